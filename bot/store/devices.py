"""The door to the browsers in which people are."""

from collections.abc import Collection

from sqlalchemy import Connection

from bot.store import sessions
from bot.store.database import Database
from bot.store.links import PEOPLE
from bot.store.sessions import Cookie, Device
from bot.store.signals import tell


class DeviceStore:
    """What ``bot.store.sessions`` reads and writes, each in a transaction of its own; other
    processes hear of what ends as of accounts that belong to somebody else."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, account: str, browser: str, now: float) -> None:
        """Notes that somebody is there with this account."""
        await self._database.write_relaxed(sessions.note, account, browser, now)

    async def devices(self, accounts: Collection[str]) -> list[Device]:
        """The browsers among these accounts, the one seen last first."""
        return await self._database.read(sessions.devices, accounts)

    async def void(self, cookies: Collection[Cookie]) -> set[Cookie]:
        """The cookies among these that hold no more."""
        return await self._database.read(sessions.void, cookies) if cookies else set()

    async def renew(self, account: str, now: float) -> int:
        """Ends all cookies of an account; the generation of the next one."""

        def work(connection: Connection) -> int:
            tell(connection, PEOPLE)
            return sessions.renew(connection, account, now)

        return await self._database.write(work)

    async def end(self, account: str, now: float) -> None:
        """Lets nobody in with this account again."""

        def work(connection: Connection) -> None:
            tell(connection, PEOPLE)
            sessions.end(connection, [account], now)

        await self._database.write(work)
