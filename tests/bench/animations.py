"""Matches made into animations of 640 pixels. ``uv run python -m tests.bench animations``.

The first of its kind after a start draws sprites that all later ones share; it is told apart."""

import asyncio
import statistics
import time
from collections.abc import Awaitable
from typing import NamedTuple

from bot.features.animations.maker import AnimationMaker
from bot.tables.play import RESIGNED
from bot.tables.table import Match
from engines import GAMES
from engines.game import Outcome
from render import PAINTERS, warm
from render.theme import THEMES
from tests.bench.rows import Row, row
from tests.contract.matches import played

TIMES = 7
LONGEST = 80  # plies
ENDED = Outcome((0,), (0, 0), RESIGNED)
PULSE = 0.005  # seconds


def match_of(key: str, number: int) -> Match:
    """The beginning of a match of random moves, or all of it, that somebody has given up."""
    found = played(key, min(GAMES[key].seats), number)
    return Match(number, found.setup, "0" * 64, found.moves[:LONGEST], ENDED)


async def rows() -> list[Row]:
    """A row for each game and theme, and how long the event loop waited meanwhile."""
    warm(*THEMES)
    found, lags = [], list[float]()
    for key in PAINTERS:
        for theme in THEMES:
            found += await _measured(key, theme, lags)
    return [*found, row("the event loop waits meanwhile", lags, "what else it does comes on top")]


async def _measured(key: str, theme: str, lags: list[float]) -> list[Row]:
    first, *later = [await _made(key, theme, number, lags) for number in range(TIMES + 1)]
    sizes = sorted(one.size for one in later)
    plies = sorted(one.plies for one in later)
    remark = f"{plies[0]}-{plies[-1]} plies, {sizes[len(sizes) // 2] / 1000:.0f} KB"
    remark += f", at most {sizes[-1] / 1000:.0f} KB"
    remark += f"; of a core {statistics.median(one.cpu for one in later) * 1000:.0f} ms"
    return [
        row(f"{key}, {theme}", [one.seconds for one in later], remark),
        row(f"{key}, {theme}, the first", [first.seconds], f"{first.size / 1000:.0f} KB"),
    ]


class _Made(NamedTuple):
    """One animation: how long it took, how much of that was work, its bytes, and of what."""

    seconds: float
    cpu: float
    size: int
    plies: int


async def _made(key: str, theme: str, number: int, lags: list[float]) -> _Made:
    match, maker = match_of(key, number), AnimationMaker()
    began, worked = time.perf_counter(), time.process_time()
    gif = await _watched(maker.begin(key, match, theme, "bench").result, lags)
    seconds, cpu = time.perf_counter() - began, time.process_time() - worked
    maker.close()
    return _Made(seconds, cpu, len(gif), len(match.moves))


async def _watched(work: Awaitable[bytes], lags: list[float]) -> bytes:
    """What comes of ``work``; by how much naps took too long until then."""
    task = asyncio.ensure_future(work)
    while not task.done():
        began = time.perf_counter()
        await asyncio.sleep(PULSE)
        lags.append(time.perf_counter() - began - PULSE)
    return task.result()


if __name__ == "__main__":
    for one in asyncio.run(rows()):
        print(f"{one.what:34} {one.median:7.1f} {one.p95:7.1f} ms  {one.remark}")
