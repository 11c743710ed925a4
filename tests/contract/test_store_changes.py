"""Processes that share a server hear of each other's changes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from bot.people import PersonPreferences
from bot.store import people as person_rows
from bot.store.database import connect, parse
from bot.store.signals import PEOPLE, Signal
from bot.store.store import Store
from bot.store.tables import Conflict
from bot.tables.table import Chair, Table
from tests import postgres
from tests.bot.club import ANN, BEN, CLEO, Club
from tests.patience import PATIENCE

BEFORE = Table("FGHJK", "reversi", "web:1", chairs=(Chair("Ann", "web:1"),))
TABLE = Table("ABCDE", "reversi", "web:1", chairs=(Chair("Ann", "web:1"),))


@asynccontextmanager
async def listening(store: Store) -> AsyncIterator[asyncio.Queue[str]]:
    """The codes that the store hears of."""
    heard: asyncio.Queue[str] = asyncio.Queue()

    async def listen() -> None:
        async for code in store.database.changes():
            if Signal.parse(code) is None:
                heard.put_nowait(code)

    task = asyncio.create_task(listen())
    try:
        yield heard
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def listeners(connection: Connection) -> list[int]:
    """The server processes of this database that wait for notices."""
    found = connection.execute(
        text(
            "SELECT pid FROM pg_stat_activity"
            " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
        )
    )
    return [row.pid for row in found]


async def until_listening(url: str, than: int = 0) -> int:
    """The server process that listens, once there is one other than ``than``."""
    database = await connect(parse(url))
    try:
        while True:
            found = [pid for pid in await database.read(listeners) if pid != than]
            if found:
                return found[0]
            await asyncio.sleep(0.02)
    finally:
        await database.close()


@pytest.fixture
async def shared(server: postgres.Server) -> str:
    return await server.fresh()


async def test_a_process_hears_of_the_commits_of_others_and_not_of_its_own(shared: str) -> None:
    ours, theirs = await Store.open(shared), await Store.open(shared)
    async with listening(ours) as heard:
        await asyncio.wait_for(until_listening(shared), PATIENCE)
        await theirs.tables.create(BEFORE)
        await theirs.tables.commit(BEFORE, BEFORE.changed(due=1.0))
        assert await asyncio.wait_for(heard.get(), PATIENCE) == BEFORE.code
        await ours.tables.create(TABLE)
        one = TABLE.changed(due=1.0)
        await ours.tables.commit(TABLE, one)
        two = one.changed(due=2.0)
        await theirs.tables.commit(one, two)
        with pytest.raises(Conflict):
            await theirs.tables.commit(one, two)
        # What was changed as it began to listen it may hear of twice.
        while (code := await asyncio.wait_for(heard.get(), PATIENCE)) == BEFORE.code:
            continue
        assert code == TABLE.code
        assert heard.empty()
    await ours.close()
    await theirs.close()


async def test_what_was_said_while_the_connection_was_lost_is_made_up_for(shared: str) -> None:
    ours, theirs = await Store.open(shared, retry=0.3), await Store.open(shared)
    await theirs.tables.create(TABLE)
    database = await connect(parse(shared))
    async with listening(ours) as heard:
        listener = await asyncio.wait_for(until_listening(shared), PATIENCE)
        # What was said just before is made up for as well.
        assert await asyncio.wait_for(heard.get(), PATIENCE) == "ABCDE"
        await database.write(
            lambda connection: connection.execute(text(f"SELECT pg_terminate_backend({listener})"))
        )
        one = TABLE.changed(due=1.0)
        await theirs.tables.commit(TABLE, one)
        made_up = [await asyncio.wait_for(heard.get(), PATIENCE) for _ in range(2)]
        assert made_up == [PEOPLE, "ABCDE"]  # who is who may have changed meanwhile, too
        await asyncio.wait_for(until_listening(shared, than=listener), PATIENCE)
        await theirs.tables.commit(one, one.changed(due=2.0))
        assert await asyncio.wait_for(heard.get(), PATIENCE) == "ABCDE"
    await database.close()
    await ours.close()
    await theirs.close()


async def test_in_a_file_nothing_is_heard(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    async with listening(store) as heard:
        await store.tables.create(TABLE)
        await store.tables.commit(TABLE, TABLE.changed(due=1.0))
        await asyncio.sleep(0.05)
        assert heard.empty()
    await store.close()


async def test_others_hear_of_the_results_of_whoever_leaves_the_ladder(shared: str) -> None:
    ours, theirs = await Store.open(shared), await Store.open(shared)
    club = Club(ours)
    codes = [(await club.beats(ANN, BEN)).code for _ in range(2)]
    other = (await club.beats(ANN, CLEO)).code
    async with listening(theirs) as heard:
        await asyncio.wait_for(until_listening(shared), PATIENCE)
        missed = {await asyncio.wait_for(heard.get(), PATIENCE) for _ in range(3)}
        assert missed == {*codes, other}, "what is new at the start is made up for"
        await person_rows.set_person_preferences(
            ours.renamings, BEN.key, PersonPreferences(theme="dark")
        )
        await person_rows.set_person_preferences(
            ours.renamings, BEN.key, PersonPreferences(ladder=False)
        )
        found = [await asyncio.wait_for(heard.get(), PATIENCE) for _ in codes]
        assert found == codes[::-1] and heard.empty()
    await ours.close()
    await theirs.close()
