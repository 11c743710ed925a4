"""What can be seen of a database from outside, of one that is broken or in use too."""

import asyncio
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from msgspec import Struct
from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import URL

from bot.store.file_lock import is_held
from bot.store.migrate import HEAD, oldest, suits, version

CLOCK = text("SELECT extract(epoch FROM clock_timestamp())::float8")
ALIVE = text(
    "SELECT roles, (extract(epoch FROM clock_timestamp()) - seen)::float8 AS silent"
    " FROM processes ORDER BY began"
)
WRITES = text(
    "SELECT has_table_privilege('tables', 'INSERT') AND has_table_privilege('tables', 'UPDATE')"
)
READS = text("SELECT has_table_privilege('alembic_version', 'SELECT')")
QUEUE = text(
    "SELECT CASE WHEN to_regclass('queue.pgqueuer') IS NULL THEN false"
    " ELSE has_table_privilege('queue.pgqueuer', 'UPDATE') END"
)
# The locks that processes in which computer players think have in common, as in bot.store.queue.
THINKING = text(
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND (classid::bigint << 32 | objid::bigint) = :lock"
)
WAIT = 2.0  # seconds for another program that is writing
LOOK = 5.0  # seconds in which a file is looked through; a large one only in part
STEPS = 10_000  # of SQLite's machine between two looks at the clock


class Alive(Struct, frozen=True):
    """A process that shares the database: its roles, and the seconds since its last sign."""

    roles: str
    silent: float


@dataclass(frozen=True, slots=True, kw_only=True)
class DatabaseHealth:
    """A database that answers."""

    engine: str  # "SQLite 3.40.1" or "PostgreSQL 15.3"
    journal: str = ""  # SQLite's journal mode
    version: str | None  # of the schema; None: there is none yet
    known: bool  # whether this program knows that version
    size: int = 0  # bytes
    hindrance: str = ""  # why nothing can be written
    damage: str = ""  # what is broken in the file
    looked_through: bool = True  # or it was too large for that
    in_use: bool = False  # whether a bot has the file
    guest: bool = False  # whether this user sees the computer players' queue and nothing else
    alive: tuple[Alive, ...] = ()
    players: int = 0  # processes in which computer players think
    ready: int = 0  # of these, how many have them compiled
    ahead: float = 0.0  # seconds by which its clock is ahead of this machine's
    connections: int = 0
    most_connections: int = 0

    @property
    def due(self) -> bool:
        """Whether the next start migrates it."""
        return self.known and self.version is not None and self.version < HEAD


async def of_file(file: Path, look: float = LOOK) -> DatabaseHealth:
    """The health of an SQLite file, which is looked through for at most so many seconds. Raises
    sqlite3.Error, OSError."""
    return replace(await asyncio.to_thread(_of_file, file, look), in_use=await is_held(str(file)))


def _of_file(file: Path, look: float) -> DatabaseHealth:
    file.open("rb").close()  # the driver's words for what is missing are poorer
    address = f"{file.absolute().as_uri()}?mode=rw"
    with closing(sqlite3.connect(address, uri=True, timeout=WAIT, isolation_level=None)) as opened:
        number = version_in(opened)
        damage, whole = _damage(opened, look)
        return DatabaseHealth(
            engine=f"SQLite {sqlite3.sqlite_version}",
            journal=str(opened.execute("PRAGMA journal_mode").fetchone()[0]),
            version=number,
            known=number is None or suits(number, oldest_in(opened)),
            size=file.stat().st_size,
            hindrance=_hindrance(opened),
            damage=damage,
            looked_through=whole,
        )


def version_in(opened: sqlite3.Connection) -> str | None:
    """The version of a file's schema; None where there is none."""
    return _noted(opened, "alembic_version", "SELECT version_num FROM alembic_version")


def oldest_in(opened: sqlite3.Connection) -> str | None:
    """The oldest version that a file's schema serves; None where it does not say so."""
    return _noted(opened, "serves", "SELECT oldest FROM serves")


def _noted(opened: sqlite3.Connection, table: str, chosen: str) -> str | None:
    known = opened.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (table,))
    row = None if known.fetchone() is None else opened.execute(chosen).fetchone()
    return None if row is None else str(row[0])


def _hindrance(opened: sqlite3.Connection) -> str:
    try:
        opened.execute("BEGIN IMMEDIATE")
        opened.execute("ROLLBACK")
    except sqlite3.Error as error:
        return str(error)
    return ""


def _damage(opened: sqlite3.Connection, look: float) -> tuple[str, bool]:
    """What is broken, and whether all was looked through."""
    end = time.monotonic() + look
    opened.set_progress_handler(lambda: time.monotonic() > end, STEPS)
    try:
        found = str(opened.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.OperationalError as error:
        if "interrupted" in str(error):
            return "", False
        raise
    finally:
        opened.set_progress_handler(None, STEPS)
    return ("" if found == "ok" else found.splitlines()[0]), True


async def of_server(url: URL) -> DatabaseHealth:
    """The health of a PostgreSQL database. Raises DBAPIError, OSError, TimeoutError."""
    from bot.store.postgres import Postgres  # noqa: PLC0415 - its driver takes long to import

    database = await Postgres.open(url, retry=1.0)
    try:
        return await database.read(_of_server)
    finally:
        await database.close()


def _of_server(connection: Connection) -> DatabaseHealth:
    from bot.store.queue import ALIVE, READY  # noqa: PLC0415 - PgQueuer takes long to import

    asked = time.time()
    told = float(connection.scalar(CLOCK) or 0)
    engine = f"PostgreSQL {connection.scalar(text('SHOW server_version'))}".partition(" (")[0]
    if inspect(connection).has_table("alembic_version") and not connection.scalar(READS):
        queue = bool(connection.scalar(QUEUE)) if _sees_queue(connection) else False
        hindrance = "" if queue else "the user may read none of its tables"
        return DatabaseHealth(
            engine=engine, version=None, known=True, guest=True, hindrance=hindrance
        )
    number = version(connection)
    return DatabaseHealth(
        engine=engine,
        version=number,
        known=number in (None, HEAD) or suits(str(number), oldest(connection)),
        size=int(connection.scalar(text("SELECT pg_database_size(current_database())")) or 0),
        hindrance=_server_hindrance(connection),
        alive=_alive(connection),
        players=connection.scalar(THINKING, {"lock": ALIVE}) or 0,
        ready=connection.scalar(THINKING, {"lock": READY}) or 0,
        ahead=told - (asked + time.time()) / 2,
        connections=int(connection.scalar(text("SELECT count(*) FROM pg_stat_activity")) or 0),
        most_connections=int(connection.scalar(text("SHOW max_connections")) or 0),
    )


def _sees_queue(connection: Connection) -> bool:
    known = "SELECT count(*) FROM pg_namespace WHERE nspname = 'queue'"
    may = "SELECT has_schema_privilege('queue', 'USAGE')"
    return bool(connection.scalar(text(known)) and connection.scalar(text(may)))


def _server_hindrance(connection: Connection) -> str:
    if connection.scalar(text("SELECT pg_is_in_recovery()")):
        return "the server is a standby, which is only read"
    if connection.scalar(text("SHOW default_transaction_read_only")) == "on":
        return "the server takes no changes (default_transaction_read_only)"
    if not inspect(connection).has_table("tables"):
        may = connection.scalar(text("SELECT has_schema_privilege('public', 'CREATE')"))
        return "" if may else "the user may make no tables in the schema public"
    return "" if connection.scalar(WRITES) else "the user may not write to the tables"


def _alive(connection: Connection) -> tuple[Alive, ...]:
    if not inspect(connection).has_table("processes"):
        return ()
    return tuple(Alive(row.roles, max(0.0, row.silent)) for row in connection.execute(ALIVE))
