"""What follows from a change of a table before that is committed, such as a move that was planned:
part of the same transaction, or none of it."""

from collections.abc import Awaitable, Callable

from msgspec import Struct

from bot.store.table_store import Beside
from bot.tables.table import Table


class Followed(Struct, frozen=True):
    """The ``table`` with what follows, and what is to be written ``beside`` it, which raises
    Conflict where the change is to be thought over again."""

    table: Table
    beside: Beside


Follow = Callable[[Table, Table], Awaitable[Followed | None]]
"""Says what follows from a change of the first table into the second; None for nothing."""


async def nothing(before: Table, after: Table) -> None:
    """Nothing follows."""


def either(one: Follow, other: Follow) -> Follow:
    """What follows by ``one``, or else by the ``other``: of two that never follow from the same
    change."""

    async def follow(before: Table, after: Table) -> Followed | None:
        return await one(before, after) or await other(before, after)

    return follow
