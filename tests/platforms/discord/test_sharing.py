"""How one process lets its shards begin one after the other."""

import asyncio
import time

from bot.platforms.discord.sharing import Everything

SPACING = 0.2


async def test_two_shards_whose_connections_come_at_once_begin_apart() -> None:
    share, begun = Everything(SPACING), list[float]()

    async def begin(shard: int) -> None:
        await share.begins(shard)
        begun.append(time.monotonic())

    for shard in range(3):  # the turns of all have come before any is connected
        await share.turn(shard, 1)
    await asyncio.gather(*(begin(shard) for shard in range(3)))
    assert begun[1] - begun[0] > 0.9 * SPACING
    assert begun[2] - begun[1] > 0.9 * SPACING
