"""``python -m tests.leaks 200 telegram web``: so many random matches on each of these platforms, or
on all of them, each played in two worlds; every tenth is also audited from its deal to its end.
``100-200`` in place of the number goes on after the first hundred."""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.leaks.hunt import PLATFORMS, Catch, audit, hunt
from tests.leaks.twins import twins, whole

GAMES = ("crosswise", "triominos")
TURNS = 5
WHOLE = 20
LONGEST = 60


def main(arguments: list[str]) -> int:
    """Hunt, tell the figures, and exit with 1 where anything was found."""
    first, _, last = (arguments or ["20"])[0].rpartition("-")
    numbers = range(int(first or 0), int(last))
    bad = 0
    for platform in arguments[1:] or PLATFORMS:
        began = time.monotonic()
        catches = [catch for n in numbers for catch in asyncio.run(_both(platform, n))]
        bad += _tell(platform, len(numbers), catches, time.monotonic() - began)
    return 1 if bad else 0


async def _both(platform: str, number: int) -> list[Catch]:
    """One match, and perhaps a whole one."""
    game, seats = GAMES[number % 2], 2 + number // 2 % 3
    with tempfile.TemporaryDirectory() as folder:
        pair = twins(game, seats, number, TURNS, handicapped=number // 6 % 2 == 1)
        found = [await hunt(platform, pair, number, Path(folder))]
    if number % WHOLE < len(GAMES) and number >= WHOLE:
        with tempfile.TemporaryDirectory() as folder:
            match = whole(game, seats, number, LONGEST)
            found.append(await audit(platform, match, number, Path(folder)))
    for problem in (problem for catch in found for problem in catch.problems):
        print(f"{platform} {game} {seats} {number}: {problem}", flush=True)
    return found


def _tell(platform: str, count: int, catches: list[Catch], seconds: float) -> int:
    """One line of figures; how many problems there were."""
    problems = sum(len(catch.problems) for catch in catches)
    twin = [catch for catch in catches if catch.worlds == 2]
    alone = [catch for catch in catches if catch.worlds == 1]
    print(
        f"{platform}: {count} matches in two worlds, {sum(c.turns for c in twin)} turns, "
        f"{sum(c.exchanged for c in twin)} pieces exchanged, {sum(c.said for c in twin)} things "
        f"compared with {sum(c.pictures for c in twin)} pictures "
        f"({sum(c.others for c in twin)} differ for their owners); {len(alone)} whole matches, "
        f"{sum(c.turns for c in alone)} turns, {sum(c.said for c in alone)} things; "
        f"{problems} leaks; {seconds:.0f} s",
        flush=True,
    )
    return problems


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
