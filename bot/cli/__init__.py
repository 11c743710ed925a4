"""The command line beside the bot: analyse a record, let computer players meet."""

from bot.cli.parser import BadInput, parse
from bot.cli.run import run

__all__ = ["BadInput", "parse", "run"]
