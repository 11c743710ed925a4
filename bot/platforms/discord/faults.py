"""What Discord will not have, however often it is asked, in words for an operator."""

import aiohttp
import discord

from bot.errors import Fault

NO_API = "There is no Discord API at DISCORD_API_URL."
REFUSED = "Discord does not accept DISCORD_TOKEN."
# Close codes of the gateway after which the same connection is never taken:
# docs.discord.com/developers/topics/opcodes-and-status-codes
CLOSED = {
    4004: REFUSED,
    4012: "Discord does not offer the version of its gateway that this Crosstable speaks any more"
    " (close code 4012): update Crosstable.",
    4013: "Discord does not know the intents that this Crosstable asks for (close code 4013):"
    " update Crosstable.",
    4014: "Discord does not let this bot read messages in servers and direct messages"
    " (close code 4014): allow these intents under Bot in the Developer Portal.",
}
# Those after which Discord has to be asked anew how many shards there are.
DIVIDED = {
    4010: "it does not know a shard of this bot, close code 4010",
    4011: "it wants this bot to have more shards, close code 4011",
}


def fault_of(error: BaseException) -> Fault | None:
    """What no waiting will cure; None where it may."""
    if isinstance(error, discord.LoginFailure):
        return Fault(REFUSED)
    if isinstance(error, discord.ConnectionClosed) and error.code in CLOSED:
        return Fault(CLOSED[error.code])
    if isinstance(error, aiohttp.InvalidURL):
        return Fault("DISCORD_API_URL is no address.")
    return Fault(NO_API) if isinstance(error, discord.NotFound) else None


def reason(error: BaseException) -> str:
    """Why Discord has ended what may be begun again."""
    code = error.code if isinstance(error, discord.ConnectionClosed) else 0
    return DIVIDED.get(code, str(error))
