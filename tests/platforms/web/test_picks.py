"""What a page shows of a picked piece without asking is what the server would have shown."""

import asyncio
import json
import shutil
import subprocess
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import ImageChops
from playwright.async_api import WebSocket, expect

from bot.platforms import web
from bot.tables.table import Chair
from engines import GAMES
from engines.game import View
from tests.database import Database
from tests.patience import PATIENCE
from tests.platforms.web.callers import Caller, Tab
from tests.platforms.web.hot_seats import HotSeats, deal
from tests.platforms.web.opponents import BEN, person_key
from tests.platforms.web.positions import reach

STATE = Path(web.__file__).parent / "static/js/picks_state.js"
AFTER = """
import { readFileSync } from "node:fs";
const { after } = await import(process.argv[1]);
const shown = JSON.parse(readFileSync(0)).map(([screen, pick]) => after(screen, pick, null));
console.log(JSON.stringify(shown));
"""
MOVES = 4
CODE = "PICKS"
PLAYABLE = """() => [...document.querySelectorAll(".tray [role=button]")]
  .findIndex((piece) => piece.matches(".more"))"""
Message = dict[str, Any]


async def hand(tab: Tab, code: str, revision: int) -> Message:
    """The screen of whoever is to move, with the curtain away."""
    screen = await tab.revision(revision)
    if screen["kind"] == "curtain":
        await tab.press("seat")
    return tab.screen


async def picks(tab: Tab, screen: Message) -> list[tuple[Message, Message]]:
    """What has been told of each piece that may be picked on a screen."""
    more = {one["payload"] for one in screen["picture"]["regions"] if one["more"]}
    if not more:
        return []
    told = await tab.until("picks", picture=screen["picture"]["digest"])
    assert {pick["payload"] for pick in told["picks"]} == more
    return [(told, pick) for pick in told["picks"]]


def in_page(pairs: list[tuple[Message, Message]]) -> list[Message]:
    """What the page makes of screens and picks."""
    node = shutil.which("node")
    assert node is not None
    command = [node, "--input-type=module", "-e", AFTER, STATE.as_uri()]
    run = subprocess.run(
        command, input=json.dumps(pairs), capture_output=True, text=True, check=True
    )
    shown: list[Message] = json.loads(run.stdout)
    return shown


def by_place(picture: Message) -> list[str]:
    """The regions of a picture, in whatever order; own pieces bear their names beside them."""
    kept = ("choice", "payload", "more", "points", "preview")
    return sorted(json.dumps([region[key] for key in kept]) for region in picture["regions"])


def assert_same(shown: Message, server: Message) -> None:
    pictures = shown.pop("picture"), server.pop("picture")
    assert shown == server
    assert by_place(pictures[0]) == by_place(pictures[1])
    for key in ("alt", "cells", "held", "pieces", "parts"):
        assert pictures[0][key] == pictures[1][key]


def assert_looks_same(tab: Tab, told: Message, pick: Message, server: Message) -> None:
    """The parts of the sprites over the picture make the picture that the server has laid."""
    sprites, laid = (tab.laid(told[one]).convert("RGB") for one in ("sprites", "picture"))
    for left, top, width, height, x, y in pick["parts"]:
        laid.paste(sprites.crop((left, top, left + width, top + height)), (x, y))
    board = tab.laid(server["picture"]["digest"]).convert("RGB")
    assert ImageChops.difference(laid, board).getbbox() is None


@pytest.mark.parametrize("game", ["crosswise", "triominos"])
async def test_a_page_knows_before_it_asks_what_each_pick_shows(
    visit: Callable[..., Caller], game: str
) -> None:
    caller = visit()
    code = await deal(caller, game)
    tab = await caller.tab(code)
    pairs, servers = [], []
    for revision in range(2, 2 + MOVES):
        screen = await hand(tab, code, revision)
        for told, pick in await picks(tab, screen):
            await tab.ask("press", payload=pick["payload"])
            pairs.append((screen, pick))
            servers.append(tab.screen)
            assert_looks_same(tab, told, pick, tab.screen)
        while tab.screen["revision"] == revision:
            await tab.ask("press", payload=tab.screen["choices"][0]["payload"])
    assert pairs
    for shown, server in zip(await asyncio.to_thread(in_page, pairs), servers, strict=True):
        assert_same(shown, server)


async def test_a_page_that_asks_ahead_knows_what_can_be_picked_after_a_pick(
    visit: Callable[..., Caller], database: Database
) -> None:
    caller = visit()
    await caller.boot()
    (cookie,) = (each.value for each in caller.session.cookie_jar)
    chairs = Chair("Ann", person_key(cookie)), Chair("Ben", BEN.key)
    await reach(database, CODE, "crosswise", chairs, takes_two)
    tab = await caller.tab(CODE)
    screen = tab.screen
    known = await picks(tab, screen)
    first = next(pick for _, pick in known if any(more for _, _, more, *_ in pick["targets"]))
    tab.told = [message for message in tab.told if message["type"] != "picks"]
    await tab.ask("ahead", payload=first["payload"])
    told = await tab.until("picks", picture=screen["picture"]["digest"])
    on = {first["begun"] + choice for choice, _, more, *_ in first["targets"] if more}
    assert {pick["payload"] for pick in told["picks"]} == on
    some, servers = told["picks"][:2], []
    for pick in some:
        await tab.ask("press", payload=pick["payload"])
        servers.append(tab.screen)
        assert_looks_same(tab, told, pick, tab.screen)
    for shown, server in zip(in_page([(screen, one) for one in some]), servers, strict=True):
        assert_same(shown, server)


@pytest.mark.parametrize("game", ["crosswise", "triominos"])
async def test_a_page_knows_what_each_pick_in_a_lesson_shows(
    visit: Callable[..., Caller], game: str
) -> None:
    tab = await visit().tab()
    pairs, servers = [], []
    for step in range(len(GAMES[game].lesson)):
        await tab.ask("press", payload=f"lesson::0:{game}.{step}")
        screen = tab.screen
        if not screen["choices"] or all(not one["more"] for one in screen["picture"]["regions"]):
            continue
        told = await tab.until("picks", picture=screen["picture"]["digest"], revision=step)
        for pick in told["picks"]:
            await tab.ask("press", payload=pick["payload"])
            pairs.append((screen, pick))
            servers.append(tab.screen)
            assert_looks_same(tab, told, pick, tab.screen)
    depths = {len(server["picked"]) for server in servers}
    assert depths == ({1, 2} if game == "crosswise" else {1})
    for shown, server in zip(await asyncio.to_thread(in_page, pairs), servers, strict=True):
        assert_same(shown, server)


def takes_two(view: View) -> bool:
    """Whether there are moves at which two stones of the board are picked one after the other, and
    more than one stone can be the other."""
    twice = Counter(move.rpartition(".")[0] for move in view.moves if move.count(".") > 1)
    return view.turn == 0 and bool(twice) and min(twice.values()) > 1


@pytest.mark.asyncio(loop_scope="session")
async def test_a_piece_is_picked_and_put_back_without_a_word_to_the_server(
    hot_seats: HotSeats,
) -> None:
    sent: list[str] = []
    async with hot_seats.at("crosswise") as page:
        told = asyncio.Event()

        def watch(socket: WebSocket) -> None:
            socket.on("framesent", lambda text: sent.append(str(text)))
            socket.on("framereceived", hear)

        def hear(text: str | bytes) -> None:
            if '"picks"' in str(text):
                told.set()

        page.on("websocket", watch)
        await page.reload()
        await asyncio.wait_for(told.wait(), PATIENCE)
        slot = await page.evaluate(PLAYABLE)
        piece = page.locator(".tray [role=button]").nth(slot)
        await piece.click()
        await expect(piece).to_have_attribute("aria-pressed", "true")
        await expect(page.locator(".part.main .overlay")).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(piece).to_have_attribute("aria-pressed", "false")
        await expect(page.locator(".overlay:visible")).to_have_count(0)
        await piece.click()
        assert not presses(sent)
        await page.locator(".part.main .region").first.click()
        await page.locator(".table[data-revision='3']").wait_for()
        assert len(presses(sent)) == 1


def presses(sent: list[str]) -> list[str]:
    return [text for text in sent if '"press"' in text]
