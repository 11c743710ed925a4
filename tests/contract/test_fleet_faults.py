"""Three processes on one PostgreSQL server, people on all platforms, and everything that can fail
does. In full it is ``python -m tests.bench fleet``."""

import os
from pathlib import Path

import pytest

from tests import postgres
from tests.campaigns import so_many
from tests.fleet.fleet import Size, running

SIZE = so_many(
    Size(tables=5, kills=2, restarts=1, cuts=1, pause=1.5),
    Size(tables=20, kills=20, restarts=3, cuts=5),
)

pytestmark = pytest.mark.timeout(1800)


async def test_whatever_fails_nothing_is_lost_doubled_or_left_as_it_was(tmp_path: Path) -> None:
    try:
        async with running(SIZE, tmp_path) as fleet:
            report = await fleet.run()
    except postgres.Missing as missing:
        if os.environ.get("CI"):
            pytest.fail(str(missing))
        pytest.skip(str(missing))
    findings = report.findings
    assert not findings.violations, f"seed {SIZE.seed}\n{findings}"
    for what in ("acknowledged moves", "thoughts", "deadlines", "notices told"):
        assert findings.counts[what], f"seed {SIZE.seed}: of these there were none: {what}"
    assert len(report.faults) == SIZE.kills + SIZE.restarts + SIZE.cuts
