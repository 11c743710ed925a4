"""Chats that take no pictures: what would be a picture there goes out as text."""

import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

from cachetools import LRUCache, TTLCache

from bot import bounds
from bot.background import Background
from bot.desk import Desk
from bot.desk.platform import Gone
from bot.people import Chat, Person
from bot.screens import Screen
from bot.screens.reading import ONLY, as_text, fitted

RETRY_SECONDS = 3600.0  # seconds after which a picture is tried again

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
        again: float = RETRY_SECONDS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._caption = caption
        self._text = text
        self._on_refused = on_refused
        self._forbidden: TTLCache[str, bool] = TTLCache(bounds.NO_PICTURES, again, clock)
        self._informed: LRUCache[str, bool] = LRUCache(bounds.NO_PICTURES)

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
        first = chat.id not in self._informed
        self._informed[chat.id] = True
        self._on_refused(chat, first)

    def granted(self, chat: Chat) -> None:
        """The chat has taken a picture, or would."""
        self._forbidden.pop(chat.id, None)
        self._informed.pop(chat.id, None)


@dataclass(eq=False, repr=False)
class TextInstead:
    """Goes on in words where pictures are refused. ``say`` sends a screen to a chat. It raises Gone
    where nothing can be written."""

    _desk: Desk
    _platform: str
    _background: Background
    _say: Callable[[Chat, Screen], Awaitable[object]]

    def begin(self, chat: Chat, first: bool) -> None:
        """Shows as text what stands in the chat, and the ``first`` time says why."""
        self._background.start(self._go_on(chat, first), f"chat {chat.key}: no pictures")

    async def _go_on(self, chat: Chat, first: bool) -> None:
        if first:
            nobody = Person(self._platform, "", "")
            language = await self._desk.readers.language_in(nobody, chat)
            why = self._desk.words.say(language, "chat-no-pictures")
            with suppress(Gone):
                await self._say(chat, Screen("", 0, (why,)))
        await self._desk.displays.refresh_chat(chat)
