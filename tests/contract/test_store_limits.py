"""How many tables a person hosts and a chat shows, counted by the database."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import Connection, inspect, text

from bot.errors import TooManyLobbies, TooManyRunning
from bot.people import Chat
from bot.store import hosting as hosting_rows
from bot.store import tables as table_rows
from bot.store.database import connect, parse
from bot.store.migrate import upgrade
from bot.store.store import Store
from bot.tables.limits import TableLimits
from bot.tables.table import Chair, Status, Table
from tests.contract.conftest import both

LOBBY = Table("AAAAA", "reversi", "web:1", chairs=(Chair("Ann", "web:1"),))
LIMITS = TableLimits(lobbies=2, running=1, shown=1)
GROUP = Chat("telegram", "-1")

# Two lobbies of one person as the schema before the index kept them.
OLD_ROWS = tuple(
    f"""INSERT INTO tables VALUES ({number}, '{code}', 'reversi', 'web:1', 'lobby', 0, '[]',
        'single', 1, NULL, '[]', NULL, NULL, 1e9, {number}e9, TRUE)"""
    for number, code in ((1, "BBBBB"), (2, "CCCCC"))
)


async def test_a_lobby_too_many_is_not_kept(store: Store) -> None:
    for code in ("AAAAA", "BBBBB"):
        await store.tables.create(replace(LOBBY, code=code), LIMITS)
    with pytest.raises(TooManyLobbies) as refused:
        await store.tables.create(replace(LOBBY, code="CCCCC"), LIMITS)
    assert refused.value.params["codes"] == "AAAAA, BBBBB"
    assert await table_rows.load(store.database, "CCCCC") is None
    await store.tables.create(replace(LOBBY, code="DDDDD", host="web:2"), LIMITS)


@both
async def test_lobbies_created_at_once_stay_within_the_limit(store: Store) -> None:
    made = await asyncio.gather(
        *(store.tables.create(replace(LOBBY, code=code * 5), LIMITS) for code in "ABCDEFGH"),
        return_exceptions=True,
    )
    assert sum(result is None for result in made) == 2
    assert sum(isinstance(result, TooManyLobbies) for result in made) == 6


@both
async def test_a_running_table_too_many_stays_in_its_lobby(store: Store) -> None:
    for code in ("AAAAA", "BBBBB"):
        table = replace(LOBBY, code=code)
        await store.tables.create(table, LIMITS)
        if code == "AAAAA":
            await store.tables.commit(table, table.changed(status=Status.PLAYING), LIMITS)
    with pytest.raises(TooManyRunning):
        await store.tables.commit(table, table.changed(status=Status.PLAYING), LIMITS)
    assert await table_rows.load(store.database, "BBBBB") == table


async def test_a_running_table_goes_on_whatever_the_limit(store: Store) -> None:
    table = replace(LOBBY, status=Status.PLAYING)
    await store.tables.create(table)
    await store.tables.create(replace(table, code="BBBBB"))
    after = table.changed(hints=False)
    await store.tables.commit(table, after, LIMITS)
    assert await table_rows.load(store.database, "AAAAA") == after


@both
async def test_a_chat_shows_its_running_tables_once_each(store: Store) -> None:
    for number, (code, status, message) in enumerate(
        (
            ("AAAAA", Status.PLAYING, "1"),
            ("BBBBB", Status.LOBBY, "2"),
            ("CCCCC", Status.OVER, "3"),
            ("DDDDD", Status.PLAYING, ""),
        )
    ):
        await store.tables.create(replace(LOBBY, code=code, status=status))
        await store.chats.add_display(code, GROUP, message, None, number)
    await store.chats.add_display("AAAAA", GROUP, "9", None, 0)
    assert await hosting_rows.running_in(store.database, GROUP) == ["AAAAA"]
    assert await hosting_rows.running_in(store.database, Chat("telegram", "-1", "7")) == []


@both
async def test_tables_from_before_the_index_are_counted(empty: str) -> None:
    def write_old(connection: Connection) -> None:
        upgrade(connection, "0003")
        for row in OLD_ROWS:
            connection.execute(text(row))

    def indexes(connection: Connection) -> set[str | None]:
        return {index["name"] for index in inspect(connection).get_indexes("tables")}

    database = await connect(parse(empty))
    await database.write(write_old)
    assert "tables_host" not in await database.read(indexes)
    await database.close()
    store = await Store.open(empty)
    try:
        assert "tables_host" in await store.database.read(indexes)
        with pytest.raises(TooManyLobbies) as refused:
            await store.tables.create(LOBBY, LIMITS)
        assert refused.value.params["codes"] == "BBBBB, CCCCC"
    finally:
        await store.close()
