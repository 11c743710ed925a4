"""How strong a computer player is: one of five names, or a number on the scale of people's
ratings, where 400 points more win ten of eleven matches."""

import random
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Generic, TypeVar

LEVELS = ("beginner", "casual", "club", "expert", "master")
EVEN = "even"  # as strong as whoever sits opposite: their rating follows, once it is known
LEAST, MOST = 100, 4000  # no rating of a computer player lies beyond

_Skill = TypeVar("_Skill")


def is_level(text: str) -> bool:
    """Whether a text is a level of a computer player that has one: a name, a rating, or
    "even" and a rating."""
    return text in LEVELS or rating_in(text) is not None


def is_even(text: str) -> bool:
    """Whether a level is one that follows whoever sits opposite: "even860"."""
    return text.startswith(EVEN) and rating_in(text) is not None


def rating_in(text: str) -> int | None:
    """The rating that a level says, without zeros before it; None for a name and anything else."""
    digits = text.removeprefix(EVEN)
    if not (digits.isascii() and digits.isdigit()) or digits[0] == "0":
        return None
    return int(digits) if len(digits) < 5 and LEAST <= int(digits) <= MOST else None


@dataclass(frozen=True)
class Scale(Generic[_Skill]):
    """How those play whose rating is known: ``knots`` are ratings, rising, each with how somebody
    of that rating plays. They are measured: see ``crosstable arena calibrate``."""

    knots: Sequence[tuple[int, _Skill]]
    beginner: int = 600  # the rating of the first name

    @property
    def marks(self) -> tuple[int, ...]:
        """The ratings of the five names: at even distances, the last at the strongest."""
        first, last = self.beginner, self.knots[-1][0]
        return tuple(round(first + (last - first) * at / 4) for at in range(len(LEVELS)))

    def named(self) -> dict[str, _Skill]:
        """How the five names play; where a mark lies between two knots, as it happens to be for one
        move."""
        return {level: self.skill(level, random.Random(0)) for level in LEVELS}

    @property
    def strongest(self) -> _Skill:
        """How the strongest plays."""
        return self.knots[-1][1]

    def rating(self, level: str) -> int:
        """The rating of a level, a number as it is, a name by its mark."""
        value = rating_in(level)
        return self.marks[LEVELS.index(level)] if value is None else value

    def skill(self, level: str, chance: random.Random) -> _Skill:
        """How somebody of a level plays the next move. Between two knots what is a fraction lies
        between theirs; all else is the upper one's as often as its share."""
        rating = self.rating(level)
        above = bisect_right([at for at, _ in self.knots], rating)
        if above in (0, len(self.knots)):
            return self.knots[min(above, len(self.knots) - 1)][1]
        (low, lower), (high, upper) = self.knots[above - 1], self.knots[above]
        share = (rating - low) / (high - low)
        return _between(lower, upper, share, chance) if share else lower


def _between(lower: _Skill, upper: _Skill, share: float, chance: random.Random) -> _Skill:
    whole = upper if chance.random() < share else lower
    found = {}
    for field in fields(lower):  # type: ignore[arg-type]
        one, other = getattr(lower, field.name), getattr(upper, field.name)
        mixed = isinstance(one, float)
        found[field.name] = one + share * (other - one) if mixed else getattr(whole, field.name)
    return type(lower)(**found)
