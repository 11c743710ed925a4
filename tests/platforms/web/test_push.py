"""Whoever has closed the page is told in their browser that it is their turn."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser

from bot.desk import Desk
from bot.desk.feature import Feature
from bot.features import FEATURES, push
from bot.features.push.push_service import Reach, is_public
from bot.people import Chat
from bot.texts import Words
from tests.bot.rooms import payload, until
from tests.bot.test_notices import AGES, Clock
from tests.database import Database
from tests.loopback.push import PushBrowser, PushService, push_service
from tests.platforms.web.callers import Caller, Tab
from tests.platforms.web.lines import Line
from tests.platforms.web.opponents import BEN, deal, key_of, move, person, person_key
from tests.platforms.web.servers import Served, new_desk, serving
from tests.platforms.web.test_devices import link
from tests.platforms.web.windows import GO, window
from tests.tally import ended, settled

browser = [pytest.mark.asyncio(loop_scope="session")]
CODE, OTHER = "PUSHA", "PUSHB"
LAPSED = 20.0  # seconds after which a notice that failed is tried again
UNREAL = {
    "endpoint": "https://push.example/1",
    "key": "B" + "A" * 86,
    "auth": "A" * 22,
    "origin": "https://tables.example",
}
# Whether the notifications with these titles are in sight, and no others.
SHOWN = """async (titles) => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return JSON.stringify(shown.map(({ title }) => title)) === JSON.stringify(titles);
}"""
Visit = Callable[..., Caller]


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as service:
        yield service


@pytest.fixture
def public_only() -> bool:
    """Whether only services in the internet may be asked."""
    return False


@pytest.fixture
def features(service: PushService, public_only: bool) -> list[Feature]:
    ours = push.feature(Reach(public_only, service.trusted))
    return [ours if each.name == "push" else each for each in FEATURES]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def desk(
    tmp_path: Path, words: Words, clock: Clock, features: list[Feature]
) -> AsyncIterator[Desk]:
    async with new_desk(tmp_path, words=words, clock=clock, features=features) as desk:
        yield desk


class Player:
    """Ann in a browser without a window, and her browser as its push service knows it."""

    def __init__(self, caller: Caller, key: str, browser: PushBrowser) -> None:
        self.caller = caller
        self.key = key
        self.browser = browser

    @classmethod
    async def subscribed(cls, caller: Caller, service: PushService) -> "Player":
        """Her page has been open, and wants to be told."""
        await caller.boot()
        key = person_key(next(iter(caller.session.cookie_jar)).value)
        tab = await caller.tab()
        browser = service.browser((await offer(tab))["key"])
        await tab.ask("push-subscribed", **browser.subscription)
        await tab.socket.close()
        return cls(caller, key, browser)


async def offer(tab: Tab) -> dict[str, Any]:
    """What the server says to a page that wants to be told."""
    return next(told for told in await tab.ask("push") if told["type"] == "push")


async def seated(
    player: Player, database: Database, clock: Clock, code: str = CODE, ages: float = AGES
) -> None:
    """She moves at a table against Ben, and closes it so many seconds ago."""
    await deal(database, code, player.key, BEN.key, now=clock.now)
    tab = await player.caller.tab(code)
    await tab.ask("press", payload=tab.screen["choices"][0]["payload"])
    await tab.socket.close()
    clock.now += ages


def web_pages() -> list[str]:
    """The pages that are not wholly closed yet."""
    names = (task.get_name() for task in asyncio.all_tasks())
    return [name for name in names if name == "signs of a page"]


async def quiet(desk: Desk) -> None:
    """Wait until all that is to be told has been told."""
    await ended("its notices", "notice [0-9]+")
    await settled(desk)


async def ben_moves(desk: Desk, code: str = CODE) -> None:
    await move(desk, code)
    await quiet(desk)


async def test_who_has_closed_the_page_is_told_once_that_it_is_their_turn(
    visit: Visit, desk: Desk, database: Database, clock: Clock, service: PushService
) -> None:
    ann = await Player.subscribed(visit("de"), service)
    await seated(ann, database, clock, ages=0.0)
    await until(lambda: not web_pages())
    await ben_moves(desk)
    said = {"title": "Du bist dran", "body": "Reversi · Ben", "lang": "de", "table": CODE}
    assert ann.browser.told == [said]
    assert ann.browser.topics == [CODE]
    clock.now += LAPSED
    await desk.background.catch_up("web")
    await quiet(desk)
    assert ann.browser.asked == 1


async def test_the_key_of_the_server_is_made_at_its_start(desk: Desk, database: Database) -> None:
    made = "SELECT value FROM secrets WHERE name = 'push'"
    assert not database.rows(made)
    await desk.features.resume(True)
    (key,) = database.rows(made)
    await desk.features.resume(False)
    assert database.rows(made) == [key]


async def test_who_has_the_page_open_is_told_by_it_alone(
    visit: Visit, desk: Desk, database: Database, clock: Clock, service: PushService
) -> None:
    ann = await Player.subscribed(visit(), service)
    await deal(database, CODE, BEN.key, ann.key, now=clock.now)
    tab = await ann.caller.tab(CODE)
    await ben_moves(desk)
    assert (await tab.revision(2))["mine"]
    assert ann.browser.asked == 0


async def test_all_browsers_of_a_person_are_told_and_one_that_is_gone_is_forgotten(
    visit: Visit, desk: Desk, database: Database, clock: Clock, service: PushService
) -> None:
    ann, phone = [await Player.subscribed(visit(), service) for _ in range(2)]
    await link(desk, ann.key, phone.key)
    ann.key = await desk.readers.key(person(ann.key))
    phone.browser.answers = [410]
    await seated(ann, database, clock)
    await ben_moves(desk)
    await seated(ann, database, clock, OTHER)
    await ben_moves(desk, OTHER)
    assert [told["table"] for told in ann.browser.told] == [CODE, OTHER]
    assert (phone.browser.told, phone.browser.asked) == ([], 1)
    assert not (await offer(await phone.caller.tab()))["known"]


async def test_a_service_that_takes_nothing_is_asked_again_for_a_while(
    visit: Visit, desk: Desk, database: Database, clock: Clock, service: PushService
) -> None:
    ann = await Player.subscribed(visit(), service)
    await seated(ann, database, clock)
    ann.browser.answers = [503, 429]
    await ben_moves(desk)
    for _ in range(3):
        clock.now += LAPSED
        await desk.background.catch_up("web")
        await quiet(desk)
    assert (len(ann.browser.told), ann.browser.asked) == (1, 3)
    await seated(ann, database, clock, OTHER)
    ann.browser.answers = [503] * 99
    await ben_moves(desk, OTHER)
    for _ in range(2):
        clock.now += AGES
        await desk.background.catch_up("web")
        await quiet(desk)
    assert ann.browser.asked == 5, "it has been left at that"


async def test_a_service_that_sends_elsewhere_or_refuses_is_not_followed(
    visit: Visit, desk: Desk, database: Database, clock: Clock, service: PushService
) -> None:
    other = await Player.subscribed(visit(), service)  # where it sends to
    ann = await Player.subscribed(visit(), service)
    await seated(ann, database, clock)
    ann.browser.answers = [307]
    await ben_moves(desk)
    assert (ann.browser.asked, other.browser.asked) == (1, 0)
    assert (await offer(await ann.caller.tab()))["known"]


async def test_who_is_forgotten_or_wants_no_more_is_told_nothing(
    visit: Visit, desk: Desk, database: Database, clock: Clock, service: PushService
) -> None:
    ann, cleo = [await Player.subscribed(visit(), service) for _ in range(2)]
    tab = await cleo.caller.tab()
    assert (await offer(tab))["known"]
    await tab.ask("push-ended")
    assert not (await offer(tab))["known"]
    await seated(cleo, database, clock)
    await ben_moves(desk)
    assert cleo.browser.asked == 0
    me, home = person(ann.key), Chat("web", ann.key.partition(":")[2], private=True)
    kept = (await desk.line(me, home, "mydata", "")).screen
    assert kept is not None and kept.file is not None
    (row,) = json.loads(kept.file.data)["push"]
    assert {*row} == {"account", "origin", "at"}
    asked = await desk.line(me, home, "forget", "")
    assert asked.screen is not None
    await desk.press(me, home, payload(asked.screen, "forget", "yes"))
    assert not database.rows("SELECT * FROM push_subscriptions")


async def test_a_browser_with_a_new_account_is_told_for_that_one_alone(
    visit: Visit, desk: Desk, database: Database, clock: Clock, service: PushService
) -> None:
    ann = await Player.subscribed(visit(), service)
    later = visit()
    await (await later.tab()).ask("push-subscribed", **ann.browser.subscription)
    await seated(ann, database, clock)
    await ben_moves(desk)
    assert ann.browser.asked == 0


@pytest.mark.parametrize("public_only", [True])
async def test_no_push_service_in_our_own_network_is_asked(
    visit: Visit, desk: Desk, database: Database, clock: Clock, service: PushService
) -> None:
    ann = await Player.subscribed(visit(), service)
    await seated(ann, database, clock)
    await ben_moves(desk)
    assert ann.browser.asked == 0


@pytest.mark.parametrize(
    "address",
    [
        "10.0.0.1",
        "127.0.0.1",
        "169.254.169.254",
        "192.168.1.1",
        "100.64.0.1",
        "224.0.0.1",
        "0.0.0.0",
        "::1",
        "fd00::1",
        "fe80::1",
        "::ffff:10.0.0.1",
        "2002:a00:1::",
    ],
)
def test_addresses_of_ones_own_network_are_none_of_a_service(address: str) -> None:
    assert not is_public(ip_address(address))


def test_addresses_in_the_internet_are() -> None:
    assert all(is_public(ip_address(one)) for one in ("93.184.215.14", "2606:2800:21f::1"))


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "http://push.example/1"},
        {"endpoint": "https://push.example/" + "a" * 1000},
        {"key": "A" * 87},
        {"auth": "A" * 21},
        {"origin": "javascript:1"},
    ],
)
async def test_what_no_browser_says_closes_the_page(visit: Visit, change: dict[str, str]) -> None:
    tab = await visit().tab()
    said = json.dumps({"ask": "push-subscribed", "number": 9, **UNREAL, **change})
    await tab.socket.send_str(said)
    assert await tab.closed() == 4400


async def test_without_the_library_the_page_has_no_part_of_it(tmp_path: Path, words: Words) -> None:
    bare = push.feature(installed=False)
    features = [bare if each.name == "push" else each for each in FEATURES]
    async with new_desk(tmp_path, words=words, features=features) as desk, serving(desk) as web:
        caller = Caller(web.url)
        try:
            assert "push-notifications" not in (await caller.boot())["texts"]
            async with caller.session.get(f"{caller.url}/worker.js") as response:
                assert '"push"' not in await response.text()
            tab = await caller.tab()
            await tab.socket.send_str(json.dumps({"ask": "push", "number": 9}))
            assert await tab.closed() == 4400
        finally:
            await caller.close()


class TestInABrowser:
    pytestmark = browser

    async def test_what_is_pushed_is_shown_once_a_table_until_somebody_looks_at_it(
        self, served: Served, whole_chromium: Browser
    ) -> None:
        async with window(whole_chromium, served.web.url, alone=True, worker=True) as page:
            origin = served.web.url.rstrip("/")
            await page.context.grant_permissions(["notifications"], origin=origin)
            await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            tools = await page.context.new_cdp_session(page)
            known = asyncio.get_running_loop().create_future()

            def updated(event: dict[str, Any]) -> None:
                for one in event["registrations"]:
                    if not known.done():
                        known.set_result(one["registrationId"])

            tools.on("ServiceWorker.workerRegistrationUpdated", updated)
            await tools.send("ServiceWorker.enable")
            me = await key_of(page.context)
            await deal(served.database, CODE, me, BEN.key)
            for title in ("Your turn", "Still your turn"):
                said = {"title": title, "body": "Reversi · Ben", "lang": "en", "table": CODE}
                await tools.send(
                    "ServiceWorker.deliverPushMessage",
                    {
                        "origin": origin,
                        "registrationId": await known,
                        "data": json.dumps(said),
                    },
                )
                await page.wait_for_function(SHOWN, arg=[title])
            await page.evaluate(GO, f"/t/{CODE}")
            await page.wait_for_function(SHOWN, arg=[])

    async def test_who_switches_notifications_on_has_the_page_ask_the_server(
        self, served: Served, whole_chromium: Browser
    ) -> None:
        async with window(whole_chromium, served.web.url, alone=True, worker=True) as page:
            origin = served.web.url.rstrip("/")
            await page.context.grant_permissions(["notifications"], origin=origin)
            line = Line()
            await line.through(page)
            await page.reload()
            await page.locator(".me").click()
            assert not asked_for(line, "push")
            await page.get_by_label("this page is hidden or closed").check()
            await until(lambda: asked_for(line, "push"))
            await page.reload()
            await until(lambda: asked_for(line, "push") == 2)


def asked_for(line: Line, what: str) -> int:
    """How often a page has asked for this."""
    return sum(json.loads(said)["ask"] == what for said in line.asked)
