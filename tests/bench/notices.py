"""Whether every turn is told once while the program is killed fifty times at random moments, and
how soon: ``python -m tests.bench notices`` takes some minutes. A notice is lost, or told twice."""

import itertools
import tempfile
from pathlib import Path

from tests.bench.rows import Row, row
from tests.bot.told import Match
from tests.loopback.telegram import TelegramServer

KILLS = 50
SEED = 11


async def rows() -> list[Row]:
    """How long it took from one notice to the next, kills and starts among them."""
    async with TelegramServer(strict=False) as server:
        with tempfile.TemporaryDirectory() as folder:
            report = await Match(server, Path(folder), SEED).play(KILLS)
    times = sorted(at for taken in report.taken.values() for at in taken)
    between = [later - at for at, later in itertools.pairwise(times)]
    remark = (
        f"{len(report.kills)} kills, {len(report.turns)} turns told, {report.doubled} twice, "
        f"{len(report.needless)} of them needlessly, {len(report.lost)} lost, "
        f"{report.unsent} unsent"
    )
    return [row("from one notice to the next", between, remark)]
