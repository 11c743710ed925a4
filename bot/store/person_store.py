"""Who is who: people as last seen, and which accounts are one person."""

from collections.abc import Callable
from typing import Concatenate

from cachetools import LRUCache
from sqlalchemy import Connection

from bot import bounds
from bot.people import Person
from bot.ratings.rows.replays import RatingReplays
from bot.store import forgetting, links, people
from bot.store.database import Database
from bot.store.forgetting import Views
from bot.store.links import Changed
from bot.store.person_queries import finished
from bot.store.renamings import Renamings
from bot.store.signals import PEOPLE, tell
from bot.store.transactions import Params


class PersonStore:
    """Remembers people and whose accounts are whose, for as long as nobody changes it."""

    def __init__(
        self,
        database: Database,
        renamings: Renamings,
        replays: RatingReplays,
        remembered: int = bounds.PEOPLE,
    ) -> None:
        self._database = database
        self._renamings = renamings
        self._replays = replays
        self._people: LRUCache[str, Person] = LRUCache(remembered)
        self._persons: LRUCache[str, str] = LRUCache(remembered)  # by account
        # How often who is who may have changed: here, and in other processes.
        self._links: tuple[int, int | None] = (0, None)

    async def remember(self, person: Person) -> None:
        """Keeps a person's name and language; writes only when they have changed."""
        self._heard_of_links()
        if self._people.get(person.key) == person:
            return
        known = await self.person(person.key)
        told = known is not None and (known.name, known.language)
        # Another account of the same person may be called otherwise.
        if person.linked or told != (person.name, person.language):
            await people.remember(self._database, person)
        self._people[person.key] = person

    async def person(self, key: str) -> Person | None:
        """The person with this key as last seen, or None."""
        self._heard_of_links()
        if key in self._people:
            return self._people[key]
        return await people.person(self._database, key)

    async def person_of(self, account: str) -> str:
        """The key of the person whose account this is: its own, unless it is linked. It is known
        until somebody is linked, here or as another process says; while those are not heard, it is
        asked each time."""
        heard = self._heard_of_links()
        known = self._persons.get(account) if heard else None
        if known is None:
            before = self._links
            known = await links.person_of(self._database, account)
            self._heard_of_links()
            if before == self._links:  # else somebody was linked meanwhile, perhaps this one
                self._persons[account] = known
        return known

    def known_person_of(self, account: str) -> str:
        """The same as far as it is known without asking the database."""
        return self._persons.get(account, account)

    async def join(self, account: str, code: str, now: float, most: int) -> Changed:
        """Makes an account one person with the one for which the code with this hash stands. Raises
        Conflict and as links.join does."""
        return await self._relink(links.join, account, code, now, most)

    async def part(self, account: str, now: float, give_back: bool = True) -> Changed:
        """Takes an account from its person, as in links.part. Raises NotLinked, Conflict."""
        return await self._relink(links.part, account, now, give_back)

    async def forget(
        self, person: str, ghost: str, now: float, views: Views | None = None
    ) -> Changed:
        """Takes away all that says who a person was; ``ghost`` stands in their place, ``views`` as
        in forgetting.forget. Raises Conflict."""
        changed = await self._relink(forgetting.forget, person, ghost, now, views)
        for key in (person, *changed.accounts):
            self._people.pop(key, None)
        return changed

    def _heard_of_links(self) -> bool:
        """Whether other processes are heard; what they have changed is known no more."""
        here, elsewhere = self._links
        now = self._database.relinked
        if now is not None and now != elsewhere:
            self._links = here, now
            self._persons.clear()
            self._people.clear()
        return now is not None

    async def _relink(
        self,
        work: Callable[Concatenate[Connection, Params], Changed],
        *args: Params.args,
        **options: Params.kwargs,
    ) -> Changed:
        """Changes who is who, and tells other processes of every table that knows it."""

        def done(connection: Connection) -> Changed:
            changed = work(connection, *args, **options)
            for code in (PEOPLE, *changed.codes):
                tell(connection, code)
            return changed

        self._count_links()
        try:
            changed = await finished(self._renamings, lambda: self._database.write(done))
        finally:
            self._count_links()
            self._persons.clear()
        self._replays.begun.set()
        for key in (changed.person, *changed.accounts):
            self._people.pop(key, None)
        return changed

    def _count_links(self) -> None:
        here, elsewhere = self._links
        self._links = here + 1, elsewhere
