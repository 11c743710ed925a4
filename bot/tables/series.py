"""A series: which match counts for whom, when it is decided, and who begins the next match."""

from collections.abc import Sequence

from bot.tables.table import Series
from engines.game import Outcome, Seat

SINGLE, MATCH, SUMOF = "single", "match", "sumof"
KINDS = (SINGLE, MATCH, SUMOF)
LONGEST = 9


def standing(series: Series, seats: int) -> tuple[int, ...]:
    """Each seat's points in the series so far: matches won, or the sum of scores in a sumof."""
    points = [0] * seats
    for result in series.results:
        for seat in range(seats):
            points[seat] += result.scores[seat] if series.kind == SUMOF else seat in result.winners
    return tuple(points)


def winners(series: Series, sides: Sequence[str]) -> tuple[Seat, ...] | None:
    """Who won the series: None while it goes on, () when it is drawn. ``sides`` names each seat's
    side; seats of one side win together."""
    if not is_over(series, len(sides)):
        return None
    if series.kind == SINGLE:
        return series.results[-1].winners
    points = standing(series, len(sides))
    best = [seat for seat, point in enumerate(points) if point == max(points)]
    if len({sides[seat] for seat in best}) > 1:
        return ()
    return tuple(seat for seat, side in enumerate(sides) if side == sides[best[0]])


def is_over(series: Series, seats: int) -> bool:
    """Whether the series needs no further match. A match series that nobody has won ends after
    three times its length."""
    played = len(series.results)
    if series.kind == SINGLE:
        return played >= 1
    if series.kind == SUMOF:
        return played >= series.length
    return max(standing(series, seats)) >= series.length or played >= 3 * series.length


def next_first(first: Seat, seats: int) -> Seat:
    """The seat that begins the match after one that ``first`` began."""
    return (first + 1) % seats


def lost(loser: Seat, sides: Sequence[str], scores: tuple[int, ...], reason: str) -> Outcome:
    """The outcome when ``loser`` gives a match up, or lets it be claimed: every other side wins."""
    others = tuple(seat for seat, side in enumerate(sides) if side != sides[loser])
    return Outcome(others, scores, reason)
