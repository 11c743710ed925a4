"""Says whether a process works, without secrets."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from enum import StrEnum
from typing import Self

from msgspec import Struct

ANSWER_SECONDS = 2.0  # seconds in which the database has to answer

log = logging.getLogger(__name__)


class Condition(StrEnum):
    """The state of a platform in a process that may serve it."""

    CONNECTED = "connected"
    STANDING_BY = "standing by"  # another process serves it
    NOT_CONNECTED = "not connected"

    @classmethod
    def of(cls, connected: bool) -> Self:
        """That of whoever does not stand by."""
        return cls.CONNECTED if connected else cls.NOT_CONNECTED


class Health(Struct, frozen=True):
    """Whether the database answers, and the state of each platform."""

    database: bool
    platforms: Mapping[str, Condition]

    @property
    def well(self) -> bool:
        """Whether nothing is wrong."""
        return self.database and Condition.NOT_CONNECTED not in self.platforms.values()

    def words(self) -> dict[str, object]:
        """As JSON says it."""
        return {
            "status": "ok" if self.well else "failing",
            "database": "answers" if self.database else "does not answer",
            "platforms": dict(self.platforms),
        }


class Examiner:
    """Looks at a process: ``database`` raises what is wrong with it, ``platforms`` says how each
    stands. That the loop runs is shown by the answer."""

    def __init__(
        self,
        database: Callable[[], Awaitable[object]],
        platforms: Callable[[], Mapping[str, Condition]],
        patience: float = ANSWER_SECONDS,
    ) -> None:
        self._database = database
        self.platforms = platforms
        self._patience = patience

    async def look(self) -> Health:
        """Checks the database and the platforms."""
        return Health(await self._answers(), self.platforms())

    async def _answers(self) -> bool:
        try:
            async with asyncio.timeout(self._patience):
                await self._database()
        except Exception as error:  # whatever it is, the database is of no use
            log.warning("the database does not answer: %s", type(error).__name__)
            return False
        return True
