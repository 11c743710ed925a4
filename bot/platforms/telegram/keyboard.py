"""A screen's buttons as an inline keyboard: at most eight a row and a hundred in all."""

import logging
from collections.abc import Iterable

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.moments import plain
from bot.screens import Button, Screen, Style

ROW = 8
ALL = 100
LABEL = 40
_ROW_WIDTH = 26  # characters that a phone shows in a row of buttons, their margins counted as two

_STYLES = {Style.PRIMARY: "primary", Style.SUCCESS: "success", Style.DANGER: "danger"}

_log = logging.getLogger(__name__)

Row = tuple[Button, ...]


def keyboard(screen: Screen, styles: bool) -> InlineKeyboardMarkup | None:
    """The choices as a compact grid, the actions below; None without any. ``styles``: whether the
    server takes colours."""
    rows = [*grid(_choices(screen), screen.columns), *screen.actions]
    if not any(rows):
        return None
    return InlineKeyboardMarkup([[_button(b, styles) for b in row] for row in rows if row])


def grid(choices: Row, columns: int) -> Iterable[Row]:
    """Choices in rows of ``columns``, or with 0 in even rows of as many as their labels allow."""
    if not choices:
        return ()
    most = min(columns, ROW) or min(ROW, _fitting(choices))
    rows = -(-len(choices) // most)
    width = most if columns else -(-len(choices) // rows)
    return (choices[at : at + width] for at in range(0, len(choices), width))


def _fitting(choices: Row) -> int:
    longest = max(len(plain(button.label)) for button in choices)
    return max(1, _ROW_WIDTH // (longest + 2) if longest > 2 else ROW)


def _choices(screen: Screen) -> Row:
    """The choices that fit beside the actions."""
    room = ALL - sum(map(len, screen.actions))
    if len(screen.choices) > room:
        _log.error("table %s: %d choices, %d fit", screen.table, len(screen.choices), room)
    return screen.choices[:room]


def _button(button: Button, styles: bool) -> InlineKeyboardButton:
    label = plain(button.label)[:LABEL]
    if button.url:
        return InlineKeyboardButton(label, url=button.url)
    style = _STYLES.get(button.style) if styles else None
    return InlineKeyboardButton(label, callback_data=button.payload, style=style)
