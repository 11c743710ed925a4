"""CallbackQueries from Telegram: asked of the desk, answered, and their screens shown."""

import asyncio
import logging
from collections.abc import Callable, Container, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from telegram.error import BadRequest, TelegramError

from bot.desk import Desk
from bot.desk.private_screens import Reader
from bot.desk.reply import Done, Refused, Reply, ScreenStream, others_of
from bot.errors import as_refusal
from bot.people import Chat, Person
from bot.platforms.contents import Contents
from bot.platforms.telegram.calls import Bot, Calls
from bot.platforms.telegram.command_limit import CommandLimit, CommandVerdict
from bot.platforms.telegram.ephemeral import EphemeralMessage, Right
from bot.platforms.telegram.inline_chats import inline_chat, inline_message, only_message
from bot.platforms.telegram.people import PLATFORM, chat_of, mark, person_of
from bot.platforms.telegram.posts import ChatPosts
from bot.platforms.telegram.private_screens import MemberScreens, ScreenOutcome
from bot.platforms.telegram.replies import hidden, said_by_screen
from bot.platforms.telegram.text import line
from bot.platforms.telegram.turns import SendUrgency
from bot.platforms.telegram.updates import CallbackQuery
from bot.press import Press, unpacked
from bot.screens import Screen
from bot.screens.buttons import DO

ANSWER = 200
ATTEMPTS = 3  # to answer a press, whose button spins until then
RETRY_SECONDS = 1.0
SOON = 4.0  # seconds that a press waits to see whether its private screen can be shown
HELD = 2 * SOON  # for which a press that is done but not answered is not confirmed

Tell = Callable[[Coroutine[Any, Any, None]], None]
Link = Callable[[str, Chat, str], str]

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class QueryPress:
    """A press: by whom, where, and on which message with which ``buttons``. ``ephemeral`` is the
    number of one that only the presser sees, 0 on one that all see; ``table`` is the one that a
    message for the presser alone shows, "" for an answer that only names one. ``ended``: it is
    answered, or cannot be."""

    query: str
    person: Person
    chat: Chat
    right: Right
    payload: str = ""
    press: Press | None = None  # that the payload stands for
    message: str = ""
    ephemeral: int = 0
    buttons: tuple[str, ...] = ()
    table: str = ""
    ended: asyncio.Event = field(default_factory=asyncio.Event, compare=False)

    @property
    def reader(self) -> Reader:
        """The presser as the only reader of an answer."""
        return Reader(self.chat, self.person)

    @property
    def code(self) -> str:
        """The table of which it speaks, "" for none."""
        return self.press.table if self.press is not None else ""


def pressed_by(query: CallbackQuery, tableless: Container[str]) -> QueryPress:
    """The press that a callback query tells of; ``tableless`` are the verbs under answers that show
    no table."""
    person, message = person_of(query.from_user), query.message
    right = Right(query=query.id)
    if message is None:
        return _pressed_inline(query, person, right, tableless)
    chat, ephemeral = chat_of(message), message.ephemeral_message_id or 0
    number = "" if ephemeral else mark(chat, message.message_id)
    payload, markup = query.data or "", message.reply_markup
    rows = markup.inline_keyboard if markup else ()
    buttons = tuple(key.callback_data for row in rows for key in row if key.callback_data)
    press = unpacked(payload)
    table = _table_of(press, tableless) if ephemeral else ""
    return QueryPress(
        query.id, person, chat, right, payload, press, number, ephemeral, buttons, table
    )


def _pressed_inline(
    query: CallbackQuery, person: Person, right: Right, tableless: Container[str]
) -> QueryPress:
    """A press on a message that was sent through the bot, of whose buttons this one is told."""
    chat, payload = inline_chat(query.inline_message_id or ""), query.data or ""
    press, only = unpacked(payload), only_message(chat)
    table = _table_of(press, tableless)
    return QueryPress(query.id, person, chat, right, payload, press, only, 0, (payload,), table)


def _table_of(press: Press | None, tableless: Container[str]) -> str:
    return "" if press is None or press.verb in tableless else press.table


class CallbackQueries:
    """Takes presses. What one asks for is done when ``take`` returns, and the press is answered;
    ``tell`` does the rest."""

    def __init__(
        self,
        desk: Desk,
        bot: Bot,
        posts: ChatPosts,
        private_screens: MemberScreens,
        tell: Tell,
        link: Link,
        contents: Contents,
        commands: CommandLimit,
    ) -> None:
        self._desk = desk
        self._calls = Calls(bot)
        self._posts = posts
        self._private_screens = private_screens
        self._tell = tell
        self._link = link
        self._contents = contents
        self._commands = commands
        self._owed = desk.owed_words

    async def take(self, query: CallbackQuery) -> None:
        """Does what a press asks for. Telegram sends again what was not taken when the program was
        ended, so that its button spins no longer."""
        pressed = pressed_by(query, self._desk.catalogue.tableless_verbs)
        shown = pressed.message
        if pressed.ephemeral:
            shown = EphemeralMessage(pressed.reader, pressed.ephemeral).name
            self._private_screens.begin(pressed.reader, pressed.table)
        self._contents.pressed(shown, pressed.payload)
        elsewhere = inline_message(pressed.chat) and await self._is_elsewhere(pressed)
        self._tell(self._finish(pressed, Done() if elsewhere else await self._asked(pressed)))
        with suppress(TimeoutError):
            await asyncio.wait_for(pressed.ended.wait(), HELD)

    async def _is_elsewhere(self, pressed: QueryPress) -> bool:
        """Whether a message that was sent through the bot, whose buttons only Telegram knows, shows
        another table than the one pressed for, which goes on: then it is shown as it stands."""
        shown = await self._desk.tables.shown_in(pressed.chat)
        if not shown or shown == pressed.code or not await self._desk.tables.is_going(shown):
            return False
        self._desk.displays.refresh(shown)
        return True

    async def _asked(self, pressed: QueryPress) -> Reply:
        """The desk's reply; should it fail, that is said, for the button waits for something."""
        person = pressed.person
        # A press that gives a command which all in a group may read of counts as one typed.
        gives = pressed.press is not None and pressed.press.verb == DO
        aloud = gives and not (pressed.chat.private or pressed.ephemeral)
        if aloud and self._commands.take(person, pressed.chat) is not CommandVerdict.ANSWER:
            language, wait = self._desk.readers.language(person), round(self._commands.silence)
            return Refused(self._desk.words.say(language, "telegram-slow-down", seconds=wait))
        try:
            return await self._desk.press(
                person,
                pressed.chat,
                pressed.press or pressed.payload,
                pressed.message,
                f"{PLATFORM}:query:{pressed.query}",  # the same when it is delivered again
                buttons=pressed.buttons,
            )
        except Exception as error:
            _log.exception("a press failed")
            language = self._desk.readers.language(person)
            return Refused(self._desk.words.say(language, as_refusal(error).code), alert=False)

    async def _finish(self, pressed: QueryPress, reply: Reply) -> None:
        try:
            await self._answer(pressed, reply)
        finally:
            pressed.ended.set()
            if pressed.ephemeral:
                self._private_screens.end(pressed.reader, pressed.table)

    async def _answer(self, pressed: QueryPress, reply: Reply) -> None:
        """Stops the button's spinning, and shows what there is to show; says what is owed."""
        screen, owed = reply.screen, await self._owed_words(pressed, reply)
        if screen and (hidden(reply, pressed.chat) or not _has_room(pressed.chat, screen)):
            await self._answer_privately(pressed, reply, screen)
            return
        said: dict[str, Any] = {}
        if reply.notice and not said_by_screen(reply, pressed.chat):
            said = {"text": line(reply.notice, ANSWER), "show_alert": reply.alert}
        elif owed:
            said = {"text": line(owed, ANSWER), "show_alert": True}
        if screen is None:
            await self._stop_telling(pressed, owed, said)
        else:  # which is on its way before the answer to the press has been heard
            self._tell(self._stop_telling(pressed, owed, said))
            await asyncio.sleep(0)
        if pressed.ephemeral and pressed.table:
            self._private_screens.touch(
                pressed.reader, pressed.table, pressed.right, pressed.ephemeral
            )
        if screen and (reply.private or (reply.here and pressed.message)):
            await self._posts.turn(pressed.chat, pressed.message, screen, pressed.person)
        elif screen:
            urgency = SendUrgency.ANSWER
            later = reply.later if isinstance(reply, ScreenStream) else None
            showing = self._posts.show(pressed.chat, screen, pressed.person, urgency, later)
            if later is None:
                await showing
            else:  # whoever asked goes on meanwhile: their own screens do not wait for it
                self._tell(showing)

    async def _owed_words(self, pressed: QueryPress, reply: Reply) -> str:
        """What the presser is still to be told about an earlier line, where the answer to the press
        has to say it; in a message for them alone it is on its way."""
        if pressed.chat.private:
            return ""
        words = await self._owed.find(pressed.person, pressed.chat)
        if not words:
            return ""
        if self._private_screens.support.works(pressed.chat):
            self._tell(self._pay(pressed, words))
            return ""
        return "" if reply.notice or hidden(reply, pressed.chat) else words

    async def _pay(self, pressed: QueryPress, words: str) -> None:
        """Says what is owed in a message that the presser alone sees."""
        screen = Screen("", 0, (words,), audience=pressed.person.account)
        shown = await self._private_screens.show(pressed.reader, screen, pressed.right, 0)
        if shown is ScreenOutcome.SHOWN:
            await self._owed.settle(pressed.person, pressed.chat, words)

    async def _answer_privately(self, pressed: QueryPress, reply: Reply, screen: Screen) -> None:
        """Where others read along: a message that only the presser sees, else in short in an
        alert, else what all may see, or the way into the private chat, to the same there if it is
        only looked at."""
        others = others_of(reply)
        outcome = await self._shown_privately(pressed, screen, reply.here)
        if outcome is not ScreenOutcome.SHOWN and reply.notice:
            await self._stop(pressed, text=line(reply.notice, ANSWER), show_alert=reply.alert)
        elif outcome is not ScreenOutcome.REFUSED:
            await self._stop(pressed)
        elif isinstance(others, Screen) and _has_room(pressed.chat, others):
            await self._stop(pressed)
            await self._posts.show(pressed.chat, others, pressed.person, SendUrgency.ANSWER)
        else:
            looks = self._desk.catalogue.opens(pressed.press)
            there = pressed.payload if looks else screen.table or pressed.code
            await self._lead(pressed, others if isinstance(others, str) and others else there)

    async def _shown_privately(
        self, pressed: QueryPress, screen: Screen, here: bool
    ) -> ScreenOutcome:
        """What has become of the private screen before its presser loses patience."""
        showing = asyncio.create_task(
            self._private_screens.show(
                pressed.reader, screen, pressed.right, pressed.ephemeral, here
            )
        )
        await asyncio.wait((showing,), timeout=SOON)
        if not showing.done():
            self._tell(_ended(showing))
            return ScreenOutcome.LATER
        if showing.exception():
            _log.error("could not show a private screen", exc_info=showing.exception())
            return ScreenOutcome.REFUSED
        return showing.result()

    async def _lead(self, pressed: QueryPress, opens: str) -> None:
        """Leads into the private chat; where the server takes no such address, says how to get
        there."""
        if await self._stop(pressed, url=self._link(opens, pressed.chat, pressed.message)):
            return
        language = await self._desk.readers.language_alone(pressed.person, pressed.chat)
        text = "telegram-look-privately" if pressed.code else "telegram-private"
        way = self._desk.words.say(language, text, code=pressed.code)
        await self._stop(pressed, text=line(way, ANSWER), show_alert=True)

    async def _stop_telling(self, pressed: QueryPress, owed: str, said: dict[str, Any]) -> None:
        """Answers the query; what is ``owed`` is in the answer."""
        if await self._stop(pressed, **said) and owed:
            await self._owed.settle(pressed.person, pressed.chat, owed)

    async def _stop(self, pressed: QueryPress, **said: Any) -> bool:
        """Answers the query; whether Telegram took the answer. One too old to be answered needs
        none."""
        answer = {"callback_query_id": pressed.query, **said}
        for attempt in range(1, ATTEMPTS + 1):
            try:
                await self._calls.call("answerCallbackQuery", answer, taken=False)
                pressed.ended.set()
                return True
            except BadRequest as error:
                _log.info("could not answer a press: %s", error)
                return False
            except TelegramError as error:
                _log.warning("could not answer a press yet: %s", type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS * attempt)
        return True


def _has_room(chat: Chat, screen: Screen) -> bool:
    """Whether the chat can show a screen: one that is a message shows its table and nothing
    else."""
    return not inline_message(chat) or (bool(screen.table) and screen.file is None)


async def _ended(showing: "asyncio.Task[ScreenOutcome]") -> None:
    await showing
