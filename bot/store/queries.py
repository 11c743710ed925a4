"""Queries: functions of a connection, which a database lends them."""

from collections.abc import Callable, Coroutine
from typing import Any, Generic

from bot.store.transactions import Params, Result, Transactions, Work


class Query(Generic[Params, Result]):
    """A query. Called with a database, it runs in a transaction of its own; ``within`` a connection
    it is part of the one that has begun there."""

    def __init__(self, within: Work[Params, Result], transaction: str) -> None:
        self.within = within
        self._transaction = transaction  # the method of a database that lends a connection

    def __call__(
        self, database: Transactions, /, *args: Params.args, **options: Params.kwargs
    ) -> Coroutine[Any, Any, Result]:
        """What it returns, once its transaction is over."""
        run: Callable[..., Coroutine[Any, Any, Result]] = getattr(database, self._transaction)
        return run(self.within, *args, **options)


def read(within: Work[Params, Result]) -> Query[Params, Result]:
    """A query that changes nothing; all its statements see the same state."""
    return Query(within, "read")


def write(within: Work[Params, Result]) -> Query[Params, Result]:
    """A query that changes something: on the disk when it returns, or not done at all."""
    return Query(within, "write")


def write_relaxed(within: Work[Params, Result]) -> Query[Params, Result]:
    """As ``write``, for what may be lost when the power fails: nobody waits for the disk."""
    return Query(within, "write_relaxed")


def write_reserved(within: Work[Params, Result]) -> Query[Params, Result]:
    """As ``write_relaxed``, however many other transactions wait for a connection."""
    return Query(within, "write_reserved")
