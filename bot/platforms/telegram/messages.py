"""Screens as Telegram messages: one request puts up picture, caption and keyboard together."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from telegram import MessageEntity
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
)

from bot.desk.kept_ways import KeptWays
from bot.desk.platform import Gone, Newest, Shown
from bot.people import Chat
from bot.platforms.contents import Contents
from bot.platforms.picture_rights import PictureRights
from bot.platforms.telegram.api_errors import TelegramErrorKind, error_kind
from bot.platforms.telegram.calls import Bot, Calls
from bot.platforms.telegram.content import guard
from bot.platforms.telegram.deletion import delete
from bot.platforms.telegram.inline_chats import addressed, inline_message, pace_key
from bot.platforms.telegram.inline_edits import Address, InlineEdits
from bot.platforms.telegram.keyboard import keyboard
from bot.platforms.telegram.limiter import Kind, Limiter
from bot.platforms.telegram.media import media_of
from bot.platforms.telegram.people import mark, number_of
from bot.platforms.telegram.shown import content_of
from bot.platforms.telegram.text import Text, text_of
from bot.platforms.telegram.turns import SendUrgency
from bot.platforms.telegram.uploads import UploadedFiles
from bot.platforms.telegram.ways_back import WaysBack
from bot.screens import Screen

FIRST_WAIT = 1.0  # seconds
LONGEST_WAIT = 30.0
ALSO_WITHOUT = {"allow_sending_without_reply": True}

Moved = Callable[[Chat, Chat], Awaitable[None]]
Attempt = Callable[[Chat, Screen, Text], Awaitable[str]]

_log = logging.getLogger(__name__)


def waits() -> Iterator[float]:
    """Seconds between attempts to reach a server: 1, 2, 4 … and then always the longest."""
    wait = FIRST_WAIT
    while True:
        yield wait
        wait = min(LONGEST_WAIT, wait * 2)


class TelegramMessages:
    """Sends and edits messages until Telegram has them: waits its turn and every 429, bridges
    failures of the network, and knows what each refusal means."""

    def __init__(
        self,
        bot: Bot,
        limiter: Limiter,
        moved: Moved,
        rights: PictureRights,
        ways: KeptWays,
        address: Address,
    ) -> None:
        self._bot = bot
        self._limiter = limiter
        self._moved = moved
        self.rights = rights
        self._calls = Calls(bot)
        self.uploads = UploadedFiles()
        self.contents = Contents()
        self._inline = InlineEdits(self._calls, self.uploads, address)
        self._ways_back = WaysBack(ways)
        self._styles = True
        self._moments = True

    async def send(
        self,
        chat: Chat,
        screen: Screen,
        to: int | None = None,
        urgency: SendUrgency = SendUrgency.REST,
        quiet: bool = False,
    ) -> Shown:
        """Posts a new message, which makes a sound unless it is ``quiet`` or answers the message
        ``to``. Raises Gone when nothing can be written in the chat."""

        async def newest() -> Screen:
            return screen

        return await self.post(chat, newest, urgency, to, quiet)

    async def post(
        self,
        chat: Chat,
        newest: Newest,
        urgency: SendUrgency,
        to: int | None = None,
        quiet: bool = False,
    ) -> Shown:
        """Like ``send``, with the screen that is the newest when its turn comes."""
        if inline_message(chat):
            raise Gone  # nothing is known of where it stands
        attempt = partial(self._send, to=to, quiet=quiet)
        return await self._until_done(chat, newest, attempt, Kind.MESSAGE, urgency)

    async def edit(self, chat: Chat, message: str, newest: Newest, urgency: SendUrgency) -> Shown:
        """Makes a message show its newest screen; a new one takes its place where Telegram cannot
        change it. Raises Gone when there is nothing left to edit."""
        attempt = partial(self._edit, message)
        shown = await self._until_done(chat, newest, attempt, Kind.EDIT, urgency)
        if shown.message:
            return shown
        new = await self.send(shown.chat, shown.screen, urgency=urgency)
        await self.delete(chat, message)
        return new

    async def delete(self, chat: Chat, message: str) -> None:
        """Takes a message away, or at least its buttons. One that a group has left behind when it
        became a supergroup nobody sees."""
        number = number_of(chat, message)
        if number:
            await delete(self._bot, chat, number)

    async def _until_done(
        self, chat: Chat, newest: Newest, attempt: Attempt, kind: Kind, urgency: SendUrgency
    ) -> Shown:
        """Tries, each time with the newest screen, until ``attempt`` names the message. What
        ``newest`` raises ends it, and nothing is sent."""
        pauses, bare = waits(), False
        while True:
            await self._limiter.turn(pace_key(chat), kind, urgency)
            screen = self.rights.readable(await newest(), chat)
            guard(screen, chat)
            text = text_of(screen)
            if bare:
                text = text.without()
            elif not self._moments:
                text = text.without(MessageEntity.DATE_TIME)
            try:
                message = await attempt(chat, screen, text)
                if screen.picture is not None and message:
                    self.rights.granted(chat)
                return Shown(screen, chat, message)
            except RetryAfter as error:
                self._limiter.pause(pace_key(chat), kind, error)
            except ChatMigrated as error:
                # A group has become a supergroup: its messages stay behind, so new ones are posted.
                there = replace(chat, id=str(error.new_chat_id))
                await self._moved(chat, there)
                chat, attempt, kind = there, self._send, Kind.MESSAGE
            except (BadRequest, Forbidden) as error:
                bare = self._adapt(error, screen, text, chat) or bare
            except (NetworkError, InvalidToken) as error:
                # Telegram may have had the request all the same, and tells nobody. An edit does no
                # harm twice. A new message may then stand there twice, for no request has a name by
                # which it would be known again; but what is not sent again might never have been
                # sent, and somebody would wait for ever who never learnt that it is their turn.
                # Whoever presses on the double makes it the display, or takes it away.
                wait = next(pauses)
                _log.warning("chat %s: %s; again in %.0f s", chat.key, type(error).__name__, wait)
                await asyncio.sleep(wait)

    def _adapt(self, error: TelegramError, screen: Screen, text: Text, chat: Chat) -> bool:
        """Learns from a refusal so that the next attempt can succeed; whether that has to do
        without entities. Raises Gone where none can."""
        kind, media = error_kind(error), media_of(screen)
        if kind is TelegramErrorKind.PICTURES and screen.picture is not None:
            self.rights.refused(chat)
            return False
        if kind is TelegramErrorKind.FILE and media and self.uploads.forget(media):
            return False
        if kind is TelegramErrorKind.STYLE and self._styles:
            _log.info("this Bot API server does not support coloured buttons: %s", error)
            self._styles = False
            return False
        if kind is TelegramErrorKind.UNKNOWN_ENTITY and text.holds(MessageEntity.DATE_TIME):
            _log.info("this Bot API server does not support times in texts: %s", error)
            self._moments = False
            return False
        if kind is TelegramErrorKind.ENTITY and text.entities:
            _log.info(
                "table %s, chat %s: sending the text without formatting: %s",
                screen.table,
                chat.key,
                error,
            )
            return True
        if kind is not TelegramErrorKind.GONE:
            _log.error(
                "table %s, chat %s: Telegram refused a message: %s", screen.table, chat.key, error
            )
        raise Gone

    async def _send(
        self, chat: Chat, screen: Screen, text: Text, to: int | None = None, quiet: bool = False
    ) -> str:
        markup = keyboard(screen, self._styles)
        common: dict[str, Any] = {
            "chat_id": int(chat.id),
            "message_thread_id": int(chat.thread) if chat.thread else None,
            "reply_markup": markup,
            "reply_parameters": {"message_id": to, **ALSO_WITHOUT} if to else None,
            "disable_notification": True if quiet or to else None,
        }
        media = media_of(screen)
        if media is None:
            sent = await self._calls.call("sendMessage", common | text.parameters)
        else:
            carried, files = media.sent(self.uploads.find(media))
            sent = await self._calls.call(media.method, common | text.caption | carried, files)
            self.uploads.learn(media, sent)
        message = mark(chat, sent["message_id"])
        self.contents.note(message, content_of(screen, text, markup))
        await self._ways_back.learn(screen, chat, sent["message_id"])
        return message

    async def _edit(self, message: str, chat: Chat, screen: Screen, text: Text) -> str:
        """The message again, or nothing when it has to be replaced."""
        number = number_of(chat, message)
        if number is None:
            return ""
        kept = await self._ways_back.kept(screen, chat, number) if chat.private else screen
        markup = keyboard(kept, self._styles)
        content = content_of(screen, text, markup)
        if self.contents.shows(message, content):
            return message
        common = {**addressed(chat, number), "reply_markup": markup}
        try:
            with self.contents.changing(message, content):
                media = media_of(screen)
                if inline_message(chat):
                    words = self.rights.in_words(screen)
                    await self._inline.change(common, screen, text, words)
                elif media is None:
                    await self._calls.call("editMessageText", common | text.parameters)
                else:
                    shown, files = media.shown(self.uploads.find(media), text.caption)
                    changed = await self._calls.call("editMessageMedia", common | shown, files)
                    self.uploads.learn(media, changed)
        except BadRequest as error:
            kind = error_kind(error)
            if kind is TelegramErrorKind.KIND:
                return ""
            if kind is TelegramErrorKind.OTHER:
                _log.error(
                    "table %s, chat %s: Telegram refused a message: %s",
                    screen.table,
                    chat.key,
                    error,
                )
            elif kind is not TelegramErrorKind.SAME:
                raise
            else:
                self.contents.note(message, content)
        return message
