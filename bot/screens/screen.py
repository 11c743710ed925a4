"""Screen and Button: what every platform can show."""

from dataclasses import dataclass
from enum import StrEnum

from render import Picture


class Style(StrEnum):
    """What a button is for; platforms that know colours use them."""

    PLAIN = "plain"
    PRIMARY = "primary"
    SUCCESS = "success"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """A label of at most 40 characters and the payload its press sends (``bot.press``); with
    ``url`` it opens that address instead. ``more``: a move's choice that others must follow."""

    label: str
    payload: str = ""
    style: Style = Style.PLAIN
    url: str = ""
    more: bool = False


@dataclass(frozen=True, slots=True)
class Mention:
    """Somebody whom a new message is to notify: their key, and the name that stands in its
    lines."""

    person: str
    name: str


@dataclass(frozen=True, slots=True)
class Screen:
    """One message: a picture, a caption and buttons. Lines are in the reader's language; a board
    in characters is one line with breaks in it, to be shown in letters of one width.

    ``choices`` are the moves, perhaps many: each platform lays them out as compactly as it can,
    ``columns`` a row where that is possible (0: as many as fit), with ``prompt`` above or inside
    a list. ``actions`` are rows of at most five ordinary buttons, shown as they are.

    Lines may hold moments (``bot.moments``). ``mentions`` are notified when the screen is a new
    message: the first place where the name stands in the lines mentions them.

    ``yours``: it is up to the reader to do something, to move or to answer. ``waits``: the reader
    plays here, and it is up to somebody else.
    """

    table: str  # code; "" for a screen that belongs to no table, such as /help
    revision: int  # the table's revision that it shows
    lines: tuple[str, ...]  # the caption, a plain paragraph each; one with line breaks is a board
    audience: str | None = None  # the key of the only person who may see it; None: everybody
    picture: Picture | None = None
    alt: str = ""  # the picture in words, at most 1,000 characters
    choices: tuple[Button, ...] = ()
    columns: int = 0
    prompt: str = ""
    actions: tuple[tuple[Button, ...], ...] = ()
    page: str = ""  # of an analysis, so that a message stays on it; "" for all other screens
    mentions: tuple[Mention, ...] = ()
    yours: bool = False
    waits: bool = False

    @property
    def caption(self) -> str:
        """The lines as one text, at most 1,000 characters when there is a picture."""
        return "\n".join(self.lines)
