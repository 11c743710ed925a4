"""Who has opened the page inside Discord, as an activity of a channel: a code that Discord gives
the page says it to us, and the bot's token says where (docs.discord.com/developers/activities)."""

import asyncio
from typing import Annotated, Any, TypeVar

import aiohttp
import msgspec
from msgspec import Meta, Struct

from bot.errors import Unidentified
from bot.people import Chat, Person, fit_name
from bot.platforms.discord.people import NAME
from bot.platforms.inside import ChatPlace, Launch, ShownBy, Unreachable

FRAMES = "https://discord.com"
SECONDS = 8.0  # for all that is asked of Discord when a page opens
JOINING = (0.0, 0.5, 1.5)  # seconds before each look whether somebody is there
BUSY, NOT_US = 429, 401

_T = TypeVar("_T")
Text = Annotated[str, Meta(max_length=200)]


class Opened(Struct, frozen=True, forbid_unknown_fields=True):
    """What a page says that Discord has told it: the ``code`` for us, "" where the page shows a
    token of its own, the ``instance`` in which it is open, and the ``table`` of the link that
    opened it, "" for none."""

    instance: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,100}\Z")]
    code: Text = ""
    table: Text = ""


class Application(Struct, frozen=True):
    """The bot's application."""

    id: str


class Granted(Struct, frozen=True):
    """What a code is exchanged for."""

    access_token: str
    scope: str = ""


class DiscordUser(Struct, frozen=True):
    """Somebody, as Discord tells about them."""

    id: str
    username: str
    global_name: str | None = None
    locale: str = ""
    bot: bool = False


class Location(Struct, frozen=True):
    """Where an instance runs."""

    channel_id: str
    guild_id: str | None = None


class ActivityInstance(Struct, frozen=True):
    """An instance that runs, and the ids of its users."""

    location: Location
    users: tuple[str, ...] = ()


class Activity:
    """Asks Discord's API at ``api_url``, with the bot's ``token`` and the application's
    ``secret``."""

    def __init__(self, token: str, secret: str, api_url: str) -> None:
        self._base = api_url.rstrip("/")
        self._own = {"Authorization": f"Bot {token}"}
        self._secret = secret
        self._application = ""

    async def shown_by(self) -> ShownBy:
        """Discord's proxy, which has a host for each application. Raises Unreachable."""
        application = await self._id()
        origin = f"https://{application}.discordsays.com"
        return ShownBy(application, origin, f"{origin} {FRAMES}")

    async def is_known(self) -> bool:
        """Whether Discord takes the secret: of a code that nobody has it says that, else that it
        does not know us. Raises Unreachable."""
        address, form = f"{self._base}/oauth2/token", await self._exchange("none")
        try:
            async with (
                asyncio.timeout(SECONDS),
                aiohttp.ClientSession() as session,
                session.post(address, data=form) as response,
            ):
                return response.status != NOT_US
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            raise Unreachable from error

    async def launched(self, data: str, known: Person | None) -> Launch:
        """Who has opened the page in which channel: by the code, or the person ``known`` by a
        token, as long as they are there. Raises Unidentified and Unreachable."""
        opened = _read(data.encode(), Opened)
        try:
            async with asyncio.timeout(SECONDS), aiohttp.ClientSession() as session:
                person, access = known, ""
                if opened.code:
                    person, access = await self._by_code(session, opened.code)
                if person is None:
                    raise Unidentified
                chat = await self._channel(session, opened.instance, person)
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            raise Unreachable from error
        return Launch(person, ChatPlace(chat, opened.instance), opened.table, access)

    async def _id(self) -> str:
        """The application's; it never changes."""
        if not self._application:
            address = f"{self._base}/oauth2/applications/@me"
            try:
                async with asyncio.timeout(SECONDS), aiohttp.ClientSession() as session:
                    told = await self._asked(session, "GET", address, headers=self._own)
                self._application = _read(told, Application).id
            except (aiohttp.ClientError, OSError, TimeoutError, Unidentified) as error:
                raise Unreachable from error
        return self._application

    async def _by_code(self, session: aiohttp.ClientSession, code: str) -> tuple[Person, str]:
        """Whose code it is, and what Discord's client takes from their page. Raises Unidentified
        and Unreachable."""
        form = await self._exchange(code)
        told = await self._asked(session, "POST", f"{self._base}/oauth2/token", data=form)
        granted = _read(told, Granted)
        bearer = {"Authorization": f"Bearer {granted.access_token}"}
        told = await self._asked(session, "GET", f"{self._base}/users/@me", headers=bearer)
        user = _read(told, DiscordUser)
        if user.bot or "identify" not in granted.scope.split():
            raise Unidentified
        name = fit_name(user.global_name or user.username, user.id)
        return Person(NAME, user.id, name, user.locale), granted.access_token

    async def _exchange(self, code: str) -> dict[str, str]:
        """What asks Discord for what a code is exchanged for. Raises Unreachable."""
        return {
            "client_id": await self._id(),
            "client_secret": self._secret,
            "grant_type": "authorization_code",
            "code": code,
        }

    async def _channel(self, session: aiohttp.ClientSession, instance: str, person: Person) -> Chat:
        """The channel where the instance runs. Discord may hear a moment after the page that
        somebody has joined. Raises Unidentified where they have not, and Unreachable."""
        path = f"/applications/{await self._id()}/activity-instances/{instance}"
        for wait in JOINING:
            await asyncio.sleep(wait)
            try:
                told = await self._asked(session, "GET", self._base + path, headers=self._own)
            except Unidentified:  # it does not run, or not yet
                continue
            found = _read(told, ActivityInstance)
            if person.id in found.users:
                server = found.location.guild_id or ""
                return Chat(NAME, found.location.channel_id, server=server)
        raise Unidentified

    async def _asked(
        self, session: aiohttp.ClientSession, method: str, address: str, **request: Any
    ) -> bytes:
        """What Discord answers. Raises Unidentified where it refuses, and Unreachable."""
        async with session.request(method, address, **request) as response:
            if response.status == BUSY or response.status >= 500:
                raise Unreachable
            if response.status >= 400:
                raise Unidentified
            return await response.read()


def _read(told: bytes, kind: type[_T]) -> _T:
    """Raises Unidentified."""
    try:
        return msgspec.json.decode(told, type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise Unidentified from None
