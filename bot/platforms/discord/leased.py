"""Shards that several processes have between them, each leased in the database."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import TypeVar

from bot.platforms.discord.people import NAME
from bot.platforms.discord.sharing import LOOK, SPACING, ShardShare
from bot.running.fleet import Fleet, dealt
from bot.settings import Role
from bot.store import shards as shard_rows
from bot.store.database import Database
from bot.store.leases import Leases
from bot.store.shards import GatewaySession

_T = TypeVar("_T")

log = logging.getLogger(__name__)

BEAT = 1.0  # seconds between two notes how far shards have come
RETRY = 1.0  # seconds until the database is asked again


class Shared:
    """One of several processes: the living ones have equally many shards each, and leave each other
    how far those have come."""

    alone = False

    def __init__(self, database: Database, fleet: Fleet, spacing: float = SPACING) -> None:
        self._database = database
        self._fleet = fleet
        self._spacing = spacing
        self._news: set[asyncio.Event] = set()
        fleet.listen(self._changed)

    def _changed(self) -> None:
        for news in self._news:
            news.set()

    @asynccontextmanager
    async def share(self, application: str) -> AsyncIterator[ShardShare]:
        """What this process has leased."""
        async with self._database.leases() as leases:
            leased = Leased(self._database, self._fleet, leases, application, self._spacing)
            self._news.add(leased.news)
            try:
                yield leased
            finally:
                self._news.discard(leased.news)


class Leased:
    """The shards of which this process has the leases, ``spacing`` seconds between two of a lane
    that begin."""

    look = LOOK
    beat: float | None = BEAT
    lasts = True

    def __init__(
        self, database: Database, fleet: Fleet, leases: Leases, application: str, spacing: float
    ) -> None:
        self.lost = leases.lost
        self.news = asyncio.Event()
        self._database = database
        self._fleet = fleet
        self._leases = leases
        self._application = application
        self._spacing = spacing
        self._lanes = 1

    async def agree(self, recommended: int) -> int:
        """The number stays while any process serves: shards of another number would be told some
        things twice and others never."""
        serving = self._name("shards")
        await self._taken(f"ready {self._fleet.id}")
        while not self.lost.is_set():
            if await self._leases.take(serving):
                await shard_rows.set_shard_count(self._database, self._application, recommended)
                await self._leases.share(serving)
                await self._leases.free(serving)
                return recommended
            if await self._leases.share(serving):
                return await shard_rows.shard_count(self._database, self._application)
            await asyncio.sleep(LOOK)
        return recommended

    async def wanted(self, count: int) -> frozenset[int]:
        """As many as any other process has that is alive and ready, give or take one."""
        keys = {f"{shard}/{count}": shard for shard in range(count)}
        owners = dealt(
            keys, [one for one in self._fleet.members(Role.DISCORD) if await self._is_ready(one)]
        )
        return frozenset(keys[key] for key, one in owners.items() if one == self._fleet.id)

    async def _is_ready(self, process: str) -> bool:
        """Whether a process would take its shards now. It says so as long as it has a session at
        the database, so that one that is killed is missed before it is thought dead."""
        if process == self._fleet.id:
            return True
        return await self._leases.others_have(self._name(f"ready {process}"))

    async def take(self, shard: int) -> bool:
        """Whether nobody has it any more."""
        return await self._leases.take(self._name(f"shard {shard}"))

    async def free(self, shard: int) -> None:
        """Lets another process have a shard."""
        await self._leases.free(self._name(f"shard {shard}"))

    async def session(self, shard: int) -> GatewaySession | None:
        """What whoever had the shard has left."""
        return await self._asked(
            lambda: shard_rows.session(self._database, self._application, shard), None
        )

    async def note(self, known: Mapping[int, GatewaySession | None]) -> None:
        """Leaves these for whoever has the shards next; without them they begin anew."""
        await self._asked(
            lambda: shard_rows.keep_sessions(self._database, self._application, known), None
        )

    async def turn(self, shard: int, lanes: int) -> None:
        """Waits until the shard may begin a session."""
        self._lanes = lanes
        wait, asked = RETRY, (self._application, shard, lanes, self._spacing)
        while wait:
            wait = await self._asked(lambda: shard_rows.identify(self._database, *asked), RETRY)
            await asyncio.sleep(wait)

    async def begins(self, shard: int) -> None:
        """Waits where another has begun while this one connected; the next one, of whichever
        process, waits from now on."""
        wait, asked = RETRY, (self._application, shard, self._lanes, self._spacing)
        while wait:
            wait = await self._asked(lambda: shard_rows.begins(self._database, *asked), 0.0)
            await asyncio.sleep(wait)

    async def outdated(self, commands: str) -> bool:
        """Whether others are registered, and nobody else does it."""
        await self._taken("commands")
        known = await self._asked(
            lambda: shard_rows.registered(self._database, self._application), commands
        )
        if known == commands:
            await self._leases.free(self._name("commands"))
        return known != commands

    async def registered(self, commands: str, done: bool) -> None:
        """Notes it."""
        if done:
            await self._asked(
                lambda: shard_rows.register(self._database, self._application, commands), None
            )
        await self._leases.free(self._name("commands"))

    async def _taken(self, what: str) -> None:
        """Waits until it is this process's alone, or until nothing is."""
        while not (  # noqa: ASYNC110 - nobody says when it becomes free
            await self._leases.take(self._name(what)) or self.lost.is_set()
        ):
            await asyncio.sleep(LOOK)

    def _name(self, what: str) -> str:
        return f"{NAME} {self._application} {what}"

    async def _asked(self, ask: Callable[[], Awaitable[_T]], otherwise: _T) -> _T:
        """What the database says, or what goes for it while it is away."""
        try:
            return await ask()
        except Exception as error:
            log.warning("Discord: could not ask the database for shards: %s", type(error).__name__)
            return otherwise
