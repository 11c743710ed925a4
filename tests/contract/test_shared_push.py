"""Two processes that serve the page: whoever has closed it is told by one of them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from bot.desk import Desk
from bot.features import FEATURES, push
from bot.features.push.push_service import Reach
from bot.store.store import Store
from tests import postgres
from tests.bot.rooms import until
from tests.bot.test_notices import AGES, Clock
from tests.desks import desk_of
from tests.loopback.push import PushBrowser, PushService, push_service
from tests.platforms.web.callers import Caller
from tests.platforms.web.servers import serving
from tests.tally import ended
from tests.thinking import KeptWorkers


@asynccontextmanager
async def process(url: str, clock: Clock, service: PushService) -> AsyncIterator[tuple[Desk, str]]:
    """A desk with rooms and the page, and the page's address."""
    store, workers = await Store.open(url), KeptWorkers()
    ours = push.feature(Reach(False, service.trusted))
    features = [ours if each.name == "push" else each for each in FEATURES]
    desk = desk_of(store, workers, clock=clock, features=features)
    async with serving(desk) as web:
        await desk.background.start()
        await until(lambda: store.database.relinked is not None)  # it hears of the other
        yield desk, web.url
        await desk.close()
    await workers.close()
    await store.close()


def asked(phones: list[PushBrowser]) -> int:
    """How often any of them was."""
    return sum(phone.asked for phone in phones)


async def test_each_turn_is_told_once_by_whichever_of_them(server: postgres.Server) -> None:
    url, clock = await server.fresh(), Clock()
    async with AsyncExitStack() as stack:
        service = await stack.enter_async_context(push_service())
        here, there = [
            await stack.enter_async_context(process(url, clock, service)) for _ in range(2)
        ]
        callers = [Caller(address) for _, address in (here, there)]
        for caller in callers:
            stack.push_async_callback(caller.close)
        ann, ben = callers
        home = await ann.tab()
        await home.ask("play", game="reversi")
        code = (await home.until("go"))["table"]
        hers, his = await ann.tab(code), await ben.tab(code)
        offered = []
        for tab in (hers, his):
            told = [each for each in await tab.ask("push") if each["type"] == "push"]
            offered.append(told[0]["key"])
        assert len({*offered}) == 1, "both sign with one key"
        phones = [service.browser(key) for key in offered]
        for tab, phone in zip((hers, his), phones, strict=True):
            await tab.ask("push-subscribed", **phone.subscription)
        await his.press("join")
        await hers.revision(1)
        await hers.press("start")
        for turn in range(4):
            await asyncio.gather(*(tab.revision(2 + turn) for tab in (hers, his)))
            mover = hers if hers.screen["mine"] else his
            clock.now += AGES
            await mover.ask("press", payload=mover.screen["choices"][0]["payload"])
            await until(lambda turn=turn: asked(phones) > turn)
        await ended("its notices", "notice [0-9]+")
        assert sorted(phone.asked for phone in phones) == [2, 2]
