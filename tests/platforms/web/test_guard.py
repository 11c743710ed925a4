"""Whoever asks too much is held up, and nobody else: not those behind the same proxy, not those who
share an address for longer than a moment, and whoever has to wait is told why and how long."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_network
from pathlib import Path

import pytest
from aiohttp.test_utils import make_mocked_request
from multidict import CIMultiDict
from playwright.async_api import Browser, expect

from bot.desk import Desk
from bot.listening import Network
from bot.platforms.web import WebPlatform
from bot.platforms.web.proxies import Proxies
from bot.platforms.web.rate_limit import Rate, RequestLimits
from tests.platforms.web.callers import Caller, Tab
from tests.platforms.web.servers import new_desk, serving
from tests.platforms.web.windows import PHONE, WORDS, command, open_lobby, window

TOO_FAST = 4429
NEVER = 1e-6  # tokens a second: nothing comes back while a test runs, however slow the machine
WIDE = Rate(1000, 1000)
LOOPBACK = (ip_network("127.0.0.0/8"),)
MADE_UP = "mine:AAAAA:1:d3"


class Clock:
    """Stands still until it is put forward."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def visiting(web: WebPlatform, language: str = "en", **headers: str) -> AsyncIterator[Caller]:
    """A browser."""
    caller = Caller(web.url, language, **headers)
    yield caller
    await caller.close()


async def wait_message(tab: Tab) -> tuple[int, str]:
    """The seconds that a page is told to wait, and for whose limit."""
    wait = await tab.until("wait")
    assert await tab.closed() == TOO_FAST
    return int(wait["seconds"]), str(wait["whose"])


async def notices(tab: Tab, ask: str, **more: object) -> list[str]:
    """What somebody is told in answer to a request."""
    return [m["text"] for m in await tab.ask(ask, **more) if m["type"] == "notice"]


async def plays(caller: Caller) -> bool:
    """Whether this browser can open a table and see it."""
    tab = await caller.tab()
    await tab.ask("play", game="reversi")
    code = (await tab.until("go"))["table"]
    await tab.ask("open", table=code)
    return bool(tab.screen["table"] == code)


async def test_bad_messages_on_twenty_sockets_hold_up_nobody_else(desk: Desk) -> None:
    limits = RequestLimits(
        visitor=Rate(60, NEVER, debt=0),
        address=Rate(600, NEVER, debt=0),
        asks_of_visitor=WIDE,  # else she is slowed long before she is refused
        asks_of_address=WIDE,
    )
    async with serving(desk, limits) as web, visiting(web) as eve, visiting(web) as ann:
        tabs = [await eve.tab() for _ in range(20)]
        for _ in range(10):
            await asyncio.gather(*(tab.ask("press", payload=MADE_UP) for tab in tabs))
        refused = await notices(tabs[0], "press", payload=MADE_UP)
        assert refused[0].startswith(WORDS.say("en", "web-hasty"))
        assert (await wait_message(await eve.socket()))[1] == "visitor"
        for tab in tabs:
            await tab.socket.close()
        assert await plays(ann)


async def test_twenty_sockets_that_talk_nonsense_hold_up_nobody_else(desk: Desk) -> None:
    limits = RequestLimits(visitor=Rate(60, NEVER), address=Rate(600, NEVER))
    async with serving(desk, limits) as web, visiting(web) as eve, visiting(web) as ann:
        for _ in range(20):
            tab = await eve.socket()
            await tab.socket.send_str("[" * 1000)
            await tab.closed()
        assert await plays(ann)


async def test_fair_requests_cost_nothing(desk: Desk) -> None:
    limits = RequestLimits(
        asks=WIDE, visitor=Rate(3, NEVER, debt=0), address=Rate(3, NEVER, debt=0)
    )
    async with serving(desk, limits) as web, visiting(web) as ann:
        tab = await ann.tab()
        for _ in range(20):
            assert await notices(tab, "line", text="/help") == []
            await tab.ask("open", table="")


async def test_codes_are_not_looked_up_once_the_limit_is_used_up(desk: Desk) -> None:
    limits = RequestLimits(asks=WIDE, visitor=Rate(5, NEVER, debt=0))
    async with serving(desk, limits) as web, visiting(web) as ann, visiting(web) as eve:
        opened = await ann.tab()
        await opened.ask("play", game="reversi")
        code = (await opened.until("go"))["table"]
        tabs = [await eve.socket() for _ in range(2)]
        for tab in tabs:
            await tab.until("hello")  # it is paid for by then
        for _ in range(3):
            await tabs[0].ask("open", table="AAAAA")
        for tab in tabs:
            (notice,) = await notices(tab, "open", table=code)
            assert notice.startswith(WORDS.say("en", "web-hasty"))
            assert not any(message["type"] == "screen" for message in tab.told)


@pytest.mark.parametrize("language", ["en", "de"])
async def test_who_is_refused_is_told_why_and_for_how_long(desk: Desk, language: str) -> None:
    limits = RequestLimits(address=Rate(2, 0.01, debt=0))
    async with serving(desk, limits) as web, visiting(web, language) as ann:
        tab = await ann.tab()
        await ann.tab()
        seconds, whose = await wait_message(await ann.socket())
        assert 0 < seconds <= 100 and whose == "address"
        (notice,) = await notices(tab, "press", payload=MADE_UP)
        first, _, second = notice.partition(". ")
        assert f"{first}." == WORDS.say(language, "web-crowded")
        assert second in {
            WORDS.say(language, "web-try-again", seconds=left) for left in range(1, seconds + 1)
        }


async def test_an_address_is_soon_forgiven_however_much_was_asked(desk: Desk) -> None:
    limits = RequestLimits(asks=WIDE, visitor=WIDE, address=Rate(30, 0.1, debt=2))
    async with serving(desk, limits) as web, visiting(web) as eve:
        tabs = [await eve.tab() for _ in range(20)]
        for _ in range(20):
            tab = tabs.pop()
            press = {"ask": "press", "number": 9, "payload": MADE_UP}
            for _ in range(20):
                await tab.socket.send_json(press)
        seconds, whose = await wait_message(await eve.socket())
        assert whose == "address" and seconds <= (2 + 1) / 0.1


async def test_visitors_behind_a_trusted_proxy_have_addresses_of_their_own(desk: Desk) -> None:
    limits = RequestLimits(address=Rate(2, NEVER, debt=0))
    eves, anns = {"X-Forwarded-For": "198.51.100.7"}, {"X-Forwarded-For": "203.0.113.9"}
    async with (
        serving(desk, limits, LOOPBACK) as web,
        visiting(web, **eves) as eve,
        visiting(web, **anns) as ann,
    ):
        for _ in range(2):
            await eve.tab()
        assert (await wait_message(await eve.socket()))[1] == "address"
        assert await plays(ann)


async def test_nobodys_word_is_taken_unless_it_is_trusted(desk: Desk) -> None:
    limits = RequestLimits(address=Rate(2, NEVER, debt=0))
    async with serving(desk, limits) as web:
        for number in range(3):
            async with visiting(web, **{"X-Forwarded-For": f"198.51.100.{number}"}) as eve:
                tab = await eve.socket()
                if number == 2:
                    assert (await wait_message(tab))[1] == "address"
                else:
                    await tab.until("hello")


@pytest.mark.parametrize(
    ("scheme", "trusted", "secure"),
    [
        ("https", LOOPBACK, True),
        ("HTTPS, http", LOOPBACK, True),
        ("http", LOOPBACK, False),
        ("", LOOPBACK, False),
        ("https", (), False),
    ],
)
async def test_a_browser_keeps_to_tls_where_a_trusted_proxy_says_that_it_speaks_it(
    desk: Desk, scheme: str, trusted: tuple[Network, ...], secure: bool
) -> None:
    async with (
        serving(desk, trusted=trusted) as web,
        visiting(web, **{"X-Forwarded-Proto": scheme}) as ann,
    ):
        async with ann.session.get(web.url) as page:
            assert ("Secure" in page.headers["Set-Cookie"].split("; ")) == secure
            assert ("Strict-Transport-Security" in page.headers) == secure
        async with ann.session.get(f"{web.url}nothing") as missing:
            assert ("Strict-Transport-Security" in missing.headers) == secure


def client(peer: str, *headers: str, trusted: tuple[str, ...] = ()) -> str:
    request = make_mocked_request("GET", "/", CIMultiDict(("X-Forwarded-For", h) for h in headers))
    return Proxies(map(ip_network, trusted)).client(request.clone(remote=peer))


@pytest.mark.parametrize(
    ("peer", "headers", "found"),
    [
        ("10.0.0.1", (), "10.0.0.1"),
        ("10.0.0.1", ("198.51.100.7",), "198.51.100.7"),
        ("10.0.0.1", ("6.6.6.6, 198.51.100.7",), "198.51.100.7"),
        ("10.0.0.1", ("6.6.6.6, 198.51.100.7, 10.9.9.9",), "198.51.100.7"),
        ("10.0.0.1", ("6.6.6.6", "198.51.100.7"), "198.51.100.7"),
        ("10.0.0.1", ("10.2.2.2, 10.3.3.3",), "10.2.2.2"),
        ("10.0.0.1", ("198.51.100.7:4711",), "198.51.100.7"),
        ("10.0.0.1", ("[2001:db8::1]:4711",), "2001:db8::/64"),
        ("10.0.0.1", ("6.6.6.6, nonsense",), "10.0.0.1"),
        ("10.0.0.1", ("6.6.6.6, ",), "10.0.0.1"),
        ("::ffff:10.0.0.1", ("198.51.100.7",), "198.51.100.7"),
        ("198.51.100.1", ("6.6.6.6",), "198.51.100.1"),
        ("2001:db8::1:2:3:4", ("6.6.6.6",), "2001:db8:0:0::/64"),
        ("fe80::1%eth0", (), "fe80::/64"),
        ("", ("6.6.6.6",), ""),
    ],
)
def test_the_nearest_hop_that_is_no_proxy_is_whoever_asks(
    peer: str, headers: tuple[str, ...], found: str
) -> None:
    expected = str(ip_network(found)) if "/" in found else found
    assert client(peer, *headers, trusted=("10.0.0.0/8",)) == expected


@pytest.mark.asyncio(loop_scope="session")
async def test_the_victim_reads_why_nothing_happens_and_is_let_in_by_itself(
    tmp_path: Path, chromium: Browser
) -> None:
    spoken, clock = "de", Clock()
    limits = RequestLimits(address=Rate(2, 0.2, debt=0), clock=clock)
    async with new_desk(tmp_path) as desk, serving(desk, limits) as web, visiting(web) as eve:
        for _ in range(2):
            await eve.tab()
        async with window(chromium, web.url, PHONE, language="de-DE") as page:
            lost = page.locator(".lost")
            await expect(lost).to_contain_text(WORDS.say(spoken, "web-crowded"))
            again = WORDS.say(spoken, "web-again", seconds=0).replace("0", "[1-5]")
            await expect(lost).to_contain_text(re.compile(again))
            clock.now += 5
            await expect(lost).to_be_empty()
            await expect(page.locator("body.offline")).to_have_count(0)


@pytest.mark.asyncio(loop_scope="session")
async def test_somebody_at_a_table_reads_it_in_a_notice(tmp_path: Path, chromium: Browser) -> None:
    limits = RequestLimits(visitor=Rate(5, NEVER, debt=0))
    async with (
        new_desk(tmp_path) as desk,
        serving(desk, limits) as web,
        window(chromium, web.url) as page,
    ):
        await open_lobby(page)
        for _ in range(6):
            await command(page, "/castle")
            assert await page.locator(".toast").count() <= 3
        await expect(page.locator(".toast").last).to_contain_text(WORDS.say("en", "web-hasty"))
