"""Who is in a channel, as Discord says: a member of its server who sees it, in a thread that is not
open to all one of those in that. No privileged intent is asked for one member."""

import logging

import discord

from bot.errors import MembershipUnknown
from bot.people import Chat
from bot.platforms.discord.client import Client
from bot.platforms.discord.people import user_id

NOBODY = (10007, 10013)  # unknown member, unknown user

log = logging.getLogger(__name__)


async def has_member(client: Client, chat: Chat, account: str) -> bool:
    """Whether an account is in a chat. Raises MembershipUnknown where the bot is not, and
    discord.HTTPException."""
    user = user_id(account)
    if user is None:
        return False
    try:
        channel = await client.fetch_channel(int(chat.id))
        if isinstance(channel, discord.abc.PrivateChannel):
            people = channel.recipients if isinstance(channel, discord.DMChannel) else []
            return user in [each.id for each in people]
        server = await client.fetch_guild(channel.guild.id, with_counts=False)
        member = await server.fetch_member(user)
        within = channel.id
        if isinstance(channel, discord.Thread):
            within = channel.parent_id
            if channel.is_private():
                await channel.fetch_member(user)
        place = await server.fetch_channel(within)
    except (discord.Forbidden, discord.NotFound) as error:
        if error.code in NOBODY:
            return False
        log.warning("chat %s: Discord does not say who is there: %s", chat.key, error)
        raise MembershipUnknown from None
    return place.permissions_for(member).view_channel
