"""In which language people read, and what they are called."""

import logging
from dataclasses import dataclass
from functools import partial

from bot.accounts.accounts import Accounts
from bot.people import Chat, Person
from bot.preferences.languages import Languages
from bot.running.service import Tables
from bot.store import games as game_rows
from bot.store.store import Store
from bot.tables.names import renamed
from bot.tables.table import Status
from bot.texts import Words

TABLES = 100  # of one person, at which they are renamed

log = logging.getLogger(__name__)


@dataclass(eq=False, repr=False)
class Readers:
    """Knows people by the accounts with which platforms name them."""

    _words: Words
    _languages: Languages
    _accounts: Accounts
    _store: Store
    _tables: Tables

    async def key(self, person: Person) -> str:
        """The key by which ladders name a person, whichever of their accounts it is."""
        return await self._accounts.key(person.account)

    def language(self, person: Person) -> str:
        """The language of a person: their own choice where that is at hand, else the one that
        their platform tells."""
        return self._languages.of_reader(self._accounts.known(person))

    async def language_alone(self, person: Person, chat: Chat) -> str:
        """The language of what only this person reads in a chat."""
        try:
            return await self._languages.of_person(self._accounts.known(person), chat)
        except Exception:
            log.exception("could not look up the language of a person on %s", person.platform)
            return self.language(person)

    async def language_in(self, person: Person, chat: Chat) -> str:
        """The language of what stands in a chat: in a private one the person's own."""
        try:
            reader = person.account if chat.private else None
            return await self._languages.of_chat(chat, reader)
        except Exception:
            log.exception("could not look up the language of a chat on %s", chat.platform)
            return self._words.default

    async def rename(self, person: Person) -> None:
        """A person is called otherwise from now on, also at the tables where they sit."""
        person = await self._accounts.person(person)
        await self._store.people.remember(person)
        for game in await game_rows.of_person(self._store.renamings, person.key, TABLES):
            if game.status in (Status.LOBBY, Status.PLAYING):
                await self._tables.change(game.code, partial(renamed, person=person))
