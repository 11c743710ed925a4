"""A view as the kernels take it: a position in which the stones unseen lie in the bag, all of them,
and how many of them each other hand holds."""

from dataclasses import dataclass

import numpy as np

from engines import path
from engines.crosswise.player.kernels.board import turn
from engines.crosswise.player.kernels.compiled import Array, Stones
from engines.crosswise.player.kernels.layout import (
    AHEAD,
    BAG,
    BAG_SIZE,
    COMING,
    EMPTY,
    HAND,
    LINE,
    LYING,
    PASS,
    PASSED,
    PLY,
    REPLACE,
    SEATS,
    SIZE,
    STONES,
)
from engines.crosswise.player.kernels.lines import BLANK, WITH
from engines.crosswise.state import ORDERS
from engines.crosswise.stones import CELLS, COLOURS, OF_COLOUR, PLACE, SPECIALS
from engines.crosswise.view import CrosswiseView
from engines.game import Seat

TOKENS = (*COLOURS, *SPECIALS)
NUMBER = {token: number for number, token in enumerate(TOKENS)}


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What the seat to move knows: ``position`` with the stones it has not seen in the bag, of
    which ``unknown`` (a number for each of four seats) lie in the other hands."""

    position: Stones
    unknown: Array

    @property
    def team(self) -> int:
        """The team of the seat to move: 0 scores the columns, 1 the rows."""
        return int(turn(self.position)) & 1

    @classmethod
    def of(cls, view: CrosswiseView) -> "Knowledge":
        """What a view tells its seat, whose turn it must be."""
        seat = _mover(view)
        position = np.zeros(SIZE, np.int16)
        _lay(position, view)
        position[SEATS] = len(view.hands)
        position[AHEAD] = view.lines.ahead[0] - view.lines.ahead[1]
        position[PLY] = ply(view)
        position[COMING : COMING + 4] = view.unseen
        position[PASSED] = sum(1 << other for other in _passed(view))
        for other, known in enumerate(view.known):
            for stone in view.hand if other == seat else known:
                position[HAND + STONES * other + NUMBER[stone]] += 1
        unseen = [NUMBER[stone] for stone, count in hidden(view).items() for _ in range(count)]
        position[BAG : BAG + len(unseen)] = unseen
        position[BAG_SIZE] = len(unseen)
        return cls(position, _unknown(view, seat, len(unseen)))


def _mover(view: CrosswiseView) -> Seat:
    """The seat that looks, whose turn it must be."""
    if view.seat is None or view.seat != view.turn:
        raise ValueError("only the seat to move can decide")
    return view.seat


def _unknown(view: CrosswiseView, seat: Seat, unseen: int) -> Array:
    """How many of the ``unseen`` stones each other hand holds; fewer where stones are missing."""
    unknown = np.zeros(4, np.int16)
    for other, held in enumerate(view.hands):
        lacking = 0 if other == seat else held - len(view.known[other])
        unknown[other] = min(lacking, unseen - unknown.sum())
    return unknown


def hidden(view: CrosswiseView) -> dict[str, int]:
    """How many stones of each colour and kind this seat has not seen: those in the bag, and those
    in other hands that were never seen to go there."""
    others = [
        stone for seat, known in enumerate(view.known) if seat != view.seat for stone in known
    ]
    seen = [*view.board, *view.hand, *others]
    left = {colour: OF_COLOUR - seen.count(colour) for colour in COLOURS}
    kinds = zip(SPECIALS, view.unseen, strict=True)
    return left | {kind: count - view.hand.count(kind) for kind, count in kinds}


def _lay(position: Stones, view: CrosswiseView) -> None:
    """Put the stones of the board and what they make of its lines into a position."""
    position[LINE : LINE + 12] = BLANK
    position[EMPTY] = view.board.count(None)
    for place, stone in enumerate(view.board):
        if stone is not None:
            colour = NUMBER[stone]
            position[place] = colour + 1
            position[LYING + colour] += 1
            for line in (LINE + place % 6, LINE + 6 + place // 6):
                position[line] = WITH[position[line], colour]


def _passed(view: CrosswiseView) -> set[Seat]:
    """The seats that have passed since the last other move."""
    return {int(event["seat"]) for event in view.last if event.code == "passed"}


def ply(view: CrosswiseView) -> int:
    """The place in the order of turns. Of the single player's two, with three seats, it is the one
    after the seat that has just moved; before the first move the one by which rounds begin."""
    order = ORDERS[len(view.hands)]
    assert view.turn is not None
    movers = [int(event["seat"]) for event in view.last if "seat" in dict(event.params)]
    if len(order) > len(view.hands) and movers and view.turn == 1:
        return (order.index(movers[-1]) + 1) % len(order)
    return order.index(view.turn)


def encode(move: str) -> int:
    """The number of a move; both orders of a swap have the same."""
    stone, *rest = path.split(move)
    if stone not in NUMBER:
        return PASS
    colour = NUMBER.get(rest[0], 0)
    cells = [PLACE[choice] for choice in rest if choice in PLACE]
    first, second = cells[0], cells[1] if len(cells) > 1 else 0
    if stone == "swap":
        first, second = sorted(cells)
    return NUMBER[stone] | first << 4 | second << 10 | colour << 16


def decode(move: int) -> str:
    """The move of a number."""
    if move == PASS:
        return "pass"
    stone, first, second = TOKENS[move & 15], CELLS[move >> 4 & 63], CELLS[move >> 10 & 63]
    if stone in ("move", "swap"):
        return path.join((stone, first, second))
    if move & 15 == REPLACE:
        return path.join((stone, TOKENS[move >> 16], first))
    return path.join((stone, first))
