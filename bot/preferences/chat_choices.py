"""What is chosen for all in a chat, by whichever command, button or typed line: it is changed only
by those who may."""

from collections.abc import Callable
from enum import StrEnum

from bot.people import Chat, Person
from bot.preferences.errors import NotManager
from bot.preferences.preferences import Preferences
from bot.store import hosting as hosting_rows
from bot.store.renamings import Renamings


class Choosers(StrEnum):
    """Who may choose the settings of a shared chat."""

    MANAGERS = "managers"  # those of whom the platform says that they manage it
    PLAYERS = "players"  # whoever plays at a table shown there
    NOBODY = "nobody"  # the platform has no shared chats


class ChatChoices:
    """Knows who may choose for all in a chat: its ``choosers``, as its platform says."""

    def __init__(
        self, renamings: Renamings, preferences: Preferences, choosers: Callable[[Chat], Choosers]
    ) -> None:
        self._renamings = renamings
        self._preferences = preferences
        self.choosers = choosers

    async def choose(self, person: Person, chat: Chat, **changes: object) -> None:
        """Changes what the chat has chosen. Raises NotManager."""
        await self.check(person, chat)
        await self._preferences.choose_chat(chat, **changes)

    async def may_choose(self, person: Person, chat: Chat) -> bool:
        """Whether a person may choose for all in a chat; in a private one there is nobody else."""
        if chat.private:
            return True
        if self.choosers(chat) is Choosers.PLAYERS:
            return await hosting_rows.plays_in(self._renamings, person.key, chat)
        return person.manages

    async def check(self, person: Person, chat: Chat) -> None:
        """Raises NotManager for somebody who may not choose."""
        if not await self.may_choose(person, chat):
            raise NotManager(who=str(self.choosers(chat)))
