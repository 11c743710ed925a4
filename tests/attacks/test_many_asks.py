"""Many pages that ask at once, each for what it may have: they wait for their turns, others do not,
and whoever plays notices nothing of it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from ipaddress import ip_network
from pathlib import Path

import pytest

from bot.desk import Desk
from bot.platforms.web import WebPlatform
from bot.platforms.web.pages import TOO_FAST
from bot.platforms.web.rate_limit import Rate, RequestLimits
from tests.patience import PATIENCE
from tests.platforms.web.callers import Caller, Message, Tab
from tests.platforms.web.servers import new_desk, serving
from tests.platforms.web.test_every_language import begun, onward

LOOPBACK = (ip_network("127.0.0.0/8"),)
HERE, ELSEWHERE = "198.51.100.7", "203.0.113.9"
NEVER = 1e-6  # tokens a second: nothing comes back while a test runs, however slow the machine
FEW, MANY = 10, 25
TABLES = 3


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with new_desk(tmp_path) as desk:
        yield desk


@asynccontextmanager
async def browsers(web: WebPlatform, count: int, address: str) -> AsyncIterator[list[Caller]]:
    """So many browsers behind one address, which a proxy names."""
    async with AsyncExitStack() as stack:
        callers = [Caller(web.url, **{"X-Forwarded-For": address}) for _ in range(count)]
        for caller in callers:
            stack.push_async_callback(caller.close)
        yield callers


async def ask(tab: Tab) -> list[Message]:
    """Asks for what everybody may have."""
    return await tab.ask("line", text="/help")


async def refused(caller: Caller) -> str:
    """Whose limit keeps a browser from opening one more page."""
    tab = await caller.socket()
    wait = await tab.until("wait")
    assert await tab.closed() == TOO_FAST
    return str(wait["whose"])


async def let_in(caller: Caller) -> bool:
    """Whether there is room for a page before long: the server hears of one that has gone."""
    async with asyncio.timeout(PATIENCE):
        while (await (await caller.socket()).socket.receive_json())["type"] != "hello":
            await asyncio.sleep(0.01)
    return True


@pytest.mark.parametrize(
    ("limits", "visitors"),
    [
        (RequestLimits(asks_of_address=Rate(FEW, NEVER)), MANY),
        (RequestLimits(asks_of_visitor=Rate(FEW, NEVER), pages_of_visitor=MANY), 1),
    ],
    ids=["of an address", "of a visitor"],
)
async def test_what_many_pages_ask_waits_its_turn_and_holds_up_nobody_else(
    desk: Desk, limits: RequestLimits, visitors: int
) -> None:
    async with (
        serving(desk, limits, LOOPBACK) as web,
        browsers(web, visitors, HERE) as eves,
        browsers(web, 1, ELSEWHERE) as (ann,),
    ):
        tabs = [await eve.socket() for eve in eves for _ in range(MANY // visitors)]
        asking = {asyncio.create_task(ask(tab)) for tab in tabs}
        answered: set[asyncio.Task[list[Message]]] = set()
        async with asyncio.timeout(PATIENCE):
            while len(answered) < FEW:
                some, asking = await asyncio.wait(asking, return_when=asyncio.FIRST_COMPLETED)
                answered |= some
        tab = await ann.socket()
        for _ in range(FEW):
            assert await ask(tab)
        assert len(answered) == FEW and not any(task.done() for task in asking)
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)


async def test_a_browser_and_an_address_have_only_so_many_pages_open(desk: Desk) -> None:
    limits = RequestLimits(pages_of_visitor=2, pages_of_address=3)
    async with (
        serving(desk, limits, LOOPBACK) as web,
        browsers(web, 3, HERE) as (ann, ben, eve),
        browsers(web, 1, ELSEWHERE) as (cleo,),
    ):
        tabs = [await caller.tab() for caller in (ann, ann, ben, cleo)]
        assert await refused(ann) == "pages"
        assert await refused(eve) == "address"
        for tab in tabs:
            assert await ask(tab)
        await tabs[0].socket.close()
        assert await let_in(eve)


async def play(ann: Caller, ben: Caller) -> list[Message]:
    """Two people play a match as fast as they are answered; all that they are told."""
    code = await begun(ann, ben, "reversi")
    tabs, revision = [await ann.tab(code), await ben.tab(code)], 2
    while True:
        shown = [await tab.revision(revision) for tab in tabs]
        if any(screen["kind"] == "result" for screen in shown):
            return [message for tab in tabs for message in tab.told]
        step, tab = next((step, tab) for tab in tabs if (step := onward(tab.screen)))
        await tab.ask("press", payload=step)
        revision = int((await tab.revision(revision + 1))["revision"])


async def test_whole_matches_of_several_people_behind_one_address_meet_no_limit(
    desk: Desk,
) -> None:
    async with (
        serving(desk, trusted=LOOPBACK) as web,
        browsers(web, 2 * TABLES, HERE) as people,
    ):
        pairs = zip(people[::2], people[1::2], strict=True)
        for told in await asyncio.gather(*(play(ann, ben) for ann, ben in pairs)):
            assert not [message for message in told if message["type"] in ("notice", "wait")]
