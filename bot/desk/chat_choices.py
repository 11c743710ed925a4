"""What is chosen for all in a chat, by whichever command, button or typed line: it is changed only
by those who may."""

from bot.desk.platform import Choosers
from bot.desk.platforms import Platforms
from bot.desk.preferences import Preferences
from bot.errors import NotManager
from bot.people import Chat, Person
from bot.store import Store


class ChatChoices:
    """Knows who may choose for all in a chat, as its platform says."""

    def __init__(self, store: Store, preferences: Preferences, platforms: Platforms) -> None:
        self._store = store
        self._preferences = preferences
        self._platforms = platforms

    async def choose(self, person: Person, chat: Chat, **changes: object) -> None:
        """Changes what the chat has chosen. Raises NotManager."""
        await self.check(person, chat)
        await self._preferences.choose_chat(chat, **changes)

    async def may_choose(self, person: Person, chat: Chat) -> bool:
        """Whether a person may choose for all in a chat; in a private one there is nobody else."""
        if chat.private:
            return True
        if self.choosers(chat) is Choosers.PLAYERS:
            return await self._store.plays_in(chat, person.key)
        return person.manages

    def choosers(self, chat: Chat) -> Choosers:
        """Who may choose there."""
        platform = self._platforms.get(chat.platform)
        return platform.choosers if platform else Choosers.MANAGERS

    async def check(self, person: Person, chat: Chat) -> None:
        """Raises NotManager for somebody who may not choose."""
        if not await self.may_choose(person, chat):
            raise NotManager(who=str(self.choosers(chat)))
