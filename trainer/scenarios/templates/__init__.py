"""Files to begin with: a commented scenario of each game, teaching the format by example.

A template is a scenario file in which `#@ name` stands for a comment and `"@name"` for a text; who asks for one has
them said in his language.
"""

import re
import textwrap
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Final

from trainer.rules import PRESETS
from trainer.scenarios.toml_values import toml_text

WIDTH: Final = 100
"""The letters of a line of comment at most."""

_COMMENT: Final = re.compile(r"#@ ([a-z0-9-]+)")
_TEXT: Final = re.compile(r'"@([a-z0-9-]+)"')


def template(rules: str, say: Callable[[str], str]) -> str:
    """The template for the preset of that name, its comments and texts said by `say`. Raises KeyError for no preset."""
    return "\n".join(line for written in _lines(rules) for line in _said(written, say)) + "\n"


def said_in(rules: str) -> frozenset[str]:
    """The names of all that the preset's template has said."""
    return frozenset(name for line in _lines(rules) for name in (*_COMMENT.findall(line), *_TEXT.findall(line)))


def _lines(rules: str) -> list[str]:
    if rules not in PRESETS:
        raise KeyError(rules)
    return files(__package__).joinpath(f"{rules}.toml").read_text(encoding="utf-8").splitlines()


def _said(line: str, say: Callable[[str], str]) -> Iterator[str]:
    comment = _COMMENT.fullmatch(line)
    if comment is None:
        yield _TEXT.sub(lambda text: toml_text(say(text[1])), line)
        return
    for part in textwrap.wrap(say(comment[1]), WIDTH - 2, break_long_words=False, break_on_hyphens=False):
        yield f"# {part}"
