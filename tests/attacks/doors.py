"""Every door of the bot that takes HTTP, opened in the test's own process, and what knocks there
byte by byte."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import cast

from telegram.ext import ExtBot

from bot.monitoring.health import Examiner
from bot.monitoring.prometheus_meters import PrometheusMeters
from bot.monitoring.server import Monitor
from bot.platforms.telegram import WebhookAddress
from bot.platforms.telegram.calls import Bot
from bot.platforms.telegram.updates import TelegramUpdate
from bot.platforms.telegram.webhook import Webhook
from tests.patience import PATIENCE
from tests.platforms.web.servers import new_desk, serving
from tests.ports import free_port

HERE = "127.0.0.1"
SECRET = "what Telegram and the bot share"
PATH = "/telegram"

Door = Callable[[Path], AbstractAsyncContextManager[int]]


@asynccontextmanager
async def page(folder: Path) -> AsyncIterator[int]:
    """The web table; yields its port."""
    async with new_desk(folder) as desk, serving(desk) as web:
        yield int(web.url.rstrip("/").rpartition(":")[2])


@asynccontextmanager
async def webhook(folder: Path) -> AsyncIterator[int]:
    """Where Telegram calls."""

    async def take(_: TelegramUpdate) -> None: ...

    address = WebhookAddress(f"http://{HERE}{PATH}", HERE, 0, SECRET)
    hook = Webhook(address, cast(Bot, ExtBot("7000000001:AAFake")), take)
    await hook.start()
    yield hook.port
    await hook.close(0)


@asynccontextmanager
async def monitor(folder: Path) -> AsyncIterator[int]:
    """Where a monitor looks."""

    async def answers() -> None: ...

    port = free_port()
    served = Monitor(HERE, port, PrometheusMeters(), Examiner(answers, dict))
    await served.start()
    yield port
    await served.close()


DOORS = (page, webhook, monitor)


async def say(port: int, request: bytes) -> bytes:
    """All that is answered to these bytes, up to the end of the connection."""
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(HERE, port)
        try:
            writer.write(request)
            return await reader.read()
        finally:
            writer.close()
