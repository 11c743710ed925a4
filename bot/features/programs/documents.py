"""What programs read and write: JSON whose fields stay as they are within a version. New fields may
come; a program passes over those that it does not know."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from engines.game import LEVELS

Code = Annotated[str, Meta(description="The code of a table, four letters or more.")]
SeatNumber = Annotated[int, Meta(description="A seat, from 0.")]
Time = Annotated[float, Meta(description="Seconds since 1970-01-01 in UTC.")]


class ErrorTold(Struct, frozen=True):
    """Why something was refused: a code for programs, a sentence for people."""

    code: str
    message: str


class ErrorAnswer(Struct, frozen=True):
    """The answer to a request that was refused; nothing has changed."""

    error: ErrorTold


class Me(Struct, frozen=True):
    """Whose token it is."""

    name: str
    language: str


class SeatShown(Struct, frozen=True):
    """Who holds a seat: ``computer`` is the level of a computer player, ``you`` the token's own."""

    name: str
    you: bool
    computer: str | None = None
    side: str | None = None


class Ending(Struct, frozen=True):
    """How a match ended: without ``winners`` it was a draw, or called off."""

    winners: tuple[SeatNumber, ...]
    scores: tuple[int, ...]
    reason: str


class PositionShown(Struct, frozen=True):
    """What the own ``seat`` may see. ``moves`` are all that it can play now, () when it is not its
    turn; ``hand`` are its own hidden pieces, ``hands`` how many each seat holds. ``cells`` are the
    names of a grid's cells by row, and ``contents`` what lies on them, where the game has a grid.
    ``events`` have just happened, each with its ``code``; ``details`` are the game's own."""

    seat: SeatNumber | None
    turn: SeatNumber | None
    moves: tuple[str, ...]
    hand: tuple[str, ...]
    hands: tuple[int, ...]
    sides: tuple[str, ...]
    score: tuple[int, ...]
    cells: tuple[tuple[str, ...], ...]
    contents: tuple[tuple[str, ...], ...]
    events: tuple[dict[str, str | int], ...]
    outcome: Ending | None
    details: dict[str, Any]


class TableShown(Struct, frozen=True):
    """A table: its ``status`` is ``lobby``, ``playing``, ``over`` or ``closed``, and ``revision``
    counts its changes. ``match`` is the number of the match on it, from 1, None before the first.
    While all ``rest``, the next round or match begins after half a minute, or by the move ``next``.
    ``clock`` is the name of its clock, ``deadline`` when the time of whoever is to move runs out.
    """

    code: Code
    game: str
    status: str
    revision: int
    seats: tuple[SeatShown, ...]
    clock: str
    rated: bool
    match: int | None = None
    rest: bool = False
    deadline: Time | None = None
    results: tuple[Ending, ...] = ()
    position: PositionShown | None = None


class TableListed(Struct, frozen=True):
    """One of the own tables; ``your_turn``: the program, or its person, is to move."""

    code: Code
    game: str
    status: str
    revision: int
    players: tuple[str, ...]
    your_turn: bool
    since: Time


class TableList(Struct, frozen=True):
    """The own tables that go on, those first that wait for their person."""

    tables: tuple[TableListed, ...]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened against a computer player of the level ``computer``: one of the five, a
    rating such as ``1240``, or ``even`` for who is as strong as whose token it is. Its matches do
    not count for ratings. ``options`` are the game's, as /play takes them."""

    game: Annotated[str, Meta(max_length=32)]
    computer: Annotated[str, Meta(max_length=32)] = LEVELS[0]
    options: dict[Annotated[str, Meta(max_length=32)], Annotated[str, Meta(max_length=100)]] = {}


class MovePlayed(Struct, frozen=True, forbid_unknown_fields=True):
    """A move, one of ``moves`` of the position at this ``revision``, or ``next`` while all rest."""

    move: Annotated[str, Meta(max_length=100)]
    revision: int


class RivalShown(Struct, frozen=True):
    """Who held another seat of a match; ``computer`` is the level of a computer player."""

    seat: SeatNumber
    name: str
    computer: str | None = None


class MatchListed(Struct, frozen=True):
    """A match that is over: the ``number``-th of the table ``code``. ``result`` is ``won``,
    ``lost``, ``drawn`` or ``open`` where it was called off; ``points`` are the own score, and
    ``against`` that of the best rival."""

    code: Code
    number: int
    game: str
    ended: Time
    seat: SeatNumber
    result: str
    points: int | None
    against: int | None
    moves: int
    rivals: tuple[RivalShown, ...]


class MatchList(Struct, frozen=True):
    """Matches that are over, the latest first; ``before`` is to be asked with for the following
    ones, None behind the last."""

    matches: tuple[MatchListed, ...]
    before: str | None = None
