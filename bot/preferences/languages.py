"""Which language a chat or a person reads."""

from dataclasses import dataclass

from bot.people import Chat, Person
from bot.preferences.preferences import Choices, Preferences
from bot.store.person_store import PersonStore
from bot.texts import Words


@dataclass(eq=False, repr=False)
class Languages:
    """Shared messages are in the chat's language. What one person alone reads is in the one that
    they have chosen; without it a private chat's comes first, in shared chats the one that their
    platform tells."""

    _people: PersonStore
    _words: Words
    _preferences: Preferences

    async def of_chat(self, chat: Chat, reader: str | None = None) -> str:
        """The language of what everybody in a chat reads, or of what its only ``reader``, an
        account, does."""
        person = "" if reader is None else await self._people.person_of(reader)
        return await self.chosen(await self._preferences.of_reader(chat, person))

    async def chosen(self, choices: Choices) -> str:
        """The language of what those read whose choices these are."""
        known = choices.own.language or choices.shared.language
        told = None if known or not choices.person else await self._told(choices.person)
        return known or told or self._words.default

    async def _told(self, key: str) -> str | None:
        person = await self._people.person(key)
        return self._words.match(person.language) if person else None

    async def of_key(self, person: str) -> str:
        """The language of what the person with this key reads outside of all chats."""
        own = await self._preferences.of_person(person)
        return own.language or await self._told(person) or self._words.default

    async def of_person(self, person: Person, chat: Chat) -> str:
        """The language of what only this person reads."""
        choices = await self._preferences.of_reader(chat, person.key)
        return self.alone(choices, person, chat.private)

    def alone(self, choices: Choices, person: Person, private: bool) -> str:
        """The same of a person with these choices, in a ``private`` chat or a shared one."""
        here = choices.shared.language
        told = self._words.match(person.language) if person.language else None
        first, second = (here, told) if private else (told, here)
        return choices.own.language or first or second or self._words.default

    def of_reader(self, person: Person) -> str:
        """The language of a person, as far as that is known without asking the database."""
        own = self._preferences.known_of_person(person.key).language
        return own or self._words.match(person.language) or self._words.default
