"""``kill -9`` while somebody sits down at an open table: they have the seat, and have it once."""

import asyncio
import random
from functools import partial

from bot.press import unpack
from tests.bot.mortal import Mortal
from tests.bot.test_kill import kept
from tests.bot.test_kill_chat import bot, offered, payloads, telegram
from tests.campaigns import so_many
from tests.loopback.telegram import TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Message

__all__ = ["bot", "telegram"]

KILLS = so_many(2, 5)
LONGEST = 0.4  # seconds until a kill; to sit down takes about a tenth of one


async def opened(ann: Someone) -> str:
    """A lobby that Ann opens to everybody; its code."""
    ann.say("/play reversi")
    await ann.server.until(partial(offered, ann, "menu:"))
    lobby = ann.messages[-1]
    press = unpack(payloads(lobby, "menu:")[0])
    await ann.send(f"public:{press.table}:{press.revision}:on", lobby).answered()
    await ann.server.until(lambda: "open to everybody" in lobby.text)
    return press.table


def seats(someone: Someone, code: str) -> Message | None:
    """The list that offers a seat at a table."""
    lists = [m for m in someone.messages if payloads(m, f"sit:{code}:")]
    return lists[-1] if lists else None


async def test_whoever_sits_down_as_the_bot_is_killed_sits_there_once(
    telegram: TelegramServer, bot: Mortal
) -> None:
    dice, ann = random.Random(5), telegram.user("Ann").private
    for number in range(KILLS):
        code, ben = await opened(ann), telegram.user(f"Ben {number}").private
        ben.say("/open")
        shown = await telegram.until(partial(seats, ben, code))
        killing = asyncio.create_task(bot.kill_after(dice.random() * LONGEST))
        query = ben.send(payloads(shown, f"sit:{code}:")[0], shown)
        await killing
        await asyncio.to_thread(bot.start)
        if not query.answers:  # else Telegram was told before the bot died
            await query.answered()
        people = [chair.person for chair in (await kept(bot, code)).chairs]
        assert sorted(people) == sorted(f"telegram:{each.user.id}" for each in (ann, ben))
        await ben.server.until(partial(offered, ben, "menu:", "move:", "start:"))
    assert telegram.violations == []
