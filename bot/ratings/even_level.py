"""At which rating a computer player is as strong as somebody, by all that is known of them."""

import math
from collections.abc import Iterable

from msgspec import Struct

from bot.ratings.rating import SCALE, Skill
from engines.strength import LEAST, MOST

STEP = 15  # rating points by which it changes from one time to the next at the most
_GRID, _ROUND = 10, 5  # rating points: between what is looked at, and of what is said

_APART = 150.0  # how far the people of a server may stand from the scale of the computer players
_TEN_TO_ONE = 400.0


class MetLevel(Struct, frozen=True):
    """Matches against computer players of one rating, and the points that somebody has of them."""

    rating: int
    matches: int
    points: float


def likely_rating(skill: Skill, met: Iterable[MetLevel]) -> float:
    """The mean of what somebody's rating may be, by Bayes: what is known of the person among people
    before, and how matches against computer players went since."""
    spread = math.hypot(SCALE * skill.sigma, _APART)
    known = [one for one in met if one.matches]
    weights = dict[int, float]()
    for rating in range(LEAST, MOST + 1, _GRID):
        log = -0.5 * ((rating - skill.shown) / spread) ** 2
        for one in known:
            odds = math.log(10) * (rating - one.rating) / _TEN_TO_ONE
            log -= one.points * _softplus(-odds) + (one.matches - one.points) * _softplus(odds)
        weights[rating] = log
    top = max(weights.values())
    masses = {rating: math.exp(log - top) for rating, log in weights.items()}
    return sum(rating * mass for rating, mass in masses.items()) / sum(masses.values())


def stepped(wanted: float, last: int | None) -> int:
    """The rating at which the computer player plays now, no further than a step from the last."""
    near = wanted if last is None else min(max(wanted, last - STEP), last + STEP)
    return max(LEAST, min(MOST, _ROUND * round(near / _ROUND)))


def _softplus(value: float) -> float:
    return max(value, 0.0) + math.log1p(math.exp(-abs(value)))
