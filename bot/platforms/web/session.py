"""One open page: the conversation with it over its socket."""

import asyncio
import logging
from contextlib import suppress

from aiohttp import WSMsgType, web
from msgspec import Struct

from bot.background import end
from bot.desk import Desk
from bot.desk.page_messages import Numbered
from bot.errors import as_refusal
from bot.log import about
from bot.people import Person
from bot.platforms.inside import ChatPlace
from bot.platforms.web import wire
from bot.platforms.web.channel import Channel
from bot.platforms.web.downloads import Downloads
from bot.platforms.web.led import LedPage
from bot.platforms.web.rate_limit import Bucket, PagePace, Rate, TooFast, Tries
from bot.platforms.web.reader import PageReader
from bot.platforms.web.request_handler import RequestHandler
from bot.platforms.web.requests import BadMessage, Ping, RequestReader

NOT_UNDERSTOOD = 4400
PINGS = Rate(10, 2)  # a page sends one a second at most
READ_AHEAD = 16  # requests of a page that wait for their turn; more are left on the line

log = logging.getLogger(__name__)


class SessionSettings(Struct, frozen=True):
    """What all pages of a server have in common: the page's ``version``, every how many seconds a
    page at a table is a sign that its person is there, and the ``secret`` that names other people
    to it; ``requests`` reads what pages ask."""

    version: str
    sign_seconds: float
    secret: str
    requests: RequestReader


class Session:
    """A tab of a browser: ``tries`` pays for what is refused, ``pace`` is how fast it may ask at
    all; ``place`` is where in a chat it is open, if it is."""

    def __init__(
        self,
        desk: Desk,
        person: Person,
        socket: web.WebSocketResponse,
        downloads: Downloads,
        tries: Tries,
        pace: PagePace,
        settings: SessionSettings,
        place: ChatPlace | None = None,
    ) -> None:
        self._desk = desk
        self._socket = socket
        self._tries = tries
        self._pace = pace
        self._pings = PagePace((Bucket(PINGS),))
        self._settings = settings
        self._asked: asyncio.Queue[Numbered | None] = asyncio.Queue(READ_AHEAD)
        self._answering = asyncio.Lock()
        self._closed = False  # by the server
        self._reader = PageReader(desk, person, place)
        self._channel = Channel(socket, person, downloads)
        self._led = LedPage(desk, self._reader, self._channel)
        self._handler = RequestHandler(desk, self._reader, self._channel, settings.secret)

    async def converse(self) -> None:
        """Answers what the page asks and tells it what changes, until it goes."""
        with self._desk.tables.page(self._reader.chat):
            await self._converse()

    async def _converse(self) -> None:
        me = await self._reader.introduced()
        with suppress(ConnectionError):  # a page that is gone already has nothing to ask either
            await self._channel.send(wire.Hello(self._settings.version, me, self._desk.now()))
        beside = (
            asyncio.create_task(self._handler.follow(), name="page of the web table"),
            asyncio.create_task(self._stay(), name="signs of a page"),
            asyncio.create_task(self._led.follow(), name="where a page is led"),
        )
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._answer_all(), name="answers to a page")
                understood = await self._listen()
                await self._asked.put(None)
            if not understood:
                await self._socket.close(code=NOT_UNDERSTOOD)
        finally:
            self._handler.leave()
            await end(beside)
            await self._handler.close()

    async def close(self, code: int) -> None:
        """Closes the page, after the answer that is under way."""
        async with self._answering:
            self._closed = True
            await self._socket.close(code=code)

    async def _listen(self) -> bool:
        """Reads what the page asks until it goes, and answers pings; False after what no page of
        ours sends."""
        async for message in self._socket:
            if message.type is not WSMsgType.TEXT:
                return False
            try:
                request = self._settings.requests.read(message.data)
            except BadMessage:
                return False
            if not isinstance(request, Ping):
                await self._asked.put(request)
                continue
            await self._pings.keep()
            with suppress(ConnectionError):
                await self._channel.send(wire.RequestDone(request.number))
        return True

    async def _answer_all(self) -> None:
        """Answers one request after the other, none after the server has closed the page."""
        while (request := await self._asked.get()) is not None:
            await self._pace.keep()
            with suppress(ConnectionError), about(self._handler.table.code):
                async with self._answering:
                    if not self._closed:
                        await self._answer(request)

    async def _answer(self, request: Numbered) -> None:
        try:
            await self._tries.begin()
        except TooFast as refusal:
            await self._channel.notify(self._reader.limit(refusal), alert=True)
        else:
            if await self._granted(request):
                self._tries.refund()
        await self._channel.send(wire.RequestDone(request.number))

    async def _granted(self, request: Numbered) -> bool:
        """Does what is asked; False when it was refused."""
        try:
            await self._handler.table.sign()
            return await self._handler.handle(request)
        except ConnectionError:
            raise
        except Exception as error:
            log.exception("table %s: a page's request failed", self._handler.table.code or "-")
            await self._channel.notify(self._reader.refusal(as_refusal(error)), alert=True)
            return True

    async def _stay(self) -> None:
        """As long as the page is open at a table, its person is there."""
        table = self._handler.table
        while True:
            await asyncio.sleep(self._settings.sign_seconds)
            with about(table.code):
                try:
                    await table.sign()
                except Exception:
                    log.exception("table %s: could not record that a page is open", table.code)
