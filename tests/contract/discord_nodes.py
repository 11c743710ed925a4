"""Processes that share a Discord token and a PostgreSQL server, all in one loop."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress

from bot.background import end
from bot.desk import Desk
from bot.errors import Fault
from bot.monitoring.health import Condition
from bot.people import Chat
from bot.platforms.discord import DiscordPlatform, Shared
from bot.platforms.discord.shards import SHARD_BITS
from bot.running.fleet import Fleet
from bot.settings import Role
from bot.store.store import Store
from tests.desks import desk_of
from tests.loopback.discord import Discord
from tests.patience import PATIENCE
from tests.thinking import KeptWorkers

UNHURRIED = 60.0  # seconds in which no answer is put off
BEAT, GONE = 0.1, 30.0  # of a fleet in a hurry; whoever ends says so


class Node:
    """One of the processes."""

    def __init__(
        self,
        discord: Discord,
        store: Store,
        fleet: Fleet,
        desk: Desk,
        platform: DiscordPlatform,
    ) -> None:
        self.store = store
        self.fleet = fleet
        self.desk = desk
        self.platform = platform
        self.discord = discord
        self.task = asyncio.create_task(platform.run())

    @property
    def shards(self) -> set[int]:
        """The shards that it has."""
        sessions = [line.session for line in self.discord.gateway.lines if line.session]
        count = max((session.shard[1] for session in sessions), default=0)
        return {shard for shard in range(count) if self.platform.owns(chat_on(shard))}

    @property
    def begun(self) -> bool:
        """Whether each of its shards is on line."""
        return self.platform.condition is Condition.CONNECTED

    async def stop(self) -> None:
        """End it as SIGTERM does."""
        with suppress(Fault):
            await end([self.task])
        await self.desk.close()
        await self.fleet.close()
        await self.store.close()


class Nodes:
    """All processes there are at a Discord."""

    def __init__(self, discord: Discord, url: str, stack: AsyncExitStack) -> None:
        self.discord = discord
        self._url = url
        self._stack = stack
        self._workers = KeptWorkers()
        stack.push_async_callback(self._workers.close)

    async def join(self, spacing: float = 0.0) -> Node:
        """One more; ``spacing`` as for the leases."""
        store = await Store.open(self._url)
        fleet = Fleet(store.database, [Role.DISCORD], BEAT, GONE)
        await fleet.start()
        desk = desk_of(store, self._workers)
        shared = Shared(store.database, fleet, spacing)
        platform = DiscordPlatform(
            desk, self.discord.token, self.discord.api_url, UNHURRIED, shared
        )
        desk.attach(platform)
        await desk.background.stop_computers()
        await desk.background.start()
        node = Node(self.discord, store, fleet, desk, platform)
        self._stack.push_async_callback(node.stop)
        return node

    async def settled(self, *shares: tuple[Node, int]) -> None:
        """Wait until each has so many shards, all are open, and the commands are registered."""
        await until(lambda: all(len(node.shards) == count for node, count in shares))
        await until(lambda: len(self.discord.gateway.lines) == self.discord.shards)
        await until(lambda: all(node.begun for node, _ in shares))
        await self.discord.until(lambda: self.discord.commands)


def chat_on(shard: int) -> Chat:
    """A channel of a server of which is told on this shard."""
    return Chat("discord", "1", server=str(shard << SHARD_BITS))


async def until(happened: Callable[[], object], patience: float = PATIENCE) -> None:
    async with asyncio.timeout(patience):
        while not happened():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def joined(discord: Discord, url: str) -> AsyncIterator[Nodes]:
    """Nodes that end with the context."""
    async with AsyncExitStack() as stack:
        yield Nodes(discord, url, stack)
