"""One table in Telegram, Discord and the browser at once; once served by the real program."""

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.codes import LENGTH
from tests.bot.test_main import environment
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Message as Post
from tests.loopback.telegram import TelegramServer
from tests.loopback.telegram_people import Someone
from tests.patience import PATIENCE
from tests.platforms.days import a_world
from tests.platforms.discord.play import labelled, next_step
from tests.platforms.discord.play import moves as discord_moves
from tests.platforms.endings import NEARLY_FULL
from tests.platforms.web.callers import Caller, Tab

UNPACED = "tests.platforms.unpaced"


@asynccontextmanager
async def crosstable(folder: Path, program: str = "bot", **settings: str) -> AsyncIterator[Process]:
    """``python -m bot``, or another ``program``, until the block ends; then it must stop cleanly on
    SIGTERM."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", program),
        cwd=folder,
        env=environment(**settings),
        stdout=PIPE,
        stderr=PIPE,
    )
    try:
        yield process
        process.send_signal(signal.SIGTERM)
        _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert process.returncode == 0, said.decode()
        assert b"Traceback" not in said, said.decode()
        for secret in (settings.get("TELEGRAM_TOKEN"), settings.get("DISCORD_TOKEN")):
            assert not secret or secret.encode() not in said
    finally:
        if process.returncode is None:
            os.kill(process.pid, signal.SIGKILL)
            await process.wait()


@pytest.fixture
async def telegram() -> AsyncIterator[TelegramServer]:
    async with TelegramServer() as server:
        yield server


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    async with Discord(limit=PATIENCE) as server:
        server.buckets = False
        yield server
    server.check()


async def address(process: Process) -> str:
    """Where the program says that its page is."""
    assert process.stdout is not None
    line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
    return line.decode().split()[-1]


def telegram_moves(someone: Someone) -> list[str]:
    """The moves on the newest board of a Telegram chat."""
    buttons = someone.board.buttons
    return [b["text"] for b in buttons if b.get("callback_data", "").startswith("move:")]


def web_moves(tab: Tab) -> list[str]:
    """The moves on a page."""
    return [choice["label"] for choice in tab.screen["choices"]]


def shows(screen: str, text: str) -> bool:
    """Whether a screen says ``text``, or how a match ended, which takes the place of what was
    played."""
    return text in screen or ended(screen)


def ended(screen: str) -> bool:
    """Whether a screen says how a match ended."""
    return bool(re.search(r"\bwins?\b|\bdraw\b", screen, re.I))


@dataclass
class Everywhere:
    """The table as three people see it, on three platforms."""

    ann: Someone
    ben: Tab
    post: Post
    telegram: TelegramServer
    discord: Discord

    async def agree(self, text: str, revision: int, own: str = "") -> list[str]:
        """Wait until all three show ``text`` or how the match ended, the page ``own`` where it
        says it otherwise; the moves that they offer."""
        await self.ben.revision(revision)
        assert shows("\n".join(self.ben.screen["lines"]), own or text)
        await self.discord.until(lambda: shows(self.post.text.replace("\\", ""), text))
        await self.telegram.until(lambda: shows(self.ann.board.text, text))
        offered = discord_moves(self.post)
        assert telegram_moves(self.ann) == offered
        assert web_moves(self.ben) in ([], offered)
        return offered

    async def play(self, move: str) -> str:
        """Whoever is to move plays; what is said of it."""
        if web_moves(self.ben):
            await self.ben.press(move)
            return f" played {move} "
        await self.ann.press(move, self.ann.board)
        return f"Ann played {move} "


def tokens(telegram: TelegramServer, discord: Discord) -> dict[str, str]:
    """The settings that let the program serve both."""
    return {
        "TELEGRAM_TOKEN": telegram.token,
        "TELEGRAM_API_URL": telegram.api_url,
        "DISCORD_TOKEN": discord.token,
        "DISCORD_API_URL": discord.api_url,
    }


async def test_a_match_across_telegram_discord_and_the_browser(
    tmp_path: Path, telegram: TelegramServer, discord: Discord
) -> None:
    group, channel, dora = telegram.group("Family"), discord.channel(), discord.user("Dora")
    ann = telegram.user("Ann").at(group)
    async with crosstable(tmp_path, UNPACED, **tokens(telegram, discord)) as process:
        browser = Caller(await address(process))
        await asyncio.wait_for(discord.gateway.ready.wait(), PATIENCE)
        ann.say(f"/play reversi position {NEARLY_FULL}")
        code = (await ann.sees("table ")).text.split("table ")[1][:LENGTH]
        await dora.slash(channel, "join", code=code)
        await discord.until(lambda: channel.messages)
        post = channel.last
        ben = await browser.tab(code)
        await ben.press("Join")
        await ann.offered("Start")
        await ann.press("Start")
        table = Everywhere(ann, ben, post, telegram, discord)
        await ben.revision(2)
        mine = bool(web_moves(ben))
        turn = "Your turn: choose a cell" if mine else "Ann’s turn"
        revision, left = 2, await table.agree(f"{'' if mine else 'Ann'}, your turn", 2, turn)
        while left:
            said = await table.play(left[revision % len(left)])
            revision += 1
            left = await table.agree(said, revision)
        for text in (post.text, ann.board.text, "\n".join(ben.screen["lines"])):
            assert ended(text)
        record = await dora.send_and_wait(post, f"ct:text:{code}:{revision}:")
        await discord.until(lambda: record.private)
        assert "Record: " in record.private
        stranger = await dora.press(post, "Rematch")
        assert stranger.private
        await browser.close()


async def test_each_platform_says_where_else_a_table_stands(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        telegram, discord = world.telegram, world.discord
        group, channel, dora = telegram.group("Family"), discord.channel(), discord.user("Dora")
        ann = telegram.user("Ann").at(group)
        ann.say("/play triominos")
        code = (await ann.sees("table ")).text.split("table ")[1][:LENGTH]
        await dora.slash(channel, "join", code=code)
        await discord.until(lambda: channel.messages)
        await dora.press(channel.last, "Join")
        browser = world.browser()
        ben = await browser.tab(code)
        await ben.press("Join")
        await ann.offered("Start")
        await ann.press("Start")
        await ben.revision(3)
        page = await browser.tab()
        await page.ask("line", text="/games")
        listed = await page.until("sheet")
        assert "Triominos · Ann, Dora — " in listed["lines"][1]
        assert listed["lines"][1].endswith(" · Discord")
        await page.ask("press", payload=listed["actions"][0][0]["payload"])
        assert (await page.until("go"))["table"] == code
        there = ann.at(telegram.private(ann.user))
        there.say("/start games")
        assert " · another chat" in (await there.sees("Triominos · Dora, ")).text
        own = discord.dm(dora)
        await dora.slash(own, "games")
        await discord.until(lambda: own.messages)
        assert " · another chat" in own.last.text


@dataclass
class Party:
    """Three hands at one table: Ann's in a private chat, Ben's on a page, Dora's whispered."""

    ann: Someone
    ben: Tab
    dora: User
    post: Post

    async def play(self) -> str:
        """Whoever is to move makes the first move that is offered; their name."""
        for name, step in (("Ben", self._ben), ("Ann", self._ann), ("Dora", self._dora)):
            if await step():
                return name
        return ""

    async def _ben(self) -> bool:
        revision, table = self.ben.screen["revision"], self.ben.screen["table"]
        for _ in range(3):
            if not web_moves(self.ben) or self.ben.screen["revision"] != revision:
                break
            await self.ben.press(web_moves(self.ben)[0])
            await asyncio.sleep(0.3)
        await self.ben.ask("open", table=table)
        return bool(self.ben.screen["revision"] != revision)

    async def _ann(self) -> bool:
        before, pressed = self.post.text, False
        while self.post.text == before:
            shown = self.ann.board.buttons
            choices = [button for button in shown if is_choice(button)]
            if not choices:
                break
            # Other pieces stand before the places of the one that is picked.
            step = max(choices, key=lambda button: button["callback_data"].count("."))
            await self.ann.send(step["callback_data"], self.ann.board).answered()
            pressed = True
            if not await self._seen(lambda: self.ann.board.buttons != shown):  # noqa: B023
                break
        return pressed and await self._seen(lambda: self.post.text != before)

    async def _dora(self) -> bool:
        before, pressed = self.post.text, False
        opened = await self.dora.press(self.post, labelled(self.post, "hand"))
        await self.dora.discord.until(lambda: opened.original)
        hand = opened.original
        assert hand is not None and hand.only_for == self.dora.id
        while self.post.text == before and (discord_moves(hand) or labelled(hand, "column")):
            edits = hand.edits
            await self.dora.press(hand, next_step(hand))
            pressed = True
            if not await self._seen(lambda: hand.edits > edits):  # noqa: B023
                break
        return pressed and await self._seen(lambda: self.post.text != before)

    async def _seen(self, happened: Callable[[], bool]) -> bool:
        """Whether it happens in the time that a chat may take to show it."""
        for _ in range(100):
            if happened():
                return True
            await asyncio.sleep(0.05)
        return False


def is_choice(button: dict[str, Any]) -> bool:
    """Whether a button of a private panel takes a step towards a move."""
    data = str(button.get("callback_data", ""))
    return data.startswith("mine:") and not data.endswith(":")


async def test_three_hands_on_three_platforms_meet_at_one_table(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        telegram, discord = world.telegram, world.discord
        channel, dora = discord.channel(), discord.user("Dora")
        ann = telegram.user("Ann").private
        ann.say("/play triominos")
        code = (await ann.sees("table ")).text.split("table ")[1][:LENGTH]
        await dora.slash(channel, "join", code=code)
        await discord.until(lambda: channel.messages)
        post = channel.last
        await dora.press(post, "Join")
        ben = await world.tab(code)
        await ben.press("Join")
        await ann.offered("Start")
        await ann.press("Start")
        await discord.until(lambda: labelled(post, "hand"))
        party = Party(ann, ben, dora, post)
        played: list[str] = []  # by whom; "" where a slow machine has not shown it yet
        for _ in range(30):
            await ben.ask("open", table=code)
            played.append(await party.play())
            if {"Ann", "Ben", "Dora"} <= set(played):
                break
        assert {"Ann", "Ben", "Dora"} <= set(played)
