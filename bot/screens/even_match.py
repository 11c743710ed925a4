"""What is said of a computer player that is as strong as whoever sits opposite."""

from bot.screens.wording import Wording
from engines.strength import is_even, rating_in

FIRST = 2  # moves of a match up to which it is said


def even_lines(wording: Wording) -> tuple[str, ...]:
    """Who plays at the reader's level, and how strong that is, as a match begins."""
    table = wording.table
    if table.match is None or len(table.match.moves) > FIRST:
        return ()
    return tuple(
        wording.say("even-plays", who=wording.name(seat), rating=str(rating_in(chair.level)))
        for seat, chair in enumerate(table.chairs)
        if is_even(chair.level)
    )
