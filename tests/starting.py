"""What there is in the program: a desk that begins as the only process, and all commands."""

from bot.desk import Desk
from bot.desk.commands import Command, commands
from bot.features import FEATURES


async def start(desk: Desk) -> None:
    """What was left is told and shown, computers move, and what is due happens."""
    await desk.background.stop_computers()
    await desk.background.start()
    await desk.background.start_computers()
    await desk.background.start_clocks()


def all_commands(languages: tuple[str, ...] = ("en",)) -> dict[str, Command]:
    """Every command by name, those of features as well."""
    return commands(languages, (each for feature in FEATURES for each in feature.commands))
