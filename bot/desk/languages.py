"""Which language a chat or a person reads."""

from bot.desk.preferences import Preferences
from bot.people import Chat, Person
from bot.store import Store
from bot.texts import Words


class Languages:
    """Shared messages are in the chat's language. What one person alone reads is in the one that
    they have chosen; without it a private chat's comes first, in shared chats the one that their
    platform tells."""

    def __init__(self, store: Store, words: Words, preferences: Preferences) -> None:
        self._store = store
        self._words = words
        self._preferences = preferences

    async def of_chat(self, chat: Chat, reader: str | None = None) -> str:
        """The language of what everybody in a chat reads, or of what its only ``reader``, an
        account, does."""
        chosen = (await self._preferences.of_chat(chat)).language
        if reader is None:
            return chosen or self._words.default
        person = await self._store.person_of(reader)
        own = (await self._preferences.of_person(person)).language
        return own or chosen or await self._told(person) or self._words.default

    async def _told(self, key: str) -> str | None:
        person = await self._store.person(key)
        return self._words.match(person.language) if person else None

    async def of_person(self, person: Person, chat: Chat) -> str:
        """The language of what only this person reads."""
        own = (await self._preferences.of_person(person.key)).language
        here = (await self._preferences.of_chat(chat)).language
        told = self._words.match(person.language) if person.language else None
        others = (here, told) if chat.private else (told, here)
        return own or next(filter(None, others), None) or self._words.default

    def of_reader(self, person: Person) -> str:
        """The language of a person, as far as that is known without asking the database."""
        own = self._preferences.known_of_person(person.key).language
        return own or self._words.match(person.language) or self._words.default

    async def choose(self, person: Person, chat: Chat, language: str) -> None:
        """Speak ``language`` in this chat from now on: in a private one to the person, in others
        to all."""
        if chat.private:
            await self._preferences.choose_person(person, language=language)
        else:
            await self._preferences.choose_chat(chat, language=language)
