"""When a match is over, and who has won."""

from engines.crosswise.scoring import score
from engines.crosswise.state import SIDES, CrosswiseState
from engines.crosswise.stones import COLUMNS, ROWS, Board, column_of, row_of
from engines.game import Outcome


def sixes(board: Board) -> tuple[str, ...]:
    """The names of the lines that hold six equal stones: ``c`` for a column, ``4`` for a row.

    They all belong to one team: a column and a row of six share a cell, hence a colour, and
    would need eleven stones of the seven there are.
    """
    columns = (name for number, name in enumerate(COLUMNS) if _six(column_of(board, number)))
    rows = (name for number, name in enumerate(ROWS) if _six(row_of(board, number)))
    return (*columns, *rows)


def _six(line: Board) -> bool:
    return line[0] is not None and line.count(line[0]) == 6


def ends(board: Board) -> bool:
    """Whether a match is over when a stone has come to lie so: by six equal stones in a line, or
    because all cells are full."""
    return bool(sixes(board)) or None not in board


def outcome(state: CrosswiseState) -> Outcome | None:
    """The result of a match that is over, None while it goes on. The reason is ``six``, ``full``
    or ``passes``; every seat's score is its team's, a line of six counting 9."""
    six = sixes(state.board)
    if six:
        return _result(state, "six", "orange" if six[0] in COLUMNS else "green")
    if None not in state.board:
        return _result(state, "full")
    if len(state.passed) == state.seats:
        return _result(state, "passes")
    return None


def _result(state: CrosswiseState, reason: str, winner: str = "") -> Outcome:
    """The outcome with ``winner`` as the winning side, or else the side with the higher total."""
    lines = score(state.board, state.ahead)
    totals = {"orange": lines.orange, "green": lines.green}
    if not winner and lines.orange != lines.green:
        winner = max(totals, key=lambda side: totals[side])
    sides = SIDES[: state.seats]
    winners = tuple(seat for seat, side in enumerate(sides) if side == winner)
    return Outcome(winners, tuple(totals[side] for side in sides), reason)
