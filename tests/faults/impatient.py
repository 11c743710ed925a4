"""The program, for whom a platform that refuses it or is away is soon asked again, one that has
refused it after ASKED_AGAIN seconds, and which does not hope for long that a server with its
database comes back: ``python -m tests.faults.impatient``."""

import os
import sys
from functools import partial

import bot.__main__ as program
import bot.platforms.discord.platform
import bot.platforms.telegram.messages
import bot.store.postgres
import tests.bot.unhurried  # noqa: F401 - computer players are loaded when they are asked
from bot.store.outage import Outages

program.STARTING = 0.0  # seconds: all refusals come later than the start
program.LATER = float(os.environ.get("ASKED_AGAIN", "0.5"))
bot.platforms.discord.platform.FIRST_WAIT = 0.1
bot.platforms.telegram.messages.LONGEST_WAIT = 0.2
vars(bot.store.postgres)["Outages"] = partial(Outages, longest=0.2)

if __name__ == "__main__":
    sys.exit(program.main([]))
