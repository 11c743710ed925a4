"""What it is worth to the master of Crosswise to solve the end of a match.

``python -m tests.bench.crosswise_endings 2 -n 400``: so many deals are played by the master, with
few trials, up to where ends are solved; from there each is finished twice by the master and one who
tries moves out instead, the sides changed. Said is the master's share of these pairs with its 95 %
interval, its mean lead, and the CPU of a move in the end; then how many points a match the other
one's moves give away against the best ones, where with two at the table that is exact: at most one
stone is in the bag.
"""

import argparse
import math
import random
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from engines.crosswise import CROSSWISE
from engines.crosswise.outcome import outcome
from engines.crosswise.player import weights
from engines.crosswise.player.choice import decide
from engines.crosswise.player.endings import Solver, determinizations, is_solvable
from engines.crosswise.player.knowledge import Knowledge, encode
from engines.crosswise.player.levels import CrosswiseLevel, scale
from engines.crosswise.state import CrosswiseState
from engines.crosswise.view import CrosswiseView, view
from engines.game import Outcome

EXACT = 3  # stones left to be played with at most one in the bag of two
_FEW = 400  # trials a move up to the end


@dataclass
class Finisher:
    """A player of ends: what its moves have taken, and in each match given away where that is
    exact."""

    level: CrosswiseLevel
    judged: bool = False
    spent: list[float] = field(default_factory=list)
    given: list[float] = field(default_factory=list)

    def move(self, seen: CrosswiseView) -> str:
        """A move for the seat to move, chance following from what it sees."""
        known = Knowledge.of(seen)
        chance = random.Random(repr((seen.board, seen.hand, seen.bag, seen.seat)))
        began = time.thread_time()
        move = decide(known, self.level, math.inf, chance)
        if len(seen.moves) > 1:
            self.spent.append(1000 * (time.thread_time() - began))
            if self.judged and is_solvable(known, EXACT):
                self.given[-1] += regret(known, seen.moves, move)
        return move

    def __str__(self) -> str:
        ordered = sorted(self.spent)
        median, most = ordered[len(ordered) // 2], ordered[int(0.95 * len(ordered))]
        return f"{median:.1f} ms, 95 % {most:.1f}, most {ordered[-1]:.0f}"


def regret(known: Knowledge, moves: Sequence[str], played: str) -> float:
    """How much more the best of ``moves`` leads to, on average over all that may be hidden,
    than the one ``played``."""
    solver, dealt = Solver(weights.learned()[0].ravel(), math.inf), list(determinizations(known))
    total = sum(one.ways for one in dealt)

    def value(move: int) -> float:
        each = (one.ways * solver.after(one.position, move, -math.inf, math.inf) for one in dealt)
        return sum(each) / total

    return max(map(value, {encode(move) for move in moves})) - value(encode(played))


def begun(seats: int, number: int) -> CrosswiseState:
    """The deal of that number, played up to where ends are solved or to its end."""
    luck, strongest = random.Random(number), scale(seats).strongest
    level = replace(strongest, playouts=_FEW, ends=0)
    state = CROSSWISE.start(CROSSWISE.deal(seats, {}, f"{number:064x}"))
    while outcome(state) is None:
        known = Knowledge.of(view(state, state.turn))
        if is_solvable(known, strongest.ends):
            break
        state = CROSSWISE.play(state, decide(known, level, math.inf, luck))
    return state


def finished(state: CrosswiseState, teams: Sequence[Finisher]) -> Outcome:
    """The outcome when two teams play on."""
    while (ended := outcome(state)) is None:
        state = CROSSWISE.play(state, teams[state.turn % 2].move(view(state, state.turn)))
    return ended


def main() -> None:
    """Play, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seats", type=int)
    parser.add_argument("-n", type=int, default=400, help="deals, each finished twice")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--playouts", type=int, default=6000, help="trials a move in the end")
    asked = parser.parse_args()
    level = replace(scale(asked.seats).strongest, playouts=asked.playouts)
    one, other = Finisher(level), Finisher(replace(level, ends=0), judged=asked.seats == 2)
    shares, leads = [], []
    for number in range(asked.first, asked.first + asked.n):
        state, won, lead = begun(asked.seats, number), 0.0, 0
        for side, teams in enumerate(((one, other), (other, one))):
            other.given.append(0.0)
            ended = finished(state, teams)
            won += 0.5 if not ended.winners else float(side in ended.winners)
            lead += ended.scores[side] - ended.scores[1 - side]
        shares.append(50 * won)
        leads.append(lead / 2)
    print(f"crosswise {asked.seats}: share {_interval(shares)} % of {asked.n} pairs,")
    print(f"  of which {sum(share != 50 for share in shares)} have another winner,")
    print(f"  lead {_interval(leads)}; a move of its ends {one}; of the other's {other}")
    if other.judged:
        print(f"  the other one gives away {_interval(other.given)} points a match")


def _interval(values: Sequence[float]) -> str:
    half = 1.96 * statistics.stdev(values) / math.sqrt(len(values))
    return f"{statistics.mean(values):.2f} ± {half:.2f}"


if __name__ == "__main__":
    main()
