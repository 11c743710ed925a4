"""Tables of which each chat has rows of its own."""

from collections.abc import Iterator

from sqlalchemy import Table

from bot.store.schema import chats, metadata, ways_back

OF_CHAT = "of chat"  # in the info of a table with the columns ``platform`` and ``chat``


def chat_tables() -> Iterator[Table]:
    """All tables whose rows go when their chat is forgotten."""
    yield from (chats, ways_back)
    yield from (table for table in metadata.sorted_tables if table.info.get(OF_CHAT))
