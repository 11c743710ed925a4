"""Where a page that is open in a chat is led: to the table that its person means there by now."""

import asyncio
import logging
from contextlib import suppress

from bot.desk import Desk
from bot.platforms.web import wire
from bot.platforms.web.channel import Channel
from bot.platforms.web.reader import PageReader

log = logging.getLogger(__name__)


class LedPage:
    """Leads one page, whenever its person asks in the chat for a table while it is open, also a
    moment after it was opened."""

    def __init__(self, desk: Desk, reader: PageReader, channel: Channel) -> None:
        self._activities = desk.activities
        self._reader = reader
        self._channel = channel

    async def follow(self) -> None:
        """Leads it until it goes; nowhere else than in a chat."""
        place = self._reader.place
        if place is None:
            return
        person, asked = self._reader.person, asyncio.Event()
        stop = self._activities.watch(place.instance, person, asked.set)
        try:
            if await self._activities.meant(place.instance, person) != place.meant:
                asked.set()
            while True:
                await asked.wait()
                asked.clear()
                with suppress(ConnectionError):
                    await self._lead(place.instance)
        finally:
            stop()

    async def _lead(self, instance: str) -> None:
        try:
            code = await self._activities.meant(instance, self._reader.person)
            if code and await self._reader.sees(code):
                await self._channel.send(wire.Meant(code))
        except ConnectionError:
            raise
        except Exception:
            # The page stays where it is; what is meant next is looked up anew.
            log.exception("could not lead a page to the table that its person means")
