"""What a handicap is worth in rating points: ``python -m tests.bench.handicap_matches reversi``.

Computer players play each other with a handicap, each of two in both seats in turn. Between equal
levels the share of the points that the one who was given something takes says what that is worth:
ten to one is 400 rating points. Between two levels, of which the weaker one is given it, the share
without a handicap says how far they are apart, and what it moves by, what the handicap is worth.
"""

import argparse
import math
import random
from collections import defaultdict
from dataclasses import dataclass

from bot.cli.arena import interval, played
from engines import GAMES
from engines.game import LEVELS
from engines.handicap import HANDICAP, write

FACTOR = 0.1  # of the time that a level has at a table
TEN_TO_ONE = 400  # rating points


@dataclass(frozen=True, slots=True)
class Step:
    """So many ``matches`` in which ``giver`` gave ``receiver`` something, who took ``points`` of
    them."""

    giver: str
    receiver: str
    given: int
    matches: int
    points: float

    @property
    def ends(self) -> tuple[float, float, float]:
        """The receiver's share of the points, and its 95 % interval."""
        return (self.points / self.matches, *interval(self.points, self.matches))


def rating(share: float) -> float:
    """By how many rating points one is ahead who takes this share."""
    inside = min(max(share, 1e-4), 1 - 1e-4)
    return TEN_TO_ONE * math.log10(inside / (1 - inside))


def step(game: str, giver: str, receiver: str, given: int, matches: int, seed: int) -> Step:
    """Play them. Two in a row have the same deal with the seats exchanged."""
    chance, points, slowest = random.Random(seed), 0.0, defaultdict[str, float](float)
    for number in range(matches):
        if number % 2 == 0:
            deal = f"{chance.getrandbits(256):064x}"
        seat = number % 2  # of the receiver
        seated = (giver, receiver) if seat else (receiver, giver)
        handicap = (0, given) if seat else (given, 0)
        options = {HANDICAP: write(handicap)} if given else {}
        outcome = played(GAMES[game], seated, deal, FACTOR, slowest, options).outcome
        points += 0.5 if not outcome.winners else float(seat in outcome.winners)
    return Step(giver, receiver, given, matches, points)


def worth(steps: list[Step], giver: str, receiver: str) -> float:
    """What one corner or point is worth between two levels, in rating points: the slope of the line
    through what each step has shown, by how sure it is."""
    pair = [one for one in steps if (one.giver, one.receiver) == (giver, receiver)]
    base = next((rating(one.ends[0]) for one in pair if not one.given), 0.0)
    total = weights = 0.0
    for one in pair:
        share, low, high = one.ends
        if one.given and 0.02 < share < 0.98:
            weight = 1 / (rating(high) - rating(low)) ** 2
            total += weight * one.given * (rating(share) - base)
            weights += weight * one.given**2
    return total / weights if weights else 0.0


def line(one: Step) -> str:
    """A step as a row of a table."""
    share, low, high = one.ends
    points = f"{rating(share):+.0f} ({rating(low):+.0f} to {rating(high):+.0f})"
    ends = f"{share:.0%} ({low:.0%} to {high:.0%})"
    return f"| {one.giver} | {one.receiver} | {one.given} | {one.matches} | {ends} | {points} |"


def main() -> None:
    """Play, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[key for key, game in GAMES.items() if game.handicaps])
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--sizes", type=int, nargs="*")
    parser.add_argument("--pairs", nargs="*", default=["casual casual", "club club", "club casual"])
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    GAMES[given.game].warm()
    sizes = given.sizes or GAMES[given.game].handicaps
    found: list[Step] = []
    for pair in given.pairs:
        giver, receiver = pair.split()
        assert {giver, receiver} <= set(LEVELS)
        for size in (*((0,) if giver != receiver else ()), *sizes):
            found.append(step(given.game, giver, receiver, size, given.matches, given.seed))
            print(line(found[-1]), flush=True)
        print(f"{pair}: {worth(found, giver, receiver):.1f} for each", flush=True)


if __name__ == "__main__":
    main()
