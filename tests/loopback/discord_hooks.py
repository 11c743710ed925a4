"""Interactions on the loopback Discord: what people do, and the tokens that answer it."""

import secrets
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from aiohttp import web

from tests.loopback import discord_rules as rules
from tests.loopback.discord_command_rules import response_faults
from tests.loopback.discord_messages import Messages
from tests.loopback.discord_people import User
from tests.loopback.discord_rules import EPHEMERAL, Json
from tests.loopback.discord_wire import ApiError, answer, body_of
from tests.loopback.discord_world import Channel, Interaction, Message

if TYPE_CHECKING:
    from tests.loopback.discord import Discord


class Hooks:
    """Callbacks and webhooks: one answer in three seconds, then fifteen minutes of edits."""

    def __init__(self, discord: "Discord", messages: Messages) -> None:
        self.discord = discord
        self.messages = messages

    def routes(self, base: str) -> Iterable[web.RouteDef]:
        """What the bot may call with an interaction's token."""
        hook = base + "/webhooks/{application}/{token}"
        yield web.post(base + "/interactions/{interaction}/{token}/callback", self._callback)
        yield web.post(hook, self._follow)
        yield web.get(hook + "/messages/{message}", self._get)
        yield web.patch(hook + "/messages/{message}", self._edit)
        yield web.delete(hook + "/messages/{message}", self._delete)

    async def _callback(self, request: web.Request) -> web.Response:
        interaction = self._interaction(request)
        if interaction.late or interaction.id != int(request.match_info["interaction"]):
            raise ApiError(404, 10062, "Unknown interaction")
        if interaction.response:
            self.discord.expect(self.discord.lost_answers, "an interaction was answered twice")
            self.discord.lost_answers -= 1
            raise ApiError(400, 40060, "Interaction has already been acknowledged.")
        body, files = await body_of(request)
        self.messages.check_files(interaction.channel, files)
        kept = interaction.message.files if interaction.message else ()
        self.messages.refuse(response_faults(body, files, interaction.kind, kept))
        if body.get("type") == 12 and not self.discord.activities.on:
            raise ApiError(400, 50240, "Activities are not enabled for this application")
        interaction.response, interaction.answered = body, self.discord.clock()
        self._respond(interaction, body.get("data") or {}, files)
        interaction.told = request.query.get("with_response") == "1"
        interaction.done.set()
        if not interaction.told:
            return web.Response(status=204)
        return answer(self._callback_json(interaction))

    def _respond(self, interaction: Interaction, data: Json, files: dict[str, bytes]) -> None:
        if interaction.type == 4:
            interaction.original = self._hook_message(interaction, data, files)
        elif interaction.type in {6, 7}:
            interaction.original = interaction.message
        if interaction.type == 7 and interaction.message:
            self.messages.put(interaction.message, data, files)

    def _callback_json(self, interaction: Interaction) -> Json:
        if interaction.type == 12:
            instance = self.discord.activities.join(interaction.user, interaction.channel)
            launched: Json = {"id": str(interaction.id), "type": interaction.kind}
            launched["activity_instance_id"] = instance.id
            opened = {"type": 12, "activity_instance": {"id": instance.id}}
            return {"interaction": launched, "resource": opened}
        message = interaction.original
        about: Json = {"id": str(interaction.id), "type": interaction.kind}
        if message is None:
            return {"interaction": about}
        about["response_message_id"] = str(message.id)
        about["response_message_ephemeral"] = message.ephemeral
        resource = {"type": interaction.type}
        if interaction.type in {4, 7}:
            resource["message"] = message.json()
        return {"interaction": about, "resource": resource}

    async def _follow(self, request: web.Request) -> web.Response:
        interaction = self._live(request)
        if not interaction.channel.bot_access and interaction.posts >= 5:
            raise ApiError(400, 40094, "This interaction has reached the maximum of follow-ups")
        interaction.posts += 1
        body, files = await body_of(request)
        self.messages.check_files(interaction.channel, files)
        self.messages.refuse(rules.message_faults("webhook", body, files))
        if interaction.type == 5 and interaction.original is None:
            body["flags"] = int(body.get("flags") or 0) | self._deferred_flags(interaction)
            message = interaction.original = self._hook_message(interaction, body, files)
        else:
            message = self._hook_message(interaction, body, files)
            interaction.followups.append(message)
        return answer(message.json())

    async def _get(self, request: web.Request) -> web.Response:
        return answer(self._owned(request).json())

    async def _edit(self, request: web.Request) -> web.Response:
        interaction = self._live(request)
        body, files = await body_of(request)
        self.messages.check_files(interaction.channel, files)
        first = interaction.type == 5 and not interaction.original and self._is_original(request)
        kept = () if first else self._owned(request).files
        self.messages.refuse(rules.message_faults("edit", body, files, kept))
        if first:
            body["flags"] = int(body.get("flags") or 0) | self._deferred_flags(interaction)
            interaction.original = self._hook_message(interaction, body, files)
            return answer(interaction.original.json())
        return answer(self.messages.put(self._owned(request), body, files).json())

    async def _delete(self, request: web.Request) -> web.Response:
        interaction = self._live(request)
        if interaction.type == 5 and not interaction.original and self._is_original(request):
            interaction.response = {"type": 4}  # nothing is awaited any more
        else:
            self.messages.remove(self._owned(request))
        return web.Response(status=204)

    def _deferred_flags(self, interaction: Interaction) -> int:
        return int((interaction.response.get("data") or {}).get("flags") or 0)

    def _is_original(self, request: web.Request) -> bool:
        return request.match_info["message"] == "@original"

    def _interaction(self, request: web.Request) -> Interaction:
        interaction = self.discord.interactions.get(request.match_info["token"])
        if interaction is None:
            raise ApiError(404, 10062, "Unknown interaction")
        return interaction

    def _live(self, request: web.Request) -> Interaction:
        interaction = self.discord.interactions.get(request.match_info["token"])
        if interaction is None or not interaction.response:
            raise ApiError(404, 10015, "Unknown Webhook")
        if interaction.expired:
            raise ApiError(401, 50027, "Invalid Webhook Token")
        return interaction

    def _owned(self, request: web.Request) -> Message:
        """The message that a token may touch: its response, or a follow-up of its own."""
        interaction = self._live(request)
        owned = {str(m.id): m for m in interaction.followups}
        if interaction.original:
            owned["@original"] = interaction.original
            owned[str(interaction.original.id)] = interaction.original
        message = owned.get(request.match_info["message"])
        if message is None or message.id not in message.channel.messages:
            raise ApiError(404, 10008, "Unknown Message")
        return message

    def _hook_message(self, i: Interaction, data: Json, files: dict[str, bytes]) -> Message:
        ephemeral = bool(int(data.get("flags") or 0) & EPHEMERAL)
        only_for = i.user.id if ephemeral else None
        bot = self.discord.bot_json
        message = Message(i.channel, bot, ephemeral, only_for, webhook=True)
        return self.messages.store(message, data, files)

    async def interact(self, user: User, channel: Channel, kind: int, **more: Any) -> Interaction:
        """Send an interaction to the bot; returns before it is answered."""
        token = secrets.token_urlsafe(48)
        server = self.discord
        interaction = Interaction(
            kind, user, channel, token=token, clock=server.clock, limit=server.limit, **more
        )
        self.discord.interactions[token] = interaction
        if channel.guild:
            channel.guild.members.setdefault(user.id, [])
        interaction.sent = self.discord.clock()
        await self.tell(interaction)
        return interaction

    async def tell(self, interaction: Interaction) -> None:
        """Deliver an interaction to the bot, perhaps not for the first time."""
        guild = interaction.channel.guild.id if interaction.channel.guild else 0
        told = self._interaction_json(interaction)
        await self.discord.gateway.dispatch("INTERACTION_CREATE", told, guild)

    def _interaction_json(self, i: Interaction) -> Json:
        user = i.user.json()
        owners = {"1": user["id"]} if not i.channel.bot_access else {"0": "0"}
        body: dict[str, Json] = {
            "id": str(i.id), "application_id": str(self.discord.application), "type": i.kind,
            "data": i.data, "token": i.token, "version": 1, "locale": i.user.locale,
            "channel": i.channel.json(self.discord.users), "channel_id": str(i.channel.id),
            "app_permissions": "0", "entitlements": [], "context": i.channel.context,
            "authorizing_integration_owners": owners, "attachment_size_limit": rules.FILE_LIMIT,
        }  # fmt: skip
        if i.channel.guild:
            guild = i.channel.guild
            body |= {"guild_id": str(guild.id), "guild": guild.json(), "guild_locale": guild.locale}
            body["member"] = i.user.member_json()
        else:
            body["user"] = user
        if i.message:
            body["message"] = i.message.json()
        return body
