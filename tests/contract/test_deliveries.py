"""What comes in again, as after a kill, takes effect once; what has not taken effect does."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.desk.reply import Done, Reply
from bot.errors import Repeated
from bot.people import Person
from bot.running.delivery_cleanup import DeliveryCleanup
from bot.store import deliveries as delivery_rows
from bot.store.deliveries import Delivery, carrying_out
from bot.store.store import Store
from bot.store.tables import Conflict
from bot.tables.table import Chair, Table
from tests import postgres
from tests.bot.rooms import Rooms, kept, payload, person, room, until
from tests.contract.conftest import both
from tests.desks import desk_of
from tests.patience import PATIENCE
from tests.thinking import KeptWorkers

ANN, BEN = person("Ann"), person("Ben")
HALL = room("hall")
SOURCE = "rooms:1"
TABLE = Table("ABCDE", "reversi", "web:1", chairs=(Chair("Ann", "web:1"),))


@pytest.fixture
async def rooms(store: Store) -> AsyncIterator[Rooms]:
    """A table at which Ann plays on both sides, with four moves played."""
    async with process(store) as rooms:
        yield rooms


@asynccontextmanager
async def process(store: Store) -> AsyncIterator[Rooms]:
    """Rooms of a process that knows nothing but what is in the store."""
    workers = KeptWorkers()
    desk = desk_of(store, workers)
    rooms = Rooms(desk)
    desk.attach(rooms)
    yield rooms
    await desk.close()
    await workers.close()


async def played(rooms: Rooms) -> str:
    reply = await rooms.desk.command(ANN, HALL, "play", {"game": "reversi", "first": "1"})
    code = (await rooms.post(ANN, HALL, reply)).table
    for press in ("also", "start", "move", "move", "move", "move"):
        revision = rooms.screen(HALL).revision
        reply = await rooms.desk.press(ANN, HALL, payload(rooms.screen(HALL), press))
        assert not reply.refused, reply.notice
        await until(lambda before=revision: rooms.screen(HALL).revision > before)
    return code


async def typed(store: Store, name: str, line: str, who: Person = ANN) -> Reply | None:
    """The reply to a line that was delivered under this name, each time to another process; None
    where nothing was done."""
    found: list[Reply] = []

    async def work() -> None:
        found.append(await again.desk.typed(who, HALL, line, origin=f"hall:{name}"))

    async with process(store) as again:
        await again.desk.deliveries.once(SOURCE, name, work)
    return found[0] if found else None


async def moves(store: Store, code: str) -> int:
    match = (await kept(store, code)).match
    assert match is not None
    return len(match.moves)


@both
async def test_a_typed_line_that_comes_again_counts_once(rooms: Rooms, store: Store) -> None:
    code = await played(rooms)
    first = await typed(store, "7", "undo")
    assert first is not None and not first.refused
    assert await moves(store, code) == 3
    again = await typed(store, "7", "undo")
    assert again in (None, Done()), "nothing is said to it"
    assert await moves(store, code) == 3
    await typed(store, "8", "undo")
    assert await moves(store, code) == 2, "another one counts"


async def test_what_makes_no_sense_when_it_comes_again_is_not_answered(
    rooms: Rooms, store: Store
) -> None:
    code = await played(rooms)
    move = payload(rooms.screen(HALL), "move").split(":")[3]
    await typed(store, "7", move)
    assert await moves(store, code) == 5
    assert await typed(store, "7", move) in (None, Done())
    other = await typed(store, "8", move)
    assert other is not None and other.notice, "but another line is told that it is no move"
    assert await moves(store, code) == 5


async def test_what_was_broken_off_before_its_effect_is_done_when_it_comes_again(
    rooms: Rooms, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await played(rooms)
    database = store.database

    async def killed(*_: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as broken, pytest.raises(asyncio.CancelledError):
        broken.setattr(database, "write", killed)
        await typed(store, "7", "undo")
    assert await moves(store, code) == 4
    await typed(store, "7", "undo")
    assert await moves(store, code) == 3


@both
async def test_a_change_and_the_note_of_what_brought_it_about_are_one_transaction(
    store: Store,
) -> None:
    await store.tables.create(TABLE)
    one, two = TABLE.changed(due=1.0), TABLE.changed(due=2.0)
    with carrying_out(Delivery(SOURCE, "7")):
        await store.tables.commit(TABLE, one)
        await store.tables.commit(one, one.changed(due=3.0))  # what else it brings about is its own
    with carrying_out(Delivery(SOURCE, "8")), pytest.raises(Conflict):
        await store.tables.commit(TABLE, two)
    assert not await delivery_rows.noted(store.database, Delivery(SOURCE, "8")), (
        "its change was not made"
    )
    before = await kept(store, TABLE.code)
    with carrying_out(Delivery(SOURCE, "7")), pytest.raises(Repeated):
        await store.tables.commit(before, before.changed(due=4.0))
    assert await kept(store, TABLE.code) == before


async def test_what_goes_on_after_a_delivery_is_none_of_it(store: Store) -> None:
    await store.tables.create(TABLE)
    one = TABLE.changed(due=1.0)
    done = asyncio.Event()

    async def later() -> None:
        await done.wait()
        await store.tables.commit(TABLE, one)

    with carrying_out(Delivery(SOURCE, "7")):
        task = asyncio.create_task(later())
        await asyncio.sleep(0)
    done.set()
    await task
    assert not await delivery_rows.noted(store.database, Delivery(SOURCE, "7"))


@both
async def test_what_is_a_day_old_is_forgotten(store: Store) -> None:
    for name, at in (("7", 1000.0), ("8", 2000.0)):
        await delivery_rows.note(store.database, Delivery(SOURCE, name), at)
    old = DeliveryCleanup(store.database, lambda: 86_400.0 + 1500.0, every=0.01)
    old.start()
    async with asyncio.timeout(PATIENCE):
        while await delivery_rows.noted(store.database, Delivery(SOURCE, "7")):
            await asyncio.sleep(0.01)
    await old.close()
    assert await delivery_rows.noted(store.database, Delivery(SOURCE, "8"))


async def test_of_two_processes_to_which_the_same_is_delivered_one_does_it(
    server: postgres.Server,
) -> None:
    url = await server.fresh()
    stores = [await Store.open(url) for _ in range(2)]
    await stores[0].tables.create(TABLE)

    async def deliver(store: Store, due: float) -> None:
        with carrying_out(Delivery(SOURCE, "7")):
            before = await kept(store, TABLE.code)
            await store.tables.commit(before, before.changed(due=due))

    done = await asyncio.gather(
        *(deliver(store, due) for store, due in zip(stores, (1.0, 2.0), strict=True)),
        return_exceptions=True,
    )
    assert [type(each).__name__ for each in done if each] == ["Repeated"]
    assert (await kept(stores[0], TABLE.code)).revision == 1
    for store in stores:
        await store.close()


async def test_a_command_that_only_answers_is_answered_once_where_processes_share(
    rooms: Rooms, store: Store
) -> None:
    replies: list[Reply] = []

    async def work() -> None:
        replies.append(await rooms.desk.command(BEN, HALL, "help", {}))

    for _ in range(2):
        await rooms.desk.deliveries.once(SOURCE, "7", work)
    assert len(replies) == (2 if store.database.alone else 1)
