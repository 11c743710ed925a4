"""The shards that this process has, each with its line: opened, moved and closed while it runs."""

import asyncio
import logging
import time
from collections.abc import Callable

from bot.background import UnderWay, end
from bot.people import Chat
from bot.platforms.discord.client import Client
from bot.platforms.discord.line import END, LEAVE, ShardConnection
from bot.platforms.discord.sharing import ShardShare
from bot.store.shards import GatewaySession

log = logging.getLogger(__name__)

SHUTDOWN_SECONDS = 3.0  # seconds that what is under way has when a process ends
SHARD_BITS = 22  # of a server's id, which stand to the right of those that name its shard


class Shards:
    """Keeps the lines of this process's shards. ``changed`` is called when it has others; what has
    come in on them counts as ``under_way`` until it is done."""

    def __init__(self, changed: Callable[[], None], under_way: UnderWay) -> None:
        self._changed = changed
        self._under_way = under_way
        self._count = 0
        self._running: dict[int, asyncio.Task[None]] = {}
        self._lines: dict[int, ShardConnection] = {}
        self._before: dict[
            int, GatewaySession | None
        ] = {}  # how far they had come at the last look
        self._noted: dict[int, GatewaySession | None] = {}
        self._noted_at = 0.0

    @property
    def any(self) -> bool:
        """Whether this process has any."""
        return bool(self._lines)

    @property
    def connected(self) -> bool:
        """Whether it has any, and all of them are on line."""
        return self.any and all(line.connected for line in self._lines.values())

    def serve(self, chat: Chat) -> bool:
        """Whether what happens in a chat comes in here: direct messages on the first shard, and so
        what is of no known server."""
        return self._count > 0 and shard_of(chat, self._count) in self._lines

    async def run(self, client: Client, share: ShardShare) -> None:
        """Keeps the shards of this process open until its share is lost, or until cancelled. Raises
        discord.ConnectionClosed when Discord will have one no longer, and GatewayNotFound."""
        recommended, lanes = await client.gateway()
        self._count = await share.agree(recommended)
        client.divide(self._count)
        client.begins = share.begins
        try:
            while not share.lost.is_set():
                share.news.clear()
                settled = await self._settle(client, share, lanes)
                await self._note(share)
                await self._pause(share, share.beat if settled else share.look)
        finally:
            await self._close(share)

    async def _settle(self, client: Client, share: ShardShare, lanes: int) -> bool:
        """Opens and closes lines; whether this process has what it is to have."""
        wanted = await share.wanted(self._count)
        had = set(self._lines)
        for shard in had - wanted:
            await self._leave(share, shard)
        for shard in sorted(wanted - had):
            if await share.take(shard):
                await self._open(client, share, shard, lanes)
        if had != set(self._lines):
            log.info("Discord: shards %s of %d", sorted(self._lines) or "none", self._count)
            self._changed()
        return wanted == set(self._lines)

    async def _open(self, client: Client, share: ShardShare, shard: int, lanes: int) -> None:
        async def turn(shard: int) -> None:
            await share.turn(shard, lanes)

        session = _later(await share.session(shard), self._before.pop(shard, None))
        self._noted[shard] = session
        self._lines[shard] = line = ShardConnection(
            client, shard, turn, session, LEAVE if share.lasts else END
        )
        self._running[shard] = asyncio.create_task(line.run(), name=f"shard {shard}")

    async def _leave(self, share: ShardShare, shard: int) -> None:
        """Closes a line and lets another process go on with it, after exactly what has come in."""
        line = self._lines.pop(shard)
        await end([self._running.pop(shard)])
        self._before.pop(shard, None)
        await share.note({shard: line.session})
        await share.free(shard)

    async def _note(self, share: ShardShare) -> None:
        """Leaves how far all had come a while ago: what is under way when this process is killed is
        to be delivered again."""
        if share.beat is None or time.monotonic() - self._noted_at < share.beat:
            return
        self._noted_at = time.monotonic()
        now = {shard: line.session for shard, line in self._lines.items()}
        known = {shard: _earlier(self._before.get(shard), now[shard]) for shard in now}
        fresh = {shard: known[shard] for shard in now if known[shard] != self._noted.get(shard)}
        if fresh:
            await share.note(fresh)
        self._noted |= fresh
        self._before = now

    async def _pause(self, share: ShardShare, seconds: float | None) -> None:
        """Waits until there is something to do. Raises what has ended a line."""
        waits = [asyncio.create_task(event.wait()) for event in (share.news, share.lost)]
        try:
            running = {*self._running.values(), *waits}
            await asyncio.wait(running, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await end(waits)
        for task in self._running.values():
            if task.done():
                task.result()

    async def _close(self, share: ShardShare) -> None:
        """Closes all lines. What is not done soon is to be delivered again; where the share is
        lost, this process may go on with them itself."""
        lines, running = self._lines, self._running
        self._lines, self._running = {}, {}
        await end(running.values())
        now = {shard: line.session for shard, line in lines.items()}
        if share.lasts and not share.lost.is_set():
            done = await self._under_way.over(SHUTDOWN_SECONDS)
            known = {n: now[n] if done else _earlier(self._before.get(n), now[n]) for n in now}
            await share.note(known)
            now = {}
        self._before, self._noted = now, {}
        if lines:
            self._changed()


def shard_of(chat: Chat, count: int) -> int:
    """The shard on which Discord tells what happens in a chat."""
    server = int(chat.server) if chat.server and not chat.private else 0
    return (server >> SHARD_BITS) % count


def _earlier(before: GatewaySession | None, now: GatewaySession | None) -> GatewaySession | None:
    """How far a stream had come before; another stream than now has none of that."""
    return before if before and now and before.id == now.id else now


def _later(left: GatewaySession | None, own: GatewaySession | None) -> GatewaySession | None:
    """What was left, or what this process remembers of the same stream, where that is more."""
    if left is None or own is None or left.id != own.id:
        return left or own
    return max(left, own, key=lambda session: session.sequence)
