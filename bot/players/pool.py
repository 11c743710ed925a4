"""Processes of players, and the questions that wait for one."""

import asyncio
import heapq
import time
from collections import Counter
from enum import IntEnum
from itertools import count as numbers

from msgspec.structs import replace

from bot.background import Background, end
from bot.monitoring.labels import QueueKind
from bot.monitoring.meters import Meters
from bot.players.process import LOST, NotStarted, PlayerProcess
from bot.players.thinker import Answer, Question, kind_of_level

LEAST = 0.05  # seconds of thinking, however many wait


class Urgency(IntEnum):
    """Whose question is answered first when several wait."""

    PLAY = 0  # somebody waits for the computer's move
    HINT = 1  # somebody has asked for one
    SHOW = 2  # only computers play
    STUDY = 3  # a match is analysed, one short question after the other


class Pool:
    """Some processes that answer in turn. One that does not answer within ``grace`` seconds of its
    time is stopped and replaced; while it is, it is asked nothing, and the question goes to another
    if there is one. A question that is being thought about is not interrupted by a more urgent
    one."""

    def __init__(
        self, processes: tuple[PlayerProcess, ...], grace: float, meters: Meters | None = None
    ) -> None:
        self._processes = processes
        self._meters = meters or Meters()
        self._grace = grace
        self._idle = _Idle(processes)
        self._background = Background()
        self._closed = False
        self._retired = False

    @property
    def waiting(self) -> Counter[Urgency]:
        """How many questions of each urgency wait for a free process."""
        return self._idle.lengths

    @property
    def ids(self) -> tuple[int, ...]:
        """The ids of the processes that run now."""
        return tuple(process.id for process in self._processes if process.id)

    async def warm(self) -> None:
        """Waits until all processes are warm, or have failed to start."""
        await asyncio.gather(*(process.warm() for process in self._processes))

    async def close(self) -> None:
        """Stops all processes at once, whatever they are thinking about."""
        self._closed = True
        await self._background.close()
        for process in self._processes:
            await process.stop()

    async def retire(self) -> None:
        """Stops every process as soon as it has answered whoever waits."""
        self._retired = True
        for process in self._idle.free:
            await process.stop()

    async def ask(self, question: Question, urgency: Urgency) -> Answer:
        """The answer; with ``trouble`` where there is none. What the wait for a free process takes
        is missing from the thought, except for an analysis."""
        asked = time.monotonic()
        self._revive()
        process = await self._idle.take(urgency)
        self._meters.waited(QueueKind.PROCESS, urgency.name.lower(), time.monotonic() - asked)
        if urgency is not Urgency.STUDY:  # nobody looks at the clock for an analysis
            left = question.seconds - (time.monotonic() - asked)
            # Those who wait behind this question get an equal share of the time.
            share = left / (1 + self._idle.waiting(urgency))
            question = replace(question, seconds=max(LEAST, share))
        thought = self._background.start(self._thought(process, question), "thought")
        try:
            return await asyncio.shield(thought)
        except asyncio.CancelledError:
            self._background.start(self._run_out(thought), "thought that nobody waits for")
            raise

    async def _thought(self, process: PlayerProcess, question: Question) -> Answer:
        try:
            with self._meters.thinking(question.view.game, kind_of_level(question)):
                return await process.ask(question, question.seconds + self._grace)
        except NotStarted as error:
            return Answer(trouble=f"does not start: {error}", absent=True)
        except LOST as error:
            return Answer(trouble=f"stopped after {type(error).__name__}")
        finally:
            if self._retired and not self._idle.waiting(Urgency.STUDY):
                await process.stop()
            if process.id or self._closed or self._retired:
                self._idle.put(process)
            else:
                self._background.start(self._renewed(process), "new player", table="")

    def _revive(self) -> None:
        """Starts processes anew that have died while they had nothing to do."""
        for process in self._processes:
            if process.died:
                self._background.start(process.warm(), "new player", table="")

    async def _run_out(self, thought: "asyncio.Task[Answer]") -> None:
        """Lets a thought whose answer nobody waits for any more come to its end: most are sooner
        over than a new process is warm."""
        await asyncio.wait({thought}, timeout=self._grace)
        await end((thought,))

    async def _renewed(self, process: PlayerProcess) -> None:
        try:
            await process.warm()
        finally:
            self._idle.put(process)


class _Idle:
    """The workers that have nothing to do, and the questions that wait for one: the most urgent
    is served first, of equal ones the oldest. What nobody waits for, analyses and matches that are
    only watched, never holds all of several workers."""

    def __init__(self, workers: tuple[PlayerProcess, ...]) -> None:
        self.free = list(workers)
        self._queue: list[tuple[Urgency, int, asyncio.Future[PlayerProcess]]] = []
        self._numbers = numbers()
        self._patient: set[PlayerProcess] = set()
        self._most = max(1, len(workers) - 1)

    async def take(self, urgency: Urgency) -> PlayerProcess:
        """A worker, as soon as it is this question's turn."""
        future: asyncio.Future[PlayerProcess] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._queue, (urgency, next(self._numbers), future))
        self._serve()
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self.put(future.result())
            raise

    def put(self, worker: PlayerProcess) -> None:
        """The worker is free again."""
        self._patient.discard(worker)
        self.free.append(worker)
        self._serve()

    def waiting(self, urgency: Urgency) -> int:
        """How many questions wait that are at least as urgent."""
        return sum(of <= urgency and not future.done() for of, _, future in self._queue)

    @property
    def lengths(self) -> Counter[Urgency]:
        """How many questions of each urgency wait."""
        return Counter(urgency for urgency, _, future in self._queue if not future.done())

    def _serve(self) -> None:
        while self.free and self._queue:
            urgency, _, future = self._queue[0]
            patient = urgency >= Urgency.SHOW
            if patient and len(self._patient) >= self._most and not future.done():
                return
            heapq.heappop(self._queue)
            if future.done():  # whoever asked no longer waits
                continue
            worker = next((one for one in self.free if one.id), self.free[0])
            self.free.remove(worker)
            if patient:
                self._patient.add(worker)
            future.set_result(worker)
