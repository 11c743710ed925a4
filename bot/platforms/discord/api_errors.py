"""What a request that failed means for us: Discord's codes in our words, and broken lines."""

import asyncio
from enum import StrEnum

import aiohttp
import discord

LINE_ERRORS = (aiohttp.ClientError, OSError, asyncio.TimeoutError)
"""The network between us and Discord."""


class DiscordErrorKind(StrEnum):
    """Why a message was not sent, edited or deleted."""

    GONE = "gone"  # the message does not exist any more
    DEAD = "dead"  # the interaction's token works no longer
    ACCESS = "access"  # the bot is not in this channel, or may not write there
    BUSY = "busy"  # it may be tried again later
    OTHER = "other"  # our fault, or something new


MISSING_PERMISSIONS = 50013

_CODES = {
    10003: DiscordErrorKind.ACCESS,  # unknown channel
    10004: DiscordErrorKind.ACCESS,  # unknown server
    10008: DiscordErrorKind.GONE,  # unknown message
    10013: DiscordErrorKind.ACCESS,  # unknown user
    10015: DiscordErrorKind.DEAD,  # unknown webhook
    10062: DiscordErrorKind.DEAD,  # unknown interaction
    40003: DiscordErrorKind.BUSY,  # direct messages are being opened too fast
    40094: DiscordErrorKind.DEAD,  # no more follow-ups
    50001: DiscordErrorKind.ACCESS,  # missing access
    50007: DiscordErrorKind.ACCESS,  # takes no direct messages from the bot
    MISSING_PERMISSIONS: DiscordErrorKind.ACCESS,
    50027: DiscordErrorKind.DEAD,  # invalid webhook token
    50033: DiscordErrorKind.ACCESS,  # invalid recipient
    50083: DiscordErrorKind.GONE,  # in an archived thread, which a new message opens again
    50278: DiscordErrorKind.ACCESS,  # takes no direct messages, or shares no server
    160005: DiscordErrorKind.ACCESS,  # a locked thread
}


def error_kind(error: discord.HTTPException) -> DiscordErrorKind:
    """The kind of an error that Discord answered with."""
    if error.status == 429:
        return DiscordErrorKind.BUSY
    return _CODES.get(error.code, DiscordErrorKind.OTHER)
