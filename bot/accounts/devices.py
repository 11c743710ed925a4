"""The browsers in which a person is: which they are, and how one of them ends."""

from collections.abc import Callable, Collection

from bot.accounts.accounts import Accounts
from bot.people import Person
from bot.store import sessions
from bot.store.database import Database
from bot.store.sessions import Cookie, Device


class Devices:
    """Knows which cookies hold, and ends browsers. Whoever listens is told when some may hold no
    more, here or in another process."""

    def __init__(self, database: Database, accounts: Accounts, clock: Callable[[], float]) -> None:
        self._database = database
        self._accounts = accounts
        self._clock = clock
        self._listeners: list[Callable[[], None]] = []

    def listen(self, listener: Callable[[], None]) -> None:
        """Calls ``listener`` whenever cookies may hold no more."""
        self._listeners.append(listener)

    def changed(self) -> None:
        """Tells those who listen."""
        for listener in self._listeners:
            listener()

    async def void(self, cookies: Collection[Cookie]) -> set[Cookie]:
        """The cookies among these that hold no more."""
        return await sessions.void(self._database, cookies) if cookies else set()

    async def note(self, person: Person, browser: str) -> None:
        """Notes in which browser somebody is. One who is nowhere else needs no list, so that
        nothing is kept of those who only look in."""
        if (await self._accounts.person(person)).linked:
            await sessions.note(self._database, person.account, browser, self._clock())

    async def of(self, person: Person) -> list[Device]:
        """The person's browsers, the one seen last first."""
        key = await self._accounts.key(person.account)
        return await sessions.devices(self._database, await self._accounts.of(key))

    async def end(self, person: Person, key: str) -> None:
        """Ends the browser with this key: nobody gets in from there, its account begins afresh, and
        all that was stays with the person. Raises LookupError when it is none of theirs."""
        browsers = await self.of(person)
        device = next((one for one in browsers if one.key == key), None)
        if device is None:
            raise LookupError(key)
        await self._end(device)
        self.changed()

    async def end_others(self, person: Person) -> int:
        """Ends all but the browser of this account, and every cookie of its own; the generation of
        the one that it gets now."""
        for device in await self.of(person):
            if device.account != person.account:
                await self._end(device)
        generation = await sessions.renew(self._database, person.account, self._clock())
        self.changed()
        return generation

    async def _end(self, device: Device) -> None:
        await sessions.end(self._database, [device.account], self._clock())
        platform, _, id = device.account.partition(":")
        account = await self._accounts.person(Person(platform, id, ""))
        if account.linked:
            # A browser that is lost brings nothing back to whoever has it.
            await self._accounts.unlink(account, give_back=False)
