"""The workers: how soon they are warm, what they take of memory, and people's presses meanwhile."""

import asyncio
import random
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import render
from bot.players.thinker import THINKING
from bot.players.workers import Urgency, Workers
from bot.press import unpack
from bot.screens import Screen
from bot.store.store import Store
from engines import GAMES
from engines.game import LEVELS, View
from tests.bench.rows import Row, row
from tests.bench.tables import Timed
from tests.bot.rooms import person, room
from tests.desks import desk_of
from tests.starting import start

STARTS = 3
PLIES = 8  # moves into a match at which memory is measured
TABLES = 50
PROCESSES = 2
SECONDS = 30.0  # for which people play
PAUSE = (0.5, 3.0)  # seconds that a person thinks


def view_of(key: str, plies: int = PLIES) -> View:
    """What the seat to move sees after some first moves of a match."""
    game, chance = GAMES[key], random.Random(key)
    state = game.start(game.deal(game.seats.start, {}, "3" * 64))
    for _ in range(plies):
        turn = game.view(state, None).turn
        state = game.play(state, chance.choice(game.view(state, turn).moves))
    return game.view(state, game.view(state, None).turn)


async def _starts() -> list[float]:
    """Seconds from the start of a process until its players are warm."""
    seconds = []
    for _ in range(STARTS):
        workers = Workers(1)
        began = time.perf_counter()
        await workers.warm()
        seconds.append(time.perf_counter() - began)
        await workers.close()
    return seconds


async def _memory() -> list[Row]:
    """The most memory that a worker has had once every game has been played and rated."""
    workers = Workers(1)
    await workers.warm()
    (process,) = workers.processes
    rows = [Row("memory of a warm worker", 1, 0.0, 0.0, _most(process))]
    for key in GAMES:
        view = view_of(key)
        await workers.choose(view, "master", THINKING["master"])
        await workers.rate(view, 1.0, Urgency.HINT)
    rows.append(Row("the same after a move of each game", 1, 0.0, 0.0, _most(process)))
    await workers.close()
    return rows


def _most(process: int) -> str:
    """The most memory a process has had, in MB."""
    status = Path(f"/proc/{process}/status").read_text()
    kilobytes = next(line.split()[1] for line in status.splitlines() if line.startswith("VmHWM"))
    return f"{int(kilobytes) / 1024:.0f} MB"


class Guest:
    """Somebody who plays a computer player in a chat of their own, with pauses to think."""

    def __init__(self, rooms: Timed, number: int) -> None:
        self._rooms = rooms
        self._who = person(f"guest{number}")
        self._chat = room(f"guest{number}", private=True)
        self._dice = random.Random(number)
        self._game = tuple(GAMES)[number % len(GAMES)]
        self._level = LEVELS[number % len(LEVELS)]
        self.answers: list[float] = []  # seconds until the desk replied to a press
        self.boards: list[float] = []  # and until the board after a move was shown

    async def play(self, end: float) -> None:
        """Play until the clock shows ``end``."""
        args = {"game": self._game, "computer": self._level}
        reply = await self._rooms.desk.command(self._who, self._chat, "play", args)
        await self._rooms.post(self._who, self._chat, reply)
        while time.perf_counter() < end:
            await asyncio.sleep(self._dice.uniform(*PAUSE))
            screen = self._rooms.screen(self._chat)
            if screen.choices:
                await self._move(screen)
            else:
                await self._onward(screen)

    async def _move(self, screen: Screen) -> None:
        seen, began = screen, time.perf_counter()
        while seen.choices:
            began = time.perf_counter()
            payload = self._dice.choice(seen.choices).payload
            reply = await self._rooms.desk.press(self._who, self._chat, payload)
            self.answers.append(time.perf_counter() - began)
            if reply.refused or reply.screen is None:
                break
            seen = reply.screen
        await self._rooms.shown(self._chat, screen.revision + 1)
        self.boards.append(time.perf_counter() - began)

    async def _onward(self, screen: Screen) -> None:
        """The next round or match, once there is one to be had."""
        for button in (button for line in screen.actions for button in line):
            if button.payload and unpack(button.payload).verb in ("next", "rematch"):
                await self._rooms.desk.press(self._who, self._chat, button.payload)


@asynccontextmanager
async def _desk() -> AsyncIterator[Timed]:
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/tables.db")
        workers = Workers(PROCESSES)
        await workers.warm()
        for game in render.PAINTERS:
            await asyncio.to_thread(render.warm, game, Timed.theme)
        desk = desk_of(store, workers)
        rooms = Timed(desk)
        desk.attach(rooms)
        await start(desk)
        yield rooms
        await desk.close()
        await workers.close()
        await store.close()


async def _crowd() -> list[Row]:
    """Many tables at once, each with a computer player."""
    async with _desk() as rooms:
        guests = [Guest(rooms, number) for number in range(TABLES)]
        began = time.perf_counter()
        await asyncio.gather(*(guest.play(began + SECONDS) for guest in guests))
        rate = sum(len(guest.boards) for guest in guests) / (time.perf_counter() - began)
    answers = [seconds for guest in guests for seconds in guest.answers]
    boards = [seconds for guest in guests for seconds in guest.boards]
    what = f"{TABLES} tables with computers, {PROCESSES} workers"
    return [
        row(f"a press answered at {what}", answers, "under 100 ms p95"),
        row("a move until its board is shown there", boards, f"{rate:.0f} moves a second"),
    ]


async def rows() -> list[Row]:
    """All of it."""
    starts = row("a worker's start until it is warm", await _starts())
    return [starts, *await _memory(), *await _crowd()]
