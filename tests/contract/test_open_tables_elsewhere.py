"""Somebody to play with is found at whichever of several processes they ask."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from tests import postgres
from tests.bot.rooms import Rooms, kept, person, room
from tests.bot.test_open_tables import listed, opened, seats, somebody
from tests.desks import desk_at
from tests.starting import start

ANN, BEN, CLEO = person("Ann"), person("Ben"), person("Cleo")
ANNS, BENS, CLEOS = (room(name, private=True) for name in ("ann", "ben", "cleo"))


@pytest.fixture
async def both(server: postgres.Server) -> AsyncIterator[list[Rooms]]:
    """Two processes at one database."""
    url = await server.fresh()
    async with AsyncExitStack() as stack:
        served = []
        for _ in range(2):
            store, desk = await desk_at(stack, url)
            rooms = Rooms(desk)
            rooms.store = store
            desk.attach(rooms)
            await start(desk)
            served.append(rooms)
        yield served


async def test_a_table_opened_at_one_process_is_found_at_another(both: list[Rooms]) -> None:
    one, other = both
    table = await opened(one, ANN, ANNS)
    assert seats(await listed(other.desk, BEN, BENS)) == [table.table]


async def test_two_who_ask_at_once_at_two_processes_play_each_other(both: list[Rooms]) -> None:
    one, other = both
    replies = await asyncio.gather(
        one.desk.press(ANN, ANNS, somebody()), other.desk.press(BEN, BENS, somebody())
    )
    codes = {reply.screen.table for reply in replies if reply.screen}
    assert len(codes) == 1
    assert len((await kept(one.store, codes.pop())).chairs) == 2
