"""Whole tournaments with people who drop out, a platform that fails, and a bot that is killed."""

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, select

from bot.desk.platform import Newest
from bot.features.tournaments.audit import problems
from bot.features.tournaments.rows import audits, reading
from bot.features.tournaments.tournament import TournamentState
from bot.people import Display, Person
from bot.press import Press, packed
from bot.running.service import Tables
from bot.screens import Screen
from bot.store.schema import metadata
from bot.store.store import Store
from bot.tables import play
from bot.tables.table import Table
from engines import GAMES
from tests import stores
from tests.bot.clock import Clock
from tests.bot.rooms import Rooms, kept, person, room, surely
from tests.desks import desk_of
from tests.thinking import KeptWorkers

CLUB = room("club")
MINUTE = 60.0
FAILING = 0.05  # of what a platform is asked for
LEAVING = 0.01  # of those who have just played
AWAY = 0.05  # of those who should come to a table
KILLED = 0.85  # of the looks, as long as there are kills left
MOST_LOOKS = 400


class FailingRooms(Rooms):
    """Rooms of a platform that refuses some of what it is asked for."""

    lot: random.Random
    failing = FAILING

    def _may_fail(self) -> None:
        if self.lot.random() < self.failing:
            raise ConnectionError("the platform does not answer")

    async def show(self, display: Display, newest: Newest, playing: bool = False) -> Screen:
        self._may_fail()
        return await super().show(display, newest, playing)

    async def post(self, *what: Any) -> Any:
        self._may_fail()
        return await super().post(*what)


@dataclass
class Evening:
    """What a tournament came to: what did ``not_add_up``, how many ``boards`` were decided, to how
    many of them ``nobody`` came, in how many ``matches``, how often people were notified, the
    seconds of the processor, and the rows that it left."""

    people: int
    not_add_up: list[str] = field(default_factory=list)
    boards: int = 0
    nobody: int = 0
    matches: int = 0
    kills: int = 0
    rang: float = 0.0
    rang_most: int = 0
    seconds: float = 0.0
    rows: dict[str, int] = field(default_factory=dict)


@asynccontextmanager
async def opened(store: Store, clock: Clock, lot: random.Random) -> AsyncIterator[FailingRooms]:
    """A desk of the database, with a platform that fails now and then."""
    workers = KeptWorkers()
    desk = desk_of(store, workers, clock=clock)
    rooms = FailingRooms(desk)
    rooms.store, rooms.lot = store, lot
    desk.attach(rooms)
    try:
        yield rooms
    finally:
        await desk.close()
        await workers.close()


async def evening(file: Path, people: int, draft: str, seed: int, kills: int = 30) -> Evening:
    """Plays a tournament of so many people as the words of its ``draft`` say, with as many kills in
    the middle of what goes on by itself."""
    lot, clock, found = random.Random(seed), Clock(), Evening(people)
    everybody = [person(f"P{number}") for number in range(people)]
    notified: Counter[str] = Counter()
    begun = time.process_time()
    store = await stores.opened(file)
    code = ""
    over = False
    try:
        while not over:
            async with opened(store, clock, lot) as rooms:
                if not code:
                    code = await begin(rooms, everybody, draft)
                    clock.now += 6 * MINUTE
                    await looked(rooms)
                    clock.now += 10 * MINUTE
                over = await go_on(rooms, clock, code, everybody, found, kills)
                notified.update(who for who, _ in rooms.notified)
        state = await loaded(store, code)
        tables = await audits.tables_of(store.database, code)
        news = await reading.news_of(store.database, code)
        found.not_add_up = problems(state, tables, news)
        found.boards = sum(each.pairing.result is not None for each in state.boards)
        found.nobody = sum(
            each.pairing.result is not None
            and len(each.pairing.result.absent) == len(each.pairing.seats)
            for each in state.boards
        )
        found.matches = len(tables)
        found.rang = notified.total() / people
        found.rang_most = max(notified.values(), default=0)
        found.rows = await store.database.read(counted)
    finally:
        await store.close()
    found.seconds = time.process_time() - begun
    return found


def counted(connection: Connection) -> dict[str, int]:
    """How many rows each table has that has any."""
    counts = {
        table.name: connection.scalar(select(func.count()).select_from(table)) or 0
        for table in metadata.sorted_tables
    }
    return {name: count for name, count in counts.items() if count}


async def begin(rooms: FailingRooms, everybody: list[Person], draft: str) -> str:
    """The code of a tournament that the first has opened and all have joined."""
    form = packed("cup", "", 0, ("new", "open", *draft.split()))
    host = everybody[0]
    assert not (await rooms.desk.press(host, CLUB, form)).refused
    (code,) = await reading.in_chat(rooms.store.database, CLUB)
    for number, who in enumerate(everybody):
        chat = CLUB if number % 2 else room(f"{who.key}'s own", private=True)
        if number % 2:
            join = Press("cup", "", 0, (code.lower(), "join")).pack()
            assert not (await rooms.desk.press(who, chat, join)).refused
        else:
            assert not (await rooms.desk.line(who, chat, "join", code)).refused
    return code


async def loaded(store: Store, code: str) -> TournamentState:
    """The tournament as it stands."""
    state = await reading.load(store.database, code)
    assert state is not None
    return state


async def looked(rooms: FailingRooms, kill: float | None = None) -> None:
    """All that goes on by itself, killed after so many seconds if that is said."""
    work = asyncio.create_task(rooms.desk.features.jobs.run_once())
    if kill is not None:
        await asyncio.wait([work], timeout=kill)
        work.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await work


async def go_on(
    rooms: FailingRooms,
    clock: Clock,
    code: str,
    everybody: list[Person],
    found: Evening,
    kills: int,
) -> bool:
    """Plays until the bot is killed, or the tournament is over; whether it is."""
    for _ in range(MOST_LOOKS):
        if found.kills < kills and rooms.lot.random() < KILLED:
            found.kills += 1
            await looked(rooms, rooms.lot.random() * 0.05)
            return False
        await looked(rooms)
        state = await loaded(rooms.store, code)
        if not state.tournament.goes_on:
            return True
        await decide(rooms, state, everybody)
        clock.now += 2 * MINUTE
    return True


async def decide(rooms: FailingRooms, state: TournamentState, everybody: list[Person]) -> None:
    """Has some of those who play give up, some leave, and some not come at all."""
    by_key = {who.key: who for who in everybody}
    for board in state.open_boards:
        if not board.table or rooms.lot.random() < AWAY:
            continue
        table = await kept(rooms.store, board.table)
        if len(table.chairs) > 2 and not GAMES[table.game].sides(len(table.chairs), {}):
            await play_out(rooms, table.code)  # who gives up here only gets up
            continue
        people = [chair.person for chair in table.chairs if chair.person]
        who = by_key[rooms.lot.choice(people)]
        own = room(f"{who.key}'s own", private=True)
        await surely(rooms.desk, who, own, "resign", board.table)
        if rooms.lot.random() < LEAVING:
            out = Press("cup", "", 0, (state.tournament.code.lower(), "withdraw")).pack()
            await rooms.desk.press(who, own, out)


async def play_out(rooms: FailingRooms, code: str) -> None:
    """Has everybody at a table play by chance until their match is over: at another process, whose
    tables are shown nowhere, all at once."""
    tables = Tables(rooms.store, rooms.desk.now)

    def step(table: Table) -> Table:
        while table.match is not None and table.match.outcome is None:
            state, everybody = tables.positions.state(table), tables.view(table, None)
            if everybody.turn is None:
                table = play.continued(table, state, everybody, tables.now)
                continue
            view = tables.view(table, everybody.turn)
            path = tuple(rooms.lot.choice(view.moves).split("."))
            table = play.moved(table, state, view, path, tables.now)
        return table

    await tables.change(code, step)
