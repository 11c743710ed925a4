"""Presses that no client would make: any payload at all, sent with a message of the bot on which no
such button stands. What others see of that message stays as it is."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.desk import Desk
from bot.desk.feature import all_verbs
from bot.features import FEATURES
from bot.platforms.telegram import TelegramPlatform
from tests import stores
from tests.desks import desk_of
from tests.loopback.discord import Discord
from tests.loopback.telegram import TelegramServer
from tests.loopback.telegram_world import Message
from tests.patience import PATIENCE
from tests.platforms.discord.conftest import running
from tests.platforms.telegram.conftest import FAST, serving
from tests.thinking import KeptWorkers

AT_A_TABLE = ("", "0", "0.0")
AT_NONE = ("", "chat", "here.0", "here.reversi")


@asynccontextmanager
async def on_telegram(telegram: TelegramServer, folder: Path) -> AsyncIterator[Desk]:
    store, workers = await stores.opened(folder / "tables.db"), KeptWorkers()
    desk = desk_of(store, workers)
    platform = TelegramPlatform(desk, telegram.token, telegram.api_url, FAST)
    desk.attach(platform)
    try:
        async with serving(platform):
            yield desk
    finally:
        await desk.close()
        await store.close()


def forged(verb: str, table: str) -> list[str]:
    told = [f"{verb}:{table}:0:{path}" for path in AT_A_TABLE]
    return told + [f"{verb}::0:{path}" for path in AT_NONE]


async def test_no_press_on_telegram_takes_the_place_of_what_others_read(tmp_path: Path) -> None:
    async with TelegramServer() as telegram, on_telegram(telegram, tmp_path):
        mallory = telegram.user("Mallory").at(telegram.group("Elsewhere"))
        mallory.say("/play reversi")
        code = _table(await mallory.offered("Join"))
        ann = telegram.user("Ann").at(telegram.group("Club"))
        ann.say("/help")
        help_ = await ann.sees("/play")
        before = help_.content()
        presses = [each for verb in all_verbs(FEATURES) for each in forged(verb, code)]
        here = mallory.at(ann.chat)
        await asyncio.gather(*(here.send(each, help_).answered() for each in presses))
        here.say("/language")
        await here.sees("open it in our private chat")
        assert not help_.deleted
        assert (help_.content(), help_.edits) == (before, 0)


async def test_no_press_on_discord_takes_the_place_of_what_others_read(tmp_path: Path) -> None:
    async with Discord(limit=PATIENCE) as discord, running(discord, tmp_path, patience=0.2):
        mallory, ann = discord.user("Mallory"), discord.user("Ann")
        home, club = discord.channel(), discord.channel()
        await mallory.slash(home, "play", game="reversi")
        await discord.until(lambda: home.messages)
        code = next(iter(home.last.buttons.values()))["custom_id"].split(":")[2]
        await ann.slash(club, "games", where="here")
        await discord.until(lambda: club.messages)
        listed = club.last
        before = listed.text
        presses = [f"{verb}:{code}:0:" for verb in all_verbs(FEATURES)]
        presses += [f"{verb}::0:{path}" for verb in all_verbs(FEATURES) for path in AT_NONE]
        await asyncio.gather(*(mallory.send_and_wait(listed, f"ct:{each}") for each in presses))
        assert listed.id in club.messages
        assert (listed.text, listed.edits) == (before, 1)


def _table(message: Message) -> str:
    sent = (button.get("callback_data", "") for button in message.buttons)
    return next(str(data).split(":")[1] for data in sent if data)
