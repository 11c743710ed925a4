"""The program, which gives up at once where another process has its file, and not after some
seconds in which that one might end: ``python -m tests.bot.brief``."""

import sys

import bot.__main__ as program
import bot.store.sqlite
from bot.store.file_lock import FileLock


class BriefLock(FileLock):
    """A lock that is tried a few times."""

    async def take(self, seconds: float) -> None:
        await super().take(min(seconds, 0.2))


vars(bot.store.sqlite)["FileLock"] = BriefLock

if __name__ == "__main__":
    sys.exit(program.main())
