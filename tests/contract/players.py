"""A process that answers questions with players that misbehave: ``python -m tests.contract.players
URL`` runs until it is killed. It takes what the dead have left after half a second."""

import asyncio
import sys

from bot.players.workers import Workers
from bot.running.queue_worker import QueueWorker
from bot.store.database import open_queue, parse
from bot.store.postgres import engine_for
from bot.store.queue import Queue

GAMES = "tests.bot.thinkers:GAMES"
LAPSE, BEAT, FOREVER = 0.5, 0.1, 1000.0


async def main(url: str) -> None:
    """Answer until killed."""
    await (await open_queue(url)).close()
    workers = Workers(1, GAMES, grace=FOREVER)
    await QueueWorker(Queue(engine_for(parse(url)), LAPSE), workers, beat=BEAT).run()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
