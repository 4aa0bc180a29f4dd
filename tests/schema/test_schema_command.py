"""`croupier schema`: the schemas as an editor reads them."""

import json
from pathlib import Path

import pytest

from trainer.cli import main


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("options", [[], ["--rules"]])
def test_it_prints_json_in_either_language(code: str, options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", code, "schema", *options]) == 0
    schema = json.loads(capsys.readouterr().out)
    assert schema["$schema"] == "http://json-schema.org/draft-07/schema#"
    assert ("base" if options else "rounds") in schema["properties"]


def test_it_writes_a_file_and_never_over_another(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "croupier.schema.json"
    assert main(["--language", "en", "schema", "-o", str(path)]) == 0
    written = path.read_bytes()
    assert json.loads(written)["title"] == "Scenario"
    assert main(["--language", "en", "schema", "--rules", "-o", str(path)]) == 1
    assert path.read_bytes() == written
    assert "--force" in capsys.readouterr().err
    assert main(["--language", "en", "schema", "--rules", "-o", str(path), "--force"]) == 0
    assert json.loads(path.read_bytes())["title"] == "House rules"
    assert [found.name for found in tmp_path.iterdir()] == ["croupier.schema.json"]


def test_help_says_how_an_editor_finds_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "en", "schema", "--help"]) == 0
    assert "#:schema ./croupier.schema.json" in " ".join(capsys.readouterr().out.split())
