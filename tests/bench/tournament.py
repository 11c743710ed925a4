"""An evening tournament in a Telegram group, run by three processes on one PostgreSQL server that
are killed at random moments: ``python -m tests.bench tournament --people 33 --kills 30``. Nobody
may be paired twice and no result lost, or it is counted as a violation."""

import tempfile
import time
from pathlib import Path

from tests.bench.rows import Row
from tests.fleet.tournament import running


async def rows(people: int = 8, kills: int = 20, seed: int = 1, pause: float = 4.0) -> list[Row]:
    """What happened, how often, and what was wrong."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        async with running(people, kills, seed, pause, Path(folder)) as fleet:
            report = await fleet.run()
    counts = [Row(what, number, 0.0, 0.0, "") for what, number in sorted(report.counts.items())]
    wrong = [Row(f"VIOLATION: {each}", 1, 0.0, 0.0, "") for each in report.wrong]
    took = Row("seconds", round(time.monotonic() - began), 0.0, 0.0, "")
    return [took, *counts, Row("violations", len(report.wrong), 0.0, 0.0, ""), *wrong]
