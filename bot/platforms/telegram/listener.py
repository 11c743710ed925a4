"""Updates from Telegram: commands are asked of the desk and answered, presses handed on."""

import logging
from collections.abc import Awaitable, Callable, Container, Coroutine
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from telegram import Document, Message

from bot.background import Background
from bot.desk import Desk
from bot.desk.commands import BEGINNING
from bot.desk.platform import Gone
from bot.desk.private_screens import Reader
from bot.desk.reply import (
    Reply,
    ScreenStream,
    is_apart,
    is_secret,
    only_confirms,
    opened_by,
    others_of,
    said_in,
    with_screen,
)
from bot.desk.sent_file import SentFile
from bot.people import Chat, Person
from bot.platforms.telegram.apart import Apart
from bot.platforms.telegram.callback_queries import CallbackQueries
from bot.platforms.telegram.calls import Bot
from bot.platforms.telegram.command_limit import CommandLimit, CommandVerdict
from bot.platforms.telegram.ephemeral import Right
from bot.platforms.telegram.inline_queries import InlineQueries
from bot.platforms.telegram.line_answers import LineAnswers
from bot.platforms.telegram.messages import TelegramMessages
from bot.platforms.telegram.people import (
    PLATFORM,
    TypedCommand,
    answered_by,
    chat_of,
    document_of,
    ephemeral_of,
    line_of,
    mark,
    person_of,
)
from bot.platforms.telegram.posts import ChatPosts
from bot.platforms.telegram.private_screens import MemberScreens, ScreenOutcome
from bot.platforms.telegram.replies import for_one, hidden, said_by_screen
from bot.platforms.telegram.updates import TelegramUpdate
from bot.platforms.telegram.ways_back import leading_back, led
from bot.press import as_link, from_link, unpacked
from bot.screens import Button, Screen

MOVE = "move"
# The commands that a link into the private chat may ask for.
LINKED = frozenset(
    {"forget", "help", "link", "me", "mydata", "puzzle", "rating", "settings", "top", "unlink"}
)

Work = Callable[[], Awaitable[None]]

_log = logging.getLogger(__name__)


class UpdateListener:
    """Takes updates. What a person asks for is done when ``take`` returns; telling goes on."""

    def __init__(
        self, desk: Desk, bot: Bot, messages: TelegramMessages, commands: CommandLimit
    ) -> None:
        self._desk = desk
        self._bot = bot
        self._posts = ChatPosts(desk, messages)
        self._commands = commands
        self._private_screens = MemberScreens(
            desk, bot, messages.uploads, messages.contents, messages.rights
        )
        self._apart = Apart(self._posts, self._private_screens)
        self._lines = LineAnswers(bot, self._apart, desk.owed_words)
        self._queries = CallbackQueries(
            desk,
            bot,
            self._posts,
            self._private_screens,
            self._tell,
            self._link_from,
            messages.contents,
            commands,
        )
        self._inline = InlineQueries(desk, bot, self._posts, messages.rights.in_words, commands)
        self.support = self._private_screens.support
        self._background = Background()

    async def take(self, update: TelegramUpdate) -> None:
        """Does what an update asks for, once however often it comes."""
        query, message = update.query, update.message
        if update.typed is not None:
            await self._inline.answer(update.typed)  # what comes again is answered again
            return
        work: Work
        if update.chosen is not None:
            work = partial(self._inline.begin, update.chosen)
        elif update.guest is not None:
            work = partial(self._inline.answer_guest, update.guest)
        elif query is not None:
            work = partial(self._queries.take, query)
        elif message is not None and (message.migrate_to_chat_id or message.migrate_from_chat_id):
            # A group has become a supergroup; both chats say so.
            old = message.migrate_from_chat_id or message.chat.id
            new = message.migrate_to_chat_id or message.chat.id
            await self._desk.chats.move(Chat(PLATFORM, str(old)), Chat(PLATFORM, str(new)))
            return
        elif message is not None and self._is_meant(message):
            work = partial(self._message, message)
        else:
            return
        source, number = f"{PLATFORM}:{self._bot.id}", str(update.number)
        await self._desk.deliveries.once(source, number, work, press=query is not None)

    async def close(self, patience: float) -> None:
        """Finishes telling."""
        await self._private_screens.close()
        await self._background.finish(patience)

    def link(self, code: str) -> str:
        """The address that opens the private chat, with a table or the answer to a command or a
        press there."""
        return f"https://t.me/{self._bot.username}?start={as_link(code)}"

    def _link_from(self, code: str, chat: Chat, message: str) -> str:
        """The same, that leads back to the message of a group from which it leads there."""
        led = leading_back(as_link(code), chat, message)
        return f"https://t.me/{self._bot.username}?start={led}"

    def _tell(self, telling: Coroutine[Any, Any, None]) -> None:
        self._background.start(_unless_gone(telling), "a reply")

    def _is_meant(self, message: Message) -> bool:
        """Whether somebody says it to us: by name, or where there is nobody else, or by our own
        commands. In a group a command that nobody knows may be another bot's and gets no answer."""
        user, line, chat = message.from_user, line_of(message), chat_of(message)
        if user is None or user.is_bot:
            return False
        if _typed(line, message, chat, answered_by(message, self._bot.id)):
            return True
        if line is not None and line.bot:
            return line.bot == self._bot.username.lower()
        return chat.private or (line is not None and line.name in self._desk.catalogue.commands)

    async def _message(self, message: Message) -> None:
        user, line, chat = message.from_user, line_of(message), chat_of(message)
        assert user is not None, "somebody says it"
        answered = answered_by(message, self._bot.id)
        typed = _typed(line, message, chat, answered)
        person, right = person_of(user), Right(command=ephemeral_of(message))
        if chat.private:
            self._apart.met(person)
        # What only the bot sees has a number of its own, beside the 0 that all such have.
        origin = f"{chat.key}:{message.message_id or f'alone {right.command}'}"
        if typed:
            talk = line is None and not chat.private
            reply = await self._desk.typed(person, chat, typed, answered, origin, talk=talk)
            if only_confirms(reply):
                await self._lines.settle(person, chat)
            if not _silent(reply, chat, right) and self._may_answer(message, person, chat):
                self._answer(message, person, chat, right, reply, typed=True)
            return
        if not self._may_answer(message, person, chat):
            return
        document = document_of(message) if self._imports(line, message) else None
        if document is not None:
            # Telegram tells nothing new while what it told is in hand, and a file takes its time.
            self._tell(self._brought(message, person, chat, right, document))
            return
        reply = await self._ask(person, chat, line, origin)
        if not _silent(reply, chat, right):
            self._answer(message, person, chat, right, reply)

    async def _brought(
        self, message: Message, person: Person, chat: Chat, right: Right, document: Document
    ) -> None:
        reply = await self._import(person, chat, document)
        self._answer(message, person, chat, right, reply)

    def _imports(self, line: TypedCommand | None, message: Message) -> bool:
        """Whether a message's document is to be opened: by the command, or because it comes without
        a word where only we read."""
        if line is not None:
            name, _ = self._desk.catalogue.unfolded(line.name, line.words)
            command = self._desk.catalogue.commands.get(name)
            return command is not None and command.takes_file
        return message.document is not None and self._desk.catalogue.takes_files

    def _may_answer(self, message: Message, person: Person, chat: Chat) -> bool:
        """Whether the person has not been answered too often of late; if they have, they are told
        so once."""
        verdict = self._commands.take(person, chat)
        if verdict is CommandVerdict.TELL:
            self._tell(self._slow_down(message, person, chat))
        return verdict is CommandVerdict.ANSWER

    def _answer(
        self,
        message: Message,
        person: Person,
        chat: Chat,
        right: Right,
        reply: Reply,
        typed: bool = False,
    ) -> None:
        """Gives the reply to a command or, ``typed``, to a line that is none."""
        if right.command and not chat.private:
            self._tell(self._reply_privately(Reader(chat, person), right, reply))
        else:
            to = None if chat.private else message.message_id
            self._tell(self._reply(person, chat, reply, to, typed))

    async def _import(self, person: Person, chat: Chat, document: Document) -> Reply:
        async def fetch() -> bytes:
            file = await self._bot.get_file(document.file_id)
            return bytes(await file.download_as_bytearray())

        # A size that nobody has told is looked at once the file is here.
        return await self._desk.import_file(SentFile(person, chat, document.file_size or 1, fetch))

    async def _ask(
        self, person: Person, chat: Chat, line: TypedCommand | None, origin: str
    ) -> Reply:
        if line is None:
            return await self._desk.command(person, chat, "help", {})
        if line.name == "start" and chat.private:
            # Telegram's own way into a private chat: with a payload when a link led there.
            return await self._opened(person, chat, line.words, origin)
        return await self._desk.line(person, chat, line.name, line.words, origin)

    async def _opened(self, person: Person, chat: Chat, link: str, origin: str = "") -> Reply:
        """What a link into the private chat asks for, with a way back to where it came from."""
        linkable, followed = LINKED | self._desk.catalogue.linkable, led(link)
        press = unpacked(from_link(followed.opens))
        if press is not None and self._desk.catalogue.opens(press):
            reply = await self._desk.press(person, chat, press, origin=origin)
        else:
            asked = _greeting(followed.opens, linkable)
            reply = await self._desk.command(person, chat, *asked)
        if reply.screen is None or not followed.back:
            return reply
        label = self._desk.words.say(self._desk.readers.language(person), "button-group")
        way = (Button(label, url=followed.back),)
        return with_screen(reply, replace(reply.screen, actions=(*reply.screen.actions, way)))

    async def _reply_privately(self, reader: Reader, right: Right, reply: Reply) -> None:
        """The answer to a command that nobody else in the group saw; where it cannot be given so,
        as if all had seen it."""
        screen = for_one(reply, reader.person)
        if screen is not None:
            outcome = await self._private_screens.show(reader, screen, right, 0)
            if outcome is ScreenOutcome.SHOWN:
                return
        await self._reply(reader.person, reader.chat, reply)

    async def _reply(
        self, person: Person, chat: Chat, reply: Reply, to: int | None = None, typed: bool = False
    ) -> None:
        """The answer to a command or, ``typed``, to a line, perhaps to the message ``to``; nobody
        else in a group is told of a refusal."""
        if to and typed and await self._lines.answer(person, chat, to, reply):
            return
        if reply.refused and not chat.private:
            await self._lines.refuse(person, chat, to, reply)
            return
        apart = is_apart(reply) and not (typed or chat.private)
        if apart and await self._apart.give(person, chat, reply):
            return
        if hidden(reply, chat) and reply.screen:
            await self._show_privately(person, chat, reply, reply.screen, to)
        else:
            await self._say(person, chat, reply, to)

    async def _show_privately(
        self, person: Person, chat: Chat, reply: Reply, screen: Screen, to: int | None
    ) -> None:
        """A screen for one person in a group: in a message that they alone see, else a button leads
        to it."""
        others = others_of(reply) or screen.table
        if not isinstance(others, Screen):
            if not await self._private_screens.show_unasked(Reader(chat, person), screen):
                await self._lead(person, chat, others, to)
            return
        if opens := opened_by(reply):
            link = (await self._private_link(person, chat, opens),)
            others = replace(others, actions=(*others.actions, link))
        await self._posts.post(chat, others, to)

    async def _say(self, person: Person, chat: Chat, reply: Reply, to: int | None) -> None:
        """A line, and a screen for all who read here; a secret line to its reader alone."""
        notice = said_in(reply, chat)
        if is_secret(reply) and not chat.private:
            if not await self._apart.say(person, chat, reply.notice):
                await self._lead(person, chat, opened_by(reply), to)
            return
        if notice and not said_by_screen(reply, chat):
            await self._posts.post(chat, Screen("", 0, (notice,)), to)
        if reply.screen is not None:
            later = reply.later if isinstance(reply, ScreenStream) else None
            await self._posts.show(chat, reply.screen, person, later=later)

    async def _lead(self, person: Person, chat: Chat, opens: str, to: int | None) -> None:
        """Shows what others may not read in the private chat of whoever asked; to somebody of whom
        it is not known that they have one a link that leads there, without a sound for others."""
        if self._apart.knows(person):
            there = Chat(PLATFORM, person.id, private=True)
            asked = mark(chat, to) if to else ""
            link = leading_back(as_link(opens), chat, asked)
            with suppress(Gone):
                await self._reply(person, there, await self._opened(person, there, link))
                return
        language = await self._desk.readers.language_in(person, chat)
        text = self._desk.words.say(language, "telegram-private")
        invitation = Screen(
            "", 0, (text,), actions=((await self._private_link(person, chat, opens),),)
        )
        await self._posts.post(chat, invitation, to, quiet=True)

    async def _slow_down(self, message: Message, person: Person, chat: Chat) -> None:
        """Says that no more is answered for a while: in a group to this person alone, for all
        others it would be one message more."""
        wait, own = round(self._commands.silence), self._desk.readers.language(person)
        words = self._desk.words.say(own, "telegram-slow-down", seconds=wait)
        if not await self._apart.say(person, chat, words):
            await self._lines.owe(person, chat, message.message_id, words)

    async def _private_link(self, person: Person, chat: Chat, code: str) -> Button:
        language = await self._desk.readers.language_in(person, chat)
        label = self._desk.words.say(language, "button-private")
        return Button(label, url=self.link(code))


async def _unless_gone(telling: Coroutine[Any, Any, None]) -> None:
    """Tells it, where the chat is not gone by now."""
    try:
        await telling
    except Gone:
        _log.info("could not send a reply: the chat is gone")


def _typed(line: TypedCommand | None, message: Message, chat: Chat, answered: str) -> str:
    """What somebody types who means a button of a table: an answer to a message of ours, or any
    words where only we read; "" for a command, and for what is no text."""
    if line is not None:
        return line.words if line.name == MOVE and answered else ""
    return (message.text or "").strip() if answered or chat.private else ""


def _silent(reply: Reply, chat: Chat, right: Right) -> bool:
    """Whether a reply need not be given: there is nothing in it, or only what the board
    of a group shows as well."""
    if only_confirms(reply) and not chat.private and not right.command:
        return True
    return not reply.notice and reply.screen is None


def _greeting(payload: str, linkable: Container[str]) -> tuple[str, dict[str, str]]:
    """What a link into the private chat, or no link, asks for there."""
    if payload in linkable:
        return payload, {}
    return ("join", {"code": payload}) if payload else ("help", {"about": BEGINNING})
