"""How well everybody has played a match that has been analysed."""

from collections.abc import Iterator

from msgspec import Struct

from bot.features.analysis.analysis import Analysis
from engines import GAMES
from engines.accuracy import JudgedMove, PlayedRating
from engines.game import Seat

RATED_SEATS = 2  # computer players, whose ratings are known, have been measured in pairs


class SeatAccuracy(Struct, frozen=True):
    """The ``share`` that a seat kept of what was there to win, from 0 to 1, and the rating at which
    it ``played``, None where that cannot be told."""

    seat: Seat
    share: float
    played: PlayedRating | None


def accuracies(game: str, found: Analysis, seats: int) -> Iterator[SeatAccuracy]:
    """How well each of the seats has played that had anything to choose; nobody before the analysis
    is done, and in a game of which nothing is known."""
    scale = GAMES[game].accuracy
    if scale is None or not found.done:
        return
    for seat in range(seats):
        choices = [
            JudgedMove(1 - (step.ply + 1) / found.plies, step.best, step.value)
            for step in found.steps
            if step.seat == seat
        ]
        share = scale.accuracy(choices)
        if share is not None:
            played = scale.rating(choices) if seats == RATED_SEATS else None
            yield SeatAccuracy(seat, share, played)
