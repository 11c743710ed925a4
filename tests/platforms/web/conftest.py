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
from bot.running.timing import Timing
from bot.texts import Words
from tests.database import Database
from tests.platforms.web.callers import Caller
from tests.platforms.web.hot_seats import HotSeats
from tests.platforms.web.process import Process
from tests.platforms.web.servers import Served, new_desk, serving

CHROMIUM = ("chromium", "chromium-browser")
# Scripts of a test are over before it pays to compile anew what of them runs often.
UNHURRIED = ("--no-sandbox", "--js-flags=--no-opt,--no-maglev")


@pytest.fixture
async def desk(tmp_path: Path, words: Words, games: str, timing: Timing) -> AsyncIterator[Desk]:
    async with new_desk(tmp_path, timing, words, games) as desk:
        yield desk


@pytest.fixture
async def web(desk: Desk) -> AsyncIterator[WebPlatform]:
    async with serving(desk) as web:
        yield web


@pytest_asyncio.fixture(loop_scope="session")
async def browsed_desk(tmp_path: Path) -> AsyncIterator[Desk]:
    """A desk in the loop in which Chromium runs, whose computers answer at once."""
    async with new_desk(tmp_path, Timing(pace=0.0)) as desk:
        yield desk


@pytest_asyncio.fixture(loop_scope="session")
async def browsed(browsed_desk: Desk) -> AsyncIterator[WebPlatform]:
    """That desk's page."""
    async with serving(browsed_desk) as web:
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
    """The whole bot as it is started by hand, with the web table alone, but that computers answer
    at once."""
    process = Process(tmp_path_factory.mktemp("bot"), "tests.platforms.web.prompt")
    process.start()
    yield process
    process.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def served(tmp_path: Path, database: Database) -> AsyncIterator[Served]:
    """A page for windows of the browser."""
    async with new_desk(tmp_path) as desk, serving(desk) as web:
        yield Served(web, desk, database)


@asynccontextmanager
async def launched(*names: str) -> AsyncIterator[Browser]:
    """The first browser of these names that is installed."""
    path = next(filter(None, map(shutil.which, names)), None)
    if path is None:
        message = "no chromium on this machine: apt-get install chromium"
        pytest.fail(message) if os.environ.get("CI") else pytest.skip(message)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=UNHURRIED)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    """One browser for all tests, which must run in the session's loop; each has windows of its
    own. What draws no window around its pages needs less time."""
    async with launched("chromium-headless-shell", *CHROMIUM) as browser:
        yield browser


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def hot_seats(chromium: Browser, bot: Process) -> AsyncIterator[HotSeats]:
    """Tables with both sides on one screen, in windows that tests share."""
    seats = HotSeats(chromium, bot)
    yield seats
    await seats.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def whole_chromium() -> AsyncIterator[Browser]:
    """The same with all that belongs to it, for tests of notifications."""
    async with launched(*CHROMIUM) as browser:
        yield browser
