"""Commands that Discord knows already, as it does whenever a bot starts anew: to tell it all of
them in every language takes longer than most of what is then tried."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from bot.platforms.discord.sharing import Alone, Everything, ShardShare
from bot.texts import Words
from engines import GAMES
from tests.loopback.discord import Discord

LATE = 0.5  # seconds by which one shard may reach Discord later than the next one, as in the bot

_told: dict[tuple[Words, tuple[str, ...]], dict[str, Any]] = {}


class Registered(Alone):
    """The first bot that says the same of the same games tells Discord; for the others it is as
    if they had."""

    def __init__(self, discord: Discord, words: Words) -> None:
        self._discord = discord
        self._key = words, tuple(GAMES)

    @asynccontextmanager
    async def share(self, application: str) -> AsyncIterator[ShardShare]:
        yield _Everything(self, self._discord.gateway.spacing + LATE)

    def known(self) -> bool:
        """Whether Discord has them now."""
        if self._key in _told and not self._discord.commands:
            self._discord.commands = dict(_told[self._key])
        return self._key in _told

    def note(self) -> None:
        """It has been told."""
        _told[self._key] = dict(self._discord.commands)


class _Everything(Everything):
    def __init__(self, registered: Registered, spacing: float) -> None:
        super().__init__(spacing)
        self._registered = registered

    async def outdated(self, commands: str) -> bool:
        return not self._registered.known()

    async def registered(self, commands: str, done: bool) -> None:
        if done:
            self._registered.note()
