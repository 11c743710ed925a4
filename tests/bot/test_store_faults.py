"""A database that cannot be used: one clear sentence, and never a password in it."""

import asyncio
import socket
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, literal, select
from sqlalchemy.sql.compiler import SQLCompiler

from bot.errors import Fault
from bot.store.database import connect, parse
from bot.store.store import Store


async def fault(url: str, busy: float = 5.0) -> str:
    with pytest.raises(Fault) as raised:
        await Store.open(url, busy)
    sentence = str(raised.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert raised.value.__cause__ is None
    return sentence


@pytest.mark.parametrize(
    "url", ["", "crosstable.db", "mysql://localhost/x", "sqlite://", "sqlite:///:memory:", "://"]
)
async def test_a_url_that_names_no_database_of_ours_is_answered_with_an_example(url: str) -> None:
    assert "sqlite:///crosstable.db" in await fault(url)


async def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "photo.db").write_bytes(b"\x89PNG\r\n\x1a\n" + b"\1" * 5000)
    sentence = await fault(f"sqlite:///{tmp_path}/photo.db")
    assert "photo.db" in sentence
    assert "not a database" in sentence


async def test_a_folder_that_does_not_exist_is_named(tmp_path: Path) -> None:
    sentence = await fault(f"sqlite:///{tmp_path}/missing/tables.db")
    assert sentence.endswith("missing/tables.db: No such file or directory.")


async def test_a_folder_in_place_of_a_file_is_named(tmp_path: Path) -> None:
    assert str(tmp_path) in await fault(f"sqlite:///{tmp_path}")


async def test_a_damaged_database_is_named(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    await (await Store.open(f"sqlite:///{path}")).close()
    content = bytearray(path.read_bytes())
    content[100:4096] = b"\xff" * 3996
    path.write_bytes(content)
    assert "malformed" in await fault(f"sqlite:///{path}")


async def test_a_file_that_another_program_has_locked_is_named(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert "locked" in await fault(f"sqlite:///{path}", busy=0.05)
    other.close()


async def test_a_server_that_does_not_answer_is_named_without_its_password() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
        sentence = await fault(f"postgresql://ann:hunter2@127.0.0.1:{port}/tables")
    assert "tables on 127.0.0.1" in sentence
    assert "hunter2" not in sentence


async def test_a_relative_path_is_taken_from_the_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    await (await Store.open("sqlite:///tables.db")).close()
    assert (tmp_path / "tables.db").exists()


@pytest.mark.parametrize(
    ("pragma", "value"), [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)]
)
async def test_a_commit_waits_for_the_disk_and_keeps_what_belongs_together(
    tmp_path: Path, pragma: str, value: object
) -> None:
    def read(connection: Connection) -> object:
        return connection.exec_driver_sql(f"PRAGMA {pragma}").scalar()

    database = await connect(parse(f"sqlite:///{tmp_path}/tables.db"))
    assert await database.write(read) == value
    await database.write_relaxed(read)
    assert await database.write(read) == value
    await database.close()


def modes(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


async def test_closing_twice_is_closing_once(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    await store.close()
    await store.close()


async def test_a_statement_is_put_into_sql_once_for_all_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def look(connection: Connection) -> None:
        connection.execute(select(literal("looked for by this test alone")))

    put: list[SQLCompiler] = []
    begin = SQLCompiler.__init__

    def noted(compiler: SQLCompiler, *args: Any, **options: Any) -> None:
        put.append(compiler)
        begin(compiler, *args, **options)

    monkeypatch.setattr(SQLCompiler, "__init__", noted)
    for _ in range(2):
        database = await connect(parse(f"sqlite:///{tmp_path}/tables.db"))
        await database.read(look)
        await database.write(look)
        await database.close()
    assert len(put) == 1


async def test_a_new_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    found = modes(tmp_path)
    await store.close()
    assert found == {
        "tables.db": 0o600,
        "tables.db-wal": 0o600,
        "tables.db-shm": 0o600,
        "tables.db.lock": 0o600,
    }


async def test_a_request_that_fails_undoes_itself_alone(tmp_path: Path) -> None:
    def make(connection: Connection) -> None:
        connection.exec_driver_sql("CREATE TABLE notes (x)")

    def add(connection: Connection, x: int) -> int:
        connection.exec_driver_sql("INSERT INTO notes VALUES (?)", (x,))
        return 100 // x

    def count(connection: Connection) -> object:
        return connection.exec_driver_sql("SELECT group_concat(x) FROM notes").scalar()

    database = await connect(parse(f"sqlite:///{tmp_path}/tables.db"))
    await database.write(make)
    results = await asyncio.gather(
        *(database.write(add, x) for x in (1, 0, 2, 0, 4)), return_exceptions=True
    )
    assert [str(result) for result in results if isinstance(result, int)] == ["100", "50", "25"]
    assert sum(isinstance(result, ZeroDivisionError) for result in results) == 2
    assert await database.read(count) == "1,2,4"
    await database.close()


def make_parent(connection: Connection) -> None:
    connection.exec_driver_sql("INSERT INTO parents VALUES (1)")


async def test_when_the_commit_itself_fails_nobody_is_told_that_it_is_written(
    tmp_path: Path,
) -> None:
    def make(connection: Connection) -> None:
        connection.exec_driver_sql("CREATE TABLE parents (x PRIMARY KEY)")
        connection.exec_driver_sql(
            "CREATE TABLE notes (x REFERENCES parents DEFERRABLE INITIALLY DEFERRED)"
        )

    def add(connection: Connection, x: int) -> None:
        connection.exec_driver_sql("INSERT INTO notes VALUES (?)", (x,))

    database = await connect(parse(f"sqlite:///{tmp_path}/tables.db"))
    await database.write(make)
    results = await asyncio.gather(
        *(database.write(add, x) for x in (1, 2)), return_exceptions=True
    )
    assert all(isinstance(result, Exception) for result in results)
    await database.write(make_parent)
    await database.write(add, 1)
    await database.close()
