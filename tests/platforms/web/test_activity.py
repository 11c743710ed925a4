"""The page inside Discord: whose it is, where, and what it refuses."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from aiohttp import ClientSession, WSServerHandshakeError
from aiohttp.web import Request, Response, StreamResponse, json_response
from playwright.async_api import Browser, expect

from bot.desk import Desk
from bot.platforms.discord.activity import Activity
from bot.platforms.web import WebPlatform
from bot.platforms.web.chat_apps import ChatApp
from bot.web_address import table_path
from tests.loopback.discord import Discord
from tests.loopback.discord_activities import Instance
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Channel
from tests.patience import PATIENCE
from tests.platforms.discord.conftest import running
from tests.platforms.discord.play import (
    code_of,
    meant,
    moves,
    open_match,
    open_table,
    play_move,
    revision,
)
from tests.platforms.web import foreign, webkit
from tests.platforms.web.callers import Tab
from tests.platforms.web.discord_client import (
    CLIENT,
    authorized,
    discord_client,
    host,
    opened,
    proxied,
    proxy,
)
from tests.platforms.web.servers import serving

PAGE = "https://play.example.org"
CLICK = "new MouseEvent('click', { bubbles: true })"
SMALL = {"cmd": "DISPATCH", "evt": "ACTIVITY_LAYOUT_MODE_UPDATE", "data": {"layout_mode": 1}}


@dataclass
class Club:
    """A Discord with two people in a channel, a third elsewhere, and the bot with its page."""

    discord: Discord
    desk: Desk
    web: WebPlatform
    ann: User
    bob: User
    eve: User
    channel: Channel

    @property
    def origin(self) -> str:
        """Where Discord shows the page."""
        return f"https://{self.discord.application}.discordsays.com"

    def shown(self, user: User, instance: Instance, token: str = "", **more: str) -> str:
        """The first message of a page that this user has opened."""
        code = "" if token else self.discord.activities.authorize(user)
        data = {"instance": instance.id, "code": code, **more}
        return json.dumps({"ask": "identify", "data": json.dumps(data), "token": token})

    @asynccontextmanager
    async def page(self, first: str, origin: str = "") -> AsyncIterator[tuple[dict[str, Any], Tab]]:
        """A page that begins so: the first thing that it is told, and its line."""
        address, headers = f"{self.web.url}socket/discord", {"Origin": origin or self.origin}
        async with (
            ClientSession() as session,
            session.ws_connect(address, headers=headers) as socket,
        ):
            tab = Tab(socket)
            await socket.send_str(first)
            yield await tab.hear(), tab


@pytest_asyncio.fixture(loop_scope="session")
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with Discord(limit=PATIENCE) as discord:
        async with running(discord, tmp_path, url=PAGE) as bot:
            discord.activities.enable()
            activity = Activity(discord.token, discord.activities.secret, discord.api_url)
            apps = {"discord": ChatApp(activity, proxy=activity)}
            async with serving(bot.desk, apps=apps) as web:
                ann, bob, eve = (discord.user(name) for name in ("Ann", "Bob", "Eve"))
                yield Club(discord, bot.desk, web, ann, bob, eve, discord.channel())
        discord.check()


@pytest.mark.asyncio(loop_scope="session")
async def test_whoever_opens_a_table_in_the_channel_plays_there_as_oneself(club: Club) -> None:
    discord, ann = club.discord, club.ann
    board = await open_match(discord, ann, club.bob, club.channel)
    await ann.press(board, "Open table")
    [instance] = discord.activities.instances.values()
    await meant(club.desk, instance.id, ann, code_of(board))
    async with club.page(club.shown(ann, instance)) as (identified, tab):
        assert identified["type"] == "identified" and identified["path"] == table_path(
            code_of(board)
        )
        assert discord.activities.tokens[identified["access"]] is ann
        assert (await tab.until("hello"))["me"]["name"] == "Ann"
        await tab.ask("open", table=code_of(board), theme="dark")
        screen = await tab.until("screen")
        before = revision(board)
        move = next(one["payload"] for one in screen["choices"])
        await tab.ask("press", payload=move)
        # The move arrives at the channel's board, and nobody is told of it who looks at the page.
        await discord.until(lambda: revision(board) > before)
        pings = len(discord.pings)
        await play_move(discord, board, club.bob, "c3")
        assert len(discord.pings) == pings
    # Loaded again it is known by its own token, as long as that person is there.
    token = identified["token"]
    async with club.page(club.shown(ann, instance, token)) as (identified, _):
        assert identified["type"] == "identified"
    discord.activities.join(club.bob, club.channel)
    discord.activities.leave(ann, club.channel)
    async with club.page(club.shown(ann, instance, token)) as (refused, _):
        assert refused["type"] == "unidentified"


@pytest.mark.asyncio(loop_scope="session")
async def test_a_table_of_the_channel_is_offered_and_one_press_sits_down(club: Club) -> None:
    discord, ann, bob = club.discord, club.ann, club.bob
    lobby = await open_table(discord, ann, club.channel)
    instance = discord.activities.join(bob, club.channel)
    async with club.page(club.shown(bob, instance)) as (identified, tab):
        assert identified["path"] == ""
        await tab.ask("open", table="", theme="dark")
        [card] = (await tab.until("home"))["there"]
        await tab.ask("press", payload=card["sit"])
        await discord.until(lambda: "Bob" in lobby.text or f"<@{bob.id}>" in lobby.text)
        # What somebody opens on the page is offered to the others who are there, and stands in
        # the channel, where it is joined like any other.
        await tab.ask("open", table="", theme="dark")
        tab.told.clear()
        await tab.ask("play", game="crosswise")
        opened = (await tab.until("go"))["table"]
    await discord.until(lambda: club.channel.last is not lobby)
    posted = club.channel.last
    assert code_of(posted) == opened
    instance = discord.activities.join(ann, club.channel)
    async with club.page(club.shown(ann, instance)) as (_, tab):
        await tab.ask("open", table="", theme="dark")
        assert [card["code"] for card in (await tab.until("home"))["there"]] == [opened]
        # Home hears of the next one by itself, perhaps after it was told of an earlier change.
        third = code_of(await open_table(discord, bob, club.channel))
        while third not in [card["code"] for card in (await tab.until("home"))["there"]]:
            tab.told.remove(await tab.until("home"))
    before = revision(posted)
    await ann.press(posted, "Join")
    await discord.until(lambda: revision(posted) > before)


@pytest.mark.asyncio(loop_scope="session")
async def test_an_open_page_is_led_to_what_is_meant_later(club: Club) -> None:
    discord, bob = club.discord, club.bob
    boards = [await open_match(discord, club.ann, bob, club.channel) for _ in range(2)]
    # The page is faster than what notes why it was opened.
    instance = discord.activities.join(bob, club.channel)
    async with club.page(club.shown(bob, instance)) as (identified, tab):
        assert identified["path"] == ""
        for board in boards:
            await bob.press(board, "Open table")
            assert (await tab.until("meant"))["path"] == table_path(code_of(board))
            tab.told.clear()
    # A page that was without a line meanwhile hears of it when it comes back.
    token = identified["token"]
    async with club.page(club.shown(bob, instance, token)) as (identified, tab):
        assert identified["path"] == table_path(code_of(boards[1]))
        await tab.ask("open", table=code_of(boards[1]), theme="dark")
        assert "meant" not in [message["type"] for message in tab.told]


@pytest.mark.asyncio(loop_scope="session")
async def test_a_stranger_is_shown_nothing_of_a_table_elsewhere(club: Club) -> None:
    board = await open_match(club.discord, club.ann, club.bob, club.channel)
    code = code_of(board)
    elsewhere = club.discord.activities.join(club.eve, club.discord.channel())
    async with club.page(club.shown(club.eve, elsewhere, table=code)) as (identified, tab):
        assert identified["type"] == "identified" and identified["path"] == ""
        for asked in (await tab.ask("open", table=code), await tab.ask("find", table=code)):
            assert [message["type"] for message in asked if message["type"] != "answer"][
                -1
            ] == "gone"
        await tab.ask("open", table="", theme="dark")
        assert (await tab.until("home"))["there"] == []
        assert "screen" not in [message["type"] for message in tab.told]
    # The same link leads a member of the channel there.
    here = club.discord.activities.join(club.ann, club.channel)
    async with club.page(club.shown(club.ann, here, table=code)) as (identified, _):
        assert identified["path"] == table_path(code)


@pytest.mark.asyncio(loop_scope="session")
async def test_a_code_that_was_used_and_a_false_instance_are_refused(club: Club) -> None:
    here = club.discord.activities.join(club.ann, club.channel)
    good = club.shown(club.ann, here)
    async with club.page(good) as (identified, _):
        token = identified["token"]
    elsewhere = club.discord.activities.join(club.bob, club.discord.channel())
    false = Instance(club.channel)
    bad = {
        "used": good,
        "made up": club.shown(club.ann, here).replace("code", "kode"),
        "not there": club.shown(club.ann, elsewhere),
        "no such instance": club.shown(club.ann, false),
        "token elsewhere": club.shown(club.ann, elsewhere, token),
        "another's token": club.shown(club.ann, here, f"x{token}"),
        "a path": club.shown(club.ann, Instance(club.channel, id="../../users/@me")),
        "nothing": json.dumps({"ask": "identify", "data": ""}),
    }
    # All at once, as Discord is asked for a while whether somebody has only just joined; how often
    # it may be is no question here.
    club.discord.buckets = False
    await asyncio.gather(*(is_refused(club, why, first) for why, first in bad.items()))


async def is_refused(club: Club, why: str, first: str) -> None:
    async with club.page(first) as (refused, tab):
        assert refused["type"] == "unidentified" and "Ann" not in refused["text"], why
        await tab.socket.receive()
        assert tab.socket.close_code == 4403, why


@pytest.mark.asyncio(loop_scope="session")
async def test_only_discords_frames_may_show_it_and_only_pages_there_may_ask(club: Club) -> None:
    url, frames = club.web.url, f"{club.origin} https://discord.com"
    asked = "?frame_id=f&instance_id=i&platform=desktop"
    async with ClientSession() as session:
        for path, shown in ((asked, frames), ("", "'none'"), ("?frame_id=f", "'none'")):
            async with session.get(url + path) as response:
                policy = response.headers["Content-Security-Policy"]
                assert f"frame-ancestors {shown};" in policy
                assert ("Set-Cookie" in response.headers) == (path != asked)
        for origin in ("https://evil.example", "https://1.discordsays.com", "https://discord.com"):
            with pytest.raises(WSServerHandshakeError):
                async with club.page("", origin):
                    pass
        # A frame without an origin shows its token; without one it may change nothing.
        here = club.discord.activities.join(club.ann, club.channel)
        async with club.page(club.shown(club.ann, here), "null") as (identified, _):
            bearer = {"Authorization": f"Bearer {identified['token']}", "Origin": "null"}
        for headers, status in ((bearer, 204), ({"Origin": "null"}, 403)):
            me = session.post(f"{url}me", json={"language": "de"}, headers=headers)
            async with me as response:
                assert response.status == status


@pytest.mark.parametrize("sandbox", ["", 'sandbox="allow-scripts"'], ids=["own", "none"])
@pytest.mark.asyncio(loop_scope="session")
async def test_in_discords_frame_a_move_is_played_at_the_table_that_was_meant(
    club: Club, chromium: Browser, sandbox: str
) -> None:
    discord, ann = club.discord, club.ann
    board = await open_match(discord, ann, club.bob, club.channel)
    await ann.press(board, "Open table")
    [instance] = discord.activities.instances.values()
    await meant(club.desk, instance.id, ann, code_of(board))
    before = revision(board)
    async with (
        proxy(club.web.url.rstrip("/"), club.origin, self_matches=not sandbox) as address,
        discord_client(chromium, address) as page,
    ):
        # Older mappings have all of it below a path.
        mapped = f"{address}/.proxy" if sandbox else address
        frame = await opened(page, mapped, discord, ann, instance, sandbox)
        cell = frame.locator(".region").first
        await expect(cell).to_be_visible()
        assert await frame.locator("html.dark").count() == 1
        assert await frame.evaluate("document.fonts.check('16px Manrope')")
        await cell.click()
        await discord.until(lambda: revision(board) > before)
        assert not await frame.locator(".toast").count()
        # Nobody but the client is heard, also no other page beside it.
        await foreign.says(page, [1, SMALL])
        await expect(frame.locator(".bar-actions")).to_be_visible()
        # Small beside others there is but the board; large again, what it missed without a line.
        await page.evaluate("lie(1)")
        await expect(frame.locator(".bar-actions")).to_be_hidden()
        await expect(frame.locator(".stage")).to_be_visible()
        await frame.evaluate("dispatchEvent(new Event('offline'))")
        known = await club.desk.tables.revision(code_of(board))
        await club.bob.press(board, moves(board)[0])
        await page.evaluate("lie(0)")
        await expect(frame.locator(".bar-actions")).to_be_visible()
        shown = frame.locator(".table")
        await expect(shown).not_to_have_attribute("data-revision", str(known))
        # Loaded again it is at the same table; back leads home, where the channel's other table is.
        other = code_of(await open_table(discord, club.bob, club.channel))
        await frame.locator(".head .back").click()
        there = frame.locator(f'.there [data-code="{other}"]')
        await expect(there).to_be_visible()
        cover = await there.locator("img").evaluate("image => image.currentSrc")
        assert cover.endswith("/game/reversi-dark.png")
        own = frame.locator(f'.tables [data-code="{code_of(board)}"] img')
        await expect(own).to_be_visible()
        assert await own.evaluate("image => image.complete && image.naturalWidth > 0")
        await there.click()
        await expect(frame.locator(".lobby [data-seat]")).to_have_count(2)
        said = [payload["cmd"] for code, payload in await page.evaluate("said") if code == 1]
        assert said[:3] == ["SUBSCRIBE", "AUTHORIZE", "AUTHENTICATE"]


@pytest.mark.skipif(not webkit.is_there(), reason=f"no WebKit on this machine: {webkit.NEEDED}")
@pytest.mark.asyncio(loop_scope="session")
async def test_in_webkit_it_runs_behind_discords_policy_with_and_without_self(
    club: Club, tmp_path: Path
) -> None:
    discord, player, sandbox = club.discord, club.ann, ""
    board = await open_match(discord, club.ann, club.bob, club.channel)
    [instance] = discord.activities.instances.values()
    target = club.web.url.rstrip("/")
    hand_on = proxied(target, club.origin, self_matches=True)

    async def answer(request: Request) -> StreamResponse:
        if request.host != "discord.com":
            return await hand_on(request)
        if request.path == "/authorize":
            return json_response(authorized(discord, player, await request.text()))
        html = host(club.origin, instance, sandbox)
        return Response(content_type="text/html", text=html)

    async with webkit.by_tls(answer, tmp_path) as port, webkit.webkit(port) as page:
        for turn in range(2):
            await page.go(CLIENT)
            await page.into_frame()
            await page.until("document.querySelector('.region')")
            assert (await page.run("origin") == "null") == bool(turn)
            assert await page.run("document.fonts.check('16px Manrope')")
            assert await page.run("document.querySelector('.picture').naturalWidth")
            before = await club.desk.tables.revision(code_of(board))
            await page.run(f"document.querySelector('.region').dispatchEvent({CLICK})")
            await page.until(f"document.querySelector('.table').dataset.revision > {before}")
            # The other one's frame has no origin, in which 'self' matches nothing on older phones.
            player, sandbox = club.bob, 'sandbox="allow-scripts"'
            hand_on = proxied(target, club.origin, self_matches=False)
            await player.press(board, "Open table")
            await meant(club.desk, instance.id, player, code_of(board))
