"""The processes that share the database, by the clock that they share with it."""

from collections.abc import Iterable

from msgspec import Struct
from sqlalchemy import Connection, Double, cast, delete, extract, false, func, select
from sqlalchemy.sql.elements import ColumnElement

from bot.store.migrate import HEAD, SILENT
from bot.store.queries import read, write_reserved
from bot.store.schema import processes
from bot.store.upsert import upsert

EPOCH = 2440587.5  # the julian day on which Unix time begins

Living = dict[str, frozenset[str]]
"""Roles by the ids of processes."""


@write_reserved
def beat(connection: Connection, process: str, roles: Iterable[str], gone: float) -> Living:
    """The process is alive, and has these roles; everybody who was so in the last ``gone`` seconds.
    Whoever was not is forgotten."""
    now = present(connection)
    content = {"roles": " ".join(sorted(roles)), "seen": now, "version": HEAD}
    known = {"id": process}
    connection.execute(upsert(connection, processes, known, content | {"began": now}, content))
    connection.execute(delete(processes).where(processes.c.seen < now - gone))
    rows = connection.execute(select(processes.c.id, processes.c.roles))
    return {row.id: frozenset(row.roles.split()) for row in rows}


class OlderProcess(Struct, frozen=True):
    """A process that began before another one: ``age`` seconds ago, and whether it ``lives``, for
    it has given a sign since the other one began."""

    age: float
    lives: bool


@read
def oldest_process(connection: Connection, process: str, role: str) -> OlderProcess | None:
    """The eldest process with a role, of those that live for certain where there are any; None
    where this one is the first."""
    rows = connection.execute(select(processes, present(connection).label("now"))).all()
    began = {row.id: (row.began, row.id) for row in rows}
    if process not in began:
        return None
    mine, _ = began[process]
    older = [
        OlderProcess(row.now - row.began, row.seen > mine)
        for row in rows
        if role in row.roles.split() and began[row.id] < began[process]
    ]
    return max(older, key=lambda each: (each.lives, each.age), default=None)


def has_older(connection: Connection, version: str) -> bool:
    """Whether a process lives whose last migration is an earlier one."""
    if connection.dialect.name != "postgresql":  # where there is one process
        return False
    lives = processes.c.seen > present(connection) - SILENT
    older = func.coalesce(processes.c.version < version, false())
    return bool(connection.scalar(select(func.count()).where(lives, older)))


@write_reserved
def leave(connection: Connection, process: str) -> None:
    """The process ends."""
    connection.execute(delete(processes).where(processes.c.id == process))


def present(connection: Connection) -> ColumnElement[float]:
    """The moment, in Unix time, by the database's clock."""
    if connection.dialect.name == "postgresql":
        return cast(extract("epoch", func.clock_timestamp()), Double)
    return cast((func.julianday("now") - EPOCH) * 86_400.0, Double)
