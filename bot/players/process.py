"""One process in which computers think, as the bot sees it."""

import asyncio
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process

from bot.players.surroundings import apart, environment
from bot.players.thinker import LENGTH, Answer, Loading, Question, frame
from engines.kernels import PLAINLY

START_LIMIT = 300.0  # seconds to import the games and to load their players
LOST = (TimeoutError, EOFError, ConnectionError, OSError, pickle.UnpicklingError)
"""What may go wrong with a process; it is gone then, or must go."""

log = logging.getLogger(__name__)


class NotStarted(Exception):
    """There is no process, and none can be started now."""


class PlayerProcess:
    """A process that plays the ``games`` named as ``module:mapping``, started when there is none.
    A ``plain`` one compiles nothing."""

    def __init__(self, games: str, plain: bool = False) -> None:
        self._games = games
        self._more = {PLAINLY: "1"} if plain else {}
        self._process: Process | None = None
        self._loaded: set[str] = set()
        self._starting = asyncio.Lock()

    @property
    def id(self) -> int:
        """The id of its process, 0 while there is none."""
        running = self._process is not None and self._process.returncode is None
        return self._process.pid if self._process is not None and running else 0

    @property
    def died(self) -> bool:
        """Whether there was a process that has ended by itself, and none is being started."""
        ended = self._process is not None and self._process.returncode is not None
        return ended and not self._starting.locked()

    async def warm(self) -> None:
        """Starts the process. Failures surface at the next question."""
        try:
            await self._ready()
        except NotStarted as error:
            log.warning("could not start computer players: %s", error)

    async def ask(self, question: Question, limit: float) -> Answer:
        """The answer to a question within ``limit`` seconds, not counting those in which a player
        is loaded. Raises NotStarted, and TimeoutError, EOFError or OSError when there is none; the
        process is then gone, as one is whose player could not be loaded."""
        process = await self._ready()
        try:
            if question.view.game not in self._loaded:
                async with asyncio.timeout(START_LIMIT):
                    self._note(await _exchange(process, Loading(question.view.game)))
            async with asyncio.timeout(limit):
                answer = await _exchange(process, question)
        except BaseException:
            # Also when cancelled: the answer to come would be taken for that of the next question.
            await self.stop()
            raise
        if answer.absent:  # the next one may find what this one lacked
            await self.stop()
        return answer

    async def stop(self) -> None:
        """Ends the process if there is one."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()

    def _note(self, answer: Answer) -> None:
        self._loaded |= answer.loaded
        if answer.trouble:
            log.warning("could not load computer players: %s", answer.trouble)

    async def _ready(self) -> Process:
        async with self._starting:
            if self._process is None or self._process.returncode is not None:
                self._loaded = set()
                try:
                    self._process = await self._started()
                except LOST as error:
                    raise NotStarted(type(error).__name__) from error
            return self._process

    async def _started(self) -> Process:
        """A process that has imported the games and loaded what is compiled of their players."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-c", "from bot.players.thinker import main; main()", self._games),
            stdin=PIPE,
            stdout=PIPE,
            env=environment(self._more),
            **apart(),
        )
        try:
            async with asyncio.timeout(START_LIMIT):
                self._note(await _answer(process))
        except BaseException:
            if process.returncode is None:
                process.kill()
            await process.wait()
            raise
        return process


async def _exchange(process: Process, question: Question | Loading) -> Answer:
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
