"""Taking messages away."""

import asyncio
import logging

from telegram.error import BadRequest, ChatMigrated, Forbidden, TelegramError
from telegram.ext import ExtBot

from bot.people import Chat
from bot.platforms.telegram.api_errors import TelegramErrorKind, error_kind

RETRY_WAITS = (1.0, 4.0, 15.0, 0.0)  # seconds after each attempt that the network prevents

_log = logging.getLogger(__name__)


async def delete(bot: ExtBot[str], chat: Chat, number: int) -> None:
    """Takes a message away, or where it is too old for that its buttons; both gone already is
    success. A board that stays beside a newer one would be pressed."""
    for wait in RETRY_WAITS:
        try:
            await _delete(bot, chat, number)
            return
        except TelegramError as error:
            _log.warning("chat %s: could not remove a message: %s", chat.key, type(error).__name__)
        await asyncio.sleep(wait)


async def _delete(bot: ExtBot[str], chat: Chat, number: int) -> None:
    """Raises TelegramError where another attempt may help."""
    try:
        await bot.delete_message(int(chat.id), number)
    except (BadRequest, Forbidden, ChatMigrated) as error:
        if "can't be deleted" in str(error):
            await _strip(bot, chat, number)
        elif error_kind(error) is not TelegramErrorKind.GONE:
            _log.warning("chat %s: could not remove a message: %s", chat.key, error)


async def _strip(bot: ExtBot[str], chat: Chat, number: int) -> None:
    try:
        await bot.edit_message_reply_markup(int(chat.id), number)
    except (BadRequest, Forbidden, ChatMigrated) as error:
        if error_kind(error) not in (TelegramErrorKind.GONE, TelegramErrorKind.SAME):
            _log.warning("chat %s: could not remove buttons: %s", chat.key, error)
