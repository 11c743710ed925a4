"""The database that the settings name, opened for one command."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.settings import Settings
from bot.store.store import Store


@asynccontextmanager
async def open_store(reading: bool) -> AsyncIterator[Store]:
    """The store; where nothing is written a running bot does not mind. Raises Fault."""
    store = await Store.open(Settings.read(Path.cwd()).database_url, reading=reading)
    try:
        yield store
    finally:
        await store.close()
