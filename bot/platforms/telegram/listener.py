"""Updates from Telegram: commands are asked of the desk and answered, presses handed on."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from telegram import Message, Update

from bot.desk import Desk
from bot.desk.platform import Gone, Reply
from bot.people import Chat, Person
from bot.platforms.telegram.callback_queries import CallbackQueries
from bot.platforms.telegram.messages import Bot, Messages
from bot.platforms.telegram.people import PLATFORM, Line, chat_of, line_of, person_of
from bot.platforms.telegram.posts import Posts
from bot.platforms.telegram.private_screens import PrivateScreens
from bot.platforms.telegram.replies import hidden, said_by_screen
from bot.screens import Button, Screen

_log = logging.getLogger(__name__)


class Listener:
    """Takes updates. What a person asks for is done when ``take`` returns; telling goes on."""

    def __init__(self, desk: Desk, bot: Bot, messages: Messages, theme: str) -> None:
        self._desk = desk
        self._bot = bot
        self._posts = Posts(desk, messages)
        self._private_screens = PrivateScreens(desk, bot, theme)
        self._queries = CallbackQueries(
            desk, bot, self._posts, self._private_screens, self._tell, self.link
        )
        self._telling: set[asyncio.Task[None]] = set()

    async def take(self, update: Update) -> None:
        """Do what an update asks for."""
        if update.callback_query is not None:
            await self._queries.take(update.callback_query)
        elif update.message is not None:
            await self._message(update.message)

    async def close(self, patience: float) -> None:
        """Finish telling."""
        self._private_screens.close()
        if self._telling:
            await asyncio.wait(self._telling, timeout=patience)
        for task in self._telling:
            task.cancel()

    def link(self, code: str) -> str:
        """The address that opens the private chat with the table there."""
        return f"https://t.me/{self._bot.username}?start={code}"

    def _tell(self, telling: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(telling)
        self._telling.add(task)
        task.add_done_callback(self._told)

    def _told(self, task: asyncio.Task[None]) -> None:
        self._telling.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Gone):
            _log.info("a reply had no place any more")
        elif error is not None:
            _log.error("a reply was not delivered", exc_info=error)

    async def _message(self, message: Message) -> None:
        if message.migrate_to_chat_id or message.migrate_from_chat_id:
            await self._migrated(message)
            return
        user, line, chat = message.from_user, line_of(message), chat_of(message)
        if user is None or user.is_bot or not self._for_us(line, chat):
            return
        person = person_of(user)
        reply = await self._ask(person, chat, line)
        self._tell(self._reply(message, person, chat, reply))

    async def _migrated(self, message: Message) -> None:
        """A group has become a supergroup; both chats say so."""
        old = message.migrate_from_chat_id or message.chat.id
        new = message.migrate_to_chat_id or message.chat.id
        await self._desk.moved(Chat(PLATFORM, str(old)), Chat(PLATFORM, str(new)))

    def _for_us(self, line: Line | None, chat: Chat) -> bool:
        """Whether we are meant: by name, or where there is nobody else, or by our own commands.
        In a group a command that nobody knows may be another bot's and gets no answer."""
        if line is not None and line.bot:
            return line.bot == self._bot.username.lower()
        return chat.private or (line is not None and line.name in self._desk.commands)

    async def _ask(self, person: Person, chat: Chat, line: Line | None) -> Reply:
        if line is None:
            return await self._desk.command(person, chat, "help", {})
        if line.name == "start" and chat.private:
            # Telegram's own way into a private chat: with a payload when a link led there.
            greeting = ("join", {"code": line.words}) if line.words else ("help", {})
            return await self._desk.command(person, chat, *greeting)
        return await self._desk.line(person, chat, line.name, line.words)

    async def _reply(self, message: Message, person: Person, chat: Chat, reply: Reply) -> None:
        """The answer to a command. In a group all can read it, so what is private is not said
        there: a button leads to the private chat."""
        to = None if chat.private else message.message_id
        if hidden(reply, chat) and reply.screen:
            await self._posts.post(chat, self._invitation(person, reply.screen.table), to)
            return
        if reply.notice and not said_by_screen(reply, chat):
            await self._posts.post(chat, Screen("", 0, (reply.notice,)), to)
        if reply.screen is not None:
            await self._posts.show(chat, reply.screen, person)

    def _invitation(self, person: Person, code: str) -> Screen:
        language = self._desk.reader(person)
        label = self._desk.say(language, "telegram-open")
        button = Button(label, url=self.link(code))
        text = self._desk.say(language, "telegram-private")
        return Screen("", 0, (text,), actions=((button,),))
