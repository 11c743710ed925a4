"""What a process keeps in memory does not grow with the number of tables beyond its budget, and
what was let go is there again at the next press."""

import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.desk import Desk
from bot.running.budget import Budget
from bot.screens import Screen
from bot.screens.picture_cache import PictureCache
from engines import GAMES
from engines.replay import walk
from tests.bot.rooms import Rooms, payload, person, room, until
from tests.english import ENGLISH
from tests.stores import opened
from tests.thinking import KeptWorkers

BUDGET = Budget(tables=3, viewed=2, pictures=150_000)
TABLES = 8
MOVES = ("d3", "c3", "c4")


@pytest.fixture
async def rooms(tmp_path: Path) -> AsyncIterator[Rooms]:
    store, workers = await opened(tmp_path / "tables.db"), KeptWorkers()
    desk = Desk(store, workers, ENGLISH, budget=BUDGET)
    platform = Rooms(desk)
    desk.attach(platform)
    await desk.resume()
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


def kept(rooms: Rooms) -> Iterator[tuple[str, int]]:
    """Of how many tables something is kept, by what."""
    desk = rooms.desk
    tables, displays = desk._context.tables, desk._context.displays
    yield "tables", len(tables._tables)
    yield "revisions", len(tables._since)
    yield "takebacks", len(tables._takers)
    yield "positions", len(tables.positions._entries)
    yield "histories", len(desk._histories._told)
    yield "signs", len(desk._context.presence._tables)
    yield "displays", len(displays._registry._recent)
    gc.collect()
    yield "displays at work", len(displays._registry._held)


async def test_many_tables_take_no_more_than_a_few_do(rooms: Rooms) -> None:
    names = [f"player{number}" for number in range(TABLES)]
    for name in names:
        await sit_down(rooms, name)
        await press(rooms, name, "move", MOVES[0])
    await until(lambda: not rooms.desk._context.tables._locks)
    await until(lambda: all(count <= BUDGET.tables for _, count in kept(rooms)))
    assert dict(kept(rooms))["tables"] == BUDGET.tables, "as many as the budget allows"
    assert len(rooms.desk._context.tables.positions._seen) == BUDGET.viewed
    assert rooms.desk._pictures._kept.currsize <= BUDGET.pictures


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
    assert pictures._kept.currsize <= BUDGET.pictures
    assert await pictures.board(views[0], (), "light") is not first, "it made room"
    pictures.close()


async def test_what_is_larger_than_the_room_is_painted_all_the_same() -> None:
    pictures = PictureCache(10)
    assert (await pictures.cover("reversi", "light")).png
    assert pictures._kept.currsize == 0
    pictures.close()
