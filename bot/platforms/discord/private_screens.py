"""Private screens: messages that one person sees, kept up to date while their token lives."""

import logging
from dataclasses import dataclass

import aiohttp
import discord

from bot.desk.private_screens import MessageLost
from bot.platforms.discord.hooks import Hooks
from bot.platforms.discord.interaction_response import Posted
from bot.screens import Screen

# A RuntimeError is the library's session, closed under the request when the bot stops.
FAILURES = (discord.HTTPException, aiohttp.ClientError, OSError, RuntimeError)

log = logging.getLogger(__name__)


@dataclass(eq=False, repr=False)
class PrivateMessages:
    """Changes private messages by the token of the press or command that brought them."""

    _hooks: Hooks

    async def edit(self, message: Posted, screen: Screen) -> Posted:
        """Makes the message show the screen. Raises MessageLost."""
        try:
            with self._hooks.used():
                await message.handle.edit(screen)
        except FAILURES as error:
            raise MessageLost(str(error)) from None
        return message

    async def delete(self, message: Posted) -> None:
        """Takes a message away; one that stays does no harm."""
        try:
            with self._hooks.used():
                await message.handle.delete()
        except FAILURES as error:
            log.info("could not remove an old private screen: %s", error)
