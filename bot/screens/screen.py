"""Screen and Button: what every platform can show."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct

from bot.screens.file import File
from engines.game import Preview
from render import RGB, Picture


class Style(StrEnum):
    """What a button is for; platforms that know colours use them."""

    PLAIN = "plain"
    PRIMARY = "primary"
    SUCCESS = "success"
    DANGER = "danger"


class Button(NamedTuple):
    """A label of at most 40 characters and the payload its press sends (``bot.press``); with
    ``url`` it opens that address instead, ``inside`` the chat's own app where that is set;
    ``sends`` is typed for the presser behind the bot's name in a chat which they then choose.
    ``more``: a move's choice that others must follow; ``preview``: what one that makes a whole move
    would do. ``act``: a move without a piece, which stands apart from pieces and places.
    ``chosen``: what it says holds now. ``column``: the column of the board's grid in which a
    choice's cell stands, "" for no cell. ``board`` names the board that it stands for, of which a
    page shows a picture on it, "" for none. A screen has dozens: a dataclass that cannot be
    changed takes nine times as long to make."""

    label: str
    payload: str = ""
    style: Style = Style.PLAIN
    url: str = ""
    inside: bool = False
    sends: str = ""
    more: bool = False
    act: bool = False
    chosen: bool = False
    column: str = ""
    preview: Preview | None = None
    board: str = ""


@dataclass(frozen=True, slots=True)
class Mention:
    """Somebody whom a new message is to notify: their key, and the name that stands in its
    lines."""

    person: str
    name: str


@dataclass(frozen=True, slots=True)
class Menu:
    """Choices that stand folded behind one button: ``key`` is its name ("more", "clock" …), at most
    32 letters and digits, ``label`` the button's word. An option has a ``value``, the word for what
    is chosen now, and ``chosen``, the payload of that entry. ``about`` is a line for each entry,
    or (), ``prompt`` what a closed list of the entries says, "" for the label. ``within``: the key
    of the menu in which it stands, "" for one that stands on the screen itself. Chats open a menu
    by a button of the verb ``menu``; the page lays menus out itself."""

    key: str
    label: str
    entries: tuple[Button, ...] = ()
    value: str = ""
    chosen: str = ""
    about: tuple[str, ...] = ()
    within: str = ""
    prompt: str = ""


class PlaceShown(Struct, frozen=True):
    """A place of the picture in words, "c4, red": its name, and its outline in pixels."""

    name: str
    words: str
    outline: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Player:
    """A seat as a screen shows it beside the board: who holds it, and how it stands for them.

    ``level``: a computer player's, the nearest of the five names, "" for a person. ``side`` is the
    side's code, ``mark`` its sign in a line of text ("🟠"), or the seat's number where there is
    none, ``team`` its name ("🟠 Orange"). ``holds`` is how many hidden pieces the seat has,
    ``points`` its score; None where the game has no such thing. ``left`` are the seconds on its
    clock, None without one; it runs out at the Unix time ``deadline``, None while it stands.
    ``gain`` is what a match that is over has changed of the rating, "+14"; "" where that is nothing
    or not told. ``given`` is what the seat was given before the first move, "+2 corners".
    ``buttons`` are what can be done about the seat in a lobby."""

    seat: int
    name: str
    level: str = ""
    side: str = ""
    mark: str = ""
    you: bool = False
    host: bool = False
    turn: bool = False
    won: bool = False
    holds: int | None = None
    points: int | None = None
    left: float | None = None
    deadline: float | None = None
    team: str = ""
    place: str = ""  # where a person plays: "On Telegram"
    preparing: float | None = None  # how far a computer player is that cannot play yet, 0 to 1
    gain: str = ""
    given: str = ""
    about: str = ""  # a muted word of a lobby or while somebody is away: "On Telegram"
    buttons: tuple[Button, ...] = ()


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

    ``lead``: the first line is what counts most and stands out. ``title`` names the game,
    ``stake`` what is being played for ("Match 2 · 1 : 0"). ``kind`` is lobby, board, hand (the own
    pieces alone), result or "" for a screen that is none of them. ``players`` are the seats taken,
    ``free`` how many more there are, ``ahead`` how many of these come before the first of the
    ``players``; ``menus`` what is folded away.

    ``pieces`` are the reader's hidden pieces by slot, or in a shared chat the slots of the hand to
    move: numbers, of which the picked ones are primary and are put back by a press. ``cells`` is
    the board's whole grid once a piece is picked, empty cells by name and others by what lies
    there. Both repeat ``choices`` in another shape, for platforms that have room for it; what
    cannot be chosen says so when it is pressed.

    ``hand``: the ``pieces`` where they are few and the cells of a grid are chosen for them.
    ``column``: of the choices those in this column are wanted and marked.
    ``seat_lines``: so many lines, from the second, say who sits in a lobby; whoever shows the
    ``players`` leaves them out, and says ``vacant`` of the seats that are free, "" for none.
    ``accent`` is the colour of the side to move, or that has won; None for neither.
    ``hinted``: a good move is marked in the picture.
    ``played``: the number of the match that is shown and how many moves it has; None before it.
    ``places`` are all of the picture's places by rows, and ``held`` the reader's own pieces by
    slot, in words, for platforms on which one walks through them.
    ``reading``: the board as it is read aloud, a paragraph each, for whoever has asked for text;
    ``rest`` is what of it did not fit and stands in a message of its own below.
    ``file`` stands in the picture's place, and ``alt`` describes it.
    ``view``: the path at which the page shows it as a table that is none, "" for a screen without
    an address of its own; of what its choices' payloads name the first ``fixed`` say where in it
    the reader is.
    ``fetched`` names the picture of a screen of no table for chats that fetch it from an address,
    "" for one that never gets there.
    ``leads`` makes what its choices lead to by which nothing is done yet, for a page that shows
    that without asking.
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
    page: str = ""  # of a feature, so that a message stays on it; "" for all other screens
    mentions: tuple[Mention, ...] = ()
    yours: bool = False
    waits: bool = False
    lead: bool = False
    title: str = ""
    stake: str = ""
    kind: str = ""
    players: Sequence[Player] = ()
    free: int = 0
    ahead: int = 0
    menus: Sequence[Menu] = ()
    pieces: tuple[Button, ...] = ()
    cells: Sequence[tuple[Button, ...]] = ()
    hand: tuple[Button, ...] = ()
    column: str = ""
    accent: RGB | None = None
    seat_lines: int = 0
    vacant: str = ""
    hinted: bool = False
    played: tuple[int, int] | None = None
    file: File | None = None
    places: tuple[tuple[PlaceShown, ...], ...] = ()
    held: tuple[PlaceShown, ...] = ()
    reading: tuple[str, ...] = ()
    rest: tuple[str, ...] = ()
    view: str = ""
    fixed: int = 0
    fetched: str = ""
    leads: "Leads | None" = field(default=None, compare=False)

    @property
    def caption(self) -> str:
        """The lines as one text, at most 1,000 characters when there is a picture."""
        return "\n".join(self.lines)


Leads = Callable[[], Awaitable[tuple[tuple[str, Screen], ...]]]
"""Makes screens, each with the payload of the button that leads to it."""
