"""Buttons below messages that lead elsewhere, and stay there while the messages change."""

import logging
from collections.abc import Callable

from cachetools import LRUCache

from bot import bounds
from bot.people import Chat
from bot.screens import Button
from bot.store import ways_back as rows
from bot.store.database import Database

log = logging.getLogger(__name__)


class KeptWays:
    """The button that leads elsewhere below a message, whichever process has sent it."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock
        self._known: LRUCache[tuple[str, str, str], Button | None] = LRUCache(bounds.WAYS_BACK)

    async def keep(self, chat: Chat, message: str, way: Button) -> None:
        """It stands below the message from now on."""
        self._known[chat.platform, chat.id, message] = way
        try:
            await rows.keep(self._database, chat, message, way.label, way.url, self._clock())
        except Exception:
            log.exception("could not keep the way back from a message")

    async def find(self, chat: Chat, message: str) -> Button | None:
        """The one that stands there, if any."""
        place = chat.platform, chat.id, message
        if place in self._known:
            return self._known[place]
        try:
            found = await rows.find(self._database, chat, message)
        except Exception:
            log.exception("could not look for the way back from a message")
            return None
        if found is not None:
            label, address = found
            self._known[place] = Button(label, url=address)
        elif self._database.alone and place not in self._known:
            self._known[place] = None  # nobody else puts one there, so no further press asks
        return self._known.get(place)
