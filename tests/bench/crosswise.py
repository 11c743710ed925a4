"""Crosswise: random matches a second. ``uv run python -m tests.bench.crosswise``."""

import random
import time

from engines.crosswise import CROSSWISE
from engines.crosswise.moves import legal
from engines.crosswise.outcome import outcome
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


def _choices(matches: int) -> Row:
    """How long a computer player thinks about a move."""
    seconds: list[float] = []
    for number in range(matches):
        state = CROSSWISE.start(CROSSWISE.deal(2, {}, f"{number:064x}"))
        while (view := CROSSWISE.view(state, state.turn)).outcome is None:
            start = time.perf_counter()
            move = CROSSWISE.choose(view, "master", 2.0)
            seconds.append(time.perf_counter() - start)
            state = CROSSWISE.play(state, move)
    return row("a computer player's move", seconds, f"longest {max(seconds) * 1000:.0f} ms")


def rows(matches: int = MATCHES) -> list[Row]:
    """Random matches without and with views for each player count, and a computer's moves."""
    found = [_matches(seats, matches, views) for views in (False, True) for seats in (2, 3, 4)]
    return [*found, _choices(max(2, matches // 20))]


def main() -> None:
    """Print the rows."""
    for what, count, median, p95, remark in rows():
        print(f"{what:45} {count:6} {median:8.2f} ms {p95:8.2f} ms  {remark}")


if __name__ == "__main__":
    main()
