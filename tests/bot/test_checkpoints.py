"""What was committed comes into an SQLite file without anybody's commit waiting for it."""

import asyncio
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from bot.store import sqlite_lines
from bot.store.sqlite import SQLite
from tests.patience import PATIENCE

BUSY = 5.0
ROWS = 50  # in a commit
SQLITES_OWN = 1000  # pages after which SQLite itself would copy them within a commit


def _write(connection: Connection, first: int) -> None:
    connection.execute(text("CREATE TABLE IF NOT EXISTS words (number INTEGER, word TEXT)"))
    rows = [{"number": first + number, "word": "w" * 3000} for number in range(ROWS)]
    connection.execute(text("INSERT INTO words VALUES (:number, :word)"), rows)


def _in_file(file: Path, copy: Path) -> int:
    """How many rows the file has without its log."""
    shutil.copy(file, copy)
    with closing(sqlite3.connect(copy)) as connection:
        try:
            return int(connection.execute("SELECT count(*) FROM words").fetchone()[0])
        except sqlite3.OperationalError:
            return 0


async def test_what_is_committed_is_copied_into_the_file_beside_those_who_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_lines, "CHECKPOINT_ROWS", 3 * ROWS)
    file = tmp_path / "some.db"
    database = await SQLite.open(str(file), BUSY)
    try:
        for number in range(3):
            await database.write(_write, number * ROWS)
        async with asyncio.timeout(PATIENCE):
            while _in_file(file, tmp_path / "copy.db") < 3 * ROWS:
                await asyncio.sleep(0.01)
    finally:
        await database.close()


async def test_a_commit_copies_nothing_itself_until_the_log_is_large(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_lines, "CHECKPOINT_ROWS", 10**9)
    file = tmp_path / "some.db"
    database = await SQLite.open(str(file), BUSY)
    try:
        for number in range(SQLITES_OWN // ROWS + 10):  # a page a row
            await database.write(_write, number * ROWS)
        assert not _in_file(file, tmp_path / "copy.db")
        for number in range(4 * SQLITES_OWN // ROWS):
            await database.write(_write, number * ROWS)
        assert _in_file(file, tmp_path / "copy.db"), "without checkpoints it does"
    finally:
        await database.close()


async def test_what_is_being_committed_when_the_file_is_let_go_of_is_copied_before_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sqlite_lines, "CHECKPOINT_ROWS", ROWS)
    file = tmp_path / "some.db"
    database = await SQLite.open(str(file), BUSY)

    def write_slowly(connection: Connection) -> None:
        _write(connection, 0)
        time.sleep(0.1)  # in which the other connections would be closed

    commit = asyncio.create_task(database.write(write_slowly))
    await asyncio.sleep(0)
    await database.close()
    await commit
    assert _in_file(file, tmp_path / "copy.db") == ROWS
    assert not caplog.records
