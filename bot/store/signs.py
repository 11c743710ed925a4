"""When and where people last showed themselves at tables."""

from collections.abc import Iterable

from sqlalchemy import Connection, select

from bot.people import Chat, PresenceSign
from bot.store.queries import read, write_relaxed
from bot.store.schema import signs, tables
from bot.store.upsert import upsert


@write_relaxed
def note(connection: Connection, noted: Iterable[tuple[str, str, PresenceSign]]) -> None:
    """Writes signs, each with the code of its table and the key of its person; those at tables that
    there are not are left out."""
    for code, person, sign in noted:
        key = connection.scalar(select(tables.c.id).where(tables.c.code == code))
        if key is not None:
            place = {"table": key, "person": person}
            connection.execute(upsert(connection, signs, place, _content(sign)))


@read
def of_table(connection: Connection, code: str) -> dict[str, PresenceSign]:
    """The last sign of every person at a table, by their key."""
    rows = connection.execute(
        select(signs).join(tables, tables.c.id == signs.c.table).where(tables.c.code == code)
    )
    return {
        row.person: PresenceSign(row.at, Chat(row.platform, row.chat, row.thread, row.private))
        for row in rows
    }


def move(connection: Connection, old: Chat, new: Chat) -> None:
    """The chat ``old``, with all its threads, has become ``new``."""
    here = (signs.c.platform == old.platform, signs.c.chat == old.id)
    connection.execute(signs.update().where(*here).values(chat=new.id))


def _content(sign: PresenceSign) -> dict[str, object]:
    chat = sign.chat
    return {
        "at": sign.at,
        "platform": chat.platform,
        "chat": chat.id,
        "thread": chat.thread,
        "private": chat.private,
    }
