"""Queries about all that stands under a person's key.

Where accounts have become one person, finished tables get the new key a few at a time (see
``renamings``). What depends on all of a person's tables runs after the last of them.
"""

from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, Generic, Protocol

from sqlalchemy import Connection

from bot.store.pending_names import Unfinished, check
from bot.store.transactions import Params, Result, Transactions

PersonWork = Callable[Concatenate[Connection, str, Params], Result]


class Finisher(Protocol):
    """Writes the keys that hold into the tables of a database."""

    @property
    def database(self) -> Transactions:
        """The database."""
        ...

    async def finish(self, *people: str) -> None:
        """Goes on until nothing is left of these people; of anybody where none are given."""
        ...


class PersonQuery(Generic[Params, Result]):
    """A query about the person with a key, "" for nobody. Called with the renamings, it runs in a
    transaction of its own once the person's are finished; ``within`` a connection it is part of the
    one that has begun there."""

    def __init__(self, within: PersonWork[Params, Result], transaction: str) -> None:
        self.within = within
        self._transaction = transaction  # the method of a database that lends a connection

    async def __call__(
        self, renamings: Finisher, person: str, /, *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """What it returns, once its transaction is over."""
        run: Callable[..., Coroutine[Any, Any, Result]]
        run = getattr(renamings.database, self._transaction)
        return await finished(renamings, lambda: run(self._run_finished, person, *args, **options))

    def _run_finished(
        self, connection: Connection, person: str, *args: Params.args, **options: Params.kwargs
    ) -> Result:
        if person:
            check(connection, person)
        return self.within(connection, person, *args, **options)


def read_of_person(within: PersonWork[Params, Result]) -> PersonQuery[Params, Result]:
    """A query that changes nothing; all its statements see the same state."""
    return PersonQuery(within, "read")


def write_of_person(within: PersonWork[Params, Result]) -> PersonQuery[Params, Result]:
    """A query that changes something: on the disk when it returns, or not done at all."""
    return PersonQuery(within, "write")


async def finished(renamings: Finisher, work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
    """What ``work`` returns, which raises Unfinished until the renamings that it needs are
    finished."""
    while True:
        try:
            return await work()
        except Unfinished as unfinished:
            await renamings.finish(*unfinished.people)
