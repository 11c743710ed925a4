"""Discord: slash commands, buttons that outlive a restart, hands that only their owner sees."""

from bot.platforms.discord.leased import Shared
from bot.platforms.discord.platform import DiscordPlatform

__all__ = ["DiscordPlatform", "Shared"]
