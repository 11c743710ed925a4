"""Taking back: to which point, and whether anything hidden was shown since."""

from collections.abc import Collection, Iterable, Sequence

from bot.errors import NothingToTakeBack, Revealed
from bot.tables.table import Maker
from engines.game import Game, Seat
from engines.replay import Step, undoable


def last_decision(
    game: Game, steps: Iterable[Step], seats: Collection[Seat], makers: Sequence[Maker], person: str
) -> tuple[Seat, int]:
    """The latest decision of ``person``, who holds ``seats``: which seat's, and its ply, so many
    moves standing without it. ``steps`` are the newest first. What a computer player has decided
    for the person is none of theirs. Raises NothingToTakeBack, Revealed."""
    for decision in undoable(game, steps, seats):
        if decision is None:
            raise Revealed
        _, ply = decision
        if ply >= len(makers) or makers[ply].who in ("", person):
            return decision
    raise NothingToTakeBack
