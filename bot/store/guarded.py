"""A database that may go and come back: whoever asks it is told so in one way, and an operator in a
line at each end."""

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

from sqlalchemy.engine import URL

from bot.errors import DatabaseDown
from bot.log import about
from bot.store.database import Database, name_of, sentence
from bot.store.transactions import Params, Result, Work

REMINDER_SECONDS = 60.0  # seconds until an operator is told once more that it is still so

log = logging.getLogger(__name__)


def guarded(database: Database, url: URL) -> Database:
    """The database at ``url``, whose transactions raise DatabaseDown when what keeps them from
    being done lies outside this program."""
    return cast(Database, _Guarded(database, url))  # the rest is found by its name


class _Guarded:
    def __init__(self, database: Database, url: URL) -> None:
        self._database = database
        self._url = url
        self._reported: float | None = None  # when, on the monotonic clock, that it is down

    def __getattr__(self, name: str) -> Any:
        return getattr(self._database, name)

    async def read(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """As of the database. Raises DatabaseDown."""
        with self._watched(writes=False):
            return await self._database.read(work, *args, **options)

    async def write(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """As of the database. Raises DatabaseDown."""
        with self._watched():
            return await self._database.write(work, *args, **options)

    async def write_relaxed(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """As of the database. Raises DatabaseDown."""
        with self._watched():
            return await self._database.write_relaxed(work, *args, **options)

    async def write_reserved(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """As of the database. Raises DatabaseDown."""
        with self._watched():
            return await self._database.write_reserved(work, *args, **options)

    async def close(self) -> None:
        """Lets go of the database."""
        await self._database.close()

    @contextmanager
    def _watched(self, writes: bool = True) -> Iterator[None]:
        try:
            yield
        except Exception as error:
            if not self._database.is_outage(error):
                raise
            down = DatabaseDown(sentence(self._url, error))
            now = time.monotonic()
            if self._reported is None or now - self._reported > REMINDER_SECONDS:
                self._reported = now
                with about(""):
                    log.error("%s People are refused until it works again.", down, exc_info=down)
            raise down from error
        if writes and self._reported is not None:  # a full disk can still be read
            self._reported = None
            with about(""):
                log.warning("The database %s can be used again.", name_of(self._url))
