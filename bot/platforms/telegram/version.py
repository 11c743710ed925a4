"""Which Bot API a server speaks, as far as private messages in groups go; asked so that nobody can
ever be shown anything.

10.2 named the only reader of a message in ``receiver_user_id``; 10.3 names the reader within
``ephemeral_message_parameters`` instead. A server ignores parameters that it does not know, so a
message in the wrong form is one that everybody sees. No method tells the version. But

- a server older than 10.2 has no method ``deleteEphemeralMessage`` and answers 404 to it, however
  it is called; a newer one refuses to delete the message 0 of nobody;
- a server that knows a parameter has to read it, and refuses one that cannot be read. So it is
  asked twice to send a text to the chat 0, which does not exist: once plainly, once with
  ``ephemeral_message_parameters`` that are no JSON. It refuses both. Where both refusals are the
  same it has not looked at the parameters; where they differ it has.

A server of 10.3 that looked for the chat first would be taken for one of 10.2. That does no harm:
see ``Ephemeral``, which names the reader in both forms unless 10.3 is certain.
"""

from collections.abc import Awaitable
from enum import StrEnum
from typing import Any

from telegram import Message
from telegram.error import (
    BadRequest,
    ChatMigrated,
    EndPointNotFound,
    Forbidden,
    RetryAfter,
    TelegramError,
)

from bot.desk.private_screens import Delayed
from bot.platforms.telegram.calls import Bot
from bot.platforms.telegram.limiter import TAKEN, seconds

NOBODY = 0  # no chat, no person and no message has this number
NOT_JSON = "?"
NOT_NOW = 2.0  # seconds until another attempt after a failure of the network


class Version(StrEnum):
    """What a server knows of private messages."""

    NONE = "none"  # older than 10.2
    FLAT = "10.2"  # the reader in parameters of the method itself
    NESTED = "10.3"  # the reader in parameters of their own


async def find_version(bot: Bot) -> Version:
    """Asks the server. Raises Delayed."""
    if not await _knows_the_methods(bot):
        return Version.NONE
    plain = await _refusal(_send_nowhere(bot, {}))
    asked = await _refusal(_send_nowhere(bot, {"ephemeral_message_parameters": NOT_JSON}))
    return Version.FLAT if plain == asked else Version.NESTED


async def _knows_the_methods(bot: Bot) -> bool:
    names = ("chat_id", "receiver_user_id", "ephemeral_message_id")
    nobody = bot.do_api_request(
        "deleteEphemeralMessage", api_kwargs=dict.fromkeys(names, NOBODY), rate_limit_args=TAKEN
    )
    try:
        await _refusal(nobody)
    except EndPointNotFound:
        return False
    return True


def _send_nowhere(bot: Bot, more: dict[str, Any]) -> Awaitable[Message]:
    return bot.send_message(NOBODY, NOT_JSON, api_kwargs=more, rate_limit_args=TAKEN)


async def _refusal(asked: Awaitable[Any]) -> str:
    """Why the server does not do it; "" where it does. Raises EndPointNotFound, Delayed."""
    try:
        await asked
    except EndPointNotFound:
        raise
    except RetryAfter as error:
        raise Delayed(seconds(error)) from None
    except (BadRequest, Forbidden, ChatMigrated) as error:
        return str(error)
    except TelegramError:
        raise Delayed(NOT_NOW) from None
    return ""
