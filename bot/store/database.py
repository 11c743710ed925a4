"""Which database a URL names, and what an operator is told when it cannot be used."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from typing import Concatenate, ParamSpec, Protocol, TypeVar
from urllib.parse import quote

from sqlalchemy import Connection
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from bot.errors import Fault
from bot.store.file_lock import InUse
from bot.store.migrate import Newer, migrate
from bot.store.sqlite import SQLite

Params = ParamSpec("Params")
Result = TypeVar("Result")
Work = Callable[Concatenate[Connection, Params], Result]

BUSY_SECONDS = 5.0
RETRY_SECONDS = 1.0
SCHEMES = {"sqlite": "sqlite", "postgres": "postgresql", "postgresql": "postgresql"}


class Database(Protocol):
    """An open database. Each call is one transaction."""

    alone: bool  # whether no other process can use it

    async def close(self) -> None:
        """Let go of all connections."""
        ...

    async def read(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """What ``work`` returns; all its statements see the same state."""
        ...

    async def write(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """What ``work`` returns, once it is on the disk; an exception undoes it."""
        ...

    async def note(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """Like ``write``, for what may be lost when the power fails: nobody waits for the disk."""
        ...

    def tell(self, connection: Connection, code: str) -> None:
        """Tell other processes, with the commit, that a table has changed."""
        ...

    def heard(self) -> AsyncIterator[str]:
        """The codes of tables that other processes change; never ends."""
        ...


async def open_database(
    url: str, busy: float = BUSY_SECONDS, retry: float = RETRY_SECONDS
) -> Database:
    """The database at ``url``, brought to the present schema. ``busy`` are the seconds to wait for
    another program that has an SQLite file, ``retry`` those until a lost server is asked again.
    Raises Fault."""
    parsed = parse(url)
    try:
        database = await connect(parsed, busy, retry)
        try:
            await database.write(migrate)
        except BaseException:
            await database.close()
            raise
    except InUse:
        raise Fault(
            f"Another process of Crosstable uses the database {_name(parsed)}: stop that one, or "
            "let DATABASE_URL name a PostgreSQL server, which several processes can share."
        ) from None
    except (DBAPIError, sqlite3.Error, OSError, TimeoutError) as error:
        raise Fault(_sentence(parsed, error)) from None
    except Newer:
        raise Fault(
            f"The database {_name(parsed)} was written by a newer version of Crosstable: "
            "update Crosstable, or name another database."
        ) from None
    return database


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
    return parsed


def passwords(url: str) -> set[str]:
    """The passwords in a URL, as they are written and as they are meant. Raises Fault."""
    parsed = parse(url)
    meant = {str(parsed.password or ""), *_texts(parsed.query.get("password", ()))} - {""}
    return meant | {quote(password, safe=safe) for password in meant for safe in ("", "/")}


def _texts(values: str | tuple[str, ...]) -> tuple[str, ...]:
    return (values,) if isinstance(values, str) else values


async def connect(url: URL, busy: float = BUSY_SECONDS, retry: float = RETRY_SECONDS) -> Database:
    """An open connection, whatever the schema. Raises InUse and what the driver raises."""
    if url.drivername == "sqlite":
        return await SQLite.open(str(url.database), busy)
    from bot.store.postgres import Postgres  # noqa: PLC0415 - its driver takes long to import

    return await Postgres.open(url, retry)


def _name(url: URL) -> str:
    """The database in words, without user and password."""
    if url.drivername == "sqlite":
        return str(url.database)
    return f"{url.database or 'postgres'} on {url.host or 'the local server'}"


def _sentence(url: URL, error: Exception) -> str:
    """What an operator should know of an error at start."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    words = (isinstance(cause, OSError) and cause.strerror) or str(cause)
    reason = (words.strip().splitlines() or [""])[0].rstrip(".")
    known = passwords(url.render_as_string(hide_password=False))
    for password in sorted(known, key=len, reverse=True):
        reason = reason.replace(password, "***")
    return f"Cannot use the database {_name(url)}: {reason or type(cause).__name__}."
