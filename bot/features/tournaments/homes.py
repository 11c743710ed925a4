"""Where the tables of a tournament are shown before anybody has looked at them."""

from dataclasses import dataclass

from bot.features.tournaments.rows import reading
from bot.people import Chat
from bot.store import hosting as hosting_rows
from bot.store.database import Database
from bot.tables.limits import TableLimits

MOST_SHOWN = TableLimits().shown


@dataclass(eq=False, repr=False)
class BoardHomes:
    """Knows in which chat somebody has joined."""

    _database: Database

    async def home(self, code: str, person: str) -> Chat | None:
        """The chat where a table is to be shown to somebody; None where no tournament has opened
        it, and where there are enough boards."""
        chat = await reading.home_of(self._database, code, person)
        if chat is None or chat.private:
            return chat
        shown = await hosting_rows.running_in(self._database, chat)
        return chat if code in shown or len(shown) < MOST_SHOWN else None
