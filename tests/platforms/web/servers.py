"""A web table in the test's own process."""

import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from bot.desk import Desk
from bot.desk.feature import Feature
from bot.features import FEATURES
from bot.listening import Network
from bot.platforms.web import WebPlatform
from bot.platforms.web.assets import Assets
from bot.platforms.web.chat_apps import ChatApps
from bot.platforms.web.platform import SIGN_SECONDS, STATIC
from bot.platforms.web.rate_limit import Rate, RequestLimits
from bot.running.timing import ORDINARY, Timing
from bot.settings import Settings
from bot.texts import Words
from tests import stores
from tests.database import FILE, Database
from tests.desks import desk_of
from tests.english import ENGLISH
from tests.ports import free_port
from tests.thinking import workers_for

SECRET = "a secret for tests"
OFTEN = Rate(10_000, 10_000)
# For pages that are asked more than anybody asks one, which is no question there.
HASTY = RequestLimits(OFTEN, OFTEN, OFTEN, asks_of_visitor=OFTEN, asks_of_address=OFTEN)
_ports: list[int] = []  # which pages have had


class Served(NamedTuple):
    """A page, the desk behind it, where somebody may act who has no window, and the database of
    both."""

    web: WebPlatform
    desk: Desk
    database: Database


def page_assets() -> Assets:
    """The page's files with those of all features, as a bot serves them."""
    features = {each.name: each.page_files for each in FEATURES if each.page_files}
    return Assets.load(STATIC, features)


@asynccontextmanager
async def new_desk(
    folder: Path,
    timing: Timing = ORDINARY,
    words: Words | None = None,
    games: str = "tests.late:GAMES",
    clock: Callable[[], float] = time.time,
    features: Sequence[Feature] = FEATURES,
    url: str = "",
) -> AsyncIterator[Desk]:
    """A desk with a database in ``folder``; ``url`` is where others open its page."""
    store = await stores.opened(folder / FILE)
    workers = workers_for(games)
    desk = desk_of(
        store,
        workers,
        words or ENGLISH,
        timing=timing,
        clock=clock,
        features=features,
        settings=Settings(web_url=url),
    )
    yield desk
    await desk.close()
    await workers.close()
    await store.close()


@asynccontextmanager
async def serving(
    desk: Desk,
    limits: RequestLimits | None = None,
    trusted: Iterable[Network] = (),
    sign_seconds: float = SIGN_SECONDS,
    apps: ChatApps | None = None,
) -> AsyncIterator[WebPlatform]:
    """The page, on a port of its own: that of the last test, where no other page has it, so that a
    browser knows the files that do not change."""
    port = _ports.pop() if _ports else free_port()
    web = WebPlatform(desk, "127.0.0.1", port, SECRET, trusted, limits, sign_seconds, apps)
    desk.attach(web)
    await web.start()
    yield web
    await web.close()
    _ports.append(port)
