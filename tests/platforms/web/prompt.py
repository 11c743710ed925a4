"""The program, whose computer players answer at once, as nobody looks at a position meanwhile:
``python -m tests.platforms.web.prompt``."""

import sys
from functools import partial

import bot.__main__ as program
import tests.bot.unhurried  # noqa: F401 - computer players are loaded when they are asked
from bot.desk import Options
from bot.running.timing import Timing

vars(program)["Options"] = partial(Options, timing=Timing(pace=0.0))

if __name__ == "__main__":
    sys.exit(program.main())
