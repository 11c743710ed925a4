"""The store: a move committed, alone and beside others, with nothing and with much behind it."""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

from bot.accounts.errors import NotLinked
from bot.background import end
from bot.people import Chat
from bot.store import displays as display_rows
from bot.store import games as game_rows
from bot.store import links as link_rows
from bot.store import tables as table_rows
from bot.store.store import Store
from bot.tables.table import Chair, Match, Status, Table
from tests import archive, postgres
from tests.bench.rows import Row, row

ARCHIVE = 100_000
TIMES = 300
OPENINGS = 3
AT_ONCE = 32
EACH = 20

TABLE = Table(
    "",
    "reversi",
    "rooms:ann",
    Status.PLAYING,
    chairs=(Chair("Ann", "rooms:ann"), Chair("Ben", "rooms:ben")),
    match=Match(0, "reversi first=1 position=start", "5eed" * 16),
)
CHAT = Chat("rooms", "room7")
ACCOUNT = "rooms:ann"
LINKS = 100


async def _move(store: Store, table: Table) -> tuple[Table, float]:
    """The table a move later, and the seconds that its commit took."""
    assert table.match is not None
    after = table.changed(match=replace(table.match, moves=(*table.match.moves, "d3")))
    began = time.perf_counter()
    await store.tables.commit(table, after)
    return after, time.perf_counter() - began


async def _in_turn(stores: dict[str, Store]) -> list[Row]:
    """Moves in all stores by turns, so that all have the same machine and the same disk."""
    tables = dict.fromkeys(stores, replace(TABLE, code="9AAAA"))
    seconds: dict[str, list[float]] = {where: [] for where in stores}
    for store in stores.values():
        await store.tables.create(replace(TABLE, code="9AAAA"))
    for number in range(TIMES):
        turns = list(stores.items())
        for where, store in turns if number % 2 else reversed(turns):
            tables[where], took = await _move(store, tables[where])
            seconds[where].append(took)
    first = statistics.median(next(iter(seconds.values())))
    return [
        row(f"a move committed, {where}", took, f"{statistics.median(took) / first:.2f} times")
        for where, took in seconds.items()
    ]


async def _played(store: Store, code: str, moves: int) -> list[float]:
    """How long each of so many moves at a new table took, in seconds."""
    table, seconds = replace(TABLE, code=code), []
    await store.tables.create(table)
    for _ in range(moves):
        table, took = await _move(store, table)
        seconds.append(took)
    return seconds


async def _asked(ask: Callable[[], Awaitable[object]], times: int) -> list[float]:
    seconds = []
    for _ in range(times):
        began = time.perf_counter()
        await ask()
        seconds.append(time.perf_counter() - began)
    return seconds


async def _at_once(store: Store, where: str) -> Row:
    codes = [f"9BB{archive.LETTERS[at // 30]}{archive.LETTERS[at % 30]}" for at in range(AT_ONCE)]
    began = time.perf_counter()
    together = await asyncio.gather(*(_played(store, code, EACH) for code in codes))
    each = [seconds for table in together for seconds in table]
    rate = f"{len(each) / (time.perf_counter() - began):.0f} a second"
    return row(f"a move committed at {AT_ONCE} tables at once, {where}", each, rate)


async def _questions(store: Store, where: str) -> list[Row]:
    async def displays() -> object:
        return await display_rows.of_table(store.database, "9AAAA")

    asked: dict[str, tuple[Callable[[], Awaitable[object]], int]] = {
        f"a table with {TIMES} moves loaded": (
            lambda: table_rows.load(store.database, "9AAAA"),
            100,
        ),
        "a table's displays": (displays, 100),
        "a chat's newest table": (lambda: table_rows.latest(store.database, CHAT), 100),
        "a person's newest tables": (
            lambda: table_rows.of_person(store.renamings, "rooms:7", 20),
            100,
        ),
        "a person's tables, and whose turn it is": (
            lambda: game_rows.of_person(store.renamings, "rooms:7", 100),
            100,
        ),
        "start: the unfinished tables": (partial(table_rows.unfinished, store.database), 5),
        "start: the displays behind their table": (
            lambda: display_rows.behind(store.database, "rooms"),
            5,
        ),
    }
    return [
        row(f"{what}, {where}", await _asked(ask, times)) for what, (ask, times) in asked.items()
    ]


async def _opened(url: str, where: str) -> Row:
    seconds = []
    for _ in range(OPENINGS):
        began = time.perf_counter()
        store = await Store.open(url)
        seconds.append(time.perf_counter() - began)
        await store.close()
    return row(f"the database opened, {where}", seconds)


async def _file(folder: Path, matches: int) -> str:
    """The URL of an SQLite file with so many finished matches."""
    path = folder / f"{matches}.db"
    url = f"sqlite:///{path}"
    await (await Store.open(url)).close()
    if matches:
        await asyncio.to_thread(archive.fill, path, matches)
    return url


async def _measured(urls: dict[str, str]) -> list[Row]:
    found = [await _opened(url, where) for where, url in urls.items()]
    stores = {where: await Store.open(url) for where, url in urls.items()}
    found += await _in_turn(stores)
    for where, store in stores.items():
        found += [await _at_once(store, where), *await _questions(store, where)]
        await store.close()
    return found


async def _who(url: str, where: str) -> list[Row]:
    """Whose account it is, as every press asks: in a process that hears no other, in one that
    does, and how long after a link in another process."""
    store, other = await Store.open(url), await Store.open(url)

    def who() -> Awaitable[object]:
        return store.people.person_of(ACCOUNT)

    found = [row(f"whose account it is, asked each time, {where}", await _asked(who, TIMES))]
    hearing = asyncio.create_task(_hear(store))
    while store.database.relinked is None:
        await asyncio.sleep(0.01)
    await who()
    found += [row(f"whose account it is, known, {where}", await _asked(who, TIMES))]
    seconds = [await _linked_elsewhere(store, other) for _ in range(LINKS)]
    found += [row(f"a link heard by another process, {where}", seconds)]
    await end([hearing])
    await other.close()
    await store.close()
    return found


async def _hear(store: Store) -> None:
    async for _ in store.database.changes():
        pass


async def _linked_elsewhere(store: Store, other: Store) -> float:
    """The seconds from the end of a link in one process until another knows it; it parts again."""
    await link_rows.offer(other.database, ACCOUNT, "hash", 0.0, 600.0)
    changed = await other.people.join("cellars:ben", "hash", 1.0, 9)
    began = time.perf_counter()
    while await store.people.person_of(ACCOUNT) != changed.person:
        await asyncio.sleep(0)
    took = time.perf_counter() - began
    for account in (ACCOUNT, "cellars:ben"):
        with suppress(NotLinked):
            await other.people.part(account, 2.0)
    return took


async def rows(matches: int = ARCHIVE) -> list[Row]:
    """SQLite empty and with an archive, and PostgreSQL where it is installed."""
    with tempfile.TemporaryDirectory() as folder:
        urls = {
            f"SQLite, {count:,} matches before": await _file(Path(folder), count)
            for count in (0, matches)
        }
        found = await _measured(urls)
    with suppress(postgres.Missing), postgres.running() as server:
        found += await _measured({"PostgreSQL": server.empty()})
        found += await _who(server.empty(), "PostgreSQL")
    return found


def main() -> None:
    """Print the rows."""
    for what, count, median, p95, remark in asyncio.run(rows()):
        print(f"{what:65} {count:6} {median:8.2f} ms {p95:8.2f} ms  {remark}")


if __name__ == "__main__":
    main()
