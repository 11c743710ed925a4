"""What of the library's log an operator reads: one line an event, and never a token."""

import logging

import discord

from bot.platforms.discord.api_errors import LINE_ERRORS

LIBRARY_ERRORS = (discord.DiscordException, *LINE_ERRORS)
"""What the library raises when Discord refuses it or cannot be reached."""
LIBRARY = "discord"
_NOISE = (
    "voice will NOT be supported",  # there is no voice here
    "Guilds intent seems to be disabled",  # on purpose: nothing of a server needs to be kept
)
_RECONNECTS = ("discord.client", "discord.shard", "discord.state")


class LogFilter(logging.Filter):
    """Drops warnings about what we do not want, and the stack of every failed reconnection."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is worth a line."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, LIBRARY_ERRORS):
            record.msg = f"{record.getMessage()} ({type(error).__name__}: {error})"
            record.args, record.exc_info = (), None
        return not any(words in str(record.msg) for words in _NOISE)


def filter_log() -> None:
    """Keeps the library from logging at DEBUG, where it writes tokens and what people were
    dealt."""
    library = logging.getLogger(LIBRARY)
    if library.getEffectiveLevel() < logging.INFO:
        library.setLevel(logging.INFO)
    for name in _RECONNECTS:
        logger = logging.getLogger(name)
        if not any(isinstance(old, LogFilter) for old in logger.filters):
            logger.addFilter(LogFilter())
