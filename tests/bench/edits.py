"""Edits and screens that fast play costs: ``python -m tests.bench edits``.

One player moves for both sides up to five times a second, without waiting until the board shows
the last move, and every fifth press is made twice, as impatient people do. An edit is for nothing
when it shows what the message shows already. With Discord's limits of requests a message follows
later than the moves; on Telegram edits wait for a pace of their own.
"""

import asyncio
import random
import re
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from bot.desk import Desk
from bot.platforms.discord import DiscordPlatform
from bot.platforms.telegram import SendingLimits, TelegramPlatform
from bot.players.workers import Workers
from bot.press import Press
from bot.running.positions import Positions
from bot.store import tables as table_rows
from bot.store.store import Store
from bot.tables.table import Status
from engines.path import split
from tests.bench.rows import Row, row
from tests.desks import desk_of
from tests.loopback.discord import Discord
from tests.loopback.telegram import TelegramServer
from tests.tally import Tally, counted, settled

PRESSES = 118
TWICE = 5  # every so many presses are made twice
THINKING = 0.2  # seconds that a player takes at most
PACE = SendingLimits(burst=1, interval=0.1, group=0, overall=0)


@asynccontextmanager
async def served(
    make: Callable[[Desk], Any], tally: Tally
) -> AsyncIterator[tuple[Desk, Store, "asyncio.Task[None]"]]:
    """The whole bot on a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        store, workers = await Store.open(f"sqlite:///{folder}/tables.db"), Workers(1)
        desk = desk_of(store, workers)
        platform = counted(make(desk), tally)
        desk.attach(platform)
        running = asyncio.create_task(platform.run())
        try:
            yield desk, store, running
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            await desk.close()
            await workers.close()
            await store.close()


class Table:
    """A table as its player sees it: what can be pressed next, known from the database."""

    def __init__(self, desk: Desk, store: Store, code: str) -> None:
        self._desk = desk
        self._store = store
        self._code = code
        self._positions = Positions()
        self._changed = asyncio.Event()
        desk.spectators.watch(code, self._heard)

    def _heard(self) -> None:
        self._changed.set()

    async def payload(self) -> str:
        """A press that leads on: a move, or another match."""
        table = await table_rows.load(self._store.database, self._code)
        assert table is not None
        if table.status is Status.OVER:
            return Press("rematch", self._code, table.revision).pack()
        if table.status is Status.LOBBY:
            verb = "start" if len(table.chairs) == 2 else "also"
            return Press(verb, self._code, table.revision).pack()
        seat = self._positions.view(table, None).turn
        move = self._positions.view(table, seat).moves[0]
        return Press("move", self._code, table.revision, split(move)).pack()

    async def settled(self) -> None:
        """Wait until its message shows it."""
        await settled(self._desk)

    async def moved(self, press: Awaitable[object]) -> float:
        """Press, and the seconds until the change was kept."""
        self._changed.clear()
        began = time.perf_counter()
        await press
        await self._changed.wait()
        return time.perf_counter() - began


async def play(table: Table, send: Callable[[str], Awaitable[object]], tally: Tally) -> list[float]:
    """Press again and again; the seconds that each press took to be kept."""
    for _ in ("also", "start"):
        await table.moved(send(await table.payload()))
        await table.settled()
    tally.begin()
    taken, dice = [], random.Random(1)
    for number in range(PRESSES):
        await asyncio.sleep(dice.random() * THINKING)
        payload = await table.payload()
        taken.append(await table.moved(send(payload)))
        if number % TWICE == 0:
            await send(payload)
    await table.settled()
    return taken


async def _settled(tally: Tally) -> None:
    """Wait until nothing more is tally."""
    before = -1
    while before != tally.made:
        before = tally.made
        await asyncio.sleep(1.0)


def _row(what: str, taken: list[float], tally: Tally, presses: int) -> Row:
    edits = len(tally.sent) - 1
    needed = edits - tally.idle
    told = (
        f"{edits} edits, {tally.idle} for nothing: {edits / max(1, needed):.2f} a state shown; "
        f"{tally.made / presses:.2f} screens a press"
    )
    return row(what, taken, told)


async def telegram() -> Row:
    """A group in which edits go out ten a second at most."""
    tally = Tally()
    async with TelegramServer(strict=False) as server:
        alice = server.user("Alice").at(server.group())

        def make(desk: Desk) -> TelegramPlatform:
            return TelegramPlatform(desk, server.token, server.api_url, PACE)

        async with served(make, tally) as (desk, store, _):
            alice.say("/play reversi")
            board = await alice.offered("Join")
            table = Table(desk, store, _code(board.buttons))

            async def send(payload: str) -> None:
                await alice.send(payload, board).answered()

            taken = await play(table, send, tally)
    return _row("press, Telegram", taken, tally, PRESSES)


async def discord() -> Row:
    """A channel with Discord's own limits."""
    tally = Tally()
    async with Discord() as server:
        ann, channel = server.user("Ann"), server.channel()

        def make(desk: Desk) -> DiscordPlatform:
            return DiscordPlatform(desk, server.token, server.api_url)

        async with served(make, tally) as (desk, store, _):
            await server.gateway.ready.wait()
            await ann.slash(channel, "play", game="reversi")
            await server.until(lambda: channel.messages)
            board = channel.last
            table = Table(desk, store, _code(board.buttons))

            async def send(payload: str) -> None:
                await ann.send(board, f"ct:{payload}")

            taken = await play(table, send, tally)
    return _row("press, Discord", taken, tally, PRESSES)


def _code(buttons: object) -> str:
    """The table that the buttons name."""
    return str(re.findall(r":([A-Z2-9]{7}):", str(buttons))[0])


async def rows() -> list[Row]:
    """Both platforms."""
    return [await telegram(), await discord()]
