"""The people of the loopback Discord: they type commands and press what they see."""

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.loopback.discord_rules import Json
from tests.loopback.discord_world import Channel, Interaction, Message, snowflake
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from tests.loopback.discord import Discord

COMMAND, COMPONENT, COMPLETION, FORM = 2, 3, 4, 5


@dataclass(eq=False)
class Uploaded:
    """A file that somebody gives a command."""

    name: str
    data: bytes = field(repr=False)
    id: int = field(default_factory=snowflake)

    def json(self, address: str) -> Json:
        """The attachment as the bot is told of it."""
        return {
            "id": str(self.id), "filename": self.name, "size": len(self.data), "url": address,
            "proxy_url": address, "content_type": "application/octet-stream", "ephemeral": True,
        }  # fmt: skip


@dataclass(eq=False)
class User:
    """Somebody with a client. Every act waits until the bot has acknowledged it."""

    discord: "Discord" = field(repr=False)
    name: str
    locale: str = "en-US"
    id: int = field(default_factory=snowflake)
    permissions: int = 0  # in every channel of every server

    def json(self) -> Json:
        return {
            "id": str(self.id), "username": f"user{self.id}", "global_name": self.name,
            "discriminator": "0", "avatar": None, "public_flags": 0,
        }  # fmt: skip

    def member_json(self) -> Json:
        return {
            "user": self.json(), "nick": None, "roles": [], "joined_at": "2026-01-01T00:00:00Z",
            "deaf": False, "mute": False, "flags": 0, "avatar": None,
            "permissions": str(self.permissions),
        }  # fmt: skip

    async def slash(
        self, channel: Channel, name: str, /, **given: str | int | Uploaded
    ) -> Interaction:
        """Type ``/name``, as far as a client would let it be sent; one that stands behind another
        is offered to whoever types its own name."""
        command, behind = self._offered(name)
        options = {option["name"]: option for option in command.get("options") or ()}
        missing = [o for o in options.values() if o.get("required") and o["name"] not in given]
        assert not missing, missing
        filled = [self._filled(options[key], value) for key, value in given.items()]
        data = self._chosen(command, behind, filled)
        files = [value for value in given.values() if isinstance(value, Uploaded)]
        if files:
            told = {str(file.id): file.json(self.discord.keep(file)) for file in files}
            data["resolved"] = {"attachments": told}
        return await self._answered(await self._act(channel, COMMAND, data))

    def _offered(self, name: str) -> tuple[Json, Json | None]:
        """The command of this name, and the one that it stands behind."""
        if name in self.discord.commands:
            return self.discord.commands[name], None
        return next(
            (option, command)
            for command in self.discord.commands.values()
            for option in command.get("options") or ()
            if option["type"] == 1 and option["name"] == name
        )

    def _chosen(self, command: Json, behind: Json | None, options: list[Json]) -> Json:
        """What is sent of a command; of one behind another both."""
        chosen = {"name": command["name"], "type": 1, "options": options}
        if behind is None:
            return {"id": command["id"], **chosen}
        return {"id": behind["id"], "name": behind["name"], "type": 1, "options": [chosen]}

    def _filled(self, option: Json, value: str | int | Uploaded) -> Json:
        if isinstance(value, Uploaded):
            assert option["type"] == 11, option
            return {"name": option["name"], "type": 11, "value": str(value.id)}
        choices = {choice["value"] for choice in option.get("choices") or ()}
        assert not choices or value in choices, (value, choices)
        assert (option["type"] == 4) == isinstance(value, int)
        if option["type"] == 4:
            assert option["min_value"] <= value <= option["max_value"]
        return {"name": option["name"], "type": option["type"], "value": value}

    async def complete(self, channel: Channel, name: str, option: str, text: str) -> list[Json]:
        """What the client offers while ``text`` is typed into an option."""
        command, behind = self._offered(name)
        focused = {"name": option, "type": 3, "value": text, "focused": True}
        data = self._chosen(command, behind, [focused])
        interaction = await self._answered(await self._act(channel, COMPLETION, data))
        return list(interaction.response["data"]["choices"])

    async def submit(self, form: Interaction, **chosen: str) -> Interaction:
        """Send the form that answered ``form``, with a label chosen in each list named, and each
        field named filled in; in the others what the bot chose or wrote beforehand stays."""
        assert form.type == 9, "no form is open"
        modal = form.response["data"]
        labels = [self._sent(label, chosen) for label in modal["components"]]
        data = {"custom_id": modal["custom_id"], "components": labels}
        return await self._answered(await self._act(form.channel, FORM, data))

    def _sent(self, label: Json, chosen: dict[str, str]) -> Json:
        """A list of a form as a client sends it; one that must be filled in is."""
        part = label["component"]
        wanted = chosen.get(part["custom_id"])
        if part["type"] == 4:
            text = part.get("value") or "" if wanted is None else wanted
            assert text or not part.get("required", True), f"nothing is in {label['label']}"
            assert len(text) <= part.get("max_length", 4000)
            written = {"type": 4, "id": 0, "custom_id": part["custom_id"], "value": text}
            return {"type": 18, "id": 0, "component": written}
        values = [
            option["value"]
            for option in part["options"]
            if (option["label"] == wanted if wanted else option.get("default"))
        ]
        assert values or not part.get("required", True), f"nothing is chosen in {label['label']}"
        filled = {"type": 3, "id": 0, "custom_id": part["custom_id"], "values": values}
        return {"type": 18, "id": 0, "component": filled}

    async def write(self, channel: Channel, text: str, to: Message | None = None) -> Message | None:
        """Write a message, perhaps as a reply that mentions whom it answers. The bot is told of it
        where it asked for such and is a member, and of the words only where it may read them."""
        return await self.discord.write(self, channel, text, to)

    async def press(self, message: Message, label: str) -> Interaction:
        """Press the button, or take the entry of a list, that says ``label``."""
        return await self._answered(await self.tap(message, label))

    async def tap(self, message: Message, label: str) -> Interaction:
        """Press without waiting for the acknowledgement."""
        if label in message.buttons:
            return await self.send(message, message.buttons[label]["custom_id"])
        select, value = message.choices[label]
        return await self.send(message, select["custom_id"], value)

    async def send(self, message: Message, custom_id: str, value: str | None = None) -> Interaction:
        """Send any component interaction at all, also one that no client would."""
        assert message.only_for in {None, self.id}, "an ephemeral message of somebody else"
        data: Json = {"custom_id": custom_id, "component_type": 2 if value is None else 3}
        if value is not None:
            data["values"] = [value]
        return await self._act(message.channel, COMPONENT, data, message)

    async def send_and_wait(self, message: Message, *what: str) -> Interaction:
        """``send``, and wait for the acknowledgement."""
        return await self._answered(await self.send(message, *what))

    async def _act(
        self, channel: Channel, kind: int, data: Json, message: Message | None = None
    ) -> Interaction:
        return await self.discord.interact(self, channel, kind, data=data, message=message)

    async def _answered(self, interaction: Interaction) -> Interaction:
        await asyncio.wait_for(interaction.done.wait(), PATIENCE)
        return interaction
