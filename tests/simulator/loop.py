"""An event loop in which time passes only when nothing is left to be done, and in which the order
of everything follows from the seed."""

import asyncio
import random
import selectors
import socket
from collections.abc import Callable
from concurrent.futures import Executor
from contextvars import Context, copy_context
from functools import partial
from typing import Any, TypeVar, TypeVarTuple, Unpack

from tests.simulator.life import Life, life_of
from tests.simulator.network import Network
from tests.simulator.stand_ins import Moment

Ts = TypeVarTuple("Ts")
Result = TypeVar("Result")

THREAD = 0.02  # seconds that a thread takes, at most, for what it is given


class Stuck(Exception):
    """Nothing is left that could ever happen."""


class Waiting(selectors.SelectSelector):
    """Nothing comes from outside: to wait is to let time pass."""

    def __init__(self, moment: Moment, pass_on: Callable[[float], None]) -> None:
        super().__init__()
        self._moment = moment
        self._pass_on = pass_on

    def select(self, timeout: float | None = None) -> list[Any]:
        """Let so many seconds pass."""
        if timeout is None:
            raise Stuck
        if timeout > 0:
            self._moment.passed += timeout
            self._pass_on(timeout)
        return []


class SimulatedLoop(asyncio.SelectorEventLoop):
    """``moment`` is its clock, which tells ``pass_on`` of every step. Whatever belongs to a killed
    life is dropped when its time comes."""

    def __init__(
        self,
        moment: Moment,
        dice: random.Random,
        network: Network,
        pass_on: Callable[[float], None],
    ) -> None:
        super().__init__(Waiting(moment, pass_on))
        self._moment = moment
        self._dice = dice
        self._network = network
        self.set_task_factory(_kept)

    def time(self) -> float:
        """Seconds of the run."""
        return self._moment.passed

    # What belongs to a life ends with it.

    def call_soon(
        self,
        callback: Callable[[Unpack[Ts]], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.Handle:
        """As every loop does."""
        context = copy_context() if context is None else context
        life = life_of(context)
        if life is not None:
            return super().call_soon(partial(life.run, callback, *args), context=context)
        return super().call_soon(callback, *args, context=context)

    def call_soon_threadsafe(
        self,
        callback: Callable[[Unpack[Ts]], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.Handle:
        """There are no other threads."""
        return self.call_soon(callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[Unpack[Ts]], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        """As every loop does."""
        context = copy_context() if context is None else context
        life = life_of(context)
        if life is not None:
            return super().call_at(when, partial(life.run, callback, *args), context=context)
        return super().call_at(when, callback, *args, context=context)

    def call_later(
        self,
        delay: float,
        callback: Callable[[Unpack[Ts]], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        """As every loop does."""
        return self.call_at(self.time() + delay, callback, *args, context=context)

    # Threads

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*Ts], Result], *args: *Ts
    ) -> asyncio.Future[Result]:
        """Done here, at a moment that the dice give."""
        done: asyncio.Future[Result] = self.create_future()

        def work() -> None:
            if done.cancelled():
                return
            try:
                done.set_result(func(*args))
            except Exception as error:
                done.set_exception(error)

        self.call_later(self._dice.random() * THREAD, work)
        return done

    async def shutdown_default_executor(self, *_: Any) -> None:
        """There is none."""

    # The network

    async def create_server(
        self, protocol_factory: Any, host: Any = None, port: Any = None, **_: Any
    ) -> Any:
        """Listen in memory."""
        return self._network.listen(self, protocol_factory, port)

    async def sock_connect(self, sock: socket.socket, address: Any) -> None:
        """Dial in memory. Raises ConnectionRefusedError."""
        await self._network.dial(sock.fileno(), address[1])

    async def create_connection(
        self,
        protocol_factory: Any,
        host: Any = None,
        port: Any = None,
        *,
        sock: Any = None,
        **_: Any,
    ) -> Any:
        """Be connected in memory."""
        dialled = sock.fileno()
        sock.close()
        return self._network.connect(self, protocol_factory, dialled)

    def add_signal_handler(
        self, sig: int, callback: Callable[[Unpack[Ts]], object], *args: *Ts
    ) -> None:
        """Nobody sends signals."""


def _kept(
    loop: asyncio.AbstractEventLoop, coroutine: Any, *, context: Context | None = None, **_: Any
) -> "asyncio.Task[Any]":
    """A task that is not collected, and closed by that, when its process is killed."""
    context = copy_context() if context is None else context
    task = asyncio.Task(coroutine, loop=loop, context=context)
    life: Life | None = life_of(context)
    if life is not None:
        life.tasks.append(task)
    return task
