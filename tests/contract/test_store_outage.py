"""A PostgreSQL server that is restarted under a store that is in use."""

import asyncio
import os
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Connection, text

from bot.errors import DatabaseDown
from bot.store.store import Store
from tests import postgres
from tests.fleet import cluster as clusters
from tests.fleet.cluster import Cluster

COUNTED = text("SELECT count(*) FROM tries WHERE number >= 0")
TRIED = text("INSERT INTO tries VALUES (:number)")
# A connection that dies while its transaction is being committed.
DYING = """
CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END';
CREATE CONSTRAINT TRIGGER dying AFTER INSERT ON tries
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION die();
"""


@pytest.fixture
async def cluster() -> AsyncIterator[Cluster]:
    try:
        async with clusters.running() as cluster:
            await cluster.execute("CREATE TABLE tries (number int)")
            yield cluster
    except postgres.Missing as missing:
        if os.environ.get("CI"):
            pytest.fail(str(missing))
        pytest.skip(str(missing))


@pytest.fixture
async def store(cluster: Cluster) -> AsyncIterator[Store]:
    store = await Store.open(cluster.url)
    yield store
    await store.close()


def attempt(connection: Connection, number: int) -> None:
    connection.execute(TRIED, {"number": number})


def count(connection: Connection) -> int:
    return int(connection.scalar(COUNTED) or 0)


@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_what_is_asked_while_the_server_restarts_is_done_once(
    cluster: Cluster, store: Store, mode: str
) -> None:
    database, over = store.database, asyncio.Event()
    done: list[int] = []
    doubtful: list[DatabaseDown] = []

    async def work(number: int) -> None:
        while not over.is_set():
            try:
                await database.write_relaxed(attempt, -1)  # which a crash may lose
                await database.write(attempt, number)
                done.append(number)
            except DatabaseDown as error:  # only while it was being committed
                doubtful.append(error)
            await database.read(count)

    working = [asyncio.create_task(work(number)) for number in range(4)]
    await asyncio.to_thread(cluster.restart, mode)
    before = len(done)
    while len(done) < before + len(working):
        await asyncio.sleep(0.01)
    over.set()
    await asyncio.gather(*working)
    assert len(doubtful) <= len(working)
    assert len(done) <= await database.read(count) <= len(done) + len(doubtful)


async def test_what_may_have_been_committed_is_not_done_again(
    cluster: Cluster, store: Store
) -> None:
    database = store.database
    await cluster.execute(DYING)
    with pytest.raises(DatabaseDown):
        await database.write(attempt, 1)
    await cluster.execute("DROP TRIGGER dying ON tries")
    assert await database.read(count) == 0
    await database.write(attempt, 2)
    assert await database.read(count) == 1


async def test_connections_that_were_cut_are_made_anew(cluster: Cluster, store: Store) -> None:
    database = store.database
    await database.write(attempt, 1)
    sleeping = text("SELECT pg_sleep(:seconds)")
    waited: list[float] = []

    def slowly(connection: Connection) -> int:
        waited.append(60.0 if not waited else 0.0)
        connection.execute(sleeping, {"seconds": waited[-1]})
        return count(connection)

    reading = asyncio.create_task(database.read(slowly))
    busy = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%'"
    while not (pids := [row["pid"] for row in await cluster.rows(busy)]):
        await asyncio.sleep(0.02)
    await cluster.cut(pids)
    assert await reading == 1 and len(waited) == 2
