"""Connections to a PostgreSQL server: what they cost each transaction, and how they end."""

import asyncio
import subprocess
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import Store
from bot.store.postgres import KEPT, MORE, Postgres
from tests import postgres
from tests.patience import PATIENCE

END_ALL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
END_ITSELF = text("SELECT pg_terminate_backend(pg_backend_pid())")


@pytest.fixture
async def url(server: postgres.Server) -> str:
    return await server.fresh()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


def database(store: Store) -> Postgres:
    assert isinstance(store._database, Postgres)
    return store._database


def one(connection: Connection) -> int:
    return int(connection.scalar(text("SELECT 1")) or 0)


async def test_a_transaction_asks_the_server_for_nothing_but_what_it_is_about(store: Store) -> None:
    asked: list[str] = []

    def listen(connection: object, *_: object) -> None:
        driver = connection.driver_connection  # type: ignore[attr-defined]
        driver.add_query_logger(lambda record: asked.append(record.query.strip("; ")))

    engine = database(store)._engine.sync_engine
    engine.pool.dispose()
    event.listen(engine, "connect", listen)
    await database(store).write(one)
    asked.clear()
    await database(store).write(one)
    assert asked == ["BEGIN", "COMMIT"]
    asked.clear()
    await database(store).read(one)
    assert asked == ["BEGIN ISOLATION LEVEL REPEATABLE READ", "ROLLBACK"]


async def test_nobody_notices_that_the_server_has_closed_every_connection(
    store: Store, server: postgres.Server, url: str
) -> None:
    for ask in (store.unfinished, database(store).read, database(store).write):
        await database(store).read(one)
        # While this process does nothing else, so that it has not heard of it when it asks next.
        end_all(url)
        if ask == store.unfinished:
            assert await store.unfinished() == []
        else:
            assert await ask(one) == 1  # type: ignore[call-arg]


async def test_what_ends_its_own_connection_is_tried_again_but_not_for_ever(store: Store) -> None:
    tries = 0

    def end(connection: Connection) -> None:
        nonlocal tries
        tries += 1
        connection.execute(END_ITSELF)

    with pytest.raises(DBAPIError):
        await database(store).write(end)
    assert tries > 1
    assert await database(store).read(one) == 1


async def test_what_the_database_refuses_is_not_tried_again(store: Store) -> None:
    tries = 0

    def divide(connection: Connection) -> None:
        nonlocal tries
        tries += 1
        connection.execute(text("SELECT 1 / 0"))

    with pytest.raises(DBAPIError):
        await database(store).write(divide)
    assert tries == 1


async def test_a_sign_of_life_waits_for_no_transaction(store: Store) -> None:
    pool, working = database(store)._engine, list[AsyncConnection]()
    try:
        for _ in range(KEPT + MORE):
            working.append(await pool.connect())
        async with asyncio.timeout(PATIENCE):
            living = await store.beat("one", ["telegram"], 60.0)
            await store.leave("one")
            async with database(store).duty("a duty"):
                pass
        assert living == {"one": {"telegram"}}
    finally:
        for connection in working:
            await connection.close()


def end_all(url: str) -> None:
    words = (postgres.programs() / "psql", "-q", "-c", END_ALL, url)
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)


async def test_the_url_may_say_sslmode_as_other_programs_on_the_server_do(url: str) -> None:
    assert "?" in url
    store = await Store.open(f"{url}&sslmode=disable")
    try:
        assert await database(store).read(one) == 1
    finally:
        await store.close()
