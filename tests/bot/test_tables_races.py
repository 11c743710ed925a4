"""A table that is read while it changes: the older state never takes the newer one's place."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.people import Person
from bot.running.service import Tables
from bot.store import tables as table_rows
from bot.store.database import Database
from bot.store.store import Store
from bot.tables import lobby
from bot.tables.table import Series, Table
from tests import stores
from tests.patience import PATIENCE

ANN = Person("rooms", "ann", "Ann")


async def test_a_slow_read_does_not_hide_a_change_made_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await stores.opened(tmp_path / "tables.db")
    writing, reading = Tables(store), Tables(store)
    opened = await writing.open("reversi", ANN, {}, Series())
    has_read, may_go_on = asyncio.Event(), asyncio.Event()
    load = table_rows.load

    async def slow(database: Database, code: str) -> Table | None:
        found = await load(database, code)
        has_read.set()
        await may_go_on.wait()
        return found

    monkeypatch.setattr(table_rows, "load", slow)
    late = asyncio.create_task(reading.get(opened.code))
    await has_read.wait()
    monkeypatch.setattr(table_rows, "load", load)
    changed = await reading.change(opened.code, lambda table: table.changed(due=1.0))
    may_go_on.set()
    assert await late == changed
    assert await reading.get(opened.code) == changed
    await store.close()


async def test_a_move_whose_author_is_cancelled_is_told_all_the_same(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit, begun = store.tables.commit, asyncio.Event()

    async def noticed(*what: Any, **more: Any) -> None:
        begun.set()
        await commit(*what, **more)

    tables, told = Tables(store), asyncio.Event()
    table = await tables.open("reversi", ANN, {}, Series())
    tables.listen(lambda after: told.set())
    monkeypatch.setattr(store.tables, "commit", noticed)
    joining = asyncio.create_task(tables.change(table.code, lambda t: lobby.doubled(t, ANN)))
    await asyncio.wait_for(begun.wait(), PATIENCE)
    joining.cancel()
    await asyncio.wait_for(told.wait(), PATIENCE)
    kept = await table_rows.load(store.database, table.code)
    assert kept is not None and len(kept.chairs) == 2
