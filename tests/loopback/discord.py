"""A Discord on 127.0.0.1: REST v10 and the gateway, strict about every request.

Whatever breaks a limit or names a field that Discord does not know is answered with an error, as
Discord does, and noted in ``Discord.violations``.
"""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tests.loopback.discord_activities import ENTRY_POINT, Activities
from tests.loopback.discord_command_rules import command_faults
from tests.loopback.discord_gateway import Gateway
from tests.loopback.discord_hooks import Hooks
from tests.loopback.discord_messages import Messages
from tests.loopback.discord_people import Uploaded, User
from tests.loopback.discord_rules import Json
from tests.loopback.discord_servers import Servers
from tests.loopback.discord_wire import ApiError, Buckets, Trouble, answer
from tests.loopback.discord_world import (
    DM,
    GROUP_DM,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT_CHANNEL,
    Channel,
    Guild,
    Interaction,
    Message,
    Ping,
    snowflake,
)
from tests.patience import PATIENCE
from tests.ports import free_port

API = "/api/v10"
GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 9, 1 << 12  # intents
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass
class Discord:
    """The server. ``async with Discord() as discord: … discord.api_url``."""

    token: str = "MTIz.loop.back-token"
    shards: int = 1
    max_concurrency: int = 1
    buckets: bool = True
    second: float = 1.0  # of those in which it counts requests
    gateway_port: int = 0
    application: int = field(default_factory=snowflake)
    guilds: dict[int, Guild] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    users: dict[int, User] = field(default_factory=dict)
    interactions: dict[str, Interaction] = field(default_factory=dict)
    commands: dict[str, Json] = field(default_factory=dict)
    command_puts: int = 0
    violations: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)
    troubles: list[Trouble] = field(default_factory=list)
    put_off: dict[str, asyncio.Event] = field(
        default_factory=dict
    )  # requests until something happens
    portal: Json = field(default_factory=dict)  # what the application says otherwise of itself
    lost_answers: int = 0  # answers to interactions of which the bot could not know
    unchanged: int = 0  # edits that have changed nothing
    again: int = 0  # files uploaded that the edited message had already
    closed: set[int] = field(default_factory=set)  # channels where the bot may not write
    pictureless: set[int] = field(default_factory=set)  # channels where it may not attach files
    unmoved: set[int] = field(default_factory=set)  # channels where the bot may not react
    closed_dms: set[int] = field(default_factory=set)  # users who take none from the bot
    pings: list[Ping] = field(default_factory=list)
    given: dict[str, bytes] = field(default_factory=dict)  # files of people, by their id
    fetched: int = 0  # how often the bot has fetched one
    limited: int = 0  # requests answered with 429
    ahead: float = 0.0
    limit: float = 3.0  # seconds in which an interaction must be acknowledged
    api_url: str = ""

    def __post_init__(self) -> None:
        self.gateway = Gateway(self)
        self._buckets = Buckets()
        self.activities = Activities(self)
        self._messages = Messages(self)
        self._hooks = Hooks(self, self._messages)
        self._servers = Servers(self, self._messages)
        self._runner: web.AppRunner | None = None
        self._moved = asyncio.Event()
        self.closing = False

    # what tests set up

    def guild(self, bot_member: bool = True, locale: str = "en-US") -> Guild:
        """A new server."""
        guild = Guild("A server", bot_member, locale)
        self.guilds[guild.id] = guild
        return guild

    def channel(self, guild: Guild | None = None) -> Channel:
        """A new text channel, of a new server unless told."""
        return self._add(Channel(TEXT_CHANNEL, guild or self.guild()))

    def thread(self, parent: Channel, private: bool = False) -> Channel:
        """A new thread in a channel."""
        kind = PRIVATE_THREAD if private else PUBLIC_THREAD
        return self._add(Channel(kind, parent.guild, parent=parent.id))

    def dm(self, user: User) -> Channel:
        """The private chat of ``user`` with the bot; there is one."""
        mine = [c for c in self.channels.values() if c.with_bot and c.recipients == (user.id,)]
        return mine[0] if mine else self._add(Channel(DM, recipients=(user.id,), with_bot=True))

    def group(self, *users: User) -> Channel:
        """A group DM without the bot in it."""
        return self._add(Channel(GROUP_DM, recipients=tuple(user.id for user in users)))

    def user(self, name: str, locale: str = "en-US") -> User:
        """Somebody new."""
        user = User(self, name, locale)
        self.users[user.id] = user
        return user

    def keep(self, file: Uploaded) -> str:
        """The address at which a file that somebody gave can be fetched."""
        self.given[str(file.id)] = file.data
        return f"http://127.0.0.1:{self.gateway_port}/attachments/{file.id}/{file.name}"

    async def _attachment(self, request: web.Request) -> web.Response:
        self.fetched += 1
        return web.Response(body=self.given[request.match_info["id"]])

    def trouble(self, pattern: str, status: int, **more: Any) -> Trouble:
        """Let requests fail; see Trouble."""
        trouble = Trouble(pattern, status, **more)
        self.troubles.append(trouble)
        return trouble

    def clock(self) -> float:
        """Seconds; tests put it ``ahead``."""
        return time.monotonic() + self.ahead

    def expect(self, holds: object, fault: str) -> None:
        """Note a violation unless ``holds``."""
        if not holds:
            self.violations.append(fault)

    def check(self) -> None:
        """Raise AssertionError for every violation, and for every interaction that was not
        acknowledged in time."""
        late = [f"{i.data} after {i.wait:.2f} s" for i in self.interactions.values() if i.late]
        assert not self.violations, self.violations
        assert not late, late

    async def until(self, holds: Callable[[], object], seconds: float = PATIENCE) -> None:
        """Wait for requests of the bot until ``holds``. Raises TimeoutError."""
        async with asyncio.timeout(seconds):
            while not holds():
                self._moved.clear()
                await self._moved.wait()

    @property
    def waits(self) -> list[float]:
        """How long each acknowledged interaction waited for it, in seconds."""
        return [i.wait for i in self.interactions.values() if i.answered is not None]

    # serving

    async def __aenter__(self) -> "Discord":
        self.closing = False
        app = web.Application(middlewares=[self._guard], client_max_size=32 * 1024 * 1024)
        app.add_routes(self._routes())
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self.gateway_port or free_port())
        await site.start()
        self.gateway_port = self._runner.addresses[0][1]
        self.api_url = f"http://127.0.0.1:{self.gateway_port}{API}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.closing = True
        await self.gateway.drop(1001)
        if self._runner:
            await self._runner.cleanup()

    def _routes(self) -> Iterable[web.RouteDef]:
        orders = API + "/applications/{application}/commands"
        yield web.get("/gateway/", self.gateway.serve)
        yield web.get("/attachments/{id}/{name}", self._attachment)
        yield web.get("/resume-here", self.gateway.serve)
        yield web.get(API + "/users/@me", self._me)
        yield web.get(API + "/oauth2/applications/@me", self._application)
        yield web.get(API + "/gateway/bot", self._gateway_bot)
        yield web.get(orders, self._get_commands)
        yield web.put(orders, self._put_commands)
        yield from self._messages.routes(API)
        yield from self._hooks.routes(API)
        yield from self._servers.routes(API)
        yield from self.activities.routes(API)

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not request.path.startswith(API):
            return await handler(request)
        try:
            return await self._guarded(request, handler)
        finally:
            self._moved.set()

    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        line = f"{request.method} {request.path.removeprefix(API)}"
        self.requests.append(line)
        headers = {"Via": "1.1 loopback"}
        try:
            await self._waited(line)
            self._troubled(request, line, before=True)
            self._buckets.on, self._buckets.second = self.buckets, self.second
            headers |= self._buckets.take(request)
            self._authorise(request)
            response = await handler(request)
            await self._held(request, line)
            self._troubled(request, line, before=False)
        except ApiError as error:
            self.expect(error.body["code"] != 50035, f"{line}: {error}")
            return self._error(error, headers)
        except web.HTTPNotFound:
            self.violations.append(f"{line}: no such route")
            return self._error(ApiError(404, 0, "404: Not Found"), headers)
        response.headers.update(headers)
        return response

    def _error(self, error: ApiError, headers: dict[str, str]) -> web.Response:
        if error.status == 429:
            self.limited += 1
            headers = {**headers, "Retry-After": str(error.body["retry_after"])}
        return answer(error.body, error.status, headers)

    async def _waited(self, line: str) -> None:
        for pattern, happened in self.put_off.items():
            if re.match(pattern, line):
                self._moved.set()
                await happened.wait()

    async def _held(self, request: web.Request, line: str) -> None:
        posted = any(channel.messages for channel in self.channels.values())
        for trouble in self.troubles:
            if posted and trouble.hold and trouble.times and re.match(trouble.pattern, line):
                trouble.times -= 1
                self._moved.set()
                while request.transport and not request.transport.is_closing():
                    await asyncio.sleep(0.05)  # until whoever asked is dead

    def _troubled(self, request: web.Request, line: str, before: bool) -> None:
        for trouble in self.troubles:
            if trouble.hold:
                continue
            if trouble.times and trouble.before == before and re.match(trouble.pattern, line):
                trouble.times -= 1
                trouble.met()
                if not trouble.status and request.transport:
                    self.lost_answers += not before
                    request.transport.abort()
                if trouble.status == 429:
                    more = {"retry_after": trouble.retry_after, "global": trouble.everywhere}
                    raise ApiError(429, 0, "You are being rate limited.", **more)
                raise ApiError(trouble.status or 500, trouble.code, "trouble")

    def _authorise(self, request: web.Request) -> None:
        if request.path == f"{API}/oauth2/token" or self.activities.bearer(request):
            return
        if "token" in request.match_info:
            self.expect("Authorization" not in request.headers, "a bot token beside an own token")
        elif request.headers.get("Authorization") != f"Bot {self.token}":
            raise ApiError(401, 0, "401: Unauthorized")

    # the bot itself

    @property
    def bot_json(self) -> Json:
        """The bot's own user."""
        return {
            "id": str(self.application), "username": "Crosstable", "discriminator": "0001",
            "avatar": None, "bot": True, "global_name": None, "flags": 0, "public_flags": 0,
        }  # fmt: skip

    def ready_json(self, session: str, shard: tuple[int, int]) -> Json:
        """What READY tells."""
        mine = [g for g in self.guilds.values() if (g.id >> 22) % shard[1] == shard[0]]
        return {
            "v": 10, "user": self.bot_json, "session_id": session, "shard": list(shard),
            "guilds": [{"id": str(g.id), "unavailable": True} for g in mine if g.bot_member],
            "resume_gateway_url": f"ws://127.0.0.1:{self.gateway_port}/resume-here",
            "application": {"id": str(self.application), "flags": 0},
        }  # fmt: skip

    async def _me(self, request: web.Request) -> web.Response:
        user = self.activities.bearer(request)
        return answer(user.json() | {"locale": user.locale} if user else self.bot_json)

    async def _application(self, _: web.Request) -> web.Response:
        body = {
            "id": str(self.application), "name": "Crosstable", "description": "", "icon": None,
            "bot_public": True, "bot_require_code_grant": False, "verify_key": "", "flags": 0,
            "rpc_origins": [], "owner": self.bot_json, "team": None, "summary": "",
        }  # fmt: skip
        return answer(body | self.portal)

    async def _gateway_bot(self, _: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 999, "reset_after": 1}
        limit["max_concurrency"] = self.max_concurrency
        url = f"ws://127.0.0.1:{self.gateway_port}/gateway/"
        return answer({"url": url, "shards": self.shards, "session_start_limit": limit})

    def _known(self) -> list[Json]:
        return list(self.commands.values())

    async def _get_commands(self, request: web.Request) -> web.Response:
        if request.query.get("with_localizations") == "true":
            return answer(self._known())
        localised = ("name_localizations", "description_localizations")
        return answer(
            [{k: v for k, v in one.items() if k not in localised} for one in self._known()]
        )

    async def _put_commands(self, request: web.Request) -> web.Response:
        given = await request.json()
        kept = {each.get("id") for each in given}
        if any(old["type"] == ENTRY_POINT and old["id"] not in kept for old in self._known()):
            text = "You cannot remove this app's Entry Point command in a bulk update operation."
            raise ApiError(400, 50240, text)
        faults = [fault for command in given for fault in command_faults(command)]
        names = [command["name"] for command in given]
        if len(set(names)) < len(names) or len(names) > 100:
            faults.append(f"commands: {names}")
        self._messages.refuse(faults)
        self.command_puts += 1
        self.commands = {command["name"]: self.registered(command) for command in given}
        return answer(list(self.commands.values()))

    def registered(self, command: Json) -> Json:
        """A command as Discord has it from now on."""
        own = {"application_id": str(self.application), "version": "1"}
        number = str(snowflake())
        return {"default_member_permissions": None, "id": number, "type": 1, **command, **own}

    def _add(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        return channel

    async def write(
        self, user: User, channel: Channel, text: str, to: Message | None
    ) -> Message | None:
        """Tell the bot of a message, as far as its intents go; the message, if it was told."""
        wanted = GUILD_MESSAGES if channel.guild else DIRECT_MESSAGES
        if not (self.gateway.identifies[-1]["intents"] & wanted and channel.bot_access):
            return None
        bot = self.bot_json
        mentioned = to is not None and to.author["id"] == bot["id"]
        readable = channel.guild is None or mentioned
        message = Message(channel, user.json(), content=text if readable else "")
        channel.written[message.id] = message
        told = message.json()
        told |= {"mentions": [bot] if mentioned else [], "type": 0 if to is None else 19}
        if to is not None:
            told["message_reference"] = {"message_id": str(to.id), "channel_id": str(channel.id)}
            told["referenced_message"] = to.json()
        if channel.guild:
            told |= {"guild_id": str(channel.guild.id), "member": user.member_json()}
        guild = channel.guild.id if channel.guild else 0
        await self.gateway.dispatch("MESSAGE_CREATE", told, guild)
        return message

    async def interact(self, user: User, channel: Channel, kind: int, **more: Any) -> Interaction:
        """Send an interaction to the bot; returns before it is answered."""
        return await self._hooks.interact(user, channel, kind, **more)

    async def tell(self, interaction: Interaction) -> None:
        """Deliver an interaction to the bot once more."""
        await self._hooks.tell(interaction)


@asynccontextmanager
async def serving(**options: Any) -> AsyncIterator[Discord]:
    """A Discord whose violations fail the test that used it."""
    async with Discord(**options) as discord:
        yield discord
    discord.check()
