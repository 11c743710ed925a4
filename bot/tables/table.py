"""A table: its seats, options, series and the match being played. All of it frozen: a change is
a new table, and the store writes what differs."""

from dataclasses import dataclass, field, replace
from enum import StrEnum

from engines.game import Outcome, Seat


class Status(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"  # people sit down, the host sets options
    PLAYING = "playing"  # a match is on, or the next of a series is about to be dealt
    OVER = "over"  # the series has a result, or was called off; a rematch makes it PLAYING again
    CLOSED = "closed"  # cancelled in the lobby


@dataclass(frozen=True, slots=True)
class Chair:
    """Who holds a seat: a person (``person`` is their key) or a computer player of ``level``,
    perhaps until the ``former`` person ``name`` comes back. ``joined`` tells who has been here
    longest: a greater number sat down later. Until the Unix time ``away`` the person is away, since
    ``away_since``; before that they were so for ``spent`` seconds of these matches."""

    name: str
    person: str = ""
    level: str = ""
    former: str = ""
    joined: int = 0
    away: float = 0.0
    away_since: float = 0.0
    spent: float = 0.0


@dataclass(frozen=True, slots=True)
class Maker:
    """Who made a move: the seat, and the key of the person or the level of the computer player
    that held it then; "" where nobody noted it. ``at`` is the Unix time of the move, 0 where that
    is not known; it makes nobody another maker."""

    seat: Seat | None = None
    who: str = ""
    at: float = field(default=0.0, compare=False)


@dataclass(frozen=True, slots=True)
class Undone:
    """A takeback: after it the first ``keep`` moves stood; ``moves`` and their ``makers`` are what
    was taken back, ``person`` the key of who asked for it, ``at`` the Unix time, 0 where that is
    not known."""

    keep: int
    moves: tuple[str, ...] = field(repr=False)
    makers: tuple[Maker, ...] = field(repr=False)
    person: str = ""
    at: float = field(default=0.0, compare=False)


@dataclass(frozen=True, slots=True)
class Match:
    """One play of the game: ``setup`` and ``moves`` say everything, ``seed`` proves the deal."""

    number: int  # 0, 1, 2 … over the whole life of the table
    setup: str = field(repr=False)
    seed: str = field(repr=False)
    moves: tuple[str, ...] = field(default=(), repr=False)
    outcome: Outcome | None = None  # the engine's, or set from outside when somebody resigned
    makers: tuple[Maker, ...] = field(default=(), repr=False)  # who made each move
    undone: tuple[Undone, ...] = field(default=(), repr=False)  # what was taken back
    began: float = field(default=0.0, compare=False)  # Unix time, 0 where it is not known
    ended: float = field(default=0.0, compare=False)
    own: bool = False  # since the deal every seat has been another person's own
    gains: tuple[int | None, ...] = ()
    """The changes of the ratings that people see, by seat, once it is over: None of who stays out
    of the ladder, () where it did not count."""

    def made_by(self, plies: int | None = None) -> dict[Seat, str]:
        """Who made the latest move of each seat, of the first ``plies`` or of all: a Maker's
        ``who`` by seat."""
        made = self.makers if plies is None else self.makers[:plies]
        return {maker.seat: maker.who for maker in made if maker.seat is not None}

    @property
    def logged(self) -> int:
        """How many entries the log of the match has: every move ever made, and every takeback."""
        return len(self.moves) + sum(len(undone.moves) + 1 for undone in self.undone)


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is (``seat``; None when nobody has to decide), ``since`` which Unix time, and
    until which ``deadline`` (None: for as long as it takes). ``left`` is every seat's time at
    ``since``, in seconds, () without a clock. ``overdue`` is when the time ran out; ``reminded``:
    the turn's one reminder was given; ``warned``: when it was announced that the table is to be
    called off, 0 before that."""

    seat: Seat | None = None
    since: float = 0.0
    left: tuple[float, ...] = ()
    deadline: float | None = None
    overdue: float | None = None
    reminded: bool = False
    warned: float = 0.0


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a person asks all others for, since the Unix time ``at``: a ``kind`` of
    ``bot.tables.proposals``. ``agreed`` are the keys of those who said yes so far; ``number`` is
    how many moves are to stand, which seat is meant or for how many days to pause, ``detail`` the
    seat that decides again, the level of the computer player or the Unix time of a pause's end."""

    kind: str
    person: str
    at: float
    agreed: tuple[str, ...] = ()
    number: int = 0
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Series:
    """How many matches decide: ``kind`` is single, match (first to win ``length``) or sumof (the
    sum over ``length``). ``first`` is the seat that began its first match, ``results`` are the
    outcomes of the matches that are over."""

    kind: str = "single"
    length: int = 1
    first: Seat | None = None
    results: tuple[Outcome, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """Everything of a table that lasts."""

    code: str
    game: str
    host: str
    status: Status = Status.LOBBY
    revision: int = 0  # counts its changes
    options: tuple[tuple[str, str], ...] = ()
    chairs: tuple[Chair, ...] = ()
    series: Series = Series()
    match: Match | None = None
    due: float | None = None
    """The Unix time at which something that waits for a press happens by itself."""
    hints: bool = True  # whether players may ask for them in matches that do not count
    clock: str = "none"  # the name of one of ``bot.tables.clocks``
    turn: Turn = Turn()
    proposal: Proposal | None = None
    refused: tuple[tuple[str, str], ...] = ()
    """Kinds of proposals that were declined in this turn, each with its person."""
    rated: bool = False
    """Its matches count for the players' ratings as long as every seat is a person's own."""
    vacant: int = 0
    """In a lobby, how many seats before the first chair are free, for whoever sits alone on a side
    that begins later."""
    open: bool = False  # in a lobby, whether all on this server may find it and sit down
    paused: float = 0.0  # the Unix time until which it stands, as all have agreed; 0: it goes on
    allowance: int = 30  # for how many days the clocks of each person stand who is away

    @property
    def owned(self) -> bool:
        """Whether every seat is another person's own."""
        people = [chair.person for chair in self.chairs]
        return all(people) and len(set(people)) == len(people)

    @property
    def counts(self) -> bool:
        """Whether the match on the table may still change ratings; in a lobby, whether it would."""
        return self.rated and (self.owned if self.match is None else self.match.own)

    @property
    def stage(self) -> str:
        """The status, with the time between two matches of a series apart."""
        ended = self.match is not None and self.match.outcome is not None
        return "between" if self.status is Status.PLAYING and ended else self.status.value

    @property
    def may_hint(self) -> bool:
        """Whether players may ask for hints now."""
        return self.hints and not self.counts

    @property
    def brought(self) -> bool:
        """Whether its match came as a record: nobody plays here, and nobody ever will."""
        return not self.host

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """The seats that the person with this key holds."""
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.person == person])

    def answers_to(self, person: str) -> bool:
        """Whether the person with this key plays or hosts here, and so may have things go on."""
        return person == self.host or bool(self.seats_of(person))

    def option(self, key: str, default: str) -> str:
        """The value chosen for an option of the game."""
        return dict(self.options).get(key, default)

    def changed(self, **changes: object) -> "Table":
        """The table after a change, one revision later."""
        return replace(self, revision=self.revision + 1, **changes)  # type: ignore[arg-type]
