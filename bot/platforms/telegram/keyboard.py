"""A screen's buttons as an inline keyboard: at most eight rows, none wider than a phone shows."""

import logging
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

import msgspec

from bot import bounds
from bot.moments import plain
from bot.platforms.telegram.form import encode
from bot.platforms.telegram.label import shown_width
from bot.screens import Button, Screen, Style

ROW = 8
ROWS = 8
LABEL = 40
COMFORTABLE = 6  # moves a row, where there is no need for more
WIDTH = 37.0  # characters that a phone of 390 points shows in a row of buttons
MARGIN = 1.5  # of them beside each label

_STYLES = {Style.PRIMARY: "primary", Style.SUCCESS: "success", Style.DANGER: "danger"}

_log = logging.getLogger(__name__)

Row = tuple[Button, ...]
Rows = tuple[Row, ...]


class _ApiApp(msgspec.Struct):
    """A page that Telegram opens within itself."""

    url: str


class _ApiButton(msgspec.Struct, omit_defaults=True):
    """A button as the Bot API has it."""

    text: str
    callback_data: str | None = None
    url: str | None = None
    web_app: _ApiApp | None = None
    style: str | None = None
    switch_inline_query: str | None = None


def keyboard(screen: Screen, styles: bool) -> msgspec.Raw | None:
    """The hand's numbers, the moves and the actions below, as JSON; None without any. ``styles``:
    whether the server takes colours."""
    rows = laid_out(screen)
    if not rows:
        return None
    keys = [[_key(button, styles) for button in row] for row in rows]
    return msgspec.Raw(encode({"inline_keyboard": keys}))


def laid_out(screen: Screen) -> Rows:
    """The buttons in at most eight rows: as comfortably as there is room for. Where labels would
    need more, they are cut off sooner than a button is missing."""
    fitting = (rows for rows in _tries(screen) if len(rows) <= ROWS)
    rows = next(fitting, None)
    return _crammed(screen) if rows is None else rows


def _tries(screen: Screen) -> Iterator[Rows]:
    """Layouts from the most comfortable to the tightest."""
    actions = tuple(part for row in screen.actions for part in even(row, ROW))
    grid, wide = tuple(screen.cells), screen.columns
    if not grid and 0 < wide <= ROW:  # the choices are the cells of a grid
        choices = screen.choices
        grid = tuple(choices[at : at + wide] for at in range(0, len(choices), wide))
    elsewhere = {b.payload for b in (*screen.pieces, *(b for row in grid for b in row))}
    left = tuple(b for b in screen.choices if b.payload not in elsewhere)
    free = tuple(b for b in left if not b.act)  # neither a piece nor a cell
    hand, acts = even(screen.pieces, ROW), packed(tuple(b for b in left if b.act))
    yield (*hand, *grid, *even(free, COMFORTABLE), *acts, *actions)
    places = (*grid, *even(free, ROW), *acts)
    moves = (*hand, *places)
    yield (*moves, *actions)
    tight = packed(tuple(button for row in actions for button in row))
    yield (*moves, *tight)
    if screen.choices:  # in the middle of a move what is farther away can wait
        yield (*moves, *tight[: max(1, ROWS - len(moves))])
        # The numbers of the hand a press on [Back] brings again.
        places = places or hand
        yield (*places, *tight[: max(1, ROWS - len(places))])


def _crammed(screen: Screen) -> Rows:
    """All buttons in eight rows, however wide. More choices than those hold are an error of the
    screen's."""
    actions = tuple(button for row in screen.actions for button in row)
    room = ROWS * ROW - len(actions)
    if len(screen.choices) > room:
        _log.error(
            "table %s: %d choices, but only %d fit on the keyboard",
            screen.table,
            len(screen.choices),
            room,
        )
    kept = (*screen.choices[:room], *actions)
    return tuple(kept[share] for share in _shares(len(kept), min(ROWS, len(kept))))


def even(buttons: Row, most: int) -> Rows:
    """As few rows as fit, all about as long: nine in five and four."""
    for count in range(-(-len(buttons) // most), len(buttons) + 1):
        rows = tuple(buttons[share] for share in _shares(len(buttons), count))
        if all(map(fits, rows)):
            return rows
    return ()


def _shares(size: int, count: int) -> tuple[slice, ...]:
    """So many things in ``count`` parts whose sizes differ by one at most."""
    short, longer = divmod(size, count) if count else (0, 0)
    ends = [short * part + min(part, longer) for part in range(count + 1)]
    return tuple(slice(start, end) for start, end in pairwise(ends))


def packed(buttons: Row) -> Rows:
    """One after the other into as few rows as fit."""
    rows: list[Row] = []
    for button in buttons:
        longer = (*rows[-1], button) if rows else ()
        if longer and len(longer) <= ROW and fits(longer):
            rows[-1] = longer
        else:
            rows.append((button,))
    return tuple(rows)


def fits(row: Row) -> bool:
    """Whether a phone shows the labels whole: all buttons of a row are equally wide."""
    return len(row) <= 1 or max(_label(one.label)[1] for one in row) * len(row) <= WIDTH


@lru_cache(maxsize=bounds.LABELS)
def _label(label: str) -> tuple[str, float]:
    """How a label is shown, and the width that it needs."""
    shown = plain(label)[:LABEL]
    return shown, shown_width(shown) + MARGIN


def _key(button: Button, styles: bool) -> _ApiButton:
    label, _ = _label(button.label)
    if button.sends:
        return _ApiButton(label, switch_inline_query=button.sends)
    if button.inside:
        return _ApiButton(label, web_app=_ApiApp(button.url))
    if button.url:
        return _ApiButton(label, url=button.url)
    return _ApiButton(label, button.payload, style=_STYLES.get(button.style) if styles else None)
