"""The processes that share the tables, and which of them has to do with what.

Whatever has a key, as a chat or a shard, belongs to the living process that the key draws by
rendezvous hashing (Thaler and Ravishankar 1998, "Using name-based mappings to increase hit rates"):
when a process comes or goes, only what is its own changes hands.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable
from hashlib import blake2b

from bot.background import end
from bot.errors import DatabaseDown
from bot.store import processes as process_rows
from bot.store.database import Database
from bot.store.processes import Living

BEAT = 1.0  # seconds between two signs of life
GONE = 3.0  # seconds without one after which a process is gone
KEEPER = "keeper"  # the role of whoever keeps tables for people, on whichever platforms

log = logging.getLogger(__name__)


class Fleet:
    """This process among those that share its database. It says every ``beat`` seconds that it is
    alive, and is gone for itself as for the others once it could not for ``gone`` seconds. Where
    it has the database alone, all is its own."""

    def __init__(
        self, database: Database, roles: Iterable[str], beat: float = BEAT, gone: float = GONE
    ) -> None:
        self.id = secrets.token_hex(8)
        self._database = database
        self._roles = frozenset(roles)
        self._beat = beat
        self._gone = gone
        self._living: Living = {self.id: self._roles}
        self._seen = time.monotonic()
        self._listeners: list[Callable[[], None]] = []
        self._task: asyncio.Task[None] | None = None

    def listen(self, listener: Callable[[], None]) -> None:
        """Calls ``listener`` whenever other processes are alive than before."""
        self._listeners.append(listener)

    async def start(self) -> None:
        """Becomes known. Raises what the database raises."""
        if self._database.alone:
            return
        await self._sign()
        self._task = asyncio.create_task(self._run(), name="signs of life")

    async def close(self) -> None:
        """Says that this process ends, where that can be said."""
        if self._task is None:
            return
        await end([self._task])
        self._task = None
        try:
            await process_rows.leave(self._database, self.id)
        except Exception as error:  # the others notice
            log.info(
                "could not tell the other processes that this one ends: %s", type(error).__name__
            )

    def members(self, role: str) -> tuple[str, ...]:
        """The ids of the living processes that have a role, in an order that all share."""
        return tuple(sorted(one for one, roles in self._living.items() if role in roles))

    def mine(self, role: str, key: str) -> bool:
        """Whether what has this key belongs to this process, of those that have the role."""
        return self.owner(role, key) == self.id

    def owner(self, role: str, key: str) -> str:
        """The id of the process to which it belongs; "" where none has the role."""
        drawn = ((_weight(key, one), one) for one in self.members(role))
        return max(drawn, default=(0, ""))[1]

    def share(self, role: str) -> float:
        """How much of what is limited for all together is this process's, from 0 to 1."""
        members = self.members(role)
        return 1 / len(members) if self.id in members else 0.0

    async def served(self, role: str) -> float | None:
        """The seconds since when processes with the role have been there without a break, as far as
        this one can know; None where it is the first. One that was killed a moment before looks
        alive until its next sign does not come."""
        while not self._database.alone:
            elder = await process_rows.oldest_process(self._database, self.id, role)
            if elder is None:
                return None
            if elder.lives:
                return elder.age
            await asyncio.sleep(self._beat)
        return None

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._beat)
            try:
                async with asyncio.timeout(self._gone):
                    await self._sign()
            except Exception as error:
                known = isinstance(error, DatabaseDown)
                down = error if known else DatabaseDown(type(error).__name__)
                log.warning(
                    "could not tell the other processes that this one is alive", exc_info=down
                )
                if time.monotonic() - self._seen > self._gone:
                    self._know({})

    async def _sign(self) -> None:
        asked = time.monotonic()
        living = await process_rows.beat(self._database, self.id, self._roles, self._gone)
        self._seen = asked
        self._know(living)

    def _know(self, living: Living) -> None:
        before, self._living = self._living, living
        if before == living:
            return
        log.info("processes alive: %d", len(living))
        for listener in self._listeners:
            listener()


def dealt(keys: Iterable[str], members: Iterable[str]) -> dict[str, str]:
    """Who of the members has each key, so that all have equally many, give or take one: a key goes
    to the member that it draws of those with room. Without members nobody has any."""
    wanted, loads = sorted(keys), dict.fromkeys(sorted(members), 0)
    least, larger = divmod(len(wanted), len(loads) or 1)
    owners = dict[str, str]()
    for key in wanted if loads else ():
        room = least + (sum(load > least for load in loads.values()) < larger)
        drawn = ((_weight(key, one), one) for one, load in loads.items() if load < room)
        owners[key] = max(drawn)[1]
        loads[owners[key]] += 1
    return owners


def _weight(key: str, process: str) -> int:
    return int.from_bytes(blake2b(f"{process} {key}".encode(), digest_size=8).digest())
