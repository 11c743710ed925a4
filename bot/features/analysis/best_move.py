"""The best move that somebody has made, as their card of ratings tells it."""

from msgspec import Struct

from bot.features.analysis.analysis import SLIGHT, Analysis
from engines.game import Seat

BRILLIANT = 0.5  # points by which a move must better its side's outlook to be told of


class BestMove(Struct, frozen=True):
    """A move that cost nothing and bettered the outlook of its side by ``gain`` points."""

    game: str
    move: str
    gain: float


def best_move(game: str, found: Analysis, seat: Seat, seats: int) -> BestMove | None:
    """The move of a seat that cost nothing and bettered its outlook most; None without one worth
    telling."""
    known: dict[Seat, float] = {}
    best: BestMove | None = None
    for step in found.steps:
        before = known.get(seat)
        if step.seat == seat and before is not None and step.cost < SLIGHT:
            gain = step.value - before
            if gain >= (best.gain if best else BRILLIANT):
                best = BestMove(game, step.played, gain)
        known[step.seat] = step.value
        if seats == 2:  # what one gains the other loses
            known[1 - step.seat] = -step.value
    return best
