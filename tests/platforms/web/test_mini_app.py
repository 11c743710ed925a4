"""The page inside Telegram: whose it is, what it refuses, and the manners of its window."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType
from playwright.async_api import Browser, expect

from bot.desk import Desk
from bot.desk.reply import ScreenInPlace
from bot.people import Chat, Person
from bot.platforms.web import WebPlatform
from tests.bot.clock import Clock
from tests.bot.rooms import Rooms
from tests.patience import PATIENCE
from tests.platforms.web import foreign
from tests.platforms.web.callers import Caller, Tab
from tests.platforms.web.launches import ANN, APPS, fragment, launch
from tests.platforms.web.servers import new_desk, serving
from tests.platforms.web.telegram_client import opened, telegram_client, told
from tests.starting import start
from tests.tally import ended, settled

BEN: dict[str, object] = {"id": 32, "first_name": "Ben"}
EVE: dict[str, object] = {"id": 33, "first_name": "Eve"}
GROUP = Chat("telegram", "-100")
DAY = 86_400.0  # seconds


@pytest_asyncio.fixture(loop_scope="session")
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with new_desk(tmp_path) as desk:
        desk.attach(Rooms(desk, "telegram"))
        yield desk


@pytest_asyncio.fixture(loop_scope="session")
async def web(desk: Desk) -> AsyncIterator[WebPlatform]:
    async with serving(desk, apps=APPS) as web:
        yield web


def person(user: dict[str, Any]) -> Person:
    """Somebody as Telegram's listener knows them."""
    return Person("telegram", str(user["id"]), str(user["first_name"]))


async def match(desk: Desk, game: str) -> tuple[str, dict[str, Any]]:
    """The code of a match of Ann and Ben in a group, and who of them is to move."""
    opened = await desk.command(person(ANN), GROUP, "play", {"game": game})
    assert opened.screen is not None
    code = opened.screen.table
    await desk.press(person(BEN), GROUP, f"join:{code}:0:")
    revision = await desk.tables.revision(code)
    await desk.press(person(ANN), GROUP, f"start:{code}:{revision}:")
    screen = await desk.tables.own_screen(code, person(ANN), GROUP)
    turn = next(player.name for player in screen.players if player.turn)
    return code, ANN if turn == ANN["first_name"] else BEN


async def said(socket: ClientWebSocketResponse) -> dict[str, Any]:
    """The next message of the server; the code with which it closes the line."""
    async with asyncio.timeout(PATIENCE):
        message = await socket.receive()
    if message.type is WSMsgType.TEXT:
        found: dict[str, Any] = json.loads(message.data)
        return found
    return {"closed": socket.close_code}


async def answer(web: WebPlatform, first: str) -> list[dict[str, Any]]:
    """The first two messages to a page that begins with this one."""
    url = web.url.rstrip("/")
    async with (
        ClientSession() as session,
        session.ws_connect(f"{url}/socket/telegram", headers={"Origin": url}) as socket,
    ):
        await socket.send_str(first)
        return [await said(socket), await said(socket)]


def shown(data: str, token: str = "") -> str:
    """The first message of a page that was opened with this."""
    return json.dumps({"ask": "identify", "data": data, "token": token})


@pytest.mark.asyncio(loop_scope="session")
async def test_whoever_opened_it_is_who_telegram_says_also_when_it_is_loaded_again(
    web: WebPlatform,
) -> None:
    identified, hello = await answer(web, shown(launch()))
    assert (identified["type"], hello["type"]) == ("identified", "hello")
    assert hello["me"]["name"] == "Ann Ames"
    token = identified["token"]
    for again in (shown("", token), shown(launch(ago=7200), token)):
        _, hello = await answer(web, again)
        assert hello["me"]["name"] == "Ann Ames"
    # Somebody else opens it in the same tab.
    _, hello = await answer(web, shown(launch(BEN), token))
    assert hello["me"]["name"] == "Ben"


@pytest.mark.asyncio(loop_scope="session")
async def test_what_is_forged_old_of_the_future_or_of_another_bot_is_refused(
    web: WebPlatform,
) -> None:
    good = launch()
    token = (await answer(web, shown(good)))[0]["token"]
    bad = [
        shown(launch(token="4712:another-bot")),
        shown(good.replace("Ann", "Eve")),
        shown(good + "&extra=1"),
        shown(good + "&user=%7B%7D"),
        shown(launch(ago=3700)),
        shown(launch(ago=-600)),
        shown(launch(user={**BEN, "is_bot": True})),
        shown(""),
        shown("", f"x{token[1:]}"),
        shown(launch(BEN, ago=7200), token),  # old, and the token is Ann's
        shown(launch(token="4712:another-bot"), token),
        json.dumps({"ask": "open", "number": 1}),
        "no json",
    ]
    for first in bad:
        refused, closed = await answer(web, first)
        assert refused["type"] == "unidentified" and "Ann" not in refused["text"], first
        assert closed == {"closed": 4403}


@pytest.mark.asyncio(loop_scope="session")
async def test_a_stranger_who_has_the_code_sees_what_everybody_may_and_plays_nothing(
    web: WebPlatform, desk: Desk
) -> None:
    code, _ = await match(desk, "crosswise")
    url = web.url.rstrip("/")
    async with (
        ClientSession() as session,
        session.ws_connect(f"{url}/socket/telegram", headers={"Origin": url}) as socket,
    ):
        await socket.send_str(shown(launch(EVE, start=code)))
        identified = await said(socket)
        assert (await said(socket))["me"]["name"] == "Eve"
        tab = Tab(socket)
        await tab.ask("open", table=code, theme="dark")
        assert "mine:" not in json.dumps(tab.told) and tab.screen["choices"] == []
        revision = await desk.tables.revision(code)
        await tab.ask("press", payload=f"mine:{code}:{revision}:red.a1")
        assert await desk.tables.revision(code) == revision
    bearer = {"Authorization": f"Bearer {identified['token']}"}
    async with (
        ClientSession(headers=bearer) as session,
        session.get(f"{url}/table/{code}/light.png") as picture,
    ):
        assert picture.status == 404  # as that of any code that is made up


@pytest.mark.asyncio(loop_scope="session")
async def test_no_notice_rings_for_whoever_has_the_table_open_in_the_app(tmp_path: Path) -> None:
    clock = Clock()
    async with (
        new_desk(tmp_path, clock=lambda: clock.now) as desk,
        serving(desk, apps=APPS) as web,
        ClientSession() as session,
    ):
        rooms = Rooms(desk, "telegram")
        desk.attach(rooms)
        await start(desk)
        code, mover = await match(desk, "reversi")
        screen = await desk.tables.own_screen(code, person(mover), GROUP)
        await rooms.post(person(mover), GROUP, ScreenInPlace(screen))

        async def play(who: dict[str, Any]) -> list[tuple[str, str]]:
            """Somebody moves; whom that has notified."""
            rooms.notified.clear()
            own = await desk.tables.own_screen(code, person(who), GROUP)
            reply = await desk.press(person(who), GROUP, own.choices[0].payload)
            assert not reply.refused, reply
            await settled(desk)
            return rooms.notified

        async def next_day() -> None:
            """A day goes by: whoever is to move is reminded now, not when the program looks."""
            clock.now += DAY
            await desk.clocks.tick()
            await ended("its notices", "notice [0-9]+")

        other = BEN if mover is ANN else ANN
        await next_day()
        url = web.url.rstrip("/")
        async with session.ws_connect(f"{url}/socket/telegram", headers={"Origin": url}) as socket:
            await socket.send_str(shown(launch(other, start=code)))
            assert [(await said(socket))["type"] for _ in range(2)] == ["identified", "hello"]
            await Tab(socket).ask("open", table=code, theme="dark")
            assert await play(mover) == []
        await next_day()
        assert [who for who, _ in await play(other)] == [person(mover).key]


@pytest.mark.asyncio(loop_scope="session")
async def test_only_telegrams_client_may_show_it_in_a_frame_and_nothing_else_of_ours(
    web: WebPlatform,
) -> None:
    caller = Caller(web.url)
    for path, frames in (
        ("app", "https://web.telegram.org"),
        ("app/t/ABCD", "https://web.telegram.org"),
        ("", "'none'"),
    ):
        async with caller.session.get(web.url + path) as response:
            policy = response.headers["Content-Security-Policy"]
            assert f"frame-ancestors {frames};" in policy
            assert ("Set-Cookie" in response.headers) == (path == "")
    await caller.close()


@pytest.mark.asyncio(loop_scope="session")
async def test_its_token_is_shown_with_every_request_and_does_not_take_another_name(
    web: WebPlatform, desk: Desk
) -> None:
    code, _ = await match(desk, "reversi")
    token = (await answer(web, shown(launch())))[0]["token"]
    bearer = {"Authorization": f"Bearer {token}", "Origin": web.url.rstrip("/")}
    async with ClientSession(headers=bearer) as session:
        async with session.get(f"{web.url}table/{code}/light.png") as response:
            assert response.status == 200
        async with session.post(f"{web.url}me", json={"name": "Eve", "language": "de"}) as response:
            assert response.status == 204
    async with ClientSession() as session, session.get(f"{web.url}table/{code}/light.png") as other:
        assert other.status == 404
    _, hello = await answer(web, shown("", token))
    assert (hello["me"]["name"], hello["me"]["language"]) == ("Ann Ames", "de")
    await desk.command(person(ANN), GROUP, "language", {"language": "en"})


@pytest.mark.asyncio(loop_scope="session")
async def test_a_match_of_a_group_goes_on_in_the_app_at_its_table_as_oneself(
    web: WebPlatform, desk: Desk, chromium: Browser
) -> None:
    code, mover = await match(desk, "crosswise")
    async with telegram_client(web, chromium) as page:
        frame = await opened(page, web, fragment(launch(mover, start=code), dark=True))
        await expect(frame.locator(".tray .region").first).to_be_visible()
        assert frame.url == f"{web.url}app/t/{code}"
        assert await frame.locator("html.dark").count() == 1
        assert await frame.evaluate("document.cookie") == ""
        light = {"theme_params": {"bg_color": "#ffffff"}}
        theme = {"eventType": "theme_changed", "eventData": light}
        await foreign.says(page, json.dumps(theme))
        assert await frame.locator("html.dark").count() == 1
        for event in ("iframe_ready", "web_app_ready", "web_app_expand"):
            assert len(await told(page, event)) == 1
        assert await told(page, "web_app_setup_swipe_behavior") == [{"allow_vertical_swipe": False}]
        # A piece is picked: closing would lose it.
        await frame.locator(".tray .region").first.click()
        await expect(frame.locator(".part.main .region").first).to_be_visible()
        await page.wait_for_function(
            "said.some(({ eventType, eventData }) => eventType === 'web_app_setup_closing_behavior'"
            " && eventData.need_confirmation)"
        )
        revision = await desk.tables.revision(code)
        await frame.locator(".part.main .region").first.click()
        await expect(frame.locator(".table")).not_to_have_attribute("data-revision", str(revision))
        after = await desk.tables.revision(code)
        assert after > revision
        assert (await told(page, "web_app_trigger_haptic_feedback"))[-1]["type"] == "impact"
        # Loaded again, with the same address or another theme, it is the same person's.
        await page.evaluate("tell('theme_changed', { theme_params: { bg_color: '#ffffff' } })")
        await expect(frame.locator("html.light")).to_have_count(1)
        await page.evaluate("tell('reload_iframe')")
        await page.wait_for_function(
            "said.filter(({ eventType }) => eventType === 'web_app_ready').length === 2"
        )
        await expect(frame.locator(".table")).to_have_attribute("data-revision", str(after))
        # Back leads home, where the group's table stands with its picture.
        await page.evaluate("tell('back_button_pressed')")
        picture = frame.locator(f'.tablecard[data-code="{code}"] img')
        await expect(picture).to_be_visible()
        assert await picture.evaluate("image => image.complete && image.naturalWidth > 0")
        assert frame.url == f"{web.url}app"


@pytest.mark.asyncio(loop_scope="session")
async def test_a_page_that_cannot_say_who_opened_it_says_so_and_shows_nothing(
    web: WebPlatform, desk: Desk, chromium: Browser
) -> None:
    code, _ = await match(desk, "crosswise")
    async with telegram_client(web, chromium) as page:
        forged = fragment(launch(token="4712:another-bot"))
        frame = await opened(page, web, forged, f"app/t/{code}")
        await expect(frame.locator(".plain p")).to_contain_text("open it again from the chat")
        assert await frame.locator(".table").count() == 0
