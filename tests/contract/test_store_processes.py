"""Two bots on one server: people at either of them sit at the same tables."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from sqlalchemy import event

from bot.desk import Desk
from bot.people import Chat, Person
from bot.store import Store
from tests import postgres
from tests.bot.rooms import Rooms, payload, person, room, until
from tests.english import ENGLISH
from tests.patience import PATIENCE
from tests.thinking import KeptWorkers


@asynccontextmanager
async def serving(url: str, name: str) -> AsyncIterator[Rooms]:
    """A bot with rooms of its own."""
    store, workers = await Store.open(url), KeptWorkers()
    desk = Desk(store, workers, ENGLISH)
    rooms = Rooms(desk, name)
    desk.attach(rooms)
    await desk.resume()
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


async def test_who_is_who_is_known_without_asking_until_another_process_changes_it(
    server: postgres.Server,
) -> None:
    url = await server.fresh()
    ann, ben = person("Ann"), Person("cellars", "ben", "Ben", "en")
    async with serving(url, "rooms") as here, serving(url, "cellars") as there:
        mine, yours = here.desk._context, there.desk._context
        await until(lambda: there.desk._context.store._database.relinked is not None)
        assert await yours.accounts.key(ben.account) == ben.account
        asked = await queries(yours.store, lambda: yours.accounts.key(ben.account))
        assert asked == 0, "it is at hand"
        code = await mine.accounts.code(ann)
        changed = await mine.accounts.link(ben, (await mine.accounts.look(ben, code)).mark)
        async with asyncio.timeout(PATIENCE):
            while await yours.accounts.key(ben.account) != changed.person:
                await asyncio.sleep(0.001)
        assert await queries(yours.store, lambda: yours.accounts.key(ben.account)) == 0
        await yours.accounts.unlink(ben)
        assert await yours.accounts.key(ben.account) == ben.account, "at once where it was done"
        async with asyncio.timeout(PATIENCE):
            while await mine.accounts.key(ben.account) != ben.account:
                await asyncio.sleep(0.001)


async def test_while_other_processes_are_not_heard_who_is_who_is_asked_each_time(
    server: postgres.Server,
) -> None:
    url = await server.fresh()
    deaf, other = await Store.open(url), await Store.open(url)
    try:
        for _ in range(2):
            assert await queries(deaf, lambda: deaf.person_of("rooms:ann")) > 0
        await other.offer_link("rooms:ann", "hash", 0.0, 600.0)
        changed = await other.join("cellars:ben", "hash", 1.0, 9)
        assert await deaf.person_of("rooms:ann") == changed.person
    finally:
        await deaf.close()
        await other.close()


async def test_the_forgotten_leave_no_trace_in_another_process(server: postgres.Server) -> None:
    url = await server.fresh()
    ann, ben = person("Ann"), Person("cellars", "ben", "Ben", "en")
    async with serving(url, "rooms") as here, serving(url, "cellars") as there:
        mine, yours = here.desk._context, there.desk._context
        opened = await here.desk.command(ann, room("hall"), "play", {"game": "reversi"})
        code = (await here.post(ann, room("hall"), opened)).table
        offer = await mine.accounts.look(ben, await mine.accounts.code(ann))
        await mine.accounts.link(ben, offer.mark)
        async with asyncio.timeout(PATIENCE):
            while not (known := await yours.accounts.person(ben)).linked:
                await asyncio.sleep(0.001)
        await yours.store.remember(known)
        await there.desk.command(ben, Chat("cellars", "cellar"), "join", {"code": code})
        await yours.presence.write()
        yours.presence.sign(code, known.key, Chat("cellars", "cellar"))
        assert yours.presence._unwritten, "a second sign waits in memory for a while"
        heard = yours.store._database.relinked
        await mine.accounts.forget(await mine.accounts.person(ann))
        await until(lambda: yours.store._database.relinked != heard)
        await until(lambda: not yours.presence._unwritten)
        await yours.presence.write()
        assert await yours.store.person(known.key) is None
        assert await yours.store.signs(code) == {}


async def queries(store: Store, ask: Callable[[], Awaitable[object]]) -> int:
    """How many statements the store sends while it answers."""
    count = 0

    def sent(*_: object) -> None:
        nonlocal count
        count += 1

    engine = store._database._engine.sync_engine  # type: ignore[attr-defined]
    event.listen(engine, "before_cursor_execute", sent)
    try:
        await ask()
    finally:
        event.remove(engine, "before_cursor_execute", sent)
    return count
