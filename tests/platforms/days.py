"""One table in Telegram, Discord and the browser at once, under a clock that its tests turn."""

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bot.codes import LENGTH
from bot.desk import Desk
from bot.platforms.discord import DiscordPlatform
from bot.platforms.telegram import SendingLimits, TelegramPlatform
from bot.platforms.web import WebPlatform
from bot.running.timing import Timing
from bot.store.store import Store
from tests import stores
from tests.database import Database
from tests.desks import desk_of
from tests.english import ENGLISH
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Channel
from tests.loopback.discord_world import Message as Post
from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone, sure
from tests.loopback.telegram_world import Chat, Message
from tests.patience import PATIENCE
from tests.platforms.discord.conftest import UNHURRIED
from tests.platforms.discord.play import moves as discord_moves
from tests.platforms.discord.registered import Registered
from tests.platforms.telegram.conftest import FAST, serving
from tests.platforms.web.callers import Caller, Tab
from tests.platforms.web.servers import SECRET
from tests.starting import start
from tests.thinking import KeptWorkers

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
QUICK = Timing(pace=0.0, show=0.0, flush=0.0)


@dataclass
class World:
    """The loopback servers, and the whole bot between them and a database in ``folder``; ``now``
    is its Unix time, which stands until it is turned. Telegram is sent what its ``limits`` allow.
    """

    folder: Path
    telegram: TelegramServer
    discord: Discord
    now: float = field(default_factory=time.time)
    limits: SendingLimits = FAST

    def __post_init__(self) -> None:
        self._running = AsyncExitStack()
        self._callers: list[Caller] = []
        self._seen = [0, 0]  # calls and pings of which ``told`` has told
        self.names: dict[str, str] = {}
        self.database = Database(self.folder)
        self.store: Store
        self.desk: Desk
        self.web: WebPlatform

    async def start(self) -> None:
        """Begin to serve, on the database as it is."""
        running = self._running
        store = self.store = await stores.opened(self.database.file)
        running.push_async_callback(store.close)
        workers = KeptWorkers()
        running.push_async_callback(workers.close)
        self.desk = desk_of(store, workers, timing=QUICK, clock=lambda: self.now)
        running.push_async_callback(self.desk.close)
        await self._start_platforms()
        await start(self.desk)
        await asyncio.wait_for(self.discord.gateway.ready.wait(), PATIENCE)

    async def _start_platforms(self) -> None:
        telegram = TelegramPlatform(
            self.desk, self.telegram.token, self.telegram.api_url, limits=self.limits
        )
        known = Registered(self.discord, ENGLISH)
        discord = DiscordPlatform(
            self.desk, self.discord.token, self.discord.api_url, UNHURRIED, known
        )
        self.web = WebPlatform(self.desk, "127.0.0.1", 0, SECRET)
        self.discord.gateway.ready.clear()
        for platform in (telegram, discord, self.web):
            self.desk.attach(platform)
        await self.web.start()
        self._running.push_async_callback(self.web.close)
        for serves in (telegram, discord):
            await self._running.enter_async_context(serving(serves))  # type: ignore[arg-type]

    async def stop(self) -> None:
        """End, as on SIGTERM."""
        for caller in self._callers:
            await caller.close()
        self._callers.clear()
        await self._running.aclose()

    async def restart(self) -> None:
        """The program ends and begins again."""
        await self.stop()
        await self.start()

    async def later(self, seconds: float) -> None:
        """Turn the clock, and let happen what is due then. Messages and tokens grow older too."""
        self.now += seconds
        self.discord.ahead += seconds
        for chat in self.telegram.chats.values():
            for message in chat.messages.values():
                message.sent -= seconds
        await self.desk.clocks.tick()
        while self._waking():
            # The program's own clocks were at it, and whoever comes second waits for a second.
            self.now += 1.5
            await self.desk.clocks.tick()

    def _waking(self) -> bool:
        """Whether something is still to happen at a table."""
        return bool(self.database.rows("SELECT 1 FROM tables WHERE wake <= ?", self.now))

    async def tab(self, code: str = "", language: str = "en") -> Tab:
        """A page in a browser of its own."""
        return await self.browser(language).tab(code)

    def browser(self, language: str = "en") -> Caller:
        """A browser, for several pages."""
        self._callers.append(Caller(self.web.url, language))
        return self._callers[-1]

    def person(self, name: str, language: str = "en") -> Account:
        """Somebody new on Telegram."""
        account = self.telegram.user(name, language=language)
        self.names[str(account.user.id)] = name
        return account

    def user(self, name: str, locale: str = "en-US") -> User:
        """Somebody new on Discord."""
        user = self.discord.user(name, locale)
        self.names[str(user.id)] = name
        return user

    async def choose(self, user: User, channel: Channel, setting: str) -> None:
        """Press a button of /settings on Discord: "me.notices.never"."""
        answer = await user.slash(channel, "settings")
        await self.discord.until(lambda: answer.original and answer.original.buttons)
        assert answer.original is not None
        await user.send_and_wait(answer.original, f"ct:settings::0:{setting}")

    def calls(self) -> list[str]:
        """Whose devices have made a sound since this was asked last, in order."""
        rung = [*self._rung()]
        pinged = [str(ping.user) for ping in self.discord.pings]
        new = rung[self._seen[0] :] + pinged[self._seen[1] :]
        self._seen = [len(rung), len(pinged)]
        return [self.names[id] for id in new]

    def _rung(self) -> Iterator[str]:
        for call in self.telegram.calls:
            if call.status == 200 and call.method in ("sendPhoto", "sendMessage"):
                given = call.params.get("caption_entities") or call.params.get("entities") or []
                for entity in json.loads(given) if isinstance(given, str) else given:
                    if entity["type"] == "text_mention":
                        yield str(entity["user"]["id"])

    def unsent(self) -> int:
        """How many notices wait in the database, but for those held for their persons."""
        unsent = "SELECT count(*) FROM notices WHERE sent IS NULL AND held IS NULL"
        ((count,),) = self.database.rows(unsent)
        return int(count)


@asynccontextmanager
async def a_world(folder: Path) -> AsyncIterator[World]:
    """Both servers, and the bot serving them; whatever they find wrong fails the test."""
    async with TelegramServer() as telegram, Discord(limit=PATIENCE) as discord:
        discord.buckets = False
        world = World(folder, telegram, discord)
        try:
            await world.start()
            yield world
        finally:
            await world.stop()
        discord.check()


@dataclass
class Everywhere:
    """A match of Ann, in a Telegram group, against Dora, in a Discord channel."""

    world: World
    ann: Someone
    dora: User
    channel: Channel
    code: str = ""

    @property
    def board(self) -> Message:
        """What Telegram shows of it."""
        return self.ann.board

    @property
    def post(self) -> Post:
        """What Discord shows of it."""
        return self.channel.last

    async def settled(self) -> None:
        """Wait until the chats show the table once each and as it is, and nobody is still to be
        told. An old board that may not be deleted any more has lost its buttons."""
        async with asyncio.timeout(PATIENCE):
            while self.world.unsent() or await self._is_behind():
                await asyncio.sleep(0.01)
        assert not [fault for shown in (self.board, self.post) for fault in ugly(shown)]

    async def _is_behind(self) -> bool:
        revision = await self.world.desk.tables.revision(self.code)
        boards = [m for m in self.ann.messages if m.picture and m.buttons]
        shown = [*map(shown_on, boards), *map(shown_on, self.posts)]
        return shown != [revision] * 2

    @property
    def posts(self) -> list[Post]:
        """All that Discord shows of it to everybody."""
        return [m for m in self.channel.messages.values() if not m.ephemeral]

    async def told(self) -> list[str]:
        """Who was called since this was asked last, once everything is shown."""
        await self.settled()
        return self.world.calls()

    async def until_revision(self, revision: int) -> None:
        """Wait until the table stands at least there."""
        async with asyncio.timeout(PATIENCE):
            while await self.world.desk.tables.revision(self.code) < revision:
                await asyncio.sleep(0.01)

    async def changed(self, act: Awaitable[object]) -> None:
        """Do something that changes the table, and wait until everything shows it."""
        before = await self.world.desk.tables.revision(self.code)
        await act
        await self.until_revision(before + 1)
        await self.settled()

    async def ann_says(self, text: str) -> None:
        """Ann types a command that changes the table."""

        async def said() -> None:
            self.ann.say(text)

        await self.changed(said())

    async def ann_is_sure(self, verb: str) -> None:
        """Ann presses what asks first, such as "draw", and then what it asks about."""
        await self.changed(sure(self.ann, self.board, verb).answered())

    async def dora_is_sure(self, name: str, wanted: str = "", **given: str) -> None:
        """Dora gives a command that asks first, and presses what it asks about."""
        asked = await self.dora.slash(self.channel, name, **given)
        await self.world.discord.until(lambda: asked.original and asked.original.buttons)
        assert asked.original is not None
        label = wanted or list(asked.original.buttons)[-1]
        await self.changed(self.dora.press(asked.original, label))

    @property
    def move(self) -> str:
        """The first move that Telegram offers."""
        return next(label for label, p in payloads(self.board).items() if p.startswith("move:"))

    async def ann_plays(self) -> str:
        """Ann makes the first move that is offered."""
        move = self.move
        await self.ann.press(move, self.board)
        await self.settled()
        return move

    async def dora_plays(self) -> str:
        """Dora makes the first move that is offered."""
        move = discord_moves(self.post)[0]
        await self.dora.press(self.post, move)
        await self.settled()
        return move

    async def later(self, seconds: float) -> None:
        """So much later, when both chats show it."""
        await self.world.later(seconds)
        await self.settled()


def payloads(message: Message | Post) -> dict[str, str]:
    """What each button of a message sends to the desk, by its label."""
    if isinstance(message, Message):
        return {b["text"]: b.get("callback_data", "") for b in message.buttons}
    found = {label: b.get("custom_id", "") for label, b in message.buttons.items()}
    found |= {label: value for label, (_, value) in message.choices.items()}
    return {label: text.removeprefix("ct:") for label, text in found.items()}


def shown_on(message: Message | Post) -> int:
    """The table's revision that a message shows, as its buttons carry it."""
    found = (text.split(":")[2] for text in payloads(message).values() if text.count(":") >= 3)
    return max(map(int, found), default=-1)


def ugly(message: Message | Post) -> Iterator[str]:
    """What nobody wants to see on a phone, in whatever state the table is."""
    lines = [line for line in message.text.splitlines() if line]
    if re.search("[\ue000-\uf8ff]|{|}", message.text):
        yield f"a raw marker: {message.text!r}"
    if len(set(lines)) < len(lines) or len(lines) > 8 or len(message.text) > 400:
        yield f"too much is said: {message.text!r}"
    if any(len(label) > 40 for label in payloads(message)):
        yield f"long labels: {list(payloads(message))}"
    if isinstance(message, Message) and len(message.markup.get("inline_keyboard", ())) > 8:
        yield f"too many rows: {message.labels}"


async def sit_down(
    world: World,
    options: str = "",
    place: Chat | None = None,
    channel: Channel | None = None,
    thread: int | None = None,
    dora: User | None = None,
    language: str = "en",
) -> Everywhere:
    """Ann opens a table of Reversi, Dora shows it on Discord and joins, Ann deals and moves first;
    nobody was called for that."""
    ann = world.person("Ann", language).at(place or world.telegram.group(), thread)
    dora = dora or world.user("Dora")
    table = Everywhere(world, ann, dora, channel or world.discord.channel())
    ann.say(f"/play reversi first:1 {options}")
    lobby = await ann.offered("Beitreten" if language == "de" else "Join")
    table.code = lobby.buttons[0]["callback_data"].split(":")[1]
    await dora.slash(table.channel, "join", code=table.code)
    await world.discord.until(lambda: table.channel.messages)
    await dora.press(table.post, "Join")
    await ann.press("Start")
    await table.settled()
    assert not world.calls()
    return table


async def sit_down_three(world: World, options: str = "") -> Everywhere:
    """Eve, Ann and Dora play Crosswise, Ann and Eve in one group; Eve is to move."""
    group, dora = world.telegram.group(), world.user("Dora")
    eve, ann = world.person("Eve").at(group), world.person("Ann").at(group)
    table = Everywhere(world, ann, dora, world.discord.channel())
    eve.say(f"/play crosswise first:1 {options}")
    table.code = (await eve.sees("table ")).text.split("table ")[1][:LENGTH]
    await ann.press("Join")
    await dora.slash(table.channel, "join", code=table.code)
    await world.discord.until(lambda: table.channel.messages)
    await dora.press(table.post, "Join")
    await eve.press("Start")
    await table.settled()
    assert not world.calls()
    return table
