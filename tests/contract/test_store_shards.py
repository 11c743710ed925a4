"""What processes leave each other of a bot's shards, and what one of them has alone."""

import asyncio
from dataclasses import replace
from pathlib import Path

from sqlalchemy import text

from bot.people import Chat
from bot.store import displays as display_rows
from bot.store import shards as shard_rows
from bot.store.shards import GatewaySession
from bot.store.store import Store
from bot.tables.table import Status, Table
from tests import postgres, stores
from tests.contract.conftest import both
from tests.patience import PATIENCE

BOT = "4711"
STREAM = GatewaySession("a stream", 2**40, "wss://example.org/?v=10")
TERMINATE = text(
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted"
)


@both
async def test_where_a_shard_has_come_to_is_left_for_the_next(store: Store) -> None:
    await shard_rows.set_shard_count(store.database, BOT, 2)
    assert (
        await shard_rows.shard_count(store.database, BOT),
        await shard_rows.shard_count(store.database, "another"),
    ) == (2, 0)
    await shard_rows.keep_sessions(store.database, BOT, {0: STREAM, 1: None})
    assert await shard_rows.session(store.database, BOT, 0) == STREAM
    assert await shard_rows.session(store.database, BOT, 1) is None
    await shard_rows.set_shard_count(store.database, BOT, 2)
    assert await shard_rows.session(store.database, BOT, 0) == STREAM
    await shard_rows.set_shard_count(store.database, BOT, 4)
    assert [await shard_rows.session(store.database, BOT, shard) for shard in range(4)] == [
        None
    ] * 4


@both
async def test_one_shard_of_a_lane_begins_at_a_time(store: Store) -> None:
    await shard_rows.set_shard_count(store.database, BOT, 4)
    assert await shard_rows.identify(store.database, BOT, 0, 2, 60.0) == 0.0
    assert await shard_rows.identify(store.database, BOT, 1, 2, 60.0) == 0.0, "another lane"
    assert 50.0 < await shard_rows.identify(store.database, BOT, 2, 2, 60.0) <= 60.0
    assert await shard_rows.identify(store.database, BOT, 2, 2, 0.0) == 0.0
    # Of several that ask at once one begins.
    await shard_rows.set_shard_count(store.database, BOT, 8)
    asked = (shard_rows.identify(store.database, BOT, shard, 1, 60.0) for shard in range(8))
    assert sorted(await asyncio.gather(*asked)).count(0.0) == 1


@both
async def test_a_shard_that_was_long_in_connecting_waits_for_who_began_meanwhile(
    store: Store,
) -> None:
    await shard_rows.set_shard_count(store.database, BOT, 4)
    assert await shard_rows.identify(store.database, BOT, 0, 2, 60.0) == 0.0
    assert await shard_rows.begins(store.database, BOT, 0, 2, 60.0) == 0.0, "none but itself"
    assert await shard_rows.begins(store.database, BOT, 1, 2, 60.0) == 0.0, "another lane"
    assert 50.0 < await shard_rows.begins(store.database, BOT, 2, 2, 60.0) <= 60.0
    assert await shard_rows.begins(store.database, BOT, 0, 2, 60.0) == 0.0, "it has not begun"


@both
async def test_it_is_known_which_commands_are_registered(store: Store) -> None:
    assert await shard_rows.registered(store.database, BOT) == ""
    await shard_rows.register(
        store.database, BOT, "a digest"
    )  # perhaps before anybody knows of shards
    await shard_rows.set_shard_count(store.database, BOT, 2)
    assert await shard_rows.registered(store.database, BOT) == "a digest"


@both
async def test_the_server_of_a_chat_becomes_known_once(store: Store) -> None:
    await store.tables.create(Table("ABCDE", "reversi", "discord:1", Status.LOBBY, 0, ()))
    chat = Chat("discord", "7")
    await store.chats.add_display("ABCDE", chat, "12", None, 0)
    assert await display_rows.locate(store.database, replace(chat, server="99"))
    assert not await display_rows.locate(store.database, replace(chat, server="99"))
    (display,) = await display_rows.of_table(store.database, "ABCDE")
    assert display.chat.server == "99"
    # Whoever shows it again without knowing takes nothing away.
    await store.chats.add_display("ABCDE", chat, "12", None, 1)
    assert (await display_rows.of_table(store.database, "ABCDE"))[0].chat.server == "99"


async def test_a_lease_is_one_process_s_until_it_lets_go(server: postgres.Server) -> None:
    url = await server.fresh()
    first, second = await Store.open(url), await Store.open(url)
    try:
        async with first.database.leases() as one, second.database.leases() as other:
            assert await one.take("a") and await one.take("b")
            assert not await other.take("a") and await other.others_have("a")
            assert not await one.others_have("c")
            await one.free("a")
            assert await other.take("a") and not await other.take("b")
            await first.database.write(lambda connection: connection.execute(TERMINATE))
            for leases in (one, other):
                await asyncio.wait_for(leases.lost.wait(), PATIENCE)
                assert not await leases.take("c")
        async with second.database.leases() as other:
            assert await other.take("a") and await other.take("b")
    finally:
        await first.close()
        await second.close()


async def test_in_a_file_everything_is_the_one_process_s(tmp_path: Path) -> None:
    store = await stores.opened(tmp_path / "tables.db")
    async with store.database.leases() as leases:
        assert await leases.take("a") and not await leases.others_have("a")
        assert not leases.lost.is_set()
    await store.close()
