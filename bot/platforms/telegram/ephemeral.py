"""Messages in a group that one member alone sees: the requests of Bot API 10.2 and 10.3 that make
them, which the library does not know yet.

A server that does not know them either would post what is sent here for all to see, so nothing is
sent before ``Support`` has found out how.
"""

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, field
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    RetryAfter,
    TelegramError,
)

from bot.desk.private_screens import Delayed, MessageLost, Reader
from bot.people import Chat
from bot.platforms.contents import Contents
from bot.platforms.telegram.api_errors import TelegramErrorKind, error_kind
from bot.platforms.telegram.calls import Bot, Calls
from bot.platforms.telegram.content import guard
from bot.platforms.telegram.form import FilePart
from bot.platforms.telegram.keyboard import keyboard
from bot.platforms.telegram.limiter import Kind, Limiter, seconds
from bot.platforms.telegram.media import MediaFile, media_of
from bot.platforms.telegram.shown import carried_by, content_of
from bot.platforms.telegram.text import Text, text_of
from bot.platforms.telegram.turns import SendUrgency
from bot.platforms.telegram.uploads import UploadedFiles
from bot.platforms.telegram.version import NOT_NOW, Version
from bot.screens import Screen

RIGHT = 12.0  # seconds that we rely on a press or command to allow a message; Telegram says 15
ATTEMPTS = 5  # to take away what all can see
clock = time.monotonic  # by which a right grows old

_log = logging.getLogger(__name__)
_T = TypeVar("_T")


class RefusedByTelegram(MessageLost):
    """Telegram does not do it; ``kind`` is why."""

    def __init__(self, kind: TelegramErrorKind = TelegramErrorKind.OTHER) -> None:
        super().__init__(kind.value)
        self.kind = kind


class Unable(RefusedByTelegram):
    """There is no way to show anything to one person alone, in whatever chat."""


class Exposed(Unable):
    """The server does not know private messages and showed it to all; it has been taken away."""


def _now() -> float:
    return clock()


class Right(Struct, frozen=True):
    """What for a short time allows a message to a person: their press, by the query's id, or the
    number of a command of theirs that nobody else sees. An administrator needs neither, so without
    one it is tried as well."""

    query: str = ""
    command: int = 0
    at: float = field(default_factory=_now)

    @property
    def given(self) -> bool:
        """Whether there is one at all."""
        return bool(self.query or self.command)

    @property
    def fresh(self) -> bool:
        """Whether it still counts."""
        return self.given and clock() - self.at < RIGHT


class EphemeralMessage(Struct, frozen=True):
    """One private message; ``right``: what last allowed one to its reader."""

    reader: Reader
    number: int
    right: Right = field(default_factory=Right)

    @property
    def name(self) -> str:
        """Numbers are given in each chat anew, and beside those of what all see."""
        return f"alone {self.number}@{self.reader.chat.id}"

    @property
    def until(self) -> float:
        """It may vanish at any time, but at no known one."""
        return math.inf


class Ephemeral:
    """Sends, edits and deletes private messages, new ones and edits in their turn. Raises
    RefusedByTelegram and Delayed."""

    def __init__(self, bot: Bot, uploads: UploadedFiles, contents: Contents) -> None:
        assert isinstance(bot.rate_limiter, Limiter), "the bot has ours"
        self._bot = bot
        self._limiter = bot.rate_limiter
        self._calls = Calls(bot)
        self._uploads = uploads
        self._contents = contents

    async def send(
        self, reader: Reader, screen: Screen, right: Right, version: Version
    ) -> EphemeralMessage:
        """Shows the screen to its person in a new message. Raises Exposed."""
        guard(screen, reader.chat, reader.person.account)
        chat, allowed, media = int(reader.chat.id), right.fresh, media_of(screen)

        async def post(text: Text, known: str | None) -> Any:
            await self._limiter.private_turn(chat, reader.person.account)
            if allowed and not right.fresh:  # it would only be uploaded to be refused
                raise RefusedByTelegram(TelegramErrorKind.LATE)
            asked = self._post(reader, screen, text, right, version, known)
            return await self._told(asked, chat, Kind.MESSAGE)

        async def post_known(text: Text) -> Any:
            return await self._with_or_without_id(media, lambda known: post(text, known))

        sent = await _with_or_without_entities(post_known, text_of(screen))
        if media is not None:
            self._uploads.learn(media, sent)
        number = sent.get("ephemeral_message_id")
        if isinstance(number, int) and number > 0:
            message = EphemeralMessage(reader, number, right)
            markup = keyboard(screen, styles=True)
            self._contents.note(message.name, content_of(screen, text_of(screen), markup))
            return message
        await self._take_away(reader.chat, sent["message_id"])
        raise Exposed

    def _post(
        self,
        reader: Reader,
        screen: Screen,
        text: Text,
        right: Right,
        version: Version,
        known: str | None,
    ) -> Awaitable[Any]:
        common: dict[str, Any] = {
            "chat_id": int(reader.chat.id),
            "message_thread_id": int(reader.chat.thread) if reader.chat.thread else None,
            "reply_markup": keyboard(screen, styles=True),
            **_only_for(reader, right, version),
        }
        media = media_of(screen)
        if media is None:
            return self._calls.call("sendMessage", common | text.parameters)
        carried, files = media.sent(known)
        return self._calls.call(media.method, common | text.caption | carried, files)

    async def edit(self, message: EphemeralMessage, screen: Screen) -> None:
        """Makes a message show the screen; showing it already is success."""
        guard(screen, message.reader.chat, message.reader.person.account)

        async def change(text: Text) -> None:
            await self._change(message, screen, text)

        await _with_or_without_entities(change, text_of(screen))

    def brings_picture(self, message: EphemeralMessage, screen: Screen) -> bool:
        """Whether an edit of the message to the screen has to upload what goes with it."""
        media = media_of(screen)
        kept = self._contents.carries(message.name, carried_by(screen))
        return media is not None and not kept and self._uploads.find(media) is None

    async def _change(self, message: EphemeralMessage, screen: Screen, text: Text) -> None:
        markup = keyboard(screen, styles=True)
        content = content_of(screen, text, markup)
        if self._contents.shows(message.name, content):
            return
        kept = self._contents.carries(message.name, content.carried)
        try:
            with self._contents.changing(message.name, content):
                await self._put(message, screen, text, markup, kept)
        except RefusedByTelegram as refused:
            if refused.kind is not TelegramErrorKind.SAME:
                raise
            self._contents.note(message.name, content)

    async def _put(
        self,
        message: EphemeralMessage,
        screen: Screen,
        text: Text,
        markup: msgspec.Raw | None,
        kept: bool,
    ) -> None:
        """Makes the message show the screen, the picture being the same where it is ``kept``."""
        media = media_of(screen)
        if media is None:
            await self._ask("editEphemeralMessageText", message, markup, text.parameters)
            return
        if kept:
            await self._ask("editEphemeralMessageCaption", message, markup, text.caption)
            return

        async def exchange(known: str | None) -> None:
            shown, files = media.shown(known, text.caption)
            await self._ask("editEphemeralMessageMedia", message, markup, shown, files)

        await self._with_or_without_id(media, exchange)

    async def _with_or_without_id(
        self, media: MediaFile | None, told: Callable[[str | None], Awaitable[_T]]
    ) -> _T:
        """What the server says to the file_id by which it knows the picture; where there is none,
        or it knows it no longer, to the picture itself. Raises RefusedByTelegram, Delayed."""
        known = self._uploads.find(media) if media else None
        try:
            return await told(known)
        except RefusedByTelegram as refused:
            if media is None or known is None or refused.kind is not TelegramErrorKind.FILE:
                raise
        self._uploads.forget(media)
        return await told(None)

    async def delete(self, message: EphemeralMessage) -> None:
        """Takes a message away; one that stays does no harm."""
        try:
            await self._ask("deleteEphemeralMessage", message)
        except (RefusedByTelegram, Delayed) as error:
            _log.info(
                "chat %s: could not remove an old private message: %s",
                message.reader.chat.key,
                error,
            )

    async def _ask(
        self,
        method: str,
        message: EphemeralMessage,
        markup: msgspec.Raw | None = None,
        content: Mapping[str, Any] | None = None,
        files: Mapping[str, FilePart] | None = None,
    ) -> None:
        chat = int(message.reader.chat.id)
        where = {
            "chat_id": chat,
            "receiver_user_id": int(message.reader.person.id),
            "ephemeral_message_id": message.number,
            "reply_markup": markup,
        }
        if content is not None:
            await self._limiter.turn(chat, Kind.PRIVATE_EDIT, SendUrgency.ANSWER)
        asked = self._calls.call(method, where | dict(content or {}), files)
        await self._told(asked, chat, Kind.PRIVATE_EDIT)

    async def _told(self, asked: Awaitable[_T], chat: int, kind: Kind) -> _T:
        """The answer to a request, its failure in our words; a 429 holds for all of its kind."""
        try:
            return await asked
        except RetryAfter as error:
            self._limiter.pause(chat, kind, error)
            raise Delayed(seconds(error)) from None
        except (BadRequest, Forbidden, ChatMigrated) as error:
            failure = error_kind(error)
            if failure not in (TelegramErrorKind.SAME, TelegramErrorKind.GONE):
                _log.info("Telegram refused a private message: %s", error)
            raise RefusedByTelegram(failure) from None
        except TelegramError as error:
            _log.info("could not send a private message yet: %s", type(error).__name__)
            raise Delayed(NOT_NOW) from None

    async def _take_away(self, chat: Chat, message: int) -> None:
        for attempt in range(1, ATTEMPTS + 1):
            try:
                await self._bot.delete_message(int(chat.id), message)
                return
            except (BadRequest, Forbidden) as error:
                _log.error(
                    "chat %s: could not remove a message that everybody sees: %s", chat.key, error
                )
                return
            except TelegramError:
                await asyncio.sleep(attempt)
        _log.error("chat %s: could not remove a message that everybody sees", chat.key)


def _only_for(reader: Reader, right: Right, version: Version) -> dict[str, Any]:
    """The parameters that name the only reader of a new message.

    A server that seems to be of 10.2 is given those of 10.3 as well. It ignores them today; and
    should it be exchanged for a newer one between two messages, or have been mistaken for an older
    one, they keep the message private there.
    """
    named: dict[str, Any] = {"receiver_user_id": int(reader.person.id)}
    if right.query and right.fresh:
        named["callback_query_id"] = right.query
    form: dict[str, Any] = {"ephemeral_message_parameters": named}
    if version is Version.FLAT:
        form |= named
    if right.command and right.fresh:
        # Only a private message may answer a private one, so that in the wrong form it is refused.
        form["reply_parameters"] = {"ephemeral_message_id": right.command}
    return form


async def _with_or_without_entities(told: Callable[[Text], Awaitable[_T]], text: Text) -> _T:
    """What the server says to a text; where it refuses entities, to the words alone. It knows all
    their types, for they are older than private messages. Raises RefusedByTelegram, Delayed."""
    try:
        return await told(text)
    except RefusedByTelegram as refused:
        if refused.kind is not TelegramErrorKind.ENTITY or not text.entities:
            raise
        return await told(text.without())
