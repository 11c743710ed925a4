"""Deeds and accounts that are shut out, as rows; who has used the server most."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from bot.operators.deed import Deed, DeedKind, Usage, Wanted
from bot.store import claims
from bot.store.schema import deeds, moves, people, shut_out, tables
from bot.store.tables import UNFINISHED
from bot.store.upsert import upsert

ABOUT_PAUSES = (DeedKind.PAUSE, DeedKind.RESUME)
State = tuple[int, frozenset[str], Deed | None]


def add(connection: Connection, operator: str, wanted: Wanted, now: float) -> int:
    """Notes what an operator wants, to be done by whichever bot sees it first; its number."""
    row = {
        "at": now,
        "operator": operator,
        "kind": wanted.kind,
        "subject": wanted.subject,
        "begins": wanted.begins,
        "ends": wanted.ends,
    }
    added = insert(deeds).values(row).returning(deeds.c.id)
    number: int = connection.execute(added).scalar_one()
    return number


def deed(connection: Connection, number: int) -> Deed:
    """The deed with this number."""
    return _deed(connection.execute(select(deeds).where(deeds.c.id == number)).one())


def log(connection: Connection, most: int) -> list[Deed]:
    """The last deeds, the newest first."""
    rows = connection.execute(select(deeds).order_by(deeds.c.id.desc()).limit(most))
    return [_deed(row) for row in rows]


def undone(connection: Connection, lapsed: float) -> list[int]:
    """The numbers of what is to be done, and at which nobody has worked since ``lapsed``."""
    free = claims.unclaimed(deeds.c.claimed, lapsed)
    found = select(deeds.c.id).where(deeds.c.done.is_(None), free).order_by(deeds.c.id)
    return list(connection.scalars(found))


def news(connection: Connection, lapsed: float) -> tuple[list[int], State]:
    """What is ``undone``, and the ``state``, in one look."""
    return undone(connection, lapsed), state(connection)


def claim(connection: Connection, number: int, now: float, lapsed: float) -> bool:
    """Takes a deed that is not done; whether it is the caller's."""
    free = claims.unclaimed(deeds.c.claimed, lapsed)
    mine = update(deeds).where(deeds.c.id == number, deeds.c.done.is_(None), free)
    return connection.execute(mine.values(claimed=now)).rowcount == 1


def finish(connection: Connection, number: int, result: str, now: float) -> None:
    """Notes that a deed is done, and how that went."""
    connection.execute(update(deeds).where(deeds.c.id == number).values(done=now, result=result))


def state(connection: Connection) -> State:
    """How many deeds are done, which accounts are shut out, and the last deed about pauses."""
    done = connection.scalar(select(func.count()).where(deeds.c.done.is_not(None))) or 0
    accounts = frozenset(connection.scalars(select(shut_out.c.account)))
    about = select(deeds).where(deeds.c.kind.in_(ABOUT_PAUSES), deeds.c.done.is_not(None))
    row = connection.execute(about.order_by(deeds.c.id.desc()).limit(1)).first()
    return done, accounts, None if row is None else _deed(row)


def shut(connection: Connection, accounts: Collection[str], now: float) -> None:
    """Serves these accounts no longer."""
    for account in accounts:
        connection.execute(upsert(connection, shut_out, {"account": account}, {"at": now}))


def let_in(connection: Connection, accounts: Collection[str]) -> bool:
    """Serves these accounts again; whether any was shut out."""
    gone = delete(shut_out).where(shut_out.c.account.in_(accounts))
    return connection.execute(gone).rowcount > 0


def active(connection: Connection, most: int) -> list[str]:
    """The codes of lobbies and running tables, those first at which something happened last."""
    going = select(tables.c.code).where(tables.c.status.in_(UNFINISHED))
    found = going.order_by(tables.c.updated.desc()).limit(most)
    return list(connection.scalars(found))


def usage(connection: Connection, since: float, most: int) -> list[Usage]:
    """Who has made the most moves since a Unix time, and how many tables they opened."""
    recent = select(tables.c.id).where(tables.c.updated >= since)
    count = func.count().label("number")
    moved = (
        select(moves.c.who, count)
        .where(moves.c.table.in_(recent), moves.c.at >= since, moves.c.who.contains(":"))
        .group_by(moves.c.who)
        .order_by(count.desc(), moves.c.who)
        .limit(most)
    )
    counts = {row.who: row.number for row in connection.execute(moved)}
    hosted = (
        select(tables.c.host, count)
        .where(tables.c.created >= since)
        .group_by(tables.c.host)
        .order_by(count.desc(), tables.c.host)
        .limit(most)
    )
    opened = {row.host: row.number for row in connection.execute(hosted) if row.host}
    keys = {*counts, *opened}
    known = select(people.c.key, people.c.name).where(people.c.key.in_(keys))
    names = {row.key: row.name for row in connection.execute(known)}
    found = [Usage(key, names.get(key, ""), counts.get(key, 0), opened.get(key, 0)) for key in keys]
    return sorted(found, key=lambda one: (-one.moves, -one.tables, one.person))[:most]


def _deed(row: Row[Any]) -> Deed:
    wanted = Wanted(DeedKind(row.kind), row.subject, row.begins, row.ends)
    return Deed(row.id, row.at, row.operator, wanted, row.done, row.result)
