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
    found = parse(position)
    if found is None:
        raise InvalidSetup(f"position: {position!r} is not 64 of X, O, - and the side to move")
    if found.over:
        return Solution(found.own.bit_count() - found.other.bit_count(), "", 0)
    if found.must_pass():
        passed = _solved(found.passed())
        return Solution(-passed.score, "", passed.nodes)
    return _solved(found)


def _solved(position: Position) -> Solution:
    from engines.reversi.player.engine import engine
    from engines.reversi.player.thought import Thought

    with engine().until(float("inf")):
        thought = Thought(engine(), position.own, position.other)
        thought.think(60, 60)
        best = thought.found[0]
        return Solution(round(best.value), board.cell(best.move.placed), engine().nodes)
