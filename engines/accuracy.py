"""How well somebody has played a match: how much of what was there to win they kept, and the rating
at which that is played.

The accuracy has the form that lila gives it (``AccuracyPercent.scala``): a move's is what it keeps
of the chance to win, and a match's lies between their mean, in which moves count more where much
changes, and their harmonic mean. The rating follows from the points that moves gave away, whatever
they did to the chances: where a match is decided, chances hardly move, but slips go on. All numbers
are found from matches of computer players whose ratings are known: ``tests.bench.accuracy``.
"""

import math
import statistics
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

_SURE = 1.96  # standard deviations to either side that hold 95 %
_STEP = 10  # rating points to which an interval is told
_FEWEST = 5  # choices without which a match says nothing of a rating
_CALM, _WILD = 0.005, 0.12  # how much the chance to win moves where moves count least, and most
_WINDOW = (2, 8)  # moves that say how much it moves: a tenth of the match, within these
_LEAST = 0.01  # accuracy of a move in the harmonic mean


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """One that somebody made when so large a share of the match was ``left``: the lead in points
    that the best move and the one played were expected to end in."""

    left: float
    best: float
    value: float

    @property
    def cost(self) -> float:
        """The points that it gave away."""
        return max(0.0, self.best - self.value)


@dataclass(frozen=True, slots=True)
class Knot:
    """How those of a ``rating`` play: the mean of what a match says of them, and by how much one
    differs from the next."""

    rating: int
    mean: float
    spread: float


@dataclass(frozen=True, slots=True)
class PlayedRating:
    """A rating at which a match was played, and what it lies between with 95 %: None where those
    beyond the end of the scale play so as well."""

    rating: int
    low: int | None
    high: int | None


@dataclass(frozen=True)
class AccuracyScale:
    """What is known of a game. A lead of ``lead`` points wins about three of four matches at their
    end, and of ``lead + early`` at their beginning; a move that gives away ``strict`` of the chance
    to win is worth 1 / e. The ``knots`` are by falling mean of ln (1 + cost / ``slip``), for
    matches of ``usual`` choices."""

    lead: float
    early: float
    strict: float
    slip: float
    usual: int
    knots: Sequence[Knot]

    def accuracy(self, choices: Sequence[JudgedMove]) -> float | None:
        """How much of what was there to win somebody kept, from 0 to 1; None without a choice."""
        if not choices:
            return None
        chances = [self._chance(each.left, each.best) for each in choices]
        kept = [
            math.exp((self._chance(each.left, min(each.value, each.best)) - chance) / self.strict)
            for each, chance in zip(choices, chances, strict=True)
        ]
        size = max(_WINDOW[0], min(_WINDOW[1], len(chances) // 10))
        around = (chances[max(0, at - size + 1) : at + 1] for at in range(len(chances)))
        weights = [max(_CALM, min(_WILD, statistics.pstdev(window))) for window in around]
        weighed = statistics.fmean(kept, weights)
        return (weighed + statistics.harmonic_mean([max(_LEAST, each) for each in kept])) / 2

    def rating(self, choices: Sequence[JudgedMove]) -> PlayedRating | None:
        """The rating at which somebody played; None where there was too little to choose, or where
        everybody may have played so."""
        if len(choices) < _FEWEST:
            return None
        said = statistics.fmean(math.log1p(each.cost / self.slip) for each in choices)
        wider = (self.usual / len(choices)) ** 0.5
        first, last = self.knots[0].rating, self.knots[-1].rating
        fits = [
            rating
            for rating in range(first, last + 1, _STEP)
            if abs(said - (knot := self.knot(rating)).mean) <= _SURE * wider * knot.spread
        ]
        best = min(range(first, last + 1, _STEP), key=lambda at: abs(said - self.knot(at).mean))
        low, high = (fits[0], fits[-1]) if fits else (best, best)
        if low == first and high + _STEP > last:
            return None
        return PlayedRating(
            best, None if low == first else low, None if high + _STEP > last else high
        )

    def knot(self, rating: float) -> Knot:
        """How those of a rating play, between two knots as between theirs."""
        above = bisect_left([knot.rating for knot in self.knots], rating)
        if above in (0, len(self.knots)):
            return self.knots[min(above, len(self.knots) - 1)]
        lower, upper = self.knots[above - 1], self.knots[above]
        share = (rating - lower.rating) / (upper.rating - lower.rating)
        return Knot(
            round(rating),
            lower.mean + share * (upper.mean - lower.mean),
            lower.spread + share * (upper.spread - lower.spread),
        )

    def _chance(self, left: float, lead: float) -> float:
        """The chance to win with an expected lead."""
        return 1 / (1 + math.exp(max(-50.0, min(50.0, -lead / (self.lead + self.early * left)))))
