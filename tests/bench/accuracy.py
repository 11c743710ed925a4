"""What accuracy and the rating of a match follow from, ``engines.accuracy``: matches of computer
players whose ratings are known, analysed as at a table.

``python -m tests.bench.accuracy play reversi matches.jsonl --minutes 20 --seed one`` plays and
keeps them; ``… fit reversi matches.jsonl`` finds the numbers, by one half of the matches after the
other, and says how often the interval held the true rating in the half that they were not found by.
"""

import argparse
import json
import math
import random
import time
from collections.abc import Sequence
from itertools import product
from pathlib import Path

import numpy as np
from msgspec import Struct

from bot.cli.arena import played
from bot.features.analysis.analysis import has_choice, positions, step_of
from engines import GAMES
from engines.accuracy import AccuracyScale, JudgedMove, Knot

SECONDS = {"reversi": 0.06, "crosswise": 0.1, "triominos": 0.1}  # of thinking about a move
PLACES = 12  # on the scale from which players are drawn
FEWEST = 5  # choices
CURVES = {"reversi": 6, "crosswise": 4, "triominos": 4}  # knots
LEADS = (1, 2, 3, 4, 6, 8, 10, 15, 20, 30, 50)
STRICT = (0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1, 0.15, 0.25)


class AnalysedMatch(Struct, frozen=True):
    """The ``levels`` of both seats, who won, and for each choice its ply, its seat, and what the
    move played and the best one were worth."""

    game: str
    levels: tuple[str, str]
    winners: tuple[int, ...]
    plies: int
    steps: tuple[tuple[int, int, float, float], ...]

    def choices(self, seat: int) -> list[JudgedMove]:
        """Those of one seat."""
        return [
            JudgedMove(1 - (ply + 1) / self.plies, best, value)
            for ply, mover, value, best in self.steps
            if mover == seat
        ]


def analysed(game: str, levels: tuple[str, str], deal: str) -> AnalysedMatch:
    """A match between these levels."""
    rules = GAMES[game]
    match = played(rules, levels, deal, 1.0, dict.fromkeys(levels, 0.0))
    steps = []
    for ply, view, move in positions(game, match.setup, match.moves):
        if has_choice(view):
            step = step_of(ply, view, move, rules.rate(view, SECONDS[game]))
            if step is not None:
                steps.append((ply, step.seat, step.value, step.best))
    return AnalysedMatch(game, levels, match.outcome.winners, len(match.moves), tuple(steps))


def play(game: str, out: Path, minutes: float, seed: str) -> None:
    """Plays between players from all over the scale, for so long."""
    chance, end = random.Random(f"{game} {seed}"), time.monotonic() + 60 * minutes
    GAMES[game].warm()
    marks = GAMES[game].marks
    # The strongest thinks for seconds, and differs from the next by little that an analysis sees.
    last = marks[3] + (marks[4] - marks[3]) // 2
    places = [str(round(marks[0] + (last - marks[0]) * at / PLACES)) for at in range(PLACES + 1)]
    with out.open("a") as file:
        while time.monotonic() < end:
            levels = chance.choice(places), chance.choice(places)
            one = analysed(game, levels, f"{chance.getrandbits(256):064x}")
            print(
                json.dumps({name: getattr(one, name) for name in one.__struct_fields__}),
                file=file,
                flush=True,
            )


def read(file: Path, game: str) -> list[AnalysedMatch]:
    """The matches of a game that a file keeps."""
    kept = (json.loads(line) for line in file.read_text().splitlines())
    return [
        AnalysedMatch(
            one["game"],
            tuple(one["levels"]),
            tuple(one["winners"]),
            one["plies"],
            tuple(map(tuple, one["steps"])),
        )
        for one in kept
        if one["game"] == game
    ]


def fitted(matches: Sequence[AnalysedMatch]) -> AccuracyScale:
    """The numbers that these matches speak for."""
    lead, early = _chances(matches)
    told = _told(matches)
    ratings, said = (np.array(column) for column in zip(*told, strict=True))
    knots = _curve(ratings, said, CURVES[matches[0].game])
    usual = round(float(np.mean([len(one.choices(seat)) for one in matches for seat in (0, 1)])))
    scales = [AccuracyScale(lead, early, strict, 1.0, usual, knots) for strict in STRICT]
    return max(scales, key=lambda scale: _apart(scale, matches))


def _chances(matches: Sequence[AnalysedMatch]) -> tuple[float, float]:
    """The leads by which the winners are best foretold (logistic regression)."""
    leads, left, won = [], [], []
    for one in matches:
        for ply, seat, value, _ in one.steps:
            leads.append(value)
            left.append(1 - (ply + 1) / one.plies)
            won.append(float(seat in one.winners) if one.winners else 0.5)
    x, y, z = np.array(leads), np.array(left), np.array(won)

    def surprise(pair: tuple[float, float]) -> float:
        chance = 1 / (1 + np.exp(-np.clip(x / (pair[0] + pair[1] * y), -30, 30)))
        chance = np.clip(chance, 1e-4, 1 - 1e-4)
        return float(-(z * np.log(chance) + (1 - z) * np.log(1 - chance)).mean())

    return min(product(map(float, LEADS), (0.0, *map(float, LEADS))), key=surprise)


def _told(matches: Sequence[AnalysedMatch]) -> list[tuple[float, float]]:
    """Every player's rating, and what the match says of it."""
    found = []
    for one in matches:
        for seat, level in enumerate(one.levels):
            choices = one.choices(seat)
            if len(choices) >= FEWEST:
                said = float(np.mean([math.log1p(each.cost) for each in choices]))
                found.append((float(GAMES[one.game].rating(level)), said))
    return found


def _curve(ratings: np.ndarray, said: np.ndarray, count: int) -> tuple[Knot, ...]:
    """The line through so many knots that lies nearest (least squares), falling throughout, and how
    far matches lie from it."""
    at = np.linspace(ratings.min(), ratings.max(), count)
    hats = np.array([np.interp(ratings, at, np.eye(count)[place]) for place in range(count)]).T
    means = np.linalg.lstsq(hats, said, rcond=None)[0]
    for _ in range(count):  # neighbours that rise share their mean
        for one in range(count - 1):
            if means[one + 1] > means[one]:
                means[one : one + 2] = means[one : one + 2].mean()
    off = (said - hats @ means) ** 2
    middle = np.polyfit(ratings, np.sqrt(off), 1)  # of a normal distribution 0.8 of its spread
    spreads = np.maximum(0.05, np.polyval(middle, at) * math.sqrt(math.pi / 2))
    spreads *= math.sqrt(float(np.mean(off / np.interp(ratings, at, spreads) ** 2)))
    return tuple(
        Knot(round(rating), round(float(mean), 3), round(float(spread), 3))
        for rating, mean, spread in zip(at, means, spreads, strict=True)
    )


def _apart(scale: AccuracyScale, matches: Sequence[AnalysedMatch]) -> float:
    """How well accuracies tell levels apart: their correlation with ratings."""
    found = [
        (GAMES[one.game].rating(level), accuracy)
        for one in matches
        for seat, level in enumerate(one.levels)
        if (accuracy := scale.accuracy(one.choices(seat))) is not None
    ]
    return float(np.corrcoef(np.array(found).T)[0, 1])


def held(scale: AccuracyScale, matches: Sequence[AnalysedMatch]) -> tuple[int, int, list[int]]:
    """In how many matches of how many the interval holds the true rating, and the widths of those
    that have two ends."""
    inside = count = 0
    widths = []
    for one in matches:
        for seat, level in enumerate(one.levels):
            choices = one.choices(seat)
            if len(choices) < FEWEST:
                continue
            count += 1
            found, true = scale.rating(choices), GAMES[one.game].rating(level)
            inside += found is None or (
                (found.low is None or found.low - 5 <= true)
                and (found.high is None or true <= found.high + 5)
            )
            if found is not None and found.low is not None and found.high is not None:
                widths.append(found.high - found.low)
    return inside, count, widths


def fit(game: str, file: Path) -> None:
    """Prints the numbers of all matches, and how good those of a half are for the other."""
    matches = read(file, game)
    halves = matches[::2], matches[1::2]
    inside = count = 0
    for one, other in (halves, halves[::-1]):
        found = held(fitted(one), other)
        inside, count = inside + found[0], count + found[1]
    scale = fitted(matches)
    print(f"{game}, {len(matches)} matches: {scale}")
    print(f"the interval holds the true rating in {inside} of {count} = {inside / count:.1%}")
    _, _, widths = held(scale, matches)
    if widths:
        print(f"its width, where it has two ends: {np.median(widths):.0f} ({len(widths)})")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.accuracy", description=__doc__)
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("game", choices=tuple(CURVES))
    parser.add_argument("file", type=Path)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", default="one")
    given = parser.parse_args()
    if given.what == "play":
        play(given.game, given.file, given.minutes, given.seed)
    else:
        fit(given.game, given.file)


if __name__ == "__main__":
    main()
