"""When a bot that runs in the loop of its test has done whatever it was asked for."""

import asyncio
from typing import Any

from tests.patience import PATIENCE

UNSEEN = {"notes of what is shown", "signs of people, later"}
"""What is written down a while later, and shown to nobody."""

SERVERS = "RequestHandler."
"""Begins the names of what goes on in servers: a connection that stays open, and a request. Whoever
in the bot has made that waits for it as well, if it is not one for news."""


class Rest:
    """What goes on in the loop when this is made, which is before anybody asks for anything, goes
    on always."""

    def __init__(self) -> None:
        self._always = asyncio.all_tasks()

    async def comes(self) -> None:
        """Wait until all that the bot was told of is done, with whatever followed from it."""
        try:
            async with asyncio.timeout(PATIENCE):
                while busy := self._busy():
                    await asyncio.wait(busy)
        except TimeoutError:
            raise AssertionError(f"these do not end: {self._busy()}") from None

    def _busy(self) -> "set[asyncio.Task[Any]]":
        others = asyncio.all_tasks() - self._always - {asyncio.current_task()}
        return {task for task in others if not _unseen(task)}


def _unseen(task: "asyncio.Task[Any]") -> bool:
    """Whether nothing comes of it that anybody sees."""
    name = getattr(task.get_coro(), "__qualname__", "")
    return task.get_name() in UNSEEN or name.startswith(SERVERS)
