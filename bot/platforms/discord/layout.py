"""A screen as a Discord message of Components V2: one container whose bar has the colour of the
side to move, and in it the caption, the picture, the buttons. At most 40 components."""

from msgspec import UNSET

from bot.moments import plain
from bot.platforms.discord.caption import caption, mentioned
from bot.platforms.discord.components import (
    ActionRow,
    Component,
    Container,
    FileComponent,
    Gallery,
    GalleryItem,
    MediaItem,
    Select,
    TextDisplay,
)
from bot.platforms.discord.lobby import has_seats, lobby_parts
from bot.platforms.discord.outgoing import Outgoing, Upload
from bot.platforms.discord.rows import Rows
from bot.screens import Screen

MOST_COMPONENTS = 40
LONGEST_ALT = 1024
LONGEST_WORDS = 3400  # of the 4,000 signs that a message takes, some being written as two
FILE = "board.png"
LARGEST_FILE = 10 * 2**20  # bytes, where nobody has paid for more
GREEN = (0x23, 0x5C, 0x45)  # of the bar where no side is to move
HEADED = ("lobby", "result")  # the kinds of screens whose first line is a heading


def message(screen: Screen, private: bool = False) -> Outgoing:
    """What a new message says: the picture, the components, and whom it notifies."""
    return Outgoing.of(layout(screen), files(screen), mentioned(screen.mentions), private)


def edit(screen: Screen) -> Outgoing:
    """What an edit says; it notifies nobody."""
    return Outgoing.of(layout(screen), files(screen))


def private_note(text: str) -> Outgoing:
    """What a new message of one text says, for one person."""
    return Outgoing.of(note(text), private=True)


def layout(screen: Screen) -> tuple[Component, ...]:
    """The message's components."""
    if has_seats(screen):
        parts = lobby_parts(screen, Rows(MOST_COMPONENTS))
    else:
        picture = _gallery(screen)
        said = caption(screen.reading)
        spoken = [TextDisplay(said)] if said.strip() else []
        rows = Rows(MOST_COMPONENTS - 2 - len(picture) - len(spoken)).of(screen)
        parts = [*_text(screen, rows), *spoken, *picture, *rows]
    red, green, blue = screen.accent or GREEN
    return (Container(tuple(parts), red << 16 | green << 8 | blue),) if parts else ()


def files(screen: Screen) -> tuple[Upload, ...]:
    """The file or the picture to upload, if there is one."""
    if screen.file is not None:
        return (Upload(screen.file.name, screen.file.data),)
    if screen.picture is None or has_seats(screen):
        return ()
    return (Upload(FILE, screen.picture.png),)


def note(text: str) -> tuple[Component, ...]:
    """A message of one text, for one person."""
    return (TextDisplay(caption(plain(text).split("\n")) or "…"),)


def _gallery(screen: Screen) -> list[Component]:
    """What moves is played where it stands; any other file is there to be kept."""
    if screen.file is not None and not screen.file.moving:
        return [FileComponent(_beside(screen.file.name))]
    name = screen.file.name if screen.file else FILE if screen.picture else ""
    if not name:
        return []
    alt = plain(screen.alt or screen.caption)[:LONGEST_ALT]
    return [Gallery((GalleryItem(_beside(name), alt or UNSET),))]


def _beside(name: str) -> MediaItem:
    return MediaItem(f"attachment://{name}")


def _text(screen: Screen, rows: list[ActionRow]) -> list[Component]:
    """The caption, with the prompt where neither its first line nor a list says what is wanted."""
    listed = any(isinstance(row.components[0], Select) for row in rows)  # a list fills its row
    prompted = bool(screen.choices) and not screen.lead and not listed
    lines = (*screen.lines, screen.prompt if prompted else "")
    heading = screen.lead and screen.kind in HEADED
    muted = screen.lead and bool(screen.kind)
    said = caption([line for line in lines if line], screen.mentions, heading, screen.lead, muted)
    return [TextDisplay(said)] if said.strip() else []
