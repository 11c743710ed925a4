"""The links in a database that may still be taken back."""

from bot.store import recent_links
from bot.store.database import Database
from bot.store.recent_links import Parting


class RecentLinks:
    """Says how links would be taken back, until they are for good."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def parting(self, account: str, now: float) -> Parting | None:
        """How the latest link of an account would be taken back, or None."""
        return await self._database.read(recent_links.parting, account, now)

    async def expire(self, before: float) -> None:
        """Links made before this Unix time are for good."""
        await self._database.write(recent_links.expire, before)
