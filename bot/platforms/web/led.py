"""Where a page that is open in a chat is led: to what its person means there by now."""

import asyncio
import logging
from contextlib import suppress

from bot.desk import Desk
from bot.platforms.inside import ChatPlace
from bot.platforms.web import wire
from bot.platforms.web.channel import Channel
from bot.platforms.web.meant import meant_path
from bot.platforms.web.reader import PageReader

log = logging.getLogger(__name__)


class LedPage:
    """Leads one page, whenever its person asks in the chat for something while it is open, also a
    moment after it was opened."""

    def __init__(self, desk: Desk, reader: PageReader, channel: Channel) -> None:
        self._desk = desk
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
                    await self._lead(place)
        finally:
            stop()

    async def _lead(self, place: ChatPlace) -> None:
        person = self._reader.person
        try:
            code = await self._activities.meant(place.instance, person)
            if path := await meant_path(self._desk, person, place, code):
                await self._channel.send(wire.Meant(path))
        except ConnectionError:
            raise
        except Exception:
            # The page stays where it is; what is meant next is looked up anew.
            log.exception("could not lead a page to what its person means")
