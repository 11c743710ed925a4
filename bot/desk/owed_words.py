"""Words for one person for which there was no place: they are told at the person's next press, by
whichever process takes it."""

import logging
from collections.abc import Callable

from bot.errors import NoDatabase, as_refusal
from bot.people import Chat, Person
from bot.store import owed_words as rows
from bot.store.database import Database

log = logging.getLogger(__name__)

FRESH = 5.0  # seconds for which what other processes owe may go unseen


class OwedWords:
    """The newest words for each person and chat, in whichever topic. Nothing else fails with
    them."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock
        self._none_since: float | None = None  # so that a press rarely asks the database
        self._written = 0

    async def owe(self, person: Person, chat: Chat, words: str) -> None:
        """The person is still to be told these, and nothing from before."""
        try:
            await rows.owe(self._database, person.account, chat, words, self._clock())
        except Exception as error:
            _complain("keep", error)
        self._written += 1
        self._none_since = None

    async def find(self, person: Person, chat: Chat) -> str:
        """What the person is still to be told; "" for nothing."""
        now = self._clock()
        if self._none_since is not None and 0 <= now - self._none_since < FRESH:
            return ""
        try:
            return await self._read(person, chat, now)
        except Exception as error:
            _complain("find", error)
            return ""

    async def _read(self, person: Person, chat: Chat, now: float) -> str:
        written = self._written
        if not await rows.any_owed(self._database, now):
            if written == self._written:  # else it may have been read before that
                self._none_since = now
            return ""
        return await rows.owed(self._database, person.account, chat, now)

    async def settle(self, person: Person, chat: Chat, words: str = "") -> None:
        """The person has been told these, or need not be told any."""
        words = words or await self.find(person, chat)
        if words:
            try:
                await rows.settle(self._database, person.account, chat, words)
            except Exception as error:
                _complain("settle", error)


def _complain(what: str, error: Exception) -> None:
    """Logs a failure, unless the database is away, which is told once for all."""
    if not isinstance(as_refusal(error), NoDatabase):
        log.error("could not %s words that somebody is owed", what, exc_info=error)
