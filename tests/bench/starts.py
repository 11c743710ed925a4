"""How long the program takes to start: ``python -m tests.bench starts``. What a start loads is
measured apart, platform by platform, beside a Python that loads nothing; then starts are, until the
page answers, and until the first press on a running match is answered, on the page and on Telegram.

A start here finds what has been compiled before, as every start but a machine's first does.
"""

import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.bench.cpu import spent
from tests.bench.rows import Row, row
from tests.bot.mortal import PROGRAM, ROOT, Mortal, Page
from tests.loopback.crowd import OnTelegram, Table
from tests.loopback.telegram import TelegramServer

TIMES = 5
SOON = 0.002  # seconds until it is asked again whether the page answers
COMPILE = (
    "from bot.players.compiling import compile_game; from engines import GAMES\n"
    "for key in GAMES: compile_game(GAMES, key)"
)
LOADED = {
    "nothing": "",
    "what all starts load": "import bot.__main__",
    **{
        f"a start with {name} alone": f"import bot.__main__, bot.platforms.{name}"
        for name in ("web", "telegram", "discord")
    },
}

Step = Callable[[Mortal], Awaitable[object]]


KEPT = {"PYTHONDONTWRITEBYTECODE": ""}  # as people start it, Python keeps what it has compiled


def _imported(code: str) -> float:
    """The seconds of the processor that a Python needs for these imports, from its start to its
    end."""
    before = os.times()
    here = [sys.executable, "-c", code]
    subprocess.run(here, cwd=ROOT, env=os.environ | KEPT, stdout=subprocess.DEVNULL, check=True)
    after = os.times()
    return (
        after.children_user + after.children_system - before.children_user - before.children_system
    )


async def _on_the_page() -> list[Row]:
    """From the start until the page answers, and until a press on it is answered."""
    with tempfile.TemporaryDirectory() as folder:
        bot = Mortal(Path(folder), PROGRAM, **KEPT)
        await asyncio.to_thread(bot.start)
        page = await Page.open(bot.url)
        code = await page.play("reversi")
        for verb in ("also", "start"):
            await page.press(page.buttons(verb)[0])

        async def pressed() -> None:
            await page.come_back(code)
            assert await page.press(page.buttons("mine", "move")[0]) == []

        answers = [await _started(bot, _served) for _ in range(TIMES)]
        presses = [await _started(bot, _served, lambda _: pressed()) for _ in range(TIMES)]
        bot.kill()
        await page.close()
    return [
        _row("a start until the page answers", answers),
        _row("a start until the first answered press, on the page", presses),
    ]


async def _on_telegram() -> Row:
    """From the start until a press is answered and the message shows what came of it."""
    with tempfile.TemporaryDirectory() as folder:
        async with TelegramServer(strict=False) as server:
            own = {"TELEGRAM_TOKEN": server.token, "TELEGRAM_API_URL": server.api_url}
            bot = Mortal(Path(folder), PROGRAM, WEB="off", **own, **KEPT)
            bot.launch()
            table = Table(OnTelegram(server, "Ann"), "reversi", random.Random(1))
            await table.begin()
            presses = [await _started(bot, lambda _: table.press()) for _ in range(TIMES)]
            bot.kill()
    return _row("a start until the first answered press, on Telegram", presses)


async def _started(
    bot: Mortal, *steps: Callable[[Mortal], Awaitable[object]]
) -> tuple[float, float]:
    """Start it anew and take these steps: the seconds until the last is done, and those that the
    bot has had of the processor."""
    bot.kill()
    began = time.perf_counter()
    bot.launch()
    for step in steps:
        await step(bot)
    return time.perf_counter() - began, spent(bot.pid)


async def _served(bot: Mortal) -> None:
    while not await asyncio.to_thread(bot.answers):
        await asyncio.sleep(SOON)


def _row(what: str, starts: list[tuple[float, float]]) -> Row:
    cpu = statistics.median(cpu for _, cpu in starts)
    return row(what, [seconds for seconds, _ in starts], f"{cpu:.2f} s of the processor")


async def rows() -> list[Row]:
    """The imports, then the whole."""
    found = []
    for what, code in LOADED.items():
        _imported(code)  # compiled, and read from the disk
        found.append(row(f"imports: {what}", [_imported(code) for _ in range(TIMES)], "processor"))
    await asyncio.to_thread(_imported, COMPILE)
    return [*found, *await _on_the_page(), await _on_telegram()]
