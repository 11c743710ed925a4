"""A Bot API server on 127.0.0.1, as strict as its documentation, and people who use its chats.

    async with TelegramServer() as telegram:
        alice = telegram.user("Alice").at(telegram.group("Club"))
        alice.say("/play reversi")
        answer = await alice.press("d3")

What a careful bot would not do is noted in ``violations``, and leaving the block raises it.
"""

import asyncio
import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType
from typing import Any

from aiohttp import web

from tests.loopback.telegram_http import (
    Call,
    Fault,
    Rates,
    cut,
    flood,
    port_of,
    read,
    said,
    tear,
    token_like,
)
from tests.loopback.telegram_inline import Inlines
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_schema import ApiError, Params
from tests.loopback.telegram_webhook import Caller, Webhook
from tests.loopback.telegram_world import BOT, Chat, Query, User
from tests.patience import PATIENCE
from tests.ports import free_port

__all__ = ["TOKEN", "Account", "Call", "Fault", "Rates", "TelegramServer"]

TOKEN = "7000000001:AAFakeTokenOfTheLoopbackServer00000"
ALLOWED = ("message", "callback_query", "edited_message", "channel_post")


@dataclass
class _Poll:
    ended: bool = False


class TelegramServer(Inlines):
    """The server. ``port`` 0 takes a free one; ``strict`` False only notes violations."""

    def __init__(self, port: int = 0, strict: bool = True, rates: Rates | None = None) -> None:
        super().__init__()
        self.port = port
        self.token = TOKEN
        self.strict = strict
        self.rates = rates
        self.faults: list[Fault] = []
        self.calls: list[Call] = []
        self.violations: list[str] = []
        self.updates: list[tuple[int, Params]] = []
        self.flooded = 0
        self.fetched = 0  # files that the bot has fetched
        self.files_come = asyncio.Event()  # until then whoever fetches one waits
        self.files_come.set()
        self.refused = 0
        self._update_ids = itertools.count(1)
        self._ids = itertools.count(1)
        self.polls: list[_Poll] = []
        self.webhook: Webhook | None = None
        self._caller: Caller | None = None
        self._pulse = asyncio.Event()
        self._closing = False
        self._runner: web.AppRunner | None = None

    @property
    def api_url(self) -> str:
        """What to give the bot as the base of the API."""
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> "TelegramServer":
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()
        if error is None and self.strict:
            self.verify()

    async def start(self) -> None:
        """Listen."""
        self._closing = False
        self._call_webhook()
        app = web.Application(client_max_size=60 * 2**20)
        app.router.add_route("*", "/{path:.*}", self._serve)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self.port or free_port())
        await site.start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        """Go away, as a network does: what was waiting is cut off, what is known stays."""
        self._closing = True
        self.stir()
        await self._call_nobody()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    def verify(self) -> None:
        """Raises AssertionError for whatever a careful bot would not have done."""
        waiting = {number for number, _ in self.updates}  # to be delivered again
        unanswered = [q for n, q in self.asked.items() if n not in waiting and not q.answers]
        found = self.violations + [f"press {q.id} was never answered" for q in unanswered]
        assert not found, "\n".join(found)

    # People and places

    def user(self, first_name: str, last_name: str = "", language: str = "en") -> "Account":
        """Somebody new."""
        user = User(1000 + next(self._ids), first_name, last_name, language)
        self.people[user.id] = user
        return Account(self, user)

    def group(self, title: str = "Club", forum: bool = False, plain: bool = False) -> Chat:
        """A supergroup with the bot in it, perhaps with topics; ``plain``: an ordinary group."""
        number = next(self._ids)
        id, kind = (-number - 500, "group") if plain else (-1001000000000 - number, "supergroup")
        return self.add(Chat(id, kind, title, forum))

    def channel(self, title: str = "News") -> Chat:
        """A channel with the bot in it."""
        return self.add(Chat(-1002000000000 - next(self._ids), "channel", title))

    def private(self, user: User) -> Chat:
        """The private chat of a user with the bot."""
        return self.chats.get(user.id) or self.add(Chat(user.id, "private", user.first_name))

    def add(self, chat: Chat) -> Chat:
        """Make a chat known."""
        self.chats[chat.id] = chat
        return chat

    def migrate(self, chat: Chat) -> Chat:
        """Turn a group into a supergroup, as Telegram does when it gets a topic or a link."""
        new = self.group(chat.title)
        new.members = chat.members
        told = chat.post(BOT, extra={"migrate_to_chat_id": new.id})
        chat.successor = new.id
        self.update("message", told.json())
        back = new.post(BOT, extra={"migrate_from_chat_id": chat.id})
        self.update("message", back.json())
        return new

    # Updates

    def update(self, kind: str, content: Params, query: Query | None = None) -> int:
        """Something for the bot to fetch."""
        number = next(self._update_ids)
        self.updates.append((number, {"update_id": number, kind: content}))
        if query is not None:
            self.asked[number] = query
        self.stir()
        return number

    def stir(self) -> None:
        """Wake whoever waits for a change."""
        self._pulse.set()
        self._pulse = asyncio.Event()
        if self._caller is not None:
            self._caller.stir()

    async def until(self, happened: Callable[[], Any], within: float = PATIENCE) -> Any:
        """Wait for something to be true, and return it. Raises TimeoutError."""
        async with asyncio.timeout(within):
            while not (found := happened()):
                await self._pulse.wait()
        return found

    async def set_webhook(self, params: Params) -> bool:
        """Call the bot from now on, or with no address call it no more."""
        webhook = Webhook.of(params) if params["url"] else None
        if webhook is not None and self.webhook is not None:
            webhook.attempts = self.webhook.attempts
            webhook.kinds = webhook.kinds or self.webhook.kinds
        await self._call_nobody()
        self.webhook = webhook
        self._call_webhook()
        return True

    def _call_webhook(self) -> None:
        if self.webhook is not None:
            self.webhook.kinds = self.webhook.kinds or set(ALLOWED)
            self._caller = Caller(self.webhook, self._unconfirmed, self._sent, self._called)

    def _unconfirmed(self) -> list[tuple[int, Params]]:
        return self.updates

    async def _call_nobody(self) -> None:
        caller, self._caller = self._caller, None
        if caller is not None:
            await caller.close()

    def _sent(self, number: int) -> None:
        if number in self.asked:
            self.asked[number].deliveries += 1

    def _called(self, number: int) -> None:
        self.updates = [(n, update) for n, update in self.updates if n != number]
        self.stir()

    def _webhook_info(self) -> Params:
        told: Params = {"has_custom_certificate": False, "pending_update_count": len(self.updates)}
        if self.webhook is None:
            return {"url": "", **told, **self.webhook_info}
        return {"url": self.webhook.url, "max_connections": self.webhook.connections, **told}

    async def get_updates(self, params: Params) -> list[Params]:
        """Long polling: confirm, wait, deliver."""
        if self.webhook is not None:
            raise ApiError(
                409,
                "Conflict: can't use getUpdates method while webhook is active; "
                "use deleteWebhook to delete the webhook first",
            )
        for other in self.polls:
            other.ended = True
        poll = _Poll()
        self.polls = [poll]
        self.stir()
        self._confirm(params.get("offset", 0))
        try:
            async with asyncio.timeout(params.get("timeout", 0)):
                while not (self.updates or poll.ended or self._closing):
                    await self._pulse.wait()
        except TimeoutError:
            pass
        if poll.ended:
            raise ApiError(
                409,
                "Conflict: terminated by other getUpdates request; "
                "make sure that only one bot instance is running",
            )
        return [] if self._closing else self._deliver(params)

    def _confirm(self, offset: int) -> None:
        self.updates = [(n, update) for n, update in self.updates if n >= offset]

    def _deliver(self, params: Params) -> list[Params]:
        kinds = set(params.get("allowed_updates") or ALLOWED) | {"update_id"}
        taken = [(n, u) for n, u in self.updates if set(u) <= kinds][: params.get("limit", 100)]
        for number, _ in taken:
            self._sent(number)
        return [update for _, update in taken]

    # HTTP

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        if request.path.startswith("/file/bot"):
            return await self._file_of(request.path.removeprefix("/file/bot"))
        folder, _, rest = request.path.partition("/bot")
        token, _, method = rest.partition("/")
        if not token_like(token):
            return said(404, "Not Found")
        if token != self.token:
            return said(401, "Unauthorized")
        if any(fault.tears(method) for fault in self.faults):
            return await tear(request)
        given, files = await read(request)
        if not self.knows(method):
            self.calls.append(Call(method, given, time.monotonic(), 404, "Not Found"))
            return said(404, "Not Found")
        call = Call(method, given, time.monotonic(), via=folder, port=port_of(request))
        self.calls.append(call)
        fault = next((f for f in self.faults if f.meets(method, given)), None)
        if fault is not None:
            fault.met()
        try:
            return await self._with_fault(request, call, files, fault)
        finally:
            self.stir()

    async def _file_of(self, place: str) -> web.Response:
        """A file that the bot fetches, by its path behind the token."""
        token, _, path = place.partition("/")
        content = self.files.get(path.removeprefix("documents/"))
        if token != self.token or content is None:
            return said(404, "Not Found")
        self.fetched += 1
        self.stir()
        await self.files_come.wait()
        return web.Response(body=content)

    async def _with_fault(
        self, request: web.Request, call: Call, files: dict[str, bytes], fault: Fault | None
    ) -> web.StreamResponse:
        if fault is None:
            return await self._call(call, files)
        fault.times -= 1
        if fault.drop:
            return cut(request)
        if fault.status:
            return web.Response(status=fault.status, text="<html>Bad Gateway</html>")
        if fault.refuse:
            return said(400, f"Bad Request: {fault.refuse}")
        if fault.wait:
            return flood(fault.wait)
        await asyncio.sleep(fault.delay)
        answer = await self._call(call, files)
        self.stir()
        while fault.hold and not (request.transport is None or request.transport.is_closing()):
            await asyncio.sleep(0.05)  # until whoever asked is dead
        return cut(request) if fault.lose else answer

    async def _call(self, call: Call, files: dict[str, bytes]) -> web.Response:
        try:
            params = self.checked(call.method, call.params, files)
            call.reader = params.get("receiver_user_id", 0)
            self._throttle(call.method, params)
            result = await self.do(call.method, params, files)
        except ApiError as error:
            call.status, call.said = error.code, error.text
            self.refused += 1
            if error.wrong:
                self.violations.append(f"{call.method}: {error.text}")
            return said(error.code, error.text, error.parameters)
        call.status = 200
        return web.json_response({"ok": True, "result": result})

    def _throttle(self, method: str, params: Params) -> None:
        if self.rates is None or not method.startswith(("send", "edit")):
            return
        chat, now = self.chats.get(params.get("chat_id", 0)), time.monotonic()
        if chat is None:
            return
        past = chat.edited if method.startswith("edit") else chat.sent
        for most, window in self.rates.of(method, chat.type == "private"):
            lately = [at for at in past if at > now - window]
            if len(lately) >= most:
                self.flooded += 1
                wait = self.rates.whole(lately[-most] + window - now)
                raise ApiError(
                    429, f"Too Many Requests: retry after {wait}", parameters={"retry_after": wait}
                )
        past.append(now)

    async def do(self, method: str, params: Params, files: dict[str, bytes]) -> Any:
        """Carry out a checked request."""
        if method == "getUpdates":
            return await self.get_updates(params)
        if method in ("setWebhook", "deleteWebhook"):
            return await self.set_webhook({"url": "", **params})
        if method == "getWebhookInfo":
            return self._webhook_info()
        picture = str(params.get("media", {}).get("media", ""))
        if picture.startswith("http"):
            await self.fetch(picture)
        return super().call(method, params, files)

    def said(self, method: str) -> list[Call]:
        """The calls of a method so far."""
        return [call for call in self.calls if call.method == method]


@dataclass
class Account:
    """A user of a server; ``at`` puts them into a chat."""

    server: TelegramServer
    user: User

    def at(self, chat: Chat, thread: int | None = None) -> Someone:
        """This user in a group, or in one of its topics."""
        return Someone(self.server, self.user, chat, thread)

    @property
    def private(self) -> Someone:
        """This user in the private chat with the bot."""
        return Someone(self.server, self.user, self.server.private(self.user))
