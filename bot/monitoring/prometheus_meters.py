"""Counters and timings of a running bot, as Prometheus asks for them."""

import math
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Gauge, ProcessCollector

from bot.monitoring.bounded_labels import BoundedLabels, Timer
from bot.monitoring.labels import ALL_MOVES, Access, CountedOutcome, Known, QueueKind
from bot.monitoring.measure import Measure
from bot.monitoring.meters import Backlog, Meters, Source
from bot.monitoring.metrics import Counts, Timings, gauge


class PrometheusMeters(Meters):
    """Keeps all that is measured for a monitor."""

    def __init__(self, known: Known | None = None) -> None:
        known = known or Known()
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._sources: list[Source] = []
        self._measures: dict[str, BoundedLabels[Gauge]] = {}
        self._timings = Timings(self.registry, known)
        self._counts = Counts(self.registry, known)

    # What is measured as it happens

    def pressed(self, platform: str, verb: str, outcome: CountedOutcome, seconds: float) -> None:
        """Counts a press that was answered."""
        self._timings.presses.of(platform, verb, outcome).observe(seconds)

    @contextmanager
    def editing(
        self, platform: str, outcomes: Mapping[type[Exception], CountedOutcome]
    ) -> Iterator[None]:
        """Times the edit of a message; ``outcomes`` are those of errors, by their class."""
        began, outcome = time.perf_counter(), CountedOutcome.OVERTAKEN  # if it is cancelled
        try:
            yield
            outcome = CountedOutcome.DONE
        except Exception as error:
            outcome = outcomes.get(type(error), CountedOutcome.FAILED)
            raise
        finally:
            self._timings.edits.of(platform, outcome).observe(time.perf_counter() - began)

    def too_many(self, platform: str) -> None:
        """Counts a request that a platform refused with status 429."""
        self._counts.too_many.of(platform).inc()

    def waited(self, queue: QueueKind, urgency: str, seconds: float) -> None:
        """Records how long a question to a computer player waited in a queue."""
        self._timings.waits.of(queue, urgency).observe(seconds)

    def thinking(self, game: str, level: str) -> Timer:
        """Times a computer player of a level; without a level, one that rates every move."""
        return Timer(self._timings.thoughts.of(game, level or ALL_MOVES))

    def transaction(self, access: Access) -> Timer:
        """Times one use of the database."""
        return Timer(self._timings.transactions.of(access))

    # What is measured when somebody asks

    def listen(self, source: Source) -> None:
        """Calls ``source`` whenever a monitor asks, to set what is measured only then."""
        self._sources.append(source)

    async def ask(self) -> None:
        """Calls all sources. Raises what they raise."""
        for source in self._sources:
            await source()

    def queued(self, queue: QueueKind, lengths: Mapping[str, int]) -> None:
        """Sets how many questions wait in a queue, by urgency."""
        for urgency, length in lengths.items():
            self._counts.queued.of(queue, urgency).set(length)

    def backlog(self, backlog: Backlog | None) -> None:
        """Sets what the database says; None where it does not answer."""
        self._counts.running.forget()
        self._counts.behind.forget()
        self._counts.oldest.set(math.nan if backlog is None else backlog.oldest)
        if backlog is not None:
            _sum(self._counts.running, backlog.running)
            _sum(self._counts.behind, backlog.behind)

    def measured(self, measure: Measure, counts: Mapping[str, int]) -> None:
        """Sets what a feature has counted, by the values of its label; what it does not name is
        none."""
        gauges = self._measures.get(measure.name)
        if gauges is None:
            labels = {measure.label: measure.values}
            gauges = gauge(self.registry, measure.name, measure.about, **labels)
            self._measures[measure.name] = gauges
        for value in measure.values:
            gauges.of(value).set(counts.get(value, 0))

    def serving(self, platform: str, connected: bool) -> None:
        """Sets whether this process serves a platform now."""
        self._counts.serving.of(platform).set(connected)


def _sum(gauges: BoundedLabels[Gauge], values: Mapping[str, int]) -> None:
    for value, number in values.items():
        gauges.of(value).inc(number)  # several may be "other"
