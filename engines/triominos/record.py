"""The record of a match: its setup, then the moves of each round, one line a turn."""

from collections.abc import Iterator

from engines.triominos import rules
from engines.triominos.setup import parse
from engines.triominos.state import DRAW, NEXT


def write(setup: str, moves: tuple[str, ...]) -> str:
    """The setup line; ``#1`` before each round; then a line for each turn with the seat (from 1),
    its moves and its new total: ``2: draw draw 035.7 +41``. The last line holds all totals."""
    return "\n".join((setup, *_lines(setup, moves)))


def _lines(setup: str, moves: tuple[str, ...]) -> Iterator[str]:
    state = rules.begin(parse(setup))
    yield f"#{state.sheet.number}"
    turn: list[str] = []
    for move in moves:
        seat, state = state.turn, rules.play(state, move)
        if move == NEXT:
            yield f"#{state.sheet.number}"
            continue
        turn.append(move)
        if move != DRAW and seat is not None:
            yield f"{seat + 1}: {' '.join(turn)} {state.score[seat]:+}"
            turn.clear()
    yield "= " + " ".join(map(str, state.score))
