"""Computer players behind the queue: what is asked when, and who answers, with real processes."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from unittest.mock import ANY

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from bot.background import end
from bot.errors import Refusal, WrongTime
from bot.people import Person
from bot.players.payload import Answered, QueuedQuestion, from_answer, to_answer, to_question
from bot.players.thinker import Question
from bot.players.workers import Urgency, Workers
from bot.running.computers import computers
from bot.running.matches import Matches
from bot.running.questions import MOVES, entry_of
from bot.running.queue_worker import QueueWorker
from bot.running.referee import Computers
from bot.running.service import Tables
from bot.running.timing import ORDINARY
from bot.store.entries import QueueEntry
from bot.store.queue import Queue
from bot.store.store import Store
from bot.tables.table import Series, Table
from engines.game import Game
from engines.reversi import REVERSI
from tests import postgres
from tests.bot.mortal import ROOT, Mortal, Page
from tests.contract.roles import restricted
from tests.patience import PATIENCE
from tests.ports import free_port
from tests.thinking import KeptWorkers

ANN, BEN = Person("rooms", "ann", "Ann"), Person("rooms", "ben", "Ben")
QUICK = replace(ORDINARY, pace=0.0, again=0.1)


@pytest.fixture
async def url(server: postgres.Server) -> str:
    return await server.fresh()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    yield store
    await store.close()


@pytest.fixture
def queue(store: Store) -> Queue:
    assert store.database.queue is not None
    return store.database.queue


@pytest.fixture
def tables(store: Store) -> Tables:
    return Tables(store, timing=QUICK)


async def asked(store: Store) -> list[str]:
    """The keys of what stands in the queue."""
    keys = text("SELECT dedupe_key FROM queue.pgqueuer ORDER BY id")
    return list(await store.database.read(lambda connection: connection.scalars(keys).all()))


async def until(happened: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await happened():
            await asyncio.sleep(0.05)


async def begun(tables: Tables, first: str = "1") -> Table:
    """Ann against a computer player, who may have the first move."""
    return await tables.open("reversi", ANN, {"first": first}, Series(), level="casual")


def moves(table: Table) -> int:
    assert table.match is not None
    return len(table.match.moves)


async def test_a_question_comes_and_goes_with_its_revision(store: Store, tables: Tables) -> None:
    table = await begun(tables)
    assert await asked(store) == [], "it is a person's move"
    table = await Matches(store.database, tables).move(table.code, table.revision, ANN, ("d3",))
    assert await asked(store) == [f"{table.code} {table.revision}"]
    table = await Matches(store.database, tables).answer(table.code, table.revision, 1, "c5")
    assert await asked(store) == []
    table = await Matches(store.database, tables).move(table.code, table.revision, ANN, ("f6",))
    await Matches(store.database, tables).resign(table.code, ANN)
    assert await asked(store) == [], "nobody waits for it any more"
    other = await begun(tables, first="2")
    assert await asked(store) == [f"{other.code} {other.revision}"], "it begins"


async def test_a_question_is_what_the_seat_sees_and_no_more(
    store: Store, queue: Queue, tables: Tables
) -> None:
    table = await tables.open("crosswise", ANN, {"first": "2"}, Series(), level="club")
    assert await asked(store) == [f"{table.code} {table.revision}"]
    async with queue.session(("play",)) as session:
        (job,) = await session.take(("play",), 1)
    question = to_question(job.payload)
    assert question.question == Question(tables.view(table, 1), "club", 0.3)
    assert (question.seat, question.reply) == (1, MOVES)
    assert ANN.name.encode() not in job.payload
    assert table.match is not None and table.match.seed.encode() not in job.payload


async def test_no_answer_moves_for_a_person(store: Store, tables: Tables) -> None:
    table = await begun(tables)
    with pytest.raises(WrongTime):
        await Matches(store.database, tables).answer(table.code, table.revision, 0, "d3")


async def test_a_move_that_is_not_committed_asks_nothing(store: Store, tables: Tables) -> None:
    table = await begun(tables)
    elsewhere = Tables(store, timing=QUICK)
    both = Matches(store.database, tables), Matches(store.database, elsewhere)
    with suppress(Refusal):
        await asyncio.gather(
            *(each.move(table.code, table.revision, ANN, ("d3",)) for each in both),
            return_exceptions=True,
        )
    assert await asked(store) == [f"{table.code} {table.revision + 1}"]


async def test_a_table_of_an_older_version_asks_once(
    store: Store, queue: Queue, tables: Tables
) -> None:
    table = await begun(tables, first="2")
    await queue.remove(f"{table.code} {table.revision}")
    assert await asked(store) == []
    keepers = [made(store, Tables(store, timing=QUICK)) for _ in range(2)]
    for keeper in keepers:
        for _ in range(2):
            keeper.schedule(table)

    async def once() -> bool:
        return await asked(store) == [f"{table.code} {table.revision}"]

    await until(once)
    for keeper in keepers:
        await keeper.close()
    assert await once()


async def test_a_rating_is_asked_for_and_withdrawn_when_nobody_waits(
    store: Store, queue: Queue, tables: Tables, example: Game
) -> None:
    workers = Workers(1, "tests.example:GAMES")
    thinking, keeper = computers(store.database, tables, workers, QUICK, True)
    view = example.view(example.start(example.deal(2, {}, "0" * 64)), 0)
    try:
        asking = asyncio.create_task(thinking.rate(view, 0.1, Urgency.HINT))

        async def stands() -> bool:
            return len(await asked(store)) == 1

        async def nothing() -> bool:
            return await asked(store) == []

        await until(stands)
        assert set(await queue.lengths()) == {"hint"}
        await end((asking,))
        assert await asked(store) == []
        keeper.start()
        rated = await thinking.rate(view, 0.1, Urgency.STUDY)
        assert {one.move for one in rated} == set(view.moves)
        await until(nothing)
    finally:
        await keeper.close()
        await workers.close()


async def test_what_nobody_waits_for_leaves_one_of_several_free(
    store: Store, queue: Queue, tmp_path: Path
) -> None:
    workers = Workers(2, "tests.bot.thinkers:GAMES", grace=1000.0)
    answering = asyncio.create_task(QueueWorker(queue, workers, beat=0.1).run())
    try:
        for key in ("ABCDE 1", "FGHJK 1"):
            await queue.add((entry(key, "hang", Urgency.SHOW),))
        await queue.add((entry("KLMNP 1", "beginner"),))

        async def answered() -> bool:
            return MOVES in await queue.lengths()

        await until(answered)
        assert await queue.lengths() == {MOVES: (1, ANY), "show": (1, ANY)}
    finally:
        await end((answering,))
        await workers.close()


async def test_what_stands_in_for_players_leaves_the_next_question_to_those_that_have_come(
    store: Store, queue: Queue
) -> None:
    workers = Workers(2, "tests.bot.thinkers:GAMES", grace=1000.0)
    await queue.add((entry("ABCDE 1", "hang"),))
    answering = asyncio.create_task(QueueWorker(queue, workers, False, beat=PATIENCE).run())
    try:

        async def taken() -> bool:
            return await queue.lengths() == {}

        await until(taken)
        before = await signs_of_life(store)
        async with queue.session(("play",)) as players:
            await players.stand()
            await queue.add((entry("FGHJK 1", "beginner"),))

            async def heard() -> bool:
                return await taken() or await signs_of_life(store) != before

            await until(heard)
            assert len(await players.take(("play",), 1)) == 1
    finally:
        await end((answering,))
        await workers.close()


async def signs_of_life(store: Store) -> list[object]:
    """When whoever has taken a question was last known to be alive."""
    beats = text("SELECT heartbeat FROM queue.pgqueuer WHERE status = 'picked'")
    return list(await store.database.read(lambda connection: connection.scalars(beats).all()))


async def test_nobody_thinks_on_when_nobody_waits_nor_for_good_without_a_server(
    store: Store, queue: Queue, tmp_path: Path
) -> None:
    note = tmp_path / "thinker"
    workers = Workers(1, "tests.bot.thinkers:GAMES", grace=0.1)
    answering = asyncio.create_task(QueueWorker(queue, workers, beat=0.1, retry=0.1).run())
    try:
        await queue.add((entry("ABCDE 1", f"hang:{note}", seconds=1000.0),))

        async def thinks() -> bool:
            return note.exists()

        await until(thinks)
        await queue.remove("ABCDE 1")
        await queue.add((entry("FGHJK 1", "beginner"),))

        async def answered() -> bool:
            return MOVES in await queue.lengths()

        await until(answered)
        assert await asked(store) == ["FGHJK 1"]
        await queue.remove("FGHJK 1")
        cut = text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
        await store.database.read(lambda connection: connection.execute(cut).all())
        await queue.add((entry("KLMNP 1", "beginner", pace=1000.0),))
        await until(answered)
        assert await asked(store) == ["KLMNP 1"]
        async with queue.session((MOVES,)) as session:
            assert await session.take((MOVES,), 1) == [], "a position is seen for its time"
            assert 800.0 < await session.next_due((MOVES,), PATIENCE * 100) <= 1000.0
    finally:
        await end((answering,))
        await workers.close()


def made(store: Store, tables: Tables, plays: bool = False) -> Computers:
    return computers(store.database, tables, KeptWorkers(), QUICK, plays)[1]


async def test_an_answer_is_played_by_one_of_several_and_a_late_one_by_none(
    store: Store, queue: Queue
) -> None:
    processes = [Tables(store, timing=QUICK) for _ in range(3)]
    workers = KeptWorkers()
    keepers = [computers(store.database, each, workers, QUICK, True)[1] for each in processes]
    table = await begun(processes[0])
    for keeper in keepers:
        keeper.start()
    try:
        for number in range(3):
            before = await processes[0].reload(table.code)
            move = processes[0].view(before, 0).moves[0]
            await Matches(store.database, processes[0]).move(
                table.code, before.revision, ANN, (move,)
            )

            async def answered(before: Table = before) -> bool:
                return moves(await processes[1].reload(table.code)) >= moves(before) + 2

            await until(answered)
            after = await processes[2].reload(table.code)
            assert after.revision == before.revision + 2, number
        late = Answered(f"{table.code} {table.revision + 1}", 1, "c5")
        await queue.add((replace(entry(late.about), kind=MOVES, payload=from_answer(late)),))

        async def gone() -> bool:
            return await asked(store) == []

        await until(gone)
        assert (await processes[0].reload(table.code)).revision == after.revision
    finally:
        for keeper in keepers:
            await keeper.close()
        await workers.close()


def entry(
    key: str,
    level: str = "casual",
    urgency: Urgency = Urgency.PLAY,
    seconds: float = 0.3,
    pace: float = 0.0,
) -> QueueEntry:
    view = REVERSI.view(REVERSI.start(REVERSI.deal(2, {}, "0" * 64)), 0)
    return entry_of(QueuedQuestion(Question(view, level, seconds), key, MOVES, pace=pace), urgency)


@pytest.fixture
def started() -> Iterator[Callable[[str], "subprocess.Popen[bytes]"]]:
    """Starts processes that answer."""
    found: list[subprocess.Popen[bytes]] = []

    def start(url: str) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", "tests.contract.players", url]
        found.append(subprocess.Popen(command, cwd=ROOT))
        return found[-1]

    yield start
    for process in found:
        process.kill()
        process.wait(PATIENCE)


async def test_what_a_killed_process_thought_about_is_answered_by_another_once(
    store: Store,
    queue: Queue,
    url: str,
    tmp_path: Path,
    started: Callable[[str], "subprocess.Popen[bytes]"],
) -> None:
    note = tmp_path / "thinker"
    async with restricted(store, url) as own:
        first = started(own)
        await queue.add((entry("ABCDE 1", f"hang-once:{note}"),))

        async def thinks() -> bool:
            return note.exists()

        await until(thinks)
        started(own)
        async with queue.session((MOVES,)) as session:
            assert await session.take((MOVES,), 1) == []
            first.send_signal(signal.SIGKILL)
            answers: list[bytes] = []

            async def answered() -> bool:
                answers.extend(job.payload for job in await session.take((MOVES,), 9))
                return bool(answers)

            await until(answered)
            view = to_question(entry("ABCDE 1").payload).question.view
            assert [to_answer(each) for each in answers] == [Answered("ABCDE 1", 0, view.moves[-1])]
            assert await asked(store) == ["ABCDE 1"], "the answer, and no question"


def thinkers(bot: Mortal) -> int:
    """How many processes of players this one has started."""
    children = Path(f"/proc/{bot.pid}/task/{bot.pid}/children").read_text()
    lines = [Path(f"/proc/{child}/cmdline").read_bytes() for child in children.split()]
    return sum(b"bot.players.thinker" in line for line in lines)


async def test_a_process_for_players_answers_with_its_own_role_until_it_is_gone(
    store: Store, url: str, tmp_path: Path
) -> None:
    bots = []
    async with restricted(store, url) as own:
        for name, address in (("players", own), ("web", url)):
            (tmp_path / name).mkdir()
            settings = {"ROLES": name, "METRICS_PORT": str(free_port())}
            bots.append(Mortal(tmp_path / name, DATABASE_URL=address, **settings))
        players, web = bots
        try:
            await asyncio.to_thread(web.start)  # so that it stands in for players until they come
            players.launch()
            async with asyncio.timeout(PATIENCE):
                while "answering questions" not in players.log:
                    await asyncio.sleep(0.05)
            page = await Page.open(web.url)
            await page.play("reversi", computer="beginner")
            await answered(page)
            assert thinkers(web) == 0, "others think"
            await players.stands()
            told = await players.monitored("metrics")
            assert 'crosstable_queue_wait_seconds_count{queue="database",urgency="play"} ' in told
            assert 'crosstable_thinking_seconds_count{game="reversi",' in told
            for bot in bots:
                told = await bot.monitored("metrics")
                assert 'crosstable_queue_length{queue="database",urgency="play"} ' in told
            players.kill()
            await answered(page)
            assert thinkers(web) >= 1, "nobody else does"
            await page.close()
        finally:
            for bot in bots:
                bot.kill()


async def answered(page: Page) -> None:
    """Play a move when it is one's turn, and wait until the other has played too."""
    await page.until_any("move", "mine", patience=PATIENCE)
    before = page.revision
    assert await page.press(page.buttons("move", "mine")[0]) == []
    await page.until_revision(before + 2)
