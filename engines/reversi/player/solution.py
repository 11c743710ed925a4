"""Playing a position out to its end, exactly."""

from dataclasses import dataclass

from engines.game import InvalidSetup
from engines.reversi import board
from engines.reversi.position import Position, parse


@dataclass(frozen=True, slots=True)
class Solution:
    """The lead in discs of the side to move when both play their best, a move that gets it (""
    when there is none), and how many positions were visited. Empty cells count for nobody."""

    score: int
    move: str
    nodes: int


def solve(position: str) -> Solution:
    """The end of a position: 64 characters ``X``, ``O`` and ``-`` row by row from a1 and the side
    to move. Up to about 24 empty cells it takes seconds. Raises InvalidSetup."""
    parsed = parse(position)
    if parsed is None:
        raise InvalidSetup(f"position: {position!r} is not 64 of X, O, - and the side to move")
    if parsed.over:
        return Solution(parsed.own.bit_count() - parsed.other.bit_count(), "", 0)
    if parsed.must_pass():
        passed = _solved(parsed.passed())
        return Solution(-passed.score, "", passed.nodes)
    return _solved(parsed)


def _solved(position: Position) -> Solution:
    from engines.reversi.player.engine import engine
    from engines.reversi.player.search import ReversiSearch

    with engine().until(float("inf")):
        search = ReversiSearch(engine(), position.own, position.other)
        search.deepen(60, 60)
        best = search.judged[0]
        return Solution(round(best.value), board.cell(best.move.placed), engine().nodes)
