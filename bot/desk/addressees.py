"""Whom notices go to: whether they are here, and where they were last."""

from bot.desk.person_chats import PersonChats
from bot.people import Chat
from bot.running.presence import Presence
from bot.tables.notices import OpenNotice


class Addressees:
    """Finds the persons of notices, and in ``chats`` where they alone read."""

    def __init__(self, presence: Presence, chats: PersonChats) -> None:
        self._presence = presence
        self.chats = chats

    async def is_here(self, notice: OpenNotice) -> bool:
        """Whether its person is at the table now."""
        return await self._presence.here(notice.table, notice.notice.person)

    async def place(self, notice: OpenNotice) -> Chat | None:
        """Where the person was last at the table."""
        return await self._presence.place(notice.table, notice.notice.person)
