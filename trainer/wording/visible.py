"""Text from outside as it may be shown in a terminal."""

import unicodedata


def visible(text: str) -> str:
    """`text` with what a terminal would obey, or not show, made visible; a tab becomes a space."""
    return text if text.isprintable() else "".join(map(_visible, text))


def _visible(sign: str) -> str:
    if sign.isprintable():
        return sign
    if sign == "\t":
        return " "
    if sign < " ":
        return chr(0x2400 + ord(sign))
    if sign == "\x7f":
        return "\N{SYMBOL FOR DELETE}"
    return " " if unicodedata.category(sign) == "Zs" else "\N{REPLACEMENT CHARACTER}"
