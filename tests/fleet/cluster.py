"""A PostgreSQL cluster of one test's own, which can be restarted and whose connections can be
cut."""

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg

from tests.patience import PATIENCE
from tests.postgres import USER, account, call, programs

DATABASE = "postgres"
OPTIONS = "-c listen_addresses='' -c fsync=off -c max_connections=200 -k {folder}"
AGAIN = 0.1  # seconds until a server that does not answer is asked again
CLIENTS = """
SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
ORDER BY pid
"""
LOST = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.InterfaceError,
)  # what a connection says of a server that goes, or comes


class Cluster:
    """A running server with one database; without ``fsync``, for the machine does not fail."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._user = account()
        self._programs = programs()
        data = folder / "data"
        self._control = (self._programs / "pg_ctl", "-D", data, "-l", folder / "log", "-w")

    @property
    def url(self) -> str:
        """What to give the bot."""
        return f"postgresql://{USER}@/{DATABASE}?host={self._folder}"

    def start(self) -> None:
        """Make the cluster, and start it. Blocks."""
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        made = ("-D", self._folder / "data", "-U", USER, "-A", "trust", "-N")
        call(self._programs / "initdb", *made, user=self._user)
        self.resume()

    def resume(self) -> None:
        """Start it where it has stopped. Blocks."""
        call(*self._control, "-o", OPTIONS.format(folder=self._folder), "start", user=self._user)

    def restart(self, mode: str) -> None:
        """Restart it: ``fast`` as an operator does, ``immediate`` as after a crash. Blocks."""
        options = ("-o", OPTIONS.format(folder=self._folder))
        call(*self._control, *options, "-m", mode, "restart", user=self._user)

    def stop(self) -> None:
        """End it. Blocks."""
        call(*self._control, "-m", "immediate", "stop", user=self._user)

    async def rows(self, query: str, *args: object) -> list[asyncpg.Record]:
        """What a statement finds, asked again while the server restarts. Raises what the server
        says when it has said so for long."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return await self._asked(query, *args)
                except LOST:
                    await asyncio.sleep(AGAIN)

    async def execute(self, script: str) -> None:
        """Carry out several statements. Raises what the server says."""
        connection = await self._connected()
        try:
            await connection.execute(script)
        finally:
            await connection.close()

    async def _asked(self, query: str, *args: object) -> list[asyncpg.Record]:
        connection = await self._connected()
        try:
            found: list[asyncpg.Record] = await connection.fetch(query, *args)
            return found
        finally:
            await connection.close()

    async def _connected(self) -> asyncpg.Connection:
        return await asyncpg.connect(user=USER, database=DATABASE, host=str(self._folder))

    async def clients(self) -> list[int]:
        """The processes of the server that serve connections of the bot."""
        return [row["pid"] for row in await self.rows(CLIENTS)]

    async def cut(self, pids: list[int]) -> None:
        """End these connections from the server's side."""
        await self.rows("SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) pid", pids)


@asynccontextmanager
async def running() -> AsyncIterator[Cluster]:
    """A cluster for as long as the context lasts. Raises tests.postgres.Missing."""
    folder = Path(tempfile.mkdtemp(prefix="crosstable-fleet-"))
    cluster = Cluster(folder)
    try:
        await asyncio.to_thread(cluster.start)
        try:
            yield cluster
        finally:
            await asyncio.to_thread(cluster.stop)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
