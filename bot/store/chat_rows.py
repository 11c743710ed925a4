"""Tables of which each chat has rows of its own."""

from collections.abc import Iterator

from sqlalchemy import Connection, Table, delete, select

from bot.people import Chat
from bot.store.schema import chats, metadata, ways_back
from bot.store.upsert import insert_into

OF_CHAT = "of chat"  # in the info of a table with the columns ``platform`` and ``chat``


def chat_tables() -> Iterator[Table]:
    """All tables whose rows go when their chat is forgotten."""
    yield from (chats, ways_back)
    yield from (table for table in metadata.sorted_tables if table.info.get(OF_CHAT))


def move(connection: Connection, old: Chat, new: Chat) -> None:
    """What features keep of the chat ``old`` they keep of ``new``, unless they keep something of
    that already."""
    for table in metadata.sorted_tables:
        if not table.info.get(OF_CHAT):
            continue
        here = table.c.platform == old.platform, table.c.chat == old.id
        rows = [dict(row) for row in connection.execute(select(table).where(*here)).mappings()]
        connection.execute(delete(table).where(*here))
        for row in rows:
            moved = insert_into(connection, table).values(row | {"chat": new.id})
            connection.execute(moved.on_conflict_do_nothing())
