"""Tokens by which people's programs are known as them."""

import secrets
from collections.abc import Callable
from dataclasses import replace

from bot.features.programs import rows
from bot.features.programs.errors import TooManyTokens
from bot.features.programs.rows import ProgramToken
from bot.people import Person
from bot.store.store import Store

PREFIX = "crosstable_"  # by which scanners of public code know a token that was left there
BYTES = 24  # of chance in a token
MOST = 5  # tokens of an account
DAY = 86_400.0  # seconds


class ProgramTokens:
    """Makes tokens, and knows whose they are. Each is told once and never again: what is kept does
    not let anybody use it."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def make(self, person: Person) -> str:
        """A new token of the person's account. Raises TooManyTokens."""
        token = PREFIX + secrets.token_urlsafe(BYTES)
        kept = await rows.keep(self._store.database, person.account, token, MOST, self._clock())
        if kept is None:
            raise TooManyTokens(most=MOST)
        return token

    async def of(self, person: Person) -> list[ProgramToken]:
        """The tokens of the person's account."""
        return await rows.of_account(self._store.database, person.account)

    async def end(self, person: Person, number: int) -> None:
        """One of them holds no more."""
        await rows.end(self._store.database, person.account, number)

    async def person(self, token: str) -> Person | None:
        """Whose token it is, as last seen; None for one that holds no more."""
        found = await rows.of_token(self._store.database, token) if token else None
        if found is None:
            return None
        now = self._clock()
        if found.used is None or now - found.used >= DAY:
            await rows.note_use(self._store.database, found, now)
        platform, _, account = found.account.partition(":")
        known = await self._store.people.person(found.account)
        if known is None:
            return Person(platform, account, account)
        return replace(known, platform=platform, id=account)

    async def holds(self, token: str) -> bool:
        """Whether it still lets a program ask."""
        return await rows.of_token(self._store.database, token) is not None
