"""An SQLite file belongs to one process at a time, by a lock that the system takes back when its
owner ends, however it ends."""

import errno
import os
from pathlib import Path

from filelock import AsyncFileLock, Timeout

POLL_SECONDS = 0.05
OWNER_ONLY = 0o600  # hands and the cookies' key are in the database


class FileInUse(Exception):
    """Another process has the file."""


class FileLock:
    """The lock of one database, on a file of its own beside it: SQLite's own locks on the database
    would be lost with the first of this process's connections that closes."""

    def __init__(self, file: str) -> None:
        self._file = Path(file)
        self._lock = AsyncFileLock(
            beside(self._file),
            mode=OWNER_ONLY,
            poll_interval=POLL_SECONDS,
            run_in_executor=False,  # an attempt does not wait
            fallback_to_soft=False,  # what does not die with its owner is no lock
        )

    async def take(self, seconds: float) -> None:
        """Makes the file where there is none, and owns it. Raises FileInUse when another process
        still has it after so many seconds, OSError when there can be no such file."""
        if self._file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not self._file.exists():
            self._file.touch(mode=OWNER_ONLY)
        try:
            await self._lock.acquire(timeout=seconds)
        except Timeout:
            raise FileInUse from None

    async def give_back(self) -> None:
        """Lets another process have the file."""
        await self._lock.release()


async def is_held(file: str) -> bool:
    """Whether a process has the database now. Raises OSError."""
    if not beside(Path(file)).exists():
        return False
    lock = FileLock(file)
    try:
        await lock.take(0.0)
    except FileInUse:
        return True
    await lock.give_back()
    return False


def beside(file: Path) -> Path:
    """The lock's own file: one, whatever the links by which a database is named."""
    real = file.resolve()
    return real.with_name(f"{real.name}.lock")
