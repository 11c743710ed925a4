"""Answers questions from the queue, in whichever process players are free."""

import asyncio
import logging
import time
import uuid

from bot.background import end
from bot.log import bind
from bot.monitoring.labels import QueueKind as Waits
from bot.players.payload import Answered, QueuedQuestion, Unreadable, from_answer, to_question
from bot.players.pool import LEAST, Urgency
from bot.players.workers import Workers
from bot.running.questions import MOVES, kind_of, table_of
from bot.store.entries import QueueEntry, QueueLost, TakenEntry
from bot.store.queue import DEAF, Queue, QueueSession

BEAT_SECONDS = 1.0  # between two signs of life
RECONNECT_SECONDS = 1.0  # until a server that was lost is asked again
UNCOMPILED = 16  # questions at once while players are compiled: most of them only wait for that

KINDS = tuple(kind_of(urgency) for urgency in Urgency)
URGENT = tuple(kind_of(urgency) for urgency in Urgency if urgency < Urgency.SHOW)

log = logging.getLogger(__name__)


class QueueWorker:
    """Answers the questions in the queue, the most urgent first, one for each worker at a time. A
    process that ``plays`` does so once its players are compiled, or while those of no other are;
    any other one only while there is no process that plays."""

    def __init__(
        self,
        queue: Queue,
        workers: Workers,
        plays: bool = True,
        beat: float = BEAT_SECONDS,
        retry: float = RECONNECT_SECONDS,
    ) -> None:
        self._queue = queue
        self._workers = workers
        self._plays = plays
        self._beat = beat
        self._retry = retry
        self._thoughts: dict[int, asyncio.Task[None]] = {}
        self._patient: set[int] = set()  # those that nobody waits for
        self._session: QueueSession | None = None
        self._me = uuid.uuid4()  # also after a lost connection

    async def run(self) -> None:
        """Answers until cancelled."""
        again = False
        try:
            while True:
                try:
                    async with self._queue.session(KINDS, self._stop, self._me, again) as session:
                        self._session, again = session, True
                        await self._serve(session)
                except QueueLost as lost:
                    log.warning("could not receive questions to computer players", exc_info=lost)
                except Exception:
                    log.exception("could not answer questions to computer players")
                await asyncio.sleep(self._retry)
        finally:
            await end(self._thoughts.values())

    async def _serve(self, session: QueueSession) -> None:
        looked, takes = -self._beat, False
        if self._plays:
            await session.stand()
            log.info("answering questions to computer players")
        while True:
            async with asyncio.timeout(DEAF):
                # Whoever stands in for players looks before each question: some may have come.
                if (takes and not self._plays) or time.monotonic() - looked >= self._beat:
                    looked = time.monotonic()
                    takes = await self._look(session)
                if takes:
                    await self._take(session)
            await session.news(self._beat)

    async def _look(self, session: QueueSession) -> bool:
        """Gives a sign of life; whether it is for this process to take questions."""
        for job in await session.beat(tuple(self._thoughts)):
            self._stop(job)
        if self._plays and self._workers.compiled:
            await session.stand(ready=True)
            return True
        return not await session.players(ready=self._plays)

    async def _take(self, session: QueueSession) -> None:
        """Begins with as many questions as there are workers free."""
        while kinds := self._wanted():
            jobs = await session.take(kinds, 1)
            for job in jobs:
                if job.id not in self._thoughts:  # else it was late with its sign of life
                    waiting = await session.waiting(KINDS, job.priority)
                    self._begin(job, waiting)
            if not jobs:
                return

    def _wanted(self) -> tuple[str, ...]:
        """What may be begun now: what nobody waits for never holds all of several workers."""
        count = self._workers.count if self._workers.compiled else UNCOMPILED
        if len(self._thoughts) >= count:
            return ()
        return KINDS if len(self._patient) < max(1, count - 1) else URGENT

    def _begin(self, job: TakenEntry, waiting: int) -> None:
        if not self._plays:
            self._workers.start()
        thought = asyncio.create_task(self._answer(job, waiting), name=f"question {job.id}")
        self._thoughts[job.id] = thought
        if -job.priority >= Urgency.SHOW:
            self._patient.add(job.id)
        thought.add_done_callback(lambda done: self._ended(job.id, done))

    def _ended(self, job: int, thought: "asyncio.Task[None]") -> None:
        del self._thoughts[job]
        self._patient.discard(job)
        if not thought.cancelled() and thought.exception() is not None:
            log.error("question %d failed", job, exc_info=thought.exception())
        if self._session is not None:
            self._session.stir()

    def _stop(self, job: int) -> None:
        """Nobody waits for this answer any more, or somebody else finds it."""
        if job in self._thoughts:
            self._thoughts[job].cancel()

    async def _answer(self, job: TakenEntry, waiting: int) -> None:
        began = time.monotonic()
        try:
            asked = to_question(job.payload)
        except Unreadable as unreadable:
            log.warning("could not read question %d: %s", job.id, unreadable)
            await self._finish(job)
            return
        if asked.reply == MOVES:
            bind(table_of(asked.about)[0])
        answered = await self._thought(asked, job, waiting)
        gone = job.waited + time.monotonic() - began
        answer = QueueEntry(
            asked.about, asked.reply, job.priority, from_answer(answered), max(0, asked.pace - gone)
        )
        await self._finish(job, answer)

    async def _thought(self, asked: QueuedQuestion, job: TakenEntry, waiting: int) -> Answered:
        question, urgency = asked.question, Urgency(-job.priority)
        self._workers.meters.waited(Waits.DATABASE, kind_of(urgency), job.waited)
        seconds = question.seconds
        if urgency is not Urgency.STUDY:  # nobody looks at the clock for an analysis
            # Those who wait behind this question get an equal share of the time.
            share = (seconds - job.waited) * self._workers.count / (self._workers.count + waiting)
            seconds = max(LEAST, share)
        if question.level:
            move = await self._workers.choose(question.view, question.level, seconds, urgency)
            log.info("answered the question about %s", asked.about)
            return Answered(asked.about, asked.seat, move)
        rated = await self._workers.rate(question.view, seconds, urgency)
        return Answered(asked.about, asked.seat, rated=rated)

    async def _finish(self, job: TakenEntry, *answers: QueueEntry) -> None:
        """Puts the answer in the place of the question, as soon as the server can be reached."""
        while True:
            try:
                if not await self._queue.finish(job, *answers):
                    log.info("question %d: nobody waits for the answer any more", job.id)
                return
            except QueueLost as lost:
                log.warning("question %d: could not write the answer yet: %s", job.id, lost)
            await asyncio.sleep(self._retry)
