"""Of several processes one alone pairs a round, opens a table and posts a message."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from bot.features.tournaments.rows import audits, reading
from bot.press import packed
from tests import postgres
from tests.bot.rooms import Rooms, person, room
from tests.desks import desk_at

CLUB = room("club")
PEOPLE = [person(name) for name in ("Ann", "Ben", "Cleo", "Dora")]
DRAFT = "reversi", "swiss", "3", "0", "5m-10s", "ra"


@pytest.fixture
async def three(server: postgres.Server) -> AsyncIterator[list[Rooms]]:
    """Three processes at one database, all of which may write in the chat, and whose jobs run when
    they are told."""
    url = await server.fresh()
    async with AsyncExitStack() as stack:
        served = []
        for _ in range(3):
            store, desk = await desk_at(stack, url)
            rooms = Rooms(desk)
            rooms.store = store
            desk.attach(rooms)
            served.append(rooms)
        yield served


async def test_three_processes_pair_a_round_once_and_say_so_once(three: list[Rooms]) -> None:
    first, store = three[0], three[0].store
    await first.desk.press(PEOPLE[0], CLUB, packed("cup", "", 0, ("new", "open", *DRAFT)))
    (code,) = await reading.in_chat(store.database, CLUB)
    for who in PEOPLE:
        join = packed("cup", "", 0, (code.lower(), "join"))
        assert not (await first.desk.press(who, CLUB, join)).refused
    for _ in range(2):
        await asyncio.gather(*(each.desk.features.jobs.run_once() for each in three))
    state = await reading.load(store.database, code)
    assert state is not None
    assert (state.tournament.round, len(state.boards)) == (1, 2)
    tables = await audits.tables_of(store.database, code)
    assert sorted(place for place, _, _ in tables) == [(1, 1), (1, 2)]
    assert {board.table for board in state.boards} == {table.code for _, table, _ in tables}
    rounds = Counter(
        screen.lines[1]
        for rooms in three
        for (key, _), screen in rooms.messages.items()
        if key == CLUB.key and len(screen.lines) > 1 and "Round 1" in screen.lines[1]
    )
    assert rounds.total() == 1, rounds
