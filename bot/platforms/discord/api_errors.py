"""What a request that failed means for us: Discord's codes in our words, and broken lines."""

import asyncio
from enum import StrEnum

import aiohttp
import discord

LINE_ERRORS = (aiohttp.ClientError, OSError, asyncio.TimeoutError)
"""The network between us and Discord."""


class ErrorKind(StrEnum):
    """Why a message was not sent, edited or deleted."""

    GONE = "gone"  # the message does not exist any more
    DEAD = "dead"  # the interaction's token works no longer
    ACCESS = "access"  # the bot is not in this channel, or may not write there
    OTHER = "other"  # our fault, or something new


_CODES = {
    10003: ErrorKind.ACCESS,  # unknown channel
    10008: ErrorKind.GONE,  # unknown message
    10015: ErrorKind.DEAD,  # unknown webhook
    10062: ErrorKind.DEAD,  # unknown interaction
    40094: ErrorKind.DEAD,  # no more follow-ups
    50001: ErrorKind.ACCESS,  # missing access
    50013: ErrorKind.ACCESS,  # missing permissions
    50027: ErrorKind.DEAD,  # invalid webhook token
}


def error_kind(error: discord.HTTPException) -> ErrorKind:
    """The kind of an error that Discord answered with."""
    return _CODES.get(error.code, ErrorKind.OTHER)
