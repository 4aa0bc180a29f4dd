"""The two looks of the program: in full colour, and in the sixteen colours that every terminal has."""

from collections.abc import Mapping
from typing import Final

from rich.console import Console
from textual.theme import Theme

FELT: Final = Theme(
    name="felt",
    primary="#2f8f63",
    secondary="#1b6b4c",
    accent="#ffd35c",
    warning="#ffb454",
    error="#ff8f7a",
    success="#a6e3a1",
    foreground="#e6efe9",
    background="#0a2219",
    surface="#0e2e22",
    panel="#12392a",
    dark=True,
    variables={
        "block-cursor-background": "#227355",
        "block-cursor-foreground": "#ffffff",
        "block-cursor-blurred-background": "#1b6b4c",
        "block-cursor-blurred-foreground": "#e6efe9",
        "border": "#2f8f63",
        "border-blurred": "#1b4a37",
    },
)
SIXTEEN: Final = Theme(
    name="sixteen",
    ansi=True,
    primary="ansi_green",
    secondary="ansi_green",
    accent="ansi_bright_yellow",
    warning="ansi_yellow",
    error="ansi_bright_red",
    success="ansi_bright_green",
    foreground="ansi_white",
    background="ansi_black",
    surface="ansi_black",
    panel="ansi_black",
    dark=True,
    variables={
        "ansi-background": "ansi_black",
        "ansi-foreground": "ansi_white",
        "block-cursor-background": "ansi_blue",
        "block-cursor-foreground": "ansi_bright_white",
        "block-cursor-blurred-background": "ansi_blue",
        "block-cursor-blurred-foreground": "ansi_white",
        "border": "ansi_green",
        "border-blurred": "ansi_green",
    },
)


def few_colours(environment: Mapping[str, str]) -> bool:
    """Whether the terminal has sixteen colours or none: NO_COLOR asks for none."""
    if "NO_COLOR" in environment:
        return True
    return Console(force_terminal=True, _environ=environment).color_system in (None, "standard", "windows")
