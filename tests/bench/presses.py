"""Presses on pages of the real program: ``python -m tests.bench presses``, shorter with ``--seconds
4``.

On SQLite, and on one PostgreSQL server with one, two and three processes that serve pages. The
pages live in a process of their own, as many at each of the bot's; a press counts from when it is
made until its page shows what came of it. Then: how soon the next process thinks when the one that
did is killed, and how much a process does that leaves the thinking to another.
"""

import asyncio
import json
import random
import sys
import tempfile
import time
from asyncio.subprocess import PIPE
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from tests import postgres
from tests.bench.cpu import spent_by_all
from tests.bench.rows import Row, row
from tests.bot.mortal import PROGRAM, Mortal, Page

SECONDS = 10.0
WARM = 3.0
PAGES = (2, 6, 32)  # of all processes together: calm, busy, more than they can answer
PACE = 0.12, 0.16  # seconds from a page's press to its next one: ten a second are allowed
TAKEOVERS = 3
THINKING = 4  # pages that play a computer
LEVEL = "casual"


# The process with the pages


async def press(page: Page, seconds: float) -> list[float]:
    """Press whatever leads on for so long, no faster than a page may; the seconds of each press."""
    found, end = [], time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.perf_counter()
        choices = page.buttons("mine", "move") or page.buttons("rematch")
        assert await page.press(random.choice(choices)) == []
        taken = time.perf_counter() - began
        found.append(taken)
        await asyncio.sleep(random.uniform(*PACE) - taken)
    return found


async def answer(page: Page, seconds: float) -> list[float]:
    """Play a computer for so long; the seconds until each of its moves."""
    found, end = [], time.monotonic() + seconds
    while time.monotonic() < end:
        choices = page.buttons("mine", "move") or page.buttons("rematch")
        await page.press(random.choice(choices))
        began = time.perf_counter()
        await page.until_any("mine", "move", "rematch", patience=60)
        found.append(time.perf_counter() - began)
    return found


async def pages(urls: Sequence[str], number: int, seconds: float, level: str) -> list[float]:
    """So many pages, in turn at each of the processes."""
    opened = [await Page.open(urls[place % len(urls)]) for place in range(number)]
    for page in opened:
        await sit_down(page, level)
    act = answer if level else press
    await asyncio.gather(*(act(page, WARM) for page in opened))
    print(flush=True)  # now it counts
    taken = await asyncio.gather(*(act(page, seconds) for page in opened))
    for page in opened:
        await page.close()
    return [each for some in taken for each in some]


async def sit_down(page: Page, level: str) -> None:
    """Begin a match against a computer of this level, without one on both sides."""
    if level:
        await page.play("reversi", computer=level)
        await page.until_any("mine", "move", patience=60)
        return
    await page.play("reversi")
    for verb in ("also", "start"):
        await page.press(page.buttons(verb)[0])


# The processes of the bot


@contextmanager
def bots(url: str, *roles: str) -> Iterator[list[Mortal]]:
    """One process of the real program for each of the roles."""
    with ExitStack() as stack:
        started = []
        for each in roles:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            bot = Mortal(folder, PROGRAM, DATABASE_URL=url, ROLES=each, LOG_LEVEL="WARNING")
            bot.start() if "web" in each else bot.launch()
            stack.callback(bot.kill)
            started.append(bot)
        yield started


async def measure(
    processes: Sequence[Mortal], number: int, seconds: float, level: str = ""
) -> tuple[list[float], list[float]]:
    """The seconds of each press, and those of the processor that each process had for all."""
    urls = [bot.url for bot in processes if bot.answers()]
    words = (*urls, str(number), str(seconds), level)
    here = [sys.executable, "-m", "tests.bench.presses", *words]
    asking = await asyncio.create_subprocess_exec(*here, stdout=PIPE, limit=2**26)
    assert asking.stdout is not None
    await asking.stdout.readline()
    before = [spent_by_all(bot.pid) for bot in processes]
    taken = json.loads(await asking.stdout.readline())
    after = [spent_by_all(bot.pid) for bot in processes]
    await asking.wait()
    return taken, [late - early for early, late in zip(before, after, strict=True)]


async def _pressed(url: str, where: str, seconds: float, *roles: str) -> list[Row]:
    with bots(url, *roles) as running:
        found = []
        for number in PAGES:
            taken, spent = await measure(running, number, seconds)
            each = f"{sum(spent) / len(taken) * 1000:.1f} ms of the processor each"
            rate = f"{len(taken) / seconds:.0f} a second, {each}"
            found.append(row(f"a press, {where}, {number} pages", taken, rate))
    return found


async def _taken_over(url: str) -> Row:
    """From the end of the process that thinks until the other has made the move it owes."""
    seconds = []
    with bots(url, "web", "web,players") as (first, thinks):
        await asyncio.sleep(WARM)  # until it is known who thinks
        for _ in range(TAKEOVERS):
            page = await Page.open(first.url)
            await sit_down(page, LEVEL)
            thinks.kill()
            began = time.perf_counter()
            await page.press(random.choice(page.buttons("mine", "move")))
            await page.until_any("mine", "move", patience=60)
            seconds.append(time.perf_counter() - began)
            await asyncio.to_thread(thinks.start)
            await page.close()
            await asyncio.sleep(WARM)
    return row("a computer's move after its process was killed", seconds)


async def _thought(url: str, where: str, seconds: float, *roles: str) -> Row:
    with bots(url, *roles) as running:
        await asyncio.sleep(WARM)
        taken, spent = await measure(running, THINKING, seconds, LEVEL)
    shares = " and ".join(f"{each / seconds:.0%}" for each in spent)
    return row(f"a computer's move, {where}", taken, f"{shares} of a core")


async def rows(seconds: float = SECONDS) -> list[Row]:
    """SQLite, and PostgreSQL where it is installed."""
    with tempfile.TemporaryDirectory() as folder:
        sqlite = f"sqlite:///{folder}/tables.db"
        found = await _pressed(sqlite, "SQLite", seconds, "web,players")
    with suppress(postgres.Missing), postgres.running() as server:
        crews = (("web,players",), ("web,players", "web"), ("web,players", "web", "web"))
        for number, roles in enumerate(crews, 1):
            where = f"PostgreSQL, {number} of the bot's processes"
            found += await _pressed(server.empty(), where, seconds, *roles)
        found.append(await _taken_over(server.empty()))
        for where, roles in (("one process", ("web,players",)), ("two", ("web", "players"))):
            found.append(await _thought(server.empty(), where, seconds, *roles))
    return found


def main() -> None:
    """Be the process with the pages."""
    *urls, number, seconds, level = sys.argv[1:]
    print(json.dumps(asyncio.run(pages(urls, int(number), float(seconds), level))))


if __name__ == "__main__":
    main()
