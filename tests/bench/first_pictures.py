"""The first picture after a start beside later ones: ``python -m tests.bench first_pictures``.

A match is dealt on Telegram as soon as the bot fetches updates, and then again: what the first
board takes, from the command to its picture, what later ones take, and how soon after the start
updates are fetched at all. ``--tables`` is how many other processes keep the processor busy. The
last starts have to draw their sprites, as the first one on a machine does.
"""

import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engines import GAMES
from render.kept import folder
from tests.bench.rows import Row, row
from tests.bot.mortal import PROGRAM, Mortal
from tests.loopback.telegram import TelegramServer
from tests.loopback.telegram_people import Someone

STARTS = 5
FIRST = 120.0  # seconds that a start may take which compiles all code
LATER = 3  # matches after the first one


async def rows(tables: int = 0) -> list[Row]:
    """Of every game: starts that find sprites on the disk; then one of them with none there."""
    found = []
    with _busy(tables):
        for game in GAMES:
            found += await _of(game, cold=False)
        found += await _of(next(iter(GAMES)), cold=True)
    return found


@contextmanager
def _busy(processes: int) -> Iterator[None]:
    """So many others that never rest."""
    others = [
        subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(processes)
    ]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


async def _of(game: str, cold: bool) -> list[Row]:
    firsts, laters, served = [], [], []
    with tempfile.TemporaryDirectory() as own:
        async with TelegramServer(strict=False) as server:
            settings = {"TELEGRAM_TOKEN": server.token, "TELEGRAM_API_URL": server.api_url}
            bot = Mortal(Path(own), PROGRAM, WEB="off", PYTHONDONTWRITEBYTECODE="", **settings)
            await _started(server, bot)
            who = server.user("Ann").private
            await _dealt(server, who, game)
            for _ in range(STARTS):
                bot.kill()
                for sheet in folder().glob("*.sheet") if cold else ():
                    sheet.unlink()
                served.append(await _started(server, bot))
                firsts.append(await _dealt(server, who, game))
                laters += [await _dealt(server, who, game) for _ in range(LATER)]
            bot.kill()
    named = f"{game}, nothing drawn yet" if cold else game
    ratio = statistics.median(firsts) / statistics.median(laters)
    return [
        row(f"{named}: until updates are fetched", served),
        row(f"{named}: the first picture", firsts, f"{ratio:.1f} times a later one"),
        row(f"{named}: a later picture", laters),
    ]


async def _started(server: TelegramServer, bot: Mortal) -> float:
    """The seconds until the bot fetches what people do."""
    began, before = time.perf_counter(), len(server.calls)

    def fetches() -> bool:
        methods = [call.method for call in server.calls[before:]]
        known = methods.index("getMe") if "getMe" in methods else len(methods)
        return "getUpdates" in methods[known:]  # the one before may still have asked until its end

    bot.launch()
    await server.until(fetches, FIRST)
    return time.perf_counter() - began


async def _dealt(server: TelegramServer, who: Someone, game: str) -> float:
    """The seconds from the command that deals a match to the picture of its board."""
    latest = max((message.id for message in who.messages), default=0)
    began = time.perf_counter()
    who.say(f"/play {game} computer beginner")
    await server.until(lambda: any(m.picture for m in who.messages if m.id > latest))
    return time.perf_counter() - began
