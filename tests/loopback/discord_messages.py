"""Messages of the loopback Discord, and the channel routes on which the bot edits them."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from aiohttp import web

from tests.loopback import discord_rules as rules
from tests.loopback.discord_rules import Json
from tests.loopback.discord_wire import ApiError, answer, body_of
from tests.loopback.discord_world import Channel, Message

if TYPE_CHECKING:
    from tests.loopback.discord import Discord


class Messages:
    """Puts messages into channels, as strict as Discord."""

    def __init__(self, discord: "Discord") -> None:
        self.discord = discord

    def routes(self, base: str) -> Iterable[web.RouteDef]:
        """What the bot may call in its own name."""
        channel = base + "/channels/{channel}/messages"
        yield web.post(channel, self._post)
        yield web.patch(channel + "/{message}", self._edit)
        yield web.delete(channel + "/{message}", self._delete)

    async def _post(self, request: web.Request) -> web.Response:
        channel = self._channel(request)
        if channel.id in self.discord.closed:
            raise ApiError(403, 50013, "Missing Permissions")
        body, files = await body_of(request)
        self.refuse(rules.message_faults("message", body, files))
        message = self.store(Message(channel, self.discord.bot_json), body, files)
        return answer(message.json())

    async def _edit(self, request: web.Request) -> web.Response:
        message = self._message(request)
        body, files = await body_of(request)
        self.refuse(rules.message_faults("edit", body, files))
        return answer(self.put(message, body, files).json())

    async def _delete(self, request: web.Request) -> web.Response:
        self.remove(self._message(request))
        return web.Response(status=204)

    def _channel(self, request: web.Request) -> Channel:
        channel = self.discord.channels.get(int(request.match_info["channel"]))
        if channel is None:
            raise ApiError(404, 10003, "Unknown Channel")
        if not channel.bot_access:
            raise ApiError(403, 50001, "Missing Access")
        return channel

    def _message(self, request: web.Request) -> Message:
        channel = self._channel(request)
        message = channel.messages.get(int(request.match_info["message"]))
        if message is None or message.ephemeral:
            raise ApiError(404, 10008, "Unknown Message")
        return message

    def store(self, message: Message, body: Json, files: dict[str, bytes]) -> Message:
        """A new message."""
        self.put(message, body, files)
        message.channel.messages[message.id] = message
        return message

    def put(self, message: Message, body: Json, files: dict[str, bytes]) -> Message:
        """An edit."""
        message.put(body, files)
        self.refuse(message.faults())
        return message

    def remove(self, message: Message) -> None:
        """Delete a message."""
        message.channel.messages.pop(message.id, None)

    def refuse(self, faults: Iterable[str]) -> None:
        """Note every fault. Raises ApiError when there is one."""
        found = list(faults)
        if found:
            self.discord.violations += found
            raise ApiError(400, 50035, "Invalid Form Body", errors={"_": found})
