"""A PostgreSQL server, which several processes may share."""

from collections.abc import Callable
from typing import Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.changes import Changes

CONNECT_SECONDS = 10
NO_WAIT = text("SET LOCAL synchronous_commit = off")

Params = ParamSpec("Params")
Result = TypeVar("Result")
Work = Callable[Concatenate[Connection, Params], Result]


class Postgres:
    """A pool of connections to a server; ``retry`` are the seconds until one that was lost is asked
    again what has changed."""

    alone = False

    def __init__(self, engine: AsyncEngine, retry: float) -> None:
        self._engine = engine
        self._reader = engine.execution_options(isolation_level="REPEATABLE READ")
        changes = Changes(engine, retry)
        self.tell = changes.tell
        self.heard = changes.heard

    @classmethod
    async def open(cls, url: URL, retry: float) -> Self:
        """The server at ``url``, once it answers. Raises DBAPIError, OSError or TimeoutError."""
        engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            connect_args={"timeout": CONNECT_SECONDS},
            hide_parameters=True,
            pool_pre_ping=True,
        )
        async with engine.connect():
            return cls(engine, retry)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._engine.dispose()

    async def read(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """What ``work`` returns; all its statements see the same state."""
        async with self._reader.connect() as connection:
            return await connection.run_sync(work, *args, **options)

    async def write(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """What ``work`` returns, after its transaction is committed; an exception undoes it."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work, *args, **options)

    async def note(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """Like ``write``, for what may be lost when the power fails: nobody waits for the disk."""
        async with self._engine.begin() as connection:
            await connection.execute(NO_WAIT)
            return await connection.run_sync(work, *args, **options)
