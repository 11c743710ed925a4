"""The log that SQLite writes beside a database, which grows while somebody reads for long."""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection

from bot.store.database import connect, parse

MEGABYTE = 2**20
LIMIT = 16 * MEGABYTE


def make(connection: Connection) -> None:
    connection.exec_driver_sql("CREATE TABLE notes (x)")


def add(connection: Connection) -> None:
    connection.exec_driver_sql("INSERT INTO notes VALUES (zeroblob(?))", (4 * MEGABYTE,))


async def test_the_log_is_cut_once_nobody_reads_any_more(tmp_path: Path) -> None:
    database = await connect(parse(f"sqlite:///{tmp_path}/tables.db"))
    log = tmp_path / "tables.db-wal"
    await database.write_relaxed(make)
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM notes").fetchall()
        for _ in range(6):
            await database.write_relaxed(add)
        assert log.stat().st_size > LIMIT
        reader.execute("ROLLBACK")
    for _ in range(2):  # one empties the log, the next begins it anew
        await database.write_relaxed(add)
    assert log.stat().st_size <= LIMIT
    await database.close()
