"""The lesson: a tile is laid, another drawn that makes a bridge, and elsewhere a hexagon closed."""

from engines.lesson import LessonStep, LessonTask, steps
from engines.triominos import rules, sheet
from engines.triominos.board import Board, Cell, Laid
from engines.triominos.setup import Hand, TriominosSetup
from engines.triominos.state import DRAW, TriominosState
from engines.triominos.tiles import TILES, Digits, digits

Lying = tuple[tuple[Cell, Digits], ...]
"""The tiles on a board in turn, as they lie."""

OPEN_RING: Lying = (
    ((0, 0), (1, 1, 5)),
    ((0, 1), (1, 2, 1)),
    ((1, 0), (5, 1, 4)),
    ((1, -1), (5, 4, 5)),
    ((2, -1), (5, 4, 4)),
    ((2, 0), (4, 3, 4)),
)
FIVE_ROUND_A_POINT: Lying = (
    ((0, 0), (3, 3, 4)),
    ((0, -1), (5, 3, 4)),
    ((0, 1), (3, 3, 3)),
    ((-1, -1), (1, 3, 5)),
    ((-1, 0), (1, 1, 3)),
)

FIRST = (
    LessonTask("match", ("123.3",), replies=("334.8",)),
    LessonTask("draw", (DRAW,)),
    LessonTask("bridge", ("133.6",), marks=("133", "6")),
)
LAST = (LessonTask("hexagon", ("133.3",), marks=("133", "3")),)


def lesson() -> tuple[LessonStep, ...]:
    """Its steps."""
    first = _state(OPEN_RING, ("123", "003", "022"), ("334", "000", "555"), ("133",))
    last = _state(FIVE_ROUND_A_POINT, ("133", "145", "002"), ("000", "555"))
    return (*steps(rules.play, first, FIRST), *steps(rules.play, last, LAST))


def _state(lying: Lying, own: Hand, others: Hand, drawn: Hand = ()) -> TriominosState:
    """The position with these tiles on the board and in the hands, and with those of the market
    that are ``drawn`` before any other."""
    laid = tuple(
        Laid(_name(turned), cell, turned, ply % 2, ply)
        for ply, (cell, turned) in enumerate(lying, 1)
    )
    gone = {*own, *others, *drawn, *(tile.tile for tile in laid)}
    market = (*drawn, *(tile for tile in TILES if tile not in gone))
    setup = TriominosSetup(2, 200, len(own), "0" * 64)
    board, sheets = Board.of(laid), (sheet.blank(1, 0, 2),)
    return TriominosState(setup, board, (own, others), market, 0, sheets, ply=len(laid))


def _name(turned: Digits) -> str:
    a, b, c = turned
    turns = {(a, b, c), (b, c, a), (c, a, b)}
    return next(tile for tile in TILES if digits(tile) in turns)
