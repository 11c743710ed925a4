"""A table in somebody's list: against whom, whose turn, until when; and the order of lists."""

import math
from collections.abc import Iterable
from dataclasses import dataclass

from bot.tables.table import Chair, Proposal, Status
from engines import GAMES
from engines.game import Outcome, Seat

NOW, RUNNING, GATHERING, DONE = range(4)


@dataclass(frozen=True, slots=True)
class Overview:
    """A table as one of the tables of ``person``, a key. ``turn`` is the seat to move ``since`` a
    Unix time and until ``deadline``, both as in ``Turn``; ``updated`` is when the table changed
    last, ``outcome`` that of the match on it, ``options`` those of the game, ``clock`` the name of
    one of ``bot.tables.clocks``."""

    person: str
    code: str
    game: str
    status: Status
    revision: int
    chairs: tuple[Chair, ...]
    turn: Seat | None = None
    since: float = 0.0
    deadline: float | None = None
    updated: float = 0.0
    outcome: Outcome | None = None
    options: tuple[tuple[str, str], ...] = ()
    proposal: Proposal | None = None
    clock: str = "none"

    @property
    def mine(self) -> bool:
        """Whether others wait for this person: to move, or to answer a proposal."""
        if self.status is not Status.PLAYING:
            return False
        return self.moves or self.asked

    @property
    def moves(self) -> bool:
        """Whether it is this person's turn."""
        return self.turn is not None and self.chairs[self.turn].person == self.person

    @property
    def asked(self) -> bool:
        """Whether a proposal waits for this person's answer."""
        proposal = self.proposal
        if proposal is None or self.person in (proposal.person, *proposal.agreed):
            return False
        return any(chair.person == self.person for chair in self.chairs)

    @property
    def others(self) -> tuple[Seat, ...]:
        """The seats that somebody else holds, by their number."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person != self.person)

    @property
    def score(self) -> tuple[int, ...]:
        """The outcome's scores, one a side, this person's own first; () without an outcome."""
        if self.outcome is None:
            return ()
        seats = range(len(self.chairs))
        sides = GAMES[self.game].sides(len(seats), dict(self.options)) or tuple(map(str, seats))
        own_first = sorted(seats, key=lambda seat: (seat in self.others, seat))
        scores = {sides[seat]: self.outcome.scores[seat] for seat in own_first}
        return tuple(scores.values())


def ordered(overviews: Iterable[Overview]) -> list[Overview]:
    """Own turns first, the soonest deadline first, then others' turns, then lobbies, then what is
    over, the latest first."""
    return sorted(overviews, key=_place)


def shown(overviews: Iterable[Overview], most: int = 4, finished: int = 2) -> list[Overview]:
    """The first ``most`` in order, of those that are over at most ``finished``."""
    listed = ordered(overviews)
    going = [one for one in listed if one.status is not Status.OVER]
    done = [one for one in listed if one.status is Status.OVER]
    return [*going, *done[:finished]][:most]


def _place(one: Overview) -> tuple[float, float, float, str]:
    if one.status is Status.OVER:
        return DONE, 0.0, -one.updated, one.code
    if one.status is Status.LOBBY:
        return GATHERING, 0.0, -one.updated, one.code
    until = math.inf if one.deadline is None else one.deadline
    return NOW if one.mine else RUNNING, until, one.since or one.updated, one.code
