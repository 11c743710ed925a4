"""A PostgreSQL server, which several processes may share."""

import secrets
from functools import partial
from typing import Any, Self

from sqlalchemy import TextClause, event, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.store.changes import Changes
from bot.store.duties import duty
from bot.store.outage import GONE, Outage, Outages, is_outage
from bot.store.queue import Queue
from bot.store.session_leases import leases
from bot.store.signals import SENDER
from bot.store.transactions import Params, Result, Work

CONNECT_SECONDS = 10
KEPT, MORE = 12, 3  # connections: those that stay open, and those opened while all are in use
NO_WAIT = text("SET LOCAL synchronous_commit = off")


class Postgres:
    """The connections to the server at ``url``: a pool for transactions, one for signs of life,
    which must not wait for those, and those that are held for long. ``retry`` are the seconds until
    one that was lost is asked again what has changed."""

    alone = False

    def __init__(self, url: URL, retry: float) -> None:
        sender = secrets.token_hex(8)
        self._engine = engine_for(url, sender=sender)
        self._reader = self._engine.execution_options(isolation_level="REPEATABLE READ")
        self._reserved = engine_for(url, kept=1, more=0, sender=sender)
        self._held = engine_for(url, kept=0)
        self._outages = Outages()
        self._changes = Changes(self._held, sender, retry)
        self.changes = self._changes.changes
        self.duty = partial(duty, self._held, retry)
        self.leases = partial(leases, self._held, retry)
        self.queue = Queue(self._engine)

    @property
    def relinked(self) -> int | None:
        """As in Changes."""
        return self._changes.relinked

    @classmethod
    async def open(cls, url: URL, retry: float) -> Self:
        """The server at ``url``, once it answers. Raises DBAPIError, OSError or TimeoutError."""
        opened = cls(url, retry)
        async with opened._engine.connect():
            return opened

    async def close(self) -> None:
        """Lets go of all connections."""
        for engine in (self._engine, self._reserved, self._held):
            await engine.dispose()

    def is_outage(self, error: Exception) -> bool:
        """Whether the server is the reason of an error."""
        return is_outage(error)

    async def read(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """What ``work`` returns; all its statements see the same state."""
        outage = Outage(self._outages)
        while True:
            try:
                async with self._reader.connect() as connection:
                    outage.begins()
                    result = await connection.run_sync(work, *args, **options)
                    outage.ends()
                    return result
            except GONE as error:
                await outage.over(error)

    async def write(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """What ``work`` returns, after its transaction is committed; an exception undoes it."""
        return await self._done(self._engine, (), work, *args, **options)

    async def write_relaxed(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """Like ``write``, for what may be lost when the power fails: nobody waits for the disk."""
        return await self._done(self._engine, (NO_WAIT,), work, *args, **options)

    async def write_reserved(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """Like ``write_relaxed``, however many other transactions wait for a connection."""
        return await self._done(self._reserved, (NO_WAIT,), work, *args, **options)

    async def _done(
        self,
        engine: AsyncEngine,
        first: tuple[TextClause, ...],
        work: Work[Params, Result],
        *args: Params.args,
        **options: Params.kwargs,
    ) -> Result:
        outage = Outage(self._outages)
        while True:
            try:
                async with engine.connect() as connection:
                    outage.begins()
                    for statement in first:
                        await connection.execute(statement)
                    result = await connection.run_sync(work, *args, **options)
                    outage.commits()
                    await connection.commit()
                    outage.ends()
                    return result
            except GONE as error:
                await outage.over(error)


def engine_for(
    url: URL, kept: int = KEPT, more: int = MORE, sender: str | None = None
) -> AsyncEngine:
    """Connections to the server at ``url``, none of them made yet. So many are kept open, and so
    many ``more`` are opened while all are in use; with none kept each is closed after its use. What
    is told on them, the process ``sender`` tells; without one nothing is."""
    pool: dict[str, Any] = {"pool_size": kept, "max_overflow": more, "pool_use_lifo": True}
    # asyncpg calls libpq's ``sslmode`` just ``ssl``.
    query = {"ssl" if name == "sslmode" else name: value for name, value in url.query.items()}
    engine = create_async_engine(
        url.set(drivername="postgresql+asyncpg", query=query),
        connect_args={"timeout": CONNECT_SECONDS},
        hide_parameters=True,
        execution_options={SENDER: sender},
        **(pool if kept else {"poolclass": NullPool}),
    )
    event.listen(engine.sync_engine, "checkout", _check_open)
    return engine


def _check_open(connection: Any, _record: object, _proxy: object) -> None:
    """Has the pool begin anew where the server has closed a connection. To ask the server each
    time, as SQLAlchemy can, takes three round trips, nearly as many as a move; one that has not
    yet heard of the end is found out by its first statement, and that transaction begins again."""
    if connection.driver_connection.is_closed():
        raise InvalidatePoolError
