"""The outbox and the signs of people in the store."""

import asyncio
from dataclasses import replace

import pytest
from msgspec import structs
from sqlalchemy import Connection, select

from bot.people import Chat, ChatPreferences, PresenceSign
from bot.running.delivery_cleanup import DeliveryCleanup
from bot.store import displays as display_rows
from bot.store import notices as notice_rows
from bot.store import signs as sign_rows
from bot.store.chat_store import move
from bot.store.schema import notices
from bot.store.store import Store
from bot.store.tables import Conflict
from bot.tables.notices import Notice, NoticeKind
from bot.tables.table import Chair, Match, Status, Table
from tests import postgres
from tests.contract.conftest import both
from tests.patience import PATIENCE

ANN, BEN = Chair("Ann", "telegram:1"), Chair("Ben", "discord:2")
GROUP, OWN = Chat("telegram", "-100", "7"), Chat("discord", "5", "", True)
TABLE = Table(
    "ABCDE",
    "reversi",
    ANN.person,
    Status.PLAYING,
    chairs=(ANN, BEN),
    match=Match(0, "setup", "seed"),
)
TURN = Notice(BEN.person, NoticeKind.TURN, 1, "0.1.1")
END = Notice(ANN.person, NoticeKind.END, 1, "0")
BOTH = ("telegram", "discord")


async def written(store: Store, *due: Notice) -> Table:
    """The table after a change that makes these notices due."""
    await store.tables.create(TABLE)
    after = TABLE.changed()
    await store.tables.commit(TABLE, after, due=due)
    return after


async def test_notices_are_written_with_the_change_that_makes_them_due(store: Store) -> None:
    await written(store, TURN, END)
    found = await notice_rows.claim(store.database, BOTH, 100.0, 40.0)
    assert [open.notice for open in found] == [TURN, END]
    assert {open.table for open in found} == {"ABCDE"}


async def test_a_change_that_is_refused_writes_no_notice(store: Store) -> None:
    await written(store)
    with pytest.raises(Conflict):
        await store.tables.commit(TABLE, TABLE.changed(), due=[TURN])
    assert await notice_rows.claim(store.database, BOTH, 100.0, 40.0) == []


@both
async def test_what_is_claimed_is_free_again_when_the_claim_has_lapsed(store: Store) -> None:
    await written(store, TURN)
    (open,) = await notice_rows.claim(store.database, BOTH, 100.0, 40.0)
    assert await notice_rows.claim(store.database, BOTH, 159.0, 99.0) == []
    await notice_rows.renew(store.database, [open.id], 150.0)
    assert await notice_rows.claim(store.database, BOTH, 170.0, 110.0) == []
    assert await notice_rows.claim(store.database, BOTH, 211.0, 151.0) == [open]


@both
async def test_each_platform_claims_for_its_own_persons(store: Store) -> None:
    await written(store, TURN, END)
    assert await notice_rows.claim(store.database, (), 100.0, 40.0) == []
    found = await notice_rows.claim(store.database, ["discord"], 100.0, 40.0, "ABCDE")
    assert [open.notice for open in found] == [TURN]
    assert await notice_rows.claim(store.database, ["telegram"], 100.0, 40.0, "FGHJK") == []
    found = await notice_rows.claim(store.database, ["telegram"], 100.0, 40.0)
    assert [open.notice for open in found] == [END]


async def test_what_is_sent_is_never_claimed_again(store: Store) -> None:
    await written(store, TURN, END)
    turn, end = await notice_rows.claim(store.database, BOTH, 100.0, 40.0)
    display = await store.chats.add_display("ABCDE", GROUP, "12", None, 0)
    await display_rows.replace_message(store.database, display.id, "13", [turn.id], 101.0)
    found = await display_rows.at(store.database, GROUP, "13")
    assert found is not None and found.id == display.id
    assert await notice_rows.claim(store.database, BOTH, 900.0, 840.0) == [end]
    await notice_rows.sent(store.database, [end.id], 901.0)
    assert await notice_rows.claim(store.database, BOTH, 1900.0, 1840.0) == []


@both
async def test_after_a_start_a_file_is_nobodys_and_a_server_may_be_others(
    store: Store, url: str
) -> None:
    await written(store, TURN)
    await notice_rows.claim(store.database, BOTH, 100.0, 40.0)
    await notice_rows.release(store.database)
    found = await notice_rows.claim(store.database, BOTH, 110.0, 50.0)
    assert bool(found) == url.startswith("sqlite")


async def test_of_two_processes_one_claims_a_notice(server: postgres.Server) -> None:
    url = await server.fresh()
    one, other = await Store.open(url), await Store.open(url)
    try:
        table = TABLE
        await one.tables.create(table)
        for at in range(20):
            after = table.changed()
            await one.tables.commit(
                table, after, due=[structs.replace(TURN, revision=after.revision)]
            )
            table = after
            found = await asyncio.gather(
                notice_rows.claim(one.database, BOTH, 100.0 + at, 40.0, "ABCDE"),
                notice_rows.claim(other.database, BOTH, 100.0 + at, 40.0, "ABCDE"),
            )
            assert sorted(len(claimed) for claimed in found) == [0, 1]
    finally:
        await one.close()
        await other.close()


@both
async def test_a_table_wants_notices_always_when_a_chat_that_shows_it_does(store: Store) -> None:
    await written(store)
    assert not await store.chats.always_notices("ABCDE")
    await store.chats.set_preferences(GROUP, ChatPreferences(notices="always"))
    assert not await store.chats.always_notices("ABCDE")
    await store.chats.add_display("ABCDE", replace(GROUP, thread="8"), "12", None, 0)
    assert not await store.chats.always_notices("ABCDE")
    await store.chats.add_display("ABCDE", GROUP, "13", None, 0)
    assert await store.chats.always_notices("ABCDE")
    await store.chats.set_preferences(GROUP, ChatPreferences(notices="never"))
    assert not await store.chats.always_notices("ABCDE")


@both
async def test_the_last_sign_of_each_person_comes_back(store: Store) -> None:
    await written(store)
    await sign_rows.note(
        store.database,
        [("ABCDE", ANN.person, PresenceSign(5.5, GROUP)), ("ZZZZZ", "x:1", PresenceSign(1, OWN))],
    )
    await sign_rows.note(
        store.database,
        [
            ("ABCDE", ANN.person, PresenceSign(7.5, GROUP)),
            ("ABCDE", BEN.person, PresenceSign(6.0, OWN)),
        ],
    )
    expected = {ANN.person: PresenceSign(7.5, GROUP), BEN.person: PresenceSign(6.0, OWN)}
    assert await sign_rows.of_table(store.database, "ABCDE") == expected
    assert await sign_rows.of_table(store.database, "ZZZZZ") == {}


async def test_signs_go_along_with_a_chat_that_gets_another_id(store: Store) -> None:
    await written(store)
    await sign_rows.note(store.database, [("ABCDE", ANN.person, PresenceSign(5.5, GROUP))])
    there = Chat("telegram", "-100200")
    await move(store.database, Chat("telegram", "-100"), there)
    assert await sign_rows.of_table(store.database, "ABCDE") == {
        ANN.person: PresenceSign(5.5, replace(there, thread="7"))
    }


@both
async def test_what_was_told_of_tables_that_are_over_is_removed_after_thirty_days(
    store: Store,
) -> None:
    after = await written(store, TURN, END)
    other = replace(TABLE, code="FGHJK")
    await store.tables.create(other)
    await store.tables.commit(other, other.changed(), due=[TURN])
    over, unsent, running = [
        one.id for one in await notice_rows.claim(store.database, BOTH, 1.0, 0.0)
    ]
    await notice_rows.sent(store.database, [over, running], 1000.0)
    await store.tables.commit(after, after.changed(status=Status.OVER))
    old = DeliveryCleanup(store.database, lambda: 31 * 86_400.0, every=0.01)
    old.start()
    async with asyncio.timeout(PATIENCE):
        while await store.database.read(ids) != [unsent, running]:
            await asyncio.sleep(0.01)
    await old.close()


def ids(connection: Connection) -> list[int]:
    return sorted(connection.scalars(select(notices.c.id)))
