"""The adapter against the loopback server: with a scripted desk, or with the real one."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import cast

import pytest

from bot.desk import Desk
from bot.desk.platform import Newest
from bot.people import Chat, Display
from bot.platforms.telegram import (
    SendingLimits,
    TelegramPlatform,
    callback_queries,
    deletion,
    ephemeral,
    messages,
    version,
)
from bot.platforms.telegram import platform as telegram_platform
from bot.players.workers import Workers
from bot.running.timing import Timing
from bot.screens import Screen
from bot.settings import Settings
from bot.texts import Words
from tests import stores
from tests.database import FILE
from tests.desks import desk_of
from tests.loopback.fair_clock import fair
from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.platforms.telegram.hands import GAME, Two, sit_down
from tests.platforms.telegram.script import Script, opened
from tests.starting import start
from tests.thinking import workers_for

MENUS = 2  # those that are set at once: of groups and of private chats, in the default language
LONG = 3600.0  # seconds, after which the menus in other languages follow
AT_ONCE = 0.01  # seconds
SECOND = 0.1  # seconds of one for which Telegram has the bot wait, where it is only to wait at all
FAST = SendingLimits(
    burst=1000, interval=0.0, group=0, overall=0, edit_interval=0.0, commands=0, menu_pause=LONG
)

ephemeral.clock = fair  # how old presses are, as the server counts

Run = Callable[..., contextlib.AbstractAsyncContextManager[Desk]]


@contextlib.asynccontextmanager
async def serving(platform: TelegramPlatform) -> AsyncIterator[asyncio.Task[None]]:
    """Run the platform meanwhile."""
    task = asyncio.create_task(platform.run())
    try:
        yield task
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@pytest.fixture
async def telegram() -> AsyncIterator[TelegramServer]:
    async with TelegramServer() as server:
        yield server


@pytest.fixture
def script() -> Script:
    return Script()


def make(
    script: Script, telegram: TelegramServer, limits: SendingLimits = FAST
) -> TelegramPlatform:
    """The platform over a scripted desk."""
    return TelegramPlatform(cast(Desk, script), telegram.token, telegram.api_url, limits)


@pytest.fixture
async def platform(script: Script, telegram: TelegramServer) -> AsyncIterator[TelegramPlatform]:
    platform = make(script, telegram)
    async with serving(platform):
        yield platform


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the network has prevented is tried again at once: how often is tried all the same."""
    monkeypatch.setattr(messages, "FIRST_WAIT", AT_ONCE)
    monkeypatch.setattr(deletion, "RETRY_WAITS", (*[AT_ONCE] * 3, 0.0))
    for asks in (ephemeral, version):
        monkeypatch.setattr(asks, "NOT_NOW", AT_ONCE)
    monkeypatch.setattr(callback_queries, "RETRY_SECONDS", AT_ONCE)


@pytest.fixture
def abrupt(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot waits for nothing when it stops: what is in hand then would never be done."""
    monkeypatch.setattr(telegram_platform, "SHUTDOWN_SECONDS", 0.0)


@pytest.fixture
def alice(telegram: TelegramServer) -> Account:
    return telegram.user("Alice", "Liddell")


@pytest.fixture
def bruno(telegram: TelegramServer) -> Account:
    return telegram.user("Bruno", language="de")


def now(screen: Screen) -> Newest:
    """A display's newest screen, being this one."""

    async def newest() -> Screen:
        return screen

    return newest


def display(script: Script, at: int = -1, person: str | None = None) -> Display:
    """The display that a posted screen has become."""
    screen, chat, message, reader = script.stand[at]
    return Display(len(script.stand), screen.table, chat, message, person or reader)


def private_chat(account: Account) -> Chat:
    """The private chat as the desk knows it."""
    return Chat("telegram", str(account.user.id), "", True)


@pytest.fixture
async def workers(games: str) -> AsyncIterator[Workers]:
    workers = workers_for(games)
    yield workers
    await workers.close()


@pytest.fixture
def bot(
    telegram: TelegramServer, workers: Workers, tmp_path: Path, words: Words, timing: Timing
) -> Run:
    """Starts the whole bot on one database, as often as wished."""

    @contextlib.asynccontextmanager
    async def run(limits: SendingLimits = FAST, **settings: str) -> AsyncIterator[Desk]:
        async with contextlib.AsyncExitStack() as stack:
            store = await stores.opened(tmp_path / FILE)
            stack.push_async_callback(store.close)
            given = Settings(**settings)  # type: ignore[arg-type]
            desk = desk_of(store, workers, words, timing=timing, settings=given)
            stack.push_async_callback(desk.close)
            platform = TelegramPlatform(desk, telegram.token, telegram.api_url, limits)
            desk.attach(platform)
            await stack.enter_async_context(serving(platform))
            await start(desk)
            yield desk

    return run


@pytest.fixture
def api() -> str:
    """The version that the server speaks to people who are ``seated``."""
    return "10.3"


@pytest.fixture
async def seated(
    bot: Run, telegram: TelegramServer, alice: Account, api: str
) -> AsyncIterator[Two]:
    """Two people at a match that has just begun, on a server with private messages."""
    telegram.api = api
    group = telegram.group()
    async with bot():
        players = alice.at(group), telegram.user("Ben").at(group)
        await sit_down(GAME, *players)
        yield players


@pytest.fixture
async def there(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> Someone:
    """Alice in a group in which a board stands as a display."""
    there = await opened(script, alice.at(telegram.group()))
    await script.told(1)
    return there
