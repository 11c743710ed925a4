"""Three processes on one PostgreSQL server, people on Telegram, Discord and the page, computers,
and faults: ``python -m tests.bench fleet`` takes ten minutes, smaller with ``--tables 20
--kills 10 --restarts 1 --cuts 2``. ``--pace`` are the seconds between two presses of somebody,
``--pause`` the longest between two faults. Nothing may go wrong, or it is counted as a
violation."""

import os
import tempfile
from collections import Counter
from pathlib import Path

from bot.players.compiling import Compiling
from tests.bench.rows import Row, row
from tests.fleet.fleet import Report, Size, running

NEWEST_WITHIN = 10.0  # seconds after the last fault


async def rows(
    tables: int = 200,
    kills: int = 100,
    restarts: int = 5,
    cuts: int = 20,
    seed: int = 1,
    pace: float = 60.0,
    pause: float = 5.0,
    shards: int = 1,
) -> list[Row]:
    """What happened, how often and how fast."""
    await Compiling("engines:GAMES", at_once=os.cpu_count()).finish()
    size = Size(tables, kills, restarts, cuts, seed, pace, pause, shards=shards)
    print(f"seed {seed}, {size}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        async with running(size, Path(folder)) as fleet:
            report = await fleet.run()
    return [*_figures(report), *_counts(report), *_violations(report)]


def _figures(report: Report) -> list[Row]:
    down: dict[str, list[float]] = {}
    for fault in report.faults:
        down.setdefault(fault.kind, []).append(fault.until - fault.at)
    late = list(report.late.values())
    slow = sum(seconds > NEWEST_WITHIN for seconds in late)
    return [
        *(row(f"seconds a {kind} lasts", times) for kind, times in sorted(down.items())),
        row("a press until it is answered", report.took),
        row("from the last fault to the newest state", late, f"{slow} of them later than 10 s"),
    ]


def _counts(report: Report) -> list[Row]:
    counts = Counter(report.findings.counts)
    return [Row(what, number, 0.0, 0.0, "") for what, number in sorted(counts.items())]


def _violations(report: Report) -> list[Row]:
    """Wanted: one row that counts none."""
    findings = report.findings
    found = [
        Row(f"VIOLATION: {what}", number, 0.0, 0.0, "; ".join(findings.examples[what]))
        for what, number in findings.violations.items()
    ]
    return [Row("violations", findings.violations.total(), 0.0, 0.0, ""), *found]
