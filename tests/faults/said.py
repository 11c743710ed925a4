"""What the program tells an operator of a fault."""

import asyncio

from tests.bot.mortal import Mortal
from tests.patience import PATIENCE

LEVELS = (" WARNING ", " ERROR ", " CRITICAL ")


def complaints(log: str) -> list[str]:
    """The lines of a log that an operator has to read. There is no traceback among them."""
    assert "Traceback" not in log, log
    return [line for line in log.splitlines() if any(level in line for level in LEVELS)]


def sentences(log: str) -> list[str]:
    """With what words the program has ended. There is no traceback before them."""
    assert "Traceback" not in log, log
    lines = log.splitlines()
    return [line for line in lines if line.startswith("crosstable: ")]


async def until_told(bot: Mortal, words: str) -> None:
    """Wait until the log says so."""
    async with asyncio.timeout(PATIENCE):
        while words not in bot.log:
            await asyncio.sleep(0.05)
