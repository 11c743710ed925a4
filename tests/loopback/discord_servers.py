"""Servers of the loopback Discord as the bot may ask for them: who is in one, by which roles, and
who sees which channel."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from aiohttp import web

from tests.loopback.discord_messages import Messages
from tests.loopback.discord_rules import Json
from tests.loopback.discord_wire import ApiError, answer
from tests.loopback.discord_world import Guild

if TYPE_CHECKING:
    from tests.loopback.discord import Discord

SINCE = "2026-01-01T00:00:00+00:00"
NONE = (
    "icon description home_header splash discovery_splash banner application_id afk_channel_id "
    "system_channel_id widget_channel_id max_presences vanity_url_code rules_channel_id "
    "safety_alerts_channel_id public_updates_channel_id incidents_data"
)
ZERO = (
    "afk_timeout system_channel_flags verification_level default_message_notifications mfa_level "
    "explicit_content_filter max_members max_stage_video_channel_users max_video_channel_users "
    "premium_tier premium_subscription_count nsfw_level"
)
FALSE = "widget_enabled premium_progress_bar_enabled nsfw"
EMPTY = "features emojis stickers"


class Servers:
    """What is asked about them."""

    def __init__(self, discord: "Discord", messages: Messages) -> None:
        self.discord = discord
        self._messages = messages

    def routes(self, base: str) -> Iterable[web.RouteDef]:
        """What the bot may call in its own name."""
        yield web.get(base + "/channels/{channel}", self._channel)
        yield web.get(base + "/channels/{channel}/thread-members/{user}", self._thread_member)
        yield web.get(base + "/guilds/{guild}", self._server)
        yield web.get(base + "/guilds/{guild}/members/{user}", self._member)

    async def _channel(self, request: web.Request) -> web.Response:
        channel = self._messages.channel(request)
        return answer(channel.json(self.discord.users))

    async def _thread_member(self, request: web.Request) -> web.Response:
        thread, user = self._messages.channel(request), int(request.match_info["user"])
        if user not in thread.joined:
            raise ApiError(404, 10007, "Unknown Member")
        told = {"id": str(thread.id), "user_id": str(user), "join_timestamp": SINCE, "flags": 0}
        return answer(told)

    async def _server(self, request: web.Request) -> web.Response:
        guild = self._guild(request)
        everyone = {guild.id: guild.everyone, **guild.roles}
        told: Json = {
            "id": str(guild.id), "name": guild.name, "owner_id": str(guild.owner),
            "region": "deprecated", "preferred_locale": guild.locale,
            "roles": [_role(*each) for each in everyone.items()],
        }  # fmt: skip
        for names, value in ((NONE, None), (ZERO, 0), (FALSE, False), (EMPTY, [])):
            told |= dict.fromkeys(names.split(), value)
        return answer(told)

    async def _member(self, request: web.Request) -> web.Response:
        guild, number = self._guild(request), int(request.match_info["user"])
        user = self.discord.users.get(number)
        if user is None:
            raise ApiError(404, 10013, "Unknown User")
        if number not in guild.members:
            raise ApiError(404, 10007, "Unknown Member")
        told = user.member_json() | {"roles": [str(role) for role in guild.members[number]]}
        del told["permissions"]  # which an interaction alone tells
        more = {"banner": None, "communication_disabled_until": None, "pending": False}
        return answer(told | more | {"premium_since": None})

    def _guild(self, request: web.Request) -> Guild:
        guild = self.discord.guilds.get(int(request.match_info["guild"]))
        if guild is None:
            raise ApiError(404, 10004, "Unknown Guild")
        if not guild.bot_member:
            raise ApiError(403, 50001, "Missing Access")
        return guild


def _role(number: int, permissions: int) -> Json:
    colours = {"primary_color": 0, "secondary_color": None, "tertiary_color": None}
    return {
        "id": str(number), "name": f"role {number}", "permissions": str(permissions),
        "position": 0, "color": 0, "colors": colours, "hoist": False, "managed": False,
        "mentionable": False, "icon": None, "unicode_emoji": None, "flags": 0,
    }  # fmt: skip
