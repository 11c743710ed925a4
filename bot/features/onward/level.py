"""Which computer somebody may like to meet next."""

from collections.abc import Sequence

from bot.tables.table import Table
from engines import GAMES
from engines.game import LEVELS, Outcome, Seat
from engines.strength import is_even, rating_in

CLEARLY = 1.25  # times as many points as the best of the others
FAR = 300  # rating points from one level to the next, beyond which there is one between
STEP = 200  # rating points to that: who is so much stronger has three of four
LOST = 3  # matches in a row after which an easier one is offered


def rivals_level(table: Table, seat: Seat) -> str:
    """The strongest level of those that a seat plays against, where all others are computers; ""
    elsewhere."""
    levels = [chair.level for at, chair in enumerate(table.chairs) if at != seat]
    if not levels or not all(levels) or any(map(is_even, levels)):  # who is even follows by itself
        return ""
    return max(levels, key=GAMES[table.game].rating)


def won_clearly(outcome: Outcome, seat: Seat) -> bool:
    """Whether a seat has won, with many more points than those who have not."""
    others = [score for at, score in enumerate(outcome.scores) if at not in outcome.winners]
    if seat not in outcome.winners or not others:
        return False
    return outcome.scores[seat] >= CLEARLY * max(others)


def next_level(marks: tuple[int, ...], level: str, outcomes: Sequence[tuple[Outcome, Seat]]) -> str:
    """The level to be offered after the ``outcomes`` of matches against one of ``level``, the
    latest first, each with the seat of the person: one up, one down, or "". ``marks`` are the
    ratings of the five names."""
    lost = [bool(outcome.winners) and own not in outcome.winners for outcome, own in outcomes]
    if outcomes and won_clearly(*outcomes[0]):
        return _beside(marks, level, 1)
    if len(lost) >= LOST and all(lost[:LOST]):
        return _beside(marks, level, -1)
    return ""


def _beside(marks: Sequence[int], level: str, way: int) -> str:
    """The level one up or down: the next name, or where that is too strong for whoever has just
    beaten this one, a rating between; "" beyond all names."""
    known = rating_in(level)
    rating = marks[LEVELS.index(level)] if known is None else known
    further = [mark for mark in marks if (mark - rating) * way > 0]
    if not further:
        return ""
    near = min(further, key=lambda mark: abs(mark - rating))
    if way < 0 or near - rating <= FAR:
        return LEVELS[marks.index(near)]
    return str(rating + STEP)
