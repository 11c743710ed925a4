"""What becomes of chats themselves."""

from dataclasses import dataclass

from bot.desk.displays import Displays
from bot.people import Chat
from bot.preferences.preferences import Preferences
from bot.running.presence import Presence
from bot.store import displays as display_rows
from bot.store.database import Database


@dataclass(eq=False, repr=False)
class Chats:
    """Keeps what belongs to a chat with it."""

    _database: Database
    _displays: Displays
    _preferences: Preferences
    _presence: Presence

    async def move(self, old: Chat, new: Chat) -> None:
        """A chat has another id now."""
        await self._displays.move_chat(old, new)
        self._preferences.forget_chat(new)
        self._presence.moved(old, new)

    async def locate(self, chat: Chat) -> None:
        """It has become known of which server a chat is part, and so perhaps whose it is."""
        if await display_rows.locate(self._database, chat):
            await self._displays.reload("")
