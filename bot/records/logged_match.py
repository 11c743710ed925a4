"""A match as the database keeps it, with the log of all that ever happened in it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.tables.table import Match, Table
from engines.game import Seat


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A move, or where ``keep`` is no None a takeback after which so many moves stood; at which
    Unix time (0: nobody knows), from which seat, and by ``who``, as in ``Maker``."""

    move: str = field(default="", repr=False)
    keep: int | None = None
    seat: Seat | None = None
    who: str = ""
    at: float = 0.0


@dataclass(frozen=True, slots=True)
class LoggedMatch:
    """A match of ``table`` that ``began`` at a Unix time. ``names`` are those of persons by their
    key, as far as they are known."""

    table: Table
    match: Match
    began: float
    log: tuple[LogEntry, ...] = field(repr=False)
    names: Mapping[str, str] = field(default_factory=dict)
