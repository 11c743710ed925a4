"""How long each level takes for a move, on a machine that has nothing else to do and on one where
every core is wanted by two other processes, beside what it is allowed."""

import multiprocessing
import os
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager

from bot.players.thinker import THINKING
from engines import GAMES
from engines.game import LEVELS, View
from tests.bench.rows import Row, row

MATCHES = 6  # of random moves, of two, three and four seats where a game has them
POSITIONS = 12  # of each game: the ones with most moves, of different matches and times
EVERY = 4  # moves
OTHERS = 2  # processes that want each core


def _spin() -> None:
    while True:
        sum(range(10_000))


@contextmanager
def _busy() -> Iterator[None]:
    """Every core is wanted by others."""
    context = multiprocessing.get_context("spawn")
    others = [context.Process(target=_spin, daemon=True) for _ in range(OTHERS * _cores())]
    for other in others:
        other.start()
    time.sleep(1.0)
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.join()


def _cores() -> int:
    return os.cpu_count() or 1


def _positions(key: str) -> list[View]:
    """What the seat to move sees where there is most to choose from."""
    game, chance, found = GAMES[key], random.Random(key), []
    for number in range(MATCHES):
        seats = game.seats[number % len(game.seats)]
        state = game.start(game.deal(seats, {}, f"{number:064x}"))
        views = []
        while (turn := game.view(state, None).turn) is not None:
            views.append(game.view(state, turn))
            state = game.play(state, chance.choice(views[-1].moves))
        found += views[::EVERY]
    return sorted(found, key=lambda view: -len(view.moves))[:POSITIONS]


def _times(remark: str) -> list[Row]:
    found = []
    for key, game in GAMES.items():
        views = _positions(key)
        widest = len(views[0].moves)
        for level in LEVELS:
            seconds = []
            for view in views:
                began = time.perf_counter()
                game.choose(view, level, THINKING[level])
                seconds.append(time.perf_counter() - began)
            allowed, most = 1000 * THINKING[level], 1000 * max(seconds)
            told = f"{remark}, allowed {allowed:.0f} ms, at most {most:.0f}"
            found.append(row(f"{key} {level}, up to {widest} moves", seconds, told))
    return found


def rows() -> list[Row]:
    """The times of all levels, alone and beside others."""
    for game in GAMES.values():
        game.warm()
    alone = _times("alone")
    with _busy():
        return alone + _times("busy")
