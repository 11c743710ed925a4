"""Two processes, a PostgreSQL server and a Discord of their own: how long a shard is without a
process when one is killed or joins, and when a press made meanwhile is shown."""

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from tests import postgres
from tests.bench.rows import Row, row
from tests.bot.mortal import PROGRAM, Mortal
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Guild, Message
from tests.platforms.discord.play import moves, open_match, revision, to_move

SHARDS = 8
WITHIN = 60.0


class Pair:
    """Two processes that share a token."""

    def __init__(self, discord: Discord, url: str, folder: Path) -> None:
        self.discord = discord
        self.bots = [self._bot(url, folder / name) for name in ("one", "two")]

    def _bot(self, url: str, folder: Path) -> Mortal:
        folder.mkdir()
        api = {"DISCORD_TOKEN": self.discord.token, "DISCORD_API_URL": self.discord.api_url}
        return Mortal(folder, PROGRAM, DATABASE_URL=url, ROLES="discord,web", **api)

    async def start(self, number: int) -> list[float]:
        """Start one; how long each shard that it takes was without a process."""
        gateway, before = self.discord.gateway, len(self.discord.gateway.gaps)
        expected = SHARDS // 2 if gateway.lines else 0
        await asyncio.to_thread(self.bots[number].start)
        await self._until(lambda: len(gateway.gaps) >= before + expected)
        await self.open()
        return gateway.gaps[before:]

    async def open(self) -> None:
        """Wait until every shard is open."""
        await self._until(lambda: len(self.discord.gateway.lines) == SHARDS)

    async def _until(self, happened: Callable[[], bool]) -> None:
        async with asyncio.timeout(WITHIN):
            while not happened():
                await asyncio.sleep(0.005)


async def pressed(board: Message, player: User, began: float) -> float:
    """The seconds until a press now is shown."""
    was = revision(board)
    await player.tap(board, moves(board)[0])
    await player.discord.until(lambda: revision(board) > was, WITHIN)
    return time.monotonic() - began


async def killed(
    pair: Pair, number: int, boards: list[Message], people: tuple[User, User]
) -> tuple[list[float], list[float]]:
    """Kill one and press on every board: the seconds until each shard has a process again, and
    those until the boards show what was pressed where nobody was told of it at once."""
    # Whoever has just started paints its first boards now, not after the kill.
    await asyncio.gather(*(pressed(b, to_move(b, *people), 0.0) for b in boards))
    pair.bots[number].kill()
    began, gaps = time.monotonic(), len(pair.discord.gateway.gaps)
    pair.discord.lost_answers = len(pair.discord.interactions)
    presses = (pressed(board, to_move(board, *people), began) for board in boards)
    shown = sorted(await asyncio.gather(*presses))
    await pair.open()
    return pair.discord.gateway.gaps[gaps:], shown[SHARDS // 2 :]


async def rows(kills: int = 5) -> list[Row]:
    """Kill one after the other, so many times, and start it again."""
    taken, shown, moved = list[float](), list[float](), list[float]()
    async with AsyncExitStack() as stack:
        server = stack.enter_context(postgres.running())
        folder = Path(stack.enter_context(TemporaryDirectory()))
        url = await server.fresh()
        discord = Discord(shards=SHARDS, max_concurrency=SHARDS, buckets=False, limit=WITHIN)
        pair = Pair(await stack.enter_async_context(discord), url, folder)
        for number in range(2):
            await pair.start(number)
            stack.callback(pair.bots[number].kill)
        await discord.until(lambda: discord.commands, WITHIN)
        people = discord.user("Ann"), discord.user("Bob")
        guilds = [Guild("A server", id=(1000 + shard) << 22) for shard in range(SHARDS)]
        discord.guilds |= {guild.id: guild for guild in guilds}
        boards = [await open_match(discord, *people, discord.channel(g)) for g in guilds]
        for number in range(kills):
            gaps, seen = await killed(pair, number % 2, boards, people)
            taken, shown = taken + gaps, shown + seen
            moved += await pair.start(number % 2)
    begun = f"{len(discord.gateway.identifies) - SHARDS} sessions were lost"
    return [
        row("shard without a process, kill -9", taken, begun),
        row("press at the kill until it is shown", shown),
        row("shard without a process, one joins", moved),
    ]
