"""The bot's process, which is one of many lives in the process that simulates it."""

import asyncio
import random
import sqlite3
from collections.abc import Callable
from contextvars import Context, ContextVar
from dataclasses import dataclass, field
from typing import Any, Protocol

current: ContextVar["Life | None"] = ContextVar("life", default=None)

NEAR = 3.0  # points, on average, from where a plan is due to the kill that aims at it

SEND, ACKNOWLEDGE, COMMIT, COMMITTED = "send", "acknowledge", "commit", "committed"


class Killed(BaseException):
    """This process is no more: unwinds what it was just doing on the disk."""


class Lock(Protocol):
    """What the system takes back when its owner ends."""

    def release(self, force: bool = ...) -> Any:
        """Let another process have it."""
        ...


@dataclass(eq=False)
class Life:
    """One run of the bot, from its start to its end. Everything that its code has begun carries it
    in its context; killed, nothing of that goes on, and nothing that was on its way arrives."""

    number: int
    alive: bool = True
    connections: list[sqlite3.Connection] = field(default_factory=list)
    locks: list[Lock] = field(default_factory=list)
    tasks: list[asyncio.Task[Any]] = field(default_factory=list)  # or dead ones would be collected
    on_end: list[Callable[[], None]] = field(default_factory=list)

    def run(self, callback: Callable[..., object], *args: Any) -> None:
        """Do what was to be done, unless its process has been killed since."""
        if self.alive:
            callback(*args)

    def kill(self) -> None:
        """End it here and now, as the system would: transactions are undone, locks taken back."""
        self.alive = False
        for connection in self.connections:
            connection.close()
        for end in self.on_end:
            end()


@dataclass
class Reaper:
    """Kills the bot where something has just left it, arrived, or is being written: after ``gaps``
    of these points, drawn from the ``dice``. None while ``at_peace``. One that ``aims`` kills where
    a plan or a notice is due or a pause ends, at its commit or soon after, and nowhere else."""

    dice: random.Random
    gap: float = 400.0  # points between two kills, on average
    aims: bool = False
    at_peace: bool = True
    passed: int = 0
    kills: list[str] = field(default_factory=list)
    left: int = 0
    on_kill: Callable[[Life, str], None] = lambda life, point: None

    def begin(self) -> None:
        """Kill from now on."""
        self.at_peace = False
        self._draw()

    def _draw(self) -> None:
        self.left = 0 if self.aims else 1 + int(self.dice.expovariate(1 / self.gap))

    def reached(self, point: str, life: Life | None, due: bool = False) -> bool:
        """Whether the bot has just been killed here, where a plan is ``due`` or not."""
        if life is None or not life.alive:
            return False
        self.passed += 1
        if self.at_peace:
            return False
        if self.aims and not self.left:
            if not due:
                return False
            self.left = 1 + int(self.dice.expovariate(1 / NEAR))
        self.left -= 1
        if self.left > 0:
            return False
        self._draw()
        self.kills.append(point)
        life.kill()
        self.on_kill(life, point)
        return True


def life_of(context: Context) -> Life | None:
    """Whose process something belongs to; None for the world around it."""
    return context.get(current)
