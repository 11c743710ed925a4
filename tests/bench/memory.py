"""What running tables take of memory: ``python -m tests.bench memory``, smaller with ``--tables
600``.

Real tables in a real database, each shown in a Telegram chat of its own in which somebody makes a
move; the Telegram is a process of its own. For each game two processes play at the same tables and
keep few or many of them at hand: what the second one takes more is theirs, since whatever else
fills with play is as full in both. Another process says what so many take in all, and how much
later the press on a table comes that had been let go.
"""

import asyncio
import gc
import json
import os
import sys
import tempfile
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from msgspec import structs

from bot.background import end
from bot.people import Person
from bot.platforms.telegram import SendingLimits, TelegramPlatform
from bot.players.workers import Workers
from bot.running.budget import USUAL, Budget
from bot.store.store import Store
from engines import GAMES
from tests import archive
from tests.bench.rows import Row, row
from tests.bench.running import Chats, chats, midway
from tests.desks import desk_of
from tests.loopback.telegram import TOKEN
from tests.starting import start

TABLES = 10_000
WARM = 600  # tables of a game that are kept at hand beside the few
FEW = 100
COLD = 200
AT_ONCE = 100  # tables that the people are asked to play at in one go
EVERY = 5  # of many tables, of which all are shown, so many see a move
UNLIMITED = SendingLimits(interval=0.0, group=0, overall=0, edit_interval=0.0, commands=0)

Seat = tuple[Person, str]  # somebody, and the code of their table


@asynccontextmanager
async def bot(url: str, api_url: str, budget: Budget) -> AsyncIterator[None]:
    """Crosstable on a database and a Telegram, with no limits but its own speed."""
    store, workers = await Store.open(url), Workers(1)
    desk = desk_of(store, workers, budget=budget)
    platform = TelegramPlatform(desk, TOKEN, api_url, UNLIMITED)
    desk.attach(platform)
    await start(desk)
    running = asyncio.create_task(platform.run())
    try:
        yield
    finally:
        await end([running])
        await desk.close()
        await workers.close()
        await store.close()


async def fill(url: str, there: Chats, games: Sequence[str], number: int) -> list[Seat]:
    """Write so many running tables into the database, of the games in turn."""
    store = await Store.open(url)
    seats = []
    for place, person in enumerate(await there.people(number)):
        table = midway(games[place % len(games)], person, place)
        table = replace(table, code=archive.code(place))
        await store.tables.create(table)
        seats.append((person, table.code))
    await store.close()
    return seats


@dataclass
class Played:
    """What playing at some tables took: the presses' seconds, and the bytes that the process has
    afterwards."""

    seconds: list[float]
    resident: int


async def play(there: Chats, seats: Sequence[Seat], every: int = 1) -> Played:
    """Have the tables shown, and a move made at ``every`` second, third …"""
    seconds: list[float] = []
    for begin in range(0, len(seats), AT_ONCE):
        some = seats[begin : begin + AT_ONCE]
        await there.show(some)
        seconds += await there.move(person for person, _ in some[::every])
    return Played(seconds, _resident())


def _resident() -> int:
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


@asynccontextmanager
async def _seated(
    games: Sequence[str], number: int, budget: Budget = USUAL
) -> AsyncIterator[tuple[Chats, list[Seat]]]:
    """A bot, and people at so many tables, none of them asked for yet."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/tables.db"
        async with chats() as there:
            seats = await fill(url, there, games, number)
            async with bot(url, there.api_url, budget):
                yield there, seats


async def warm(game: str, number: int, kept: int) -> list[Row]:
    """Presses at so many tables of which so many are kept; their remark is what all took."""
    async with _seated([game], number, structs.replace(USUAL, tables=kept)) as (there, seats):
        played = await play(there, seats)
    return [row(f"{game}: a press, {kept} tables at hand", played.seconds, str(played.resident))]


async def _one_more(game: str, number: int) -> list[Row]:
    """What a table takes of which everything is at hand."""
    played = str(2 * number + FEW)
    (few,) = await _apart(game, played, str(FEW))
    (more,) = await _apart(game, played, str(FEW + number))
    kilobytes = (int(more.remark) - int(few.remark)) / number / 1024
    return [more._replace(remark=f"{kilobytes:.1f} KB a table")]


async def many(number: int) -> list[Row]:
    """What so many running tables take in one process."""
    async with _seated(list(GAMES), number) as (there, seats):
        empty = _resident()
        first = await play(there, seats[:AT_ONCE])
        played = await play(there, seats[AT_ONCE:], EVERY)
        mixed = [seat for pair in zip(seats[:COLD], seats[-COLD:], strict=True) for seat in pair]
        again = await there.show(mixed)
    told = f"{played.resident / 2**20:.0f} MB; {empty / 2**20:.0f} MB before the first press"
    return [
        row(f"a press, {number:,} running tables", first.seconds + played.seconds, told),
        row("/board of a table that was let go", again[::2]),
        row("/board of a table at hand, by turns", again[1::2]),
    ]


async def _apart(*words: str) -> list[Row]:
    """The rows that a process of its own measures."""
    here = [sys.executable, "-m", "tests.bench.memory", *words]
    process = await asyncio.create_subprocess_exec(*here, stdout=PIPE)
    said, _ = await process.communicate()
    return [Row(*each) for each in json.loads(said.decode().splitlines()[-1])]


async def rows(tables: int = TABLES) -> list[Row]:
    """All of it."""
    few = min(WARM, tables)
    found = [one for game in GAMES for one in await _one_more(game, few)]
    return [*found, *await _apart("all", str(tables))]


def main() -> None:
    """Measure one row."""
    what, *numbers = sys.argv[1:]
    measured = many(*map(int, numbers)) if what == "all" else warm(what, *map(int, numbers))
    print(json.dumps(asyncio.run(measured)))


if __name__ == "__main__":
    main()
