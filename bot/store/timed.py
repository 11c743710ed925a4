"""A database whose every transaction is timed."""

from typing import Any, cast

from bot.monitoring.labels import Access
from bot.monitoring.meters import Meters
from bot.store.database import Database
from bot.store.transactions import Params, Result, Work


def timed(database: Database, meters: Meters) -> Database:
    """The database, with each of its transactions timed by ``meters``."""
    return cast(Database, _Timed(database, meters))  # the rest is found by its name


class _Timed:
    def __init__(self, database: Database, meters: Meters) -> None:
        self._database = database
        self._meters = meters

    def __getattr__(self, name: str) -> Any:
        return getattr(self._database, name)

    async def read(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """As of the database."""
        with self._meters.transaction(Access.READ):
            return await self._database.read(work, *args, **options)

    async def write(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """As of the database."""
        with self._meters.transaction(Access.WRITE):
            return await self._database.write(work, *args, **options)

    async def write_relaxed(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """As of the database."""
        with self._meters.transaction(Access.NOTE):
            return await self._database.write_relaxed(work, *args, **options)
