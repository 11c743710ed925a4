"""A table: its seats, options, series and the match being played. All of it frozen: a change is
a new table, and the store writes what differs."""

from dataclasses import dataclass, field, replace
from enum import StrEnum

from engines.game import Outcome, Seat


class Status(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"  # people sit down, the host sets options
    PLAYING = "playing"  # a match is on, or the next of a series is about to be dealt
    OVER = "over"  # the series has a result; a rematch makes it PLAYING again
    CLOSED = "closed"  # cancelled in the lobby


@dataclass(frozen=True, slots=True)
class Chair:
    """Who holds a seat: a person (``person`` is their key) or a computer player of ``level``,
    perhaps until the ``former`` person ``name`` comes back."""

    name: str
    person: str = ""
    level: str = ""
    former: str = ""


@dataclass(frozen=True, slots=True)
class Match:
    """One play of the game: ``setup`` and ``moves`` say everything, ``seed`` proves the deal.

    ``outcome`` is the engine's, or set from outside when somebody resigned.
    """

    number: int  # 0, 1, 2 … over the whole life of the table
    setup: str = field(repr=False)
    seed: str = field(repr=False)
    moves: tuple[str, ...] = field(default=(), repr=False)
    outcome: Outcome | None = None


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
    """Everything that lasts. ``revision`` counts its changes; ``due`` is the Unix time at which
    something that waits for a press happens by itself. ``hints``: whether players may ask for
    them."""

    code: str
    game: str
    host: str
    status: Status = Status.LOBBY
    revision: int = 0
    options: tuple[tuple[str, str], ...] = ()
    chairs: tuple[Chair, ...] = ()
    series: Series = Series()
    match: Match | None = None
    due: float | None = None
    hints: bool = True

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """The seats that the person with this key holds."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person == person)

    def answers_to(self, person: str) -> bool:
        """Whether the person with this key plays or hosts here, and so may have things go on."""
        return person == self.host or bool(self.seats_of(person))

    def option(self, key: str, default: str) -> str:
        """The value chosen for an option of the game."""
        return dict(self.options).get(key, default)

    def changed(self, **changes: object) -> "Table":
        """The table after a change, one revision later."""
        return replace(self, revision=self.revision + 1, **changes)  # type: ignore[arg-type]
