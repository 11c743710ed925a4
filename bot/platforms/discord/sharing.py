"""What a process has of the shards of its bot: all of them, where it is alone."""

import asyncio
import math
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol

from bot.store.shards import GatewaySession

SPACING = 5.5  # seconds between two shards that begin; Discord wants 5 when they reach it
LOOK = 0.1  # seconds between two looks whether another process has let go of something


class ShardShare(Protocol):
    """What a process has of an application's shards. ``lost``: it has none any more; ``news``: it
    may be to have others; ``look``: the seconds between two looks at what it wants and does not
    have, ``beat`` those between two notes, None for neither; ``lasts``: a session outlives it."""

    lost: asyncio.Event
    news: asyncio.Event
    look: float
    beat: float | None
    lasts: bool

    async def agree(self, recommended: int) -> int:
        """How many shards there are; what Discord recommends, unless others serve already."""
        ...

    async def wanted(self, count: int) -> frozenset[int]:
        """The shards that this process is to have, of so many."""
        ...

    async def take(self, shard: int) -> bool:
        """Whether a shard is this process's from now on."""
        ...

    async def free(self, shard: int) -> None:
        """Lets another process have a shard."""
        ...

    async def session(self, shard: int) -> GatewaySession | None:
        """What whoever had the shard has left."""
        ...

    async def note(self, known: Mapping[int, GatewaySession | None]) -> None:
        """Leaves these for whoever has the shards next."""
        ...

    async def turn(self, shard: int, lanes: int) -> None:
        """Waits until the shard may begin a session: one in some seconds of those in its lane."""
        ...

    async def begins(self, shard: int) -> None:
        """Waits until it may do so now: it has been connecting since its turn came."""
        ...

    async def outdated(self, commands: str) -> bool:
        """Whether this process is to register commands with this digest; then ``registered``."""
        ...

    async def registered(self, commands: str, done: bool) -> None:
        """It has, or could not."""
        ...


class Sharing(Protocol):
    """How processes share what comes in; ``alone``: there is one."""

    alone: bool

    def share(self, application: str) -> AbstractAsyncContextManager[ShardShare]:
        """This process's part, while the context lasts or until it is lost."""
        ...


class Alone:
    """A process that shares with nobody."""

    alone = True

    @asynccontextmanager
    async def share(self, application: str) -> AsyncIterator[ShardShare]:
        """All there is."""
        yield Everything()


class Everything:
    """All shards, and nothing that anybody else would have to know. ``spacing`` are the seconds
    between two shards of a lane that begin."""

    look = LOOK
    beat: float | None = None
    lasts = False

    def __init__(self, spacing: float = SPACING) -> None:
        self.lost = asyncio.Event()
        self.news = asyncio.Event()
        self._spacing = spacing
        self._lanes = 1
        self._free: dict[int, float] = {}  # when the next shard of a lane may begin
        self._begun: dict[int, float] = {}  # when the last one did

    async def agree(self, recommended: int) -> int:
        """What Discord recommends."""
        return recommended

    async def wanted(self, count: int) -> frozenset[int]:
        """All."""
        return frozenset(range(count))

    async def take(self, shard: int) -> bool:
        """Always."""
        return True

    async def free(self, shard: int) -> None:
        """Nobody else wants it."""

    async def session(self, shard: int) -> GatewaySession | None:
        """Nobody had it before."""
        return None

    async def note(self, known: Mapping[int, GatewaySession | None]) -> None:
        """Nobody has them next."""

    async def turn(self, shard: int, lanes: int) -> None:
        """Waits until the shard may begin a session."""
        self._lanes, now = lanes, time.monotonic()
        begins = max(now, self._free.get(shard % lanes, 0.0))
        self._free[shard % lanes] = begins + self._spacing
        await asyncio.sleep(begins - now)

    async def begins(self, shard: int) -> None:
        """Waits where another has begun while this one connected; the next one waits from now
        on."""
        lane = shard % self._lanes
        now = time.monotonic()
        while (free := self._begun.get(lane, -math.inf) + self._spacing) > now:
            await asyncio.sleep(free - now)
            now = time.monotonic()
        self._begun[lane] = now
        self._free[lane] = max(now + self._spacing, self._free.get(lane, 0.0))

    async def outdated(self, commands: str) -> bool:
        """Always: unchanged ones cost nothing there."""
        return True

    async def registered(self, commands: str, done: bool) -> None:
        """Nobody else would."""
