"""A PostgreSQL server that goes and comes back in a moment, as when it is restarted: what it has
not done is asked for once more. One that stays away is not waited for by everybody anew."""

import asyncio
import time

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot.errors import DatabaseDown

LONGEST = 5.0  # seconds in which it may come back
TRIES = 2  # of one transaction on a connection that stood: what ends it may be the transaction
RETRY_SECONDS = 0.1  # seconds until it is asked once more

# PostgreSQL manual, appendix A: connection exceptions; shut down, crashed, still starting.
CONNECTION_ERRORS = "08"
GOING_OR_COMING = ("57P01", "57P02", "57P03")
IN_NEED = ("53", "58", "25006", "XX001", "XX002")  # of room, its disk, read-only, damaged

# What may say so; the queue speaks with the driver itself.
GONE = (DBAPIError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)


class Outages:
    """Knows since when a server is gone: only what fails in the first ``longest`` seconds is tried
    again, each for as long."""

    def __init__(self, longest: float = LONGEST) -> None:
        self._longest = longest
        self._since: float | None = None

    def patience(self) -> float:
        """For how many seconds a transaction that fails now is tried again."""
        now = time.monotonic()
        if self._since is None:
            self._since = now
        return self._longest if now - self._since < self._longest else 0.0

    def over(self) -> None:
        """The server has been reached."""
        self._since = None


class Outage:
    """Says how often one transaction is tried: again while its server has not been gone for long,
    and never once it may have been committed."""

    def __init__(self, outages: Outages) -> None:
        self._outages = outages
        self._tries = 0
        self._end: float | None = None
        self._committing = False

    def begins(self) -> None:
        """There is a connection, on which it is tried now."""
        self._tries += 1

    def commits(self) -> None:
        """From now on nobody knows whether it has been done."""
        self._committing = True

    def ends(self) -> None:
        """It is done."""
        self._outages.over()

    async def over(self, error: Exception) -> None:
        """Waits a moment before the next try. Raises ``error`` where there is to be none."""
        if not is_gone(error) or self._committing or self._tries >= TRIES:
            raise error
        if self._end is None:
            self._end = time.monotonic() + self._outages.patience()
        if time.monotonic() >= self._end:
            raise error
        await asyncio.sleep(RETRY_SECONDS)


def is_outage(error: BaseException) -> bool:
    """Whether what keeps a transaction from being done lies with the server, or on the way to
    it."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    in_need = str(getattr(cause, "sqlstate", None) or "").startswith(IN_NEED)
    return in_need or is_gone(error) or isinstance(error, OSError | PoolTimeout)


def down(error: BaseException) -> DatabaseDown:
    """What an operator reads of an error on a connection that is held for long."""
    return DatabaseDown(type(error).__name__)


def is_gone(error: BaseException) -> bool:
    """Whether an error says that the server, or the connection to it, is gone."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or is_gone(error.orig or Exception())
    state = str(getattr(error, "sqlstate", None) or "")
    if state.startswith(CONNECTION_ERRORS) or state in GOING_OR_COMING:
        return True
    lost = isinstance(error, OSError | asyncpg.InterfaceError)
    return lost and not isinstance(error, TimeoutError)
