"""What a seat may believe of tiles it cannot see, from what every rival did in this round.

Two things tell. Who drew or passed had no tile that fitted the places then open, so none of the
tiles in that hand now did. And who laid one tile where another would have scored more is unlikely
to have held the other.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from engines.game import Seat
from engines.triominos.board import Laid
from engines.triominos.player.kernels import moves, turns
from engines.triominos.player.kernels.compiled import Array
from engines.triominos.player.kernels.layout import CERTAIN, EVERY, HANDS, NUMBER, NUMBERED, TURN
from engines.triominos.player.position import RoundPosition, number_of, set_of
from engines.triominos.rules import PER_DRAW
from engines.triominos.view import TriominosView

_SPREAD = 16.0  # points given away at which a lay is 1/e as likely as the best one
_LEAST = 0.3  # but people overlook things: no lay is less likely than this


@dataclass(frozen=True, slots=True)
class SeenTurn:
    """What a seat did when it was its turn: ``drew`` tiles from the market, and then laid ``laid``
    as the tile number ``at`` of the round, or passed (None)."""

    seat: Seat
    drew: int
    at: int
    laid: Laid | None

    @property
    def stuck(self) -> bool:
        """Whether nothing that the seat held at first fitted."""
        return self.drew > 0 or self.laid is None


@dataclass(slots=True)
class _Hand:
    """What is known of a rival's hand: how many tiles of it were drawn since some turn, and how
    likely each tile is to be among the others."""

    count: int
    weights: list[float] = field(default_factory=lambda: [1.0] * len(NUMBERED))
    barred: int = 0  # the tiles that did not fit when the rival was last stuck


def history(view: TriominosView) -> tuple[SeenTurn, ...]:
    """Every turn of this round before the present one, in order. Who drew when follows from the
    moves' numbers, for a seat that is stuck draws until a tile fits or the market is empty."""
    turns_ = tuple(_turns(view, view.market + _drawn(view)))
    # A position put together by hand may have no such history: then nothing can be told from it.
    return turns_ if all(turn.drew >= 0 for turn in turns_) else ()


def _drawn(view: TriominosView) -> int:
    """How many tiles have been drawn in this round."""
    points = sum(view.sheet[-1].of(seat, "draws") for seat in range(len(view.hands)))
    return points // PER_DRAW


def _turns(view: TriominosView, market: int) -> Iterator[SeenTurn]:
    assert view.turn is not None
    seat, ply = view.turn, view.laid[0].ply - 1 if view.laid else 0
    for at, laid in enumerate(view.laid):
        between = laid.ply - ply - 1
        while at and seat != laid.seat:
            yield SeenTurn(seat, market, at, None)
            between -= market + 1
            market, seat = 0, _after(view, seat)
        yield SeenTurn(laid.seat, between, at, laid)
        market -= between
        seat, ply = _after(view, laid.seat), laid.ply
    while seat != view.turn:
        yield SeenTurn(seat, market - view.market, len(view.laid), None)
        market, seat = view.market, _after(view, seat)


def _after(view: TriominosView, seat: Seat) -> Seat:
    return (seat + 1) % len(view.hands)


def beliefs(view: TriominosView) -> Array:
    """How likely each seat is to hold each tile (seats x 64, 0 to CERTAIN), as the seat that looks
    may reckon; 0 is impossible."""
    rivals = {
        seat: _Hand(count) for seat, count in enumerate(view.hands) if seat != view.seat and count
    }
    if rivals:
        _read(view, rivals)
    weights = np.zeros((len(view.hands), 64), np.int64)
    for seat, hand in rivals.items():
        for tile, weight in enumerate(hand.weights):
            if not (hand.barred >> tile) & 1:
                weights[seat, tile] = max(1, round(CERTAIN * weight))
    return weights


def _read(view: TriominosView, rivals: dict[Seat, _Hand]) -> None:
    """Go through the round once more and note what each turn tells."""
    past = history(view)
    later = _drawn_later(past)
    unseen = EVERY & ~set_of(view.hand) & ~set_of(laid.tile for laid in view.laid)
    position = RoundPosition.of((), view.turn or 0, view.score)
    for turn, drawn in zip(past, later, strict=True):
        hand = rivals.get(turn.seat)
        if hand is not None:
            position.state[TURN], position.state[HANDS + turn.seat] = turn.seat, unseen
            if turn.stuck:
                hand.barred = int(turns.layable(position.state))
            elif turn.laid is not None:
                old = max(0.0, 1.0 - drawn / hand.count)
                _weigh(position, turn.laid, hand, old)
        if turn.laid is not None:
            position.put(turn.laid)


def _drawn_later(past: tuple[SeenTurn, ...]) -> list[int]:
    """For each turn how many tiles its seat drew and kept after it."""
    later, kept = [], dict[Seat, int]()
    for turn in reversed(past):
        later.append(kept.get(turn.seat, 0))
        more = turn.drew - (1 if turn.drew and turn.laid is not None else 0)
        kept[turn.seat] = kept.get(turn.seat, 0) + more
    return later[::-1]


def _weigh(position: RoundPosition, laid: Laid, hand: _Hand, old: float) -> None:
    """Make less likely what would have scored more than ``laid`` did; ``old`` is the share of the
    hand that was there already."""
    best = np.zeros(64, np.int64)
    moves.best_points(position.grid, position.state, best)
    cell, tile = number_of(laid.cell), NUMBER[laid.tile]
    scored = turns.points(position.grid, position.state, cell, tile)
    for tile in range(len(NUMBERED)):
        missed = int(best[tile]) - scored
        if missed > 0:
            hand.weights[tile] *= max(_LEAST, math.exp(-missed / _SPREAD)) ** old
