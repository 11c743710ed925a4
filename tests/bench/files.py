"""What others wait for, and how much memory the program takes, while a crowd in Telegram groups
sends files of records whose last one is broken.

``python -m tests.bench files`` takes a minute or two. Every file is as large as its 5,000 moves can
be made, and all of it is read before it is refused.
"""

import asyncio
import contextlib
import json
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

from msgspec import structs

from bot.records.making import record_of
from bot.records.record import Record, sealed, write
from tests.bench.rows import Row, row
from tests.bot.mortal import PROGRAM, Mortal, Page
from tests.bot.recorded import finished
from tests.loopback.telegram import TelegramServer
from tests.loopback.telegram_people import Someone

GROUPS, EACH = 14, 8
ENTRIES = 5_000  # moves of one file at most
LONG_NAME = "\N{SMILING FACE WITH SUNGLASSES}" * 38
PAUSE = 0.2  # seconds between two presses
SETTLED = 15.0  # seconds without any more answers, after which the crowd is done


async def rows() -> list[Row]:
    """The measurement."""
    data = broken()
    with tempfile.TemporaryDirectory() as folder:
        async with TelegramServer(strict=False) as telegram, running(Path(folder), telegram) as bot:
            before = most_memory(bot.pid)
            crowd = [
                telegram.user(f"P{group}x{number}").at(chat)
                for group in range(GROUPS)
                for chat in [telegram.group()]
                for number in range(EACH)
            ]
            over = asyncio.Event()
            pressing = [
                asyncio.create_task(pressed_on_page(bot, over)),
                asyncio.create_task(pressed_in_telegram(telegram, over)),
            ]
            await asyncio.sleep(2.0)
            for someone in crowd:
                someone.gives(data, "matches.json", "/import")
            taken = await settled(crowd)
            over.set()
            page, group = await asyncio.gather(*pressing)
            said = (
                f"{len(crowd)} files of {len(data) / 2**20:.1f} MB, answered within {taken:.0f} s; "
                f"worst {{:.0f}} ms; memory {before} MB before, {most_memory(bot.pid)} MB at most"
            )
            return [
                row("a press on the page", page, said.format(max(page) * 1000)),
                row("a press in another group", group, said.format(max(group) * 1000)),
            ]


@contextlib.asynccontextmanager
async def running(folder: Path, telegram: TelegramServer) -> AsyncIterator[Mortal]:
    """The program as it is shipped."""
    settings = {"TELEGRAM_TOKEN": telegram.token, "TELEGRAM_API_URL": telegram.api_url}
    bot = Mortal(folder, PROGRAM, **settings)
    await asyncio.to_thread(bot.start)
    try:
        yield bot
    finally:
        bot.kill()


def broken() -> bytes:
    """A file of records, all of them sound but the last one, whose digest is another's."""
    records: list[Record] = []
    while sum(len(one.log) for one in records) < ENTRIES:
        records.append(with_long_names(len(records)))
    *sound, _, last = records
    records = [*sound, structs.replace(last, digest="0" * 64)]
    # Written with escapes a name takes three times as many bytes.
    return b"".join(json.dumps(json.loads(write(one))).encode() + b"\n" for one in records)


def with_long_names(number: int) -> Record:
    """A long match, made by people of whose names each takes much room."""
    record = record_of(finished("triominos", 2, number))
    log = tuple(structs.replace(entry, name=LONG_NAME) for entry in record.log)
    return sealed(structs.replace(record, log=log))


async def pressed_on_page(bot: Mortal, over: asyncio.Event) -> list[float]:
    """How long each press took of somebody who plays both sides, in match after match."""
    page = await Page.open(bot.url)
    found: list[float] = []
    while not over.is_set():
        await page.play("reversi")
        for verb in ("also", "start"):
            await page.press(page.buttons(verb)[0])
        while not over.is_set() and (moves := page.buttons("mine", "move")):
            began = time.perf_counter()
            assert await page.press(moves[0]) == []
            found.append(time.perf_counter() - began)
            await asyncio.sleep(PAUSE)
    await page.close()
    return found


async def pressed_in_telegram(telegram: TelegramServer, over: asyncio.Event) -> list[float]:
    """How long it took until each press in a group was answered."""
    ann = telegram.user("Ann").at(telegram.group())
    ann.say("/play reversi")
    board = await ann.offered("Rules")
    found: list[float] = []
    while not over.is_set():
        began = time.perf_counter()
        await ann.press("Rules", board)
        found.append(time.perf_counter() - began)
        await asyncio.sleep(PAUSE)
    return found


async def settled(crowd: list[Someone]) -> float:
    """Wait until the crowd gets no more answers; the seconds until the last one."""
    began, last, seen = time.perf_counter(), 0.0, -1
    groups = {someone.chat.id: someone.chat for someone in crowd}.values()
    while (now := time.perf_counter() - began) - last < SETTLED:
        answers = sum(len(chat.messages) for chat in groups)
        if answers != seen:
            seen, last = answers, now
        await asyncio.sleep(0.1)
    return last


def most_memory(process: int) -> int:
    """The most memory that a process has had, in MB."""
    status = Path(f"/proc/{process}/status").read_text()
    kilobytes = next(line.split()[1] for line in status.splitlines() if line.startswith("VmHWM"))
    return int(kilobytes) // 1024
