"""What schemas are made of. No piece refers to another: not every editor follows references."""

from collections.abc import Callable, Mapping
from typing import Final

from trainer.money import ABSURD

JsonSchema = dict[str, object]
Words = Callable[[str], tuple[str, str]]
"""The title and the description of a key, by its name here."""

DRAFT: Final = "http://json-schema.org/draft-07/schema#"
"""The newest that every editor of TOML takes."""
FORBIDDEN: Final[Mapping[str, object]] = {"not": {}}
"""The schema that nothing satisfies."""


class Writer:
    """Writes pieces, each with the title and the description that `words` has for it."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def piece(self, name: str, **keywords: object) -> JsonSchema:
        """A schema of these keywords."""
        title, description = self._words(name)
        return {"title": title, "description": description, **keywords}

    def text(self, name: str, longest: int, pattern: str | None = None) -> JsonSchema:
        """A text of at most so many letters."""
        more = {} if pattern is None else {"pattern": pattern}
        return self.piece(name, type="string", maxLength=longest, **more)

    def whole(self, name: str, most: int) -> JsonSchema:
        """A whole number from 1."""
        return self.piece(name, type="integer", minimum=1, maximum=most)

    def money(self, name: str, *, zero: bool = True) -> JsonSchema:
        """An amount. That it has two places at most is not said: in floating point no editor could tell."""
        least = "minimum" if zero else "exclusiveMinimum"
        return self.piece(name, type="number", **{least: 0}, maximum=ABSURD // 100)

    def table(self, name: str, properties: Mapping[str, object], required: tuple[str, ...] = ()) -> JsonSchema:
        """A table of these keys and no others."""
        return self.piece(name, **table(properties, required))

    def tables(self, name: str, properties: Mapping[str, object], required: tuple[str, ...]) -> JsonSchema:
        """An array of such tables."""
        return self.piece(name, type="array", items=self.piece(name, **table(properties, required)))


def table(properties: Mapping[str, object], required: tuple[str, ...]) -> JsonSchema:
    """A table of these keys and no others, without a word."""
    closed: JsonSchema = {"type": "object", "properties": dict(properties), "additionalProperties": False}
    return {**closed, "required": list(required)} if required else closed


def without(*keys: str) -> dict[str, object]:
    """The properties that a table may not have."""
    return dict.fromkeys(keys, FORBIDDEN)
