"""The program, whose computer players are loaded when one is first asked:
``python -m tests.bot.unhurried``. To load them takes as long as all else of a start, and few tests
that start the program play against computers."""

import sys

import bot.desk.warmup as warmup

warmup.SETTLED = 3600.0  # seconds: longer than any test

from bot.__main__ import main  # noqa: E402 - it takes that when it is loaded

if __name__ == "__main__":
    sys.exit(main())
