"""How long it takes until another process has taken over from one that was killed: from the
``kill -9`` of the process that polls until a press made at that moment is answered, and until it is
shown in a chat that was the dead one's.

``python -m tests.bench takeover --kills 20``: two processes on a PostgreSQL server of their own,
one bot at the loopback Bot API.
"""

import asyncio
import time
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.press import unpack
from tests import postgres
from tests.bench.rows import Row, row
from tests.bot.mortal import Mortal
from tests.bot.test_kill_chat import MOVES, begin, payloads, shows
from tests.contract.test_shared_telegram import bots, living, owner_of, watch
from tests.contract.test_takeover import kept
from tests.loopback.telegram import TelegramServer
from tests.loopback.telegram_people import Someone
from tests.patience import PATIENCE

KILLS = 5
WATCHING = 6  # people who see the table in chats of their own


async def rows(kills: int = KILLS) -> list[Row]:
    """The times of so many kills."""
    with postgres.running() as server, TemporaryDirectory() as folder:
        url = server.empty()
        async with (
            TelegramServer(strict=False) as telegram,
            bots(telegram, url, Path(folder), ({}, {})) as found,
        ):
            measured = await _measured(telegram, url, found, kills)
    return [
        row("kill -9 until a press made then is answered", measured[0]),
        row("kill -9 until a chat of the dead one shows it", measured[1]),
    ]


async def _measured(
    telegram: TelegramServer, url: str, found: dict[str, Mortal], kills: int
) -> tuple[list[float], list[float]]:
    alice, begun = telegram.user("Alice").private, list(found)
    code = await begin(alice)
    watching = [telegram.user(f"Reader {number}").private for number in range(WATCHING)]
    await watch(code, watching)
    answered, shown = list[float](), list[float]()
    for _ in range(kills):
        owner = await owner_of(url, *begun)
        dying = telegram.said("getUpdates")[-1].via
        orphans = [someone for someone in (alice, *watching) if owner(someone.chat.id) == dying]
        at = (await kept(url, code)).revision
        board = await shows(alice, at)
        pressed = payloads(board, *MOVES)[0]
        found[dying].kill()
        killed = time.perf_counter()
        await alice.send(pressed, board).answered(PATIENCE)
        answered.append(time.perf_counter() - killed)
        for someone in orphans[:1]:
            await telegram.until(partial(is_at, someone, at + 1), PATIENCE)
            shown.append(time.perf_counter() - killed)
        await asyncio.to_thread(found[dying].start)
        begun = [*(name for name in begun if name != dying), dying]
        await living(url, 2)
        for someone in watching:
            await telegram.until(partial(is_at, someone, at + 1), PATIENCE)
    return answered, shown


def is_at(someone: Someone, revision: int) -> bool:
    """Whether the buttons of somebody's board are those of a revision, or a later one."""
    payloads = (button.get("callback_data", "") for button in someone.board.buttons)
    return any(unpack(payload).revision >= revision for payload in payloads if payload)
