"""Telegram as a place where tables are shown."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from telegram.error import InvalidToken, TelegramError
from telegram.ext import ExtBot

from bot.desk import Desk
from bot.desk.platform import Choosers, Gone, Newest, Shown
from bot.desk.private_screens import Delayed
from bot.errors import Fault
from bot.people import Chat, Display, Person
from bot.platforms.telegram.command_limit import CommandLimit
from bot.platforms.telegram.inbox import Inbox, asked_wait
from bot.platforms.telegram.limiter import Limiter, Limits
from bot.platforms.telegram.listener import Listener
from bot.platforms.telegram.menu import register
from bot.platforms.telegram.messages import Messages, waits
from bot.platforms.telegram.people import PLATFORM, number_of
from bot.platforms.telegram.request import AiohttpRequest
from bot.platforms.telegram.turns import Urgency
from bot.platforms.telegram.version import Version
from bot.screens import Screen

API = "https://api.telegram.org"
PATIENCE = 5.0  # seconds for what is in hand when the bot stops

_log = logging.getLogger(__name__)


class TelegramPlatform:
    """The bot with this token at the Bot API server ``api_url``."""

    name = PLATFORM
    theme = "light"
    choosers = Choosers.PLAYERS
    shows_privately = False

    def __init__(
        self, desk: Desk, token: str, api_url: str = API, limits: Limits | None = None
    ) -> None:
        # The library's own lines name the token and contents, hands among them; what fails is told
        # here.
        logging.getLogger("telegram").setLevel(logging.CRITICAL)
        base = api_url.rstrip("/")
        limits = limits or Limits()
        limiter = Limiter(limits)
        self._desk = desk
        self._bot = ExtBot(
            token,
            base_url=f"{base}/bot",
            base_file_url=f"{base}/file/bot",
            request=AiohttpRequest(base),
            get_updates_request=AiohttpRequest(base),
            rate_limiter=limiter,
        )
        self._messages = Messages(self._bot, limiter, desk.moved)
        commands = CommandLimit(limits.commands, limits.commands_window, limits.silence)
        self._listener = Listener(desk, self._bot, self._messages, commands)
        self._inbox = Inbox(self._bot, self._listener.take, self._listener.support.doubt)
        self._ready = asyncio.Event()

    async def run(self) -> None:
        """Serve until cancelled. Raises Fault when Telegram does not know the token."""
        async with self._online():
            menu = asyncio.create_task(self._register())
            try:
                await self._inbox.run()
            finally:
                menu.cancel()
                await self._inbox.close(PATIENCE)
                await self._listener.close(PATIENCE)

    @contextlib.asynccontextmanager
    async def _online(self) -> AsyncIterator[None]:
        try:
            await self._sign_in()
            self._ready.set()
            yield
        finally:
            self._ready.clear()
            await self._bot.shutdown()

    async def _sign_in(self) -> None:
        """Get to know the own name, after as many attempts as the network takes."""
        for wait in waits():
            try:
                await self._bot.initialize()
                await self._bot.delete_webhook()
                _log.info("on Telegram as @%s", self._bot.username)
                return
            except InvalidToken:
                raise Fault("Telegram does not know the token in TELEGRAM_TOKEN.") from None
            except TelegramError as error:
                pause = max(wait, asked_wait(error))
                _log.warning("Telegram cannot be reached (%s); again in %.0f s", error, pause)
                await asyncio.sleep(pause)

    async def _register(self) -> None:
        default = self._desk.reader(Person(PLATFORM, "", ""))
        private = await self._version() is not Version.NONE
        try:
            await register(self._bot, self._desk.languages, default, self._desk.say, private)
        except TelegramError as error:
            _log.warning("the menu of commands is as before: %s", type(error).__name__)

    async def _version(self) -> Version:
        """What the server knows of private messages, after as many attempts as it takes."""
        for wait in waits():
            try:
                return await self._listener.support.version()
            except Delayed as delayed:
                await asyncio.sleep(max(wait, delayed.wait))
        raise AssertionError("there is always another attempt")

    async def show(self, display: Display, newest: Newest) -> Screen:
        """Make the display's message show its newest screen. Raises Gone."""
        await self._ready.wait()
        urgency = await self._urgency(display)
        shown = await self._messages.edit(display.chat, display.message, newest, urgency)
        if (shown.chat, shown.message) != (display.chat, display.message):
            await self._desk.posted(shown.screen, shown.chat, shown.message, display.person)
            raise Gone
        return shown.screen

    async def repost(self, display: Display, newest: Newest) -> Shown:
        """Put the display's newest screen into its chat as a new message. Raises Gone, and
        whatever ``newest`` raises."""
        return await self.post(display.chat, newest)

    async def post(self, chat: Chat, newest: Newest) -> Shown:
        """Put a table's newest screen into a chat as a new message. Raises Gone, as of a person
        who has never written to the bot or has blocked it, and whatever ``newest`` raises."""
        await self._ready.wait()
        return await self._messages.post(chat, newest, Urgency.NOTICE)

    async def private_chat(self, person: str) -> Chat | None:
        """The chat with the person, which has their own number. Whether the bot may write there
        only a message shows."""
        platform, _, number = person.partition(":")
        own = platform == PLATFORM and number.isdecimal()
        return Chat(PLATFORM, number, private=True) if own else None

    async def _urgency(self, display: Display) -> Urgency:
        """Boards of running matches go first."""
        playing = await self._desk.is_playing(display.table)
        return Urgency.BOARD if playing else Urgency.ANSWER

    def sequence(self, display: Display) -> int:
        """The message's number; 0 for one left behind by a group that has become a supergroup."""
        return number_of(display.chat, display.message) or 0

    async def remove(self, display: Display) -> None:
        """Take the display's message away, or at least its buttons."""
        await self._ready.wait()
        await self._messages.delete(display.chat, display.message)

    def link(self, code: str) -> str:
        """The address that opens a private chat with the table there; "" before the bot knows
        its own name."""
        return self._listener.link(code) if self._ready.is_set() else ""
