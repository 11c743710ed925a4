"""What a move would change on the board and in the own team's lines."""

from engines.crosswise import moves
from engines.crosswise.rules import EFFECTS, place
from engines.crosswise.scoring import score_line
from engines.crosswise.state import CrosswiseState
from engines.crosswise.stones import PLACE, Board, column_of, row_of
from engines.crosswise.view import CrosswiseView
from engines.game import Preview, check_offered


def preview(view: CrosswiseView, move: str) -> Preview:
    """The cells whose stones ``move`` takes elsewhere or away, and what the own team's lines gain
    by it. What is drawn afterwards changes neither. Raises IllegalMove."""
    check_offered(view, move)
    choices = moves.parse(move)
    board = after(view, choices)
    cells = tuple(choice for choice in choices if choice in PLACE)
    taken = tuple(cell for cell in cells if view.board[PLACE[cell]] is not None)
    side = "" if view.turn is None else view.sides[view.turn]
    return Preview(taken, _worth(board, cells, side) - _worth(view.board, cells, side))


def after(view: CrosswiseView, choices: tuple[str, ...]) -> Board:
    """The board after the move, which a pass leaves as it is."""
    if choices[0] == moves.PASS:
        return view.board
    seen = CrosswiseState(0, view.board, ((),) * len(view.hands), ())
    return EFFECTS.get(choices[0], place)(seen, choices).board


def _worth(board: Board, cells: tuple[str, ...], side: str) -> int:
    """What the team's lines through these cells are worth."""
    places = [PLACE[cell] for cell in cells]
    if side == "orange":
        lines = [column_of(board, column) for column in {place % 6 for place in places}]
    else:
        lines = [row_of(board, row) for row in {place // 6 for place in places}]
    return sum(score_line(line).points for line in lines)
