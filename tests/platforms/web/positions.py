"""Matches in the middle, put into the database as if they had been played."""

import random
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.tables import play
from bot.tables.table import Chair, Table
from engines import GAMES
from engines.path import split
from engines.replay import resume, to_move
from tests.database import Database

MOST = 600  # moves after which a position is not found any more
PACE = 47.0  # seconds from move to move


async def reach(
    database: Database,
    code: str,
    game: str,
    chairs: tuple[Chair, ...],
    until: Callable[[Any], bool] = lambda view: False,
    began: float | None = None,
    seed: int = 7,
) -> Table:
    """A table at which moves were made, any that the rules allow, ``until`` the view of the seat in
    turn is as wanted, or the match is over; one every 47 seconds since it ``began``. The
    ``seed`` decides on the deal and the moves."""
    now = time.time() if began is None else began
    lobby = Table(code, game, chairs[0].person, chairs=chairs, options=(("first", "1"),))
    table, rng = play.dealt(lobby, f"{seed:064x}", now), random.Random(seed)
    assert table.match is not None
    state, made = GAMES[game].start(table.match.setup), 0
    for _ in range(MOST):
        assert table.match is not None
        if table.match.outcome is not None:
            break
        state = resume(GAMES[game], state, table.match.moves[made:])
        made = len(table.match.moves)
        view = to_move(GAMES[game], state)
        if view.turn is not None and until(view):
            break
        now += PACE
        if view.follow and view.waits:
            table = play.continued(table, state, view, now)
        else:
            table = play.moved(table, state, view, split(rng.choice(view.moves)), now)
    else:
        raise AssertionError("there was no such position")
    # Nothing goes on by itself here, however long ago it was played.
    table = replace(table, turn=replace(table.turn, since=time.time()))
    await database.put(table)
    return table
