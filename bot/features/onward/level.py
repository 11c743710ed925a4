"""Which computer somebody may like to meet next."""

from collections.abc import Sequence

from bot.tables.table import Table
from engines.game import LEVELS, Outcome, Seat

CLEARLY = 1.25  # times as many points as the best of the others
LOST = 3  # matches in a row after which an easier one is offered


def rivals_level(table: Table, seat: Seat) -> str:
    """The strongest level of those that a seat plays against, where all others are computers; ""
    elsewhere."""
    levels = [chair.level for at, chair in enumerate(table.chairs) if at != seat]
    return max(levels, key=LEVELS.index) if levels and all(levels) else ""


def won_clearly(outcome: Outcome, seat: Seat) -> bool:
    """Whether a seat has won, with many more points than those who have not."""
    others = [score for at, score in enumerate(outcome.scores) if at not in outcome.winners]
    if seat not in outcome.winners or not others:
        return False
    return outcome.scores[seat] >= CLEARLY * max(others)


def next_level(level: str, outcomes: Sequence[tuple[Outcome, Seat]]) -> str:
    """The level to be offered after the ``outcomes`` of matches against one of ``level``, the
    latest first, each with the seat of the person: one up, one down, or ""."""
    at = LEVELS.index(level)
    if outcomes and won_clearly(*outcomes[0]):
        return "".join(LEVELS[at + 1 : at + 2])
    lost = [bool(outcome.winners) and own not in outcome.winners for outcome, own in outcomes]
    if len(lost) >= LOST and all(lost[:LOST]):
        return LEVELS[at - 1] if at else ""
    return ""
