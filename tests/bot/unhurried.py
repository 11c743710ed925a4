"""The program, whose computer players are each loaded when one of that game is first asked:
``python -m tests.bot.unhurried``. To load all takes as long as all else of a start, and few tests
that start the program play against computers."""

import sys
from functools import partial

import bot.__main__ as program

program.SETTLED = 3600.0  # seconds: longer than any test
setattr(program, "Workers", partial(program.Workers, games="tests.late:GAMES"))  # noqa: B010

if __name__ == "__main__":
    sys.exit(program.main())
