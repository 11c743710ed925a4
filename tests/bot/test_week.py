"""Some hours of the simulated week (all of it: ``python -m tests.bench week``), and the loop whose
time is turned for it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bot.running.clocks import Clocks
from bot.running.service import Tables
from bot.store import tables as table_rows
from bot.store.database import open_database
from bot.store.store import Store
from tests.campaigns import so_many
from tests.week.program import Watched
from tests.week.stepped import SteppedLoop
from tests.week.week import Plan, Week

HOUR = 3600.0


def test_nothing_goes_wrong_in_some_hours_with_a_restart_and_kills(tmp_path: Path) -> None:
    days = so_many(0.08, 0.5)
    week = Week(tmp_path, Plan(tables=10, people=8, days=days, restarts=1, kills=2, seed=4))
    week.run()
    assert week.checks.violations == {}, dict(week.checks.examples)
    counts = week.checks.counts
    assert counts["kills"] and counts["restarts"] and counts["moves"] > 10
    assert counts["notice: turn"] and counts["lobby to playing"]


def stepped(work: Callable[[SteppedLoop], Awaitable[None]], seconds: float) -> None:
    """Do ``work``, and cancel it when so many seconds of its own time are over."""
    over = asyncio.Event()
    loop = SteppedLoop(lambda: loop.call_soon_threadsafe(over.set))
    loop.until(seconds)

    async def both() -> None:
        working = asyncio.ensure_future(work(loop))
        ended = asyncio.ensure_future(over.wait())
        await asyncio.wait((working, ended), return_when=asyncio.FIRST_COMPLETED)
        working.cancel()
        ended.cancel()
        await asyncio.gather(working, ended, return_exceptions=True)

    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(both())


def test_time_passes_only_while_nothing_is_worked_on() -> None:
    seen: list[float] = []

    async def work(loop: SteppedLoop) -> None:
        await asyncio.sleep(HOUR)
        seen.append(loop.time())
        await asyncio.to_thread(sum, range(1000))
        seen.append(loop.time())
        await asyncio.sleep(HOUR)
        seen.append(loop.time())

    stepped(work, 3 * HOUR)
    assert seen == [HOUR, HOUR, 2 * HOUR]


class Counted(Watched):
    """Counts how often the clocks look."""

    looks = 0

    async def read(self, work: Any, *args: Any, **options: Any) -> Any:
        self.looks += work is table_rows.next_wake.within
        return await super().read(work, *args, **options)


def test_without_tables_the_clocks_look_once_a_minute(tmp_path: Path) -> None:
    looks: list[int] = []

    async def work(loop: SteppedLoop) -> None:
        with loop.working():
            database = Counted(await open_database(f"sqlite:///{tmp_path}/tables.db"), loop)
        store = Store(database)

        async def no_signs(_: str) -> dict[str, float]:
            return {}

        clocks = Clocks(store.database, Tables(store, loop.time), no_signs, loop.time)
        await clocks.start()
        try:
            await asyncio.Event().wait()
        finally:
            looks.append(database.looks)
            await clocks.close()
            with loop.working():
                await store.close()

    stepped(work, HOUR)
    assert 60 <= looks[0] <= 62
