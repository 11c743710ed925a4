"""Computer players that stay from one test to the next: to start their process and to load a game
takes longer than most of what is then tried with them."""

import asyncio
import atexit
from collections.abc import Coroutine
from concurrent.futures import Future
from functools import cache
from threading import Thread
from typing import Any, TypeVar

from bot.monitoring.meters import Meters
from bot.players.pool import Pool, Urgency
from bot.players.process import PlayerProcess
from bot.players.thinker import Answer, Question
from bot.players.workers import GRACE, Workers
from tests.patience import PATIENCE

T = TypeVar("T")
LATE = "tests.late:GAMES"


def workers_for(games: str) -> Workers:
    """Those that stay for the games that most tests play, and a process of its own for others."""
    return KeptWorkers() if games == LATE else Workers(1, games)


class KeptWorkers(Workers):
    """Workers whose one process belongs to all of them: closed, they only cease to ask. Tests of
    the processes themselves have processes of their own."""

    def __init__(self) -> None:
        super().__init__(1, LATE)

    async def warm(self) -> None:
        await _aside(_pool().warm())

    async def _answer(self, question: Question, urgency: Urgency) -> Answer:
        return await _aside(_pool().ask(question, urgency))


@cache
def _pool() -> Pool:
    pool = Pool((PlayerProcess(LATE),), GRACE, Meters())
    atexit.register(lambda: _begun(pool.close()).result(PATIENCE))
    return pool


@cache
def _loop() -> asyncio.AbstractEventLoop:
    """The loop in which they are asked: those of tests end with them."""
    loop = asyncio.new_event_loop()
    Thread(target=loop.run_forever, name="kept players", daemon=True).start()
    return loop


def _begun(asked: Coroutine[Any, Any, T]) -> Future[T]:
    return asyncio.run_coroutine_threadsafe(asked, _loop())


async def _aside(asked: Coroutine[Any, Any, T]) -> T:
    return await asyncio.wrap_future(_begun(asked))
