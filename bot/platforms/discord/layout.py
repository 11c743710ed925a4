"""A screen as a Discord message of Components V2: the picture, its caption, the buttons.

At most 40 components: up to 20 moves are buttons, five a row; more are lists of 25.
"""

import io
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.moments import plain
from bot.platforms.discord.caption import caption, mentioned
from bot.platforms.discord.items import make_button, make_select, unique_ids
from bot.screens import Button, Screen

WIDTH = 5
MOST_BUTTONS = 20
MOST_OPTIONS = 25
MOST_COMPONENTS = 40
LONGEST_ALT = 1024
FILE = "board.png"

Pair = tuple[Button, str]


def message(screen: Screen) -> dict[str, Any]:
    """What a new message says: the picture, the components, and whom it notifies."""
    people = [discord.Object(id) for id in mentioned(screen.mentions)]
    allowed = discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=people or False
    )
    return {"files": files(screen), "view": layout(screen), "allowed_mentions": allowed}


def edit(screen: Screen) -> dict[str, Any]:
    """What an edit says; it notifies nobody."""
    return {
        "attachments": files(screen),
        "view": layout(screen),
        "allowed_mentions": discord.AllowedMentions.none(),
    }


def private_note(text: str) -> dict[str, Any]:
    """What a new message of one text says, for one person."""
    return {
        "view": note(text),
        "allowed_mentions": discord.AllowedMentions.none(),
        "ephemeral": True,
    }


def layout(screen: Screen) -> ui.LayoutView:
    """The message's components. The view waits for nothing: presses come back by ``items``."""
    view = ui.LayoutView(timeout=None)
    for part in _parts(screen):
        view.add_item(part)
    view.stop()
    return view


def files(screen: Screen) -> list[discord.File]:
    """The picture to upload, if there is one."""
    if screen.picture is None:
        return []
    return [discord.File(io.BytesIO(screen.picture.png), FILE)]


def note(text: str) -> ui.LayoutView:
    """A message of one text, for one person."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(caption(plain(text).split("\n")) or "…"))
    view.stop()
    return view


def _parts(screen: Screen) -> list[ui.Item[Any]]:
    buttons = (*screen.choices, *(button for row in screen.actions for button in row))
    pairs = list(zip(buttons, unique_ids(button.payload for button in buttons), strict=True))
    choices, actions = pairs[: len(screen.choices)], pairs[len(screen.choices) :]
    bottom = _action_rows(screen, actions)
    head = _composer(screen)
    room = MOST_COMPONENTS - len(head) - 1 - _size(bottom)
    moves = _move_rows(screen, choices)
    listed = len(choices) > MOST_BUTTONS or _size(moves) > room
    if listed:
        moves = _lists(screen, choices)
    text = _text(screen, "" if listed else screen.prompt)
    return [*head, *text, *moves, *bottom]


def _size(rows: Sequence[ui.ActionRow[Any]]) -> int:
    return sum(1 + len(row.children) for row in rows)


def _composer(screen: Screen) -> list[ui.Item[Any]]:
    if screen.picture is None:
        return []
    alt = plain(screen.alt or screen.caption)[:LONGEST_ALT]
    picture = discord.MediaGalleryItem(f"attachment://{FILE}", description=alt)
    return [ui.MediaGallery(picture)]


def _text(screen: Screen, prompt: str) -> list[ui.Item[Any]]:
    lines = (*screen.lines, prompt if screen.choices else "")
    said = caption(filter(None, lines), screen.mentions)
    return [ui.TextDisplay(said)] if said.strip() else []


def _row(pairs: Sequence[Pair]) -> ui.ActionRow[Any]:
    return ui.ActionRow(*(make_button(button, custom_id) for button, custom_id in pairs))


def _rows(pairs: Sequence[Pair], width: int) -> list[ui.ActionRow[Any]]:
    return [_row(pairs[i : i + width]) for i in range(0, len(pairs), width)]


def _move_rows(screen: Screen, pairs: Sequence[Pair]) -> list[ui.ActionRow[Any]]:
    fits = 0 < screen.columns <= WIDTH
    return _rows(pairs, screen.columns if fits else WIDTH)


def _lists(screen: Screen, pairs: Sequence[Pair]) -> list[ui.ActionRow[Any]]:
    chunks = [pairs[i : i + MOST_OPTIONS] for i in range(0, len(pairs), MOST_OPTIONS)]
    return [
        ui.ActionRow(make_select(number, chunk, _placeholder(screen, chunk, len(chunks))))
        for number, chunk in enumerate(chunks)
    ]


def _placeholder(screen: Screen, chunk: Sequence[Pair], chunks: int) -> str:
    """What a closed list says: what to choose, and from where to where."""
    span = f"{chunk[0][0].label} – {chunk[-1][0].label}" if chunks > 1 else ""
    return " ".join(filter(None, (screen.prompt, span)))


def _action_rows(screen: Screen, pairs: Sequence[Pair]) -> list[ui.ActionRow[Any]]:
    """The rows as the screen has them, or packed when that takes too many components."""
    left = list(pairs)
    rows = []
    for row in filter(None, screen.actions):
        rows.append(_row(left[: len(row)]))
        del left[: len(row)]
    spare = MOST_COMPONENTS - 2 - 2 * -(-len(screen.choices) // MOST_OPTIONS)
    return rows if _size(rows) <= spare else _rows(pairs, WIDTH)
