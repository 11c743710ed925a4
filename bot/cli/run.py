"""Does what was typed after ``crosstable``."""

import argparse


def run(given: argparse.Namespace) -> None:
    """Do what was typed. Raises BadInput."""
    # The libraries of tables and bars are loaded only where they are used.
    if given.command == "analyse":
        from bot.cli.analyse import analyse  # noqa: PLC0415

        analyse(given.game, " ".join(given.record), given.seconds)
    else:
        from bot.cli.arena import arena  # noqa: PLC0415

        arena(given.game, (given.first, given.second), given.matches, given.factor, given.seed)
