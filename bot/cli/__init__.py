"""The command line beside the bot: analyse a record, let computer players meet."""

from bot.cli.words import BadInput, parse, run

__all__ = ["BadInput", "parse", "run"]
