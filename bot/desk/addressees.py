"""Whom notices go to: where they were last, their accounts, and their private chats."""

from bot.desk.platforms import Platforms
from bot.people import Chat
from bot.running.presence import Presence
from bot.store import links as link_rows
from bot.store.database import Database
from bot.tables.notices import OpenNotice


class Addressees:
    """Finds the persons of notices on the ``platforms`` that run here."""

    def __init__(self, database: Database, presence: Presence, platforms: Platforms) -> None:
        self._database = database
        self._presence = presence
        self.platforms = platforms

    async def is_here(self, notice: OpenNotice) -> bool:
        """Whether its person is at the table now."""
        return await self._presence.here(notice.table, notice.notice.person)

    async def place(self, notice: OpenNotice) -> Chat | None:
        """Where the person was last at the table."""
        return await self._presence.place(notice.table, notice.notice.person)

    async def accounts(self, person: str, place: Chat | None) -> tuple[str, ...]:
        """The person's accounts on the platforms that run here, first those where they last
        acted."""
        found = [
            account
            for account in await link_rows.accounts_of(self._database, person)
            if account.partition(":")[0] in self.platforms.names
        ]
        first = place.platform if place is not None else ""
        return tuple(sorted(found, key=lambda account: account.partition(":")[0] != first))

    async def private_chats(self, person: str, place: Chat | None) -> list[tuple[str, Chat]]:
        """The person's accounts, and the chats where each alone reads."""
        found = []
        for account in await self.accounts(person, place):
            platform = self.platforms.get(account.partition(":")[0])
            chat = await platform.private_chat(account) if platform else None
            if chat is not None:
                found.append((account, chat))
        return found

    async def is_reached_here(self, person: str, place: Chat | None) -> bool | None:
        """Whether this process writes to the person alone; None where nobody can."""
        for account in await self.accounts(person, place):
            platform = self.platforms.get(account.partition(":")[0])
            ours = platform.reaches(account) if platform else None
            if ours is not None:
                return ours
        return None
