"""How strong the computer players of Crosswise are, by duplicate matches.

``uv run python -m tests.bench.crosswise_strength [--factor 0.05] [--matches 200] [--seats 2]
[pairs …]`` with pairs such as ``master:expectation``; without any, the ladder and the yardsticks.
Every deal is played twice, the sides changed. A lead is the own side's score less the other's.
``--factor`` is the share of the master's trials (60,000 a move): they take the time that they take,
so that a busy machine gives the same figures.

The steps of the ladder, from the lowest, are 79 ± 2, 76 ± 2 and 74 ± 2 % (1000 matches each), and
76 ± 3 % from expert to master (400 matches, 0.02 of its trials). A beginner takes 99.9 % from
random moves. Against greedy the expectation takes 74 ± 2 %, the learned weights 80 ± 2 %; against
these the master takes 80 ± 3 % and 68 ± 3 % (600 matches, 0.02 of its trials; ten times as many
hardly help). Its lead over greedy is 9.5 ± 0.6 points, the oracle's 10.7 ± 0.6: 89 % of the way.
"""

import argparse
import random
import statistics
import sys
from dataclasses import dataclass

from engines.crosswise import CROSSWISE
from engines.crosswise.outcome import outcome
from engines.game import LEVELS, Outcome
from tests.bench.crosswise_yardsticks import Player, players

YARDSTICKS = ("expectation", "learned", "master", "oracle")
"""Those who are measured against greedy, to see which share of the way each goes."""


@dataclass(frozen=True)
class Duel:
    """Duplicate matches between two players: for each deal the first one's mean lead, and the
    points it won of two."""

    first: str
    second: str
    leads: tuple[float, ...]
    points: tuple[float, ...]

    @property
    def lead(self) -> tuple[float, float]:
        """The mean lead, and the half width of its 95 % interval."""
        return _interval(self.leads)

    @property
    def share(self) -> tuple[float, float]:
        """The percentage of the points, and the half width of its 95 % interval."""
        return _interval([50 * won for won in self.points])

    def __str__(self) -> str:
        lead, share = self.lead, self.share
        return (
            f"{self.first:12} {self.second:12} {2 * len(self.leads):5} matches  "
            f"lead {lead[0]:+6.2f} ±{lead[1]:5.2f}  points {share[0]:5.1f} ±{share[1]:4.1f} %"
        )


def duel(
    both: dict[str, Player], first: str, second: str, matches: int, seats: int = 2, base: int = 0
) -> Duel:
    """``matches`` between two players, two for each deal."""
    leads, points = [], []
    for number in range(base, base + matches // 2):
        results = []
        for side in (0, 1):
            names = (first, second) if side == 0 else (second, first)
            ended = played([both[name] for name in names], seats, number)
            results.append(_result(ended, side))
        leads.append(statistics.mean(lead for lead, _ in results))
        points.append(sum(won for _, won in results))
    return Duel(first, second, tuple(leads), tuple(points))


def played(teams: list[Player], seats: int, number: int) -> Outcome:
    """A match of two teams with the deal of that number."""
    luck = random.Random(number)
    state = CROSSWISE.start(CROSSWISE.deal(seats, {}, f"{number:064x}"))
    while (ended := outcome(state)) is None:
        state = CROSSWISE.play(state, teams[state.turn % 2](state, luck))
    return ended


def _result(ended: Outcome, side: int) -> tuple[float, float]:
    """The lead of a side, and the point, half point or nothing that it won."""
    lead = float(ended.scores[side] - ended.scores[1 - side])
    return lead, 0.5 if not ended.winners else float(side in ended.winners)


def _interval(values: list[float] | tuple[float, ...]) -> tuple[float, float]:
    spread = statistics.stdev(values) if len(values) > 1 else float("inf")
    return statistics.mean(values), 1.96 * spread / len(values) ** 0.5


def way(duels: dict[str, Duel]) -> str:
    """Which share of the way from greedy to the oracle master goes."""
    master, oracle = duels["master"].lead, duels["oracle"].lead
    share = master[0] / oracle[0]
    # Both leads vary, by the same deals; taken as independent the interval is a little too wide.
    width = share * ((master[1] / master[0]) ** 2 + (oracle[1] / oracle[0]) ** 2) ** 0.5
    return f"master goes {share:.0%} ±{width:.0%} of the way from greedy to the oracle"


def main() -> None:
    """Play and say what came of it, a line a pair."""
    parser = argparse.ArgumentParser()
    parser.add_argument("pairs", nargs="*")
    parser.add_argument("--factor", type=float, default=0.05, help="share of the trials")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    given = parser.parse_args()
    both = players(given.factor)
    pairs = [tuple(pair.split(":")) for pair in given.pairs]
    if not pairs:
        pairs = list(zip(LEVELS[1:], LEVELS, strict=False))
        pairs += [("beginner", "random"), ("master", "expectation"), ("master", "learned")]
        pairs += [(name, "greedy") for name in YARDSTICKS]
    duels = {}
    for first, second in pairs:
        found = duels[first] = duel(both, first, second, given.matches, given.seats)
        sys.stdout.write(f"{found}\n")
        sys.stdout.flush()
    if all(name in duels and duels[name].second == "greedy" for name in YARDSTICKS):
        sys.stdout.write(f"{way(duels)}\n")


if __name__ == "__main__":
    main()
