"""A whole bot on a loopback Discord: real library, real desk, real SQLite file."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from bot.desk import Desk
from bot.errors import Fault
from bot.platforms.discord import DiscordPlatform
from bot.running.timing import ORDINARY, Timing
from bot.settings import Settings
from bot.texts import Words
from tests import stores
from tests.database import FILE
from tests.desks import desk_of
from tests.english import ENGLISH
from tests.loopback.discord import Discord
from tests.patience import PATIENCE
from tests.platforms.discord.registered import Registered
from tests.starting import start
from tests.thinking import workers_for

UNHURRIED = 60.0  # seconds in which no answer is put off


class Bot:
    """The bot as ``crosstable`` runs it, with Discord alone."""

    def __init__(self, desk: Desk, platform: DiscordPlatform, task: "asyncio.Task[None]") -> None:
        self.desk = desk
        self.platform = platform
        self.task = task


@asynccontextmanager
async def running(
    discord: Discord,
    folder: Path,
    words: Words = ENGLISH,
    timing: Timing = ORDINARY,
    games: str = "tests.late:GAMES",
    patience: float = UNHURRIED,
    registers: bool = False,
    url: str = "",
) -> AsyncIterator[Bot]:
    """Start the bot in ``folder`` and wait until it serves; stop it cleanly at the end. Its
    commands are known already, unless it ``registers`` them. With an ``url`` of its page that
    opens inside Discord."""
    store = await stores.opened(folder / FILE)
    workers = workers_for(games)
    desk = desk_of(store, workers, words, timing=timing, settings=Settings(web_url=url))
    sharing = None if registers else Registered(discord, words)
    platform = DiscordPlatform(
        desk, discord.token, discord.api_url, patience, sharing, activities=bool(url)
    )
    desk.attach(platform)
    task = asyncio.create_task(platform.run())
    await start(desk)
    try:
        ready = asyncio.create_task(discord.gateway.ready.wait())
        await asyncio.wait({ready, task}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        assert ready.done() and not task.done(), task
        yield Bot(desk, platform, task)
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError, Fault):
            await task
        await desk.close()
        await workers.close()
        await store.close()
        discord.gateway.ready.clear()


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    """A Discord whose every broken rule fails the test. How soon an answer must come is tried in
    ``test_limits``; here a busy machine may take its time."""
    async with Discord(limit=PATIENCE) as server:
        yield server
    server.check()


@pytest.fixture
def registers() -> bool:
    """Whether the bot tells Discord its commands, instead of finding them there."""
    return False


@pytest.fixture
async def bot(
    discord: Discord, tmp_path: Path, words: Words, timing: Timing, games: str, registers: bool
) -> AsyncIterator[Bot]:
    """A bot that serves ``discord``."""
    async with running(discord, tmp_path, words, timing, games, registers=registers) as bot:
        yield bot


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Any:
    """Everything that is logged, at the level at which an operator hunts an error."""
    caplog.set_level(logging.DEBUG)
    return caplog
