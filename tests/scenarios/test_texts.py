"""A scenario file may say its title, its aim and its notes in French and in English."""

from trainer.scenarios import Scenario, read_scenario, write_scenario

HEAD = """
format = 1
title = "Ties"
rules = "poker21"
{text}
[limits]
minimum = 10
maximum = 500
pok_maximum = 100
"""
ROUND = """
[[rounds]]
{note}
bank = "9s 8h 7d 2c Kd"
[[rounds.boxes]]
box = 1
pok = 10
stake = 50
hand = "Ts 7c stand"
"""
BILINGUAL = """
[text.fr]
title = "Égalités"
aim = "Rendre la mise à égalité."
[text.en]
aim = "Give a tie its stake back."
"""
NOTE = '[rounds.note]\nfr = "Égalité."\nen = "A tie."'


def read(text: str, *notes: str) -> Scenario:
    # A table must come after the plain keys of its round.
    rounds = "".join(
        ROUND.format(note="").replace("[[rounds.boxes]]", f"{note}\n[[rounds.boxes]]") for note in notes or ("",)
    )
    scenario, faults = read_scenario(HEAD.format(text=text) + rounds)
    assert {fault.code for fault in faults} <= {"duplicate-round"}
    assert scenario is not None
    return scenario


def codes(text: str, note: str = "") -> list[tuple[int, int, str, str]]:
    _, faults = read_scenario(HEAD.format(text=text) + ROUND.format(note=note))
    return [(fault.line, fault.column, fault.code, fault.text) for fault in faults]


def test_title_and_aim_are_given_in_the_language_asked_for() -> None:
    scenario = read(BILINGUAL)
    assert scenario.title_in("fr") == "Égalités"
    assert (scenario.aim_in("fr"), scenario.aim_in("en")) == ("Rendre la mise à égalité.", "Give a tie its stake back.")


def test_where_a_language_is_silent_the_files_own_title_and_another_languages_aim_stand() -> None:
    assert read(BILINGUAL).title_in("en") == "Ties"
    assert read('[text.fr]\naim = "Rendre."').aim_in("en") == "Rendre."
    assert read("").aim_in("fr") == ""


def test_a_note_is_given_in_the_language_asked_for_and_in_another_where_there_is_no_other() -> None:
    scenario = read("", NOTE, 'note = "Plain."', "", 'note = { fr = "Seule." }')
    assert [scenario.note_in("fr", number) for number in (1, 2, 3, 4)] == ["Égalité.", "Plain.", "", "Seule."]
    assert [scenario.note_in("en", number) for number in (1, 2, 3, 4)] == ["A tie.", "Plain.", "", "Seule."]


def test_a_file_of_plain_notes_holds_no_notes_by_language() -> None:
    scenario = read("", 'note = "Plain."')
    assert (scenario.notes, scenario.texts) == ((), {})
    assert scenario.note_in("fr", 1) == "Plain."


def test_writing_what_was_read_gives_an_equal_scenario() -> None:
    for notes in ((NOTE, 'note = "Plain."', ""), ('note = "Plain."',), ()):
        for text in ("", BILINGUAL):
            scenario = read(text, *notes)
            assert read_scenario(write_scenario(scenario))[0] == scenario


def test_other_languages_and_other_keys_are_unknown() -> None:
    assert codes('[text.fx]\ntitle = "?"') == [(5, 7, "unknown-key", "fx")]
    assert codes('[text.fr]\ntitel = "?"') == [(6, 1, "unknown-key", "titel")]
    assert [code for _, _, code, _ in codes("", 'note = { de = "?" }')] == ["unknown-key"]


def test_texts_are_strings_of_a_bounded_length_that_steer_no_terminal() -> None:
    assert [code for _, _, code, _ in codes("text = 3")] == ["wrong-type"]
    assert [code for _, _, code, _ in codes("[text]\nfr = 3")] == ["wrong-type"]
    assert [code for _, _, code, _ in codes("[text.fr]\naim = 3")] == ["wrong-type"]
    assert [code for _, _, code, _ in codes('[text.fr]\ntitle = "\\u001b[2J"')] == ["control-character"]
    assert [code for _, _, code, _ in codes(f'[text.fr]\naim = "{"a" * 1001}"')] == ["text-too-long"]
    assert [code for _, _, code, _ in codes("", "note = 3")] == ["wrong-type"]
    assert [code for _, _, code, _ in codes("", "note = { fr = 3 }")] == ["wrong-type"]
    assert [code for _, _, code, _ in codes("", 'note = { fr = "\\u202e" }')] == ["control-character"]
    assert [code for _, _, code, _ in codes("", f'note = {{ en = "{"a" * 2001}" }}')] == ["text-too-long"]
