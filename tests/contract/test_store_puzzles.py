"""Tries at puzzles, missed ones, and chats with a daily one, in the store."""

import asyncio

from sqlalchemy import Connection, inspect, text

from bot.features.puzzles import rows as puzzle_rows
from bot.features.puzzles.puzzle import PuzzleScore
from bot.features.training import rows as training_rows
from bot.people import Chat, Person
from bot.store import tables as table_rows
from bot.store.database import connect, parse
from bot.store.migrate import HEAD, upgrade, version
from bot.store.store import Store
from bot.tables.table import Status
from tests import postgres
from tests.contract.conftest import both
from tests.contract.test_store_migrations import write_fifth

GROUP, OTHER = Chat("telegram", "-100", "7"), Chat("discord", "5")
ANN, BEN = Person("telegram", "1", "Ann"), Person("telegram", "2", "Ben")
BOTH = ("telegram", "discord")


async def test_the_first_answer_of_a_day_counts_and_no_other(store: Store) -> None:
    assert await puzzle_rows.tried(store.database, ANN.key, 9) is None
    assert await puzzle_rows.attempt(store.database, ANN.key, 9, GROUP, False, 3, 1.0)
    assert not await puzzle_rows.attempt(store.database, ANN.key, 9, GROUP, True, 3, 2.0)
    assert await puzzle_rows.tried(store.database, ANN.key, 9) is False
    assert await puzzle_rows.attempt(store.database, ANN.key, 10, GROUP, True, 3, 3.0)
    assert await puzzle_rows.solved_days(store.database, ANN.key) == [10]


@both
async def test_two_answers_at_once_count_once(store: Store) -> None:
    tries = (puzzle_rows.attempt(store.database, ANN.key, 9, GROUP, True, 3, 1.0) for _ in range(6))
    assert sorted(await asyncio.gather(*tries)) == [False] * 5 + [True]


@both
async def test_a_chat_ranks_the_points_made_there_in_its_days(store: Store) -> None:
    for who in (ANN, BEN):
        await store.people.remember(who)
    await puzzle_rows.attempt(store.database, ANN.key, 8, GROUP, True, 2, 1.0)
    await puzzle_rows.attempt(store.database, ANN.key, 9, GROUP, True, 2, 2.0)
    await puzzle_rows.attempt(store.database, BEN.key, 9, GROUP, True, 3, 3.0)
    await puzzle_rows.attempt(store.database, BEN.key, 8, OTHER, True, 5, 1.0)
    assert await puzzle_rows.places(store.database, GROUP, 9, 9) == [
        PuzzleScore("Ben", 3),
        PuzzleScore("Ann", 2),
    ]
    assert await puzzle_rows.places(store.database, GROUP, 1, 9) == [
        PuzzleScore("Ann", 4),
        PuzzleScore("Ben", 3),
    ]
    assert await puzzle_rows.places(store.database, OTHER, 9, 9) == []


@both
async def test_what_was_missed_longest_ago_comes_first_until_it_is_learned(store: Store) -> None:
    await training_rows.miss(store.database, ANN.key, "reversi.3", 1.0)
    await training_rows.miss(store.database, ANN.key, "reversi.4", 2.0)
    assert await training_rows.missed(store.database, ANN.key) == ["reversi.3", "reversi.4"]
    await training_rows.miss(store.database, ANN.key, "reversi.3", 3.0)
    assert await training_rows.missed(store.database, ANN.key) == ["reversi.4", "reversi.3"]
    await training_rows.learn(store.database, ANN.key, "reversi.4")
    await training_rows.learn(store.database, ANN.key, "reversi.3")
    assert await training_rows.missed(store.database, ANN.key) == []


@both
async def test_a_chat_is_claimed_once_at_its_hour_and_not_again_that_day(store: Store) -> None:
    await puzzle_rows.subscribe(store.database, GROUP, 18, 8)
    assert await puzzle_rows.claim(store.database, BOTH, 9, 17, 100.0, 40.0) == []
    assert await puzzle_rows.claim(store.database, ("discord",), 9, 18, 100.0, 40.0) == []
    claims = (puzzle_rows.claim(store.database, BOTH, 9, 18, 100.0, 40.0) for _ in range(4))
    assert sorted(map(len, await asyncio.gather(*claims))) == [0, 0, 0, 1]
    assert await puzzle_rows.claim(store.database, BOTH, 9, 18, 200.0, 140.0) == [GROUP], (
        "its owner died"
    )
    await puzzle_rows.posted(store.database, GROUP, 9)
    assert await puzzle_rows.claim(store.database, BOTH, 9, 23, 999.0, 940.0) == []
    assert await puzzle_rows.claim(store.database, BOTH, 10, 19, 999.0, 940.0) == [GROUP]


async def test_two_processes_do_not_claim_the_same_chat(server: postgres.Server) -> None:
    url = await server.fresh()
    stores = [await Store.open(url) for _ in range(2)]
    try:
        await puzzle_rows.subscribe(stores[0].database, GROUP, 0, 8)
        claims = (puzzle_rows.claim(each.database, BOTH, 9, 5, 100.0, 40.0) for each in stores)
        assert sorted(map(len, await asyncio.gather(*claims))) == [0, 1]
    finally:
        for each in stores:
            await each.close()


@both
async def test_a_chat_that_wants_it_no_longer_is_not_claimed(store: Store) -> None:
    await puzzle_rows.subscribe(store.database, GROUP, 7, 8)
    assert await puzzle_rows.hour(store.database, GROUP) == 7
    assert await puzzle_rows.unsubscribe(store.database, GROUP)
    assert not await puzzle_rows.unsubscribe(store.database, GROUP)
    assert await puzzle_rows.hour(store.database, GROUP) is None
    assert await puzzle_rows.claim(store.database, BOTH, 9, 8, 100.0, 40.0) == []


@both
async def test_a_database_of_the_version_before_keeps_running_and_finished_tables(
    empty: str,
) -> None:
    def write_before(connection: Connection) -> None:
        write_fifth(connection)
        upgrade(connection, "0009")
        connection.execute(text("UPDATE tables SET status = 'over' WHERE code = 'FGHJK'"))

    columns: dict[str, str] = {}  # of the version before: later ones have more

    def rows(connection: Connection) -> list[object]:
        for table in ("tables", "seats", "matches", "moves"):
            known = inspect(connection).get_columns(table)
            columns.setdefault(table, ", ".join(f'"{column["name"]}"' for column in known))
        found = [text(f'SELECT {columns[t]} FROM "{t}" ORDER BY 1, 2') for t in columns]
        return [tuple(row) for each in found for row in connection.execute(each).all()]

    database = await connect(parse(empty))
    await database.write(write_before)
    before = await database.read(rows)
    await database.close()
    store = await Store.open(empty)
    try:
        running, over = (
            await table_rows.load(store.database, "ABCDE"),
            await table_rows.load(store.database, "FGHJK"),
        )
        assert running is not None and running.match is not None
        assert running.match.moves == ("d3", "c3")
        assert over is not None and over.status is Status.OVER
        assert await puzzle_rows.attempt(store.database, ANN.key, 9, GROUP, True, 3, 1.0)
    finally:
        await store.close()
    database = await connect(parse(empty))
    try:
        assert await database.read(version) == HEAD
        assert await database.read(rows) == before
    finally:
        await database.close()
