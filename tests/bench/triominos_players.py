"""How strong the computer players of Triominos are, against each other and against yardsticks.

``uv run python -m tests.bench.triominos_players`` with one of

- ``yardsticks``: by how much each player's lead in single rounds against *greedy* rivals is more
  than greedy's own in that seat, and which share of the way to the peeker the master goes;
- ``ladder``: the points of each level against the next in matches of two;
- ``duel ONE OTHER``: the points of one player against another in matches of two.

Deals are duplicate: each is played once from either seat. *worst* lays what the search finds worst,
a bound and no player; *random* lays any tile that fits, *greedy* what scores most at once,
*expectation* what scores most with what the linear evaluation expects afterwards; the *peeker* is
the master who is certain of every hand, the *oracle* plays every move out in the one world there
is. Budgets are counted in playouts; those above SMALL are divided by ``--factor``, down to it.
Matches go to ``--target``. Intervals are of 95 %.

How much skill there is: a match to 200 is about two rounds, one of which has a spread of 93 points.
Who lays what scores most takes no more than 65 ± 2 % from *random* (2000 matches), and who only
overlooks takes less. Of 24 players at a glance that wanted something else than points, such as to
offer much to the next player, none that took 65 % from random lost more than 63 to greedy (200
matches each). So from random to the master there is room for four steps of about 60 %.

Points in matches of two to 200, with ``--factor 100``: beginner takes 51 ± 2 % against *random*
(2000 matches) and 34 ± 3 against *greedy* (1000); casual takes 60 ± 2 against beginner, club 58 ± 2
against casual, expert 60 ± 2 against club (2000 each) and master 62 ± 2 against expert (1570). Half
of these deals, on which the levels were set, gave 60.4 for club, the other half 55.3.

Before all levels shared their features: trying every move in 100 determinizations by the network,
three own turns ahead, gained 27 ± 3 points a round on *expectation* (7 of them the network does
alone; 50, or five turns, were no different as far as could be told); playouts that everybody
finishes for points gained 15 ± 2; hands seen openly, which no player may, gained 48 ± 5. The master
took 68 ± 2 % from *expectation* (1600 matches, at 600 playouts; 66 ± 4 of 600 at 3000), where the
peeker took 74 ± 2 before it had the network, and went 84 ± 24 % of the way to it (150 deals).

What did not help: reckoning out the end of a round when the market is empty (0.2 points a round);
guessing a rival's hand by what the network says of tiles that it did not lay (tiles that it held
and those that it did not were passed over equally often).
"""

import argparse
import math
import random
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise

import numpy as np

from engines.game import LEVELS
from engines.triominos import TRIOMINOS
from engines.triominos.board import Fit
from engines.triominos.player import choice
from engines.triominos.player.kernels import playout, turns
from engines.triominos.player.kernels.evaluation import ROOM
from engines.triominos.player.kernels.layout import CERTAIN, NUMBER, STATE
from engines.triominos.player.levels import SCALE, TriominosLevel
from engines.triominos.player.position import RoundPosition, number_of
from engines.triominos.player.search import Effort, SearchPosition, TriominosSearch
from engines.triominos.player.weights import networks
from engines.triominos.rules import points
from engines.triominos.state import NEXT, TriominosState
from tests.bench.rows import Row, row

SKILLS = SCALE.named()

Player = Callable[[TriominosState, random.Random], str]
"""Finds a move for the seat to move. It is given the state so that some can cheat."""

UNHURRIED = 1e6  # seconds: budgets are counted in playouts, so that a busy machine changes nothing
FACTOR = 10
SMALL = 1000  # playouts
CROWD = ("worst", "random", "greedy", "expectation", *LEVELS, "peeker", "oracle")


def randomly(state: TriominosState, rng: random.Random) -> str:
    return rng.choice(state.moves)


def greedily(state: TriominosState, rng: random.Random) -> str:
    if not state.fits:
        return state.moves[0]
    return max(state.fits, key=lambda fit: points(state.board, fit)).move


def expecting(state: TriominosState, rng: random.Random) -> str:
    """The linear evaluation alone: one look after every move, no playout."""
    view = TRIOMINOS.view(state, state.turn)
    if len(view.fits) < 2:
        return view.moves[0]
    look = Effort(1, math.inf, ahead=0, for_match=False)
    return TriominosSearch(SearchPosition.of(view), view.fits, look, 1).run()[0].fit.move


def perversely(state: TriominosState, rng: random.Random) -> str:
    """The move that the search finds worst: no player, but the bound of how badly one can play."""
    view = TRIOMINOS.view(state, state.turn)
    if len(view.fits) < 2:
        return view.moves[0]
    effort = Effort(SMALL, math.inf, for_match=False)
    found = TriominosSearch(SearchPosition.of(view), view.fits, effort, rng.getrandbits(40)).run()
    return min(found, key=lambda one: one.worth).fit.move


def level(name: str, factor: float) -> Player:
    """A player of one of the five levels, with its budget divided."""
    skill = _thrifty(SKILLS[name], factor)

    def play(state: TriominosState, rng: random.Random) -> str:
        view = TRIOMINOS.view(state, state.turn)
        return choice.choose(view, skill, UNHURRIED, rng)

    return play


def _thrifty(skill: TriominosLevel, factor: float) -> TriominosLevel:
    """A level whose budget is divided by the factor; small ones stay what they are."""
    playouts = max(min(skill.playouts, SMALL), math.ceil(skill.playouts / factor))
    return replace(skill, playouts=playouts)


def peeking(factor: float) -> Player:
    """The master who sees every hand: what it believes of them is certain."""
    master = _thrifty(SKILLS["master"], factor)

    def play(state: TriominosState, rng: random.Random) -> str:
        view = TRIOMINOS.view(state, state.turn)
        if len(view.fits) < 2:
            return view.moves[0]
        position = SearchPosition.of(view)
        position.held[:] = 0
        for seat, hand in enumerate(state.hands):
            position.held[seat, [NUMBER[tile] for tile in hand]] = CERTAIN
        effort = Effort(master.playouts, math.inf, master.ahead, master.foresees)
        return TriominosSearch(position, view.fits, effort, rng.getrandbits(40)).run()[0].fit.move

    return play


def prophesying(state: TriominosState, rng: random.Random) -> str:
    """The master who sees all: one playout of every move in the one world that there is."""
    if len(state.fits) < 2:
        return state.moves[0]
    return max(state.fits, key=lambda fit: _prophecy(state, fit)).move


def _prophecy(state: TriominosState, fit: Fit) -> float:
    assert state.turn is not None
    seat, ahead, room = state.turn, SKILLS["master"].ahead, np.zeros(ROOM)
    whole = RoundPosition.of(state.board.laid, seat, state.score)
    whole.hold(state.hands, state.market, state.passes)
    arrays, before = (whole.grid, whole.state), np.zeros(STATE, np.int64)
    turns.lay(*arrays, number_of(fit.cell), NUMBER[fit.tile])
    playout.play_on(*arrays, seat, ahead, True, networks(), room, before)
    lead = playout.lead_at_the_end(*arrays, seat, networks(), room)
    return float(playout.worth(whole.state, seat, lead, state.setup.target))


SIMPLE: dict[str, Player] = {
    "worst": perversely,
    "random": randomly,
    "greedy": greedily,
    "expectation": expecting,
    "oracle": prophesying,
}


def player(name: str, factor: float) -> Player:
    """The player of a name of ``CROWD``."""
    if name in LEVELS:
        return level(name, factor)
    return peeking(factor) if name == "peeker" else SIMPLE[name]


def round_played(players: Sequence[Player], number: int) -> TriominosState:
    """The end of the first round of a match so long that only the round counts."""
    rng = random.Random(number)
    state = TRIOMINOS.start(TRIOMINOS.deal(len(players), {"target": "600"}, f"{number:064x}"))
    while state.turn is not None:
        state = TRIOMINOS.play(state, players[state.turn](state, rng))
    return state


def match_played(players: Sequence[Player], number: int, target: int) -> TriominosState:
    """The end of a match to ``target``."""
    rng = random.Random(number)
    options = {"target": str(target)}
    state = TRIOMINOS.start(TRIOMINOS.deal(len(players), options, f"{number:064x}"))
    while state.outcome is None:
        move = NEXT if state.turn is None else players[state.turn](state, rng)
        state = TRIOMINOS.play(state, move)
    return state


def lead(state: TriominosState, seat: int) -> int:
    """How far a seat stands above its best rival."""
    return state.score[seat] - max(state.score[:seat] + state.score[seat + 1 :])


def margins(one: Player, others: Player, deals: int, seats: int) -> list[float]:
    """The mean lead of ``one`` in each deal, played from every seat against ``others``."""
    found = []
    for number in range(deals):
        leads = []
        for seat in range(seats):
            players = [one if each == seat else others for each in range(seats)]
            leads.append(lead(round_played(players, number), seat))
        found.append(statistics.mean(leads))
    return found


def points_won(one: Player, other: Player, matches: int, target: int) -> list[float]:
    """The share of the points that ``one`` wins of each deal's two matches."""
    found = []
    for number in range(matches // 2):
        ends = (match_played(pair, number, target) for pair in ((one, other), (other, one)))
        found.append(statistics.mean(float(_winner(end) == seat) for seat, end in enumerate(ends)))
    return found


def _winner(state: TriominosState) -> int:
    assert state.outcome is not None
    return state.outcome.winners[0]


def interval(values: Sequence[float]) -> str:
    """Mean and half the interval of 95 %."""
    return f"{statistics.mean(values):6.2f} ± {half(values):.2f}"


def half(values: Sequence[float]) -> float:
    """Half the interval of 95 %."""
    return 1.96 * statistics.stdev(values) / math.sqrt(len(values))


def yardsticks(names: Sequence[str], deals: int, factor: float, seats: int) -> None:
    """Print everybody's margin over greedy, and the master's share of the way to the peeker."""
    greedy, found = player("greedy", factor), dict[str, list[float]]()
    base = margins(greedy, greedy, deals, seats)
    for name in names:
        began = time.perf_counter()
        leads = margins(player(name, factor), greedy, deals, seats)
        found[name] = [lead - even for lead, even in zip(leads, base, strict=True)]
        took = time.perf_counter() - began
        print(f"{name:12} {interval(found[name])} points a round  ({took:.0f} s)", flush=True)
    if "master" in found and "peeker" in found:
        print(f"master goes {_share(found['master'], found['peeker'])} of the way to the peeker")


def _share(part: Sequence[float], whole: Sequence[float]) -> str:
    """The ratio of two means over the same deals with its interval (delta method)."""
    ratio = statistics.mean(part) / statistics.mean(whole)
    rest = [each - ratio * other for each, other in zip(part, whole, strict=True)]
    return f"{ratio:.0%} ± {half(rest) / statistics.mean(whole):.0%}"


def duel(one: str, other: str, matches: int, factor: float, target: int) -> None:
    """Print the points that ``one`` wins against ``other``."""
    began = time.perf_counter()
    won = points_won(player(one, factor), player(other, factor), matches, target)
    took = time.perf_counter() - began
    print(
        f"{one:9} : {other:12} {100 * statistics.mean(won):5.1f} ± {100 * half(won):.1f} %", end=""
    )
    print(f" of {2 * len(won)} matches  ({took:.0f} s)", flush=True)


def rows() -> list[Row]:
    """How long the levels think about a move at most, over a round each."""
    found = []
    for name in LEVELS:
        times: list[float] = []
        thinker = level(name, 1.0)

        def clocked(state: TriominosState, rng: random.Random, thinker: Player = thinker) -> str:
            began = time.perf_counter()
            move = thinker(state, rng)
            times.append(time.perf_counter() - began)  # noqa: B023  used within this turn
            return move

        round_played((clocked, clocked), 1)
        found.append(row(f"a move, {name}", times, f"longest {max(times) * 1000:.0f} ms"))
    return found


def main() -> None:
    """Print what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("yardsticks", "ladder", "duel"))
    parser.add_argument("names", nargs="*", choices=[*CROWD, []], default=[])
    parser.add_argument("-n", type=int, default=200, help="deals, or matches")
    parser.add_argument("--factor", type=float, default=FACTOR)
    parser.add_argument("--seats", type=int, default=2, help="of the yardsticks")
    parser.add_argument("--target", type=int, default=200, choices=(200, 400, 500, 600))
    asked = parser.parse_args()
    print(f"{asked.what}, n = {asked.n}, budgets / {asked.factor:g}, {asked.seats} seats")
    if asked.what == "yardsticks":
        yardsticks(asked.names or CROWD, asked.n, asked.factor, asked.seats)
    elif asked.what == "duel":
        duel(asked.names[0], asked.names[1], asked.n, asked.factor, asked.target)
    else:
        for weaker, stronger in pairwise(LEVELS):
            duel(stronger, weaker, asked.n, asked.factor, asked.target)


if __name__ == "__main__":
    main()
