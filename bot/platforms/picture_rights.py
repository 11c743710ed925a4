"""Chats that take no pictures: what would be a picture there goes out as text."""

import time
from collections.abc import Callable

from cachetools import LRUCache, TTLCache

from bot import bounds
from bot.people import Chat
from bot.screens import Screen
from bot.screens.reading import ONLY, as_text, fitted

AGAIN = 3600.0  # seconds after which a picture is tried again

Refused = Callable[[Chat, bool], None]


class PictureRights:
    """Knows where pictures are forbidden, as far as refusals have told. ``on_refused`` hears of
    each with its chat, and whether it is the first there since pictures were last taken. A caption
    takes so many UTF-16 units, a ``text`` alone so many."""

    def __init__(
        self,
        caption: int,
        text: int,
        on_refused: Refused,
        again: float = AGAIN,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._caption = caption
        self._text = text
        self._on_refused = on_refused
        self._forbidden: TTLCache[str, bool] = TTLCache(bounds.NO_PICTURES, again, clock)
        self._told: LRUCache[str, bool] = LRUCache(bounds.NO_PICTURES)

    def allow(self, chat: Chat) -> bool:
        """Whether the chat takes pictures, as far as is known now."""
        return chat.id not in self._forbidden

    def readable(self, screen: Screen, chat: Chat) -> Screen:
        """The screen as it can be shown in the chat: with its picture, or in words."""
        return screen if self.allow(chat) else self.in_words(screen)

    def in_words(self, screen: Screen) -> Screen:
        """The screen without its picture, if it has one."""
        if screen.picture is None:
            return screen
        words = as_text(screen, ONLY, screen.reading)
        return fitted(words, self._caption, self._text, second=False)

    def refused(self, chat: Chat) -> None:
        """The chat has not taken a picture."""
        self._forbidden[chat.id] = True
        first = chat.id not in self._told
        self._told[chat.id] = True
        self._on_refused(chat, first)

    def granted(self, chat: Chat) -> None:
        """The chat has taken a picture, or would."""
        self._forbidden.pop(chat.id, None)
        self._told.pop(chat.id, None)
