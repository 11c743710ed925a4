"""Which database a URL names, and what an operator is told when it cannot be used."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Protocol
from urllib.parse import quote

from sqlalchemy import Connection
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from bot.errors import Fault
from bot.store.entries import QueueLost
from bot.store.file_lock import FileInUse
from bot.store.leases import Leases
from bot.store.migrate import HalfMoved, InTheWay, Newer, due, is_known, migrate, serves
from bot.store.sqlite import SQLite
from bot.store.transactions import Transactions

if TYPE_CHECKING:
    from bot.store.growth import Growth
    from bot.store.health import DatabaseHealth
    from bot.store.queue import Queue

log = logging.getLogger(__name__)

BUSY_SECONDS = 5.0
RETRY_SECONDS = 1.0
MIGRATION = "migration"  # the duty of the one process that migrates
SCHEMES = {"sqlite": "sqlite", "postgres": "postgresql", "postgresql": "postgresql"}
DAMAGED = " (crosstable restore puts a copy in its place)"
PARAMETERS = {
    "database",
    "host",
    "passfile",
    "password",
    "port",
    "ssl",
    "sslmode",
    "target_session_attrs",
    "user",
}
"""What the URL of a server may have behind its question mark."""


class Database(Transactions, Protocol):
    """An open database."""

    @property
    def queue(self) -> "Queue | None":
        """Through which processes ask each other; None where there is one."""
        ...

    async def close(self) -> None:
        """Lets go of all connections."""
        ...

    def is_outage(self, error: Exception) -> bool:
        """Whether an error of a transaction comes from outside the program: the server is gone, the
        disk is full, the file is read-only or damaged."""
        ...

    @property
    def relinked(self) -> int | None:
        """A number that is another one once other processes have linked or parted accounts; None
        while nobody hears of it."""
        ...

    def changes(self) -> AsyncIterator[str]:
        """The codes of tables that other processes change, and PEOPLE for who is who; never
        ends."""
        ...

    def duty(self, name: str, eager: bool = True) -> AbstractAsyncContextManager[asyncio.Event]:
        """Waits until this process alone has the duty of this name, and keeps it; the event says
        that it is lost. As in ``duties``."""
        ...

    def leases(self) -> AbstractAsyncContextManager[Leases]:
        """What this process alone has while the context lasts, or until they are lost."""
        ...


async def open_database(
    url: str, busy: float = BUSY_SECONDS, retry: float = RETRY_SECONDS, reading: bool = False
) -> Database:
    """The database at ``url``, brought to the present schema; one that is only for ``reading`` must
    have it, and others may use it. ``busy`` are the seconds to wait for another program that has an
    SQLite file, ``retry`` those until a lost server is asked again. Raises Fault."""
    parsed = parse(url)
    try:
        database = await connect(parsed, busy, retry, reading)
        try:
            await (database.read(_check_present, parsed) if reading else _migrated(database, url))
            if database.queue is not None and not reading:
                await database.queue.converge()
        except BaseException:
            await database.close()
            raise
    except FileInUse:
        raise Fault(
            f"Another process of Crosstable uses the database {name_of(parsed)}: stop that one, or "
            "let DATABASE_URL name a PostgreSQL server, which several processes can share."
        ) from None
    except (DBAPIError, sqlite3.Error, OSError, TimeoutError) as error:
        raise Fault(sentence(parsed, error)) from None
    except QueueLost as lost:
        raise Fault(
            f"Cannot use the database {name_of(parsed)}: the queue cannot be brought up to date "
            f"({lost})."
        ) from None
    except Newer:
        raise Fault(
            f"The database {name_of(parsed)} was written by a newer version of Crosstable: "
            "update Crosstable, or name another database."
        ) from None
    except HalfMoved:
        raise Fault(
            f"The database {name_of(parsed)} is only half moved: let crosstable move finish, with "
            "DATABASE_URL naming the SQLite file."
        ) from None
    except InTheWay:
        raise Fault(
            "Processes of an older version of Crosstable still use the database "
            f"{name_of(parsed)}, and this version takes away what they need: stop them, then start "
            "this one."
        ) from None
    return database


async def _migrated(database: Database, url: str) -> None:
    """Brings a database to the present schema, after a copy of it where it has an older one. Raises
    Fault, Newer, HalfMoved, InTheWay."""
    if await database.read(due) is None:
        await database.write(migrate)
        return
    from bot.store import upgrade_copies  # noqa: PLC0415 - once in a schema's life

    async with database.duty(MIGRATION):  # others that start now wait, and find it done
        number, file = await database.read(due), file_of(url)
        if number is not None and is_known(number):
            if file is None:
                await database.write(upgrade_copies.copy_schema, number)
            else:
                await upgrade_copies.copy_file(file, number)
        await database.write(migrate)


async def open_queue(url: str, retry: float = RETRY_SECONDS) -> "Queue":
    """The queue alone of the server at ``url``, as soon as another process has made it. Raises
    Fault."""
    from bot.store.postgres import engine_for  # noqa: PLC0415 - its driver takes long to import
    from bot.store.queue import Queue  # noqa: PLC0415

    parsed = parse(url)
    queue = Queue(engine_for(parsed))
    try:
        while not await queue.known():
            log.warning("The database %s has no queue yet.", name_of(parsed))
            await asyncio.sleep(retry)
    except QueueLost as lost:
        await queue.close()
        raise Fault(f"Cannot use the queue of the database {name_of(parsed)}: {lost}.") from None
    return queue


@asynccontextmanager
async def connected(url: str, brought: bool) -> AsyncIterator[Database]:
    """The database at ``url``, ``brought`` to the present schema or as it is, in which whatever
    goes wrong is a sentence. Raises Fault."""
    parsed = parse(url)
    try:
        database = await (open_database(url) if brought else connect(parsed))
        try:
            yield database
        finally:
            await database.close()
    except (DBAPIError, sqlite3.Error, OSError, TimeoutError) as error:
        raise Fault(sentence(parsed, error)) from None


def parse(url: str) -> URL:
    """The URL in parts. Raises Fault when it names no database of ours."""
    scheme, mark, rest = url.partition("://")
    try:
        parsed = make_url(SCHEMES[scheme] + mark + rest)
    except (KeyError, ArgumentError, ValueError):
        raise Fault(
            "DATABASE_URL must look like sqlite:///crosstable.db or "
            "postgresql://user:password@host/database."
        ) from None
    if parsed.drivername == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise Fault("DATABASE_URL must name a file, as sqlite:///crosstable.db does.")
    unknown = sorted(parsed.query.keys() - PARAMETERS)
    if unknown and parsed.drivername != "sqlite":
        known = ", ".join(sorted(PARAMETERS))
        raise Fault(f"DATABASE_URL has {unknown[0]!r} behind its question mark; known are {known}.")
    return parsed


def file_of(url: str) -> Path | None:
    """The SQLite file of a URL; None where it names a server. Raises Fault."""
    parsed = parse(url)
    return Path(str(parsed.database)) if parsed.drivername == "sqlite" else None


def without_password(url: str) -> str:
    """The URL as it may be shown; PostgreSQL's own programs understand it. Raises Fault."""
    parsed = parse(url).set(password=None).difference_update_query(["password"])
    return parsed.render_as_string()


async def health_of(url: str) -> "DatabaseHealth":
    """What can be seen of a database without changing it, also while a bot uses it. Raises
    Fault."""
    from bot.store import health  # noqa: PLC0415 - a start looks at nothing of it

    parsed, file = parse(url), file_of(url)
    try:
        return await (health.of_server(parsed) if file is None else health.of_file(file))
    except (DBAPIError, sqlite3.Error, OSError, TimeoutError) as error:
        raise Fault(sentence(parsed, error)) from None


async def growth_of(url: str) -> "list[Growth]":
    """What grows in a database, which a bot may use meanwhile. Raises Fault."""
    from bot.store import growth  # noqa: PLC0415 - a start looks at nothing of it

    parsed, file = parse(url), file_of(url)
    try:
        if file is None:
            return await growth.of_server(parsed)
        return await asyncio.to_thread(growth.of_file, file)
    except (DBAPIError, sqlite3.Error, OSError, TimeoutError) as error:
        raise Fault(sentence(parsed, error)) from None


def passwords(url: str) -> set[str]:
    """The passwords in a URL, as they are written and as they are meant. Raises Fault."""
    parsed = parse(url)
    values = parsed.query.get("password", ())
    meant = {str(parsed.password or ""), *((values,) if isinstance(values, str) else values)} - {""}
    return meant | {quote(password, safe=safe) for password in meant for safe in ("", "/")}


def _check_present(connection: Connection, url: URL) -> None:
    """Raises Fault for a database of an older version, Newer for one of a newer."""
    if not serves(connection):
        raise Fault(
            f"The database {name_of(url)} was written by an older version of Crosstable: start "
            "Crosstable once, which brings it up to date."
        )


async def connect(
    url: URL, busy: float = BUSY_SECONDS, retry: float = RETRY_SECONDS, reading: bool = False
) -> Database:
    """An open connection, whatever the schema. Raises FileInUse, Fault and the driver's errors."""
    if url.drivername == "sqlite":
        return await SQLite.open(str(url.database), busy, shared=reading)
    from bot.store.postgres import Postgres  # noqa: PLC0415 - its driver takes long to import

    return await Postgres.open(url, retry)


def name_of(url: URL) -> str:
    """The database in words, without user and password."""
    if url.drivername == "sqlite":
        return str(url.database)
    return f"{url.database or 'postgres'} on {url.host or 'the local server'}"


def sentence(url: URL, error: Exception) -> str:
    """What an operator should know of an error at start."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    words = (isinstance(cause, OSError) and cause.strerror) or str(cause)
    reason = (words.strip().splitlines() or [""])[0].rstrip(".")
    known = passwords(url.render_as_string(hide_password=False))
    for password in sorted(known, key=len, reverse=True):
        reason = reason.replace(password, "***")
    mended = DAMAGED if getattr(cause, "sqlite_errorcode", 0) == sqlite3.SQLITE_CORRUPT else ""
    return f"Cannot use the database {name_of(url)}: {reason or type(cause).__name__}{mended}."
