"""The messages that show tables."""

from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import Any

from sqlalchemy import (
    Connection,
    RowMapping,
    Select,
    and_,
    bindparam,
    delete,
    exists,
    not_,
    select,
    update,
)

from bot.people import Chat, Display
from bot.store import notices
from bot.store.queries import read, write, write_relaxed
from bot.store.schema import displays, tables
from bot.store.signals import Signal, SignalKind, is_shared, tell
from bot.store.upsert import upsert

DISPLAYS = select(displays, tables.c.code).join(tables, tables.c.id == displays.c.table)
OF_TABLE = DISPLAYS.where(tables.c.code == bindparam("wanted")).order_by(displays.c.id)
NOTE_SHOWN = (
    update(displays)
    .where(
        displays.c.id == bindparam("key"),
        displays.c.message == bindparam("there"),
        displays.c.page == bindparam("seen"),
        displays.c.shown < bindparam("now"),
    )
    .values(shown=bindparam("now"))
)


@write
def add(connection: Connection, display: Display) -> Display:
    """The display with its id, after its message has shown whatever before. Where somebody was
    quick enough to turn the page of the message, perhaps in another process, before it was noted
    that it shows the table itself, it stays what it is to become. Raises LookupError when there is
    no such table."""
    tell(connection, Signal(SignalKind.SHOWN, display.table).payload)
    key = connection.scalar(select(tables.c.id).where(tables.c.code == display.table))
    if key is None:
        raise LookupError(display.table)
    content = {
        "table": key,
        "private": display.chat.private,
        "person": display.person,
        "shown": display.shown,
        "page": display.page,
    }
    if display.chat.server:
        content["server"] = display.chat.server
    place = _place(display.chat) | {"message": display.message}
    # In the same statement: between a look and the change another process could turn it.
    turned = and_(displays.c.page != "", displays.c.shown < 0)
    changed = None if display.page else not_(turned)
    written = upsert(connection, displays, place, content, where=changed).returning(displays.c.id)
    id = connection.execute(written).scalar()
    if id is not None:
        return replace(display, id=id)
    return _display(connection.execute(_at(display.chat, display.message)).mappings().one())


@read
def of_table(connection: Connection, code: str) -> list[Display]:
    """All displays of a table, oldest first."""
    return [_display(row) for row in connection.execute(OF_TABLE, {"wanted": code}).mappings()]


@read
def at(connection: Connection, chat: Chat, message: str) -> Display | None:
    """The display that a message is, or None."""
    row = connection.execute(_at(chat, message)).mappings().first()
    return _display(row) if row else None


def _at(chat: Chat, message: str) -> Select[Any]:
    place = _place(chat) | {"message": message}
    return DISPLAYS.where(*(displays.c[name] == value for name, value in place.items()))


@read
def behind(connection: Connection, platform: str) -> list[Display]:
    """The displays of a platform that show an older revision than their table's."""
    chosen = DISPLAYS.where(
        displays.c.platform == platform, displays.c.shown < tables.c.revision
    ).order_by(displays.c.id)
    return [_display(row) for row in connection.execute(chosen).mappings()]


@write_relaxed
def note_shown(connection: Connection, shown: Iterable[Display]) -> None:
    """Notes which revision each display shows. An older one changes nothing, and so does what was
    shown before its message was replaced or turned to another page, perhaps by another process."""
    rows = [
        {"key": each.id, "there": each.message, "seen": each.page, "now": each.shown}
        for each in shown
    ]
    if rows:
        connection.execute(NOTE_SHOWN, rows)


@write
def turn(connection: Connection, display: int, page: str) -> None:
    """The message is to show another page, which it does not yet."""
    _tell(connection, display)
    chosen = update(displays).where(displays.c.id == display)
    connection.execute(chosen.values(page=page, shown=-1))


@write
def replace_message(
    connection: Connection,
    display: int,
    message: str,
    told: Collection[int] = (),
    at: float = 0.0,
    old: str | None = None,
) -> bool:
    """A display was posted anew as another message, which shows nothing known yet, and with it the
    notices ``told``, by id, at this Unix time. False, but for the notices, where the display is
    gone, or no longer the message ``old``."""
    _tell(connection, display)
    notices.sent.within(connection, told, at)
    chosen = update(displays).where(displays.c.id == display)
    if old is not None:
        chosen = chosen.where(displays.c.message == old)
    return connection.execute(chosen.values(message=message, shown=-1)).rowcount > 0


@write
def forget(connection: Connection, display: int) -> None:
    """The message is gone."""
    _tell(connection, display)
    connection.execute(delete(displays).where(displays.c.id == display))


@write_relaxed
def locate(connection: Connection, chat: Chat) -> bool:
    """Notes of which server a chat is part; whether that was not known of some display there."""
    unknown = displays.c.platform == chat.platform, displays.c.chat == chat.id
    changed = update(displays).where(*unknown, displays.c.server.is_(None))
    if not connection.execute(changed.values(server=chat.server)).rowcount:
        return False
    tell(connection, Signal(SignalKind.SHOWN).payload)
    return True


def move(connection: Connection, old: Chat, new: Chat) -> None:
    """The chat ``old``, with all its threads, has become ``new``."""
    there = displays.alias()
    taken = exists().where(
        there.c.platform == new.platform,
        there.c.chat == new.id,
        there.c.thread == displays.c.thread,
        there.c.message == displays.c.message,
    )
    here = and_(displays.c.platform == old.platform, displays.c.chat == old.id)
    connection.execute(delete(displays).where(here, taken))
    connection.execute(update(displays).where(here).values(chat=new.id))


def _tell(connection: Connection, display: int) -> None:
    """Tells other processes that a display shows something else than before."""
    if is_shared(connection):
        shown = select(tables.c.code).join(displays, displays.c.table == tables.c.id)
        code = connection.scalar(shown.where(displays.c.id == display))
        if code is not None:
            tell(connection, Signal(SignalKind.SHOWN, code).payload)


def _place(chat: Chat) -> dict[str, str]:
    return {"platform": chat.platform, "chat": chat.id, "thread": chat.thread}


def _display(row: RowMapping) -> Display:
    chat = Chat(row["platform"], row["chat"], row["thread"], row["private"], row["server"] or "")
    return Display(
        row["id"], row["code"], chat, row["message"], row["person"], row["shown"], row["page"]
    )
