"""New databases for tests, copied from one that was brought up to date once: the migrations have
tests of their own, and take longer than most of the others."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.monitoring.meters import Meters
from bot.store.database import BUSY_SECONDS
from bot.store.store import Store


async def opened(file: Path, busy: float = BUSY_SECONDS, meters: Meters | None = None) -> Store:
    """The store in an SQLite file, which is made where there is none; ``busy`` and ``meters`` as
    for the store."""
    make(file)
    return await Store.open(f"sqlite:///{file}", busy, meters=meters)


def prepare() -> None:
    """Make now what new files are copied from, for a test that would notice it later."""
    _new()


async def bring_up_to_date(url: str) -> None:
    """Run the migrations that the database at ``url`` lacks."""
    await (await Store.open(url)).close()


def make(file: Path) -> None:
    """A file in which there is nothing yet, unless it is there."""
    if not file.exists():
        file.write_bytes(_new())


@cache
def _new() -> bytes:
    """What a file holds that the store has just made."""
    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as aside:
        file = Path(folder) / "tables.db"
        # Beside the loop of the test that asks first.
        aside.submit(asyncio.run, bring_up_to_date(f"sqlite:///{file}")).result()
        return file.read_bytes()
