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
    BUSY = "busy"  # it may be tried again later
    OTHER = "other"  # our fault, or something new


MISSING_PERMISSIONS = 50013

_CODES = {
    10003: ErrorKind.ACCESS,  # unknown channel
    10004: ErrorKind.ACCESS,  # unknown server
    10008: ErrorKind.GONE,  # unknown message
    10013: ErrorKind.ACCESS,  # unknown user
    10015: ErrorKind.DEAD,  # unknown webhook
    10062: ErrorKind.DEAD,  # unknown interaction
    40003: ErrorKind.BUSY,  # direct messages are being opened too fast
    40094: ErrorKind.DEAD,  # no more follow-ups
    50001: ErrorKind.ACCESS,  # missing access
    50007: ErrorKind.ACCESS,  # takes no direct messages from the bot
    MISSING_PERMISSIONS: ErrorKind.ACCESS,
    50027: ErrorKind.DEAD,  # invalid webhook token
    50033: ErrorKind.ACCESS,  # invalid recipient
    50083: ErrorKind.GONE,  # in an archived thread, which a new message opens again
    50278: ErrorKind.ACCESS,  # takes no direct messages from the bot, or shares no server with it
    160005: ErrorKind.ACCESS,  # a locked thread
}


def error_kind(error: discord.HTTPException) -> ErrorKind:
    """The kind of an error that Discord answered with."""
    if error.status == 429:
        return ErrorKind.BUSY
    return _CODES.get(error.code, ErrorKind.OTHER)
