"""Processes that share a Discord token and a PostgreSQL server, all in one loop."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress

from bot.background import end
from bot.desk import Desk
from bot.errors import Fault
from bot.platforms.discord import DiscordPlatform, Shared
from bot.running.fleet import Fleet
from bot.settings import Role
from bot.store import Store
from tests.english import ENGLISH
from tests.loopback.discord import Discord
from tests.patience import PATIENCE
from tests.thinking import KeptWorkers

UNHURRIED = 60.0  # seconds in which no answer is put off
BEAT, GONE = 0.1, 30.0  # of a fleet in a hurry; whoever ends says so


class Node:
    """One of the processes."""

    def __init__(self, store: Store, fleet: Fleet, desk: Desk, platform: DiscordPlatform) -> None:
        self.store = store
        self.fleet = fleet
        self.desk = desk
        self.platform = platform
        self.task = asyncio.create_task(platform.run())

    @property
    def shards(self) -> set[int]:
        """The shards that it has."""
        return set(self.platform._shards._lines)

    @property
    def begun(self) -> bool:
        """Whether each of its shards could go on elsewhere."""
        return all(line.session for line in self.platform._shards._lines.values())

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
        fleet = Fleet(store, [Role.DISCORD], BEAT, GONE)
        await fleet.start()
        desk = Desk(store, self._workers, ENGLISH)
        shared = Shared(store, fleet, spacing)
        platform = DiscordPlatform(
            desk, self.discord.token, self.discord.api_url, UNHURRIED, shared
        )
        desk.attach(platform)
        await desk.stand_by()
        await desk.wake()
        node = Node(store, fleet, desk, platform)
        self._stack.push_async_callback(node.stop)
        return node

    async def settled(self, *shares: tuple[Node, int]) -> None:
        """Wait until each has so many shards, all are open, and the commands are registered."""
        await until(lambda: all(len(node.shards) == count for node, count in shares))
        await until(lambda: len(self.discord.gateway.lines) == self.discord.shards)
        await until(lambda: all(node.begun for node, _ in shares))
        await self.discord.until(lambda: self.discord.commands)


async def until(happened: Callable[[], object], patience: float = PATIENCE) -> None:
    async with asyncio.timeout(patience):
        while not happened():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def joined(discord: Discord, url: str) -> AsyncIterator[Nodes]:
    """Nodes that end with the context."""
    async with AsyncExitStack() as stack:
        yield Nodes(discord, url, stack)
