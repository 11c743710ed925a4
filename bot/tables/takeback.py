"""Taking back: to which point, and whether anything hidden was shown since."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.errors import NothingToTakeBack, Revealed
from bot.tables.table import Maker
from engines.game import Game, Seat
from engines.replay import decider


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a match: which ply it was, and the state in which it was made."""

    ply: int
    state: Any
    move: str


def last_decision(
    game: Game, steps: Iterable[Step], seats: Collection[Seat], makers: Sequence[Maker], person: str
) -> tuple[Seat, int]:
    """The latest decision of ``person``, who holds ``seats``: which seat's, and its ply, so many
    moves standing without it. ``steps`` are the newest first. What a computer player has decided
    for the person is none of theirs. Raises NothingToTakeBack, Revealed."""
    for step in steps:
        seat = decider(game, step.state)
        for own in (seat,) if seat in seats else seats:
            if own is not None and game.reveals(step.state, step.move, own):
                raise Revealed
        who = makers[step.ply].who if step.ply < len(makers) else ""
        if seat is not None and seat in seats and who in ("", person):
            return seat, step.ply
    raise NothingToTakeBack
