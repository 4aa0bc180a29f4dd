"""Arguments that several commands read alike: whole numbers, and how many boxes are in play."""

import argparse
import re
from collections.abc import Callable

from trainer.wording.language import Language


def whole_number(language: Language, least: int, most: int) -> Callable[[str], int]:
    """Reads an argument that is a whole number within these."""

    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,20}", text) or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(
                language.text("{text} is no number from {least} to {most}", text=repr(text), least=least, most=most)
            )
        return int(text)

    return read


def boxes(language: Language) -> Callable[[str], tuple[int, int]]:
    """Reads how many boxes are in play: `5`, or from the fewest to the most, `3-7`."""

    def read(text: str) -> tuple[int, int]:
        match = re.fullmatch(r"([1-7])(?:-([1-7]))?", text)
        low, high = (int(match[1]), int(match[2] or match[1])) if match else (1, 0)
        if low > high:
            raise argparse.ArgumentTypeError(
                language.text("{text} are no boxes; right would be 5, or 3-7", text=repr(text))
            )
        return low, high

    return read
