"""Addresses that others can open: they are sent where the operator has said where the page is, and
nowhere else."""

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import ClientSession

from bot.desk import Desk
from bot.platforms.web import WebPlatform
from tests.bot.rooms import Rooms, person, room, surely
from tests.bot.test_animation import whole
from tests.platforms.web.servers import new_desk, serving

URL = "https://play.example.org"
ANN, BEN, CLUB = person("Ann"), person("Ben"), room("Club")


@pytest.fixture
async def public(tmp_path: Path) -> AsyncIterator[Desk]:
    async with new_desk(tmp_path, url=URL) as desk:
        yield desk


async def lobby(desk: Desk) -> tuple[str, str]:
    """The code of a table opened in a chat, and what its message says."""
    rooms = Rooms(desk)
    desk.attach(rooms)
    screen = await rooms.post(ANN, CLUB, await desk.command(ANN, CLUB, "play", {"game": "reversi"}))
    return screen.table, "\n".join(screen.lines)


async def boot(web: WebPlatform, host: str) -> dict[str, object]:
    """What the page is told at first, under this name of the host."""
    async with ClientSession() as client, client.get(web.url, headers={"Host": host}) as answer:
        assert answer.status == 200, await answer.text()
        found = re.search(r'id="boot">(.*?)</script>', await answer.text())
    assert found
    known: dict[str, object] = json.loads(found[1])
    return known


async def test_chats_are_sent_the_address_also_by_a_process_that_serves_no_page(
    public: Desk,
) -> None:
    code, told = await lobby(public)
    assert told.endswith(f"in a browser {URL}/t/{code}")


async def test_without_an_address_nobody_is_sent_one_that_cannot_work(desk: Desk) -> None:
    async with serving(desk) as web:
        _, told = await lobby(desk)
        assert "://" not in told and "in a browser" not in told
        assert (await boot(web, f"localhost:{web.url.rpartition(':')[2][:-1]}"))["address"] == ""


async def test_the_page_answers_under_its_address_and_links_to_it(public: Desk) -> None:
    async with serving(public) as web:
        assert (await boot(web, "play.example.org"))["address"] == URL
        assert web.invitation("AAAAA") == web.link("AAAAA") == f"{URL}/t/AAAAA"


async def test_a_match_that_is_shared_comes_with_its_address(public: Desk) -> None:
    code, _ = await lobby(public)
    await public.press(BEN, CLUB, f"join:{code}:0:")
    await public.press(ANN, CLUB, f"start:{code}:1:")
    await surely(public, ANN, CLUB, "resign", code)
    shared = await whole(await public.press(BEN, CLUB, f"share:{code}:3:0.animation"))
    assert shared.lines[-1] == f"{URL}/m/{code}/1"
