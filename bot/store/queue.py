"""The queue through which computer players are asked: PgQueuer's, in a schema of its own on the
PostgreSQL server that several processes share.

Whatever is put into it belongs to a transaction: a question to that of the move after which it is
asked, an answer to the one that takes the question away. That is why what is taken is finished
here, and not by PgQueuer's manager, which does so some time later.
"""

import asyncio
import time
import uuid
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import cache
from typing import Any

import asyncpg
from pgqueuer.adapters.drivers.asyncpg import AsyncpgDriver
from pgqueuer.adapters.persistence.qb import (
    QueryBuilderEnvironment,
    QueryQueueBuilder,
    QuerySchedulerBuilder,
)
from pgqueuer.adapters.persistence.queries import Queries
from pgqueuer.domain.settings import DBSettings, Durability
from pgqueuer.domain.types import Channel, QueueEntrypoint, QueueManagerId
from pgqueuer.ports.repository import EntrypointExecutionParameter
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.entries import QueueEntry, QueueLost, TakenEntry
from bot.store.session_leases import KEEPALIVES

SCHEMA = "queue"
CHANNEL = "crosstable_queue"
ALIVE, READY = 0x506C61796572, 0x506C61796573  # locks that processes of players share
DEAF = 10.0  # seconds without an answer after which the server is not there
NEVER = timedelta(days=365)
LAPSE = 4.0  # seconds without a sign of life after which what somebody has taken is anybody's

BROKEN = (
    DBAPIError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)

FIND = """SELECT id, entrypoint, status = 'picked' AS taken FROM queue.pgqueuer
    WHERE dedupe_key = ANY($1) AND status IN ('queued', 'picked') FOR UPDATE"""
STANDS = "SELECT queue_manager_id AS owner FROM queue.pgqueuer WHERE id = $1 FOR UPDATE"
MINE = "SELECT id FROM queue.pgqueuer WHERE id = ANY($1) AND queue_manager_id = $2"
WAITING = """SELECT count(*) AS waiting FROM (SELECT 1 FROM queue.pgqueuer
    WHERE status = 'queued' AND entrypoint = ANY($1) AND priority >= $2 LIMIT 64)
    few"""
MOVED_ON = """SELECT key FROM unnest($1::text[]) key WHERE NOT EXISTS (SELECT 1 FROM tables
    WHERE code = split_part(key, ' ', 1) AND revision::text = split_part(key, ' ', 2))"""
NOTIFY = "SELECT pg_notify($1, $2)"
SHARE = "SELECT pg_advisory_lock_shared($1)"
SHARED = """SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND (classid::bigint << 32 | objid::bigint) = $1 LIMIT 1"""
KNOWN = "SELECT to_regclass('queue.pgqueuer') AS known"
FORGET = "DELETE FROM queue.pgqueuer_log WHERE created < now() - $1::interval"
UNWANTED = """SELECT id FROM queue.pgqueuer
    WHERE entrypoint <> ALL($1) AND created < now() - $2::interval FOR UPDATE SKIP LOCKED"""


class QueueSession:
    """A connection by which one process takes entries of some kinds, and hears of new ones;
    ``withdrawn`` is called with the id of each that is withdrawn after somebody has taken it."""

    def __init__(
        self,
        driver: Any,
        kinds: Iterable[str],
        lapse: float,
        withdrawn: Callable[[int], None],
        owner: uuid.UUID,
        spares: bool,
        clock: Callable[[], float],
    ) -> None:
        self._driver = driver
        self._queries = _queries(driver)
        self._kinds = frozenset(kinds)
        self._lapse = timedelta(seconds=lapse)
        self._me = QueueManagerId(owner)
        self._clock = clock
        self._spares_until = clock() + lapse if spares else 0.0
        self._news = asyncio.Event()
        self._held: set[int] = set()
        self._withdrawn = withdrawn

    async def listen(self) -> None:
        """Hears from now on of what is put and withdrawn."""
        self._driver.add_termination_listener(lambda _connection: self._news.set())
        await self._driver.add_listener(CHANNEL, self._heard)

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        kind, _, job = payload.partition(" ")
        if kind in self._kinds:
            if job:
                self._withdrawn(int(job))
            else:
                self._news.set()

    async def news(self, seconds: float) -> None:
        """Waits until something was put, or for so many seconds."""
        try:
            async with asyncio.timeout(seconds):
                await self._news.wait()
        except TimeoutError:
            pass
        self._news.clear()

    def stir(self) -> None:
        """Ends the wait for news."""
        self._news.set()

    async def take(self, kinds: Sequence[str], most: int) -> list[TakenEntry]:
        """At most so many entries that wait, or that somebody has taken who is gone."""
        spares = self._clock() < self._spares_until
        jobs = await self._queries.dequeue(
            batch_size=most,
            entrypoints={QueueEntrypoint(kind): EntrypointExecutionParameter(0) for kind in kinds},
            queue_manager_id=self._me,
            global_concurrency_limit=None,
            heartbeat_timeout=NEVER if spares else self._lapse,
        )
        return [
            TakenEntry(
                job.id,
                job.entrypoint,
                job.priority,
                job.payload or b"",
                (job.updated - job.created).total_seconds(),
                job.queue_manager_id,
            )
            for job in jobs
        ]

    async def waiting(self, kinds: Sequence[str], priority: int) -> int:
        """How many entries wait that are at least as urgent; a lot more count as some."""
        rows = await self._driver.fetch(WAITING, list(kinds), priority)
        return int(rows[0]["waiting"])

    async def next_due(self, kinds: Sequence[str], most: float) -> float:
        """In how many seconds the next of those is due that were put for later; at most so many."""
        eta = await self._queries.next_deferred_eta([QueueEntrypoint(kind) for kind in kinds])
        return most if eta is None else min(most, max(0.0, eta.total_seconds()))

    async def beat(self, taken: Collection[int]) -> set[int]:
        """Whoever works at what was taken, by id, is alive; the ids of what is no longer theirs."""
        if not taken:
            return set()
        mine = {row["id"] for row in await self._driver.fetch(MINE, list(taken), self._me)}
        await self._queries.update_heartbeat(list(mine))
        return set(taken) - mine

    async def stand(self, ready: bool = False) -> None:
        """Lets all know, for as long as this session lasts, that players are here, or are ready."""
        lock = READY if ready else ALIVE
        if lock not in self._held:
            await self._driver.execute(SHARE, lock)
            self._held.add(lock)

    async def players(self, ready: bool = False) -> bool:
        """Whether players are in any process, or are ready in one."""
        return bool(await self._driver.fetch(SHARED, READY if ready else ALIVE))


class Queue:
    """The queue at a server. What somebody has taken who gives no sign for ``lapse`` seconds is
    anybody's again."""

    def __init__(
        self,
        engine: AsyncEngine,
        lapse: float = LAPSE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._lapse = lapse
        self._clock = clock

    async def close(self) -> None:
        """Lets go of all connections."""
        await self._engine.dispose()

    async def converge(self) -> None:
        """Brings the queue to the schema of the PgQueuer that is installed. Raises QueueLost."""
        async with self._guarded(limit=None) as driver:
            await _queries(driver).apply_upgrade()

    async def lengths(self) -> dict[str, tuple[int, float]]:
        """How many entries of each kind wait, and for how many seconds the oldest has. Raises
        QueueLost."""
        async with self._guarded() as driver:
            rows = await driver.fetch(QueryQueueBuilder(_settings()).build_queue_age_query())
        return {
            row["entrypoint"]: (row["queued_count"], float(row["oldest_age_seconds"]))
            for row in rows
        }

    async def known(self) -> bool:
        """Whether there is a queue. Raises QueueLost."""
        async with self._guarded() as driver:
            return (await driver.fetchrow(KNOWN))["known"] is not None

    def put(self, connection: Connection, entry: QueueEntry) -> None:
        """Puts an entry with the connection's transaction, unless one stands under its key."""
        _within(connection, lambda driver: _put(driver, (entry,)))

    def withdraw(self, connection: Connection, key: str) -> None:
        """Takes away, with the connection's transaction, what stands under a key; whoever has taken
        it hears of it."""
        _within(connection, lambda driver: _withdraw(driver, [key]))

    async def add(self, entries: Sequence[QueueEntry]) -> None:
        """Puts entries, but none whose key is there. Raises QueueLost."""
        async with self._guarded() as driver, driver.transaction():
            await _put(driver, entries)

    async def add_missing(self, entries: Sequence[QueueEntry]) -> None:
        """Puts entries whose keys name a table and its revision, ``"ABCDE 7"``, but none whose key
        is there or whose table has moved on: an answer may have come and gone since that table was
        read. Raises QueueLost."""
        async with self._guarded() as driver, driver.transaction():
            await _put(driver, entries)
            # In this order: what is played after the one is still there, before the other is seen.
            moved_on = await driver.fetch(MOVED_ON, [entry.key for entry in entries])
            await _withdraw(driver, [row["key"] for row in moved_on])

    async def remove(self, key: str) -> None:
        """Takes away what stands under a key. Raises QueueLost."""
        async with self._guarded() as driver, driver.transaction():
            await _withdraw(driver, [key])

    async def finish(self, job: TakenEntry, *entries: QueueEntry) -> bool:
        """Takes away what was taken, and puts entries in its place; False, and nothing is put,
        where it was withdrawn, or finished by somebody else. Raises QueueLost."""
        async with self._guarded() as driver, driver.transaction():
            standing = await driver.fetchrow(STANDS, job.id)
            if standing is None:
                return False
            await _close(driver, [job.id], "successful")
            if standing["owner"] != job.owner:  # who took it over need not go on
                await driver.execute(NOTIFY, CHANNEL, f"{job.kind} {job.id}")
            await _put(driver, entries)
            return True

    async def tidy(self, kinds: Sequence[str], seconds: float) -> None:
        """Forgets what PgQueuer has noted of entries before so many seconds, and entries that have
        waited so long unless they are of these kinds. Raises QueueLost."""
        age = timedelta(seconds=seconds)
        async with self._guarded() as driver, driver.transaction():
            await driver.execute(FORGET, age)
            unwanted = [row["id"] for row in await driver.fetch(UNWANTED, list(kinds), age)]
            await _close(driver, unwanted, "deleted")

    @asynccontextmanager
    async def session(
        self,
        kinds: Iterable[str],
        withdrawn: Callable[[int], None] = lambda _: None,
        owner: uuid.UUID | None = None,
        spares: bool = False,
    ) -> AsyncIterator[QueueSession]:
        """A connection by which entries of these kinds are taken; one ``owner`` may lose it and
        make another. The server may have been away then, and nobody could give a sign of life: one
        who ``spares`` takes nobody for dead at first. Raises QueueLost, also within it."""
        async with self._guarded(alone=True, limit=None) as driver:
            session = QueueSession(
                driver, kinds, self._lapse, withdrawn, owner or uuid.uuid4(), spares, self._clock
            )
            await session.listen()
            yield session

    @asynccontextmanager
    async def _guarded(self, alone: bool = False, limit: float | None = DEAF) -> AsyncIterator[Any]:
        try:
            async with asyncio.timeout(limit), self._connected(alone) as driver:
                yield driver
        except BROKEN as error:
            raise QueueLost(_reason(error)) from None

    @asynccontextmanager
    async def _connected(self, alone: bool = False) -> AsyncIterator[Any]:
        """The driver's connection; one that is used ``alone`` does not go back to the others."""
        connection = await self._engine.connect()
        try:
            if alone:
                await connection.execute(KEEPALIVES)
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            yield driver
        except BaseException:
            alone = True  # nobody knows what still goes on there
            raise
        finally:
            await asyncio.shield(_let_go(connection, alone))


def install(connection: Connection) -> None:
    """Makes the queue, with the connection's transaction, unless there is one."""

    async def make(driver: Any) -> None:
        queries = _queries(driver)
        if not await queries.schema_is_installed():
            await queries.install()
            await queries.optimize_autovacuum()

    _within(connection, make)


def _reason(error: BaseException) -> str:
    """What is wrong, in the server's words where it has said so: they never hold what is asked."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    refused = asyncpg.InsufficientPrivilegeError, asyncpg.InvalidAuthorizationSpecificationError
    known = cause.__cause__ if cause.__cause__ is not None else cause
    return str(known) if isinstance(known, refused) else type(known).__name__


async def _let_go(connection: AsyncConnection, alone: bool) -> None:
    try:
        if alone:
            await connection.invalidate()
        await connection.close()
    except BROKEN:
        pass  # it is gone as well


def _within(connection: Connection, work: Any) -> None:
    """Does something with the driver's own connection, in the transaction that has begun."""
    adapted: Any = connection.connection.dbapi_connection
    adapted.run_async(work)


@cache
def _settings() -> DBSettings:
    # Said in full: what is left out, PgQueuer takes from the environment.
    return DBSettings(
        prefix="", db_schema=SCHEMA, channel=Channel("ch_pgqueuer"), durability=Durability.balanced
    )


def _queries(driver: Any) -> Queries:
    settings = _settings()
    return Queries(
        AsyncpgDriver(driver),
        QueryBuilderEnvironment(settings),
        QueryQueueBuilder(settings),
        QuerySchedulerBuilder(settings),
    )


async def _put(driver: Any, entries: Sequence[QueueEntry]) -> None:
    if not entries:
        return
    entries = sorted(entries, key=lambda entry: entry.key)  # so that two do not wait for each other
    await _queries(driver).enqueue(
        [entry.kind for entry in entries],
        [entry.payload for entry in entries],
        [entry.priority for entry in entries],
        [timedelta(seconds=entry.after) for entry in entries],
        [entry.key for entry in entries],
        on_conflict="skip",
    )
    for kind in {entry.kind for entry in entries}:
        await driver.execute(NOTIFY, CHANNEL, kind)


async def _withdraw(driver: Any, keys: list[str]) -> None:
    found = await driver.fetch(FIND, keys)
    await _close(driver, [row["id"] for row in found], "canceled")
    for row in found:
        if row["taken"]:
            await driver.execute(NOTIFY, CHANNEL, f"{row['entrypoint']} {row['id']}")


async def _close(driver: Any, ids: list[int], status: str) -> None:
    """Takes entries away as PgQueuer does, which notes that it was so."""
    if ids:
        query = QueryQueueBuilder(_settings()).build_log_job_query()
        await driver.execute(query, ids, [status] * len(ids), [None] * len(ids))
