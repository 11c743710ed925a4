"""``crosstable arena calibrate``: how strong players of one game are on the scale of ratings, by a
round robin between them."""

import math
import random
from collections.abc import Mapping, Sequence
from itertools import combinations

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from bot.cli.arena import interval, opening, played
from bot.cli.console import bar
from engines import GAMES

TEN_TO_ONE = 400.0  # points by which somebody is ahead who wins ten of eleven matches
_SCALE = math.log(10) / TEN_TO_ONE
_ROUNDS = 60
_PRIOR = 0.5  # matches won and lost against each, so that whoever loses all of them has a number

Pair = tuple[int, int]  # the places of two players


class Result(Struct, frozen=True):
    """What one of two players has of the matches between them."""

    points: float
    matches: int


class MeasuredLevel(Struct, frozen=True):
    """A player's rating by the round robin, and by how much it may be off to either side, with
    95 %, against the mean of all."""

    level: str
    rating: float
    spread: float


def calibrate(
    game: str, levels: Sequence[str], matches: int, reach: int, factor: float, seed: int
) -> None:
    """Plays and prints. Each player meets those up to ``reach`` places from it, in ``matches`` of
    which two in a row have the same deal and the same first moves with the sides exchanged."""
    GAMES[game].warm()
    pairs = [(a, b) for a, b in combinations(range(len(levels)), 2) if b - a <= reach]
    results = dict[Pair, Result]()
    with bar(game) as progress:
        for a, b in progress.track(pairs):
            points = _points(game, (levels[a], levels[b]), matches, factor, f"{seed} {a} {b}")
            results[a, b] = Result(points, matches)
    _print(game, levels, results)


def _points(game: str, two: tuple[str, str], matches: int, factor: float, seed: str) -> float:
    rules, chance, points = GAMES[game], random.Random(seed), 0.0
    for number in range(matches):
        if number % 2 == 0:
            deal = f"{chance.getrandbits(256):064x}"
            begun = opening(rules, deal, chance)
        seated = two if number % 2 == 0 else two[::-1]
        slowest = dict.fromkeys(two, 0.0)
        winners = played(rules, seated, deal, factor, slowest, begun=begun).outcome.winners
        points += 0.5 if not winners else float(number % 2 in winners)
    return points


def placed(
    levels: Sequence[str], results: Mapping[Pair, Result], mean: float
) -> list[MeasuredLevel]:
    """The ratings that make the results most likely (Bradley and Terry, 1952), by Newton's method,
    and their spread by what the results tell of them. Their mean is ``mean``."""
    count = len(levels)
    ratings = [0.0] * count
    for _ in range(_ROUNDS):
        slope, told = [0.0] * count, [[1 / count] * count for _ in levels]
        for (a, b), result in results.items():
            expected = 1 / (1 + math.exp(-_SCALE * (ratings[a] - ratings[b])))
            met = result.matches + 2 * _PRIOR
            off = result.points + _PRIOR - met * expected
            weight = met * expected * (1 - expected) * _SCALE
            for one, other, way in ((a, b, 1), (b, a, -1)):
                slope[one] += way * off
                told[one][one] += weight
                told[one][other] -= weight
        inverse = _inverse(told)
        for at, row in enumerate(inverse):
            step = sum(part * pull for part, pull in zip(row, slope, strict=True))
            ratings[at] += max(-TEN_TO_ONE, min(TEN_TO_ONE, step))
    # What was added to each cell, so that there is an inverse, stands in that as well.
    spreads = [1.96 * ((inverse[at][at] - 1 / count) / _SCALE) ** 0.5 for at in range(count)]
    middle = sum(ratings) / count
    shifted = [rating - middle + mean for rating in ratings]
    return [
        MeasuredLevel(level, rating, spread)
        for level, rating, spread in zip(levels, shifted, spreads, strict=True)
    ]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a symmetric matrix with large numbers on its diagonal, by Gauss and Jordan."""
    count = len(matrix)
    rows = [
        [*row, *(float(at == other) for other in range(count))] for at, row in enumerate(matrix)
    ]
    for at in range(count):
        pivot = [part / rows[at][at] for part in rows[at]]
        for other in range(count):
            if other != at:
                factor = rows[other][at]
                rows[other] = [x - factor * y for x, y in zip(rows[other], pivot, strict=True)]
        rows[at] = pivot
    return [row[count:] for row in rows]


def _print(game: str, levels: Sequence[str], results: Mapping[Pair, Result]) -> None:
    known = [GAMES[game].rating(level) for level in levels]
    table = Table("level", "said to be", "found", "± 95 %", "against the one before", "95 %")
    for at, place in enumerate(placed(levels, results, sum(known) / len(known))):
        below = results.get((at - 1, at))
        step = ("", "")
        if below is not None:
            points, count = below.matches - below.points, below.matches
            spread = " to ".join(f"{end:.1%}" for end in interval(points, count))
            step = (f"{points:g}/{count} = {points / count:.1%}", spread)
        said, found = str(known[at]), f"{place.rating:.0f}"
        table.add_row(place.level, said, found, f"{place.spread:.0f}", *step)
    Console().print(table)
    for (a, b), result in results.items():
        print(f"{levels[b]} - {levels[a]}: {result.matches - result.points:g}/{result.matches}")
