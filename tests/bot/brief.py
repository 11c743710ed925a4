"""The program, which gives up at once where another process has its file, and not after some
seconds in which that one might end: ``python -m tests.bot.brief``."""

import sys

import bot.__main__ as program
import bot.store.sqlite
from tests.brief_lock import BriefLock

vars(bot.store.sqlite)["FileLock"] = BriefLock

if __name__ == "__main__":
    sys.exit(program.main())
