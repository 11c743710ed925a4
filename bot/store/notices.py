"""The outbox: what people are to be told, written with the change that it tells of."""

from collections.abc import Collection, Iterable
from typing import Any

from sqlalchemy import (
    Connection,
    Row,
    ScalarSelect,
    and_,
    delete,
    exists,
    false,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.sql.elements import ColumnElement

from bot.store import claims
from bot.store.queries import read, write, write_relaxed
from bot.store.schema import chats, displays, links, notices, tables
from bot.store.signals import is_shared
from bot.store.tables import UNFINISHED
from bot.tables.notices import Notice, NoticeKind, OpenNotice

ALWAYS = "always"


def add(connection: Connection, table: int, due: Iterable[Notice], now: float) -> None:
    """Writes what the change of the table with this id makes due at the Unix time ``now``, but for
    what may be told once and has been."""
    rows = [
        {
            "table": table,
            "person": notice.person,
            "kind": notice.kind.value,
            "revision": notice.revision,
            "about": notice.about,
            "created": now,
        }
        for notice in due
        if not (notice.once and _has_been(connection, table, notice))
    ]
    if rows:
        connection.execute(insert(notices), rows)


def _has_been(connection: Connection, table: int, notice: Notice) -> bool:
    same = notices.c.person == notice.person, notices.c.about == notice.about
    return bool(connection.scalar(select(exists().where(notices.c.table == table, *same))))


@write
def claim(
    connection: Connection,
    platforms: Collection[str],
    now: float,
    lapsed: float,
    code: str | None = None,
    ids: Collection[int] | None = None,
) -> list[OpenNotice]:
    """What is unsent for persons of these platforms, at one table or at all, oldest first, and
    which nobody has claimed since ``lapsed``: from now on it is the caller's. With ``ids`` these
    alone. What was held until now is found at no single table: it goes out together."""
    chosen = _unclaimed(platforms, now, lapsed, code)
    if ids is not None:
        chosen = and_(chosen, notices.c.id.in_(ids))
    chosen = claims.free(connection, notices, chosen)
    claimed = update(notices).where(chosen).values(claimed=now).returning(notices)
    return _opened(connection, connection.execute(claimed))


@read
def free(
    connection: Connection,
    platforms: Collection[str],
    now: float,
    lapsed: float,
    code: str | None = None,
) -> list[OpenNotice]:
    """What ``claim`` would claim."""
    chosen = select(notices).where(_unclaimed(platforms, now, lapsed, code))
    return _opened(connection, connection.execute(chosen))


def _unclaimed(
    platforms: Collection[str], now: float, lapsed: float, code: str | None
) -> ColumnElement[bool]:
    unsent = and_(
        notices.c.sent.is_(None), claims.unclaimed(notices.c.claimed, lapsed), _on(platforms)
    )
    if code is not None:
        return and_(unsent, notices.c.held.is_(None), notices.c.table == _table(code))
    return and_(unsent, or_(notices.c.held.is_(None), notices.c.held <= now))


def _opened(connection: Connection, found: "Iterable[Row[Any]]") -> list[OpenNotice]:
    rows = sorted(found, key=lambda row: int(row.id))
    codes = _codes(connection, {row.table for row in rows})
    return [
        OpenNotice(
            row.id,
            codes[row.table],
            Notice(row.person, NoticeKind(row.kind), row.revision, row.about),
            row.created,
            row.held is not None,
        )
        for row in rows
    ]


@read
def waiting(connection: Connection, platforms: Collection[str], now: float, lapsed: float) -> bool:
    """Whether there is anything to claim at any table."""
    free = exists().where(_unclaimed(platforms, now, lapsed, None))
    return bool(connection.scalar(select(free)))


@write
def hold(connection: Connection, ids: Collection[int], until: float) -> None:
    """These, by id, wait until then, and are nobody's."""
    unsent = notices.c.id.in_(ids), notices.c.sent.is_(None)
    connection.execute(update(notices).where(*unsent).values(held=until, claimed=None))


@write
def let_go(connection: Connection, person: str, now: float) -> None:
    """What waits for this person waits no longer, as they have come back or chosen otherwise: it
    is looked at now whether it may go out."""
    held = notices.c.person == person, notices.c.held > now, notices.c.sent.is_(None)
    connection.execute(update(notices).where(*held).values(held=now))


@write_relaxed
def renew(connection: Connection, claimed: Collection[int], now: float) -> None:
    """Whoever sends these, by id, is alive: their claims lapse later."""
    connection.execute(update(notices).where(notices.c.id.in_(claimed)).values(claimed=now))


@write
def release(connection: Connection) -> None:
    """After a start: what the process before was sending is anybody's, unless others share the
    database, whose claims they might be."""
    if is_shared(connection):
        return
    unsent = and_(notices.c.sent.is_(None), notices.c.claimed.is_not(None))
    connection.execute(update(notices).where(unsent).values(claimed=None))


@write
def sent(connection: Connection, done: Collection[int], now: float) -> None:
    """These, by id, have gone out, or are not to any more."""
    if done:
        chosen = and_(notices.c.id.in_(done), notices.c.sent.is_(None))
        connection.execute(update(notices).where(chosen).values(sent=now))


@read
def old(connection: Connection, before: float, most: int) -> list[int]:
    """At most so many notices, by id, that went out before a Unix time, of tables that are over."""
    over = select(tables.c.id).where(tables.c.status.not_in(UNFINISHED))
    found = select(notices.c.id).where(notices.c.sent < before, notices.c.table.in_(over))
    return list(connection.scalars(found.limit(most)))


@write_relaxed
def remove(connection: Connection, keys: Collection[int]) -> None:
    """Keeps these, by id, no longer."""
    connection.execute(delete(notices).where(notices.c.id.in_(keys)))


@read
def always(connection: Connection, code: str) -> bool:
    """Whether a chat that shows the table wants notices also for those who are here."""
    same = (chats.c[name] == displays.c[name] for name in ("platform", "chat", "thread"))
    shown = exists().where(displays.c.table == _table(code), chats.c.notices == ALWAYS, *same)
    return bool(connection.scalar(select(shown)))


def _on(platforms: Collection[str]) -> ColumnElement[bool]:
    """For somebody whom one of the platforms reaches."""
    alone = (notices.c.person.startswith(f"{name}:", autoescape=True) for name in platforms)
    linked = (links.c.account.startswith(f"{name}:", autoescape=True) for name in platforms)
    theirs = exists().where(links.c.person == notices.c.person, or_(false(), *linked))
    return or_(false(), *alone, theirs)


def _table(code: str) -> ScalarSelect[int]:
    return select(tables.c.id).where(tables.c.code == code).scalar_subquery()


def _codes(connection: Connection, keys: Collection[int]) -> dict[int, str]:
    if not keys:
        return {}
    rows = connection.execute(select(tables.c.id, tables.c.code).where(tables.c.id.in_(keys)))
    return {row.id: row.code for row in rows}
