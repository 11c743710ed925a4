"""Computer players that stay from one test to the next: to start their process and to load a game
takes longer than most of what is then tried with them."""

import asyncio
import atexit
from collections.abc import Coroutine
from concurrent.futures import Future
from functools import cache
from threading import Thread
from typing import Any, TypeVar

from bot.players.workers import Urgency, Workers
from engines.game import Rated, View
from tests.patience import PATIENCE

T = TypeVar("T")
BRIEF = 0.1  # seconds that a player thinks at most: how well it plays is tried elsewhere
LATE = "tests.late:GAMES"


def workers_for(games: str) -> Workers:
    """Those that stay for the games that most tests play, and a process of its own for others."""
    return KeptWorkers() if games == LATE else Workers(1, games)


class KeptWorkers(Workers):
    """Workers whose questions go to others, which stay: closed, they only cease to ask. Tests of
    the processes themselves have processes of their own."""

    def __init__(self) -> None:
        super().__init__(1, LATE)

    async def warm(self) -> None:
        await _aside(_kept().warm())

    async def choose(
        self, view: View, level: str, seconds: float, urgency: Urgency = Urgency.PLAY
    ) -> str:
        return await _aside(_kept().choose(view, level, min(seconds, BRIEF), urgency))

    async def rate(self, view: View, seconds: float, urgency: Urgency) -> tuple[Rated, ...]:
        return await _aside(_kept().rate(view, seconds, urgency))


@cache
def _kept() -> Workers:
    workers = Workers(1, LATE)
    atexit.register(lambda: _begun(workers.close()).result(PATIENCE))
    return workers


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
