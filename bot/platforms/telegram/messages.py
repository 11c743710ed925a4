"""Screens as Telegram messages: one request puts up picture, caption and keyboard together."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from typing import Any

from telegram import InputMediaPhoto, ReplyParameters
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
)
from telegram.ext import ExtBot

from bot.desk.platform import Gone, Newest, Shown
from bot.people import Chat
from bot.platforms.telegram.api_errors import ErrorKind, error_kind
from bot.platforms.telegram.content import FILENAME, NO_PREVIEW, drawn, guard, words
from bot.platforms.telegram.keyboard import keyboard
from bot.platforms.telegram.limiter import TAKEN, Limiter
from bot.platforms.telegram.people import mark, number_of
from bot.platforms.telegram.pictures import Pictures
from bot.screens import Screen

LONGEST_WAIT = 30.0

Bot = ExtBot[str]
Moved = Callable[[Chat, Chat], Awaitable[None]]
Attempt = Callable[[Chat, Screen], Awaitable[str]]

_log = logging.getLogger(__name__)


def waits() -> Iterator[float]:
    """Seconds between attempts to reach a server: 1, 2, 4 … and then always the longest."""
    wait = 1.0
    while True:
        yield wait
        wait = min(LONGEST_WAIT, wait * 2)


class Messages:
    """Sends and edits messages until Telegram has them: waits its turn and every 429, bridges
    failures of the network, and knows what each refusal means."""

    def __init__(self, bot: Bot, limiter: Limiter, moved: Moved) -> None:
        self._bot = bot
        self._limiter = limiter
        self._moved = moved
        self._pictures = Pictures()
        self._styles = True

    async def send(self, chat: Chat, screen: Screen, to: int | None = None) -> Shown:
        """Post a new message, or with ``to`` a quiet answer to that message. Raises Gone when
        nothing can be written in the chat."""

        async def newest() -> Screen:
            return screen

        return await self.post(chat, newest, to)

    async def post(self, chat: Chat, newest: Newest, to: int | None = None) -> Shown:
        """Like ``send``, with the screen that is the newest when its turn comes."""

        async def attempt(chat: Chat, screen: Screen) -> str:
            return await self._send(chat, screen, to)

        return await self._until_done(chat, newest, attempt)

    async def edit(self, chat: Chat, message: str, newest: Newest) -> Shown:
        """Make a message show its newest screen; a new one takes its place where Telegram cannot
        change it. Raises Gone when there is nothing left to edit."""

        async def attempt(chat: Chat, screen: Screen) -> str:
            return await self._edit(chat, message, screen)

        shown = await self._until_done(chat, newest, attempt)
        if shown.message:
            return shown
        new = await self.send(shown.chat, shown.screen)
        await self.delete(chat, message)
        return new

    async def delete(self, chat: Chat, message: str) -> None:
        """Take a message away, or where it is too old for that its buttons; both gone already
        is success."""
        number = number_of(chat, message)
        if number is None:
            return
        try:
            await self._bot.delete_message(int(chat.id), number)
        except TelegramError as error:
            if "can't be deleted" in str(error):
                await self._strip(chat, number)
            elif error_kind(error) is not ErrorKind.GONE:
                _log.warning("chat %s: a message stays: %s", chat.key, type(error).__name__)

    async def _strip(self, chat: Chat, number: int) -> None:
        try:
            await self._bot.edit_message_reply_markup(int(chat.id), number)
        except TelegramError as error:
            if error_kind(error) not in (ErrorKind.GONE, ErrorKind.SAME):
                _log.warning("chat %s: buttons stay: %s", chat.key, type(error).__name__)

    async def _until_done(self, chat: Chat, newest: Newest, attempt: Attempt) -> Shown:
        """Try, each time with the newest screen, until ``attempt`` names the message."""
        pauses = waits()
        while True:
            await self._limiter.turn(int(chat.id))
            screen = await newest()
            guard(screen, chat)
            try:
                return Shown(screen, chat, await attempt(chat, screen))
            except RetryAfter as error:
                self._limiter.pause(int(chat.id), error)
            except ChatMigrated as error:
                chat, attempt = await self._migrate(chat, error.new_chat_id), self._send
            except (BadRequest, Forbidden) as error:
                self._adapt(error, screen, chat)
            except (NetworkError, InvalidToken) as error:
                wait = next(pauses)
                _log.warning("chat %s: %s; again in %.0f s", chat.key, type(error).__name__, wait)
                await asyncio.sleep(wait)

    async def _migrate(self, chat: Chat, new: int) -> Chat:
        """A group has become a supergroup: its messages stay behind, so new ones are posted."""
        there = replace(chat, id=str(new))
        await self._moved(chat, there)
        return there

    def _adapt(self, error: TelegramError, screen: Screen, chat: Chat) -> None:
        """Learn from a refusal so that the next attempt can succeed, or raise Gone."""
        kind = error_kind(error)
        if kind is ErrorKind.FILE and screen.picture and self._pictures.forget(screen.picture):
            return
        if kind is ErrorKind.STYLE and self._styles:
            _log.info("this server knows no colours of buttons: %s", error)
            self._styles = False
            return
        if kind is not ErrorKind.GONE:
            _log.error("table %s, chat %s: refused: %s", screen.table, chat.key, error)
        raise Gone

    async def _send(self, chat: Chat, screen: Screen, to: int | None = None) -> str:
        common: dict[str, Any] = {
            "chat_id": int(chat.id),
            "message_thread_id": int(chat.thread) if chat.thread else None,
            "reply_markup": keyboard(screen, self._styles),
            "reply_parameters": to and ReplyParameters(to, allow_sending_without_reply=True),
            "disable_notification": True if to else None,
            "rate_limit_args": TAKEN,
        }
        text, picture = words(screen), screen.picture
        if picture is None:
            sent = await self._bot.send_message(
                text=text,
                entities=drawn(screen, text),
                link_preview_options=NO_PREVIEW,
                **common,
            )
            return mark(chat, sent.message_id)
        known = self._pictures.find(picture)
        sent = await self._bot.send_photo(
            photo=known or picture.png, filename=FILENAME, caption=text, **common
        )
        self._pictures.learn(picture, sent)
        return mark(chat, sent.message_id)

    async def _edit(self, chat: Chat, message: str, screen: Screen) -> str:
        """The message again, or nothing when it has to be replaced."""
        number = number_of(chat, message)
        if number is None:
            return ""
        try:
            await self._change(int(chat.id), number, screen)
        except BadRequest as error:
            kind = error_kind(error)
            if kind is ErrorKind.KIND:
                return ""
            if kind is ErrorKind.OTHER:
                _log.error("table %s, chat %s: refused: %s", screen.table, chat.key, error)
            elif kind is not ErrorKind.SAME:
                raise
        return message

    async def _change(self, chat: int, message: int, screen: Screen) -> None:
        common: dict[str, Any] = {
            "chat_id": chat,
            "message_id": message,
            "reply_markup": keyboard(screen, self._styles),
            "rate_limit_args": TAKEN,
        }
        text, picture = words(screen), screen.picture
        if picture is None:
            await self._bot.edit_message_text(text=text, link_preview_options=NO_PREVIEW, **common)
            return
        known = self._pictures.find(picture)
        media = InputMediaPhoto(known or picture.png, caption=text, filename=FILENAME)
        self._pictures.learn(picture, await self._bot.edit_message_media(media=media, **common))
