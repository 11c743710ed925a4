"""The command line beside the bot: let computer players meet, check ratings, copy the database."""

from bot.cli.parser import BadInput, parse
from bot.cli.run import run

__all__ = ["BadInput", "parse", "run"]
