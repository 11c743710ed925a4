"""``crosstable arena``: how much stronger one level is than another."""

import random
import statistics
import time
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from bot.cli.console import bar, signed
from bot.players.thinker import thinking
from engines import GAMES
from engines.game import Game, Outcome, Seat, View

SEATS = 2
GLANCE = 0.01  # seconds in which a first move is judged
OPENING = 8  # moves by chance with which matches begin where no hidden deal makes them differ
Levels = tuple[str, str]


class PlayedMatch(Struct, frozen=True):
    """A match that computer players have played to its end: ``turns`` are the seats that decided
    its moves, None for one that nobody had to decide."""

    setup: str
    moves: tuple[str, ...]
    turns: tuple[Seat | None, ...]
    outcome: Outcome


class Meeting(Struct, frozen=True):
    """A match from the first level's side: points (1, ½ or 0), and by how much it led."""

    points: float
    margin: int


def arena(game: str, levels: Levels, matches: int, factor: float, seed: int) -> None:
    """Plays and prints. Two matches in a row have the same deal and the same first moves with the
    sides exchanged."""
    rules, slowest = GAMES[game], dict.fromkeys(levels, 0.0)
    rules.warm()
    met: list[Meeting] = []
    chance = random.Random(seed)
    with bar(f"{levels[0]} against {levels[1]}") as progress:
        for number in progress.track(range(matches)):
            if number % 2 == 0:
                deal = f"{chance.getrandbits(256):064x}"
                begun = opening(rules, deal, chance)
            seated = levels if number % 2 == 0 else levels[::-1]
            outcome = played(rules, seated, deal, factor, slowest, begun=begun).outcome
            seat = number % 2
            won, drawn = seat in outcome.winners, not outcome.winners
            margin = outcome.scores[seat] - outcome.scores[1 - seat]
            met.append(Meeting(1.0 if won else 0.5 if drawn else 0.0, margin))
    _print(levels, met, slowest)


def opening(game: Game, deal: str, chance: random.Random) -> tuple[str, ...]:
    """The first moves of a match, by chance among those that give little away: strong players of an
    open game would else play the same few matches over and over, and as many would say less than
    they seem to. None where hands are hidden, for there each deal is another match."""
    state, moves = game.start(game.deal(SEATS, {}, deal)), list[str]()
    view = game.view(state, None)
    while not view.hands and view.outcome is None and len(moves) < OPENING:
        rated = () if view.turn is None else game.rate(game.view(state, view.turn), GLANCE)
        good = [each.move for each in rated if each.value >= rated[0].value - game.costly / 6]
        moves.append(chance.choice(good) if good else view.follow)
        state = game.play(state, moves[-1])
        view = game.view(state, None)
    return tuple(moves)


def played(
    game: Game,
    seated: Levels,
    deal: str,
    factor: float,
    slowest: dict[str, float],
    options: Mapping[str, str] = MappingProxyType({}),
    begun: Sequence[str] = (),
) -> PlayedMatch:
    """A match between two seats, after the moves with which it has ``begun``, each thinking for the
    time of its level times ``factor``; the longest time that each level took for a move is
    noted."""
    setup = game.deal(SEATS, options, deal)
    state, moves, turns = game.start(setup), list[str](), list[Seat | None]()
    for move in begun:
        state = game.play(state, move)
        moves.append(move)
        turns.append(None)
    while True:
        view = game.view(state, None)
        if view.outcome is not None:
            return PlayedMatch(setup, tuple(moves), tuple(turns), view.outcome)
        if view.turn is None:
            move = view.follow
        else:
            move = _chosen(game, game.view(state, view.turn), seated[view.turn], factor, slowest)
        state = game.play(state, move)
        moves.append(move)
        turns.append(view.turn)


def _chosen(game: Game, own: View, level: str, factor: float, slowest: dict[str, float]) -> str:
    """What a level plays in its own view."""
    began = time.monotonic()
    lone = len(own.moves) == 1
    move = own.moves[0] if lone else game.choose(own, level, factor * thinking(game, level))
    slowest[level] = max(slowest[level], time.monotonic() - began)
    return move


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
