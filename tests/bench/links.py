"""How long a stranger's move waits while others link accounts, in a club of so many rated matches:
guests who have just come, and two who have played from the first day on, so that all their tables
are renamed and nearly all matches since are replayed; and while another of those is forgotten.
``python -m tests.bench links``, with ``--matches 20000`` in one alone.
"""

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, text

from bot.background import end
from bot.people import Person
from bot.ratings.rating_replay import RatingReplay
from bot.store import links as link_rows
from bot.store import tables as table_rows
from bot.store.forgetting import fresh_ghost
from bot.store.store import Store
from bot.tables.table import Chair, Series, Status, Table
from engines import GAMES
from tests.bench.rows import Row, row

MATCHES = 20_000, 1_000_000
EACH = 250  # matches, on average, that two people share
PACE = 600.0  # seconds from one match to the next
GUESTS = 10  # who link in pairs
THEIRS = 10  # matches of a guest, the last that there are
EVERY = 0.01  # seconds from one move of a stranger to the next
LONGEST = 60.0  # seconds for which a replay is looked at
GAME = "reversi"
SETUP = GAMES[GAME].deal(2, {}, "0" * 64)

# The matches are made in the database, where a million of them take a minute. Who meets whom is
# scattered by two primes; what stands as ratings is made up, for a replay takes as long.
PAIRS = """
CREATE TEMP TABLE pairs AS
WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < :matches),
drawn AS (SELECT n, n * 7919 % :club AS one, 1 + n * 104729 / 7 % (:club - 3) AS apart FROM numbers)
SELECT n, CASE WHEN n < :guests_from THEN 'rooms:p' || one ELSE 'rooms:g' || (n % :guests) END AS a,
  'rooms:p' || ((one + apart) % :club) AS b FROM drawn
"""
FILL = (
    """
INSERT INTO tables (id, code, game, host, status, revision, options, kind, length, results, "match",
  created, updated, rated)
SELECT n + 1, 'T' || n, :game, a, 'over', 62, '[]', 'single', 1, '[]', 0, 1e9, 1e9, true FROM pairs
""",
    """
INSERT INTO matches ("table", number, setup, seed, outcome, created, updated, own, ended)
SELECT n + 1, 0, :setup, '0', CASE n % 3 WHEN 0 THEN '[[0],[38,26],"full"]'
  ELSE '[[1],[26,38],"full"]' END, 1e9, 1e9, true, 1.5e9 + :pace * n FROM pairs
""",
    *(
        f"""
INSERT INTO {table}
SELECT {values} FROM (SELECT n, 0 AS s, a AS who FROM pairs UNION ALL SELECT n, 1, b FROM pairs)
"""
        for table, values in (
            ('seats ("table", seat, name, person, level)', "n + 1, s, who, who, ''"),
            (
                'moves ("table", "match", ply, move, at, seat, who)',
                "n + 1, 0, s, substr('d3c3', 2 * s + 1, 2), 1e9, s, who",
            ),
            (
                'signs ("table", person, at, platform, chat, thread, private)',
                "n + 1, who, 1e9, 'rooms', 'hall', '', false",
            ),
            (
                'ratings ("table", "match", seat, person, game, ended, side, share, mu_before,'
                " sigma_before, mu, sigma)",
                "n + 1, 0, s, who, :game, 1.5e9 + :pace * n, s, (n % 3 = 0) = (s = 0), 25, 4,"
                " 25, 4",
            ),
        )
    ),
    "INSERT INTO people (key, name, language) SELECT DISTINCT person, person, 'en' FROM standings",
)
STANDINGS = """
INSERT INTO standings (game, person, mu, sigma, matches, points)
SELECT game, person, 25, 4, count(*), sum(share) FROM ratings GROUP BY game, person
"""


async def _filled(store: Store, number: int) -> None:
    """Matches that are over, each at a table of its own, in which both have moved once."""
    known = {
        "matches": number,
        "club": number // EACH,
        "guests": GUESTS,
        "guests_from": number - GUESTS * THEIRS,
        "game": GAME,
        "setup": SETUP,
        "pace": PACE,
    }
    for statement in (PAIRS, *FILL[:-1], STANDINGS, FILL[-1], "DROP TABLE pairs"):
        await store.database.write(_execute, statement, known)


def _execute(connection: Connection, statement: str, known: dict[str, Any]) -> None:
    asked = {name: value for name, value in known.items() if f":{name}" in statement}
    connection.execute(text(statement), asked)


class Stranger:
    """Somebody at a table of their own, every write of which is timed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        chairs = (Chair("Ann", "rooms:ann"), Chair("Ben", "rooms:ben"))
        self._table = Table("LONELY", GAME, "rooms:ann", chairs=chairs, series=Series())
        self._status = Status.LOBBY
        self.waited: list[float] = []

    async def run(self) -> None:
        """Write again and again until cancelled."""
        if await table_rows.load(self._store.database, self._table.code) is None:
            await self._store.tables.create(self._table)
        while True:
            began = time.perf_counter()
            after = self._table.changed()
            await self._store.tables.commit(self._table, after)
            self._table = after
            self.waited.append(time.perf_counter() - began)
            await asyncio.sleep(EVERY)


async def _link(store: Store, one: str, other: str) -> float:
    """Link two accounts; the CPU seconds of this process meanwhile, which a busy machine does not
    lengthen."""
    now = time.time()
    await link_rows.offer(store.database, one, f"hash of {one}", now, now + 600)
    began = time.process_time()
    await store.people.join(other, f"hash of {one}", now, 8)
    return time.process_time() - began


async def _measured(
    store: Store, what: str, stranger: Stranger, work: Callable[[], Awaitable[str]]
) -> Row:
    first = len(stranger.waited)
    began = time.perf_counter()
    remark = await work()
    took = time.perf_counter() - began
    waited = stranger.waited[first:]
    longest = f"longest {max(waited) * 1000:.0f} ms, {took:.1f} s"
    return row(what, waited, f"{longest}{remark}")


async def _links(store: Store, number: int) -> list[Row]:
    stranger, replaying = Stranger(store), RatingReplay(store)
    replay = asyncio.create_task(replaying.run())
    beside = asyncio.create_task(stranger.run())

    async def quiet() -> str:
        await asyncio.sleep(2)
        return ""

    async def replayed() -> str:
        until = time.monotonic() + LONGEST
        while time.monotonic() < until:
            await asyncio.sleep(0.1)
            if not await store.replays.unfinished():
                return ", replayed to the end"
        return ", not at its end"

    async def guests() -> str:
        links = [(f"rooms:g{one}", f"rooms:g{one + 1}") for one in range(0, GUESTS, 2)]
        took = [await _link(store, *link) for link in links]
        return f", a link {max(took) * 1000:.0f} ms of CPU{await replayed()}"

    async def regulars() -> str:
        took = await _link(store, "rooms:p0", "rooms:p1")
        return f", the link {took * 1000:.0f} ms of CPU{await replayed()}"

    async def forgotten() -> str:
        began = time.process_time()
        await store.people.forget("rooms:p2", fresh_ghost(), time.time(), {})
        took = time.process_time() - began
        return f", {took * 1000:.0f} ms of CPU{await replayed()}"

    works = {
        "nobody links": quiet,
        "guests": guests,
        "regulars": regulars,
        "one is forgotten": forgotten,
    }
    try:
        found = []
        for what, work in works.items():
            found.append(await _measured(store, f"{number} matches: {what}", stranger, work))
        return found
    finally:
        await end([replay, beside])


async def rows(matches: int = 0) -> list[Row]:
    """What a stranger's writes took while nobody links, guests do, two regulars do, and another is
    forgotten."""
    found = []
    for number in (matches,) if matches else MATCHES:
        with tempfile.TemporaryDirectory() as folder:
            store = await Store.open(f"sqlite:///{Path(folder)}/club.db")
            try:
                await _filled(store, number)
                await store.people.remember(Person("rooms", "ann", "Ann"))
                found += await _links(store, number)
            finally:
                await store.close()
    return found
