"""Telegram as a place where tables are shown."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

from telegram.error import BadRequest, InvalidToken, TelegramError
from telegram.ext import ExtBot

from bot.background import Background, end
from bot.desk import Desk
from bot.desk.platform import Gone, Newest, Shown
from bot.desk.private_screens import Delayed
from bot.errors import Fault
from bot.monitoring.health import Condition
from bot.monitoring.meters import Meters
from bot.people import Chat, Display, Person
from bot.platforms.inside import may_open
from bot.platforms.picture_rights import PictureRights, TextInstead
from bot.platforms.telegram.calls import Calls
from bot.platforms.telegram.chat_members import has_member
from bot.platforms.telegram.command_limit import CommandLimit
from bot.platforms.telegram.inbox import Inbox, asked_wait, kinds
from bot.platforms.telegram.inline_chats import inline_message
from bot.platforms.telegram.limiter import Limiter, SendingLimits
from bot.platforms.telegram.listener import UpdateListener
from bot.platforms.telegram.media import LARGEST
from bot.platforms.telegram.menu import open_home_by_menu, register
from bot.platforms.telegram.messages import TelegramMessages, waits
from bot.platforms.telegram.mini_app import link_to, mini_app
from bot.platforms.telegram.people import PLATFORM, number_of
from bot.platforms.telegram.request import AiohttpRequest
from bot.platforms.telegram.text import CAPTION, TEXT
from bot.platforms.telegram.turns import SendUrgency
from bot.platforms.telegram.version import Version
from bot.platforms.telegram.webhook_address import CONNECTIONS, WebhookAddress
from bot.preferences.chat_choices import Choosers
from bot.running.fleet import Fleet
from bot.screens import Screen
from bot.screens.viewer import AppLink
from bot.settings import Role

API = "https://api.telegram.org"
RETRY_SECONDS = 1.0  # seconds until another attempt
SHUTDOWN_SECONDS = 5.0  # seconds for what is in hand when the bot stops

_log = logging.getLogger(__name__)


Work = Callable[[], Awaitable[None]]


async def at_once(work: Work) -> None:
    """Does what one process alone may do, where there is only one."""
    await work()


class TelegramPlatform:
    """The bot with this token at the Bot API server ``api_url``. Of the ``fleet`` of processes that
    share it each edits its own chats, at its share of the pace; ``on_duty`` does what one process
    at a time may do whenever that is this one. With a ``webhook`` Telegram calls any of them, else
    one fetches what people do."""

    name = PLATFORM
    theme = "light"
    choosers = Choosers.PLAYERS
    shows_privately = False
    hands_alone = True
    largest_file = LARGEST
    longest_caption = CAPTION
    longest_text = TEXT

    def __init__(
        self,
        desk: Desk,
        token: str,
        api_url: str = API,
        limits: SendingLimits | None = None,
        fleet: Fleet | None = None,
        on_duty: Callable[[Work], Awaitable[None]] = at_once,
        webhook: WebhookAddress | None = None,
        meters: Meters | None = None,
    ) -> None:
        # The library's own lines name the token and contents, hands among them; what fails is told
        # here.
        logging.getLogger("telegram").setLevel(logging.CRITICAL)
        base = api_url.rstrip("/")
        limits = limits or SendingLimits()
        flooded = partial(meters.too_many, PLATFORM) if meters else None
        self._limiter = limiter = Limiter(limits)
        self._desk = desk
        self._bot = ExtBot(
            token,
            base_url=f"{base}/bot",
            base_file_url=f"{base}/file/bot",
            request=AiohttpRequest(base, flooded=flooded),
            get_updates_request=AiohttpRequest(base, flooded=flooded),
            rate_limiter=limiter,
        )
        self._background = Background()
        instead = TextInstead(desk, PLATFORM, self._background, self._say)
        self._rights = PictureRights(CAPTION, TEXT, instead.begin)
        self._messages = TelegramMessages(
            self._bot,
            limiter,
            desk.chats.move,
            self._rights,
            desk.ways,
            desk.fetched_pictures.address,
        )
        self._menu_pause = limits.menu_pause
        commands = CommandLimit(limits.commands, limits.commands_window, limits.silence)
        self._listener = UpdateListener(desk, self._bot, self._messages, commands)
        self._fleet = fleet
        self._trust_contents()
        self._on_duty = on_duty
        self._address = webhook
        self._inbox: Inbox | None = None  # while this process polls
        self._ready = asyncio.Event()
        self._others = asyncio.Event()  # are alive than were before
        if fleet is not None:
            fleet.listen(self._others_changed)

    def _others_changed(self) -> None:
        self._trust_contents()
        self._others.set()

    def _trust_contents(self) -> None:
        """Whoever takes a press edits the message that was pressed, whosever its chat is."""
        alone = self._fleet is None or len(self._fleet.members(Role.TELEGRAM)) <= 1
        self._messages.contents.trust(alone)

    @property
    def condition(self) -> Condition:
        """Whether Telegram tells this process what people do, or could; one that another process
        polls for stands by."""
        if not self._ready.is_set() or self._address is not None:
            return Condition.of(self._ready.is_set())
        if self._inbox is None:
            return Condition.STANDING_BY
        return Condition.of(self._inbox.answered)

    async def run(self) -> None:
        """Serves until cancelled. Raises Fault when Telegram does not know the token."""
        async with self._online():
            sharing = asyncio.create_task(self._share(), name="chats of this process")
            try:
                await (self._be_called() if self._address else self._on_duty(self._poll))
            finally:
                await end([sharing])
                await self._background.close()
                await self._listener.close(SHUTDOWN_SECONDS)

    async def _be_called(self) -> None:
        """Takes what Telegram tells by itself, as all processes do; one says where."""
        from bot.platforms.telegram.webhook import Webhook  # noqa: PLC0415 - a server for few starts

        assert self._address is not None, "there is a webhook"
        webhook = Webhook(self._address, self._bot, self._listener.take)
        await webhook.start()
        try:
            await self._on_duty(self._announce)
        finally:
            await webhook.close(SHUTDOWN_SECONDS)

    async def _announce(self) -> None:
        """Has Telegram call. Raises Fault where it does not take the address."""
        assert self._address is not None, "there is a webhook"
        address = self._address

        async def call() -> None:
            try:
                await self._bot.set_webhook(
                    address.url,
                    secret_token=address.secret,
                    allowed_updates=kinds(self._bot),
                    max_connections=CONNECTIONS,
                )
            except BadRequest as error:
                why = error.message.rstrip(".")
                raise Fault(f"Telegram does not take TELEGRAM_WEBHOOK: {why}.") from None

        await self._patiently(call)
        _log.info("receiving updates by webhook")
        await self._register()
        await asyncio.Event().wait()

    async def _poll(self) -> None:
        """Fetches what people do, as one process alone may."""
        self._inbox = inbox = Inbox(self._bot, self._listener.take, self._listener.support.doubt)
        try:
            await self._patiently(self._bot.delete_webhook)
            inbox.answered = True
            await self._fetch(inbox)
        finally:
            self._inbox = None

    async def _fetch(self, inbox: Inbox) -> None:
        menu = asyncio.create_task(self._register(), name="menu of commands")
        try:
            await inbox.run()
        finally:
            await end([menu])
            await inbox.close(SHUTDOWN_SECONDS)

    async def _share(self) -> None:
        """Keeps to this process's share of the pace, and sees to the chats that have become its
        own."""
        while self._fleet is not None:
            self._limiter.take_share(self._fleet.share(Role.TELEGRAM))
            await self._others.wait()
            self._others.clear()
            self._limiter.take_share(self._fleet.share(Role.TELEGRAM))
            try:
                await self._desk.background.catch_up(self.name)
            except Exception:
                _log.exception("could not take over the chats of other processes yet")
                self._others.set()
                await asyncio.sleep(RETRY_SECONDS)

    def owns(self, chat: Chat) -> bool:
        """Whether the chat has fallen to this process, with all its topics: they share a pace."""
        return self._fleet is None or self._fleet.mine(Role.TELEGRAM, chat.id)

    @contextlib.asynccontextmanager
    async def _online(self) -> AsyncIterator[None]:
        try:
            await self._patiently(self._bot.initialize)
            _log.info("on Telegram as @%s", self._bot.username)
            self._ready.set()
            yield
        finally:
            self._ready.clear()
            await self._bot.shutdown()

    async def _patiently(self, call: Callable[[], Awaitable[object]]) -> None:
        """Makes a call, after as many attempts as the network takes. Raises Fault."""
        for wait in waits():
            try:
                await call()
                return
            except InvalidToken:
                raise Fault("Telegram does not know the token in TELEGRAM_TOKEN.") from None
            except TelegramError as error:
                pause = asked_wait(error) or wait
                _log.warning("Telegram cannot be reached (%s); again in %.0f s", error, pause)
                await asyncio.sleep(pause)

    async def _register(self) -> None:
        default = self._desk.readers.language(Person(PLATFORM, "", ""))
        private = await self._version() is not Version.NONE
        await asyncio.to_thread(self._desk.words.read)
        try:
            if mini_app(self._bot.bot, self._desk.web):
                await open_home_by_menu(self._bot, self._desk.web.inside())
            await register(
                self._bot,
                self._desk.catalogue.menu,
                self._desk.words.languages,
                default,
                self._desk.words.say,
                private,
                self._menu_pause,
            )
        except TelegramError as error:
            _log.warning("could not set the menu of commands: %s", type(error).__name__)

    async def _version(self) -> Version:
        """What the server knows of private messages, after as many attempts as it takes."""
        for wait in waits():
            try:
                return await self._listener.support.version()
            except Delayed as delayed:
                await asyncio.sleep(max(wait, delayed.wait))
        raise AssertionError("there is always another attempt")

    async def show(self, display: Display, newest: Newest, playing: bool = False) -> Screen:
        """Makes the display's message show its newest screen. Raises Gone."""
        await self._ready.wait()
        urgency = SendUrgency.BOARD if playing else SendUrgency.ANSWER
        shown = await self._messages.edit(display.chat, display.message, newest, urgency)
        if (shown.chat, shown.message) != (display.chat, display.message):
            await self._desk.posted(shown.screen, shown.chat, shown.message, display.person)
            raise Gone
        return shown.screen

    async def repost(self, display: Display, newest: Newest) -> Shown:
        """Puts the display's newest screen into its chat as a new message. Raises Gone, and
        whatever ``newest`` raises."""
        return await self.post(display.chat, newest)

    async def post(self, chat: Chat, newest: Newest) -> Shown:
        """Puts a table's newest screen into a chat as a new message. Raises Gone, as of a person
        who has never written to the bot or has blocked it, and whatever ``newest`` raises."""
        await self._ready.wait()
        return await self._messages.post(chat, newest, SendUrgency.NOTICE)

    def reaches(self, person: str) -> bool | None:
        """Whether the chat with the person has fallen to this process."""
        chat = _chat_with(person)
        return None if chat is None else self.owns(chat)

    async def private_chat(self, person: str) -> Chat | None:
        """The chat with the person, which has their own number. Whether the bot may write there
        only a message shows."""
        return _chat_with(person)

    async def has_member(self, chat: Chat, account: str) -> bool:
        """Whether Telegram counts the account among the chat's. Raises MembershipUnknown."""
        await self._ready.wait()
        return await has_member(Calls(self._bot), chat, account)

    def sequence(self, display: Display) -> int:
        """The message's number; 0 for one left behind by a group that has become a supergroup."""
        return number_of(display.chat, display.message) or 0

    async def remove(self, display: Display) -> None:
        """Takes the display's message away, or at least its buttons."""
        await self._ready.wait()
        await self._messages.delete(display.chat, display.message)

    def shows_hands(self, chat: Chat) -> bool:
        """Where the server has messages for one member alone, and last took one."""
        return not chat.private and self._listener.support.works(chat)

    def shows_pictures(self, chat: Chat) -> bool:
        """Where none was refused of late; a message that people have sent through the bot takes
        those that Telegram can fetch from the page."""
        if inline_message(chat) and not may_open(self._desk.web.base):
            return False
        return self._rights.allow(chat)

    async def _say(self, chat: Chat, screen: Screen) -> None:
        await self._messages.send(chat, screen)

    def link(self, code: str) -> str:
        """The address that opens a private chat with the table there; "" before the bot knows
        its own name."""
        return self._listener.link(code) if self._ready.is_set() else ""

    def app_link(self, path: str, chat: Chat) -> AppLink | None:
        """By the bot's Mini App, the main one or the one that is set, where people have one page
        that all can open; in private chats at once."""
        return link_to(path, chat, self._bot.bot, self._desk.web) if self._ready.is_set() else None

    def sends_elsewhere(self) -> bool:
        """By inline mode, where that is switched on."""
        return self._ready.is_set() and bool(self._bot.bot.supports_inline_queries)

    def invitation(self, code: str) -> str | None:
        """The same address leads anybody there."""
        return self.link(code)


def _chat_with(person: str) -> Chat | None:
    platform, _, number = person.partition(":")
    own = platform == PLATFORM and number.isdecimal()
    return Chat(PLATFORM, number, private=True) if own else None
