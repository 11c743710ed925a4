"""Computer players that are asked through the queue, by whichever process shares it."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress

from bot.background import end
from bot.errors import Refusal, WrongMove
from bot.log import about, bind
from bot.players.compiling import Progress
from bot.players.payload import Answered, QueuedQuestion
from bot.players.thinker import Question
from bot.players.workers import Urgency, Workers
from bot.running.matches import Matches
from bot.running.questions import MOVES, Questions, entry_of, table_of
from bot.running.queue_worker import KINDS, QueueWorker
from bot.running.service import Tables
from bot.running.thinking_results import ThinkingResults
from bot.running.timing import ORDINARY, Timing
from bot.store.entries import QueueEntry, QueueLost
from bot.store.queue import Queue
from bot.tables.table import Table
from engines.game import Rated, View

TIDY_SECONDS = 60.0  # between two cleanups of the queue
OLD_SECONDS = 900.0  # after which an entry that nobody wants is deleted
RATED = "rated"  # begins where the answers go that are ratings, with the process that asked

log = logging.getLogger(__name__)


class QueuedThinking:
    """Asks for ratings as the workers do, wherever players are free. One that is not waited for any
    more is withdrawn."""

    def __init__(self, queue: Queue, workers: Workers, plays: bool) -> None:
        self.reply = f"{RATED} {secrets.token_hex(8)}"
        self._queue = queue
        self._workers = workers
        self._plays = plays
        self._waiting: dict[str, asyncio.Future[tuple[Rated, ...]]] = {}

    async def rate(self, view: View, seconds: float, urgency: Urgency) -> tuple[Rated, ...]:
        """As in Thinking."""
        about = f"{RATED} {secrets.token_hex(8)}"
        question = QueuedQuestion(Question(view, "", seconds), about, self.reply)
        answer = self._waiting[about] = asyncio.get_running_loop().create_future()
        try:
            await self._queue.add((entry_of(question, urgency),))
            rated = await answer
        except QueueLost as lost:
            log.warning("could not ask computer players: %s", lost)
            return ()
        except asyncio.CancelledError:
            with suppress(QueueLost):
                await self._queue.remove(about)
            raise
        finally:
            del self._waiting[about]
        return rated if {one.move for one in rated} == set(view.moves) else ()

    def preparing(self, game: str, level: str) -> Progress | None:
        """As in Thinking: what is not known of other processes takes no time."""
        return self._workers.preparing(game, level) if self._plays else None

    def retry(self) -> None:
        """As in Thinking."""
        self._workers.retry()

    def listen(self, listener: Callable[[str], None]) -> None:
        """As in Thinking."""
        if self._plays:
            self._workers.listen(listener)

    async def hear(self, answered: Answered) -> None:
        """Takes an answer."""
        waiting = self._waiting.get(answered.about)
        if waiting is not None and not waiting.done():
            waiting.set_result(answered.rated)


class QueuedComputers:
    """Plays what computer players have answered, in every process that has tables; its own
    ``queue_worker`` answers as well."""

    def __init__(
        self,
        queue: Queue,
        tables: Tables,
        matches: Matches,
        thinking: QueuedThinking,
        queue_worker: QueueWorker,
        timing: Timing = ORDINARY,
    ) -> None:
        self._queue = queue
        self._tables = tables
        self._matches = matches
        self._again = timing.again
        self._questions = Questions(tables.view, timing)
        self._results = ThinkingResults(queue, {MOVES: self._play, thinking.reply: thinking.hear})
        self._queue_worker = queue_worker
        self._missing: list[QueueEntry] = []
        self._adding: asyncio.Task[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Starts to ask, to answer and to play what was answered."""
        works = (self._results.run(), self._queue_worker.run(), self._tidy())
        self._tasks += [asyncio.create_task(work, name="computer players") for work in works]

    def schedule(self, table: Table) -> None:
        """Asks the computer player in turn, unless the question stands in the queue."""
        entry = self._questions.entry(table)
        if entry is not None:
            self._missing.append(entry)
            if self._adding is None or self._adding.done():
                with about(""):  # they may be those of several tables
                    self._adding = asyncio.create_task(self._add(), name="questions")
                self._tasks = [task for task in self._tasks if not task.done()] + [self._adding]

    async def pause(self) -> None:
        """Pauses nothing: questions belong to no process."""

    def resume(self) -> None:
        """Resumes nothing either."""

    async def close(self) -> None:
        """Stops; what was not answered is answered elsewhere, or after a restart."""
        await end(self._tasks)

    async def _add(self) -> None:
        while self._missing:
            entries, self._missing = self._missing, []
            try:
                await self._queue.add_missing(entries)
            except QueueLost as lost:
                log.warning("could not ask computer players: %s", lost)
                self._missing += entries
                await asyncio.sleep(self._again)

    async def _play(self, answered: Answered) -> None:
        try:
            code, revision = table_of(answered.about)
        except ValueError:
            log.warning("ignored a computer player's answer that names no table")
            return
        bind(code)
        try:
            await self._matches.answer(code, revision, answered.seat, answered.move)
        except WrongMove:
            log.error("table %s: a computer player answered with an illegal move", code)
            asyncio.get_running_loop().call_later(self._again, self._ask_again, code)
        except Refusal as refusal:
            log.info("table %s: refused a computer's move: %s", code, refusal.code)

    def _ask_again(self, code: str) -> None:
        self._tasks.append(asyncio.create_task(self._anew(code), name="questions"))

    async def _anew(self, code: str) -> None:
        with suppress(Refusal):
            self.schedule(await self._tables.get(code))

    async def _tidy(self) -> None:
        while True:
            try:
                await self._queue.tidy((*KINDS, MOVES), OLD_SECONDS)
            except QueueLost as lost:
                log.info("could not clean up the queue: %s", lost)
            await asyncio.sleep(TIDY_SECONDS)
