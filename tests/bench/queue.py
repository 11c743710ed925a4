"""Computer players behind the queue: what a press waits for it, how soon a question is begun, and
what is left to do for the first process once a second one thinks."""

import asyncio
import os
import random
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

from bot.background import end
from bot.people import Person
from bot.players.payload import to_question
from bot.running.matches import Matches
from bot.running.queue_worker import KINDS
from bot.running.service import Tables
from bot.store.queue import Queue
from bot.store.store import Store
from bot.tables.table import Series
from tests import postgres
from tests.bench.rows import Row, row
from tests.bot.mortal import PROGRAM, Mortal, Page

ANN = Person("rooms", "ann", "Ann")
MATCHES = 12
PAGES = 6
SECONDS = 20.0  # for which people play
LEVEL = "master"  # who thinks for a while
TICKS = os.sysconf("SC_CLK_TCK")


async def _presses(store: Store) -> list[float]:
    """How long each press of a person took, after most of which a computer player is to move."""
    tables, chance, seconds = Tables(store), random.Random(1), []
    for _ in range(MATCHES):
        table = await tables.open("reversi", ANN, {"first": "1"}, Series(), level="club")
        while (turn := tables.view(table, None).turn) is not None:
            move = chance.choice(tables.view(table, turn).moves)
            began = time.perf_counter()
            if turn == 0:
                table = await Matches(store.database, tables).move(
                    table.code, table.revision, ANN, (move,)
                )
                seconds.append(time.perf_counter() - began)
            else:
                table = await Matches(store.database, tables).answer(
                    table.code, table.revision, turn, move
                )
    return seconds


async def _begun(store: Store, queue: Queue) -> list[float]:
    """Seconds from a press until its question is in another's hands, read and ready to be thought
    about."""
    begun: dict[str, float] = {}
    heard = asyncio.Event()

    async def take() -> None:
        async with queue.session(KINDS) as session:
            while True:
                for job in await session.take(KINDS, 1):
                    begun[to_question(job.payload).about] = time.perf_counter()
                    heard.set()
                await session.news(1.0)

    taking = asyncio.create_task(take())
    tables, chance, seconds = Tables(store), random.Random(1), []
    for _ in range(MATCHES):
        table = await tables.open("reversi", ANN, {"first": "1"}, Series(), level="club")
        while (turn := tables.view(table, None).turn) is not None:
            move = chance.choice(tables.view(table, turn).moves)
            if turn == 0:
                began = time.perf_counter()
                table = await Matches(store.database, tables).move(
                    table.code, table.revision, ANN, (move,)
                )
                if tables.view(table, None).turn != 1:
                    continue
                key = f"{table.code} {table.revision}"
                while key not in begun:
                    await heard.wait()
                    heard.clear()
                seconds.append(begun[key] - began)
            else:
                table = await Matches(store.database, tables).answer(
                    table.code, table.revision, turn, move
                )
    await end((taking,))
    return seconds


def _burnt(pid: int) -> float:
    """CPU seconds of a process, and of all that it has started."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own = sum(map(int, fields[11:15])) / TICKS
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return own + sum(_burnt(int(child)) for child in children)


async def _play(page: Page, until: float, seed: int) -> int:
    """Presses that somebody makes against a computer player, one match after the other."""
    chance, presses = random.Random(seed), 0
    await page.play("reversi", computer=LEVEL)
    while time.monotonic() < until:
        try:
            await page.until_any("move", "mine", "rematch", patience=2.0)
        except TimeoutError:
            continue
        buttons = page.buttons("move", "mine") or page.buttons("rematch")
        presses += not await page.press(chance.choice(buttons))
    return presses


async def _shared(url: str, folder: Path, *roles: str) -> tuple[int, list[float]]:
    """How often people pressed, and the CPU seconds that each process took meanwhile."""
    bots = []
    try:
        for number, role in enumerate(roles):
            (folder / str(number)).mkdir(parents=True)
            bots.append(Mortal(folder / str(number), PROGRAM, DATABASE_URL=url, ROLES=role))
            if "web" in role:
                await asyncio.to_thread(bots[-1].start)
            else:
                bots[-1].launch()
        pages = [await Page.open(bots[0].url) for _ in range(PAGES)]
        await asyncio.sleep(8.0)  # until players are warm
        pids = [bot.pid for bot in bots]
        before = [_burnt(pid) for pid in pids]
        until = time.monotonic() + SECONDS
        presses = await asyncio.gather(*(_play(page, until, n) for n, page in enumerate(pages)))
        after = [_burnt(pid) for pid in pids]
        for page in pages:
            await page.close()
        return sum(presses), [b - a for a, b in zip(before, after, strict=True)]
    finally:
        for bot in bots:
            bot.kill()


async def _rows(server: postgres.Server, folder: Path) -> list[Row]:
    async with AsyncExitStack() as stack:
        found = []
        for where, url in (
            ("SQLite", f"sqlite:///{folder}/tables.db"),
            ("PostgreSQL", await server.fresh()),
        ):
            store = await Store.open(url)
            stack.push_async_callback(store.close)
            found.append(row(f"a press before a computer's move, {where}", await _presses(store)))
        assert store.database.queue is not None
        found.append(
            row(
                "from a press until its question is begun",
                await _begun(store, store.database.queue),
            )
        )
    url = await server.fresh()
    alone, (all_,) = await _shared(url, folder / "one", "web,players")
    both, (first, second) = await _shared(await server.fresh(), folder / "two", "web", "players")
    return [
        *found,
        Row("CPU a press, one process", alone, 1000 * all_ / alone, 0.0, f"{all_:.1f} s"),
        Row(
            "CPU a press, thinking in a second",
            both,
            1000 * first / both,
            0.0,
            f"{first:.1f} s in the first, {second:.1f} s in the second: "
            f"{100 * first / (first + second):.0f} % are left in the first",
        ),
    ]


def rows() -> list[Row]:
    """Everything about the queue. Raises Missing without PostgreSQL."""
    with postgres.running() as server, tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_rows(server, Path(folder)))
