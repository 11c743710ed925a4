"""How computer players are asked: by the process that has the tables alone, or through the queue of
those that share them."""

from bot.players.thinking import Thinking
from bot.players.workers import Workers
from bot.running.matches import Matches
from bot.running.referee import Computers, Referee
from bot.running.service import Tables
from bot.running.timing import Timing
from bot.store.database import Database


def computers(
    database: Database, tables: Tables, workers: Workers, timing: Timing, plays: bool
) -> tuple[Thinking, Computers]:
    """Whom to ask for ratings, and which process has computer players move."""
    matches = Matches(database, tables)
    if database.queue is None:
        return workers, Referee(tables, matches, workers, timing)
    # What speaks with the queue takes long to import.
    from bot.running.queue_worker import QueueWorker  # noqa: PLC0415
    from bot.running.queued_thinking import QueuedComputers, QueuedThinking  # noqa: PLC0415

    thinking = QueuedThinking(database.queue, workers, plays)
    queue_worker = QueueWorker(database.queue, workers, plays)
    return thinking, QueuedComputers(
        database.queue, tables, matches, thinking, queue_worker, timing
    )
