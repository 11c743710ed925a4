"""The connection: discord.py's client, as small as it gets, at our address."""

import discord
import yarl

from bot.platforms.discord.api import AddressedClient
from bot.platforms.discord.items import (
    PressButton,
    Presses,
    PressSelect,
    is_taken,
    pass_on,
    payload_in,
)
from bot.platforms.discord.people import Interaction


class Client(AddressedClient):
    """As many shards as Discord asks for; no intents, since commands and presses need none, and
    no caches. Presses go to ``presses``."""

    def __init__(self, base: str, presses: Presses) -> None:
        self._presses = presses
        self._launching: set[int] = set()
        super().__init__(
            base,
            intents=discord.Intents.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.add_dynamic_items(PressButton, PressSelect)

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        """As in the library, except that its endless recursion becomes one error for the caller,
        who starts over with growing waits."""
        if shard_id in self._launching:
            raise TimeoutError(f"shard {shard_id} could not connect")
        self._launching.add(shard_id)
        await super().launch_shard(gateway, shard_id, initial=initial)
        self._launching.discard(shard_id)

    async def pressed(self, interaction: Interaction, payload: str) -> None:
        """Called by the items."""
        await self._presses.pressed(interaction, payload)

    async def on_interaction(self, interaction: Interaction) -> None:
        """What no item took: buttons of an older version, or of nobody."""
        component = interaction.type is discord.InteractionType.component
        if component and not is_taken(interaction):
            await pass_on(interaction, payload_in(interaction))
