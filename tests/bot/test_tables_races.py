"""A table that is read while it changes: the older state never takes the newer one's place."""

import asyncio
from pathlib import Path

import pytest

from bot.people import Person
from bot.running.service import Tables
from bot.store import Store
from bot.tables import lobby
from bot.tables.table import Series, Table
from tests import stores
from tests.bot.rooms import Rooms, room, until
from tests.patience import PATIENCE

ANN = Person("rooms", "ann", "Ann")


async def test_a_slow_read_does_not_hide_a_change_made_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await stores.opened(tmp_path / "tables.db")
    writing, reading = Tables(store), Tables(store)
    opened = await writing.open("reversi", ANN, {}, Series())
    has_read, may_go_on = asyncio.Event(), asyncio.Event()
    load = store.load

    async def slow(code: str) -> Table | None:
        found = await load(code)
        has_read.set()
        await may_go_on.wait()
        return found

    monkeypatch.setattr(store, "load", slow)
    late = asyncio.create_task(reading.get(opened.code))
    await has_read.wait()
    monkeypatch.setattr(store, "load", load)
    changed = await reading.change(opened.code, lambda table: table.changed(due=1.0))
    may_go_on.set()
    assert await late == changed
    assert await reading.get(opened.code) == changed
    await store.close()


async def test_a_move_whose_author_is_cancelled_is_told_all_the_same(store: Store) -> None:
    tables, told = Tables(store), asyncio.Event()
    table = await tables.open("reversi", ANN, {}, Series())
    tables.listen(lambda after: told.set())
    joining = asyncio.create_task(tables.change(table.code, lambda t: lobby.doubled(t, ANN)))
    async with asyncio.timeout(PATIENCE):
        while not tables._commits:
            await asyncio.sleep(0.001)
    joining.cancel()
    await asyncio.wait_for(told.wait(), PATIENCE)
    kept = await store.load(table.code)
    assert kept is not None and len(kept.chairs) == 2


async def test_a_change_at_the_very_end_of_showing_is_shown_too(rooms: Rooms) -> None:
    chat = room("lounge")
    reply = await rooms.desk.command(ANN, chat, "play", {"game": "reversi"})
    screen = await rooms.post(ANN, chat, reply)
    displays = rooms.desk._context.displays
    for _ in range(20):
        displays.refresh(screen.table)
        found = displays._registry.find(screen.table)
        assert found is not None
        task = next(iter(found.states.values())).task
        assert task is not None
        # Woken before the callbacks that a finished task is still to call.
        while not task.done():
            await asyncio.sleep(0)
        shown = len(rooms.history)
        displays.refresh(screen.table)
        await until(lambda n=shown: len(rooms.history) > n)
