"""Who acted and where, out of an interaction."""

from typing import Any

import discord

from bot.people import Chat, Person, fit_name

NAME = "discord"
NO_SERVER = 0  # of which direct messages are
Interaction = discord.Interaction[Any]


def person_of(interaction: Interaction) -> Person:
    """The one who acted; never anything that a payload says."""
    user = interaction.user
    name = fit_name(user.display_name, str(user.id))
    may = interaction.permissions
    manager = may.manage_channels or may.manage_guild or may.administrator
    # Outside servers, where nobody may manage the channel, everybody does.
    manages = interaction.guild_id is None or manager
    return Person(NAME, str(user.id), name, interaction.locale.value, manages)


def user_id(key: str) -> int | None:
    """The id of a person on Discord; None for anybody else's key."""
    platform, _, own = key.partition(":")
    return int(own) if platform == NAME and own.isascii() and own.isdigit() else None


def chat_of(interaction: Interaction) -> Chat:
    """The channel, thread, DM or group DM where it happened; a DM with the bot is private."""
    # The library knows no channel of a kind that is newer than itself; no two share a table then.
    channel = interaction.channel_id or interaction.guild_id or interaction.user.id
    private, server = bool(interaction.context.dm_channel), interaction.guild_id or NO_SERVER
    return Chat(NAME, str(channel), private=private, server=str(server))
