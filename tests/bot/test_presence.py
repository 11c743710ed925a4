"""Who is here, in memory and in the database."""

import asyncio
from collections.abc import Collection

import pytest

from bot.people import Chat, PresenceSign
from bot.running.presence import Presence
from bot.store import signs as sign_rows
from bot.store.database import Database
from bot.store.store import Store
from bot.tables import lobby
from bot.tables.table import Series
from tests.bot.rooms import person, room
from tests.bot.test_notices import Clock
from tests.patience import PATIENCE

ANN, BEN = person("Ann"), person("Ben")
HERE, THERE = room("lounge"), room("attic")


@pytest.fixture
async def code(store: Store) -> str:
    table = lobby.opened("reversi", ANN, {}, Series())
    await store.tables.create(table)
    return table.code


async def test_somebody_is_here_for_three_minutes_after_a_sign(store: Store, code: str) -> None:
    clock = Clock()
    presence = Presence(store.database, clock)
    assert not await presence.here(code, ANN.key)
    presence.sign(code, ANN.key, HERE)
    clock.now += 179.0
    assert await presence.here(code, ANN.key) and not await presence.here(code, BEN.key)
    clock.now += 1.0
    assert not await presence.here(code, ANN.key)
    await presence.close()


async def test_who_has_closed_their_last_page_is_no_longer_here(store: Store, code: str) -> None:
    presence = Presence(store.database, Clock())
    with presence.page(HERE):
        with presence.page(HERE):
            presence.sign(code, ANN.key, HERE)
            presence.sign(code, BEN.key, THERE)
        assert await presence.here(code, ANN.key), "one of two pages is left"
    assert not await presence.here(code, ANN.key) and await presence.here(code, BEN.key)
    assert await presence.place(code, ANN.key) == HERE
    with presence.page(HERE):
        assert await presence.here(code, ANN.key), "they are back"
    presence.sign(code, ANN.key, THERE)
    assert await presence.here(code, ANN.key), "they act elsewhere"
    await presence.close()


async def test_the_place_is_where_somebody_last_acted(store: Store, code: str) -> None:
    presence = Presence(store.database, Clock())
    presence.sign(code, ANN.key, HERE)
    presence.sign(code, ANN.key, THERE)
    assert await presence.place(code, ANN.key) == THERE
    presence.moved(Chat("rooms", "attic"), Chat("rooms", "cellar"))
    assert await presence.place(code, ANN.key) == room("cellar")
    assert await presence.place(code, BEN.key) is None
    await presence.close()


async def written_down() -> None:
    """Wait until nothing is being written."""
    while tasks := [one for one in asyncio.all_tasks() if one.get_name() == "signs of people"]:
        await asyncio.wait(tasks)


async def test_signs_are_written_once_a_minute_and_the_last_at_the_end(
    store: Store, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, written = Clock(), list[float]()
    note = sign_rows.note

    async def noting(database: Database, noted: Collection[tuple[str, str, PresenceSign]]) -> None:
        written.extend(sign.at - 1_800_000_000.0 for _, _, sign in noted)
        await note(database, noted)

    monkeypatch.setattr(sign_rows, "note", noting)
    presence = Presence(store.database, clock)
    for _ in range(13):
        presence.sign(code, ANN.key, HERE)
        await written_down()
        clock.now += 10.0
    assert written == [0.0, 60.0, 120.0]
    presence.sign(code, ANN.key, HERE)
    await presence.close()
    assert written == [0.0, 60.0, 120.0, 130.0]
    assert (await sign_rows.of_table(store.database, code))[ANN.key].at == clock.now


async def test_what_is_not_written_at_once_is_written_a_while_later(
    store: Store, code: str
) -> None:
    clock = Clock()
    presence = Presence(store.database, clock, write_seconds=0.05)
    presence.sign(code, ANN.key, HERE)
    clock.now += 0.01
    presence.sign(code, ANN.key, THERE)

    async def seen() -> bool:
        return (await sign_rows.of_table(store.database, code)).get(ANN.key) == PresenceSign(
            clock.now, THERE
        )

    async with asyncio.timeout(PATIENCE):
        while not await seen():
            await asyncio.sleep(0.01)
    await presence.close()


async def test_who_looks_at_the_table_no_longer_is_not_there_until_they_do_something(
    store: Store, code: str
) -> None:
    clock = Clock()
    presence = Presence(store.database, clock)
    presence.sign(code, ANN.key, HERE)
    presence.leave(code, ANN.key)
    assert not await presence.here(code, ANN.key)
    clock.now += 1.0
    presence.sign(code, ANN.key, HERE)
    assert await presence.here(code, ANN.key)
    await presence.close()


async def test_another_process_knows_who_is_here(store: Store, code: str) -> None:
    clock = Clock()
    one, other = Presence(store.database, clock), Presence(store.database, clock)
    assert not await other.here(code, ANN.key)
    one.sign(code, ANN.key, HERE)
    await one.write()
    clock.now += 61.0
    other.sign(code, BEN.key, THERE)
    assert await other.here(code, ANN.key)
    assert await other.last(code) == {ANN.key: clock.now - 61.0, BEN.key: clock.now}
    await one.close()
    await other.close()


async def test_signs_of_tables_that_nobody_asked_for_lately_are_read_from_the_database(
    store: Store, code: str
) -> None:
    clock = Clock()
    presence = Presence(store.database, clock, kept=1)
    presence.sign(code, ANN.key, HERE)
    clock.now += 5.0
    presence.sign(code, ANN.key, THERE)  # not written yet
    presence.sign("OTHER", BEN.key, HERE)
    assert await presence.place(code, ANN.key) == THERE
    await presence.close()


async def test_a_sign_at_no_table_does_no_harm(store: Store) -> None:
    presence = Presence(store.database, Clock())
    presence.sign("ZZZZZ", ANN.key, HERE)
    await presence.close()
    assert await sign_rows.of_table(store.database, "ZZZZZ") == {}


async def test_of_two_processes_signs_the_later_one_holds(store: Store, code: str) -> None:
    clock = Clock()
    one, other = Presence(store.database, clock), Presence(store.database, clock)
    other.sign(code, ANN.key, THERE)
    await other.write()
    clock.now += 61.0
    one.sign(code, ANN.key, HERE)
    await one.write()
    assert await other.place(code, ANN.key) == HERE
    await one.close()
    await other.close()
