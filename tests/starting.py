"""What there is in the program: a desk that begins as the only process, and all commands."""

from bot.desk import Desk
from bot.desk.commands import Command, commands
from bot.features import FEATURES


async def start(desk: Desk) -> None:
    """What was left is told and shown, computers move, and what is due happens."""
    await desk.stand_by()
    await desk.wake()
    await desk.keep()
    await desk.keep_time()


def all_commands(languages: tuple[str, ...] = ("en",)) -> dict[str, Command]:
    """Every command by name, those of features as well."""
    return commands(languages, (each for feature in FEATURES for each in feature.commands))
