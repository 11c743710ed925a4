"""Does what was typed after ``crosstable``."""

import argparse
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.cli.examination import Examination
    from bot.cli.verb import CliVerb
    from bot.settings import Settings

OPERATING = {"admin", "doctor", "backup", "restore", "move"}


def run(
    given: argparse.Namespace,
    database: Callable[[], str],
    platforms: "Callable[[Settings], Iterable[Examination]]",
    verbs: "Iterable[CliVerb]" = (),
) -> int:
    """Does what was typed, also of the ``verbs`` of features; the exit code. ``database`` tells
    the URL of the bot's, ``platforms`` what there is to examine of them. Raises BadInput, Fault."""
    # The libraries of tables and bars, and the database's, are loaded only where they are used.
    if given.command in OPERATING:
        return _operate(given, database, platforms)
    if verb := next((verb for verb in verbs if verb.name == given.command), None):
        return verb.run(given)
    if given.calibrates:
        from bot.cli.calibration import calibrate  # noqa: PLC0415

        played = given.matches, given.reach, given.factor, given.seed
        calibrate(given.game, given.levels, *played)
        return 0
    from bot.cli.arena import arena  # noqa: PLC0415

    arena(given.game, (given.first, given.second), given.matches, given.factor, given.seed)
    return 0


def _operate(
    given: argparse.Namespace,
    database: Callable[[], str],
    platforms: "Callable[[Settings], Iterable[Examination]]",
) -> int:
    if given.command == "doctor":
        from bot.cli.doctor import doctor  # noqa: PLC0415

        return doctor(Path.cwd(), platforms)
    if given.command == "admin":
        from bot.cli.admin import admin  # noqa: PLC0415

        admin(database(), given.words)
    elif given.command == "move":
        from bot.cli.moving import move  # noqa: PLC0415

        move(database(), given.url)
    else:
        from bot.cli.copies import backup, restore  # noqa: PLC0415

        (backup if given.command == "backup" else restore)(database(), given.file)
    return 0
