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
    """What can be pressed: a label and what its press does. A screen has dozens: a dataclass that
    cannot be changed takes nine times as long to make."""

    label: str  # at most 40 characters
    payload: str = ""  # what its press sends (``bot.press``)
    style: Style = Style.PLAIN
    url: str = ""  # an address that it opens instead
    inside: bool = False  # the address opens in the chat's own app, where that is set
    sends: str = ""  # typed for the presser behind the bot's name, in a chat that they then choose
    more: bool = False  # a move's choice that others must follow
    act: bool = False  # a move without a piece, which stands apart from pieces and places
    chosen: bool = False  # what it says holds now
    column: str = ""  # of the board's grid, in which a choice's cell stands; "" for no cell
    preview: Preview | None = None  # what it would do, where it makes a whole move
    board: str = ""  # the name of the board whose picture a page shows on it, "" for none


class Mention(Struct, frozen=True):
    """Somebody whom a new message is to notify: their key, and the name that stands in its
    lines."""

    person: str
    name: str


class Menu(Struct, frozen=True):
    """Choices that stand folded behind one button. Chats open a menu by a button of the verb
    ``menu``; the page lays menus out itself."""

    key: str  # its name ("more", "clock" …), at most 32 letters and digits
    label: str  # the button's word
    entries: tuple[Button, ...] = ()
    value: str = ""  # of an option, the word for what is chosen now
    chosen: str = ""  # of an option, the payload of that entry
    about: tuple[str, ...] = ()  # a line for each entry, or none
    within: str = ""  # the key of the menu in which it stands, "" for one on the screen itself
    prompt: str = ""  # what a closed list of the entries says, "" for the label


class PlaceShown(Struct, frozen=True):
    """A place of the picture in words, "c4, red": its name, and its outline in pixels."""

    name: str
    words: str
    outline: tuple[tuple[int, int], ...]


class Player(Struct, frozen=True):
    """A seat as a screen shows it beside the board: who holds it, and how it stands for them."""

    seat: int
    name: str
    level: str = ""  # a computer player's, the nearest of the five names; "" for a person
    side: str = ""  # the side's code
    mark: str = ""  # the side's sign in a line of text ("🟠"), or the seat's number
    you: bool = False
    host: bool = False
    turn: bool = False
    won: bool = False
    holds: int | None = None  # hidden pieces; None in a game without any
    points: int | None = None  # the score; None in a game without one
    left: float | None = None  # seconds on its clock; None without one
    deadline: float | None = None  # the Unix time at which it runs out; None while it stands
    team: str = ""  # the side's name ("🟠 Orange")
    place: str = ""  # where a person plays: "On Telegram"
    preparing: float | None = None  # how far a computer player is that cannot play yet, 0 to 1
    gain: str = ""  # of rating, by a match that is over ("+14"); "" for nothing, or not told
    given: str = ""  # before the first move ("+2 corners")
    about: str = ""  # a muted word of a lobby or while somebody is away: "On Telegram"
    buttons: tuple[Button, ...] = ()  # what can be done about the seat in a lobby


@dataclass(frozen=True, slots=True)
class Screen:
    """One message: a picture, a caption and buttons, in the reader's language."""

    table: str  # code; "" for a screen that belongs to no table, such as /help
    revision: int  # the table's revision that it shows
    lines: tuple[str, ...]
    """The caption, a plain paragraph each; they may hold moments (``bot.moments``). One with line
    breaks is a board in characters, shown in letters of one width."""
    audience: str | None = None  # the key of the only person who may see it; None: everybody
    picture: Picture | None = None
    alt: str = ""  # the picture, or the file, in words, at most 1,000 characters
    kind: str = ""  # lobby, board, hand (the own pieces alone), result, or "" for none of them
    page: str = ""  # of a feature, so that a message stays on it; "" for all other screens

    # What stands around the picture, or in its place.
    file: File | None = None  # instead of a picture
    fetched: str = ""
    """The name of the picture of a screen of no table, for chats that fetch it from an address; ""
    for one that never gets there."""
    title: str = ""  # the game's name
    stake: str = ""  # what is being played for ("Match 2 · 1 : 0")
    lead: bool = False  # the first line is what counts most and stands out
    accent: RGB | None = None  # the colour of the side to move, or that has won; None for neither
    hinted: bool = False  # a good move is marked in the picture
    played: tuple[int, int] | None = None  # the match's number and its moves; None before it

    # Whom it concerns.
    yours: bool = False  # the reader is to do something, to move or to answer
    waits: bool = False  # the reader plays here, and somebody else is to do something
    mentions: tuple[Mention, ...] = ()
    """Who is notified when it is a new message: the first place where a name stands in the lines
    mentions its person."""

    # What can be pressed.
    choices: tuple[Button, ...] = ()
    """The moves, perhaps many: each platform lays them out as compactly as it can."""
    columns: int = 0  # of choices in a row, where that is possible; 0: as many as fit
    prompt: str = ""  # above the choices, or inside a list of them
    column: str = ""  # of the choices those in this column are wanted and marked
    actions: tuple[tuple[Button, ...], ...] = ()  # rows of at most five, shown as they are
    menus: Sequence[Menu] = ()  # what is folded away

    # The choices once more in another shape, for platforms that have room for it. What cannot be
    # chosen says so when it is pressed.
    pieces: tuple[Button, ...] = ()
    """The reader's hidden pieces by slot, or in a shared chat the slots of the hand to move:
    numbers. The picked ones are primary, and a press puts them back."""
    hand: tuple[Button, ...] = ()  # the pieces where they are few and cells are chosen for them
    cells: Sequence[tuple[Button, ...]] = ()
    """The board's whole grid once a piece is picked: empty cells by name, others by what lies
    there."""

    # Who sits here.
    players: Sequence[Player] = ()
    free: int = 0  # how many more seats there are
    ahead: int = 0  # how many of these come before the first of the players
    vacant: str = ""  # what is said of free seats by whoever shows the players; "" for nothing
    seat_lines: int = 0
    """So many lines, from the second, say who sits in a lobby; whoever shows the players leaves
    them out."""

    # For whoever does not look at the picture.
    places: tuple[tuple[PlaceShown, ...], ...] = ()  # all of the picture's, by rows
    held: tuple[PlaceShown, ...] = ()  # the reader's own pieces by slot
    reading: tuple[str, ...] = ()  # the board as it is read aloud, a paragraph each, if asked for
    rest: tuple[str, ...] = ()  # what of that did not fit, for a message of its own below

    # Screens of no table.
    view: str = ""  # the path at which the page shows it; "" for one without an address
    fixed: int = 0  # so many words of what its choices' payloads name say where in it one is
    leads: "Leads | None" = field(default=None, compare=False)
    """Makes what its choices lead to by which nothing is done yet, for a page that shows that
    without asking."""

    @property
    def caption(self) -> str:
        """The lines as one text, at most 1,000 characters when there is a picture."""
        return "\n".join(self.lines)


Leads = Callable[[], Awaitable[tuple[tuple[str, Screen], ...]]]
"""Makes screens, each with the payload of the button that leads to it."""
