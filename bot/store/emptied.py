"""Tells an SQLite file that has lost its content from one that was never used."""

import logging
from enum import Enum, auto
from pathlib import Path

from bot.errors import Fault
from bot.store.file_lock import beside

log = logging.getLogger(__name__)


class Left(Enum):
    """What was left of a database before somebody came to have it."""

    NOTHING = auto()
    FILE = auto()
    LOCK_TOO = auto()  # of whoever had it, or has it


def left(file: Path) -> Left:
    """What there is of a database now."""
    if not file.exists():
        return Left.NOTHING
    return Left.LOCK_TOO if beside(file).exists() else Left.FILE


def check(file: Path, before: Left) -> None:
    """Raises Fault for an empty file beside a log or a copy of what stood in it: to begin anew
    would delete that log. Where nothing but the lock says that there was a database, only the log
    of the program tells of it, for a first start that was killed leaves the same behind. It is for
    whoever has the lock: a file that another process is just making is as empty."""
    if before is Left.NOTHING or file.stat().st_size:
        return
    copies = sorted(file.parent.glob(f"{file.name}.schema-*"))
    for other in (file.with_name(f"{file.name}-wal"), *copies):
        if other.exists() and other.stat().st_size:
            raise Fault(
                f"The database {file} is empty, but {other} was made from its content: let "
                "crosstable restore put a copy in its place, or move both away to begin anew."
            )
    if before is Left.LOCK_TOO:
        log.warning("The database %s is empty, though it was opened before: beginning anew.", file)
