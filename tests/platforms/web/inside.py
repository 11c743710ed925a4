"""A bot in Telegram and in Discord at once, whose page opens inside both."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.background import end
from bot.desk import Desk
from bot.people import Chat, Person
from bot.platforms.discord import DiscordPlatform
from bot.platforms.discord.activity import Activity
from bot.platforms.telegram import TelegramPlatform
from bot.platforms.telegram.init_data import FRAMES, LaunchReader
from bot.platforms.web import WebPlatform
from bot.platforms.web.chat_apps import ChatApp
from tests.english import ENGLISH
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Channel
from tests.loopback.telegram import TelegramServer
from tests.loopback.telegram_people import Someone
from tests.patience import PATIENCE
from tests.platforms.discord.conftest import UNHURRIED
from tests.platforms.discord.play import JOIN, START, code_of, meant, open_table
from tests.platforms.discord.registered import Registered
from tests.platforms.telegram.conftest import FAST
from tests.platforms.web.servers import new_desk, serving
from tests.starting import start

PAGE = "https://play.example.org"


@dataclass
class Inside:
    """It, and both chats."""

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

    async def begun_in_telegram(self, ann: Someone, ben: Someone, line: str) -> str:
        """The code of a match of the two in their group, from the button that opens it."""
        ann.say(f"/play {line}")
        await ben.press("Join")
        await ann.press("Start")
        board = await ann.offered("Open table")
        link = next(button["url"] for button in board.buttons if button["text"] == "Open table")
        return str(link).partition("startapp=")[2]

    async def begun_in_discord(self, ann: User, bob: User, channel: Channel, **given: str) -> str:
        """The same in a channel of Discord."""
        lobby = await open_table(self.discord, ann, channel, **given)
        code = code_of(lobby)
        await bob.press(lobby, JOIN)
        await self.discord.until(lambda: START in lobby.buttons)
        await ann.press(lobby, START)
        [instance] = self.discord.activities.instances
        await meant(self.desk, instance, ann, code)
        async with asyncio.timeout(PATIENCE):
            while not await self.mover(code):
                await asyncio.sleep(0.02)
        return code


@asynccontextmanager
async def inside_both(folder: Path) -> AsyncIterator[Inside]:
    """The bot, with its database in ``folder``."""
    async with AsyncExitStack() as stack:
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
            desk, discord.token, discord.api_url, UNHURRIED, known, activities=True
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
