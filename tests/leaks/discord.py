"""People in a Discord channel, with their ephemeral hands."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from bot.desk import Desk
from bot.platforms.discord import DiscordPlatform
from tests.leaks.script import CODE, OWN
from tests.leaks.traffic import ALL, SEAT, WATCHER, Traffic
from tests.leaks.venue import Calm, step_back
from tests.loopback.discord import Discord
from tests.loopback.discord_hooks import Hooks
from tests.loopback.discord_messages import Messages
from tests.loopback.discord_people import User
from tests.loopback.discord_rules import Json
from tests.loopback.discord_world import Message
from tests.patience import PATIENCE

HASTE = 0.05  # seconds until a press is acknowledged without a word, which nobody sees
PARAMS = {
    "replay": ("code", "number"),
    "export": ("code", "number"),
    "note": ("code",),
    "link": ("linkcode",),
}
# What a body says of the way by which it comes.
ROUTES = ("flags", "allowed_mentions", "tts", "nonce", "enforce_nonce")


class Noted(Messages):
    """Every message, edit and deletion with its reader. By which of its three ways an edit comes,
    and when a press is acknowledged without a word, is a matter of timing and not noted."""

    def __init__(self, discord: Discord, traffic: Traffic, names: dict[int, str]) -> None:
        super().__init__(discord)
        self._traffic = traffic
        self._names = names

    def store(self, message: Message, body: Json, files: dict[str, bytes]) -> Message:
        """A new message."""
        self._traffic.add(self._reader(message), "message", "")
        self._note(message, body, files)
        return super().store(message, body, files)

    def put(self, message: Message, body: Json, files: dict[str, bytes]) -> Message:
        """What a message says from now on."""
        self._note(message, body, files)
        return super().put(message, body, files)

    def _note(self, message: Message, body: Json, files: dict[str, bytes]) -> None:
        told = {k: value for k, value in body.items() if k not in ROUTES and value is not None}
        self._traffic.add(self._reader(message), "content", told, files.values())

    def remove(self, message: Message) -> None:
        """A message goes."""
        self._traffic.add(self._reader(message), "delete", "")
        super().remove(message)

    def _reader(self, message: Message) -> str:
        if message.only_for is not None:
            return self._names[message.only_for]
        return self._names[message.channel.recipients[0]] if message.channel.with_bot else ALL


@dataclass
class Overheard(Discord):
    """A server whose every message is noted."""

    traffic: Traffic = field(default_factory=Traffic)
    names: dict[int, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        super().__post_init__()
        self._messages = Noted(self, self.traffic, self.names)
        self._hooks = Hooks(self, self._messages)


class DiscordVenue:
    """Everybody is in one channel and opens the own hand there; some have a DM, too."""

    ways: tuple[str, ...] = (OWN,)

    def __init__(self, server: Overheard, seats: int) -> None:
        self._server = server
        self._channel = server.channel()
        self._users = [server.user(f"Player {seat}") for seat in range(seats)]
        self._users.append(server.user("Watcher"))
        names = [f"{SEAT}{seat}" for seat in range(seats)] + [WATCHER]
        for user, name in zip(self._users, names, strict=True):
            server.names[user.id] = name
        self.people = tuple(f"discord:{user.id}" for user in self._users)
        self._calm = Calm()

    async def open(self, who: int) -> None:
        """The watcher brings the table into the channel; players open their hands, and every
        other one the table in a DM."""
        user = self._users[who]
        if who < 0:
            await user.slash(self._channel, "join", code=CODE)
            await self.settled()
            return
        if who % 2:
            await user.slash(self._server.dm(user), "join", code=CODE)
        await self._open_hand(user)

    async def slot(self, who: int, payload: str) -> None:
        """There is no shared keyboard where hands can be shown in the channel."""
        raise AssertionError(payload)

    async def own(self, who: int, payload: str) -> None:
        """Press a button, or choose from a list, of the own hand; a cell is looked for in its
        column."""
        user = self._users[who]
        await self._look_in_column(who, payload)
        hand = await self._hand(user)
        lists = {value.partition("#")[0]: select for select, value in hand.choices.values()}
        sent = f"ct:{payload}"
        if sent in lists:
            await user.send_and_wait(hand, lists[sent]["custom_id"], sent)
            return
        offered = [_payload(button) for button in hand.buttons.values()]
        assert payload in offered, (payload, offered, list(lists))
        await user.send_and_wait(hand, sent)

    async def back(self, who: int, way: str) -> None:
        """Press Back, or the picked piece, on the own hand."""
        user = self._users[who]
        hand = await self._hand(user)
        labelled = [(label, _payload(each)) for label, each in hand.buttons.items()]
        await user.send_and_wait(hand, f"ct:{step_back(labelled)}")

    async def _look_in_column(self, who: int, payload: str) -> None:
        """Press the column of the cell that a payload chooses, if it is behind one."""
        user = self._users[who]
        hand = await self._hand(user)
        offered = [_payload(button) for button in hand.buttons.values()]
        column = payload.replace("mine:", "column:", 1)
        found = [each for each in offered if each.startswith("column:") and column.startswith(each)]
        if payload not in offered and found:
            await user.send_and_wait(hand, f"ct:{found[0]}")
            await self.settled()

    async def send(self, who: int, payload: str) -> None:
        """Send any payload from the board."""
        await self._users[who].send_and_wait(self._board, f"ct:{payload}")

    async def tell(self, who: int, line: str) -> None:
        """Give a slash command; see also what it would complete the code to."""
        user = self._users[who]
        name, _, about = line.removeprefix("/").partition(" ")
        offered = await user.complete(self._channel, name, "code", "") if name == "hand" else []
        self._server.traffic.add(self._server.names[user.id], "completion", offered)
        given = zip(PARAMS.get(name, ("about",)), about.split(), strict=False)
        options: dict[str, Any] = {key: int(v) if v.isdigit() else v for key, v in given}
        await user.slash(self._channel, name, **options)

    async def alone(self, who: int, line: str) -> None:
        """Give a slash command that nobody else sees."""
        await self.tell(who, line)

    async def settled(self) -> None:
        """Wait until all is told."""
        await self._calm.wait()

    @property
    def _board(self) -> Message:
        """The newest message that shows the table to all."""
        messages = reversed(self._channel.messages.values())
        return next(m for m in messages if not m.ephemeral and m.pictures and _of_table(m))

    async def _hand(self, user: User) -> Message:
        found = self._shown(user)
        if found is None:
            await self._open_hand(user)
            found = self._shown(user)
        assert found is not None
        return found

    def _shown(self, user: User) -> Message | None:
        messages = reversed(self._channel.messages.values())
        own = (m for m in messages if m.only_for == user.id and m.pictures)
        return next(filter(_of_table, own), None)

    async def _open_hand(self, user: User) -> None:
        ids = [button.get("custom_id", "") for button in self._board.buttons.values()]
        await user.send_and_wait(self._board, next(i for i in ids if i.startswith("ct:hand:")))
        await self.settled()


def _of_table(message: Message) -> bool:
    """Whether it shows the table, and no puzzle or animation."""
    return any(f":{CODE}:" in _payload(button) for button in message.buttons.values())


def _payload(button: Json) -> str:
    """What a button sends, without what tells it from its like."""
    return str(button.get("custom_id", "")).removeprefix("ct:").partition("#")[0]


@asynccontextmanager
async def discord(desk: Desk, traffic: Traffic, seats: int) -> AsyncIterator[DiscordVenue]:
    """A channel with so many players and somebody who only watches."""
    # What is said is compared here, not how soon.
    server = Overheard(buckets=False, traffic=traffic, limit=PATIENCE)
    async with server:
        platform = DiscordPlatform(desk, server.token, server.api_url, HASTE)
        desk.attach(platform)
        task = asyncio.create_task(platform.run())
        try:
            await asyncio.wait_for(server.gateway.ready.wait(), PATIENCE)
            yield DiscordVenue(server, seats)
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        server.check()
