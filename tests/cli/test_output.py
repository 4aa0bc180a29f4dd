"""A file that a command writes over: only a file, whole or not at all, and the one that a link leads to."""

import os
import stat
from pathlib import Path

import pytest

from trainer.cli import main

COMMANDS = (["new"], ["schema"], ["generate", "--seed", "1", "--rounds", "1"])


def written(command: list[str], path: Path, *options: str) -> int:
    return main(["--language", "en", *command, "-o", str(path), *options])


@pytest.mark.parametrize("command", COMMANDS)
def test_what_is_no_file_is_never_replaced(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pipe, folder = tmp_path / "pipe", tmp_path / "folder"
    os.mkfifo(pipe)
    folder.mkdir()
    for path in (pipe, folder):
        assert written(command, path, "--force") != 0
        assert "cannot be overwritten" in capsys.readouterr().err
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert sorted(tmp_path.iterdir()) == [folder, pipe]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_link_goes_on_leading_to_its_file_and_who_may_read_it_stays(command: list[str], tmp_path: Path) -> None:
    file, link = tmp_path / "file.toml", tmp_path / "link.toml"
    file.write_text("old", encoding="utf-8")
    file.chmod(0o600)
    link.symlink_to(file)
    assert written(command, link) != 0
    assert file.read_text(encoding="utf-8") == "old"
    assert written(command, link, "--force") == 0
    assert link.is_symlink()
    assert file.read_text(encoding="utf-8") != "old"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_that_cannot_be_written_whole_keeps_what_it_held(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file.toml"
    file.write_text("old", encoding="utf-8")

    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    monkeypatch.setattr(Path, "replace", full)
    assert written(command, file, "--force") != 0
    assert file.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]
