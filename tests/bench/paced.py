"""How soon people at a hundred tables see a move when so many a second are made in all, beside the
real boardgame.io: ``python -m tests.bench paced``; ``--pace`` names one rate, ``--tables`` how many
tables, ``--seconds`` how long each rate lasts. Whoever presses is a light client (``crowd.py``)."""

import asyncio
import json
import shutil
import sys
import tempfile
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from tests.bench.boardgame_io import IN_FILES, install, serving
from tests.bench.cpu import spent, spent_by_loop
from tests.bench.rows import Row, row
from tests.bot.mortal import PROGRAM, Mortal

TABLES = 100  # with two people each
SECONDS = 8.0  # of each rate
RATES = (50.0, 100.0, 200.0, 300.0)  # moves a second


async def rows(tables: int = TABLES, seconds: float = SECONDS, pace: float = 0.0) -> list[Row]:
    """Both by turns at each rate."""
    found = []
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        servers = [("crosstable", *await stack.enter_async_context(_crosstable(folder)))]
        if shutil.which("npm") is not None:
            await asyncio.to_thread(install, folder / "node")
            for keeps in ((), (IN_FILES,)):
                pid, port = stack.enter_context(serving(folder / "node", *keeps))
                servers.append(("boardgame.io", pid, f"http://127.0.0.1:{port}"))
        for rate in (pace,) if pace else RATES:
            for kind, pid, url in servers:
                found.append(await _measured(kind, pid, url, tables, rate, seconds))
    return found


@asynccontextmanager
async def _crosstable(folder: Path) -> AsyncIterator[tuple[int, str]]:
    bot = Mortal(folder, PROGRAM, ROLES="web", LOG_LEVEL="WARNING")
    await asyncio.to_thread(bot.start)
    try:
        yield bot.pid, bot.url
    finally:
        bot.kill()


async def _measured(kind: str, pid: int, url: str, tables: int, rate: float, seconds: float) -> Row:
    crowd = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bench.crowd"),
        *(kind, url, str(tables), str(rate), str(seconds)),
        stdin=PIPE,
        stdout=PIPE,
        limit=2**26,
    )
    assert crowd.stdin is not None and crowd.stdout is not None
    assert await crowd.stdout.readline() == b"seated\n"
    loop, processor = spent_by_loop(pid), spent(pid)
    crowd.stdin.write(b"\n")
    told: dict[str, Any] = json.loads(await crowd.stdout.readline())
    made = len(told["seconds"])
    loop, processor = (
        (after - before) / made * 1000
        for before, after in ((loop, spent_by_loop(pid)), (processor, spent(pid)))
    )
    await crowd.wait()
    late = sorted(told["late"] or [0.0])[int(0.95 * len(told["late"]))]
    return row(
        f"{kind}: {rate:.0f} moves/s wanted, {2 * tables} people",
        told["seconds"],
        f"{processor:.1f} ms of the processor a move ({loop:.1f} in the event loop), "
        f"{made / told['took']:.0f} moves/s; clients late by {1000 * late:.0f} ms (95 %), "
        f"{told['own'] / made * 1000:.2f} ms of theirs",
    )
