"""`croupier new`: files to begin with, right as they are and explained in the language chosen."""

import re
from pathlib import Path

import pytest

from trainer.cli import main
from trainer.games.paire_poker.facts import PaireRound
from trainer.games.twentyone.facts import Round
from trainer.rules import PRESETS
from trainer.scenarios import Scenario, read_scenario
from trainer.scenarios.templates import WIDTH, said_in, template
from trainer.wording import templates
from trainer.wording.language import LANGUAGES, Language, load


def written(rules: str, language: Language) -> str:
    return template(rules, lambda name: templates.words(name, language))


def scenario_of(text: str) -> Scenario:
    scenario, faults = read_scenario(text)
    assert faults == ()
    assert scenario is not None
    return scenario


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("rules", PRESETS)
def test_every_template_is_right_and_of_its_game(rules: str, code: str) -> None:
    text = written(rules, load("fr" if code == "fr" else "en"))
    assert scenario_of(text).rules.name == rules
    assert "@" not in text
    assert max(map(len, text.splitlines())) <= WIDTH


@pytest.mark.parametrize("rules", PRESETS)
def test_what_is_commented_out_is_right_as_well(rules: str) -> None:
    text = written(rules, load("en"))
    with_it = re.sub(r"^# (?=\[text\.|title = |aim = )", "", text, flags=re.MULTILINE)
    assert with_it != text
    assert scenario_of(with_it).title_in("fr") == "Premiers coups"


@pytest.mark.parametrize("rules", PRESETS)
def test_every_template_shows_what_its_game_has(rules: str) -> None:
    scenario = scenario_of(written(rules, load("en")))
    if rules == "paire-poker":
        players = [player for facts in scenario.rounds if isinstance(facts, PaireRound) for player in facts.players]
        assert any(player.first_offer for player in players)
        assert {"red", "7-K-joker", "6-7-Q-K", "pair 7", "any pair", "poker hand"} <= {
            bet.on for player in players for bet in player.bets
        }
        return
    facts = [played for played in scenario.rounds if isinstance(played, Round)]
    boxes = [box for played in facts for box in played.boxes]
    asked = {ask.request for box in boxes for ask in box.hand.asks}
    assert asked == {"hit", "stand", "double", "split", "surrender"}
    assert any(ask.request == "hit" and ask.card is None for box in boxes for ask in box.hand.asks)
    assert any(box.standing for box in boxes)
    assert any(box.first_offer for box in boxes)
    assert any(played.red_card for played in facts)


def test_every_word_is_said_by_some_template() -> None:
    assert templates.names() == {name for rules in PRESETS for name in said_in(rules)}


def test_without_a_game_and_without_a_file_poker_21_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "en", "new"]) == 0
    assert scenario_of(capsys.readouterr().out).rules.name == "poker21"


def test_the_comments_are_in_the_language_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "fr", "new", "blackjack"]) == 0
    french = capsys.readouterr().out
    assert french == written("blackjack", load("fr"))


def test_a_file_is_written_and_never_over_another(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "lesson.toml"
    assert main(["--language", "en", "new", "paire-poker", "-o", str(path)]) == 0
    assert f"croupier play {path}" in capsys.readouterr().out
    assert main(["check", str(path)]) == 0
    path.write_text("mine")
    assert main(["--language", "en", "new", "-o", str(path)]) == 1
    assert path.read_text() == "mine"
    assert "--force" in capsys.readouterr().err
    assert main(["--language", "en", "new", "-o", str(path), "--force"]) == 0
    assert scenario_of(path.read_text(encoding="utf-8"))


def test_a_game_that_nobody_knows_is_a_wrong_call(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "en", "new", "poker22"]) == 2
    assert "Did you mean `poker21`?" in capsys.readouterr().err
    assert main(["--language", "en", "new", "bridge"]) == 2
    assert "poker21, poker21-circle, blackjack, paire-poker" in capsys.readouterr().err


def test_a_file_that_could_not_be_written_whole_is_not_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "lesson.toml"
    path.write_text("mine")

    def full(self: Path, data: bytes) -> int:
        with self.open("wb") as file:
            file.write(data[:10])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    assert main(["--language", "en", "new", "-o", str(path), "--force"]) == 1
    assert "No space left on device" in capsys.readouterr().err
    assert [(found.name, found.read_text()) for found in tmp_path.iterdir()] == [("lesson.toml", "mine")]
