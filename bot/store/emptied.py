"""Tells an SQLite file that has lost its content from one that was never used."""

import logging
from pathlib import Path

from bot.errors import Fault
from bot.store.file_lock import beside

log = logging.getLogger(__name__)


def check(file: Path) -> None:
    """Raises Fault for an empty file beside a log or a copy of what stood in it: to begin anew
    would delete that log. Where nothing but the lock says that there was a database, only the log
    of the program tells of it, for a first start that was killed leaves the same behind."""
    if not file.exists() or file.stat().st_size:
        return
    copies = sorted(file.parent.glob(f"{file.name}.schema-*"))
    for left in (file.with_name(f"{file.name}-wal"), *copies):
        if left.exists() and left.stat().st_size:
            raise Fault(
                f"The database {file} is empty, but {left} was made from its content: let "
                "crosstable restore put a copy in its place, or move both away to begin anew."
            )
    if beside(file).exists():
        log.warning("The database %s is empty, though it was opened before: beginning anew.", file)
