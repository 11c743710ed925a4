"""What people do, as Telegram tells it by itself: it calls an address of ours, behind which any
number of processes may answer.

An update is answered when it has been taken, which for a move means saved; until then Telegram
holds back the next one of its chat, and what is answered otherwise or not at all comes again.
"""

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable

import msgspec
from aiohttp import web

from bot.errors import Fault
from bot.listening import PROXY_IDLE, ConnectionLimits, Listener, Nonsense
from bot.platforms.telegram.calls import Bot
from bot.platforms.telegram.updates import TelegramUpdate, read
from bot.platforms.telegram.webhook_address import WebhookAddress

SECRET = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - the name of a header
LARGEST = 2**20  # bytes of an update
SHUTDOWN = 0.5  # seconds for the answers to what is done

Take = Callable[[TelegramUpdate], Awaitable[None]]

_log = logging.getLogger(__name__)


class Webhook:
    """Hands every update to ``take``, as many at a time as Telegram sends."""

    def __init__(self, address: WebhookAddress, bot: Bot, take: Take) -> None:
        self._address = address
        self._bot = bot
        self._take = take
        self._taking: dict[int, asyncio.Task[None]] = {}
        self._listener: Listener | None = None

    @property
    def port(self) -> int:
        """Where it listens."""
        assert self._listener is not None, "it listens"
        return self._listener.port

    async def start(self) -> None:
        """Listens. Raises Fault."""
        app = web.Application(client_max_size=LARGEST)
        app.router.add_post(self._address.path, self._called)
        host, port = self._address.host, self._address.port
        limits = ConnectionLimits(idle=PROXY_IDLE)  # what ends TLS keeps its connections
        listener = Listener(app, host, port, closing_seconds=SHUTDOWN, limits=limits)
        try:
            await listener.start()
        except OSError as error:
            why = error.strerror or type(error).__name__
            raise Fault(
                f"Cannot listen on {host}:{port} for Telegram ({why}): "
                "set TELEGRAM_WEBHOOK_HOST and TELEGRAM_WEBHOOK_PORT to a free address."
            ) from error
        self._listener = listener

    async def close(self, patience: float) -> None:
        """Listens no more, once what is in hand is done or patience is over."""
        listener, self._listener = self._listener, None
        if listener is None:
            return
        await listener.accept_no_more()
        if self._taking:
            await asyncio.wait(self._taking.values(), timeout=patience)
        await listener.close()

    async def _called(self, request: web.Request) -> web.Response:
        try:
            told = request.headers.get(SECRET, "").encode()
        except UnicodeEncodeError:
            raise Nonsense("its secret is no text") from None
        if not hmac.compare_digest(told, self._address.secret.encode()):
            _log.warning("refused a call of the webhook without Telegram's secret")
            return web.Response(status=403)
        try:
            update = read(msgspec.json.decode(await request.read()), self._bot)
        except (ValueError, KeyError, TypeError):
            _log.warning("could not read an update from Telegram")
            return web.Response(status=400)
        await asyncio.shield(self._once(update))
        return web.Response()

    def _once(self, update: TelegramUpdate) -> "asyncio.Task[None]":
        """The update being taken; one that comes again meanwhile is the same."""
        task = self._taking.get(update.number)
        if task is None:
            task = asyncio.create_task(self._safely(update))
            self._taking[update.number] = task
            task.add_done_callback(lambda _: self._taking.pop(update.number, None))
        return task

    async def _safely(self, update: TelegramUpdate) -> None:
        try:
            await self._take(update)
        except Exception:  # it would fail again, and hold up its chat
            _log.exception("update %d failed", update.number)
