"""``crosstable move``: all of an SQLite file in PostgreSQL, killed in the middle too, and back."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.__main__ import INTERRUPTED, main
from bot.errors import Fault
from bot.people import Person
from bot.store import tables as table_rows
from bot.store.database import Database, connect, parse
from bot.store.migrate import HEAD, MOVING, version
from bot.store.moving import LEFT, DatabaseMove, Differing, NotEmpty
from bot.store.processes import beat, leave
from bot.store.schema import metadata, moves, people, processes, tables
from bot.store.store import Store
from tests import postgres, stores
from tests.bot.mortal import ROOT, Mortal, Page
from tests.brief_lock import BriefLock
from tests.contract.filled import PLIES, fill
from tests.patience import PATIENCE

COUNT = 40
NUMBERED = 7000  # the last number that the file has given to a table, long gone


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A file with all tables filled."""
    file = tmp_path_factory.mktemp("filled") / "tables.db"

    async def make() -> None:
        stores.make(file)
        database = await connect(parse(f"sqlite:///{file}"))
        await database.write(fill, COUNT, 7)
        await database.write(
            lambda connection: connection.execute(
                text(f"UPDATE sqlite_sequence SET seq = {NUMBERED} WHERE name = 'tables'")
            )
        )
        await database.close()

    asyncio.run(make())
    return file.read_bytes()


@pytest.fixture
def file(filled: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "crosstable.db"
    file.write_bytes(filled)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{file}")
    return file


@pytest.fixture
async def target(server: postgres.Server) -> str:
    """A database with the present schema; that all can be moved into an empty one as well is for
    the first test."""
    return await server.own()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    database = await connect(parse(url))
    try:
        yield database
    finally:
        await database.close()


@asynccontextmanager
async def moving(file: Path, target: str, at_once: int = 50) -> AsyncIterator[DatabaseMove]:
    async with opened(f"sqlite:///{file}") as old, opened(target) as new:
        yield DatabaseMove(old, new, lambda _: None, at_once)


def content(connection: Connection) -> dict[str, list[str]]:
    """All rows by table, in an order of their own."""
    return {
        table.name: sorted(map(repr, map(tuple, connection.execute(select(table)))))
        for table in metadata.sorted_tables
        if table.name not in LEFT
    }


async def contents(url: str) -> dict[str, list[str]]:
    async with opened(url) as database:
        return await database.read(content)


async def test_every_row_of_every_table_is_moved(
    file: Path, server: postgres.Server, capsys: pytest.CaptureFixture[str]
) -> None:
    target = server.empty()
    assert await asyncio.to_thread(main, ["move", target]) == 0
    told = capsys.readouterr().out
    here, there = await contents(f"sqlite:///{file}"), await contents(target)
    assert all(here.values()) and here == there
    assert f"{sum(map(len, here.values())):,} rows of {COUNT} tables" in told
    async with opened(target) as database:
        assert await database.read(version) == HEAD
        assert await database.read(left) == 0
        number = await database.write(numbered)
        assert number == NUMBERED + 1, "numbers go on behind those that were given"
        # Once more is no harm: all is there, and numbers do not go back.
        assert await asyncio.to_thread(main, ["move", target]) == 0
        assert await database.write(numbered) == NUMBERED + 2
        await database.write(lambda connection: connection.execute(moves.delete()))
    assert await asyncio.to_thread(main, ["move", target]) == 1
    assert "its table moves lacks rows" in capsys.readouterr().err


async def test_all_goes_back_into_a_file_and_numbers_go_on_there(
    file: Path,
    target: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert await asyncio.to_thread(main, ["move", target]) == 0
    back = f"sqlite:///{file.with_name('back.db')}"
    monkeypatch.setenv("DATABASE_URL", target)
    async with opened(target) as database:
        await database.write(numbered)
        await beat(database, "a bot", ["web"], 10.0)
        capsys.readouterr()
        assert await asyncio.to_thread(main, ["move", back]) == 1
        assert "stop them all first" in capsys.readouterr().err
        await leave(database, "a bot")
    for _ in range(2):  # the second finds all of it there
        assert await asyncio.to_thread(main, ["move", back]) == 0
        assert "compared and equal" in capsys.readouterr().out
    assert await contents(back) == await contents(f"sqlite:///{file}")
    async with opened(back) as database:
        given = text("SELECT seq FROM sqlite_sequence WHERE name = 'tables'")
        assert await database.read(lambda connection: connection.scalar(given)) == NUMBERED + 1
        await database.write(lambda connection: connection.execute(moves.delete()))
    assert await asyncio.to_thread(main, ["move", back]) == 1
    assert "its table moves lacks rows of the source" in capsys.readouterr().err


def left(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(processes)) or 0


def numbered(connection: Connection) -> int:
    return connection.scalar(text("SELECT nextval('tables_id_seq')")) or 0


async def test_killed_in_the_middle_of_a_table_it_goes_on_there(
    file: Path,
    target: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    async with opened(target) as database, blocked(target) as blocker:
        mover = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", DRIVER, str(file), target),
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        try:
            await until_waiting(database)
        finally:
            mover.kill()
            await mover.wait()
        await blocker.rollback()
        counts = {name: len(rows) for name, rows in (await contents(target)).items()}
        assert 0 < counts["moves"] < COUNT * PLIES and counts["tables"] == COUNT
        assert await database.read(version) == MOVING + HEAD
        with pytest.raises(Fault, match="half moved"):
            await Store.open(target)
        monkeypatch.setenv("DATABASE_URL", target)
        assert await asyncio.to_thread(main, ["doctor"]) == 1
        assert "let crosstable move finish" in capsys.readouterr().out
        monkeypatch.setenv("DATABASE_URL", f"sqlite:///{file}")
    assert await asyncio.to_thread(main, ["move", target]) == 0
    assert await contents(target) == await contents(f"sqlite:///{file}")
    await (await Store.open(target)).close()


def heeds_ctrl_c() -> None:
    """Tests that run in the background of a shell have their processes ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


async def test_ctrl_c_says_how_to_go_on(file: Path, target: str) -> None:
    async with opened(target) as database, blocked(target) as blocker:
        mover = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "move", target),
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stderr=asyncio.subprocess.PIPE,
            preexec_fn=heeds_ctrl_c,
        )
        await until_waiting(database)
        mover.send_signal(signal.SIGINT)
        _, told = await mover.communicate()
        await blocker.rollback()
        assert (mover.returncode, told.decode()) == (
            INTERRUPTED,
            "crosstable: broken off; the same command goes on from there.\n",
        )
        assert await database.read(version) == MOVING + HEAD
    there = await contents(target)
    assert len(there["tables"]) == COUNT and there["moves"] == []


DRIVER = """
import asyncio, sys
from bot.store.database import connect, parse
from bot.store.moving import DatabaseMove

async def move():
    old = await connect(parse(f"sqlite:///{sys.argv[1]}"))
    new = await connect(parse(sys.argv[2]))
    await DatabaseMove(old, new, lambda _: None, 15).copy()

asyncio.run(move())
"""


@asynccontextmanager
async def blocked(url: str) -> AsyncIterator[AsyncConnection]:
    """Nobody else can write one of the moves, until the connection rolls its own back."""
    engine = create_async_engine(parse(url).set(drivername="postgresql+asyncpg"))
    async with engine.connect() as connection:
        # A move of a match that there is not yet.
        await connection.execute(text("SET session_replication_role = replica"))
        key = {"table": COUNT // 2, "match": 0, "ply": 1}
        await connection.execute(moves.insert().values(**key, move="d3", at=0.0))
        yield connection
    await engine.dispose()


async def until_waiting(database: Database) -> None:
    """Until somebody waits for what another transaction does."""
    locks = text("SELECT 1 FROM pg_locks WHERE NOT granted AND locktype = 'transactionid'")
    async with asyncio.timeout(PATIENCE):
        while not await database.read(lambda connection: connection.scalar(locks)):
            await asyncio.sleep(0.05)


async def test_a_target_with_other_data_is_refused_and_stays_as_it_is(
    file: Path, target: str, capsys: pytest.CaptureFixture[str]
) -> None:
    store = await Store.open(target)
    await store.people.remember(Person("rooms", "ann", "Ann", "en"))
    await store.close()
    before = await contents(target)
    assert await asyncio.to_thread(main, ["move", target]) == 1
    assert "not empty" in capsys.readouterr().err
    assert await contents(target) == before
    await (await Store.open(target)).close()


async def test_foreign_tables_are_refused(
    file: Path, server: postgres.Server, capsys: pytest.CaptureFixture[str]
) -> None:
    target = server.empty()
    server.run("CREATE TABLE invoices (id int)", target)
    assert await asyncio.to_thread(main, ["move", target]) == 1
    assert "tables that are not Crosstable's" in capsys.readouterr().err


async def test_a_file_that_has_changed_since_a_move_began_is_refused(
    file: Path, target: str
) -> None:
    async with moving(file, target) as move:
        await move.copy()
    async with opened(f"sqlite:///{file}") as database:
        await database.write(
            lambda connection: connection.execute(
                update(tables).where(tables.c.id == 3).values(revision=4)
            )
        )
    async with moving(file, target) as move:
        with pytest.raises(NotEmpty, match="tables"):
            await move.copy()


async def test_what_differs_at_the_end_is_found_and_no_bot_may_start(
    file: Path, target: str
) -> None:
    async with moving(file, target) as move:
        await move.copy()
        async with opened(target) as database:
            await database.write(
                lambda connection: connection.execute(
                    update(people).where(people.c.language.is_not(None)).values(language="en")
                )
            )
        with pytest.raises(Differing, match="people"):
            await move.check()
    with pytest.raises(Fault, match="half moved"):
        await Store.open(target)


@pytest.mark.parametrize("at_once", [1, 7])
async def test_however_many_rows_go_at_once_the_same_is_there(
    tmp_path: Path, target: str, at_once: int
) -> None:
    file = tmp_path / "few.db"
    stores.make(file)
    async with opened(f"sqlite:///{file}") as database:
        await database.write(fill, 8, at_once)
    async with moving(file, target, at_once) as move:
        await move.copy()
        counts = await move.check()
        assert sum(counts.values()) == await move.total()
    assert await contents(target) == await contents(f"sqlite:///{file}")


@pytest.mark.parametrize(
    ("source", "target", "code", "told"),
    [
        (
            "postgresql://ann@127.0.0.1:9/a",
            "postgresql://ann@127.0.0.1:9/b",
            2,
            "like sqlite:///new.db",
        ),
        ("sqlite:///nowhere.db", "postgresql://ann@127.0.0.1:9/b", 1, "There is no nowhere.db"),
        ("sqlite:///{file}", "sqlite:///b.db", 2, "must look like postgresql://"),
        ("sqlite:///{file}", "http://b", 2, "must look like postgresql://"),
        ("sqlite:///{file}", "postgresql://ann:hunter2@127.0.0.1:9/b", 1, "b on 127.0.0.1"),
    ],
)
async def test_what_cannot_be_moved_is_one_sentence(
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    source: str,
    target: str,
    code: int,
    told: str,
) -> None:
    monkeypatch.setenv("DATABASE_URL", source.format(file=file))
    assert await asyncio.to_thread(main, ["move", target]) == code
    error = capsys.readouterr().err
    assert told in error and "hunter2" not in error and "Traceback" not in error


async def test_a_running_match_goes_on_at_the_server(
    tmp_path: Path,
    target: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    bot = Mortal(tmp_path)
    await asyncio.to_thread(bot.start)
    page = await Page.open(bot.url)
    try:
        code = await page.play("reversi", computer="beginner")
        await page.until_any("mine", "move", patience=PATIENCE)
        assert await page.press(page.buttons("mine", "move")[0]) == []
        monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/crosstable.db")
        with monkeypatch.context() as brief:
            brief.setattr("bot.store.sqlite.FileLock", BriefLock)
            assert await asyncio.to_thread(main, ["move", target]) == 1
        assert "Another process of Crosstable uses the database" in capsys.readouterr().err
        bot.kill()
        assert await asyncio.to_thread(main, ["move", target]) == 0
        bot.settings(DATABASE_URL=target)
        await asyncio.to_thread(bot.start)
        await page.come_back(code)
        await page.until_any("mine", "move", patience=PATIENCE)
        assert await page.press(page.buttons("mine", "move")[0]) == []
    finally:
        await page.close()
        bot.kill()
    store = await Store.open(target)
    table = await table_rows.load(store.database, code)
    await store.close()
    assert table is not None and table.match is not None and len(table.match.moves) >= 3


async def test_postgresqls_own_programs_copy_and_bring_back(
    target: str,
    server: postgres.Server,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    async with opened(target) as database:
        await database.write(fill, 5, 1)
    monkeypatch.setenv("DATABASE_URL", target)
    before, copy = await contents(target), tmp_path / "a copy.dump"
    assert await asyncio.to_thread(main, ["backup", str(copy)]) == 1
    await named(capsys.readouterr().err, "pg_dump")
    async with opened(target) as database:
        await database.write(lambda connection: connection.execute(moves.delete()))
    assert await asyncio.to_thread(main, ["restore", str(copy)]) == 1
    await named(capsys.readouterr().err, "pg_restore")
    assert await contents(target) == before


async def named(told: str, program: str) -> None:
    """Carry out the command that was named."""
    line = told.splitlines()[-1].removeprefix("crosstable: ")
    assert line.startswith(f"{program} ")
    run = await asyncio.create_subprocess_shell(f"{postgres.programs()}/{line}")
    assert await run.wait() == 0
