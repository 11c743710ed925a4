"""Messages in a group that one member alone sees: the requests of Bot API 10.2 that make them.

The library does not know them yet. A server that does not know them either would post what is
sent here for all to see, so nothing is sent before ``Support`` has found out.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any, TypeVar

from telegram import InputMediaPhoto, Message
from telegram.error import (
    BadRequest,
    ChatMigrated,
    EndPointNotFound,
    Forbidden,
    RetryAfter,
    TelegramError,
)

from bot.people import Chat, Person
from bot.platforms.telegram.api_errors import ErrorKind, error_kind
from bot.platforms.telegram.content import FILENAME, NO_PREVIEW, guard, words
from bot.platforms.telegram.keyboard import keyboard
from bot.platforms.telegram.limiter import TAKEN, seconds
from bot.platforms.telegram.messages import Bot
from bot.screens import Screen

RIGHT = 12.0  # seconds that we rely on a press to allow a message; Telegram says 15
NOT_NOW = 2.0  # seconds until another attempt after a failure of the network
ATTEMPTS = 5  # to take away what all can see

_log = logging.getLogger(__name__)
_T = TypeVar("_T")


class Refused(Exception):
    """Telegram does not do it; ``kind`` is why."""

    def __init__(self, kind: ErrorKind = ErrorKind.OTHER) -> None:
        super().__init__(kind.value)
        self.kind = kind


class Exposed(Refused):
    """The server does not know private messages and showed it to all; it has been taken away."""


class Unknown(Refused):
    """The server has no such method."""


class Delayed(Exception):
    """It cannot be done before ``wait`` seconds are over."""

    def __init__(self, wait: float) -> None:
        super().__init__(f"{wait:.0f} s")
        self.wait = wait


@dataclass(frozen=True, slots=True)
class Reader:
    """The only one who sees a message, and where."""

    chat: Chat
    person: Person


@dataclass(frozen=True, slots=True)
class Right:
    """A person's press, which for a short time allows a message to them. An administrator needs
    none, so without one it is tried as well."""

    query: str = ""
    at: float = 0.0

    @property
    def fresh(self) -> str:
        """The query's id while it counts, then ""."""
        return self.query if time.monotonic() - self.at < RIGHT else ""


class Ephemeral:
    """Sends, edits and deletes private messages. Raises Refused and Delayed."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    async def known(self, reader: Reader) -> bool:
        """Whether the server has these methods, found out by one that shows nothing."""
        try:
            await self._ask("deleteEphemeralMessage", reader, 0)
        except Unknown:
            return False
        except Refused:
            return True
        return True

    async def send(self, reader: Reader, screen: Screen, right: Right) -> int:
        """Show the screen to its person; the new message's number. Raises Exposed."""
        guard(screen, reader.chat, reader.person.key)
        sent = await _told(self._post(reader, screen, right))
        number = sent.api_kwargs.get("ephemeral_message_id")
        if isinstance(number, int) and number > 0:
            return number
        await self._take_away(reader.chat, sent.message_id)
        raise Exposed

    def _post(self, reader: Reader, screen: Screen, right: Right) -> Awaitable[Message]:
        allowed = {"callback_query_id": right.fresh} if right.fresh else {}
        common: dict[str, Any] = {
            "chat_id": int(reader.chat.id),
            "message_thread_id": int(reader.chat.thread) if reader.chat.thread else None,
            "reply_markup": keyboard(screen, styles=True),
            "rate_limit_args": TAKEN,
            "api_kwargs": {"receiver_user_id": int(reader.person.id), **allowed},
        }
        text = words(screen)
        if screen.picture is None:
            return self._bot.send_message(text=text, link_preview_options=NO_PREVIEW, **common)
        return self._bot.send_photo(
            photo=screen.picture.png, filename=FILENAME, caption=text, **common
        )

    async def edit(self, reader: Reader, number: int, screen: Screen) -> None:
        """Make a message show the screen; showing it already is success."""
        guard(screen, reader.chat, reader.person.key)
        text, markup = words(screen), keyboard(screen, styles=True)
        try:
            if screen.picture is None:
                content = {"text": text, "link_preview_options": NO_PREVIEW}
                await self._ask(
                    "editEphemeralMessageText", reader, number, reply_markup=markup, **content
                )
            else:
                media = InputMediaPhoto(screen.picture.png, caption=text, filename=FILENAME)
                await self._ask(
                    "editEphemeralMessageMedia", reader, number, reply_markup=markup, media=media
                )
        except Refused as refused:
            if refused.kind is not ErrorKind.SAME:
                raise

    async def delete(self, reader: Reader, number: int) -> None:
        """Take a message away; one that stays does no harm."""
        try:
            await self._ask("deleteEphemeralMessage", reader, number)
        except (Refused, Delayed) as error:
            _log.info("chat %s: an old private message stays: %s", reader.chat.key, error)

    async def _ask(self, method: str, reader: Reader, number: int, **content: Any) -> None:
        where = {
            "chat_id": int(reader.chat.id),
            "receiver_user_id": int(reader.person.id),
            "ephemeral_message_id": number,
        }
        given = {name: value for name, value in content.items() if value is not None}
        await _told(
            self._bot.do_api_request(method, api_kwargs={**where, **given}, rate_limit_args=TAKEN)
        )

    async def _take_away(self, chat: Chat, message: int) -> None:
        for attempt in range(1, ATTEMPTS + 1):
            try:
                await self._bot.delete_message(int(chat.id), message)
                return
            except (BadRequest, Forbidden) as error:
                _log.error("chat %s: what all can see stays: %s", chat.key, error)
                return
            except TelegramError:
                await asyncio.sleep(attempt)
        _log.error("chat %s: what all can see could not be taken away", chat.key)


async def _told(asked: Awaitable[_T]) -> _T:
    """The answer to a request, its failure in our words."""
    try:
        return await asked
    except EndPointNotFound:
        raise Unknown from None
    except RetryAfter as error:
        raise Delayed(seconds(error)) from None
    except (BadRequest, Forbidden, ChatMigrated) as error:
        kind = error_kind(error)
        if kind not in (ErrorKind.SAME, ErrorKind.GONE):
            _log.info("a private message is refused: %s", error)
        raise Refused(kind) from None
    except TelegramError as error:
        _log.info("a private message has to wait: %s", type(error).__name__)
        raise Delayed(NOT_NOW) from None
