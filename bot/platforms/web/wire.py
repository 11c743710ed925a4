"""What goes over the socket to the page: every message as a record."""

import msgspec
from msgspec import Struct

from bot.desk.page_messages import (
    CellShown,
    ColumnShown,
    HeldShown,
    Message,
    MoveShown,
    PictureShown,
    PieceShown,
    Point,
    bare,
)
from bot.moments import Moment, parts, plain
from bot.people import PersonPreferences
from bot.platforms.web.rate_limit import Whose
from bot.screens.history import HistoryEntry
from render.picks import Part


class MomentShown(Struct, frozen=True, omit_defaults=True):
    """A moment in a line: a Unix time, which the page counts down to, and words for it; of a
    ``dated`` one it says the day where the visitor is."""

    at: int
    words: str
    dated: bool = False


Line = str | tuple[str | MomentShown, ...]
"""A line of text; one with moments in it comes in pieces."""


class Who(Struct, frozen=True):
    """How the visitor is called and spoken to, and the theme that they have chosen, "" for the
    system's, the palette, the size of print and the board, "" for the standard's."""

    name: str
    language: str
    theme: str = ""
    palette: str = ""
    size: str = ""
    board: str = ""


def who(name: str, language: str, chosen: PersonPreferences) -> Who:
    """The visitor, with what of their choices the page wears itself."""
    worn = chosen.theme, chosen.palette, chosen.size, chosen.board
    return Who(name, language, *worn)


class Hello(Message, tag="hello", frozen=True):
    """The first message: the page is connected. One of another version loads itself again. Its
    clocks run by the server's Unix time, which is ``now``."""

    version: str
    me: Who
    now: float


class Identified(Message, tag="identified", frozen=True):
    """Before the first message, to a page inside a chat's app: we know who it is, also when it is
    loaded again and shows this ``token``. It is to show what is at a ``path``, "" for none;
    ``access`` is what it shows to the app, "" where that needs nothing."""

    token: str
    path: str = ""
    access: str = ""


class NotIdentified(Message, tag="unidentified", frozen=True):
    """The last message to a page inside a chat's app that does not show who has opened it."""

    text: str


class VisitorChanged(Message, tag="me", frozen=True):
    """The visitor has chosen another language or look."""

    me: Who


class Wait(Message, tag="wait", frozen=True):
    """The last message, to a page that cannot be served now: ``whose`` limit is used up, and in
    how many ``seconds`` it may come again."""

    seconds: int
    whose: Whose


class TableCard(Struct, frozen=True, omit_defaults=True):
    """One of the visitor's tables: who else sits there, and in the ``pill`` whose turn it is or
    how it ended. ``state`` is mine (others wait for the visitor), waiting, lobby or over; with the
    ``revision`` its picture changes. One of others is ``foreign``, and ``sit`` the payload with
    which one sits down there, "" where one cannot."""

    code: str
    game: str
    revision: int
    state: str
    names: str
    pill: Line
    foreign: bool = False
    sit: str = ""


class FeatureCard(Struct, frozen=True):
    """A card of a feature: what it is and asks, a short row of what the visitor has done there, the
    name of its picture, and the payload that opens it."""

    feature: str
    title: str
    about: str
    row: str
    picture: str
    payload: str


class Home(Message, tag="home", frozen=True):
    """What the page shows where no table is: the visitor's tables, of which the first ``first``
    are in sight and the others behind a button, the cards of features, and where the page is open
    in a channel of a chat the tables of others ``there``."""

    tables: tuple[TableCard, ...]
    first: int
    cards: tuple[FeatureCard, ...] = ()
    there: tuple[TableCard, ...] = ()


class ButtonShown(Struct, frozen=True, omit_defaults=True):
    """A button that sends its ``payload``, or opens a ``url``; ``act``, ``chosen`` and ``board`` as
    in ``bot.screens.Button``."""

    label: str
    style: str
    payload: str = ""
    url: str = ""
    act: bool = False
    chosen: bool = False
    board: str = ""


class FileShown(Struct, frozen=True):
    """A file to be fetched at ``url``, of ``size`` bytes; one that is ``moving`` is shown there as
    well, with ``alt`` for those who do not see it."""

    name: str
    url: str
    size: int
    moving: bool
    alt: str


class MenuShown(Struct, frozen=True, omit_defaults=True):
    """What is folded away behind one button, as in ``bot.screens.Menu``."""

    key: str
    label: str
    entries: tuple[ButtonShown, ...] = ()
    value: str = ""
    chosen: str = ""
    about: tuple[str, ...] = ()
    within: str = ""


class PlayerShown(Struct, frozen=True, omit_defaults=True):
    """A seat beside the board, as in ``bot.screens.Player``. ``seat`` and ``name`` are always
    there; what is missing is empty, false or does not exist in the game. ``who`` is what the page
    calls a person whose ratings everybody may see."""

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
    place: str = ""
    preparing: float | None = None
    gain: str = ""
    about: str = ""
    buttons: tuple[ButtonShown, ...] = ()
    who: str = ""
    given: str = ""


class ScreenShown(Message, tag="screen", frozen=True):
    """All that the page needs to show a screen. ``table`` is the code of its table, or the path of
    a view that is none; ``mine``: it is up to this person to act;
    ``waits``: they play here, and it is up to somebody else; the rest as in
    ``bot.screens.Screen``. By ``played`` the page knows what it has not shown yet."""

    table: str
    revision: int
    lines: tuple[Line, ...]
    prompt: str
    columns: int
    choices: tuple[ButtonShown, ...]
    actions: tuple[tuple[ButtonShown, ...], ...]
    picture: PictureShown | None
    picked: tuple[str, ...]
    back: str
    mine: bool
    waits: bool
    lead: bool
    title: str
    stake: str
    kind: str
    players: tuple[PlayerShown, ...]
    free: int
    ahead: int
    menus: tuple[MenuShown, ...]
    played: tuple[int, int] | None
    reading: tuple[str, ...] = ()
    file: FileShown | None = None


TargetShown = tuple[
    str, str, bool, tuple[tuple[Point, ...], ...], tuple[str, ...] | None, int | None
]
"""What can be chosen next, as a button and as regions: the choice, which ends its payload, its
label, whether it asks for ``more``, its outlines, () for that of the cell with this name, and the
places and the points of its preview, None where it has none."""


class PickShown(Struct, frozen=True, omit_defaults=True):
    """What the screen is after the press of a ``payload``, as far as it is another: ``begun``
    begins the payloads of the ``targets``; ``others`` are the regions that stay, ``held``,
    ``pieces`` and ``cells`` those that change, each by its place, cells by their row before that.
    Of the sprites the ``parts``, each as in
    ``render.picks.Part``, lie over the picture."""

    payload: str
    begun: str
    line: Line
    prompt: str
    columns: int
    picked: tuple[str, ...]
    back: str
    actions: tuple[tuple[ButtonShown, ...], ...]
    targets: tuple[TargetShown, ...]
    parts: tuple[Part, ...]
    others: tuple[int, ...] = ()
    held: tuple[tuple[int, HeldShown], ...] = ()
    pieces: tuple[tuple[int, PieceShown], ...] = ()
    cells: tuple[tuple[int, int, CellShown], ...] = ()


class PicksShown(Message, tag="picks", frozen=True):
    """What the page shows once its person picks a piece, so that it need not ask: it holds for a
    table's ``revision`` with the ``picture`` of this digest. The ``sprites`` went before as a
    picture."""

    table: str
    revision: int
    picture: str
    sprites: str
    picks: tuple[PickShown, ...]


class CardShown(ScreenShown, tag="card", frozen=True):
    """A screen that is shown beside the table."""


class SheetShown(ScreenShown, tag="sheet", frozen=True):
    """A screen in a sheet of its own, wherever the page is; the next one takes its place."""


class SheetAhead(Struct, frozen=True):
    """What takes a sheet's place once the button of a ``payload`` is pressed, which only looks."""

    payload: str
    screen: ScreenShown


class SheetsAhead(Message, tag="sheets", frozen=True):
    """What the sheet that was sent last leads to, so that the page need not ask. Their pictures
    went before."""

    sheets: tuple[SheetAhead, ...]


class AuthorShown(Struct, frozen=True, omit_defaults=True):
    """Whose doing something was, as in ``bot.screens.history.Author``."""

    name: str
    level: str = ""
    side: str = ""


class EntryShown(Struct, frozen=True, omit_defaults=True):
    """Something that has happened; the ``mark`` is the same in every telling. ``at`` is the Unix
    time, 0 where that is not known; ``by`` is missing where it was nobody's doing. It also tells
    what the entries told whose marks begin with one of ``instead``."""

    mark: str
    text: str
    at: int = 0
    by: AuthorShown | None = None
    instead: tuple[str, ...] = ()


class Story(Message, tag="story", frozen=True):
    """What has happened at a table since the page was told last."""

    table: str
    entries: tuple[EntryShown, ...]


class MovesShown(Message, tag="moves", frozen=True):
    """The moves of the match ``number`` at a table: of those told before the first ``keep`` stand,
    and after them come these. ``begins`` is said while there are none."""

    table: str
    number: int
    columns: tuple[ColumnShown, ...]
    keep: int
    moves: tuple[MoveShown, ...]
    begins: str


class NoticeShown(Message, tag="notice", frozen=True):
    """A sentence for this reader alone."""

    text: str
    alert: bool


class Go(Message, tag="go", frozen=True):
    """The page is to show this table."""

    table: str


class Meant(Message, tag="meant", frozen=True):
    """Whoever has opened the page in a chat means what is at this path now: it is to show that."""

    path: str


class TableGone(Message, tag="gone", frozen=True):
    """There is no such table, and why."""

    text: str


class RequestDone(Message, tag="answer", frozen=True):
    """The request of this number has been dealt with."""

    number: int


encode = msgspec.json.Encoder().encode
"""Makes of a message, or of several, the bytes that go over the socket."""


def line_message(line: str) -> Line:
    """The line as the page shows it: in pieces where it has moments."""
    line = bare(line)
    pieces = tuple(
        MomentShown(piece.at, piece.words, piece.dated) if isinstance(piece, Moment) else piece
        for piece in parts(line)
    )
    return pieces if any(isinstance(piece, MomentShown) for piece in pieces) else line


def entry_message(entry: HistoryEntry) -> EntryShown:
    """What has happened as the page tells it."""
    by = entry.by
    author = None if by is None else AuthorShown(by.name, by.level, by.side)
    return EntryShown(entry.mark, bare(plain(entry.text)), int(entry.at), author, entry.instead)
