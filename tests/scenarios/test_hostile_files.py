"""Files are data: bounded in size and depth, unable to reach other files or to steer the terminal."""

import os
import tracemalloc
from pathlib import Path

import marked_paire as paire
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from marked import BOX, GOOD, HEAD, ROUND, found, in_hand

from trainer.scenarios import read_scenario
from trainer.scenarios.faults import MOST_FINDINGS
from trainer.scenarios.files import check, load, rules_beside, scenario_files
from trainer.scenarios.house_rules import Unreadable
from trainer.scenarios.toml import MOST_BYTES
from trainer.wording.faults import sentence
from trainer.wording.language import load as language

ENGLISH = language("en")


def codes(source: str | bytes) -> list[str]:
    return [code for code, *_ in found(source)]


@pytest.mark.parametrize("empty", [b"", b"\n\n", b"# only a comment\n", "\ufeff".encode()])
def test_an_empty_file_is_said_to_be_empty_and_nothing_more(empty: bytes) -> None:
    assert found(empty) == [("empty", 1, 1, "")]


def test_bytes_that_are_not_utf8_are_told_with_their_line_and_column() -> None:
    source = GOOD.replace("Marked", "Égalité").encode() + b"# caf\xe9\n"
    assert [(code, line, column) for code, line, column, _ in found(source)] == [("not-utf-8", GOOD.count("\n") + 1, 6)]
    assert codes(GOOD.encode("utf-16")) == ["not-utf-8"]


def test_a_huge_file_is_refused_unread() -> None:
    assert codes(b"#" * (MOST_BYTES + 1)) == ["too-large"]


@pytest.mark.parametrize("nested", ["[" * 100_000, "{a=" * 100_000, "[" * 500 + "]" * 500])
def test_a_value_nested_without_end_is_told_and_not_followed(nested: str) -> None:
    (fault,) = found(f"{GOOD}x = {nested}")
    assert fault[:2] == ("too-nested", GOOD.count("\n") + 1)


def test_a_key_of_countless_parts_is_told_and_not_followed() -> None:
    assert codes(f"{GOOD}[{'a.' * 50_000}a]\n") == ["too-nested"]


@pytest.mark.parametrize("depth", [90, 390])
def test_what_the_decoder_still_reads_but_no_scenario_means_is_an_unknown_key(depth: int) -> None:
    assert codes(f"x = {'[' * depth}{']' * depth}\n{GOOD}") == ["unknown-key"]


@pytest.mark.parametrize("digits", ["9" * 5000, "0x" + "f" * 5000, "1e99999999999999999999999", "-" + "9" * 4000])
def test_numbers_of_thousands_of_digits_are_absurd_or_infinite_money(digits: str) -> None:
    (code,) = codes(GOOD.replace("stake = 50", f"stake = {digits}"))
    assert code in ("money-absurd", "money-infinite", "money-negative")


def test_whole_numbers_beyond_measure_are_no_box() -> None:
    assert codes(GOOD.replace("box = 1", f"box = 0x{'f' * 5000}")) == ["box-outside"]


@pytest.mark.parametrize("hand", ["(" * 5000, "split (" * 900, "As Ad split (As " * 100, ")" * 100, "hit " * 400])
def test_brackets_without_end_in_a_hand_are_told(hand: str) -> None:
    assert codes(in_hand(hand))


def test_so_many_faults_that_they_would_fill_the_memory_end_the_reading() -> None:
    source = f"rounds = [{'1,' * (MOST_FINDINGS + 5)}]\n{HEAD}"
    faults = read_scenario(source)[1]
    assert len(faults) == MOST_FINDINGS + 1
    assert faults[-1].code == "more-faults"


def test_a_line_of_a_million_letters_is_shown_only_around_its_fault() -> None:
    fault = read_scenario(f"x = [{'1,' * 500_000}]\n{GOOD}")[1][0]
    assert len(fault.text) <= 120
    assert len(fault.excerpt.text) <= 320


def test_a_text_that_would_steer_a_terminal_is_an_error_and_its_sentence_does_not_repeat_it() -> None:
    for sign in (r"\u001b", r"\u009b", r"\u202e", r"\u2028", r"\u0000", r"\r"):
        (fault,) = read_scenario(GOOD.replace("Marked", f"M{sign}[2J"))[1]
        assert fault.code == "control-character"
        assert sentence(fault, ENGLISH).isprintable()


def test_markup_in_a_title_is_a_title_like_any_other() -> None:
    scenario = read_scenario(GOOD.replace("Marked", "[bold red]x[/] [link=file:///etc]y[/link]"))[0]
    assert scenario is not None
    assert scenario.title.startswith("[bold red]")


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.binary(max_size=200) | st.text(max_size=200))
def test_no_content_whatever_is_more_than_a_fault(content: bytes | str) -> None:
    scenario, faults = read_scenario(content)
    assert scenario is None
    assert faults


_VALUE = st.sampled_from(
    [
        '""',
        '"Kh"',
        "1",
        "-1",
        "inf",
        "nan",
        "true",
        "[]",
        "{}",
        "[1]",
        "[{}]",
        "1979-05-27",
        '"(((("',
        "9e99",
        "'''\n'''",
    ]
)


@pytest.mark.parametrize("good", [GOOD, paire.GOOD], ids=["twenty-one", "paire-poker"])
@settings(max_examples=200, deadline=None)
@given(st.data())
def test_any_value_put_anywhere_is_a_fault_with_a_place_inside_the_file(good: str, data: st.DataObject) -> None:
    lines = good.splitlines()
    at = data.draw(st.sampled_from([n for n, line in enumerate(lines) if " = " in line]))
    lines[at] = lines[at].split(" = ")[0] + " = " + data.draw(_VALUE)
    source = "\n".join(lines) + "\n"
    scenario, faults = read_scenario(source)
    assert (scenario is None) == any(fault.severity == "error" for fault in faults)
    for fault in faults:
        line = (source + "\n").split("\n")[fault.line - 1]
        assert 1 <= fault.column <= len(line) + 1
        assert line[fault.column - 1 :].startswith(fault.text)
        assert sentence(fault, ENGLISH).isprintable()


def house(folder: Path) -> Path:
    """A scenario in `folder/lessons`, with a rules file beside it and one above."""
    lessons = folder / "lessons"
    (lessons / "below").mkdir(parents=True)
    for place in (folder, lessons, lessons / "below"):
        (place / "house.toml").write_text('base = "poker21"\n')
    return lessons / "f.toml"


def test_rules_files_are_read_beside_the_scenario_and_below(tmp_path: Path) -> None:
    read = rules_beside(house(tmp_path))
    assert read("house.toml") == read("below/house.toml") == b'base = "poker21"\n'
    assert read("none.toml") == Unreadable("rules-absent")
    assert read("below") == Unreadable("rules-absent")


@pytest.mark.parametrize(
    "name",
    [
        "../house.toml",
        "below/../../house.toml",
        "/etc/passwd",
        "~/house.toml",
        "a\\\\..\\\\b.toml",
        "..\\\\house.toml",
        "//host/share.toml",
        "file:house.toml",
    ],
)
def test_rules_paths_that_leave_the_folder_are_refused_by_their_words(tmp_path: Path, name: str) -> None:
    path = house(tmp_path)
    path.write_text(GOOD.replace("poker21", name))
    assert [fault.code for fault in load(path).faults] == ["rules-outside"]


@pytest.mark.skipif(os.name != "posix", reason="links need a right there")
def test_a_link_that_leads_outside_is_not_followed(tmp_path: Path) -> None:
    path = house(tmp_path)
    (path.parent / "linked.toml").symlink_to(tmp_path / "house.toml")
    (path.parent / "up").symlink_to(tmp_path)
    (path.parent / "ring.toml").symlink_to("ring.toml")
    read = rules_beside(path)
    assert read("linked.toml") == read("up/house.toml") == Unreadable("rules-outside")
    assert isinstance(read("ring.toml"), Unreadable)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders there")
def test_a_pipe_named_as_rules_is_not_waited_on(tmp_path: Path) -> None:
    path = house(tmp_path)
    os.mkfifo(path.parent / "pipe.toml")
    assert rules_beside(path)("pipe.toml") == Unreadable("rules-absent")


@pytest.mark.parametrize("name", ["x" * 300 + ".toml", "\\u0000.toml", "\\u001b.toml"])
def test_rules_names_that_no_system_takes_are_a_fault(tmp_path: Path, name: str) -> None:
    path = house(tmp_path)
    path.write_text(GOOD.replace("poker21", name))
    (fault,) = load(path).faults
    assert fault.code in ("rules-absent", "control-character")


@pytest.mark.parametrize(
    "hostile",
    ["x = " + "[" * 100_000, "x = " + "[" * 390 + "]" * 390, "packs = 0x" + "f" * 5000, "packs = " + "9" * 5000],
)
def test_a_hostile_rules_file_is_a_fault_too(hostile: str) -> None:
    scenario, faults = read_scenario(GOOD.replace("poker21", "h.toml"), rules_files=lambda _: hostile.encode())
    assert scenario is None
    assert faults
    assert all(sentence(fault, ENGLISH).isprintable() for fault in faults)


def test_a_file_that_is_absent_a_folder_or_forbidden_is_a_fault(tmp_path: Path) -> None:
    assert [fault.code for fault in load(tmp_path / "none.toml").faults] == ["absent"]
    assert [fault.code for fault in load(tmp_path).faults] == ["unreadable"]


def test_a_folder_stands_for_the_toml_files_below_it_each_once(tmp_path: Path) -> None:
    (tmp_path / "deep" / "deeper").mkdir(parents=True)
    for name in ("b.toml", "deep/a.toml", "deep/deeper/c.toml", "deep/notes.txt"):
        (tmp_path / name).write_text("")
    found_files = list(scenario_files([tmp_path, tmp_path / "b.toml"]))
    assert found_files == [tmp_path / "b.toml", tmp_path / "deep" / "a.toml", tmp_path / "deep" / "deeper" / "c.toml"]


def test_a_folder_without_toml_files_is_a_fault(tmp_path: Path) -> None:
    (fault,) = scenario_files([tmp_path])
    assert not isinstance(fault, Path)
    assert (fault.code, fault.file) == ("no-files", str(tmp_path))


def test_a_rules_file_in_a_folder_is_checked_as_one_and_cannot_be_played(tmp_path: Path) -> None:
    path = house(tmp_path).with_name("house.toml")
    assert check(path).faults == ()
    assert [fault.code for fault in load(path).faults] == ["rules-not-scenario"]
    path.write_text('base = "poker21"\nsplits = 3\n')
    assert [(fault.code, fault.line, fault.column) for fault in check(path).faults] == [("rules-unknown-key", 2, 1)]


def test_bets_without_number_are_read_in_a_time_that_grows_as_they_do() -> None:
    bets = ",".join(f'{{ on = "bet {number}", stake = 2 }}' for number in range(20_000))
    faults = read_scenario(paire.changed('[{ on = "red", stake = 5 }, { on = "pair 7", stake = 2 }]', f"[{bets}]"))[1]
    assert {fault.code for fault in faults} == {"bet-not-on-felt"}
    assert len(faults) == 20_000


def test_a_long_file_is_read_in_little_memory() -> None:
    source = HEAD + (ROUND + BOX) * 3000
    tracemalloc.start()
    scenario, faults = read_scenario(source)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert scenario is not None
    assert {fault.code for fault in faults} == {"duplicate-round", "duplicate-rounds"}
    assert peak < 30 * len(source)
