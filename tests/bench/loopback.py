"""Matches of all games on Telegram and Discord: ``python -m tests.bench loopback``, shorter with
``--seconds 1``, or one of both with ``--platform discord``.

The real program plays, and beside it a bot as its library's documentation has it, which answers
every press with one fixed picture (``bare``): both on one core, by turns, and the platforms with
their people on another. What a press costs is the time of the processor that the bot's process has
had, which says the same on a busy machine.
"""

import asyncio
import json
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.bench.cpu import pin, spent
from tests.bench.rows import Row, row
from tests.bench.unpaced import LINE
from tests.bot.mortal import Mortal

SECONDS = 4.0  # of each bot at each number of players
SLICES = 2  # in which they take turns
PLAYERS = (1, 8, 32)
WARM_UP = {"players": max(PLAYERS), "seconds": 20.0}
SETTLED = 20.0  # seconds after that, in which all is drawn that is drawn ahead
TABLES, RATE = 200, 50.0
LIBRARY = {"telegram": "python-telegram-bot", "discord": "discord.py"}
BOTS, PEOPLE = 0, 1  # their cores


class Crowd:
    """The process with a platform and its people. ``pid`` is the bot's that they press on."""

    def __init__(self, process: Process, told: dict[str, str]) -> None:
        self._process = process
        self.token, self.api_url = told["token"], told["api_url"]
        self.pid = 0

    @classmethod
    @asynccontextmanager
    async def open(cls, platform: str) -> AsyncIterator["Crowd"]:
        """A platform with nobody on it as yet."""
        here = [sys.executable, "-m", "tests.loopback.crowd", platform]
        process = await asyncio.create_subprocess_exec(*here, stdin=PIPE, stdout=PIPE, limit=2**26)
        pin(process.pid, PEOPLE)
        try:
            yield cls(process, await _line(process))
        finally:
            with suppress(ProcessLookupError):
                process.terminate()
            await process.wait()

    async def press(self, **order: float) -> "Pressed":
        """Have them press, and see what it costs."""
        assert self._process.stdin is not None
        before = spent(self.pid)
        self._process.stdin.write(json.dumps(order).encode() + b"\n")
        taken = await _line(self._process)
        return Pressed(taken, spent(self.pid) - before, order["seconds"])


async def _line(process: Process) -> Any:
    assert process.stdout is not None
    return json.loads(await process.stdout.readline())


@dataclass
class Pressed:
    """The seconds of presses, those of the processor for all, and those in which they were made."""

    taken: list[float] = field(default_factory=list)
    cpu: float = 0.0
    seconds: float = 0.0

    def __add__(self, other: "Pressed") -> "Pressed":
        whole = self.seconds + other.seconds
        return Pressed(self.taken + other.taken, self.cpu + other.cpu, whole)

    @property
    def rate(self) -> float:
        """Presses a second."""
        return len(self.taken) / self.seconds

    @property
    def cost(self) -> float:
        """Milliseconds of the processor for each."""
        return self.cpu / len(self.taken) * 1000


@asynccontextmanager
async def crosstable(platform: str, folder: Path) -> AsyncIterator[tuple[Crowd, Mortal]]:
    """The real program, and those who press on it."""
    async with Crowd.open(platform) as crowd:
        name = platform.upper()
        address = {f"{name}_TOKEN": crowd.token, f"{name}_API_URL": crowd.api_url}
        bot = Mortal(folder, program="tests.bench.unpaced", LOG_LEVEL="WARNING", **address)
        bot.launch()
        pin(bot.pid, BOTS)
        crowd.pid = bot.pid
        try:
            yield crowd, bot
        finally:
            bot.kill()


@asynccontextmanager
async def bare(platform: str) -> AsyncIterator[Crowd]:
    """The bare bot, and those who press on it."""
    async with Crowd.open(platform) as crowd:
        here = [sys.executable, "-m", "tests.bench.bare", platform, crowd.token, crowd.api_url]
        process = await asyncio.create_subprocess_exec(*here)
        pin(process.pid, BOTS)
        crowd.pid = process.pid
        try:
            yield crowd
        finally:
            process.kill()
            await process.wait()


async def _on(platform: str, seconds: float) -> list[Row]:
    with tempfile.TemporaryDirectory() as name:
        async with bare(platform) as plain, crosstable(platform, Path(name)) as (crowd, bot):
            for each in (plain, crowd):
                await each.press(**WARM_UP)
            await asyncio.sleep(SETTLED)
            found = []
            for players in PLAYERS:
                found += await _compared(platform, players, seconds, plain, crowd)
            return [*found, await _many_tables(platform, seconds, crowd, lambda: bot.log)]


async def _compared(
    platform: str, players: int, seconds: float, plain: Crowd, whole: Crowd
) -> list[Row]:
    """So many players of both bots."""
    theirs, ours = Pressed(), Pressed()
    for _ in range(SLICES):
        theirs += await plain.press(players=players, seconds=seconds / SLICES)
        ours += await whole.press(players=players, seconds=seconds / SLICES)
    ratio = f"{ours.rate / theirs.rate:.2f} of the bare bot's"
    return [
        _row(f"a press, bare {LIBRARY[platform]}, {players} players", theirs),
        _row(f"a press, {platform}, {players} players", ours, f", {ratio}"),
    ]


def _row(what: str, pressed: Pressed, more: str = "") -> Row:
    said = f"{pressed.rate:.0f} a second{more}, {pressed.cost:.2f} ms of the processor each"
    return row(what, pressed.taken, said)


async def _many_tables(platform: str, seconds: float, crowd: Crowd, log: Callable[[], str]) -> Row:
    """As many tables as a busy evening has."""
    await crowd.press(tables=TABLES, rate=RATE, seconds=1.0)
    before = len(log())
    pressed = await crowd.press(tables=TABLES, rate=RATE, seconds=seconds)
    late = sum(LINE in line for line in log()[before:].splitlines())
    told = f"{pressed.cost:.2f} ms of the processor each, {late} times the loop was kept over 5 ms"
    return row(f"a press at {RATE:.0f} a second, {platform}, {TABLES} tables", pressed.taken, told)


async def rows(seconds: float = SECONDS, platform: str = "") -> list[Row]:
    """Both platforms."""
    chosen = [platform] if platform else list(LIBRARY)
    return [row for each in chosen for row in await _on(each, seconds)]
