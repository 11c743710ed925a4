"""The metrics of a running bot, as Prometheus knows them."""

from collections.abc import Collection

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from bot.monitoring.bounded_labels import BoundedLabels
from bot.monitoring.labels import ALL_MOVES, Access, CountedOutcome, Known, QueueKind

# Seconds. A press is to be answered in a quarter of one, a display may wait for its platform's
# pace, an analysis for everybody else; a transaction takes as long as the disk.
PRESS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LONG = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0, 300.0)
TRANSACTION = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Timings:
    """How long things take, in seconds."""

    def __init__(self, registry: CollectorRegistry, known: Known) -> None:
        self.presses = _timed(
            registry,
            "press",
            "From a press to the reply to it.",
            PRESS,
            platform=known.platforms,
            verb=known.verbs,
            outcome=tuple(CountedOutcome),
        )
        self.edits = _timed(
            registry,
            "edit",
            "From wanting to edit a message that shows a table until it is done, waits included.",
            LONG,
            platform=known.platforms,
            outcome=tuple(CountedOutcome),
        )
        self.waits = _timed(
            registry,
            "queue_wait",
            "For how long questions waited for a computer player that is free.",
            LONG,
            queue=tuple(QueueKind),
            urgency=known.urgencies,
        )
        self.thoughts = _timed(
            registry,
            "thinking",
            "For how long computer players thought about one question.",
            LONG,
            game=known.games,
            level=(*known.levels, ALL_MOVES),
        )
        self.transactions = _timed(
            registry,
            "database",
            "Transactions, what they wait for included.",
            TRANSACTION,
            access=tuple(Access),
        )


class Counts:
    """How many there are of something, and for how long the oldest notice has waited."""

    def __init__(self, registry: CollectorRegistry, known: Known) -> None:
        self.too_many = BoundedLabels(
            Counter(
                "crosstable_too_many_requests",
                "Requests that a platform refused with status 429.",
                ("platform",),
                registry=registry,
            ),
            (known.platforms,),
        )
        self.queued = gauge(
            registry,
            "queue_length",
            "Questions that wait for a computer player.",
            queue=tuple(QueueKind),
            urgency=known.urgencies,
        )
        self.running = gauge(
            registry,
            "tables_running",
            "Tables at which a match runs, in the database.",
            game=known.games,
        )
        self.behind = gauge(
            registry,
            "displays_behind",
            "Messages of running tables that show an older state, in the database.",
            platform=known.platforms,
        )
        self.oldest = Gauge(
            "crosstable_outbox_oldest_seconds",
            "For how long the oldest unsent notice has waited, in the database.",
            registry=registry,
        )
        self.serving = gauge(
            registry,
            "platform_connected",
            "1 where this process serves the platform, 0 where it stands by or has lost it.",
            platform=known.platforms,
        )


def _timed(
    registry: CollectorRegistry,
    name: str,
    about: str,
    steps: tuple[float, ...],
    **labels: Collection[str],
) -> BoundedLabels[Histogram]:
    name = f"crosstable_{name}_seconds"
    metric = Histogram(name, about, tuple(labels), buckets=steps, registry=registry)
    return BoundedLabels(metric, labels.values())


def gauge(
    registry: CollectorRegistry, name: str, about: str, **labels: Collection[str]
) -> BoundedLabels[Gauge]:
    """Something of which there are so many, by labels that have no other values than these."""
    metric = Gauge(f"crosstable_{name}", about, tuple(labels), registry=registry)
    return BoundedLabels(metric, labels.values())
