"""Hand-made rounds of Triominos: ``0,0:055`` is a tile on row 0, column 0, its digits clockwise
from the tip of a triangle that points up and from the left of one that points down."""

from dataclasses import replace

from engines.triominos import rules
from engines.triominos.board import Board, Cell, Fit, Laid
from engines.triominos.setup import TriominosSetup
from engines.triominos.sheet import KINDS, RoundSheet
from engines.triominos.state import TriominosState
from engines.triominos.tiles import TILES, Digits

SEED = "7" * 64


def laid(text: str, ply: int = 1) -> Laid:
    """The tile that ``0,0:055`` lays."""
    cell, digits = _read(text)
    return Laid(name(digits), cell, digits, 0, ply)


def name(digits: Digits) -> str:
    """The tile that bears these digits, clockwise."""
    turned = "".join(map(str, digits)) * 2
    (found,) = {turned[at : at + 3] for at in range(3)} & set(TILES)
    return found


def board(text: str) -> Board:
    """The board of several tiles, in turn."""
    return Board.of(laid(each, ply) for ply, each in enumerate(text.split(), 1))


def state(
    on_board: str,
    *hands: str,
    market: str = "",
    turn: int = 0,
    scores: tuple[int, ...] = (),
    target: int = 200,
) -> TriominosState:
    """A first round in progress: each hand and the market as ``035 144``."""
    seats = len(hands)
    first = replace(rules.begin(TriominosSetup(seats, target, 7, SEED)), last=())
    return replace(
        first,
        board=board(on_board),
        hands=tuple(tuple(hand.split()) for hand in hands),
        market=tuple(market.split()),
        turn=turn,
        sheets=(_sheet(scores or (0,) * seats),),
    )


def tile_of(text: str) -> str:
    """The tile that ``0,0:055`` lays."""
    return name(_read(text)[1])


def move_to(at: TriominosState, text: str) -> str:
    """The move that lays ``0,0:055`` in this state."""
    cell, digits = _read(text)
    return next(fit.move for fit in at.fits if (fit.cell, fit.digits) == (cell, digits))


def codes(at: TriominosState) -> tuple[str, ...]:
    """What happened, by code."""
    return tuple(event.code for event in at.last)


def points(at: TriominosState, code: str) -> int:
    """The points of the one event ``code`` in ``last``."""
    (found,) = (int(event["points"]) for event in at.last if event.code == code)
    return found


def fit(text: str, place: str = "1") -> Fit:
    """The laying of ``0,0:055``, wherever it fits."""
    cell, digits = _read(text)
    return Fit(name(digits), place, cell, digits)


def _sheet(scores: tuple[int, ...]) -> RoundSheet:
    blank = (0,) * (len(KINDS) - 1)
    return RoundSheet(1, 0, tuple((score, *blank) for score in scores))


def _read(text: str) -> tuple[Cell, Digits]:
    cell, _, digits = text.partition(":")
    row, column = map(int, cell.split(","))
    a, b, c = map(int, digits)
    return (row, column), (a, b, c)
