"""A PostgreSQL server that goes and comes back in a moment, as when it is restarted: what it has
not done is asked for once more."""

import asyncio
import time

import asyncpg
from sqlalchemy.exc import DBAPIError

LONGEST = 5.0  # seconds in which it may come back
TRIES = 2  # of one transaction on a connection that stood: what ends it may be the transaction
AGAIN = 0.1  # seconds until it is asked once more

# PostgreSQL manual, appendix A: connection exceptions; shut down, crashed, still starting.
CONNECTION_ERRORS = "08"
GOING_OR_COMING = ("57P01", "57P02", "57P03")

# What may say so; the queue speaks with the driver itself.
GONE = (DBAPIError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)


class Outage:
    """Says how often one transaction is tried: again for ``longest`` seconds while the server is
    gone, and never once it may have been committed."""

    def __init__(self, longest: float = LONGEST) -> None:
        self._end = time.monotonic() + longest
        self._tries = 0

    def begins(self) -> None:
        """There is a connection, on which it is tried now."""
        self._tries += 1

    def commits(self) -> None:
        """From now on nobody knows whether it has been done."""
        self._end = 0.0

    async def over(self, error: Exception) -> None:
        """Wait a moment before the next try. Raises ``error`` where there is to be none."""
        if not is_gone(error) or time.monotonic() > self._end or self._tries >= TRIES:
            raise error
        await asyncio.sleep(AGAIN)


def is_gone(error: BaseException) -> bool:
    """Whether an error says that the server, or the connection to it, is gone."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or is_gone(error.orig or Exception())
    state = str(getattr(error, "sqlstate", None) or "")
    if state.startswith(CONNECTION_ERRORS) or state in GOING_OR_COMING:
        return True
    lost = isinstance(error, OSError | asyncpg.InterfaceError)
    return lost and not isinstance(error, TimeoutError)
