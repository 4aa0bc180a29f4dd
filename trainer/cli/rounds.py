"""The rounds of a file that a command is about, as the command line names them."""

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from typing import Final

from trainer.wording.language import Language

Spans = tuple[tuple[int, int], ...]
"""Runs of rounds, each by its first and last number."""

_SPAN: Final = re.compile(r"([1-9]\d{0,5})(?:-([1-9]\d{0,5}))?", re.ASCII)


def rounds_option(language: Language) -> Callable[[str], Spans]:
    """The reader of an option such as `3`, `1-20` or `1-5,8`."""

    def spans(text: str) -> Spans:
        found = [_SPAN.fullmatch(part.strip()) for part in text.split(",")]
        read = [(int(span[1]), int(span[2] or span[1])) for span in found if span]
        if len(read) < len(found) or any(first > last for first, last in read):
            said = language.text("{text} names no rounds; right would be 3, 1-20 or 1-5,8", text=repr(text))
            raise argparse.ArgumentTypeError(said)
        return tuple(read)

    return spans


def numbers_of(spans: Spans | None, total: int, language: Language) -> Sequence[int] | None:
    """The rounds meant, in the file's order and each once; None, once that is said, where the file lacks one."""
    if spans is None:
        return range(1, total + 1)
    beyond = max(last for _, last in spans)
    if beyond > total:
        said = language.plural(
            "there is no round {number}: the file has {n} round",
            "there is no round {number}: the file has {n} rounds",
            total,
            number=beyond,
        )
        sys.stderr.write(f"croupier: {said}\n")
        return None
    return sorted({number for first, last in spans for number in range(first, last + 1)})
