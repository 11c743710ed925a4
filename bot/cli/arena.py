"""``crosstable arena``: how much stronger one level is than another."""

import random
import statistics
import time
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

from bot.cli.analyse import bar, signed
from bot.players.thinker import THINKING
from engines import GAMES
from engines.game import Game, Outcome

SEATS = 2
Levels = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Meeting:
    """A match from the first level's side: points (1, ½ or 0), and by how much it led."""

    points: float
    margin: int


def arena(game: str, levels: Levels, matches: int, factor: float, seed: int) -> None:
    """Play and print. Two matches in a row have the same deal with the sides exchanged."""
    rules, slowest = GAMES[game], dict.fromkeys(levels, 0.0)
    rules.warm()
    met: list[Meeting] = []
    chance = random.Random(seed)
    with bar(f"{levels[0]} against {levels[1]}") as progress:
        for number in progress.track(range(matches)):
            if number % 2 == 0:
                deal = f"{chance.getrandbits(256):064x}"
            seated = levels if number % 2 == 0 else levels[::-1]
            outcome = _played(rules, seated, deal, factor, slowest)
            met.append(_meeting(outcome, number % 2))
    _print(levels, met, slowest)


def _played(
    game: Game, seated: Levels, deal: str, factor: float, slowest: dict[str, float]
) -> Outcome:
    """A match between two seats; the longest time that each level took for a move is noted."""
    state = game.start(game.deal(SEATS, {}, deal))
    while True:
        view = game.view(state, None)
        if view.outcome is not None:
            return view.outcome
        if view.turn is None:
            state = game.play(state, view.follow)
            continue
        level, own = seated[view.turn], game.view(state, view.turn)
        began = time.monotonic()
        lone = len(own.moves) == 1
        move = own.moves[0] if lone else game.choose(own, level, factor * THINKING[level])
        slowest[level] = max(slowest[level], time.monotonic() - began)
        state = game.play(state, move)


def _meeting(outcome: Outcome, seat: int) -> Meeting:
    won, drawn = seat in outcome.winners, not outcome.winners
    margin = outcome.scores[seat] - outcome.scores[1 - seat]
    return Meeting(1.0 if won else 0.5 if drawn else 0.0, margin)


def interval(points: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of the share of the points, after Wilson (1927), which stays honest for
    few matches and for clear results. It takes no profit from deals being played twice."""
    square = 1.96**2
    share, weight = points / matches, 1 + square / matches
    middle = (share + square / (2 * matches)) / weight
    spread = (share * (1 - share) / matches + square / (4 * matches**2)) ** 0.5
    return middle - 1.96 * spread / weight, middle + 1.96 * spread / weight


def _print(levels: Levels, met: list[Meeting], slowest: dict[str, float]) -> None:
    points, count = sum(one.points for one in met), len(met)
    margin = statistics.fmean(one.margin for one in met)
    table = Table("level", "points", "share", "95 %", "margin", "slowest move")
    for level, own, lead in ((levels[0], points, margin), (levels[1], count - points, -margin)):
        spread = " to ".join(f"{end:.1%}" for end in interval(own, count))
        longest = f"{slowest[level]:.2f} s"
        share = f"{own / count:.1%}"
        table.add_row(level, f"{own:g}/{count}", share, spread, signed(lead), longest)
    Console().print(table)
