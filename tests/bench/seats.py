"""How strong computer players are with two, three or four at the table.

``python -m tests.bench.seats triominos 3 club greedy mc200 -n 300``: of so many matches the share
that *club* wins against two *greedy*, then against two *mc200*; every deal is played from every
seat, in Crosswise from either side. The share of somebody who plays as the others do is 33 % with
three, 25 with four, in Crosswise 50. Intervals are of 95 %, by deals.

A player is a level, a level some of whose fields are others (``master,playouts=2000,ahead=2``), or
one of ``seat_yardsticks``: ``greedy``, ``mc200``, ``mc:50`` (50 ms of CPU a move); ``seer``, the
master who sees everything; or in Triominos ``uniform``, the master to whom every hand that can be
is as likely, with as many playouts as ``uniform,playouts=600`` says. What is said behind a pair is
the CPU of a move at which there was a choice.
"""

import argparse
import math
import random
import statistics
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from engines import GAMES
from engines.crosswise.player import choice as crosswise
from engines.crosswise.player.knowledge import Knowledge
from engines.crosswise.player.levels import CrosswiseLevel
from engines.crosswise.state import CrosswiseState
from engines.crosswise.view import CrosswiseView
from engines.game import Game, Outcome, View
from engines.triominos.player import choice as triominos
from engines.triominos.player.kernels.layout import CERTAIN
from engines.triominos.player.levels import TriominosLevel
from engines.triominos.player.search import Effort, SearchPosition, TriominosSearch
from engines.triominos.state import TriominosState
from engines.triominos.view import TriominosView
from tests.bench.crosswise_yardsticks import LEVELS, oracle
from tests.bench.seat_yardsticks import Chooser, greedy, mc
from tests.bench.triominos_players import peeking

_UNHURRIED = 1e6  # seconds
UNIFORM = "uniform"
SEER, SEERS_FACTOR = "seer", 20  # by which its playouts are divided
Skill = TypeVar("Skill", CrosswiseLevel, TriominosLevel)


class ClockedPlayer:
    """A player by name, and how much CPU it has used."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.spent: list[float] = []
        self._choose = chooser(name)

    def choose(self, state: object, view: View, luck: random.Random) -> str:
        """A move for the seat to move; only who sees everything looks at more than its view."""
        began = time.thread_time()
        move = seeing(state, luck) if self.name == SEER else self._choose(view, luck)
        if len(view.moves) > 1:
            self.spent.append(time.thread_time() - began)
        return move

    @property
    def remark(self) -> str:
        """How long it thinks about a move."""
        ordered = sorted(self.spent)
        median, most = ordered[len(ordered) // 2], ordered[int(0.95 * len(ordered))]
        return f"{self.name} {1000 * median:.1f} ms, 95 % {1000 * most:.1f}"


def seeing(state: object, luck: random.Random) -> str:
    """What the master plays who sees every hand, and in Crosswise the order of the bag."""
    if isinstance(state, TriominosState):
        return peeking(SEERS_FACTOR)(state, luck)
    assert isinstance(state, CrosswiseState)
    return oracle(LEVELS["master"], 1 / SEERS_FACTOR)(state, luck)


def chooser(name: str) -> Chooser:
    """The player of a name."""
    if name in ("greedy", SEER):
        return greedy
    if name.startswith("mc:"):
        return mc(0, float(name[3:]))
    if name.startswith("mc"):
        return mc(int(name[2:]))
    level, *changes = name.split(",")
    if level == UNIFORM:
        return _uniform(dict(change.split("=") for change in changes))
    return _of_level(level, dict(change.split("=") for change in changes))


def _of_level(level: str, changes: dict[str, str]) -> Chooser:
    def choose(view: View, luck: random.Random) -> str:
        if isinstance(view, TriominosView):
            skill = triominos.skill_at(view, level, luck)
            return triominos.choose(view, _changed(skill, changes), _UNHURRIED, luck)
        assert isinstance(view, CrosswiseView)
        known = Knowledge.of(view)
        ability = _changed(crosswise.skill_at(known, level, luck), changes)
        return crosswise.decide(known, ability, math.inf, luck)

    return choose


def _uniform(changes: dict[str, str]) -> Chooser:
    def choose(view: View, luck: random.Random) -> str:
        assert isinstance(view, TriominosView) and view.seat is not None
        if len(view.fits) < 2:
            return view.moves[0]
        skill = _changed(triominos.skill_at(view, "master", luck), changes)
        position = SearchPosition.of(view)
        position.held[:] = CERTAIN
        position.held[view.seat] = 0
        effort = Effort(skill.playouts, _UNHURRIED, skill.ahead, skill.foresees)
        found = TriominosSearch(position, view.fits, effort, luck.getrandbits(40)).run()
        return found[0].fit.move

    return choose


def _changed(skill: Skill, changes: dict[str, str]) -> Skill:
    """How somebody plays, some of its fields changed."""
    kinds = {name: type(getattr(skill, name)) for name in changes}
    values = {name: kinds[name](float(value)) for name, value in changes.items()}
    return replace(skill, **values)


def played(game: Game, seated: Sequence[ClockedPlayer], number: int) -> Outcome:
    """The outcome of a match with the deal of that number."""
    luck = random.Random(number)
    state = game.start(game.deal(len(seated), {}, f"{number:064x}"))
    while True:
        view = game.view(state, None)
        if view.outcome is not None:
            return view.outcome
        if view.turn is None:
            move = view.follow
        else:
            move = seated[view.turn].choose(state, game.view(state, view.turn), luck)
        state = game.play(state, move)


def shares(
    game: Game, seats: int, one: ClockedPlayer, other: ClockedPlayer, deals: range
) -> list[float]:
    """The share of each deal's matches that ``one`` wins."""
    found, sides = [], 2 if game.key == "crosswise" else seats
    for number in deals:
        won = []
        for side in range(sides):
            seated = [one if seat % sides == side else other for seat in range(seats)]
            outcome = played(game, seated, number)
            won.append(float(side in outcome.winners) if outcome.winners else 1 / sides)
        found.append(statistics.mean(won))
    return found


def main() -> None:
    """Play, and print a line a pair."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("crosswise", "triominos"))
    parser.add_argument("seats", type=int)
    parser.add_argument("one")
    parser.add_argument("others", nargs="+")
    parser.add_argument("-n", type=int, default=120, help="matches")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    asked = parser.parse_args()
    game = GAMES[asked.game]
    deals = range(
        asked.first, asked.first + asked.n // (2 if asked.game == "crosswise" else asked.seats)
    )
    for name in asked.others:
        one, other = ClockedPlayer(asked.one), ClockedPlayer(name)
        found = shares(game, asked.seats, one, other, deals)
        half = 1.96 * statistics.stdev(found) / math.sqrt(len(found))
        share = f"{100 * statistics.mean(found):5.1f} ± {100 * half:.1f} %"
        print(
            f"{asked.game} {asked.seats}: {asked.one} : {name:8} {share}"
            f" of {asked.n} matches  ({one.remark}; {other.remark})",
            flush=True,
        )


if __name__ == "__main__":
    main()
