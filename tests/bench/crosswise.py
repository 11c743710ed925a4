"""Crosswise: random matches a second. ``uv run python -m tests.bench.crosswise``."""

import random
import time

import numpy as np

from bot.players.thinker import THINKING
from engines.crosswise import CROSSWISE
from engines.crosswise.moves import legal
from engines.crosswise.outcome import outcome
from engines.crosswise.player import weights
from engines.crosswise.player.kernels.playout import sample
from engines.crosswise.player.knowledge import Knowledge, encode
from engines.game import LEVELS
from tests.bench.rows import Row, row, timed

MATCHES = 200


def played(seats: int, number: int, views: bool) -> int:
    """Play a whole random match and return its plies; with ``views`` each position is also seen
    by the seat to move and by everybody, as at a table."""
    luck = random.Random(number)
    state, plies = CROSSWISE.start(CROSSWISE.deal(seats, {}, f"{number:064x}")), 0
    while outcome(state) is None:
        if views:
            CROSSWISE.view(state, None)
            moves = CROSSWISE.view(state, state.turn).moves
        else:
            moves = legal(state)
        state = CROSSWISE.play(state, luck.choice(moves))
        plies += 1
    return plies


def _matches(seats: int, matches: int, views: bool) -> Row:
    numbers = iter(range(matches))
    plies: list[int] = []
    seconds = timed(lambda: plies.append(played(seats, next(numbers), views)), matches)
    what = f"{seats} players, a random match" + (" with its views" if views else "")
    rate = matches / sum(seconds)
    return row(what, seconds, f"{rate:.0f} matches/s, {sum(plies) / matches:.0f} plies each")


def _choices(level: str, limit: float) -> Row:
    """How long a computer player thinks about each move of a match."""
    CROSSWISE.warm()
    seconds: list[float] = []
    state = CROSSWISE.start(CROSSWISE.deal(2, {}, f"{0:064x}"))
    while (view := CROSSWISE.view(state, state.turn)).outcome is None:
        start = time.perf_counter()
        move = CROSSWISE.choose(view, level, limit)
        seconds.append(time.perf_counter() - start)
        state = CROSSWISE.play(state, move)
    longest = max(seconds) * 1000
    return row(f"a move of {level}", seconds, f"longest {longest:.0f} of {limit * 1000:.0f} ms")


def _playouts(plies: int = 4, count: int = 100) -> Row:
    """How many playouts a second the master makes of the moves of an opening."""
    state = CROSSWISE.start(CROSSWISE.deal(2, {}, f"{0:064x}"))
    view = CROSSWISE.view(state, state.turn)
    known = Knowledge.of(view)
    moves = np.array([encode(move) for move in view.moves[:20]])
    table, sums = weights.learned()[0].ravel(), np.zeros((20, 2))

    def work() -> None:
        sample(table, known.position, known.unknown, moves, 0, count, 1, plies, 0.3, sums)

    seconds = timed(work, 20)
    rate = 20 * count * len(seconds) / sum(seconds)
    return row(f"2000 playouts of {plies} plies", seconds, f"{rate:.0f} playouts/s")


def rows(matches: int = MATCHES) -> list[Row]:
    """Random matches without and with views for each player count, and a computer's moves."""
    found = [_matches(seats, matches, views) for views in (False, True) for seats in (2, 3, 4)]
    levels = LEVELS[LEVELS.index("club") :]
    return [*found, _playouts(), *(_choices(level, THINKING[level]) for level in levels)]


def main() -> None:
    """Print the rows."""
    for what, count, median, p95, remark in rows():
        print(f"{what:45} {count:6} {median:8.2f} ms {p95:8.2f} ms  {remark}")


if __name__ == "__main__":
    main()
