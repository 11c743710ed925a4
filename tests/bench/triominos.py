"""Triominos: random rounds a second. ``uv run python -m tests.bench.triominos``."""

import random
import time

from bot.players.thinker import THINKING
from engines.triominos import TRIOMINOS
from engines.triominos.state import TriominosState
from tests.bench.rows import Row, row

ROUNDS = 300


def played(seats: int, number: int) -> TriominosState:
    """The end of the first round of a random match."""
    luck = random.Random(number)
    state = TRIOMINOS.start(TRIOMINOS.deal(seats, {}, f"{number:064x}"))
    while state.turn is not None:
        state = TRIOMINOS.play(state, luck.choice(state.moves))
    return state


def seen(seats: int, number: int) -> TriominosState:
    """The same, every position also seen by the seat to move and by everybody, as at a table."""
    luck = random.Random(number)
    state = TRIOMINOS.start(TRIOMINOS.deal(seats, {}, f"{number:064x}"))
    while state.turn is not None:
        TRIOMINOS.view(state, None)
        state = TRIOMINOS.play(state, luck.choice(TRIOMINOS.view(state, state.turn).moves))
    return state


def thought(number: int) -> list[float]:
    """How long the computer player took for each move of a match, in seconds."""
    state, times = TRIOMINOS.start(TRIOMINOS.deal(2, {}, f"{number:064x}")), []
    while state.outcome is None:
        move = "next"
        if state.turn is not None:
            view = TRIOMINOS.view(state, state.turn)
            began = time.perf_counter()
            move = TRIOMINOS.choose(view, "master", THINKING["master"])
            times.append(time.perf_counter() - began)
        state = TRIOMINOS.play(state, move)
    return times


def rows(rounds: int = ROUNDS) -> list[Row]:
    """What was measured, how often, median and 95th percentile in ms, and a remark."""
    found = []
    for play, with_views in ((played, ""), (seen, " with its views")):
        for seats in TRIOMINOS.seats:
            times, plies = [], 0
            for number in range(rounds):
                began = time.perf_counter()
                plies += play(seats, number).ply
                times.append(time.perf_counter() - began)
            remark = f"{rounds / sum(times):.0f} rounds/s, {plies / rounds:.0f} plies each"
            found.append(row(f"{seats} players, a random round{with_views}", times, remark))
    thinking = [each for number in range(max(1, rounds // 100)) for each in thought(number)]
    longest = f"longest {max(thinking) * 1000:.1f} ms"
    return [*found, row("the computer player's move", thinking, longest)]


def main() -> None:
    """Print the rows."""
    for what, count, median, p95, remark in rows():
        print(f"{what:45} {count:6} {median:8.2f} ms {p95:8.2f} ms  {remark}")


if __name__ == "__main__":
    main()
