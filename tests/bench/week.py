"""A simulated week of tables on two platforms, with restarts and kills in it: ``python -m
tests.bench week``, smaller with ``--tables 20 --days 2 --kills 3``. Nothing may go wrong, or it is
counted as a violation."""

import tempfile
import time
from pathlib import Path

from tests.bench.rows import Row
from tests.week.week import Plan, Week

PEOPLE = 2 / 3  # for each table


def rows(tables: int = 300, days: float = 7.0, seed: int = 11, kills: int = 30) -> list[Row]:
    """What happened, how often; as many restarts as kills."""
    people = max(10, round(tables * PEOPLE))
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        week = Week(Path(folder), Plan(tables, people, days, kills, kills, seed))
        week.run()
        return [*_rows(week, time.perf_counter() - began), *_violations(week)]


def _rows(week: Week, seconds: float) -> list[Row]:
    checks, plan = week.checks, week.plan
    cpu = (
        f"{week.bot.seconds():.0f} s of the processor for {plan.days:g} days, {seconds:.0f} s here"
    )
    size = f"{week.ledger.size() / 1024:,.0f} KB"
    numbers = {
        "tables opened": len(week.ledger.tables),
        "people": plan.people,
        **dict(sorted(checks.counts.items())),
        **{f"platforms: {what}": n for what, n in sorted(week.platforms.counts.items())},
        **{f"rows of {name}": n for name, n in week.ledger.sizes().items()},
    }
    found = [_row(what, number) for what, number in numbers.items()]
    return [
        *found,
        _row("the bot's process, computer players apart", 1, cpu),
        _row("database", 1, size),
    ]


def _violations(week: Week) -> list[Row]:
    """Wanted: one row that counts none."""
    checks = week.checks
    found = [
        _row(f"VIOLATION: {what}", number, "; ".join(checks.examples[what]))
        for what, number in checks.violations.items()
    ]
    return [_row("violations", checks.violations.total()), *found]


def _row(what: str, number: int, remark: str = "") -> Row:
    return Row(what, number, 0.0, 0.0, remark)
