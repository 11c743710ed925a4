"""What fails, when: a plan drawn from a seed, and carried out against the running fleet."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from tests.fleet.cluster import Cluster
from tests.fleet.member import Member
from tests.patience import LONG_PATIENCE

KILL, RESTART, CUT = "kill", "restart", "cut"
MODES = ("fast", "immediate")  # ways in which the server is restarted
CUT_SHARE = 0.4  # of the connections, when some are cut


@dataclass(frozen=True, slots=True)
class Fault:
    """What failed, and from when until when, by the Unix clock; a killed process is down until
    its page is served again."""

    kind: str
    target: str
    at: float
    until: float


@dataclass
class Chaos:
    """``kills`` of a random process, ``restarts`` of the server and ``cuts`` of connections, in an
    order and with pauses of up to ``pause`` seconds that depend on the ``dice`` alone. Before each
    of them ``gone_on`` is waited for, so that something happens between two on a busy machine as
    well. Of all processes one at least is always served."""

    cluster: Cluster
    members: Sequence[Member]
    dice: random.Random
    gone_on: Callable[[int], Awaitable[None]]  # told how many faults are still to come
    kills: int
    restarts: int
    cuts: int
    pause: float
    faults: list[Fault] = field(default_factory=list)
    last: float = 0.0  # when something has failed last; the server, when it was there again
    _coming: dict[str, "asyncio.Task[None]"] = field(default_factory=dict)

    async def run(self) -> None:
        """Let everything fail, and return at once after the last of it."""
        kinds = [KILL] * self.kills + [RESTART] * self.restarts + [CUT] * self.cuts
        self.dice.shuffle(kinds)
        for left, kind in zip(range(len(kinds), 0, -1), kinds, strict=True):
            await self.gone_on(left)
            await asyncio.sleep(self.dice.random() * self.pause)
            await {KILL: self._kill, RESTART: self._restart, CUT: self._cut}[kind]()

    async def over(self) -> None:
        """Wait until every killed process is served again."""
        await asyncio.gather(*self._coming.values())

    async def _kill(self) -> None:
        member = self.dice.choice(self.members)
        others = [one for one in self.members if one is not member]
        coming = [self._coming[one.name] for one in others if one.name in self._coming]
        if others and len(coming) == len(others):
            await asyncio.wait(coming, return_when=asyncio.FIRST_COMPLETED)
        if task := self._coming.get(member.name):
            task.cancel()
        at = time.time()
        self.last = at
        await asyncio.to_thread(member.kill)
        self._coming[member.name] = asyncio.create_task(self._come_back(member, at))

    async def _come_back(self, member: Member, at: float) -> None:
        try:
            await asyncio.sleep(self.dice.random() * self.pause)
            member.launch()
            await served(member)
        finally:
            self.faults.append(Fault(KILL, member.name, at, time.time()))

    async def _restart(self) -> None:
        at, mode = time.time(), self.dice.choice(MODES)
        await asyncio.to_thread(self.cluster.restart, mode)
        self.last = time.time()
        self.faults.append(Fault(RESTART, mode, at, time.time()))

    async def _cut(self) -> None:
        at, pids = time.time(), await self.cluster.clients()
        chosen = [pid for pid in pids if self.dice.random() < CUT_SHARE]
        await self.cluster.cut(chosen)
        self.last = at
        self.faults.append(Fault(CUT, f"{len(chosen)} of {len(pids)}", at, time.time()))


async def served(member: Member) -> None:
    """Wait until its page is served; one that the server's absence has ended is started again, as
    whatever supervises it does. Raises TimeoutError."""
    async with asyncio.timeout(LONG_PATIENCE):
        while not await asyncio.to_thread(member.answers):
            if member.fell:
                await asyncio.to_thread(member.kill)
                member.launch()
            await asyncio.sleep(0.1)
