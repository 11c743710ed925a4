"""Who it is that asks for something."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from bot.accounts.accounts import Accounts
from bot.operators.operators import Operators
from bot.people import Person
from bot.store.person_store import PersonStore


@dataclass(eq=False, repr=False)
class Admission:
    """Knows persons by their accounts, and lets in all but those who are shut out: these may ask
    only for what is ``unrestricted``, commands and verbs of buttons."""

    _people: PersonStore
    _accounts: Accounts
    _operators: Operators
    _unrestricted: Collection[str]

    async def admit(self, person: Person, asked: str = "") -> Person:
        """Who it is that asks, and is known from now on. Raises ShutOut."""
        person = await self._accounts.person(person)
        if asked not in self._unrestricted:
            await self._operators.admit(person)
        await self._people.remember(person)
        return person

    async def admit_reader(self, person: Person) -> Person:
        """Who it is that only looks. Raises ShutOut."""
        person = await self._accounts.person(person)
        await self._operators.admit(person)
        return person

    async def with_language(self, person: Person) -> Person:
        """The person with the language that they were last known by, where the platform does not
        tell it with what they write."""
        known = None if person.language else await self._people.person(person.account)
        return replace(person, language=known.language) if known else person
