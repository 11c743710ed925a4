"""How long it takes until thousands of deadlines that come at the same moment have taken effect, in
one process and in two that share a PostgreSQL server: ``python -m tests.bench deadlines``."""

import time
from collections import Counter
from contextlib import AsyncExitStack

from bot.tables.clocks import DAY
from bot.tables.table import Series
from tests import postgres
from tests.bench.rows import Row
from tests.bot.clock import Clock
from tests.contract.test_claims import ANN, changed, cloned, look
from tests.contract.test_deadlines import process

TABLES = 3000


async def rows(tables: int = TABLES) -> list[Row]:
    """A row for one process and one for two; each deadline took effect once."""
    found = []
    with postgres.running() as server:
        for processes in (1, 2):
            found.append(await _measured(await server.fresh(), tables, processes))
    return found


async def _measured(url: str, tables: int, processes: int) -> Row:
    clock = Clock()
    async with AsyncExitStack() as stack:
        all_ = [await stack.enter_async_context(process(url, clock)) for _ in range(processes)]
        waiting = await all_[0].tables.open("reversi", ANN, {}, Series())
        await all_[0].store.database.write(cloned, waiting.code, tables)
        done = [Counter[str]() for _ in all_]
        for each, counted in zip(all_, done, strict=True):
            changed(each, counted)
        clock.turn(2 * DAY)  # nobody came to these lobbies, and they close
        began = time.perf_counter()
        await look(*all_, clock=clock, until=lambda: sum(map(len, done)) > tables)
        seconds = time.perf_counter() - began
    assert set(sum(done, Counter()).values()) == {1}, "each once"
    shares = ", ".join(f"{len(counted)}" for counted in done)
    one = seconds * 1000 / (tables + 1)
    return Row(
        f"a deadline, {processes} in one loop", tables + 1, one, one, f"done by each: {shares}"
    )
