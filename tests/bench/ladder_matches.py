"""Matches that the levels of the computer players have really played, kept for the season of
``tests.bench.ladder``: ``python -m tests.bench.ladder_matches`` plays them anew, as
``crosstable arena`` does, two matches from each deal with the sides exchanged.

Deals follow from the seed. What a level thinks of does not wholly: the strongest one looks as far
as its time allows, and so much faster than in play.
"""

import argparse
import json
import random
import time
from collections import defaultdict
from dataclasses import asdict, dataclass
from itertools import combinations_with_replacement
from pathlib import Path

from bot.cli.arena import played
from engines import GAMES
from engines.game import LEVELS, Outcome

KEPT = Path(__file__).with_name("ladder_matches.json")
WON, LOST, DRAWN = "+", "-", "="
FACTOR = 0.02  # of the time for a move
SLOWEST = LEVELS[-1]

Results = dict[str, str]
"""By two levels, "club expert", the first of which had the first seat: how each match ended for
it."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What is in the file: of each game the results, and how they came about."""

    command: str
    seed: int
    factor: float
    games: dict[str, Results]


def load(path: Path = KEPT) -> Kept:
    """The matches that were played."""
    return Kept(**json.loads(path.read_text()))


def sign(outcome: Outcome, seat: int = 0) -> str:
    """How a match ended for a seat."""
    return DRAWN if not outcome.winners else WON if seat in outcome.winners else LOST


def play(game: str, deals: int, slow: int, seed: int, factor: float = FACTOR) -> Results:
    """Play two matches between every two levels, and of each with itself, from so many ``deals``;
    from ``slow`` where the one that thinks longest takes part."""
    rules, luck, slowest = GAMES[game], random.Random(seed), defaultdict[str, float](float)
    found: defaultdict[str, str] = defaultdict(str)
    for pair in combinations_with_replacement(LEVELS, 2):
        for _ in range(slow if SLOWEST in pair else deals):
            deal = f"{luck.getrandbits(256):064x}"
            for seated in (pair, pair[::-1]):
                found[" ".join(seated)] += sign(
                    played(rules, seated, deal, factor, slowest).outcome
                )
    return dict(found)


def shares(results: Results) -> dict[str, float]:
    """The share of the points of each level against all others, the best first: the arena's
    order. Every two levels count alike, however often they met."""
    found: defaultdict[str, list[float]] = defaultdict(list)
    for pair in combinations_with_replacement(LEVELS, 2):
        one, other = pair
        if one != other:
            own = _share(results[f"{one} {other}"], results[f"{other} {one}"])
            found[one].append(own)
            found[other].append(1 - own)
    means = {level: sum(own) / len(own) for level, own in found.items()}
    return dict(sorted(means.items(), key=lambda each: -each[1]))


def _share(first: str, second: str) -> float:
    """The share of one who had the first seat in the ``first`` matches, the rival in the
    ``second``."""
    won = first.count(WON) + second.count(LOST)
    drawn = first.count(DRAWN) + second.count(DRAWN)
    return (won + drawn / 2) / (len(first) + len(second))


def main() -> None:
    """Play, and keep what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+", choices=tuple(GAMES))
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--slow", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    wanted = (
        f"{' '.join(given.games)} --deals {given.deals} --slow {given.slow} --seed {given.seed}"
    )
    found: dict[str, Results] = {}
    for game in given.games:
        GAMES[game].warm()
        began = time.perf_counter()
        found[game] = play(game, given.deals, given.slow, given.seed)
        number = sum(map(len, found[game].values()))
        best = ", ".join(f"{level} {share:.0%}" for level, share in shares(found[game]).items())
        print(
            f"{game}: {number} matches in {time.perf_counter() - began:.0f} s; {best}", flush=True
        )
        kept = Kept(f"python -m tests.bench.ladder_matches {wanted}", given.seed, FACTOR, found)
        KEPT.write_text(json.dumps(asdict(kept), indent=1) + "\n")


if __name__ == "__main__":
    main()
