"""Activities on the loopback Discord: launches, instances, and OAuth2 for who is there."""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from aiohttp import web

from tests.loopback.discord_rules import Json
from tests.loopback.discord_wire import ApiError, answer
from tests.loopback.discord_world import Channel, snowflake

if TYPE_CHECKING:
    from tests.loopback.discord import Discord
    from tests.loopback.discord_people import User

ENTRY_POINT = 4  # the type of the command that Discord itself has for an application
FORM = "application/x-www-form-urlencoded"


@dataclass
class Instance:
    """The page as it is open in a channel, and for whom."""

    channel: Channel
    users: set[int] = field(default_factory=set)
    id: str = field(default_factory=lambda: f"i-{snowflake()}-gc-1")

    def json(self, application: int) -> Json:
        guild = self.channel.guild
        kind = "gc" if guild else "pc"
        place: Json = {"id": f"{kind}-{self.channel.id}", "kind": kind}
        place["channel_id"] = str(self.channel.id)
        if guild:
            place["guild_id"] = str(guild.id)
        return {
            "application_id": str(application), "instance_id": self.id, "location": place,
            "launch_id": str(snowflake()), "users": [str(user) for user in sorted(self.users)],
        }  # fmt: skip


class Activities:
    """What an application with activities may ask."""

    def __init__(self, discord: "Discord") -> None:
        self.discord = discord
        self.secret = "client-secret-of-tests"
        self.on = False
        self.instances: dict[str, Instance] = {}
        self.codes: dict[str, User] = {}
        self.tokens: dict[str, User] = {}

    def enable(self, **told: Json) -> None:
        """The operator turns activities on, with which Discord makes a command of its own."""
        self.on = True
        entry = {"name": "Launch", "type": ENTRY_POINT, "handler": 2, "description": "", **told}
        self.discord.commands["Launch"] = self.discord.registered(entry)
        self.discord.portal["redirect_uris"] = ["https://127.0.0.1"]

    def join(self, user: "User", channel: Channel) -> Instance:
        """Somebody opens the page in a channel, or joins those who have."""
        running = (each for each in self.instances.values() if each.channel is channel)
        instance = next(running, None) or Instance(channel)
        self.instances[instance.id] = instance
        instance.users.add(user.id)
        return instance

    def leave(self, user: "User", channel: Channel) -> None:
        """Somebody closes it; without anybody it is over."""
        for instance in [each for each in self.instances.values() if each.channel is channel]:
            instance.users.discard(user.id)
            if not instance.users:
                del self.instances[instance.id]

    def authorize(self, user: "User") -> str:
        """The code that the client gives the page for this user."""
        code = secrets.token_urlsafe(24)
        self.codes[code] = user
        return code

    def routes(self, base: str) -> Iterable[web.RouteDef]:
        """What may be called about them."""
        yield web.post(base + "/oauth2/token", self._token)
        yield web.get(base + "/applications/{application}/activity-instances/{id}", self._instance)

    def bearer(self, request: web.Request) -> "User | None":
        """Whose token a request shows."""
        said = request.headers.get("Authorization", "")
        return self.tokens.get(said.removeprefix("Bearer ")) if said.startswith("Bearer ") else None

    async def _token(self, request: web.Request) -> web.Response:
        self.discord.expect(request.content_type == FORM, "a code was not sent as a form")
        form = dict(await request.post())
        known = {"client_id", "client_secret", "grant_type", "code"}
        self.discord.expect(set(form) == known, f"an exchange with {sorted(form)}")
        own = (form.get("client_id"), form.get("client_secret"))
        if own != (str(self.discord.application), self.secret):
            return answer({"error": "invalid_client"}, 401)
        user = self.codes.pop(str(form.get("code")), None)
        if user is None or form.get("grant_type") != "authorization_code":
            return answer({"error": "invalid_grant"}, 400)
        token = secrets.token_urlsafe(24)
        self.tokens[token] = user
        return answer(
            {"access_token": token, "token_type": "Bearer", "expires_in": 604800,
             "refresh_token": secrets.token_urlsafe(24), "scope": "identify"}
        )  # fmt: skip

    async def _instance(self, request: web.Request) -> web.Response:
        instance = self.instances.get(request.match_info["id"])
        if instance is None or request.match_info["application"] != str(self.discord.application):
            raise ApiError(404, 10065, "Unknown activity instance")
        return answer(instance.json(self.discord.application))
