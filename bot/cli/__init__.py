"""The command line beside the bot: computer players meet, ratings are checked, copies are made."""

from bot.cli.parser import BadInput, parse
from bot.cli.run import run

__all__ = ["BadInput", "parse", "run"]
