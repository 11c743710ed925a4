"""A link to a table or a match shows what everybody may see of it, to whoever is sent it."""

import html
import io
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from aiohttp import ClientSession
from PIL import Image

from bot.desk import Desk
from bot.platforms.web import WebPlatform
from bot.platforms.web.rate_limit import Rate, RequestLimits
from tests.bot.rooms import Rooms, person, room
from tests.platforms.web.callers import Caller, Tab
from tests.platforms.web.servers import new_desk, serving

NEVER = 1e-6  # tokens a second
LONG = "さくらのとても長い名前を持つ<b>人"


@pytest.fixture
async def stranger() -> AsyncIterator[ClientSession]:
    """Whoever makes previews: no cookie, no language."""
    async with ClientSession() as client:
        yield client


async def tags(client: ClientSession, url: str) -> dict[str, str]:
    async with client.get(url) as answer:
        assert answer.status == 200
        head = (await answer.text()).partition("</head>")[0]
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">', head)
    return {name: html.unescape(content) for name, content in found}


async def picture(client: ClientSession, url: str) -> tuple[bytes, str]:
    async with client.get(url) as answer:
        assert answer.status == 200 and answer.content_type == "image/png"
        return await answer.read(), answer.headers["ETag"]


async def opened(caller: Caller, game: str = "reversi") -> tuple[str, Tab]:
    """A match on one screen."""
    home = await caller.tab()
    told = await home.ask("line", text=f"/play {game}")
    code = next(message["table"] for message in told if message["type"] == "go")
    tab = await caller.tab(code)
    await tab.ask("press", payload=f"also:{code}:0:")
    await tab.ask("press", payload=f"start:{code}:1:")
    await tab.revision(2)
    return code, tab


async def named(caller: Caller, name: str) -> None:
    await caller.boot()
    headers = {"Origin": caller.url}
    async with caller.session.post(
        f"{caller.url}/me", json={"name": name}, headers=headers
    ) as done:
        assert done.status == 204


async def test_a_link_shows_the_board_who_plays_and_whose_turn_it_is(
    web: WebPlatform, visit: Callable[..., Caller], stranger: ClientSession
) -> None:
    ann = visit()
    await named(ann, LONG)
    code, tab = await opened(ann)
    found = await tags(stranger, f"{web.url}t/{code.lower()}")
    assert found["og:title"].startswith("Reversi · さくら") and "<b>" in found["og:title"]
    assert "is to move." in found["og:description"]
    assert found["twitter:card"] == "summary_large_image"
    assert found["og:url"] == f"{web.url}t/{code}"
    first, tag = await picture(stranger, found["og:image"])
    image = Image.open(io.BytesIO(first)).convert("RGB")
    assert image.size == (1200, 630) and len(first) < 300_000
    right = {image.getpixel((x, y)) for x in range(1175, 1200) for y in range(0, 630, 3)}
    assert len(right) == 1, "a long name ends before the edge"
    asked = {"If-None-Match": tag}
    async with stranger.get(found["og:image"], headers=asked) as again:
        assert again.status == 304 and await again.read() == b""
    await tab.ask("press", payload=tab.screen["choices"][0]["payload"])
    moved = await tags(stranger, f"{web.url}t/{code}")
    assert moved["og:image"] != found["og:image"], "chats fetch it anew"
    assert (await picture(stranger, moved["og:image"]))[1] != tag


async def test_a_match_that_is_over_has_an_address_and_shows_who_won(
    web: WebPlatform, visit: Callable[..., Caller], stranger: ClientSession
) -> None:
    code, tab = await opened(visit())
    begun = (await tags(stranger, f"{web.url}t/{code}"))["og:image"]
    first, _ = await picture(stranger, begun)
    await tab.ask("press", payload=tab.screen["choices"][0]["payload"])
    async with stranger.get(f"{web.url}m/{code}/1", allow_redirects=False) as running:
        assert (running.status, running.headers["Location"]) == (302, f"/t/{code}")
    async with stranger.get(f"{web.url}preview/{code}/en-1.png?at=0") as running:
        assert running.status == 404, "it is no match that is over"
    await tab.resign(3)
    shared = f"{web.url}preview/{code}/en-1.png"
    positions = [(await picture(stranger, f"{shared}?at={ply}"))[0] for ply in (0, 1)]
    ended, _ = await picture(stranger, shared)
    assert positions == [first, ended] and ended != first
    found = await tags(stranger, f"{web.url}m/{code}/1")
    assert "wins" in found["og:description"] and found["og:url"] == f"{web.url}m/{code}/1"
    assert (await picture(stranger, found["og:image"]))[0]
    other = await visit("de").tab(code)
    told = await other.ask("replay", match=0, at=0)
    assert [message["running"] for message in told if message["type"] == "replay"] == [False]


async def test_a_link_shows_the_board_of_whoever_has_opened_the_table(
    web: WebPlatform, visit: Callable[..., Caller], stranger: ClientSession
) -> None:
    code, tab = await opened(visit())
    before = (await tags(stranger, f"{web.url}t/{code}"))["og:image"]
    usual, _ = await picture(stranger, before)
    await tab.ask("press", payload="settings::0:me.board.wood")
    after = (await tags(stranger, f"{web.url}t/{code}"))["og:image"]
    assert after != before, "or whoever has kept the picture shows it still"
    assert (await picture(stranger, after))[0] != usual


async def test_what_there_is_not_has_the_pages_own_screen(
    web: WebPlatform, visit: Callable[..., Caller], stranger: ClientSession
) -> None:
    code, tab = await opened(visit())
    await tab.resign(2)
    reads = {"Accept": "text/html", "Accept-Language": "de"}
    for path in (f"m/{code}/2", f"m/{code}/0", f"m/{code}/99999", "m/ZZZZZZZ/1", "m/x/1"):
        async with stranger.get(web.url + path, headers=reads) as missing:
            assert missing.status == 404 and "Hier ist nichts" in await missing.text()


async def test_codes_cannot_be_found_by_trying(tmp_path: Path, stranger: ClientSession) -> None:
    few = RequestLimits(address=Rate(3, NEVER))
    async with new_desk(tmp_path) as desk, serving(desk, few) as web:
        code = await lobby(desk)
        for _ in range(5):
            assert "og:image" in await tags(stranger, f"{web.url}t/{code}")
        for place in range(3):
            assert "og:image" not in await tags(stranger, f"{web.url}t/ZZZZZZ{place + 2}")
        assert "og:image" not in await tags(stranger, f"{web.url}t/{code}"), "not any more"


async def lobby(desk: Desk) -> str:
    """The code of a table."""
    rooms, ann, club = Rooms(desk), person("Ann"), room("Club")
    desk.attach(rooms)
    reply = await desk.command(ann, club, "play", {"game": "triominos"})
    return (await rooms.post(ann, club, reply)).table
