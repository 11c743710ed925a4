"""A query as a function of a connection, lent one by the database."""

from collections.abc import Awaitable, Callable
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from bot.store.database import Database

P = ParamSpec("P")
T = TypeVar("T")
Query = Callable[Concatenate[Connection, P], T]
Lent = Callable[Concatenate[Database, P], Awaitable[T]]


def read(query: Query[P, T]) -> Lent[P, T]:
    """The query in a transaction of its own; its first argument becomes the database."""

    async def run(database: Database, /, *args: P.args, **options: P.kwargs) -> T:
        return await database.read(query, *args, **options)

    return run


def write(query: Query[P, T]) -> Lent[P, T]:
    """The same for a query that changes something: done when it returns, or not at all."""

    async def run(database: Database, /, *args: P.args, **options: P.kwargs) -> T:
        return await database.write(query, *args, **options)

    return run
