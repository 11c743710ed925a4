"""Whether matches with a handicap should be rated, and how: ``python -m tests.bench handicaps``.

People who play as well as a normal distribution says meet by lot. In a share of their matches the
weaker one by the ratings of then is given what makes it even. How a match ends is drawn from how
well they play, beside what the handicap is really worth: as much as ``Game.handicaps`` says, or
less or more. ``off`` is by how many points ratings are off after so many matches of each.
"""

import random
import statistics
from collections.abc import Mapping
from enum import StrEnum

from bot.ratings import rating
from bot.ratings.handicap import even
from bot.ratings.rating import MEAN, SCALE, Skill
from engines import GAMES
from tests.bench.rating_constants import LUCK, PEOPLE, SPREAD, gumbel
from tests.bench.rows import Row

ROUNDS = 60  # matches of each
LOOKED = (10, 20, 60)  # after which it is looked how far ratings are off
SHARE = 0.5  # of matches with a handicap
TRULY = (0.7, 1.0, 1.3)  # what it is worth beside what the game says
SEEDS = 4


class Way(StrEnum):
    """How a match with a handicap is rated."""

    SHIFTED = "by the strength with it"
    UNRATED = "not at all"
    PLAIN = "as any other"


def off(worth: Mapping[int, float], way: Way, truly: float, seed: int) -> dict[int, float]:
    """By how many points ratings are off on average, after the matches of ``LOOKED``."""
    luck, found = random.Random(seed), dict[int, float]()
    plays = [luck.gauss(MEAN, SPREAD) for _ in range(PEOPLE)]
    known = [Skill() for _ in plays]
    for number in range(1, ROUNDS + 1):
        people = luck.sample(range(PEOPLE), PEOPLE)
        for pair in zip(people[::2], people[1::2], strict=True):
            _meet(worth, way, truly, luck, plays, known, pair)
        if number in LOOKED:
            found[number] = _off(plays, known)
    return found


def _meet(
    worth: Mapping[int, float],
    way: Way,
    truly: float,
    luck: random.Random,
    plays: list[float],
    known: list[Skill],
    pair: tuple[int, int],
) -> None:
    """A match of two, and what it makes of their ratings."""
    one, other = (known[p] for p in pair)
    given = even(worth, (one, other), ((0,), (1,))) if luck.random() < SHARE else ()
    shifts = [worth.get(size, 0.0) / SCALE for size in given or (0, 0)]
    first, second = (
        (plays[p] + truly * shift) / LUCK + gumbel(luck)
        for p, shift in zip(pair, shifts, strict=True)
    )
    if given and way is Way.UNRATED:
        return
    counted = shifts if way is Way.SHIFTED else [0.0, 0.0]
    model = rating.model()
    before = [
        [model.rating(mu=known[p].mu + shift, sigma=known[p].sigma)]
        for p, shift in zip(pair, counted, strict=True)
    ]
    after = model.rate(before, ranks=[float(second > first), float(first > second)])
    for p, shift, (found,) in zip(pair, counted, after, strict=True):
        known[p] = Skill(found.mu - shift, found.sigma)


def _off(plays: list[float], known: list[Skill]) -> float:
    middle, meant = statistics.mean(plays), statistics.mean(skill.mu for skill in known)
    return SCALE * statistics.mean(
        abs(skill.mu - meant - (play - middle)) for skill, play in zip(known, plays, strict=True)
    )


def rows() -> list[Row]:
    """Each way in each game, for what a handicap is really worth."""
    found = []
    for game, rules in GAMES.items():
        for truly in TRULY if rules.handicaps else ():
            for way in Way:
                ran = [off(rules.handicaps, way, truly, 1 + n) for n in range(SEEDS)]
                words = ", ".join(
                    f"{at} matches: off {statistics.mean(one[at] for one in ran):.0f}"
                    for at in LOOKED
                )
                name = f"{game}, worth {truly:.0%} of what it says, rated {way}"
                found.append(Row(name, PEOPLE * SEEDS, 0.0, 0.0, words))
    return found
