"""Taking back: to which point, and whether anything hidden was shown since."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from bot.errors import NothingToTakeBack, Revealed
from engines.game import Game, Seat


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a match: which ply it was, and the state in which it was made."""

    ply: int
    state: Any
    move: str


def decided(game: Game, state: Any) -> Seat | None:
    """The seat that decides on the next move; None where it is taken for it."""
    turn = game.view(state, None).turn
    return None if turn is None or game.view(state, turn).follow else turn


def last_decision(game: Game, steps: Iterable[Step], seats: Collection[Seat]) -> tuple[Seat, int]:
    """The latest decision of one of ``seats``: which of them, and its ply, so many moves standing
    without it. ``steps`` are the newest first. Raises NothingToTakeBack, Revealed."""
    for step in steps:
        seat = decided(game, step.state)
        for own in (seat,) if seat in seats else seats:
            if own is not None and game.reveals(step.state, step.move, own):
                raise Revealed
        if seat in seats and seat is not None:
            return seat, step.ply
    raise NothingToTakeBack
