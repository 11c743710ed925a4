"""What a laid tile earns beyond its digits: hexagons and bridges."""

from dataclasses import dataclass

from engines.triominos.board import HEXAGON, Board, Cell, Corner, corners, facing, neighbours


@dataclass(frozen=True, slots=True)
class Bonus:
    """The points of the lattice at which a tile earned something: the centres of the hexagons it
    completed, and where its bridge touched."""

    hexagons: tuple[Corner, ...] = ()
    bridges: tuple[Corner, ...] = ()


def bonus(board: Board, cell: Cell) -> Bonus:
    """What a tile on ``cell``, laid there or about to be, earns: it is the sixth around a point;
    or it shares exactly one edge and the corner opposite touches another tile."""
    itself = 1 if cell in board.cells else 0
    edges = [other for other in neighbours(cell) if other in board.cells]
    opposite = [facing(cell, other) for other in edges] if len(edges) == 1 else []
    return Bonus(
        hexagons=tuple(c for c in corners(cell) if board.meeting(c) - itself == HEXAGON - 1),
        bridges=tuple(c for c in opposite if board.meeting(c) - itself),
    )


def made(before: Board, after: Board) -> tuple[str, ...]:
    """What the tile has earned that lies on the board ``after`` alone; () where none does."""
    if len(after.laid) != len(before.laid) + 1:
        return ()
    found = bonus(after, after.laid[-1].cell)
    hexagons = len(found.hexagons)
    bridge = ("bridge",) if found.bridges else ()
    return bridge + (("hexagon",) if hexagons else ()) + (("hexagons",) if hexagons > 1 else ())
