"""How the loopback Bot API tells a bot by itself: as the real one it sends the updates of a chat
one after the other, those of different chats at once but over so many connections at most, with
the secret in a header, and again whatever is not answered with success."""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import aiohttp

from tests.loopback.telegram_schema import ApiError, Params

HEADER = "X-Telegram-Bot-Api-Secret-Token"
AGAIN = 0.1  # seconds until the next attempt; the real server takes longer with each
TIMEOUT = 60.0  # seconds until an answer
SECRET = set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-")
PORTS = (None, 80, 88, 443, 8443)


@dataclass
class Attempt:
    """A call of the bot: which update, and the status that came back; 0 for none."""

    update: int
    status: int


@dataclass
class Webhook:
    """Where to call, and how that has gone so far; ``open`` connections now, ``most`` at once."""

    url: str
    secret: str = ""
    connections: int = 40
    kinds: set[str] = field(default_factory=set)
    attempts: list[Attempt] = field(default_factory=list)
    open: int = 0
    most: int = 0

    @classmethod
    def of(cls, params: Params) -> "Webhook":
        """As setWebhook asks for it. Raises ApiError."""
        secret, connections = params.get("secret_token", ""), params.get("max_connections", 40)
        if not set(secret) <= SECRET or len(secret) > 256:
            raise ApiError(400, "Bad Request: secret token contains unallowed characters", True)
        if not 1 <= connections <= 100:
            raise ApiError(400, "Bad Request: max_connections is out of range", True)
        parts = urlsplit(params["url"])
        local = parts.hostname == "127.0.0.1"  # as a server of one's own allows
        if parts.scheme != "https" and not local:
            raise ApiError(400, "Bad Request: bad webhook: HTTPS url must be provided for webhook")
        if parts.port not in PORTS and not local:
            raise ApiError(
                400,
                "Bad Request: bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443",
            )
        return cls(params["url"], secret, connections, set(params.get("allowed_updates", ())))


class Caller:
    """Calls a webhook with what ``waiting`` lists until it is ``done``."""

    def __init__(
        self,
        webhook: Webhook,
        waiting: Callable[[], list[tuple[int, Params]]],
        sent: Callable[[int], None],
        done: Callable[[int], None],
    ) -> None:
        self._webhook = webhook
        self._waiting = waiting
        self._sent = sent
        self._done = done
        self._busy: dict[int, asyncio.Task[None]] = {}  # by chat
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    def stir(self) -> None:
        """There may be more to tell."""
        self._news.set()

    async def close(self) -> None:
        """Call no more."""
        tasks = [self._task, *self._busy.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        slots = asyncio.Semaphore(self._webhook.connections)
        async with aiohttp.ClientSession() as session:
            while True:
                self._news.clear()
                for chat, updates in self._by_chat().items():
                    if chat not in self._busy:
                        work = self._tell(session, slots, *updates[0])
                        self._busy[chat] = task = asyncio.create_task(work)
                        task.add_done_callback(partial(self._free, chat))
                await self._news.wait()

    def _free(self, chat: int, _: object) -> None:
        self._busy.pop(chat, None)
        self._news.set()

    def _by_chat(self) -> dict[int, list[tuple[int, Params]]]:
        found: dict[int, list[tuple[int, Params]]] = defaultdict(list)
        for number, update in self._waiting():
            if set(update) <= self._webhook.kinds | {"update_id"}:
                found[_chat(update)].append((number, update))
        return found

    async def _tell(
        self,
        session: aiohttp.ClientSession,
        slots: asyncio.Semaphore,
        number: int,
        update: Params,
    ) -> None:
        while True:
            async with slots:
                self._webhook.open += 1
                self._webhook.most = max(self._webhook.most, self._webhook.open)
                try:
                    status = await self._call(session, number, update)
                finally:
                    self._webhook.open -= 1
            self._webhook.attempts.append(Attempt(number, status))
            if 200 <= status < 300:
                self._done(number)
                return
            await asyncio.sleep(AGAIN)

    async def _call(self, session: aiohttp.ClientSession, number: int, update: Params) -> int:
        headers = {HEADER: self._webhook.secret} if self._webhook.secret else {}
        self._sent(number)
        timeout = aiohttp.ClientTimeout(total=TIMEOUT)
        try:
            async with session.post(
                self._webhook.url, json=update, headers=headers, timeout=timeout
            ) as answer:
                return answer.status
        except (aiohttp.ClientError, OSError, TimeoutError):
            return 0


def _chat(update: Params) -> int:
    """Whose turn it is to wait for the one before: the chat, or whoever has none."""
    content: dict[str, Any] = next(value for key, value in update.items() if key != "update_id")
    message = content.get("message", content)
    chat = message.get("chat") or content["from"]
    return int(chat["id"])
