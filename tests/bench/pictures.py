"""Painting and encoding over whole matches of club players: ``python -m tests.bench pictures
--matches 200``, one game alone with ``--game reversi``.

Of each game one row for its pictures as they come, what everybody sees after every move, and one
for the same pictures once all that was asked for again is squeezed harder. The remark says what the
wall clock does not: the processor's time, the share of bands that were known, and the sizes.
"""

import statistics
import time
from collections.abc import Iterable
from dataclasses import dataclass, field

from engines.game import View
from render import PAINTERS, paint, warm
from render.ahead import AHEAD
from render.bands import BANDS
from tests.bench.club_matches import own_views, views
from tests.bench.rows import Row, row

MATCHES = 24
THEME = "light"


@dataclass(slots=True)
class Painted:
    """What painting some pictures took, in seconds, and their sizes in bytes."""

    wall: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    found: int = 0
    made: int = 0

    def row(self, what: str) -> Row:
        """All of it."""
        cpu = row("", self.cpu)
        sizes = f"{statistics.median(self.sizes) / 1000:.1f} KB, {max(self.sizes) / 1000:.0f} most"
        known = f"{self.found / (self.found + self.made):.2f} known"
        return row(what, self.wall, f"{cpu.median:.2f} {cpu.p95:.2f} ms CPU, {known}, {sizes}")


def rows(matches: int = MATCHES, game: str = "") -> list[Row]:
    """Rows for each game, or for one."""
    found = []
    for key in [game] if game else PAINTERS:
        warm(key, THEME)
        played = [[*views(key, number)] for number in range(matches)]
        found.append(painted(played).row(f"{key}, as it comes"))
        while BANDS.improve():
            pass
        found.append(painted(played).row(f"{key}, again"))
        if any(own.hand for own in own_views(key, 0)):
            held = [[*own_views(key, number)] for number in range(matches)]
            found.append(painted(held).row(f"{key} with the own hand"))
    return found


def painted(matches: Iterable[Iterable[View]]) -> Painted:
    """All positions of these matches, one match after the other."""
    found, before = Painted(), (BANDS.found, BANDS.made)
    for match in matches:
        for view in match:
            wall, cpu = time.perf_counter(), time.thread_time()
            png = paint(view, (), THEME).png
            found.cpu.append(time.thread_time() - cpu)
            found.wall.append(time.perf_counter() - wall)
            found.sizes.append(len(png))
            while AHEAD.step():  # as the bot does between two presses
                pass
    found.found, found.made = BANDS.found - before[0], BANDS.made - before[1]
    return found
