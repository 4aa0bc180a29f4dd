"""`croupier print`: what it writes, what it refuses, and that it never overwrites unasked."""

import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from sheet_files import NATURALS, PAIRE, pages

from trainer import cli
from trainer.cli.print import MOST_ROUNDS

Attributes = list[tuple[str, str | None]]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    found = tmp_path / "naturals.toml"
    found.write_text(NATURALS, encoding="utf-8")
    return found


def test_it_writes_a_pdf_named_after_the_file_where_one_stands(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--language", "en", "print", str(file), "--key"]) == 0
    content = Path("naturals.pdf").read_bytes()
    assert content.startswith(b"%PDF-")
    assert len(pages(content)) == 2
    assert capsys.readouterr().out == "Written: naturals.pdf (2 pages)\n"


def test_it_never_overwrites_unasked(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = Path("kept.pdf")
    kept.write_text("mine", encoding="utf-8")
    assert cli.main(["--language", "en", "print", str(file), "-o", "kept.pdf"]) == 1
    assert kept.read_text(encoding="utf-8") == "mine"
    assert "kept.pdf is there already" in capsys.readouterr().err
    assert cli.main(["print", str(file), "-o", "kept.pdf", "--force"]) == 0
    assert kept.read_bytes().startswith(b"%PDF-")
    assert sorted(path.name for path in file.parent.iterdir()) == ["kept.pdf", "naturals.toml"]


def test_the_scenario_itself_is_not_overwritten_even_by_force(file: Path) -> None:
    assert cli.main(["print", str(file), "-o", str(file), "--force"]) == 1
    assert file.read_text(encoding="utf-8") == NATURALS


def test_a_folder_that_is_not_there_is_said_in_one_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--language", "en", "print", str(file), "-o", "nowhere/sheet.pdf"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("croupier: nowhere/sheet.pdf cannot be written: ")
    assert said.count("\n") == 1


def test_a_dash_writes_to_standard_output(file: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert cli.main(["print", str(file), "-o", "-"]) == 0
    out, err = capfdbinary.readouterr()
    assert out.startswith(b"%PDF-")
    assert out.rstrip().endswith(b"%%EOF")
    assert err == b""


def test_rounds_are_chosen_by_number(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    round_text = NATURALS[NATURALS.index("[[rounds]]") :]
    file.write_text(NATURALS + round_text + round_text, encoding="utf-8")
    assert cli.main(["--language", "en", "print", str(file), "--rounds", "1,3", "-o", "some.pdf"]) == 0
    words = [word for page in pages(Path("some.pdf").read_bytes()) for word in page]
    assert [word for word in words if word.startswith("Round ")] == ["Round 1", "Round 3"]
    assert cli.main(["--language", "en", "print", str(file), "--rounds", "2-4"]) == 2
    assert "there is no round 4: the file has 3 rounds" in capsys.readouterr().err
    for wrong in ("0", "3-1", "x", "1-", "1,,2"):
        assert cli.main(["--language", "en", "print", str(file), "--rounds", wrong]) == 2
        assert "names no rounds; right would be 3, 1-20 or 1-5,8" in capsys.readouterr().err


def test_more_rounds_than_a_sheet_holds_are_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    round_text = NATURALS[NATURALS.index("[[rounds]]") :]
    file.write_text(NATURALS + round_text * MOST_ROUNDS, encoding="utf-8")
    assert cli.main(["--language", "en", "print", str(file)]) == 2
    assert "501 rounds are too many for one sheet, which holds 500" in capsys.readouterr().err
    assert not Path("naturals.pdf").exists()


def test_a_faulty_file_is_told_as_check_tells_it(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(NATURALS.replace("9s 8h", "9x 8h"), encoding="utf-8")
    assert cli.main(["--language", "en", "print", str(file)]) == 1
    assert "`9x` is no card" in capsys.readouterr().out
    assert not Path("naturals.pdf").exists()


def test_signs_that_the_fonts_lack_are_said(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(NATURALS.replace("Naturals and ties", "東京 ♥ Œuf, Łódź"), encoding="utf-8")
    assert cli.main(["--language", "en", "print", str(file)]) == 0
    assert "the fonts of a PDF lack 2 signs of this file" in capsys.readouterr().err
    words = [word for page in pages(Path("naturals.pdf").read_bytes()) for word in page]
    assert " Œuf, Lódz" in words


class _Page(HTMLParser):
    """What a browser would make of a page: its elements, what they point at, its text."""

    def __init__(self) -> None:
        super().__init__()
        self.elements: list[str] = []
        self.points: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: Attributes) -> None:
        self.elements.append(tag)
        self.points += [value or "" for name, value in attrs if name in ("href", "src", "xlink:href", "action", "data")]
        assert not [name for name, _ in attrs if name.startswith("on")]

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("text", [NATURALS, PAIRE])
def test_html_is_one_page_that_asks_nobody_for_anything(file: Path, text: str) -> None:
    hostile = "<script>alert(1)</script><img src=x onerror=alert(1)> & ' \\\" </title></style>"
    file.write_text(text.replace("title = ", f'title = "{hostile}" #'), encoding="utf-8")
    assert cli.main(["--language", "en", "print", str(file), "--key", "--html"]) == 0
    page = _Page()
    page.feed(Path("naturals.html").read_text(encoding="utf-8"))
    assert not {"script", "img", "iframe", "object", "link", "form"} & set(page.elements)
    assert all(point.startswith("#") for point in page.points)
    assert "<script>alert(1)</script>" in page.text
    assert "url(" not in page.text
    assert "@import" not in page.text


def test_html_has_worksheet_and_key(file: Path) -> None:
    assert cli.main(["--language", "en", "print", str(file), "--key", "--html"]) == 0
    text = Path("naturals.html").read_text(encoding="utf-8")
    work, key = text.split('<article class="key">')
    assert "€75.00" not in work
    assert "Pay box 3, hand 1, seated player</td><td" in key
    assert "€75.00" in key
    assert '<html lang="en">' in text


def test_nothing_of_the_printer_is_imported_for_help() -> None:
    asked = (
        "import sys; from trainer import cli; cli.main(['print', '--help']); "
        "sys.exit(any(name in sys.modules for name in ('fpdf', 'rich', 'textual')))"
    )
    assert subprocess.run([sys.executable, "-c", asked], check=False, capture_output=True).returncode == 0
