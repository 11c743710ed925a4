"""Ratings: which match counts for whom, and what its result makes of the skills of its players.

The arithmetic is openskill's, after Plackett and Luce (Weng and Lin, "A Bayesian Approximation
Method for Online Ranking", JMLR 12, 2011). Its constants are those that ``tests.bench
rating_constants`` compares: they predict matches that were played best among those with which a
rating is sure after ten matches at two seats and fifteen at four.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from msgspec import Struct

from bot.tables.play import WITHOUT_RESULT
from bot.tables.table import Match
from engines import GAMES
from engines.game import Outcome, Seat
from engines.strength import is_level

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

DAILY = 10  # matches between the same two that count within ``DAY``
DAY = 86_400.0  # seconds
PROOF = 3  # people with sure ratings against whom one must be rated to stand among everybody
UNSURE = 4.6  # the sigma above which a rating is shown with a question mark
BASE, SCALE = 1000, 40
MEAN, SIGMA = 25.0, 6.5  # of whom nothing is known
BETA = 3.07  # of a match's luck: between sure ratings, 400 points ahead means ten to one
TAU = 0.06  # what a skill may change by from one match to the next

Pair = tuple[str, str]  # the keys of two persons, in order
Mover = tuple[Seat, str]  # a seat and who made a move for it: a person's key or a level


class Skill(Struct, frozen=True):
    """How well somebody plays a game, as a normal distribution."""

    mu: float = MEAN
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """The number that people see: 1000 + 40·(μ − 25). It says how well somebody plays, and the
        question mark how sure that is."""
        return round(BASE + SCALE * (self.mu - MEAN))

    @property
    def unsure(self) -> bool:
        """Whether too little is known yet for the number to say much."""
        return self.sigma > UNSURE


START = Skill()


class Contest(Struct, frozen=True):
    """A match that is over, by seat: who held it all along, a person's key, a level, or "" where
    several did or nobody moved; and its side. ``own``: at a table that counts, every seat has been
    a person's own since the deal. ``shifts`` are by how much each seat was stronger for what it was
    given before the first move, () where nobody was given anything."""

    game: str
    holders: tuple[str, ...]
    sides: tuple[str, ...]
    outcome: Outcome
    own: bool
    shifts: tuple[float, ...] = ()

    @property
    def counts(self) -> bool:
        """Whether the ratings of its players may change: each seat has another person, who has
        moved. Two accounts of one person are to be one key here, and so never meet rated."""
        held = all(holder and not is_level(holder) for holder in self.holders)
        return self.own and held and len(set(self.holders)) == len(self.holders)

    @property
    def ranks(self) -> tuple[int, ...]:
        """The place of each seat, from 0: the winners first, the others by their scores; sides
        that are level share a place, in a draw all do."""
        order = {side: self._merit(side) for side in self.sides}
        best = sorted(set(order.values()), reverse=True)
        return tuple(best.index(order[side]) for side in self.sides)

    def _merit(self, side: str) -> tuple[bool, int]:
        seats = [seat for seat, name in enumerate(self.sides) if name == side]
        if not self.outcome.winners:
            return False, 0
        won = any(seat in self.outcome.winners for seat in seats)
        # In a match that was given up, or won at a stroke, the winners may have fewer points.
        return won, 0 if won or len(set(self.sides)) == 2 else self.outcome.scores[seats[0]]

    @property
    def shares(self) -> tuple[float, ...]:
        """What each seat has of the points that there were: the share of its rivals that it left
        behind, those that drew level counting half."""
        ranks = dict(zip(self.sides, self.ranks, strict=True))
        return tuple(self._share(side, ranks) for side in self.sides)

    def _share(self, side: str, ranks: dict[str, int]) -> float:
        rivals = [rank for other, rank in ranks.items() if other != side]
        behind = sum(0.5 if rank == ranks[side] else float(rank > ranks[side]) for rank in rivals)
        return behind / len(rivals) if rivals else 0.5

    @property
    def rivals(self) -> tuple[Pair, ...]:
        """Every two who met on different sides, each pair in order."""
        seats = combinations(range(len(self.holders)), 2)
        found = (
            sorted((self.holders[one], self.holders[other]))
            for one, other in seats
            if self.sides[one] != self.sides[other]
        )
        return tuple(dict.fromkeys((one, other) for one, other in found))


def contest(
    game: str, setup: str, outcome: Outcome, movers: Iterable[Mover], own: bool
) -> Contest | None:
    """What a match is to ratings, by whoever has ``movers`` made its moves; None for one that was
    called off, or in which nobody moved."""
    seats = range(len(outcome.scores))
    made: dict[Seat, set[str]] = {seat: set() for seat in seats}
    for seat, who in movers:
        made[seat].add(who)
    if outcome.reason in WITHOUT_RESULT or not any(made.values()):
        return None
    holders = tuple(next(iter(made[seat])) if len(made[seat]) == 1 else "" for seat in seats)
    rules = GAMES[game]
    begun = rules.view(rules.start(setup), None)
    sides = begun.sides or tuple(map(str, seats))
    shifts = tuple(rules.handicaps.get(size, 0.0) / SCALE for size in begun.handicap)
    return Contest(game, holders, sides, outcome, own, shifts)


def movers_of(match: Match) -> set[Mover]:
    """Who has made a move for which seat, also one that was taken back."""
    undone = (maker for each in match.undone for maker in each.makers)
    return {(maker.seat, maker.who) for maker in (*match.makers, *undone) if maker.seat is not None}


def rated(contest: Contest, skills: Sequence[Skill]) -> tuple[Skill, ...]:
    """The skills after the match of those who had ``skills``, a seat each, before it. Who was given
    something is rated as if they were stronger by what it is worth: a side by what its first seat
    was given, for the whole side was."""
    rate = model()
    teams: dict[str, list[Seat]] = {}
    for seat, side in enumerate(contest.sides):
        teams.setdefault(side, []).append(seat)
    shifts = {seats[0]: contest.shifts[seats[0]] for seats in teams.values() if contest.shifts}
    before = [
        [rate.rating(mu=skills[s].mu + shifts.get(s, 0.0), sigma=skills[s].sigma) for s in seats]
        for seats in teams.values()
    ]
    ranks = [float(contest.ranks[seats[0]]) for seats in teams.values()]
    after = dict[Seat, Skill]()
    for seats, ratings in zip(teams.values(), rate.rate(before, ranks=ranks), strict=True):
        pairs = zip(seats, ratings, strict=True)
        after |= {s: Skill(one.mu - shifts.get(s, 0.0), one.sigma) for s, one in pairs}
    return tuple(after[seat] for seat in range(len(skills)))


@cache
def model(sigma: float = SIGMA, beta: float = BETA, tau: float = TAU) -> "PlackettLuce":
    """openskill with these constants. Each match takes as much from the doubt as it tells: the
    library's own factor takes less, and the less the more seats there are."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - loaded for the first result

    return PlackettLuce(mu=MEAN, sigma=sigma, beta=beta, tau=tau, gamma=_whole)


def _whole(*_: object) -> float:
    return 1.0


def counted(contest: Contest, met: Callable[[Pair], int]) -> bool:
    """Whether ratings change by the match, where any two have ``met`` so often within the last day
    in matches that counted."""
    return contest.counts and all(met(pair) < DAILY for pair in contest.rivals)


def beaten(contest: Contest) -> tuple[tuple[str, str, float], ...]:
    """What is counted of a match against computer players: each person who held seats of one side
    alone, each level that held one of another, and what the person has of the point between them.
    """
    ranks, found = contest.ranks, {}
    seats = tuple(enumerate(zip(contest.holders, contest.sides, strict=True)))
    own = {who: {side for _, (other, side) in seats if other == who} for _, (who, _) in seats}
    for seat, (who, side) in seats:
        if not who or is_level(who) or len(own[who]) > 1:
            continue
        for rival, (level, its) in seats:
            if is_level(level) and its != side:
                level_ahead = ranks[seat] - ranks[rival]
                found[who, level] = 0.5 if not level_ahead else float(level_ahead < 0)
    return tuple((who, level, share) for (who, level), share in found.items())
