"""Buttons that many screens share: each verb's payload and label in one place."""

from bot.press import Press
from bot.screens.screen import Button, Style
from bot.screens.wording import Wording


def button(
    wording: Wording,
    verb: str,
    *path: str,
    label: str = "",
    style: Style = Style.PLAIN,
) -> Button:
    """A button that sends ``verb`` with ``path``; its label is the text ``button-<verb>``."""
    payload = Press(verb, wording.table.code, wording.table.revision, path).pack()
    text = label or wording.say(f"button-{verb}")
    return Button(text if len(text) <= 40 else text[:39] + "…", payload, style)


def rows(*buttons: Button | None, width: int = 3) -> tuple[tuple[Button, ...], ...]:
    """Those of ``buttons`` that there are, ``width`` a row."""
    there = [button for button in buttons if button is not None]
    return tuple(tuple(there[i : i + width]) for i in range(0, len(there), width))
