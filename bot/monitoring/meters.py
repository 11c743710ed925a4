"""Counters and timings of a running bot, for Prometheus."""

import math
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

from bot.monitoring.closed import Closed, Timer

ALL_MOVES = "all moves"  # in place of a level: every move was rated, for a hint or an analysis
# Seconds. A press is to be answered in a quarter of one, a display may wait for its platform's
# pace, an analysis for everybody else; a transaction takes as long as the disk.
PRESS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LONG = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0, 300.0)
TRANSACTION = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)

Source = Callable[[], Awaitable[None]]
"""Sets what is measured only when somebody asks."""


class Outcome(StrEnum):
    """What became of a press or an edit."""

    DONE = "done"
    REFUSED = "refused"  # of a press: kindly
    GONE = "gone"  # of an edit: its message, or the right to change it, is no more
    OVERTAKEN = "overtaken"  # of an edit: given up for something newer
    FAILED = "failed"


class Access(StrEnum):
    """How the database was used."""

    READ = "read"
    WRITE = "write"
    NOTE = "note"  # written without waiting for the disk


class Queue(StrEnum):
    """Where questions to computer players wait."""

    PROCESS = "process"  # each process has one of its own
    DATABASE = "database"  # all processes share it, and say the same of it


@dataclass(frozen=True, slots=True)
class Known:
    """The only values that labels may have beside those above and "other"."""

    platforms: Collection[str] = ()
    verbs: Collection[str] = ()
    games: Collection[str] = ()
    levels: Collection[str] = ()
    urgencies: Collection[str] = ()


@dataclass(frozen=True, slots=True)
class Backlog:
    """What the database says of all processes together: how many tables run, by game; the seconds
    for which the oldest unsent notice has waited; how many messages of running tables show an older
    state than their table's, by platform."""

    running: Mapping[str, int]
    oldest: float
    behind: Mapping[str, int]


class EditTimer:
    """Times an edit by what becomes of it; ``outcomes`` are those of errors, by their class."""

    __slots__ = ("_began", "_outcomes", "_platform", "_seconds")

    def __init__(
        self,
        seconds: Closed[Histogram],
        platform: str,
        outcomes: Mapping[type[Exception], Outcome],
    ) -> None:
        self._seconds = seconds
        self._platform = platform
        self._outcomes = outcomes

    def __enter__(self) -> None:
        self._began = time.perf_counter()

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        taken = time.perf_counter() - self._began
        self._seconds.of(self._platform, self._outcome(kind)).observe(taken)

    def _outcome(self, kind: type[BaseException] | None) -> Outcome:
        if kind is None:
            return Outcome.DONE
        if not issubclass(kind, Exception):  # it was cancelled
            return Outcome.OVERTAKEN
        return self._outcomes.get(kind, Outcome.FAILED)


class Meters:
    """Everything that is measured in one process. It costs a press some microseconds, so it is
    also done where nobody reads it."""

    def __init__(self, known: Known | None = None) -> None:
        known = known or Known()
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._sources: list[Source] = []
        self._presses = self._timed(
            "press",
            "From a press to the reply to it.",
            PRESS,
            platform=known.platforms,
            verb=known.verbs,
            outcome=tuple(Outcome),
        )
        self._edits = self._timed(
            "edit",
            "From wanting to edit a message that shows a table until it is done, waits included.",
            LONG,
            platform=known.platforms,
            outcome=tuple(Outcome),
        )
        self._waits = self._timed(
            "queue_wait",
            "For how long questions waited for a computer player that is free.",
            LONG,
            queue=tuple(Queue),
            urgency=known.urgencies,
        )
        self._thoughts = self._timed(
            "thinking",
            "For how long computer players thought about one question.",
            LONG,
            game=known.games,
            level=(*known.levels, ALL_MOVES),
        )
        self._transactions = self._timed(
            "database",
            "Transactions, what they wait for included.",
            TRANSACTION,
            access=tuple(Access),
        )
        self._too_many = Closed(
            Counter(
                "crosstable_too_many_requests",
                "Requests that a platform refused with status 429.",
                ("platform",),
                registry=self.registry,
            ),
            (known.platforms,),
        )
        self._queued = self._gauge(
            "queue_length",
            "Questions that wait for a computer player.",
            queue=tuple(Queue),
            urgency=known.urgencies,
        )
        self._running = self._gauge(
            "tables_running", "Tables at which a match runs, in the database.", game=known.games
        )
        self._behind = self._gauge(
            "displays_behind",
            "Messages of running tables that show an older state, in the database.",
            platform=known.platforms,
        )
        self._oldest = Gauge(
            "crosstable_outbox_oldest_seconds",
            "For how long the oldest unsent notice has waited, in the database.",
            registry=self.registry,
        )
        self._serving = self._gauge(
            "platform_connected",
            "1 where this process serves the platform, 0 where it stands by or has lost it.",
            platform=known.platforms,
        )

    def _timed(
        self, name: str, about: str, steps: tuple[float, ...], **labels: Collection[str]
    ) -> Closed[Histogram]:
        name = f"crosstable_{name}_seconds"
        metric = Histogram(name, about, tuple(labels), buckets=steps, registry=self.registry)
        return Closed(metric, labels.values())

    def _gauge(self, name: str, about: str, **labels: Collection[str]) -> Closed[Gauge]:
        metric = Gauge(f"crosstable_{name}", about, tuple(labels), registry=self.registry)
        return Closed(metric, labels.values())

    # What is measured as it happens

    def pressed(self, platform: str, verb: str, outcome: Outcome, seconds: float) -> None:
        """Counts a press that was answered."""
        self._presses.of(platform, verb, outcome).observe(seconds)

    def editing(self, platform: str, outcomes: Mapping[type[Exception], Outcome]) -> EditTimer:
        """Times the edit of a message; ``outcomes`` are those of errors, by their class."""
        return EditTimer(self._edits, platform, outcomes)

    def too_many(self, platform: str) -> None:
        """Counts a request that a platform refused with status 429."""
        self._too_many.of(platform).inc()

    def waited(self, queue: Queue, urgency: str, seconds: float) -> None:
        """Records how long a question to a computer player waited in a queue."""
        self._waits.of(queue, urgency).observe(seconds)

    def thinking(self, game: str, level: str) -> Timer:
        """Times a computer player of a level; without a level, one that rates every move."""
        return Timer(self._thoughts.of(game, level or ALL_MOVES))

    def transaction(self, access: Access) -> Timer:
        """Times one use of the database."""
        return Timer(self._transactions.of(access))

    # What is measured when somebody asks

    def listen(self, source: Source) -> None:
        """Calls ``source`` whenever a monitor asks, to set what is measured only then."""
        self._sources.append(source)

    async def ask(self) -> None:
        """Calls all sources. Raises what they raise."""
        for source in self._sources:
            await source()

    def queued(self, queue: Queue, lengths: Mapping[str, int]) -> None:
        """Sets how many questions wait in a queue, by urgency."""
        for urgency, length in lengths.items():
            self._queued.of(queue, urgency).set(length)

    def backlog(self, backlog: Backlog | None) -> None:
        """Sets what the database says; None where it does not answer."""
        self._running.forget()
        self._behind.forget()
        self._oldest.set(math.nan if backlog is None else backlog.oldest)
        if backlog is not None:
            _sum(self._running, backlog.running)
            _sum(self._behind, backlog.behind)

    def serving(self, platform: str, connected: bool) -> None:
        """Sets whether this process serves a platform now."""
        self._serving.of(platform).set(connected)


def _sum(gauges: Closed[Gauge], values: Mapping[str, int]) -> None:
    for value, number in values.items():
        gauges.of(value).inc(number)  # several may be "other"
