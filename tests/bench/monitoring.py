"""What a press pays for being measured, and what a monitor's look at a busy process costs."""

import itertools
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path

from prometheus_client import generate_latest

from bot.__main__ import known
from bot.desk.reply import Done, outcome_of
from bot.log import about
from bot.monitoring.labels import Access, CountedOutcome
from bot.monitoring.prometheus_meters import PrometheusMeters
from bot.players.workers import Workers
from bot.press import verb_of
from bot.store.store import Store
from tests.bench.rows import Row, row, timed
from tests.bench.tables import Player, Timed
from tests.desks import desk_of

PRESSES = 100
BATCHES, BATCH = 200, 100
LOOKS = 20


async def rows() -> list[Row]:
    """The measurements."""
    meters = PrometheusMeters(known())
    transactions = await _transactions(meters)
    each = {access: number / PRESSES for access, number in transactions.items()}
    said = ", ".join(f"{number:.1f} {access}" for access, number in each.items())
    cost = [
        sum(parts)
        for parts in zip(
            _costs(lambda: _pressed(meters)),
            _costs(lambda: _edited(meters)),
            *(
                [number * seconds for seconds in _costs(lambda: _transacted(meters, access))]  # noqa: B023
                for access, number in each.items()
            ),
            strict=True,
        )
    ]
    median = statistics.median(cost) * 1e6
    remark = f"{median:.1f} µs, with an edit and transactions: {said}"
    found = [row("press: being measured", cost, remark)]
    _fill(meters)
    size = len(generate_latest(meters.registry)) // 1000
    looks = timed(lambda: generate_latest(meters.registry), LOOKS)
    return [*found, row("/metrics, every verb pressed", looks, f"{size} KB")]


async def _transactions(meters: PrometheusMeters) -> dict[Access, float]:
    """How often a match's presses use the database."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{Path(folder) / 'tables.db'}", meters=meters)
        workers = Workers(1)
        desk = desk_of(store, workers)
        rooms = Timed(desk)
        desk.attach(rooms)
        player = await Player.sit_down(rooms, "Ann")
        before = _counted(meters)
        for _ in range(PRESSES):
            await player.move()
        after = _counted(meters)
        await desk.close()
        await workers.close()
        await store.close()
    return {access: after[access] - before[access] for access in Access}


def _counted(meters: PrometheusMeters) -> dict[Access, float]:
    name = "crosstable_database_seconds_count"
    found = {a: meters.registry.get_sample_value(name, {"access": a}) for a in Access}
    return {access: number or 0.0 for access, number in found.items()}


def _costs(work: Callable[[], object]) -> list[float]:
    """The seconds of one call, as often as there are batches."""

    def batch() -> None:
        for _ in range(BATCH):
            work()

    return [seconds / BATCH for seconds in timed(batch, BATCHES)]


def _pressed(meters: PrometheusMeters) -> None:
    meters.pressed("telegram", verb_of("move:ABCDE:3:d3"), outcome_of(Done()), 0.01)
    with about("ABCDE"):
        pass


def _edited(meters: PrometheusMeters) -> None:
    with meters.editing("telegram", {}):
        pass


def _transacted(meters: PrometheusMeters, access: Access) -> None:
    with meters.transaction(access):
        pass


def _fill(meters: PrometheusMeters) -> None:
    """As after a long day."""
    labels = known()
    for platform, verb in itertools.product(labels.platforms, labels.verbs):
        meters.pressed(platform, verb, CountedOutcome.DONE, 0.01)
        meters.pressed(platform, verb, CountedOutcome.REFUSED, 0.01)
    for game, level in itertools.product(labels.games, labels.levels):
        with meters.thinking(game, level):
            pass
