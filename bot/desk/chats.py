"""What becomes of chats themselves."""

from bot.desk.displays import Displays
from bot.people import Chat
from bot.preferences.preferences import Preferences
from bot.running.presence import Presence
from bot.store import displays as display_rows
from bot.store.database import Database


class Chats:
    """Keeps what belongs to a chat with it."""

    def __init__(
        self, database: Database, displays: Displays, preferences: Preferences, presence: Presence
    ) -> None:
        self._database = database
        self._displays = displays
        self._preferences = preferences
        self._presence = presence

    async def move(self, old: Chat, new: Chat) -> None:
        """A chat has another id now."""
        await self._displays.move_chat(old, new)
        self._preferences.forget_chat(new)
        self._presence.moved(old, new)

    async def locate(self, chat: Chat) -> None:
        """It has become known of which server a chat is part, and so perhaps whose it is."""
        if await display_rows.locate(self._database, chat):
            await self._displays.reload("")
