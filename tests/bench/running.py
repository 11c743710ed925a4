"""Tables in the middle of their matches, and a Telegram in whose chats people press on them.

``python -m tests.bench.running`` is that Telegram, in a process of its own: it prints its address,
then answers each line of JSON on standard input. ``{"people": 3}``: their numbers. ``{"show":
[[1001, "ABCDE"], …]}``: the seconds until the table of this code stood in the person's private
chat. ``{"move": [1001, …]}``: the seconds of each press that the person's next move took, until it
was answered and its message had changed.
"""

import asyncio
import json
import random
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, TypeVar

from bot.people import Person
from bot.press import unpack
from bot.running.positions import Positions
from bot.tables import lobby, play
from bot.tables.table import Chair, Status, Table
from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Message

PLIES = range(10, 30)  # of which one is the middle of a match
AT_ONCE = 8
MOVES = ("mine:", "move:")
PRESSES = 12  # that one move takes at most
PATIENCE = 60.0

_T = TypeVar("_T")

# Tables


def midway(game: str, host: Person, number: int) -> Table:
    """A table in the middle of a match of random moves, with the host to move against somebody on
    a page; ``number`` tells it from the others of the game."""
    chance, positions = random.Random(f"{game} {number}"), Positions(1)
    series, rival = lobby.series_of("single", 1), Chair("Ben", f"web:{number:032x}", joined=2)
    opened = lobby.opened(game, host, {"first": "1"}, series, rated=False)
    opened = replace(opened, chairs=(*opened.chairs, rival))
    while True:
        table = play.dealt(opened, f"{chance.getrandbits(256):064x}", time.time())
        plies = chance.choice(PLIES)
        while _goes_on(table) and (_plies(table) < plies or positions.view(table, None).turn != 0):
            table = _moved(table, positions, chance)
        if _goes_on(table):
            return table


def _goes_on(table: Table) -> bool:
    return table.status is Status.PLAYING and table.due is None


def _plies(table: Table) -> int:
    return len(table.match.moves) if table.match else 0


def _moved(table: Table, positions: Positions, chance: random.Random) -> Table:
    view = positions.view(table, positions.view(table, None).turn)
    path = tuple(chance.choice(view.moves).split("."))
    return play.moved(table, positions.state(table), view, path, time.time())


# The process with Telegram and the people


class Crowd:
    """People in their private chats, of whom a few act at the same time."""

    def __init__(self, server: TelegramServer) -> None:
        self._server = server
        self._people: dict[int, Account] = {}

    async def obey(self, order: dict[str, Any]) -> Any:
        """Do what one line of standard input says."""
        [(what, given)] = order.items()
        if what == "people":
            return [self._enter(f"P{number}") for number in range(given)]
        self._server.calls.clear()
        if what == "show":
            return await _few(self._show(self._people[one].private, code) for one, code in given)
        each = await _few(self._move(self._people[one].private) for one in given)
        return [seconds for presses in each for seconds in presses]

    def _enter(self, name: str) -> int:
        account = self._server.user(name)
        self._people[account.user.id] = account
        return account.user.id

    async def _show(self, person: Someone, code: str) -> float:
        began, before = time.perf_counter(), len(person.messages)
        person.say(f"/board {code}")
        await self._server.until(lambda: len(person.messages) > before + 1, PATIENCE)
        return time.perf_counter() - began

    async def _move(self, person: Someone) -> list[float]:
        seconds: list[float] = []
        board = person.board
        while (wanted := payload(board)) and len(seconds) < PRESSES:
            seconds.append(await self._press(person, board, wanted))
        return seconds

    async def _press(self, person: Someone, board: Message, wanted: str) -> float:
        edits, began = board.edits, time.perf_counter()
        await person.send(wanted, board).answered(PATIENCE)
        await self._server.until(lambda: board.edits > edits, PATIENCE)
        return time.perf_counter() - began


def payload(board: Message) -> str:
    """What a button sends that leads furthest towards a move, "" without one."""
    sent = (str(button.get("callback_data", "")) for button in board.buttons)
    wanted = (data for data in sent if data.startswith(MOVES))
    return max(wanted, key=lambda data: len(unpack(data).path), default="")


async def _few(work: Iterable[Coroutine[Any, Any, _T]]) -> list[_T]:
    """What comes of all of it, a few at a time."""
    turns = asyncio.Semaphore(AT_ONCE)

    async def take(one: Coroutine[Any, Any, _T]) -> _T:
        async with turns:
            return await one

    return await asyncio.gather(*map(take, work))


async def serve() -> None:
    """Serve one bot until standard input ends."""
    server = TelegramServer(strict=False)
    await server.start()
    print(json.dumps(server.api_url), flush=True)
    crowd = Crowd(server)
    while line := await asyncio.to_thread(sys.stdin.readline):
        print(json.dumps(await crowd.obey(json.loads(line))), flush=True)
    await server.stop()


# Its other end


class Chats:
    """The people of such a process."""

    def __init__(self, process: Process, api_url: str) -> None:
        self._process = process
        self.api_url = api_url

    async def people(self, number: int) -> list[Person]:
        """So many new ones."""
        numbers = await self._told("people", number)
        return [Person("telegram", str(each), "Ann") for each in numbers]

    async def show(self, tables: Iterable[tuple[Person, str]]) -> list[float]:
        """Have each look at the table of a code in their private chat; the seconds of each."""
        told = [(int(person.id), code) for person, code in tables]
        return [float(each) for each in await self._told("show", told)]

    async def move(self, people: Iterable[Person]) -> list[float]:
        """Have each make their next move; the seconds of each press."""
        told = [int(person.id) for person in people]
        return [float(each) for each in await self._told("move", told)]

    async def _told(self, what: str, given: Any) -> Any:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({what: given}).encode() + b"\n")
        return await _line(self._process)


async def _line(process: Process) -> Any:
    assert process.stdout is not None
    return json.loads(await process.stdout.readline())


@asynccontextmanager
async def chats() -> AsyncIterator[Chats]:
    """A Telegram with people, as long as the context lasts."""
    here = [sys.executable, "-m", "tests.bench.running"]
    process = await asyncio.create_subprocess_exec(*here, stdin=PIPE, stdout=PIPE, limit=2**26)
    try:
        yield Chats(process, await _line(process))
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


if __name__ == "__main__":
    asyncio.run(serve())
