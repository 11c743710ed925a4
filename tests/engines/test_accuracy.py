"""How well somebody has played: what it says of single moves, and of matches at known strengths."""

import json
import lzma
from pathlib import Path
from statistics import fmean

import pytest

from engines import GAMES
from engines.accuracy import AccuracyScale, JudgedMove, Knot

SCALE = AccuracyScale(
    lead=4.0,
    early=4.0,
    strict=0.05,
    slip=1.0,
    usual=30,
    knots=(Knot(600, mean=1.2, spread=0.2), Knot(2600, mean=0.2, spread=0.1)),
)
KEPT = Path(__file__).with_name("analysed_matches.json.xz")
"""Matches that no number was fitted to: ``python -m tests.bench.accuracy play --seed two``."""


def test_what_a_move_costs_counts_by_what_it_does_to_the_chances() -> None:
    even, lost = JudgedMove(0.5, 0.0, -2.0), JudgedMove(0.5, -50.0, -52.0)
    best = JudgedMove(0.5, 1.0, 1.0)
    assert SCALE.accuracy([best] * 20) == 1.0
    assert SCALE.accuracy([]) is None
    shares = [SCALE.accuracy([best] * 19 + [one]) or 0.0 for one in (lost, even)]
    assert 1.0 > shares[0] > 0.99 > shares[1], "in a lost match nothing is left to lose"
    assert SCALE.accuracy([even] * 20) or shares[1] > 1.0


def test_the_rating_follows_from_what_was_given_away_and_few_choices_say_less() -> None:
    def played(cost: float, count: int) -> tuple[int, int, int]:
        found = SCALE.rating([JudgedMove(0.5, 0.0, -cost)] * count)
        assert found is not None
        return found.rating, found.low or 0, found.high or 9999

    best, middle, worst = (played(cost, 30) for cost in (0.3, 1.0, 2.0))
    assert best[0] > middle[0] > worst[0] and middle[1] < middle[0] < middle[2]
    (_, low, high), (_, lower, higher) = middle, played(1.0, 10)
    assert lower < low and high < higher
    assert SCALE.rating([JudgedMove(0.5, 0.0, 0.0)] * 4) is None


@pytest.mark.parametrize("game", ["reversi", "crosswise", "triominos"])
def test_ratings_rise_with_the_level_and_the_interval_holds_the_true_one(game: str) -> None:
    scale = GAMES[game].accuracy
    assert scale is not None
    inside, found = list[bool](), dict[bool, list[float]]()
    middle = (scale.knots[0].rating + scale.knots[-1].rating) / 2
    for level, choices in _matches(game):
        rating = GAMES[game].rating(level)
        played = scale.rating(choices)
        if played is not None:
            found.setdefault(rating > middle, []).append(played.rating)
        low, high = (None, None) if played is None else (played.low, played.high)
        inside.append((low is None or low <= rating + 5) and (high is None or rating <= high + 5))
    assert fmean(inside) >= 0.87, f"{sum(inside)} of {len(inside)}"
    assert fmean(found[True]) > fmean(found[False])


def _matches(game: str) -> list[tuple[str, list[JudgedMove]]]:
    """The level of each player in the matches of a game, and what they chose between."""
    kept = json.loads(lzma.decompress(KEPT.read_bytes()))
    return [
        (
            level,
            [
                JudgedMove(0.5, best, value)
                for _, mover, value, best in one["steps"]
                if mover == seat
            ],
        )
        for one in kept
        if one["game"] == game
        for seat, level in enumerate(one["levels"])
    ]
