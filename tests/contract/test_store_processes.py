"""Two bots on one server: people at either of them sit at the same tables."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from time import time

import pytest
from sqlalchemy import Engine, event

from bot.accounts.accounts import Accounts
from bot.errors import TooFew
from bot.people import Chat, Person
from bot.running.matches import Matches
from bot.running.presence import Presence
from bot.running.service import Tables
from bot.store import links as link_rows
from bot.store import signs as sign_rows
from bot.store.store import Store
from bot.tables import lobby
from bot.tables.table import Series, Status
from tests import postgres
from tests.bot.rooms import Rooms, payload, person, room, until
from tests.desks import desk_of
from tests.patience import PATIENCE
from tests.starting import start
from tests.thinking import KeptWorkers

ROOM = Chat("cellars", "cellar")


class Bot(Rooms):
    """A bot with rooms of its own."""

    store: Store

    @property
    def accounts(self) -> Accounts:
        """Who is who, as this bot's store knows it."""
        return Accounts(self.store, Tables(self.store), Presence(self.store.database, time), time)


@asynccontextmanager
async def serving(url: str, name: str) -> AsyncIterator["Bot"]:
    store, workers = await Store.open(url), KeptWorkers()
    desk = desk_of(store, workers)
    rooms = Bot(desk, name)
    rooms.store = store
    desk.attach(rooms)
    await start(desk)
    yield rooms
    await desk.close()
    await workers.close()
    await store.close()


async def test_a_table_shown_by_two_processes_follows_the_presses_at_both(
    server: postgres.Server,
) -> None:
    url = await server.fresh()
    ann, ben = person("Ann"), Person("cellars", "ben", "Ben", "en")
    async with serving(url, "rooms") as here, serving(url, "cellars") as there:
        hall, cellar = room("hall"), Chat("cellars", "cellar")
        opened = await here.desk.command(ann, hall, "play", {"game": "reversi", "first": "1"})
        code = (await here.post(ann, hall, opened)).table
        joined = await there.desk.command(ben, cellar, "join", {"code": code})
        await there.post(ben, cellar, joined)
        await there.desk.press(ben, cellar, payload(there.screen(cellar), "join"))
        await until(lambda: here.screen(hall).revision == 1)
        await here.desk.press(ann, hall, payload(here.screen(hall), "start"))
        await until(lambda: here.screen(hall).revision == there.screen(cellar).revision == 2)
        await here.desk.press(ann, hall, payload(here.screen(hall), "move", "d3"))
        await until(lambda: here.screen(hall).revision == there.screen(cellar).revision == 3)
        await there.desk.press(ben, cellar, payload(there.screen(cellar), "move", "c3"))
        await until(lambda: here.screen(hall).revision == there.screen(cellar).revision == 4)
        assert here.screen(hall).lines == there.screen(cellar).lines


async def test_who_starts_a_match_is_not_refused_for_what_is_not_yet_heard_from_another_process(
    server: postgres.Server,
) -> None:
    url = await server.fresh()
    ann, ben = person("Ann"), person("Ben")
    first, second = await Store.open(url), await Store.open(url)
    try:
        here, there = Tables(first), Tables(second)  # neither hears of the other
        code = (await here.open("reversi", ann, {}, Series())).code
        await there.change(code, lambda table: lobby.joined(table, ben))
        started = await Matches(first.database, here).start(code, ann)
        assert [chair.name for chair in started.chairs] == ["Ann", "Ben"]
        assert started.status is Status.PLAYING
        await there.change(code, lambda table: table)  # a change that changes nothing
        assert (await there.get(code)).revision == started.revision
        alone = (await here.open("reversi", ann, {}, Series())).code
        with pytest.raises(TooFew):
            await Matches(second.database, there).start(alone, ann)
    finally:
        await first.close()
        await second.close()


async def test_who_is_who_is_known_without_asking_until_another_process_changes_it(
    server: postgres.Server,
) -> None:
    url = await server.fresh()
    ann, ben = person("Ann"), Person("cellars", "ben", "Ben", "en")
    async with serving(url, "rooms") as here, serving(url, "cellars") as there:
        mine, yours = here.accounts, there.accounts
        await until(lambda: there.store.database.relinked is not None)
        assert await yours.key(ben.account) == ben.account
        asked = await queries(lambda: yours.key(ben.account))
        assert asked == 0, "it is at hand"
        changed = await mine.link(ben, (await mine.look(ben, await mine.code(ann))).mark)
        async with asyncio.timeout(PATIENCE):
            while await yours.key(ben.account) != changed.person:
                await asyncio.sleep(0.001)
        assert await queries(lambda: yours.key(ben.account)) == 0
        await yours.unlink(ben)
        assert await yours.key(ben.account) == ben.account, "at once where it was done"
        async with asyncio.timeout(PATIENCE):
            while await mine.key(ben.account) != ben.account:
                await asyncio.sleep(0.001)


async def test_while_other_processes_are_not_heard_who_is_who_is_asked_each_time(
    server: postgres.Server,
) -> None:
    url = await server.fresh()
    deaf, other = await Store.open(url), await Store.open(url)
    try:
        for _ in range(2):
            assert await queries(lambda: deaf.people.person_of("rooms:ann")) > 0
        await link_rows.offer(other.database, "rooms:ann", "hash", 0.0, 600.0)
        changed = await other.people.join("cellars:ben", "hash", 1.0, 9)
        assert await deaf.people.person_of("rooms:ann") == changed.person
    finally:
        await deaf.close()
        await other.close()


async def test_the_forgotten_leave_no_trace_in_another_process(server: postgres.Server) -> None:
    url = await server.fresh()
    ann, ben, cleo = person("Ann"), Person("cellars", "ben", "Ben", "en"), person("Cleo")
    async with serving(url, "rooms") as here, serving(url, "cellars") as there:
        mine, yours, hall, cellar = here.accounts, there.accounts, room("hall"), ROOM
        opened = await here.desk.command(ann, hall, "play", {"game": "reversi"})
        code = (await here.post(ann, hall, opened)).table
        await mine.link(ben, (await mine.look(ben, await mine.code(ann))).mark)
        async with asyncio.timeout(PATIENCE):
            while not (known := await yours.person(ben)).linked:
                await asyncio.sleep(0.001)
        await there.store.people.remember(known)
        for _ in range(2):  # the second sign of life waits in memory for a while
            await there.desk.command(ben, cellar, "join", {"code": code})
        async with asyncio.timeout(PATIENCE):
            while not await sign_rows.of_table(here.store.database, code):
                await asyncio.sleep(0.001)
        await mine.forget(await mine.person(ann))
        # Processes hear of changes in their order.
        opened = await here.desk.command(cleo, hall, "play", {"game": "reversi"})
        later = (await here.post(cleo, hall, opened)).table
        shown = await there.desk.command(ben, cellar, "join", {"code": later})
        await there.post(ben, cellar, shown)
        await here.desk.press(cleo, hall, payload(here.screen(hall), "also"))
        await until(lambda: there.screen(cellar).revision == 1)
        await there.desk.close()
        assert await here.store.people.person(known.key) is None
        assert await sign_rows.of_table(here.store.database, code) == {}


async def queries(ask: Callable[[], Awaitable[object]]) -> int:
    """How many statements are sent until it is answered."""
    count = 0

    def sent(*_: object) -> None:
        nonlocal count
        count += 1

    event.listen(Engine, "before_cursor_execute", sent)
    try:
        await ask()
    finally:
        event.remove(Engine, "before_cursor_execute", sent)
    return count
