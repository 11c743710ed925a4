"""What chats and persons have chosen in /settings, kept at hand for every screen."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from cachetools import TTLCache
from msgspec import Struct, field

from bot import bounds
from bot.people import Chat, ChatPreferences, Person, PersonPreferences
from bot.running.timing import ORDINARY
from bot.store import people as person_rows
from bot.store.store import Store
from bot.texts import Words

_Chosen = TypeVar("_Chosen", ChatPreferences, PersonPreferences)


class Choices(Struct, frozen=True):
    """What decides how a screen looks: what its chat has chosen, and what its only reader has, the
    person with this key; "" where everybody reads it."""

    shared: ChatPreferences
    person: str = ""
    own: PersonPreferences = field(default_factory=PersonPreferences)


class Preferences:
    """What chats and persons have chosen. A chosen language that has no texts any more counts as
    none; of ``kept`` chats and persons the choices are read again after ``fresh`` seconds."""

    def __init__(
        self,
        store: Store,
        words: Words,
        kept: int = bounds.PREFERENCES,
        fresh: float = ORDINARY.fresh,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store = store
        self._words = words
        self._chats: TTLCache[str, ChatPreferences] = TTLCache(kept, fresh, clock)
        self._people: TTLCache[str, PersonPreferences] = TTLCache(kept, fresh, clock)
        self._choosing = asyncio.Lock()  # a choice changes one thing of what is there

    async def of_chat(self, chat: Chat) -> ChatPreferences:
        """What the chat has chosen."""
        known = self._chats.get(chat.key)
        if known is None:
            chosen = await person_rows.chat_preferences(self._store.database, chat)
            # What was chosen while this was read is newer.
            known = self._chats.setdefault(chat.key, self._spoken(chosen))
        return known

    async def of_person(self, key: str) -> PersonPreferences:
        """What the person with this key has chosen."""
        known = self._people.get(key)
        if known is None:
            chosen = await person_rows.person_preferences(self._store.database, key)
            known = self._people.setdefault(key, self._spoken(chosen))
        return known

    async def of_reader(self, chat: Chat, person: str) -> Choices:
        """What the chat and the person with this key have chosen, "" for everybody there."""
        shared = await self.of_chat(chat)
        return Choices(shared, person, await self.of_person(person)) if person else Choices(shared)

    def known_of_person(self, key: str) -> PersonPreferences:
        """What the person with this key has chosen, as far as that is at hand."""
        return self._people.get(key) or PersonPreferences()

    async def choose_chat(self, chat: Chat, **changes: Any) -> ChatPreferences:
        """Changes what a chat has chosen; all of it then."""
        async with self._choosing:
            chosen = replace(
                await person_rows.chat_preferences(self._store.database, chat), **changes
            )
            await self._store.chats.set_preferences(chat, chosen)
            self._chats[chat.key] = chosen
        return chosen

    async def choose_person(self, person: Person, **changes: Any) -> PersonPreferences:
        """Changes what a person has chosen; all of it then."""
        async with self._choosing:
            await self._store.people.remember(person)
            chosen = replace(
                await person_rows.person_preferences(self._store.database, person.key), **changes
            )
            await person_rows.set_person_preferences(self._store.renamings, person.key, chosen)
            self._people[person.key] = chosen
        return chosen

    def forget_person(self, key: str) -> None:
        """What this person had chosen holds no longer, or belongs to another: read it again."""
        self._people.pop(key, None)

    def forget_people(self) -> None:
        """Some people have other keys now: read what they have chosen again."""
        self._people.clear()

    def forget_all(self) -> None:
        """Somebody has chosen something in another process: read all of it again."""
        self._chats.clear()
        self._people.clear()

    def forget_chat(self, chat: Chat) -> None:
        """What was chosen elsewhere holds for this chat now: read it again."""
        self._chats.pop(chat.key, None)

    def _spoken(self, chosen: _Chosen) -> _Chosen:
        language = self._words.match(chosen.language) if chosen.language else None
        return replace(chosen, language=language or "")
