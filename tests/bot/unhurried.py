"""The program, whose computer players are each loaded when one of that game is first asked:
``python -m tests.bot.unhurried``. To load all takes as long as all else of a start, and few tests
that start the program play against computers."""

import sys
from functools import partial

import bot.__main__ as program
from bot.players.workers import Workers

LATER = {"SETTLED": 3600.0, "Workers": partial(Workers, games="tests.late:GAMES")}
for name, later in LATER.items():  # an hour is longer than any test
    setattr(program, name, later)

if __name__ == "__main__":
    sys.exit(program.main())
