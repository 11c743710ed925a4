"""How tables are opened and changed, with all that belongs to it, in one transaction."""

import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from bot.ratings.rows import match_end
from bot.store import deliveries, hosting, notices, seated_rows, tables
from bot.store.database import Database
from bot.store.deliveries import Delivery
from bot.store.entries import QueueEntry
from bot.store.queries import write
from bot.store.renamings import Renamings
from bot.store.signals import tell
from bot.tables.limits import TableLimits
from bot.tables.notices import Notice
from bot.tables.table import Status, Table

if TYPE_CHECKING:
    from bot.store.queue import Queue


Beside = Callable[[Connection], None]
"""Writes something in the transaction of a table's change, in which the table is the caller's."""


def nothing(connection: Connection) -> None:
    """Writes nothing."""


class TableStore:
    """Writes tables. Each call is one transaction: done when it returns, or not at all."""

    def __init__(self, database: Database, renamings: Renamings) -> None:
        self._database = database
        self._renamings = renamings

    async def create(
        self,
        table: Table,
        limits: TableLimits | None = None,
        origin: str = "",
        wake: float | None = None,
        asked: QueueEntry | None = None,
        due: tuple[Notice, ...] = (),
    ) -> None:
        """Writes a new table that ``origin``, a command or press, asked for, and that is to be
        looked at when it is time to ``wake``, with the notices ``due`` by that; ``asked`` is put
        into the queue. Raises Conflict when its code is taken, or when this origin has opened one,
        and with ``limits`` TooManyLobbies or TooManyRunning."""
        queue = self._database.queue
        await _create(self._database, table, limits, origin, wake, asked, queue, due)

    async def commit(
        self,
        before: Table,
        after: Table,
        limits: TableLimits | None = None,
        wake: float | None = None,
        due: Iterable[Notice] = (),
        now: float | None = None,
        claim: bool = False,
        settled: str = "",
        asked: QueueEntry | None = None,
        beside: Beside = nothing,
    ) -> None:
        """Writes what differs, so that ``before`` becomes ``after``, and the notices ``due`` by
        that; ``wake`` as in ``create``. Raises Conflict, and writes nothing, when the table no
        longer stands at ``before``; with ``limits`` TooManyRunning when a match begins and its host
        has too many. ``now`` is the Unix time of the change; a match that ends by it changes its
        players' ratings. What is ``settled`` by that is taken from the queue, by its key, and what
        is ``asked`` then is put into it. With ``claim`` a table that another process is changing at
        this moment raises Conflict as well, and nobody waits. Raises Repeated, and writes nothing,
        where what is carried out took effect before. What is to be written ``beside`` it may raise
        Conflict as well.

        A match only grows: its last move and its outcome are committed before the next is dealt.
        """
        at = time.time() if now is None else now
        delivery = deliveries.carried_out()
        change = before, after, limits, wake, tuple(due), at, claim
        queued = settled, asked, self._database.queue
        try:
            await _commit(self._database, *change, queued, delivery, beside)
        except tables.Conflict:
            await self._renamings.finish_table(before.code)  # or it would be one again
            raise
        if delivery is not None:
            delivery.noted = True


@write
def _create(
    connection: Connection,
    table: Table,
    limits: TableLimits | None,
    origin: str,
    wake: float | None,
    asked: QueueEntry | None,
    queue: "Queue | None",
    due: tuple[Notice, ...],
) -> None:
    if limits:
        hosting.check(connection, table, limits)
    key = tables.create(connection, table, origin, wake)
    if due:
        notices.add(connection, key, due, table.turn.since)
    if queue is not None:
        _write_queue(connection, "", asked, queue)


@write
def _commit(
    connection: Connection,
    before: Table,
    after: Table,
    limits: TableLimits | None,
    wake: float | None,
    due: tuple[Notice, ...],
    now: float,
    claim: bool,
    queued: "tuple[str, QueueEntry | None, Queue | None]",
    delivery: Delivery | None,
    beside: Beside,
) -> None:
    if delivery is not None:
        deliveries.note.within(connection, delivery, now)
    if claim:
        tables.claim(connection, before)
    if limits and after.status is Status.PLAYING is not before.status:
        hosting.check(connection, after, limits)
    key = tables.commit(connection, before, after, wake)
    beside(connection)
    notices.add(connection, key, due, now)
    match_end.rate(connection, key, before, after, now)
    seated_rows.match_ended(connection, key, before, after, now)
    settled, asked, queue = queued
    if queue is not None:
        _write_queue(connection, settled, asked, queue)
    tell(connection, after.code)


def _write_queue(
    connection: Connection, settled: str, asked: QueueEntry | None, queue: "Queue"
) -> None:
    if settled:
        queue.withdraw(connection, settled)
    if asked is not None:
        queue.put(connection, asked)
