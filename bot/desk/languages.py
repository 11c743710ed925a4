"""Which language a chat or a person reads."""

from dataclasses import replace

from bot.people import Chat, Person
from bot.store import Store
from bot.texts import Words

KEPT = 10_000


class Languages:
    """The language chosen for a chat comes first in shared messages and in private chats; a
    private answer in a shared chat is in the person's own."""

    def __init__(self, store: Store, words: Words) -> None:
        self._store = store
        self._words = words
        self._chosen: dict[str, str | None] = {}

    async def of_chat(self, chat: Chat, reader: str | None = None) -> str:
        """The language of what everybody in a chat reads, or of what its only reader does."""
        chosen = await self._chosen_for(chat)
        if chosen is None and reader is not None:
            person = await self._store.person(reader)
            chosen = self._words.match(person.language) if person else None
        return chosen or self._words.default

    async def of_person(self, person: Person, chat: Chat) -> str:
        """The language of what only this person reads."""
        own = self._words.match(person.language) if person.language else None
        if chat.private:
            return await self._chosen_for(chat) or own or self._words.default
        return own or await self._chosen_for(chat) or self._words.default

    async def _chosen_for(self, chat: Chat) -> str | None:
        if chat.key not in self._chosen:
            if len(self._chosen) >= KEPT:
                self._chosen.clear()
            self._chosen[chat.key] = (await self._store.chat_preferences(chat)).language or None
        return self._chosen[chat.key]

    async def choose(self, chat: Chat, language: str) -> None:
        """Speak ``language`` in this chat from now on."""
        chosen = await self._store.chat_preferences(chat)
        await self._store.set_chat_preferences(chat, replace(chosen, language=language))
        self._chosen[chat.key] = language
