"""What labels of metrics may say."""

from collections.abc import Collection
from enum import StrEnum

from msgspec import Struct

ALL_MOVES = "all moves"  # in place of a level: every move was rated, for a hint or an analysis


class CountedOutcome(StrEnum):
    """What became of a press or an edit."""

    DONE = "done"
    REFUSED = "refused"  # of a press: kindly
    GONE = "gone"  # of an edit: its message, or the right to change it, is no more
    OVERTAKEN = "overtaken"  # of an edit: given up for something newer
    FAILED = "failed"


class Access(StrEnum):
    """How the database was used."""

    READ = "read"
    WRITE = "write"
    NOTE = "note"  # written without waiting for the disk


class QueueKind(StrEnum):
    """Where questions to computer players wait."""

    PROCESS = "process"  # each process has one of its own
    DATABASE = "database"  # all processes share it, and say the same of it


class Known(Struct, frozen=True):
    """The only values that labels may have beside those above and "other"."""

    platforms: Collection[str] = ()
    verbs: Collection[str] = ()
    games: Collection[str] = ()
    levels: Collection[str] = ()
    urgencies: Collection[str] = ()
