"""Messages of the loopback Discord, and the channel routes on which the bot edits them."""

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from aiohttp import web

from tests.loopback import discord_rules as rules
from tests.loopback.discord_rules import Json
from tests.loopback.discord_wire import ApiError, answer, body_of
from tests.loopback.discord_world import DM, Channel, Message, Ping

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
        yield web.put(channel + "/{message}/reactions/{emoji}/@me", self._react)
        yield web.post(base + "/users/@me/channels", self._open)

    async def _post(self, request: web.Request) -> web.Response:
        channel = self.channel(request)
        if channel.id in self.discord.closed:
            raise ApiError(403, 50013, "Missing Permissions")
        if self.discord.closed_dms.intersection(channel.recipients):
            raise ApiError(403, 50007, "Cannot send messages to this user")
        body, files = await body_of(request)
        self.check_files(channel, files)
        self.refuse(rules.message_faults("message", body, files))
        message = self._sent_before(channel, body) or self._posted(channel, body, files)
        return answer(message.json())

    def _sent_before(self, channel: Channel, body: Json) -> Message | None:
        """The message that carries the same nonce, where that is enforced."""
        nonce = str(body.get("nonce") or "")
        self.refuse(rules.length("nonce", nonce, 25))
        same = (m for m in channel.messages.values() if m.nonce == nonce)
        return next(same, None) if nonce and body.get("enforce_nonce") else None

    def _posted(self, channel: Channel, body: Json, files: dict[str, bytes]) -> Message:
        nonce = str(body.get("nonce") or "")
        channel.archived = False
        return self.store(Message(channel, self.discord.bot_json, nonce=nonce), body, files)

    def check_files(self, channel: Channel, files: dict[str, bytes]) -> None:
        """Raises ApiError where the bot may not attach them."""
        if files and channel.id in self.discord.pictureless:
            raise ApiError(403, 50013, "Missing Permissions")

    async def _open(self, request: web.Request) -> web.Response:
        body = await request.json()
        self.refuse(rules.unknown_fields("dm", body, {"recipient_id"}))
        user = self.discord.users.get(int(body["recipient_id"]))
        if user is None:
            raise ApiError(404, 10013, "Unknown User")
        channel = self.discord.dm(user)
        return answer(channel.json(self.discord.users) | {"recipients": [user.json()]})

    async def _edit(self, request: web.Request) -> web.Response:
        message = self._message(request)
        body, files = await body_of(request)
        self.check_files(message.channel, files)
        self.refuse(rules.message_faults("edit", body, files, message.files))
        return answer(self.put(message, body, files).json())

    async def _delete(self, request: web.Request) -> web.Response:
        self.remove(self._message(request))
        return web.Response(status=204)

    async def _react(self, request: web.Request) -> web.Response:
        channel, number = self.channel(request), int(request.match_info["message"])
        message = channel.messages.get(number) or channel.written.get(number)
        if message is None or message.ephemeral:
            raise ApiError(404, 10008, "Unknown Message")
        if channel.id in self.discord.unmoved:
            raise ApiError(403, 50013, "Missing Permissions")
        if await request.read():
            self.refuse(["reaction: a body"])
        sign = request.match_info["emoji"]
        if sign.isascii() and not re.fullmatch(r"\w+:\d+", sign):
            raise ApiError(400, 10014, "Unknown Emoji")
        message.reactions.append(sign)
        return web.Response(status=204)

    def channel(self, request: web.Request) -> Channel:
        """The one that is asked about. Raises ApiError."""
        channel = self.discord.channels.get(int(request.match_info["channel"]))
        if channel is None:
            raise ApiError(404, 10003, "Unknown Channel")
        if not channel.bot_access:
            raise ApiError(403, 50001, "Missing Access")
        return channel

    def _message(self, request: web.Request) -> Message:
        channel = self.channel(request)
        message = channel.messages.get(int(request.match_info["message"]))
        if message is None or message.ephemeral:
            raise ApiError(404, 10008, "Unknown Message")
        if channel.archived and request.method == "PATCH":
            raise ApiError(400, 50083, "Thread is archived")
        return message

    def store(self, message: Message, body: Json, files: dict[str, bytes]) -> Message:
        """A new message."""
        message.put(body, files)
        self.refuse(message.faults())
        message.channel.messages[message.id] = message
        self.discord.pings += (Ping(user, message.id) for user in self._notified(message, body))
        return message

    def _notified(self, message: Message, body: Json) -> set[int]:
        """Whose client makes a sound: those in a DM, and whom the text may mention. An answer to
        somebody who looks at the chat already makes none."""
        allowed = {int(user) for user in (body.get("allowed_mentions") or {}).get("users") or ()}
        found = allowed.intersection(rules.mentioned_in(message.text))
        if message.ephemeral:
            return set()
        if message.channel.kind == DM and not message.webhook:
            found |= set(message.channel.recipients)
        readers = set(message.channel.recipients) or set(self.discord.users)
        return found & readers

    def put(self, message: Message, body: Json, files: dict[str, bytes]) -> Message:
        """An edit."""
        had, said = message.files, message.said
        message.put(body, files)
        if had and files and message.files == had:
            self.discord.again += 1
        if (had, said) == (message.files, message.said):
            self.discord.unchanged += 1
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
