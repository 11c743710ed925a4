"""Words for one person for which there was no place: they are told at the person's next press."""

import time
from collections.abc import Callable

from cachetools import TTLCache

from bot.people import Chat, Person

KEPT = 10_000  # people in chats
LIFE = 600.0  # seconds after which they would surprise


class OwedWords:
    """The newest words for each person and chat, in whichever topic."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._words: TTLCache[tuple[str, str], str] = TTLCache(KEPT, LIFE, clock)

    def owe(self, person: Person, chat: Chat, words: str) -> None:
        """The person is still to be told these, and nothing from before."""
        self._words[person.account, chat.id] = words

    def take(self, person: Person, chat: Chat) -> str:
        """What the person is now told, or need not be told any more; "" for nothing."""
        return self._words.pop((person.account, chat.id), "")
