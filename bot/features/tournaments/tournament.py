"""A tournament as it stands in the database: who is in, and how its boards have gone."""

import random
from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from bot.features.tournaments import round_robin
from bot.features.tournaments.entrant import Entrant
from bot.features.tournaments.form import RoundPace, TournamentForm
from bot.features.tournaments.forms import FORMS
from bot.features.tournaments.options import TournamentOptions
from bot.features.tournaments.pairing import BoardPairing
from bot.features.tournaments.standing import EntrantStanding

ORIGIN = "tournament"  # begins the origin of a table that a tournament has opened
MOST_PEOPLE = 128
MOST_RUNNING = 3  # tournaments that a chat has at a time
REMINDED = 600.0  # seconds before the start


class Stage(StrEnum):
    """Where a tournament is in its life."""

    JOINING = "joining"
    RUNNING = "running"
    OVER = "over"
    OFF = "off"  # called off


class Tournament(Struct, frozen=True):
    """What was chosen, and how far it is. It ``starts`` at a Unix time; ``ends`` is when nobody is
    paired any more (an evening) or when the round's boards have to be over, None for never.
    ``absence`` are the seconds within which one has to appear. ``paused`` is since when it stands,
    0 while it goes on. ``open``: whoever has the code may join, else who is in its chat.
    ``computers``: one of them fills an odd place."""

    code: str
    options: TournamentOptions
    clock: str
    rated: bool
    starts: float
    absence: float = 300.0
    limit: float = 0.0  # seconds that a round may take, 0 for any
    open: bool = True
    computers: bool = False
    stage: Stage = Stage.JOINING
    round: int = 0
    ends: float | None = None
    paused: float = 0.0
    reminded: bool = False
    revision: int = 0
    seed: str = ""

    @property
    def form(self) -> TournamentForm:
        """Its rules."""
        return FORMS[self.options.form]

    @property
    def in_rounds(self) -> bool:
        """Whether each round begins when the one before is over."""
        return self.form.pace is RoundPace.ROUNDS

    @property
    def cut_off(self) -> bool:
        """Whether time may end boards that are still played."""
        limited = self.limit or self.ends is not None
        return bool(limited) and self.form.pace is not RoundPace.FREE

    @property
    def room(self) -> int:
        """How many people can be in."""
        return round_robin.MOST if self.options.form == round_robin.RoundRobin.key else MOST_PEOPLE

    @property
    def goes_on(self) -> bool:
        """Whether it is not over."""
        return self.stage in (Stage.JOINING, Stage.RUNNING)

    def lot(self, number: int) -> random.Random:
        """What decides in a round what the rules leave open: the same whenever it is asked."""
        return random.Random(f"{self.seed}:{number}")


class Enrolled(Struct, frozen=True):
    """Somebody in a tournament: ``person`` is their key, "" for a computer of ``level``, which has
    the same ``name`` at all its tables, and for somebody who was forgotten. ``chat`` is the number
    of the tournament's chat where they have joined; since the Unix time ``freed`` they have no
    board."""

    entrant: Entrant
    person: str = ""
    name: str = ""
    level: str = ""
    chat: int = 0
    freed: float = 0.0

    @property
    def number(self) -> int:
        """Their number in this tournament."""
        return self.entrant.number

    @property
    def here(self) -> bool:
        """Whether they have not withdrawn."""
        return self.entrant.after is None


class PlayedBoard(Struct, frozen=True):
    """A pairing and its ``table``, a code, "" before that is open. Who has not appeared at the Unix
    time ``due`` loses; None where nobody has to by then."""

    pairing: BoardPairing
    table: str = ""
    due: float | None = None

    @property
    def goes_on(self) -> bool:
        """Whether there is no result yet."""
        return self.pairing.result is None


class TournamentState(Struct, frozen=True):
    """A tournament with all that belongs to it; ``host`` is a person's key, "" for nobody's."""

    tournament: Tournament
    host: str
    people: tuple[Enrolled, ...]
    boards: tuple[PlayedBoard, ...]

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        """Everybody as the rules know them."""
        return tuple(each.entrant for each in self.people)

    @property
    def pairings(self) -> tuple[BoardPairing, ...]:
        """All boards as the rules know them."""
        return tuple(each.pairing for each in self.boards)

    @property
    def here(self) -> tuple[Enrolled, ...]:
        """Who is in and has not withdrawn."""
        return tuple(each for each in self.people if each.here)

    @property
    def by_number(self) -> Mapping[int, Enrolled]:
        """Everybody by their number."""
        return {each.number: each for each in self.people}

    def of(self, person: str) -> Enrolled | None:
        """The entrant with this key."""
        return next((each for each in self.people if each.person == person), None)

    def is_in(self, person: str) -> bool:
        """Whether the person with this key has joined, and has not withdrawn."""
        mine = self.of(person)
        return mine is not None and mine.here

    def boards_of(self, number: int) -> tuple[PlayedBoard, ...]:
        """The boards of an entrant, in order."""
        return tuple(each for each in self.boards if number in each.pairing.seats)

    @property
    def open_boards(self) -> tuple[PlayedBoard, ...]:
        """The boards that have no result yet."""
        return tuple(each for each in self.boards if each.goes_on)

    @property
    def standings(self) -> tuple[EntrantStanding, ...]:
        """How everybody stands, by the rules of the form."""
        tournament = self.tournament
        return tournament.form.standings(self.entrants, self.pairings, tournament.options)

    @property
    def rounds(self) -> int | None:
        """How many rounds there are, None where time ends it."""
        return self.tournament.form.rounds(self.entrants, self.tournament.options)

    @property
    def free(self) -> bool:
        """Whether people are paired as soon as they have no board."""
        return self.tournament.form.pace is RoundPace.FREE


def origin_of(code: str, pairing: BoardPairing) -> str:
    """The origin of the table of a board."""
    return f"{ORIGIN}:{code}:{pairing.round}:{pairing.board}"


def board_of(origin: str) -> tuple[str, int, int] | None:
    """The tournament, round and board that an origin names, None where it is of something else."""
    word, *parts = origin.split(":")
    if word != ORIGIN or len(parts) != 3:
        return None
    return parts[0], int(parts[1]), int(parts[2])
