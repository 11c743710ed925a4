"""Two bots on one server: people at either of them sit at the same tables."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.desk import Desk
from bot.people import Chat, Person
from bot.players.workers import Workers
from bot.store import Store
from bot.texts import Words
from tests import postgres
from tests.bot.rooms import Rooms, payload, person, room, until


@asynccontextmanager
async def serving(url: str, name: str) -> AsyncIterator[Rooms]:
    """A bot with rooms of its own."""
    store, workers = await Store.open(url), Workers(1)
    desk = Desk(store, workers, Words("en"))
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
    url = server.empty()
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
