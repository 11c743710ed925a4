"""The chats in which one person alone reads, and what is sent to them there."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from bot.desk.platform import Gone
from bot.desk.platforms import Platforms
from bot.people import Chat
from bot.screens import Screen
from bot.store import links as link_rows
from bot.store.database import Database

MakeScreen = Callable[[str, Chat], Awaitable[Screen]]
"""Makes the newest screen for an account in its private chat."""


class PersonChats:
    """Finds the private chats of people by their keys on the ``platforms`` that run here, first
    those on the platform of ``place``, where they last acted."""

    def __init__(self, database: Database, platforms: Platforms) -> None:
        self._database = database
        self.platforms = platforms

    async def accounts(self, person: str, place: Chat | None = None) -> tuple[str, ...]:
        """The person's accounts on the platforms that run here."""
        found = [
            account
            for account in await link_rows.accounts_of(self._database, person)
            if account.partition(":")[0] in self.platforms.names
        ]
        first = place.platform if place is not None else ""
        return tuple(sorted(found, key=lambda account: account.partition(":")[0] != first))

    async def are_here(self, person: str, place: Chat | None = None) -> bool | None:
        """Whether this process writes to the person alone; None where nobody can."""
        for account in await self.accounts(person, place):
            platform = self.platforms.get(account.partition(":")[0])
            ours = platform.reaches(account) if platform else None
            if ours is not None:
                return ours
        return None

    async def find(self, person: str, place: Chat | None = None) -> list[tuple[str, Chat]]:
        """The person's accounts, and the chats where each alone reads."""
        found = []
        for account in await self.accounts(person, place):
            platform = self.platforms.get(account.partition(":")[0])
            chat = await platform.private_chat(account) if platform else None
            if chat is not None:
                found.append((account, chat))
        return found

    async def send(self, person: str, make: MakeScreen, place: Chat | None = None) -> Chat | None:
        """Sends the person a screen; the chat that took it, None where none did. Raises what
        ``make`` raises."""
        for account, chat in await self.find(person, place):
            with suppress(Gone):
                await self.platforms.of(chat).post(chat, partial(make, account, chat))
                return chat
        return None
