"""How long the program takes to start: ``python -m tests.bench starts``. What a start loads is
measured apart, platform by platform, beside a Python that loads nothing."""

import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.bench.cpu import spent
from tests.bench.rows import Row, row
from tests.bot.mortal import ROOT, Mortal, Page

TIMES = 5
LOADED = {
    "nothing": "",
    "what all starts load": "import bot.__main__",
    **{
        f"a start with {name} alone": f"import bot.__main__, bot.platforms.{name}"
        for name in ("web", "telegram", "discord")
    },
}


def _imported(code: str) -> float:
    """The seconds of the processor that a Python needs for these imports, from its start to its
    end."""
    before = os.times()
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)
    after = os.times()
    return (
        after.children_user + after.children_system - before.children_user - before.children_system
    )


async def _answered() -> tuple[list[float], list[float]]:
    """From the start to the first answered press on a running match: how long that takes, and how
    much of the processor."""
    seconds, cpu = [], []
    with tempfile.TemporaryDirectory() as folder:
        bot = Mortal(Path(folder))
        await asyncio.to_thread(bot.start)
        page = await Page.open(bot.url)
        code = await page.play("reversi")
        for verb in ("also", "start"):
            await page.press(page.buttons(verb)[0])
        for _ in range(TIMES):
            bot.kill()
            began = time.perf_counter()
            await asyncio.to_thread(bot.start)
            await page.come_back(code)
            assert await page.press(page.buttons("mine", "move")[0]) == []
            seconds.append(time.perf_counter() - began)
            cpu.append(spent(bot.pid))
        bot.kill()
        await page.close()
    return seconds, cpu


async def rows() -> list[Row]:
    """The imports, then the whole."""
    found = []
    for what, code in LOADED.items():
        _imported(code)  # compiled, and read from the disk
        found.append(row(f"imports: {what}", [_imported(code) for _ in range(TIMES)], "processor"))
    seconds, cpu = await _answered()
    told = f"{statistics.median(cpu):.2f} s of the processor"
    return [*found, row("a start until the first answered press", seconds, told)]
