"""A screen as a Discord message of Components V2: one container whose bar has the colour of the
side to move, and in it the caption, the picture, the buttons. At most 40 components."""

import io
from typing import Any

import discord
from discord import ui

from bot.moments import plain
from bot.platforms.discord.caption import caption, mentioned
from bot.platforms.discord.lobby import has_seats, lobby_parts
from bot.platforms.discord.rows import Rows
from bot.screens import Screen

MOST_COMPONENTS = 40
LONGEST_ALT = 1024
LONGEST_WORDS = 3400  # of the 4,000 signs that a message takes, some being written as two
FILE = "board.png"
LARGEST_FILE = 10 * 2**20  # bytes, where nobody has paid for more
GREEN = 0x235C45  # of the bar where no side is to move
HEADED = ("lobby", "result")  # the kinds of screens whose first line is a heading


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
    """The message's components. The view waits for nothing: presses come to the client."""
    view = ui.LayoutView(timeout=None)
    if parts := _parts(screen):
        view.add_item(ui.Container(*parts, accent_colour=_accent(screen)))
    view.stop()
    return view


def files(screen: Screen) -> list[discord.File]:
    """The file or the picture to upload, if there is one."""
    if screen.file is not None:
        return [discord.File(io.BytesIO(screen.file.data), screen.file.name)]
    if screen.picture is None or has_seats(screen):
        return []
    return [discord.File(io.BytesIO(screen.picture.png), FILE)]


def note(text: str) -> ui.LayoutView:
    """A message of one text, for one person."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(caption(plain(text).split("\n")) or "…"))
    view.stop()
    return view


def _accent(screen: Screen) -> discord.Colour:
    return discord.Colour.from_rgb(*screen.accent) if screen.accent else discord.Colour(GREEN)


def _parts(screen: Screen) -> list[ui.Item[Any]]:
    if has_seats(screen):
        return lobby_parts(screen, Rows(MOST_COMPONENTS))
    picture = _gallery(screen)
    spoken = _reading(screen)
    rows = Rows(MOST_COMPONENTS - 2 - len(picture) - len(spoken)).of(screen)
    return [*_text(screen, rows), *spoken, *picture, *rows]


def _gallery(screen: Screen) -> list[ui.Item[Any]]:
    """What moves is played where it stands; any other file is there to be kept."""
    if screen.file is not None and not screen.file.moving:
        return [ui.File(f"attachment://{screen.file.name}")]
    name = screen.file.name if screen.file else FILE if screen.picture else ""
    if not name:
        return []
    alt = plain(screen.alt or screen.caption)[:LONGEST_ALT]
    picture = discord.MediaGalleryItem(f"attachment://{name}", description=alt)
    return [ui.MediaGallery(picture)]


def _reading(screen: Screen) -> list[ui.Item[Any]]:
    """The board as it is read aloud, before its picture."""
    said = caption(screen.reading)
    return [ui.TextDisplay(said)] if said.strip() else []


def _text(screen: Screen, rows: list[ui.ActionRow[Any]]) -> list[ui.Item[Any]]:
    """The caption, with the prompt where neither its first line nor a list says what is wanted."""
    listed = any(isinstance(item, ui.Select) for row in rows for item in row.children)
    prompted = bool(screen.choices) and not screen.lead and not listed
    lines = (*screen.lines, screen.prompt if prompted else "")
    heading = screen.lead and screen.kind in HEADED
    muted = screen.lead and bool(screen.kind)
    said = caption(filter(None, lines), screen.mentions, heading, screen.lead, muted)
    return [ui.TextDisplay(said)] if said.strip() else []
