"""The queue through which computer players are asked: what is put belongs to its transaction, is
taken by one at a time, comes back from the dead, and is gone once it is answered."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from functools import partial
from uuid import uuid4

import asyncpg
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url

from bot.store.database import open_queue, parse
from bot.store.entries import QueueEntry, QueueLost
from bot.store.postgres import engine_for
from bot.store.queue import Queue, QueueSession
from bot.store.store import Store
from tests import postgres
from tests.contract.roles import restricted
from tests.contract.test_store_notices import TABLE
from tests.patience import PATIENCE

SECRET = b"red-red-blue"
GRANTED = "queue.pgqueuer", "queue.pgqueuer_log"
LATER = 600.0  # seconds; no machine is as slow
BLOCKED = "SELECT pid FROM pg_locks WHERE NOT granted"
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"


def entry(key: str, priority: int = 0, kind: str = "play", after: float = 0.0) -> QueueEntry:
    return QueueEntry(key, kind, priority, SECRET, after)


@pytest.fixture
async def url(server: postgres.Server) -> str:
    return await server.fresh()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    yield store
    await store.close()


class Hands:
    """A clock that a test turns."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
async def queue(url: str, store: Store, hands: Hands) -> AsyncIterator[Queue]:
    assert store.database.queue is not None, "it is made with the store"
    queue = Queue(engine_for(parse(url)), LATER, hands)
    yield queue
    await queue.close()


@pytest.fixture
async def sessions(queue: Queue) -> AsyncIterator[list[QueueSession]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(queue.session(("play", "show"))) for _ in range(2)]


async def rows(store: Store, table: str = "pgqueuer") -> int:
    count = text(f"SELECT count(*) FROM queue.{table}")
    return int(await store.database.read(lambda connection: connection.execute(count).scalar_one()))


async def content(store: Store) -> str:
    """Everything that stands in the queue's tables, as text."""

    def read(connection: Connection) -> str:
        names = connection.scalars(
            text("SELECT tablename FROM pg_tables WHERE schemaname = 'queue'")
        ).all()
        assert len(names) == 4
        found = [connection.execute(text(f"SELECT * FROM queue.{name}")).all() for name in names]
        return str(found)

    return await store.database.read(read)


async def test_what_is_put_belongs_to_the_transaction(store: Store, queue: Queue) -> None:
    def fail(connection: Connection) -> None:
        connection.execute(text("SELECT 1"))
        queue.put(connection, entry("ABCDE 1"))
        raise KeyError("unforeseen")

    with pytest.raises(KeyError):
        await store.database.write(fail)
    assert await rows(store) == 0


async def test_a_key_is_put_once(store: Store, queue: Queue, sessions: list[QueueSession]) -> None:
    await queue.add((entry("ABCDE 1"), entry("ABCDE 2")))
    await queue.add((entry("ABCDE 1"),))
    assert len(await sessions[0].take(("play",), 9)) == 2
    await queue.add((entry("ABCDE 1"),))  # somebody is at it
    assert await sessions[1].take(("play",), 9) == []
    assert await rows(store) == 2


async def test_what_is_missing_is_put_for_tables_as_they_stand_alone(
    store: Store, queue: Queue, sessions: list[QueueSession]
) -> None:
    await store.tables.create(TABLE)
    await store.tables.commit(TABLE, TABLE.changed())
    passed, present = entry("ABCDE 0"), entry("ABCDE 1")
    await queue.add_missing((passed, entry("FGHJK 0"), present))
    await queue.add_missing((present, passed))
    assert await rows(store) == 1
    assert len(await sessions[0].take(("play",), 9)) == 1


async def test_the_most_urgent_is_taken_first_and_by_one_alone(
    queue: Queue, sessions: list[QueueSession]
) -> None:
    await queue.add((entry("a", -2, "show"), entry("b", -1), entry("c", 0), entry("d", 0)))
    both = [await session.take(("play", "show"), 2) for session in sessions]
    assert [[job.priority for job in jobs] for jobs in both] == [[0, 0], [-1, -2]]
    assert [job.kind for job in both[1]] == ["play", "show"]


def ages(connection: Connection) -> None:
    """More than half of the time goes by after which whoever is silent is taken for dead."""
    back = f"heartbeat - interval '{0.6 * LATER} seconds'"
    connection.execute(text(f"UPDATE queue.pgqueuer SET heartbeat = {back}"))


async def test_what_a_dead_process_had_taken_is_taken_by_another(
    store: Store, queue: Queue
) -> None:
    await queue.add((entry("ABCDE 1"),))
    async with queue.session(("play",)) as dead, queue.session(("play",)) as other:
        (job,) = await dead.take(("play",), 1)
        for _ in range(3):
            await store.database.write(ages)
            assert await other.take(("play",), 1) == [], "it is alive"
            assert await dead.beat((job.id,)) == set()
        for _ in range(2):
            await store.database.write(ages)
        found = await other.take(("play",), 1)
        assert [each.id for each in found] == [job.id]
        assert await dead.beat((job.id,)) == {job.id}, "it hears that this is not its own any more"
        assert await other.beat((job.id,)) == set()


async def test_after_an_outage_nobody_is_taken_for_dead_at_first(
    store: Store, queue: Queue, hands: Hands
) -> None:
    await queue.add((entry("ABCDE 1"),))
    me = uuid4()
    async with queue.session(("play",), owner=me) as lost:
        (job,) = await lost.take(("play",), 1)
    for _ in range(2):
        await store.database.write(ages)
    heard: list[int] = []
    async with queue.session(("play",), heard.append, spares=True) as other:
        hands.now = 0.9 * LATER
        assert await other.take(("play",), 1) == []
        async with queue.session(("play",), owner=me, spares=True) as again:
            assert await again.beat((job.id,)) == set(), "it is back, and goes on"
        hands.now = 1.1 * LATER
        assert await other.take(("play",), 1) == [], "it is alive"
        for _ in range(2):
            await store.database.write(ages)
        assert len(await other.take(("play",), 1)) == 1
        assert await queue.finish(job), "it had only been slow: its answer counts"
        async with asyncio.timeout(PATIENCE):
            while not heard:  # and whoever took over stops
                await asyncio.sleep(0.01)
        assert heard == [job.id]


async def test_an_answer_takes_the_place_of_its_question_once(
    store: Store, queue: Queue, sessions: list[QueueSession]
) -> None:
    await queue.add((entry("ABCDE 1"),))
    (job,) = await sessions[0].take(("play",), 1)
    answer = QueueEntry("ABCDE 1", "show", 0, b"d3")
    assert await queue.finish(job, answer)
    assert not await queue.finish(job, answer), "somebody has finished it before"
    assert "red-red-blue" not in await content(store)
    (found,) = await sessions[1].take(("show",), 9)
    assert found.payload == b"d3"
    assert await queue.finish(found)
    assert await rows(store) == 0
    assert "d3" not in await content(store)


async def test_whoever_is_at_it_hears_that_nobody_waits_any_more(
    store: Store, queue: Queue
) -> None:
    heard: list[int] = []
    async with queue.session(("play",), heard.append) as session:
        await queue.add((entry("ABCDE 1"),))
        (job,) = await session.take(("play",), 1)
        await store.database.write(lambda connection: withdraw(connection, queue))
        async with asyncio.timeout(PATIENCE):
            while not heard:
                await asyncio.sleep(0.01)
        assert heard == [job.id]
        assert not await queue.finish(job, entry("ABCDE 1", kind="moves"))
    assert await rows(store) == 0


def withdraw(connection: Connection, queue: Queue) -> None:
    connection.execute(text("SELECT 1"))
    queue.withdraw(connection, "ABCDE 1")
    queue.withdraw(connection, "ABCDE 2")  # there is none


async def test_what_is_put_for_later_comes_later(
    queue: Queue, sessions: list[QueueSession], store: Store
) -> None:
    await queue.add((entry("ABCDE 1", after=LATER),))
    due = await sessions[0].next_due(("play",), 2 * LATER)
    assert 0.0 < due <= LATER
    assert await sessions[0].take(("play",), 1) == []
    await store.database.write(passes)
    (taken,) = await sessions[0].take(("play",), 1)
    assert taken.payload == SECRET
    assert await sessions[0].next_due(("play",), 60.0) == 60.0


def passes(connection: Connection) -> None:
    """All that time goes by."""
    back = f"execute_after - interval '{LATER} seconds'"
    connection.execute(text(f"UPDATE queue.pgqueuer SET execute_after = {back}"))


async def test_a_new_entry_is_heard_of(queue: Queue, sessions: list[QueueSession]) -> None:
    for session in sessions:
        await session.news(0.0)
    waiting = asyncio.create_task(sessions[0].news(PATIENCE))
    other = asyncio.create_task(sessions[1].news(PATIENCE))
    await queue.add((entry("a", kind="elsewhere"),))
    await asyncio.sleep(0.1)
    assert not waiting.done()
    await queue.add((entry("b"),))
    async with asyncio.timeout(PATIENCE / 2):
        await asyncio.gather(waiting, other)


async def test_players_are_known_while_their_session_lasts(queue: Queue) -> None:
    async with queue.session(("play",)) as one:
        assert not await one.players()
        async with queue.session(("play",)) as other:
            await other.stand()
            assert await one.players() and not await one.players(ready=True)
            await other.stand(ready=True)
            assert await one.players(ready=True)
        async with asyncio.timeout(PATIENCE):
            while await one.players() or await one.players(ready=True):
                await asyncio.sleep(0.01)


async def test_what_nobody_wants_is_forgotten(store: Store, queue: Queue) -> None:
    await queue.add((entry("a"), entry("b", kind="rated by the dead")))
    await queue.tidy(("play",), 60.0)
    assert (await rows(store), await rows(store, "pgqueuer_log")) == (2, 2)
    await queue.tidy(("play",), 0.0)
    assert await rows(store) == 1
    await queue.tidy(("play",), 0.0)
    assert await rows(store, "pgqueuer_log") == 0


async def test_a_start_brings_an_older_queue_up_to_date(url: str, store: Store) -> None:
    for line in (
        "DROP INDEX queue.pgqueuer_picked_slot_idx",
        "ALTER TABLE queue.pgqueuer DROP COLUMN slot",
    ):
        await store.database.write(partial(_do, line=line))
    await (await Store.open(url)).close()
    here = text(
        "SELECT count(*) FROM pg_indexes WHERE schemaname = 'queue'"
        " AND indexname = 'pgqueuer_picked_slot_idx'"
    )
    assert await store.database.read(lambda c: c.execute(here).scalar_one()) == 1


def _do(connection: Connection, line: str) -> None:
    connection.execute(text(line))


@pytest.fixture
async def own_role(url: str, store: Store) -> AsyncIterator[str]:
    async with restricted(store, url) as found:
        yield found


async def test_the_role_for_players_has_no_right_but_its_queue(
    store: Store, queue: Queue, own_role: str
) -> None:
    own = await open_queue(own_role)
    try:
        async with own.session(("play",)) as session:
            await session.stand()
            await session.stand(ready=True)
            await queue.add((entry("ABCDE 1"),))
            (job,) = await session.take(("play",), 1)
            assert await session.beat((job.id,)) == set()
            assert await session.waiting(("play",), 0) == 0
            assert await own.finish(job, QueueEntry("ABCDE 1", "moves", 0, b"d3"))
        async with AsyncExitStack() as stack:
            driver = await asyncpg.connect(own_role)
            stack.push_async_callback(driver.close)
            tables = await driver.fetch(
                "SELECT schemaname || '.' || tablename AS name FROM pg_tables"
                " WHERE schemaname IN ('public', 'queue')"
            )
            assert {"public.tables", "public.moves", "public.people"} <= {t["name"] for t in tables}
            for name in {t["name"] for t in tables} - {"queue.pgqueuer"}:
                with pytest.raises(Exception, match="permission denied"):
                    await driver.fetch(f"SELECT * FROM {name}")
                if name not in GRANTED:
                    with pytest.raises(Exception, match="permission denied"):
                        await driver.execute(f"DELETE FROM {name}")
            with pytest.raises(Exception, match="permission denied"):
                await driver.execute("CREATE TABLE own (id int)")
    finally:
        await own.close()


async def test_a_server_that_is_gone_is_said_in_one_way(server: postgres.Server, url: str) -> None:
    queue = await open_queue(url)
    await queue.close()
    nobody = make_url(url).update_query_dict({"host": "/nowhere"})
    with pytest.raises(Exception, match="Cannot use the queue"):
        await open_queue(nobody.render_as_string(hide_password=False))
    with pytest.raises(QueueLost):
        async with queue.session(("play",)) as session:
            server.run(CUT, url)
            await session.take(("play",), 1)
    await queue.close()


@pytest.mark.parametrize("cut", [False, True])
async def test_a_connection_on_which_something_still_goes_on_is_not_used_again(
    server: postgres.Server, url: str, queue: Queue, cut: bool
) -> None:
    """As when whoever asked is cancelled in the middle, or the server ends it there."""
    holder = await asyncpg.connect(url)
    try:
        await holder.execute("BEGIN")
        await holder.execute("LOCK TABLE queue.pgqueuer IN ACCESS EXCLUSIVE MODE")
        asking = asyncio.create_task(queue.add((entry("ABCDE 1"),)))
        async with asyncio.timeout(PATIENCE):
            while not (pids := [row["pid"] for row in await holder.fetch(BLOCKED)]):
                await asyncio.sleep(0.01)
        if cut:
            await holder.execute("SELECT pg_terminate_backend($1)", pids[0])
        else:
            asking.cancel()
        with pytest.raises(QueueLost if cut else asyncio.CancelledError):
            await asking
        assert await queue.known()
    finally:
        await holder.close()
    assert await queue.lengths() == {}
    await queue.add((entry("ABCDE 1"),))
    assert list(await queue.lengths()) == ["play"]
