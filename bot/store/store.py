"""An open database, and what a process knows of it."""

from bot import bounds
from bot.monitoring.meters import Meters
from bot.ratings.rows.replays import RatingReplays
from bot.store.chat_store import ChatStore
from bot.store.database import BUSY_SECONDS, RETRY_SECONDS, Database, open_database, parse
from bot.store.guarded import guarded
from bot.store.person_store import PersonStore
from bot.store.renamings import Renamings
from bot.store.table_store import TableStore
from bot.store.timed import timed


class Store:
    """A database, for the queries of every ``rows`` module, and the parts that remember something
    of it."""

    def __init__(self, database: Database, remembered: int = bounds.PEOPLE) -> None:
        self.database = database
        self.renamings = Renamings(database)
        self.replays = RatingReplays(database, self.renamings.step)
        self.tables = TableStore(database, self.renamings)
        self.people = PersonStore(database, self.renamings, self.replays, remembered)
        self.chats = ChatStore(database)

    @classmethod
    async def open(
        cls,
        url: str,
        busy: float = BUSY_SECONDS,
        retry: float = RETRY_SECONDS,
        reading: bool = False,
        meters: Meters | None = None,
    ) -> "Store":
        """The store at ``url`` (``sqlite:///file.db``, ``postgresql://…``), its schema brought up
        to date. ``busy`` are the seconds to wait for another program that has an SQLite file,
        ``retry`` those until a lost server is asked again. Where it is only for ``reading``, a bot
        may run on it. Every transaction is timed by ``meters``. Raises Fault."""
        database = guarded(await open_database(url, busy, retry, reading), parse(url))
        return cls(database if meters is None else timed(database, meters))

    async def close(self) -> None:
        """Lets go of the database."""
        await self.database.close()
