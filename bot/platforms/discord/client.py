"""The connection: discord.py's client, as small as it gets, at our address."""

from collections.abc import Awaitable, Callable

import discord

from bot.monitoring.answers import counted
from bot.monitoring.meters import Meters
from bot.platforms.discord.api import AddressedClient
from bot.platforms.discord.items import PressTaker, payload_in
from bot.platforms.discord.people import NAME, Interaction

Begins = Callable[[int], Awaitable[None]]
"""Waits until a shard that is connected may begin a session."""


async def _nobody_waits(shard: int) -> None:
    """Nobody else has a shard."""


class Client(AddressedClient):
    """No shards of its own accord, and no caches. Presses go to ``presses``, and so do messages; of
    intents only those that let Discord send these, none that it has to allow: what does not mention
    the bot comes without its words."""

    def __init__(self, base: str, presses: PressTaker, meters: Meters | None = None) -> None:
        self._presses = presses
        self.begins: Begins = _nobody_waits
        super().__init__(
            base,
            intents=discord.Intents(guild_messages=True, dm_messages=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=counted(meters or Meters(), NAME),
        )

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Whoever connects a shard has waited already, but connecting takes its time."""
        await self.begins(shard_id or 0)

    async def on_message(self, message: discord.Message) -> None:
        """What people write."""
        if self.user is not None:
            await self._presses.written(message, self.user.id)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Forms that were sent, and presses, also on buttons of an older version or of nobody."""
        if interaction.type is discord.InteractionType.modal_submit:
            await self._presses.submitted(interaction)
        if interaction.type is discord.InteractionType.component:
            await self._presses.pressed(interaction, payload_in(interaction))
