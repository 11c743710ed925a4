"""A platform with people on it, everything that they are told being noted."""

import asyncio
import re
from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from bot.desk import Desk
from tests.leaks.script import CODE
from tests.leaks.traffic import Traffic
from tests.patience import PATIENCE

STANDING = (
    "RequestHandler.start",
    "RequestHandler._handle_request",
    "Gateway.",
    "Referee.",
    "signs of people, later",
    "page of the web table",
    "answers to a page",
    "signs of a page",
    "where a page is led",
)
"""Tasks of the loopback servers, which wait for what the bot asks next, a pause's clock, the minute
after which it is written who is here, and what a page that was opened anew waits for."""


class Venue(Protocol):
    """A loopback server, the real client, and one person a seat; the last one only watches."""

    ways: tuple[str, ...]
    people: tuple[str, ...]

    async def open(self, who: int) -> None:
        """Open a private screen for good."""
        ...

    async def slot(self, who: int, payload: str) -> None:
        """Press a button of the shared keyboard."""
        ...

    async def own(self, who: int, payload: str) -> None:
        """Press a button of the own private screen."""
        ...

    async def back(self, who: int, way: str) -> None:
        """Take the last choice back."""
        ...

    async def send(self, who: int, payload: str) -> None:
        """Send any payload at all."""
        ...

    async def tell(self, who: int, line: str) -> None:
        """Type a command."""
        ...

    async def alone(self, who: int, line: str) -> None:
        """Type a command where nobody else reads along."""
        ...

    async def settled(self) -> None:
        """Wait until everybody has been told what there is to tell."""
        ...


Meet = Callable[[Desk, Traffic, int], AbstractAsyncContextManager[Venue]]
"""Puts so many players and a watcher at a platform of the desk; the table is not there yet."""


BACK = "Back"


def step_back(offered: Iterable[tuple[str, str]]) -> str:
    """The payload that takes the last choice back, out of labels with payloads: that of [Back], or
    where pieces stand beside the cells, of the picked piece."""
    found = list(offered)
    backs = [payload for label, payload in found if label == BACK]
    backs += [payload for _, payload in found if re.fullmatch(f"mine:{CODE}:[0-9]+:", payload)]
    assert backs, found
    return backs[0]


class Calm:
    """Knows when a bot in this process has finished what it was doing."""

    def __init__(self) -> None:
        self._standing = asyncio.all_tasks()

    async def wait(self) -> None:
        """Return when nothing runs but what ran at the start."""
        calm = 0
        async with asyncio.timeout(PATIENCE):
            while calm < 3:
                await asyncio.sleep(0.002)
                calm = 0 if self._busy() else calm + 1

    def _busy(self) -> bool:
        ours = asyncio.all_tasks() - self._standing - {asyncio.current_task()}
        return not all(_stands(task) for task in ours)


def _stands(task: "asyncio.Task[object]") -> bool:
    made_of: str = getattr(task.get_coro(), "__qualname__", "")
    return task.get_name() in STANDING or made_of.startswith(STANDING)
