import os
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from bot.desk import Desk
from bot.platforms.web import WebPlatform
from bot.players.workers import Workers
from bot.running.timing import Timing
from bot.store import Store
from bot.texts import Words
from tests.platforms.web.callers import Caller
from tests.platforms.web.process import Process

SECRET = "a secret for tests"


@asynccontextmanager
async def opened_desk(
    folder: Path, words: Words, games: str, timing: Timing
) -> AsyncIterator[Desk]:
    """A desk on a database of its own."""
    store = await Store.open(f"sqlite:///{folder}/tables.db")
    workers = Workers(1, games)
    desk = Desk(store, workers, words, timing)
    yield desk
    await desk.close()
    await workers.close()
    await store.close()


@asynccontextmanager
async def opened_web(desk: Desk) -> AsyncIterator[WebPlatform]:
    """The page of a desk, served on some port."""
    web = WebPlatform(desk, "127.0.0.1", 0, SECRET)
    desk.attach(web)
    await web.start()
    yield web
    await web.close()


@pytest.fixture
async def desk(tmp_path: Path, words: Words, games: str, timing: Timing) -> AsyncIterator[Desk]:
    async with opened_desk(tmp_path, words, games, timing) as desk:
        yield desk


@pytest.fixture
async def web(desk: Desk) -> AsyncIterator[WebPlatform]:
    async with opened_web(desk) as web:
        yield web


@pytest.fixture
async def visit(web: WebPlatform) -> AsyncIterator[Callable[..., Caller]]:
    """Opens browsers: ``visit()``, ``visit("de")``."""
    callers: list[Caller] = []

    def visit(language: str = "en") -> Caller:
        callers.append(Caller(web.url, language))
        return callers[-1]

    yield visit
    for caller in callers:
        await caller.close()


@pytest.fixture(scope="session")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """The whole bot as it is started by hand, with the web table alone."""
    process = Process(tmp_path_factory.mktemp("bot"))
    process.start()
    yield process
    process.stop()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    """One browser for all tests, which must run in the session's loop; each has windows of its
    own."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        message = "no chromium on this machine: apt-get install chromium"
        pytest.fail(message) if os.environ.get("CI") else pytest.skip(message)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        await browser.close()
