"""How work is done in a database."""

from collections.abc import Callable
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

Params = ParamSpec("Params")
Result = TypeVar("Result")
Work = Callable[Concatenate[Connection, Params], Result]


class Transactions(Protocol):
    """Lends connections. Each call is one transaction."""

    alone: bool  # whether no other process can use the database

    async def read(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """What ``work`` returns; all its statements see the same state."""
        ...

    async def write(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """What ``work`` returns, once it is on the disk; an exception undoes it."""
        ...

    async def write_relaxed(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """Like ``write``, for what may be lost when the power fails: nobody waits for the disk."""
        ...

    async def write_reserved(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """Like ``write_relaxed``, however many other transactions wait for a connection."""
        ...
