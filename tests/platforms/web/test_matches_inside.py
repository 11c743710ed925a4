"""Matches of two people in one group, one of whom has the table open inside the app of the chat,
while the other plays by the buttons of messages."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Frame, TimeoutError, expect

from bot.background import end
from bot.desk import Desk
from bot.people import Chat, Person
from bot.platforms.discord import DiscordPlatform
from bot.platforms.discord.activity import Activity
from bot.platforms.telegram import TelegramPlatform
from bot.platforms.telegram.init_data import FRAMES, LaunchReader
from bot.platforms.web import WebPlatform
from bot.platforms.web.chat_apps import ChatApp
from engines import GAMES
from tests.campaigns import so_many
from tests.english import ENGLISH
from tests.loopback.discord import Discord
from tests.loopback.discord_world import Message as Posted
from tests.loopback.telegram import TelegramServer
from tests.loopback.telegram_world import Message
from tests.patience import PATIENCE
from tests.platforms.discord.play import (
    JOIN,
    REMATCH,
    START,
    code_of,
    give_up,
    labelled,
    meant,
    moves,
    next_step,
    open_table,
)
from tests.platforms.discord.registered import Registered
from tests.platforms.endings import NEARLY_FULL
from tests.platforms.telegram.conftest import FAST
from tests.platforms.web.discord_client import discord_client, proxy
from tests.platforms.web.discord_client import opened as opened_in_discord
from tests.platforms.web.launches import fragment, launch
from tests.platforms.web.servers import new_desk, serving
from tests.platforms.web.telegram_client import opened, telegram_client
from tests.platforms.web.windows import DRAW
from tests.starting import start

PAGE = "https://play.example.org"
PLIES = so_many(4, 1000)  # until a match is given up, unless it is over before
GIVEN: dict[str, dict[str, str]] = {"reversi": {"position": NEARLY_FULL}}


@dataclass
class Inside:
    """A bot in both chats, and its page, which opens there."""

    telegram: TelegramServer
    discord: Discord
    desk: Desk
    web: WebPlatform

    async def mover(self, code: str) -> str:
        """The name of whoever is to move; "" once the match is over."""
        nobody = Person("web", "nobody", "Nobody", "en")
        screen = await self.desk.tables.own_screen(
            code, nobody, Chat("web", "nobody", private=True)
        )
        return next((player.name for player in screen.players if player.turn), "")

    async def moved(self, code: str, step: Callable[[], Awaitable[None]]) -> None:
        """Take steps until a move has come of them."""
        known = await self.desk.tables.revision(code)
        async with asyncio.timeout(PATIENCE):
            while await self.desk.tables.revision(code) == known:
                await step()
                await asyncio.sleep(0.03)

    async def played(
        self, code: str, frame: Frame, by_buttons: Callable[[], Awaitable[None]]
    ) -> None:
        """Let Ann play in the frame and the other one by buttons, until one has won."""
        for _ in range(PLIES):
            mover = await self.mover(code)
            if not mover:
                return
            await self.moved(code, partial(by_page, frame) if mover == "Ann" else by_buttons)
            shown = frame.locator(".table")
            revision = await self.desk.tables.revision(code)
            await expect(shown).to_have_attribute("data-revision", str(revision))


async def by_page(frame: Frame) -> None:
    """Click the first place, or if there is none a piece, or what is done without one."""
    for places in (".part.main .region", "[role=toolbar] .region", DRAW):
        found = frame.locator(places).first
        if await found.count():
            with suppress(TimeoutError):  # what has just moved away
                await found.click(timeout=1000)
            return


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def inside(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    async with AsyncExitStack() as stack:
        folder = tmp_path_factory.mktemp("inside")
        telegram = await stack.enter_async_context(TelegramServer())
        telegram.api, telegram.rights = "10.3", {"has_main_web_app": True}
        discord = await stack.enter_async_context(Discord(buckets=False, limit=PATIENCE))
        desk = await stack.enter_async_context(new_desk(folder, url=PAGE))
        activity = Activity(discord.token, discord.activities.secret, discord.api_url)
        apps = {
            "telegram": ChatApp(LaunchReader(telegram.token), FRAMES),
            "discord": ChatApp(activity, proxy=activity),
        }
        web = await stack.enter_async_context(serving(desk, apps=apps))
        in_telegram = TelegramPlatform(desk, telegram.token, telegram.api_url, FAST)
        known = Registered(discord, ENGLISH)
        in_discord = DiscordPlatform(
            desk, discord.token, discord.api_url, sharing=known, activities=True
        )
        for platform in (in_telegram, in_discord):
            desk.attach(platform)
            await stack.enter_async_context(running(platform))
        await start(desk)
        await discord.gateway.ready.wait()
        discord.activities.enable()
        yield Inside(telegram, discord, desk, web)
    discord.check()


@asynccontextmanager
async def running(platform: TelegramPlatform | DiscordPlatform) -> AsyncIterator[None]:
    task = asyncio.create_task(platform.run())
    try:
        yield
    finally:
        await end([task])


@pytest.mark.asyncio(loop_scope="session")
async def test_one_plays_in_telegrams_app_and_one_by_its_buttons(
    inside: Inside, chromium: Browser
) -> None:
    server, group = inside.telegram, inside.telegram.group()
    ann, ben = (server.user(name).at(group) for name in ("Ann", "Ben"))

    def at(code: str, messages: list[Message]) -> Message | None:
        """The newest of these at the table from which something can be done."""
        steps = ("mine:", "move:")
        return next((m for m in reversed(messages) if paths(m, code, *steps)), None)

    def paths(message: Message, code: str, *verbs: str) -> list[str]:
        # What is lit in a hand is picked already.
        found = (b for b in message.buttons if b.get("style") != "primary" or "hand:" in verbs)
        named = (str(b.get("callback_data", "")) for b in found)
        return [path for path in named if path.startswith(tuple(f"{v}{code}:" for v in verbs))]

    async with telegram_client(inside.web, chromium) as page:
        for game in GAMES:
            given = " ".join(f"{key} {value}" for key, value in GIVEN.get(game, {}).items())
            ann.say(f"/play {game} rated off {given}".strip())
            await ben.press("Join")
            await ann.press("Start")
            board = await ann.offered("Open table")
            link = next(b["url"] for b in board.buttons if b["text"] == "Open table")
            code = link.partition("startapp=")[2]
            user: dict[str, object] = {"id": ann.user.id, "first_name": "Ann"}
            told = launch(user, token=server.token, start=code)
            frame = await opened(page, inside.web, fragment(told))

            async def press(code: str = code) -> None:
                shown = at(code, ben.whispers) or at(code, ben.messages)
                if shown is None:  # a hand that is not open yet
                    shown = next(m for m in reversed(ben.messages) if paths(m, code, "hand:"))
                    await ben.send(paths(shown, code, "hand:")[0], shown).answered()
                    return
                steps = paths(shown, code, "mine:", "move:")
                await ben.send(max(steps, key=lambda path: path.count(".")), shown).answered()

            await inside.played(code, frame, press)
            if await inside.mover(code):
                gives_up = f"resign:{code}:{await inside.desk.tables.revision(code)}:"
                await ben.send(gives_up, ben.board).answered()
            await expect(frame.locator(".onward .main")).to_be_visible()
            await ben.offered("Rematch")


@pytest.mark.asyncio(loop_scope="session")
async def test_one_plays_in_discords_activity_and_one_by_its_buttons(
    inside: Inside, chromium: Browser
) -> None:
    discord, channel = inside.discord, inside.discord.channel()
    ann, bob = discord.user("Ann"), discord.user("Bob")
    origin = f"https://{discord.application}.discordsays.com"
    instance = discord.activities.join(ann, channel)
    frame: Frame | None = None
    hands: dict[str, Posted] = {}

    def board(code: str) -> Posted:
        """The newest message that shows the table to all."""
        shown = (m for m in reversed(channel.messages.values()) if not m.ephemeral and m.pictures)
        return next(m for m in shown if f":{code}:" in str(m.components))

    async with (
        proxy(inside.web.url.rstrip("/"), origin, self_matches=True) as address,
        discord_client(chromium, address) as page,
    ):
        for game in GAMES:
            lobby = await open_table(discord, ann, channel, game=game, **GIVEN.get(game, {}))
            code = code_of(lobby)
            await bob.press(lobby, JOIN)
            await discord.until(lambda: START in lobby.buttons)  # noqa: B023
            await ann.press(lobby, START)
            await discord.until(lambda: START not in board(code).buttons)  # noqa: B023
            await meant(inside.desk, instance.id, ann, code)
            # The page that is open already is led to the next table.
            frame = frame or await opened_in_discord(page, address, discord, ann, instance)
            await expect(frame.locator(".table .picture")).to_be_visible()

            async def press(code: str = code) -> None:
                at = hands.get(code) or board(code)
                if label := labelled(at, "hand"):
                    asked = await bob.press(at, label)
                    await discord.until(lambda: asked.original)
                    assert asked.original is not None
                    at = hands[code] = asked.original
                if moves(at):
                    edits = at.edits
                    await bob.press(at, next_step(at))
                    await discord.until(lambda: at.edits > edits)

            await inside.played(code, frame, press)
            if await inside.mover(code):
                await give_up(discord, bob, board(code))
            await expect(frame.locator(".onward .main")).to_be_visible()
            assert REMATCH in board(code).buttons
