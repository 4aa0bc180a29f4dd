"""What a command makes for the user to keep: printed, or in the file that he names, never overwritten unasked."""

import argparse
import contextlib
import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from trainer.wording.language import Language

NOT_WRITTEN: Final = 1


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The options of a command that writes a file."""
    parser.add_argument(
        "-o",
        "--output",
        type=Path,
        metavar=language.text("FILE"),
        help=language.text("write to this file; without it the text is printed"),
    )
    parser.add_argument("--force", action="store_true", help=language.text("overwrite the file if there is one"))


def deliver(text: str, options: argparse.Namespace, language: Language) -> int:
    """Write the text, as it stands and in UTF-8, to where the options say; the exit code."""
    content = text.encode()
    if options.output is None:
        _print(content)
        return 0
    return 0 if write(content, options.output, language, force=options.force) else NOT_WRITTEN


def write(content: bytes, path: Path, language: Language, *, force: bool) -> bool:
    """Write a new file, or with `force` also over one that is there; False, once that is said, where it cannot be."""
    try:
        if force and path.exists() and not path.is_file():  # a folder, a pipe, a device: nothing of it is ours
            said = language.text("{file} cannot be overwritten", file=shown(path))
            sys.stderr.write(f"croupier: {said}\n")
            return False
        (_replace if force else _create)(path, content)
    except FileExistsError:
        said = language.text("{file} is there already. With --force it is overwritten.", file=shown(path))
    except (OSError, ValueError) as error:  # a ValueError for a name with a null in it
        reason = getattr(error, "strerror", None) or "-"
        said = language.text("{file} cannot be written: {reason}.", file=shown(path), reason=reason)
    else:
        return True
    sys.stderr.write(f"croupier: {said}\n")
    return False


def _print(content: bytes) -> None:
    """Bytes, so that no locale and no system changes a letter or a line end."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
    else:
        sys.stdout.write(content.decode())


def _create(path: Path, content: bytes) -> None:
    with path.open("xb") as file:
        try:
            file.write(content)
            file.flush()
        except OSError:
            with contextlib.suppress(OSError):
                path.unlink()
            raise


def _replace(path: Path, content: bytes) -> None:
    """Writes beside the file first: where that fails, what was there stays. A link goes on leading to its file."""
    path = path.resolve()
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_bytes(content)
        if path.exists():
            beside.chmod(path.stat().st_mode & 0o777)
        beside.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise


def shown(path: Path) -> str:
    """A file's name without anything that a terminal would obey."""
    from trainer.wording.visible import visible  # `croupier --help` reads no scenario

    return visible(str(path))
