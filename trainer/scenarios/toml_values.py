"""Values as a TOML file writes them."""

import re
from typing import Final

from trainer.money import plain

_ESCAPED: Final = re.compile(r'[\x00-\x1f\x7f"\\]')
_ESCAPES: Final = {"\n": r"\n", "\t": r"\t", '"': r"\"", "\\": r"\\"}


def toml_text(text: str) -> str:
    """The text as a TOML string.

    >>> print(toml_text('Box 3: "split" 21'))
    "Box 3: \\"split\\" 21"
    """
    return '"' + _ESCAPED.sub(lambda sign: _ESCAPES.get(sign[0], f"\\u{ord(sign[0]):04x}"), text) + '"'


def toml_money(cents: int) -> str:
    """The amount as a TOML number.

    >>> toml_money(1000), toml_money(250), toml_money(1205)
    ('10', '2.5', '12.05')
    """
    return str(cents // 100) if cents % 100 == 0 else plain(cents).rstrip("0")
