"""Connections to a PostgreSQL server: what they cost each transaction, and how they end."""

import asyncio
import subprocess
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import Pool

from bot.background import end
from bot.store import processes as process_rows
from bot.store import tables as table_rows
from bot.store.database import Database, connect, parse
from bot.store.postgres import KEPT, MORE
from bot.store.store import Store
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


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    opened = await connect(parse(url))
    yield opened
    await opened.close()


def one(connection: Connection) -> int:
    return int(connection.scalar(text("SELECT 1")) or 0)


async def test_a_transaction_asks_the_server_for_nothing_but_what_it_is_about(url: str) -> None:
    asked: list[str] = []

    def listen(connection: object, *_: object) -> None:
        driver = connection.driver_connection  # type: ignore[attr-defined]
        driver.add_query_logger(lambda record: asked.append(record.query.strip("; ")))

    event.listen(Pool, "connect", listen)
    try:
        database = await connect(parse(url))
    finally:
        event.remove(Pool, "connect", listen)
    try:
        await database.write(one)
        asked.clear()
        await database.write(one)
        assert asked == ["BEGIN", "COMMIT"]
        asked.clear()
        await database.read(one)
        assert asked == ["BEGIN ISOLATION LEVEL REPEATABLE READ", "ROLLBACK"]
    finally:
        await database.close()


async def test_nobody_notices_that_the_server_has_closed_every_connection(
    store: Store, server: postgres.Server, url: str
) -> None:
    for ask in (store.database.read, store.database.write):
        await store.database.read(one)
        # While this process does nothing else, so that it has not heard of it when it asks next.
        end_all(url)
        assert await ask(one) == 1
    await store.database.read(one)
    end_all(url)
    assert await table_rows.unfinished(store.database) == []


async def test_what_ends_its_own_connection_is_tried_again_but_not_for_ever(
    database: Database,
) -> None:
    tries = 0

    def end_itself(connection: Connection) -> None:
        nonlocal tries
        tries += 1
        connection.execute(END_ITSELF)

    with pytest.raises(DBAPIError):
        await database.write(end_itself)
    assert tries > 1
    assert await database.read(one) == 1


async def test_what_the_database_refuses_is_not_tried_again(database: Database) -> None:
    tries = 0

    def divide(connection: Connection) -> None:
        nonlocal tries
        tries += 1
        connection.execute(text("SELECT 1 / 0"))

    with pytest.raises(DBAPIError):
        await database.write(divide)
    assert tries == 1


async def test_a_sign_of_life_waits_for_no_transaction(store: Store) -> None:
    begun = 0

    def sleep(connection: Connection) -> None:
        nonlocal begun
        begun += 1
        connection.execute(text("SELECT pg_sleep(600)"))

    working = [asyncio.create_task(store.database.read(sleep)) for _ in range(KEPT + MORE)]
    try:
        async with asyncio.timeout(PATIENCE):
            while begun < KEPT + MORE:
                await asyncio.sleep(0.01)
        async with asyncio.timeout(PATIENCE):
            living = await process_rows.beat(store.database, "one", ["telegram"], 60.0)
            await process_rows.leave(store.database, "one")
            async with store.database.duty("a duty"):
                pass
        assert living == {"one": {"telegram"}}
    finally:
        await end(working)


def end_all(url: str) -> None:
    words = (postgres.programs() / "psql", "-q", "-c", END_ALL, url)
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)


async def test_the_url_may_say_sslmode_as_other_programs_on_the_server_do(url: str) -> None:
    assert "?" in url
    store = await Store.open(f"{url}&sslmode=disable")
    try:
        assert await store.database.read(one) == 1
    finally:
        await store.close()
