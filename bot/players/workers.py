"""The processes in which computer players think, so that nothing else ever waits for them."""

import asyncio
import heapq
import logging
import os
import pickle
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Coroutine
from dataclasses import replace
from enum import IntEnum
from itertools import count as numbers
from typing import Any, TypeVar

from bot.players.thinker import LENGTH, Answer, Question, frame, known
from engines.game import Rated, View
from engines.kernels import compiled

GAMES = "engines:GAMES"
START_LIMIT = 300.0  # seconds to import the games and warm up, also when code is compiled anew
GRACE = 2.0  # seconds after its time in which a player's answer still counts
TRIES = 2
LEAST = 0.05  # seconds of thinking, however many wait
log = logging.getLogger(__name__)

_T = TypeVar("_T")
_LOST = (TimeoutError, EOFError, ConnectionError, OSError, pickle.UnpicklingError)


class Urgency(IntEnum):
    """Whose question is answered first when several wait."""

    PLAY = 0  # somebody waits for the computer's move
    HINT = 1  # somebody has asked for one
    SHOW = 2  # only computers play
    STUDY = 3  # a match is analysed, one short question after the other


class Workers:
    """``count`` processes that think for all tables, started when first needed or by ``start``.

    ``games`` names the games they know as ``module:mapping``; ``grace`` are the seconds after
    which a player that does not answer is stopped and replaced. A process that is being replaced
    is asked nothing before it is warm; the question goes to another if there is one. A question
    that is being thought about is not interrupted by a more urgent one.
    """

    def __init__(self, count: int = 1, games: str = GAMES, grace: float = GRACE) -> None:
        self._workers = tuple(_Worker(games) for _ in range(count))
        self._games = games
        self._grace = grace
        self._idle = _Idle(self._workers)
        self._busy: set[asyncio.Task[Any]] = set()
        self._closed = False

    @property
    def processes(self) -> tuple[int, ...]:
        """The ids of the processes that run now."""
        return tuple(worker.process for worker in self._workers if worker.process)

    def start(self) -> None:
        """Start all processes in the background, so that the first question finds them ready; one
        before the others where it has to compile what all of them use."""
        if all(map(compiled, known(self._games).values())):
            self._in_background(self.warm())
            return
        log.info("the computer players are compiled, once; a first move may take half a minute")
        self._in_background(self._compiled())

    async def _compiled(self) -> None:
        await self._workers[0].warm()
        await self.warm()

    async def warm(self) -> None:
        """Wait until all processes are warm, or have failed to start."""
        await asyncio.gather(*(worker.warm() for worker in self._workers))

    async def close(self) -> None:
        """Stop all processes at once, whatever they are thinking about."""
        self._closed = True
        for task in tuple(self._busy):
            task.cancel()
        await asyncio.gather(*self._busy, return_exceptions=True)
        for worker in self._workers:
            await worker.stop()

    async def choose(
        self, view: View, level: str, seconds: float, urgency: Urgency = Urgency.PLAY
    ) -> str:
        """One of ``view.moves``, chosen by a player of ``level`` within ``seconds`` from now: what
        the wait for a free process takes is missing from the thought, which has ``LEAST`` seconds
        at any rate. When the players fail again and again it is the first of the moves, so that
        the match goes on."""
        if len(view.moves) == 1:
            return view.moves[0]
        question = Question(view, level, seconds)
        for _ in range(TRIES):
            answer = await self._ask(question, urgency)
            if answer.move in view.moves:
                return answer.move
            _warn(question, answer, "no legal move")
        return view.moves[0]

    async def rate(self, view: View, seconds: float, urgency: Urgency) -> tuple[Rated, ...]:
        """Every move of ``view.moves`` with what it leads to, the best first, found in
        ``seconds``; () when the players fail again and again."""
        question = Question(view, "", seconds)
        for _ in range(TRIES):
            answer = await self._ask(question, urgency)
            if {one.move for one in answer.rated} == set(view.moves):
                return answer.rated
            _warn(question, answer, "not every move")
        return ()

    async def _ask(self, question: Question, urgency: Urgency) -> Answer:
        asked = time.monotonic()
        self._revive()
        worker = await self._idle.take(urgency)
        if urgency is not Urgency.STUDY:  # nobody looks at the clock for an analysis
            left = question.seconds - (time.monotonic() - asked)
            # Those who wait behind this question get an equal share of the time.
            share = left / (1 + self._idle.waiting(urgency))
            question = replace(question, seconds=max(LEAST, share))
        thought = self._in_background(self._thought(worker, question))
        try:
            return await asyncio.shield(thought)
        except asyncio.CancelledError:
            self._in_background(self._run_out(thought))
            raise

    async def _thought(self, worker: "_Worker", question: Question) -> Answer:
        try:
            return await worker.ask(question, question.seconds + self._grace)
        except _LOST as error:
            return Answer(trouble=f"stopped after {type(error).__name__}")
        finally:
            if worker.process or self._closed:
                self._idle.put(worker)
            else:
                self._in_background(self._renewed(worker))

    def _revive(self) -> None:
        """Start processes anew that have died while they had nothing to do."""
        for worker in self._workers:
            if worker.died:
                self._in_background(worker.warm())

    async def _run_out(self, thought: asyncio.Task[Answer]) -> None:
        """Let a thought whose answer nobody waits for any more come to its end: most are sooner
        over than a new process is warm."""
        await asyncio.wait({thought}, timeout=self._grace)
        thought.cancel()

    async def _renewed(self, worker: "_Worker") -> None:
        try:
            await worker.warm()
        finally:
            self._idle.put(worker)

    def _in_background(self, work: Coroutine[Any, Any, _T]) -> asyncio.Task[_T]:
        task = asyncio.create_task(work)
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)
        return task


def _warn(question: Question, answer: Answer, otherwise: str) -> None:
    what, trouble = question.level or "ratings", answer.trouble or otherwise
    log.warning("computer player of %s (%s): %s", question.view.game, what, trouble)


class _Idle:
    """The workers that have nothing to do, and the questions that wait for one: the most urgent
    is served first, of equal ones the oldest. What nobody waits for, analyses and matches that are
    only watched, never holds all of several workers."""

    def __init__(self, workers: "tuple[_Worker, ...]") -> None:
        self._free = list(workers)
        self._queue: list[tuple[Urgency, int, asyncio.Future[_Worker]]] = []
        self._numbers = numbers()
        self._patient: set[_Worker] = set()
        self._most = max(1, len(workers) - 1)

    async def take(self, urgency: Urgency) -> "_Worker":
        """A worker, as soon as it is this question's turn."""
        future: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._queue, (urgency, next(self._numbers), future))
        self._serve()
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self.put(future.result())
            raise

    def put(self, worker: "_Worker") -> None:
        """The worker is free again."""
        self._patient.discard(worker)
        self._free.append(worker)
        self._serve()

    def waiting(self, urgency: Urgency) -> int:
        """How many questions wait that are at least as urgent."""
        return sum(of <= urgency and not future.done() for of, _, future in self._queue)

    def _serve(self) -> None:
        while self._free and self._queue:
            urgency, _, future = self._queue[0]
            patient = urgency >= Urgency.SHOW
            if patient and len(self._patient) >= self._most and not future.done():
                return
            heapq.heappop(self._queue)
            if future.done():  # whoever asked no longer waits
                continue
            worker = next((one for one in self._free if one.process), self._free[0])
            self._free.remove(worker)
            if patient:
                self._patient.add(worker)
            future.set_result(worker)


class _Worker:
    """One process, started when there is none."""

    def __init__(self, games: str) -> None:
        self._games = games
        self._process: Process | None = None
        self._starting = asyncio.Lock()

    @property
    def process(self) -> int:
        """The id of its process, 0 while there is none."""
        running = self._process is not None and self._process.returncode is None
        return self._process.pid if self._process is not None and running else 0

    @property
    def died(self) -> bool:
        """Whether there was a process that has ended by itself, and none is being started."""
        ended = self._process is not None and self._process.returncode is not None
        return ended and not self._starting.locked()

    async def warm(self) -> None:
        """Have the process running; trouble is left to the next question."""
        try:
            await self._ready()
        except _LOST as error:
            log.warning("computer players do not start: %s", type(error).__name__)

    async def ask(self, question: Question, limit: float) -> Answer:
        """The answer to a question within ``limit`` seconds. Raises TimeoutError, EOFError or
        OSError when there is none; the process is then gone."""
        process = await self._ready()
        try:
            async with asyncio.timeout(limit):
                return await _exchange(process, question)
        except BaseException:
            # Also when cancelled: the answer to come would be taken for that of the next question.
            await self.stop()
            raise

    async def stop(self) -> None:
        """End the process if there is one."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()

    async def _ready(self) -> Process:
        async with self._starting:
            if self._process is None or self._process.returncode is not None:
                self._process = await _started(self._games)
            return self._process


async def _started(games: str) -> Process:
    """A process that has imported ``games`` and warmed their players."""
    # A session of its own keeps a terminal's Ctrl-C from it: the bot alone decides when it ends.
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-c", "from bot.players.thinker import main; main()", games),
        stdin=PIPE,
        stdout=PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        start_new_session=True,
    )
    try:
        async with asyncio.timeout(START_LIMIT):
            told = await _answer(process)
    except BaseException:
        if process.returncode is None:
            process.kill()
        await process.wait()
        raise
    if told.trouble:
        log.warning("computer players are not warm: %s", told.trouble)
    return process


async def _exchange(process: Process, question: Question) -> Answer:
    assert process.stdin is not None
    process.stdin.write(frame(question))
    await process.stdin.drain()
    return await _answer(process)


async def _answer(process: Process) -> Answer:
    assert process.stdout is not None
    head = await process.stdout.readexactly(LENGTH)
    body = await process.stdout.readexactly(int.from_bytes(head, "big"))
    answer = pickle.loads(body)  # noqa: S301  the pipe is private to the bot
    return answer if isinstance(answer, Answer) else Answer(trouble="no answer")
