"""What chats have chosen, and where they show tables."""

from cachetools import TTLCache
from sqlalchemy import Connection

from bot import bounds
from bot.people import Chat, ChatPreferences, Display
from bot.store import chat_rows, displays, notices, owed_words, people, signs
from bot.store.database import Database
from bot.store.queries import write
from bot.store.signals import Signal, SignalKind, tell

ALWAYS_SECONDS = 60.0  # for which what another process changes in a chat's notices is not noticed


class ChatStore:
    """Remembers which tables are shown where all notices are wanted."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._always: TTLCache[str, bool] = TTLCache(bounds.NOTICES, ALWAYS_SECONDS)

    async def always_notices(self, code: str) -> bool:
        """Whether a chat that shows the table wants notices also for those who are here."""
        known = self._always.get(code)
        if known is None:
            known = self._always[code] = await notices.always(self._database, code)
        return known

    async def set_preferences(self, chat: Chat, chosen: ChatPreferences) -> None:
        """Keeps what a chat has chosen."""
        await people.set_chat_preferences(self._database, chat, chosen)
        self._always.clear()

    async def add_display(
        self,
        table: str,
        chat: Chat,
        message: str,
        person: str | None,
        shown: int,
        page: str = "",
    ) -> Display:
        """Notes that a message shows a table, whatever it showed before; ``person`` is the key of
        its only reader. Raises LookupError when there is no such table."""
        self._always.pop(table, None)
        display = Display(0, table, chat, message, person, shown, page)
        return await displays.add(self._database, display)


@write
def move(connection: Connection, old: Chat, new: Chat) -> None:
    """The chat ``old`` has become ``new``: its displays, its language and what is to
    be told there move along."""
    displays.move(connection, old, new)
    signs.move(connection, old, new)
    people.move_chat(connection, old, new)
    owed_words.move(connection, old, new)
    chat_rows.move(connection, old, new)
    tell(connection, Signal(SignalKind.SHOWN).payload)
