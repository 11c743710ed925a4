"""What a process keeps in memory does not grow with the number of tables beyond its budget, and
what was let go is there again at the next press."""

import asyncio
import gc
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.desk.table_displays import TableDisplays
from bot.running.budget import Budget
from bot.running.presence import TableSigns
from bot.screens import Screen
from bot.screens.picture_cache import PictureCache
from engines import GAMES
from engines.replay import walk
from tests.bot.rooms import Rooms, payload, person, room, until
from tests.desks import desk_of
from tests.patience import PATIENCE
from tests.starting import start
from tests.stores import opened
from tests.thinking import KeptWorkers

BUDGET = Budget(tables=3, viewed=2, pictures=150_000)
TABLES = 8
MOVES = ("d3", "c3", "c4")


@pytest.fixture
async def rooms(tmp_path: Path) -> AsyncIterator[Rooms]:
    store, workers = await opened(tmp_path / "tables.db"), KeptWorkers()
    desk = desk_of(store, workers, budget=BUDGET)
    platform = Rooms(desk)
    desk.attach(platform)
    await start(desk)
    yield platform
    await desk.close()
    await workers.close()
    await store.close()


async def press(rooms: Rooms, name: str, verb: str, *path: str) -> Screen:
    """A press at somebody's table, once its room shows what came of it."""
    chat = room(name)
    before = rooms.screen(chat)
    reply = await rooms.desk.press(person(name), chat, payload(before, verb, *path))
    assert not reply.refused, reply.notice
    await until(lambda: rooms.screen(chat).revision > before.revision)
    return rooms.screen(chat)


async def sit_down(rooms: Rooms, name: str) -> None:
    """Somebody begins a match with both sides."""
    who, chat = person(name), room(name)
    reply = await rooms.desk.command(who, chat, "play", {"game": "reversi", "first": "1"})
    await rooms.post(who, chat, reply)
    for verb in ("also", "start"):
        await press(rooms, name, verb)


def remembered() -> dict[str, int]:
    """Of how many tables the process holds something, by what: whatever it is held by."""
    gc.collect()
    held: dict[str, set[object]] = {"displays": set(), "signs": set()}
    for thing in gc.get_objects():
        if isinstance(thing, TableDisplays):
            held["displays"].add(id(thing))
        elif isinstance(thing, TableSigns):
            held["signs"].add(id(thing))
    return {what: len(found) for what, found in held.items()}


async def test_many_tables_take_no_more_than_a_few_do(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    gc.freeze()  # or it would go through all that was loaded
    monkeypatch.setattr(gc, "freeze", lambda: None)  # as a desk does that has warmed up
    before = remembered()
    for number in range(TABLES):
        await sit_down(rooms, f"player{number}")
        await press(rooms, f"player{number}", "move", MOVES[0])
    async with asyncio.timeout(PATIENCE):
        while any(count > before[what] + BUDGET.tables for what, count in remembered().items()):
            await asyncio.sleep(0.1)
    assert remembered()["signs"] == before["signs"] + BUDGET.tables, "as many as it allows"


async def test_a_table_that_was_let_go_is_played_on(rooms: Rooms) -> None:
    names = [f"player{number}" for number in range(TABLES)]
    for name in names:
        await sit_down(rooms, name)
    for move in MOVES:
        for name in names:
            screen = await press(rooms, name, "move", move)
            assert move in " ".join(screen.lines)


async def test_a_picture_is_painted_once_for_all_who_ask_and_kept_within_its_room() -> None:
    rules, pictures = GAMES["reversi"], PictureCache(BUDGET.pictures)
    states = walk(rules, "reversi first=1 position=start", MOVES)
    views = [rules.view(state, None) for state in states]
    first, second = await asyncio.gather(*(pictures.board(views[0], (), "light") for _ in "ab"))
    assert first is second
    assert await pictures.board(views[0], (), "light") is first
    for view in views:
        await pictures.board(view, (), "light")
    assert await pictures.board(views[0], (), "light") is not first, "it made room"
    pictures.close()


async def test_what_is_larger_than_the_room_is_painted_all_the_same() -> None:
    pictures = PictureCache(10)
    cover = await pictures.cover("reversi", "light")
    assert cover.png and await pictures.cover("reversi", "light") is not cover
    pictures.close()
