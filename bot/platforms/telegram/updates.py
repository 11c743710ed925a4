"""What people do as Telegram tells it, with what is read of it. The library makes an object of
every field; of a press, which comes with the whole message that it was made on, few are needed."""

import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from telegram import Message, Update
from telegram.ext import ExtBot

_log = logging.getLogger(__name__)


class Sender(msgspec.Struct, frozen=True):
    """Who presses; named as the library names them."""

    id: int
    first_name: str | None = None
    last_name: str | None = None
    username: str | None = None
    language_code: str | None = None


class ChatOfMessage(msgspec.Struct, frozen=True):
    """The chat of a message."""

    id: int
    type: str


class Begun(msgspec.Struct, frozen=True):
    """What a message answers, which may have begun its topic."""

    message_thread_id: int | None = None
    forum_topic_created: dict[str, Any] | None = None


class Key(msgspec.Struct, frozen=True):
    """A button; one that is a link has no payload."""

    callback_data: str | None = None


class Markup(msgspec.Struct, frozen=True):
    """The buttons of a message."""

    inline_keyboard: tuple[tuple[Key, ...], ...] = ()


class PressedMessage(msgspec.Struct, frozen=True):
    """The message of ours with the button."""

    message_id: int
    chat: ChatOfMessage
    is_topic_message: bool | None = None
    message_thread_id: int | None = None
    reply_to_message: Begun | None = None
    ephemeral_message_id: int | None = None
    reply_markup: Markup | None = None


class CallbackQuery(msgspec.Struct, frozen=True, rename={"from_user": "from"}):
    """The press of a button."""

    id: str
    from_user: Sender
    message: PressedMessage | None = None
    inline_message_id: str | None = None
    data: str | None = None


class InlineQuery(msgspec.Struct, frozen=True, rename={"from_user": "from"}):
    """What somebody types behind the bot's name, in any chat."""

    id: str
    from_user: Sender
    query: str = ""


class ChosenResult(msgspec.Struct, frozen=True, rename={"from_user": "from"}):
    """What somebody has sent of what an inline query offered."""

    result_id: str
    from_user: Sender
    inline_message_id: str | None = None


class TelegramUpdate(Struct, frozen=True):
    """An update: a press, a message, one of a chat in which the bot is a ``guest``, what somebody
    types behind its name or has ``chosen`` of what that offered; with none of these what is nothing
    to us."""

    number: int
    query: CallbackQuery | None = None
    message: Message | None = None
    guest: Message | None = None
    typed: InlineQuery | None = None
    chosen: ChosenResult | None = None


def read(update: Mapping[str, Any], bot: ExtBot[str]) -> TelegramUpdate:
    """What an update tells. Raises KeyError, TypeError or ValueError for what is none."""
    number = update["update_id"]
    if not isinstance(number, int):
        raise TypeError("an update without a number")
    if "callback_query" in update:
        return TelegramUpdate(number, msgspec.convert(update["callback_query"], CallbackQuery))
    if "inline_query" in update:
        return TelegramUpdate(number, typed=msgspec.convert(update["inline_query"], InlineQuery))
    if "chosen_inline_result" in update:
        chosen = msgspec.convert(update["chosen_inline_result"], ChosenResult)
        return TelegramUpdate(number, chosen=chosen)
    told = Update.de_json(_with_first_names(update), bot)
    return TelegramUpdate(number, message=told.message, guest=told.guest_message)


def _with_first_names(part: Any) -> Any:
    """The same with an empty first name where a user has none, which the library takes for no user.
    Users are known by ``is_bot``, which each of them has."""
    if isinstance(part, list):
        return [_with_first_names(each) for each in part]
    if not isinstance(part, Mapping):
        return part
    named = {key: _with_first_names(each) for key, each in part.items()}
    if "is_bot" in named:
        named["first_name"] = named.get("first_name") or ""
    return named


def readable(update: Mapping[str, Any], bot: ExtBot[str]) -> TelegramUpdate:
    """The same; what cannot be read is nothing to us, for it would come again and again."""
    try:
        return read(update, bot)
    except (KeyError, TypeError, ValueError):
        number = int(update["update_id"])
        _log.exception("could not read update %d", number)
        return TelegramUpdate(number)
