"""From a group's message to the first own move on the page that opens inside the chat, in a browser
that was never there: how many presses, how long, and how many bytes. ``uv run python -m tests.bench
inside``; ``--game`` names one. A piece is dragged to its place, which is one press. The proxy that
stands for Discord's compresses nothing."""

import shutil
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Frame, Page, Request, WebSocket, async_playwright

from bot.people import Person
from engines import GAMES
from tests.bench.rows import Row, row
from tests.loopback.discord_activities import Instance
from tests.loopback.discord_people import User
from tests.platforms.web.discord_client import discord_client, proxy
from tests.platforms.web.discord_client import opened as opened_in_discord
from tests.platforms.web.inside import Inside, inside_both
from tests.platforms.web.launches import fragment, launch
from tests.platforms.web.telegram_client import opened as opened_in_telegram
from tests.platforms.web.telegram_client import telegram_client

TIMES = 3
HELD, PLACES = "[role=toolbar] .region", ".part.main .region"
MADE = "known => document.querySelector('.table').dataset.revision !== known"

Open = Callable[[], Awaitable[Frame]]


@dataclass
class Weighed:
    """What a page is sent: files, by their sizes as they come, and messages on its line."""

    page: Page
    asked: list[Request] = field(default_factory=list)
    heard: int = 0

    def __post_init__(self) -> None:
        self.page.on("requestfinished", self._note)
        self.page.on("websocket", self._listen)

    def _note(self, request: Request) -> None:
        self.asked.append(request)

    def _listen(self, line: WebSocket) -> None:
        def hear(frame: str | bytes) -> None:
            self.heard += len(frame)

        line.on("framereceived", hear)

    async def bytes(self) -> int:
        """All of it until now."""
        sizes = [await request.sizes() for request in self.asked]
        return sum(size["responseBodySize"] for size in sizes) + self.heard


async def _moved(page: Page, open_table: Open) -> tuple[int, float, int]:
    """The presses, seconds and bytes until a move has been made."""
    weighed, began = Weighed(page), time.perf_counter()
    frame = await open_table()
    presses = 1
    table = frame.locator(".table")
    await frame.locator(f"{HELD}, {PLACES}").first.wait_for()
    known = await table.get_attribute("data-revision")
    held = frame.locator(HELD)
    if await held.count():
        await _drag(page, frame)
    else:
        await frame.locator(PLACES).first.click()
    presses += 1
    await frame.wait_for_function(MADE, arg=known)
    return presses, time.perf_counter() - began, await weighed.bytes()


async def _drag(page: Page, frame: Frame) -> None:
    """Drag the first piece to the first place that takes it."""
    await page.mouse.move(*await _middle(frame, HELD))
    await page.mouse.down()
    x, y = await _middle(frame, ".part.main")
    await page.mouse.move(x, y, steps=4)
    await frame.locator(PLACES).first.wait_for()
    await page.mouse.move(*await _middle(frame, PLACES), steps=4)
    await page.mouse.up()


async def _middle(frame: Frame, place: str) -> tuple[float, float]:
    box = await frame.locator(place).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def rows(game: str = "") -> list[Row]:
    """Two rows a game: in Telegram and in Discord."""
    wanted = [key for key in GAMES if game in ("", key)]
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder:
        async with inside_both(Path(folder)) as inside, async_playwright() as playwright:
            chromium = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
            return [
                await measure(inside, chromium, key)
                for key in wanted
                for measure in (_in_telegram, _in_discord)
            ]


async def _in_telegram(inside: Inside, chromium: Browser, game: str) -> Row:
    server, found = inside.telegram, []
    for _ in range(TIMES):
        group = server.group()
        ann, ben = (server.user(name).at(group) for name in ("Ann", "Ben"))
        code = await inside.begun_in_telegram(ann, ben, f"{game} rated off")
        mover = ann if await inside.mover(code) == "Ann" else ben
        user: dict[str, Any] = {"id": mover.user.id, "first_name": mover.name}
        told = fragment(launch(user, token=server.token, start=code))
        async with telegram_client(inside.web, chromium) as page:

            async def open_table(page: Page = page, told: str = told) -> Frame:
                return await opened_in_telegram(page, inside.web, told)

            found.append(await _moved(page, open_table))
    return _row(f"{game}: Telegram", found)


async def _in_discord(inside: Inside, chromium: Browser, game: str) -> Row:
    discord, found = inside.discord, []
    origin = f"https://{discord.application}.discordsays.com"
    for _ in range(TIMES):
        channel = discord.channel()
        ann, bob = discord.user("Ann"), discord.user("Bob")
        instance = discord.activities.join(ann, channel)
        code = await inside.begun_in_discord(ann, bob, channel, game=game)
        mover = ann if await inside.mover(code) == "Ann" else bob
        if mover is bob:
            discord.activities.join(bob, channel)
            person = Person("discord", str(bob.id), "Bob")
            await inside.desk.activities.mean(instance.id, person, code)
        async with (
            proxy(inside.web.url.rstrip("/"), origin, self_matches=True) as address,
            discord_client(chromium, address) as page,
        ):

            async def open_table(
                page: Page = page,
                address: str = address,
                mover: User = mover,
                instance: Instance = instance,
            ) -> Frame:
                return await opened_in_discord(page, address, discord, mover, instance)

            found.append(await _moved(page, open_table))
        discord.activities.instances.clear()
    return _row(f"{game}: Discord", found)


def _row(what: str, found: list[tuple[int, float, int]]) -> Row:
    presses, _, size = found[-1]
    return row(what, [each[1] for each in found], f"{presses} presses, {size / 1000:.0f} kB")
