"""The processes in which computer players think, so that nothing else ever waits for them."""

import asyncio
import logging
import os
import pickle
import sys
import time
from asyncio.subprocess import PIPE, Process
from dataclasses import replace

from bot.thinker import LENGTH, Answer, Question, frame
from engines.game import View

GAMES = "engines:GAMES"
START_LIMIT = 60.0  # seconds for a process to import the games, also on a very busy machine
GRACE = 2.0  # seconds after its time in which a player's answer still counts
TRIES = 2
LEAST = 0.05  # seconds of thinking, however many wait
log = logging.getLogger(__name__)

_LOST = (TimeoutError, EOFError, ConnectionError, OSError, pickle.UnpicklingError)


class Workers:
    """``count`` processes that think for all tables, started when first needed or by ``start``.

    ``games`` names the games they know as ``module:mapping``; ``grace`` are the seconds after
    which a player that does not answer is stopped and replaced.
    """

    def __init__(self, count: int = 1, games: str = GAMES, grace: float = GRACE) -> None:
        self._workers = tuple(_Worker(games) for _ in range(count))
        self._grace = grace
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._waiting = 0
        self._warming: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Start all processes in the background, so that the first question finds them ready."""
        for worker in self._workers:
            self._warm(worker)

    async def close(self) -> None:
        """Stop all processes at once, whatever they are thinking about."""
        for task in tuple(self._warming):
            task.cancel()
        await asyncio.gather(*self._warming, return_exceptions=True)
        for worker in self._workers:
            await worker.stop()

    async def choose(self, view: View, level: str, seconds: float) -> str:
        """One of ``view.moves``, chosen by a player of ``level`` within ``seconds``, the wait for
        a free process included. When the players fail again and again it is the first of the
        moves, so that the match goes on."""
        if len(view.moves) == 1:
            return view.moves[0]
        question = Question(view, level, seconds)
        for _ in range(TRIES):
            answer = await self._ask(question)
            if answer.move in view.moves:
                return answer.move
            trouble = answer.trouble or "no legal move"
            log.warning("computer player of %s (%s): %s", view.game, level, trouble)
        return view.moves[0]

    async def _ask(self, question: Question) -> Answer:
        asked = time.monotonic()
        self._waiting += 1
        try:
            worker = await self._idle.get()
        finally:
            self._waiting -= 1
        left = question.seconds - (time.monotonic() - asked)
        # Those who wait behind this question get an equal share of the time.
        question = replace(question, seconds=max(LEAST, left / (1 + self._waiting)))
        try:
            return await worker.ask(question, question.seconds + self._grace)
        except _LOST as error:
            self._warm(worker)
            return Answer(trouble=f"stopped after {type(error).__name__}")
        finally:
            self._idle.put_nowait(worker)

    def _warm(self, worker: "_Worker") -> None:
        task = asyncio.create_task(worker.warm())
        self._warming.add(task)
        task.add_done_callback(self._warming.discard)


class _Worker:
    """One process, started when there is none."""

    def __init__(self, games: str) -> None:
        self._games = games
        self._process: Process | None = None
        self._starting = asyncio.Lock()

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
    """A process that has imported ``games``."""
    # A session of its own keeps a terminal's Ctrl-C from it: the bot alone decides when it ends.
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-c", "from bot.thinker import main; main()", games),
        stdin=PIPE,
        stdout=PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        start_new_session=True,
    )
    try:
        async with asyncio.timeout(START_LIMIT):
            await _output(process).readexactly(LENGTH)
    except BaseException:
        process.kill()
        await process.wait()
        raise
    return process


async def _exchange(process: Process, question: Question) -> Answer:
    assert process.stdin is not None
    process.stdin.write(frame(question))
    await process.stdin.drain()
    head = await _output(process).readexactly(LENGTH)
    body = await _output(process).readexactly(int.from_bytes(head, "big"))
    answer = pickle.loads(body)  # noqa: S301  the pipe is private to the bot
    return answer if isinstance(answer, Answer) else Answer(trouble="no answer")


def _output(process: Process) -> asyncio.StreamReader:
    assert process.stdout is not None
    return process.stdout
