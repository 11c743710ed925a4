"""A machine that has never run the program: what compiling costs, and how soon players answer.

The sources are copied to a place where nothing has been compiled yet. Of each game the CPU seconds
and the seconds by the clock of compiling it alone; then, of a bot that starts with nothing
compiled, the seconds from its start to the first move of a player of each level.
"""

import json
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bot.players.surroundings import environment
from engines import GAMES
from engines.game import PLAIN_LEVELS
from tests.bench.rows import Row

ROOT = Path(__file__).parent.parent.parent
ASKED = (*PLAIN_LEVELS, "master")
COMPILE = "import sys; from bot.players.compiling import compile_game; from engines import GAMES; "
FIRST = """
import asyncio, json, sys, time
began = time.perf_counter()
from bot.players.thinker import THINKING
from bot.players.workers import Workers
from engines import GAMES
key, levels = sys.argv[1], sys.argv[2:]
game = GAMES[key]
state = game.start(game.deal(game.seats[0], {}, "3" * 64))
view = game.view(state, game.view(state, None).turn)

async def first() -> None:
    workers = Workers(1)
    workers.start()
    found, longest = {}, 0.0
    asked = {level: asyncio.create_task(choose(workers, level)) for level in levels}
    while not all(task.done() for task in asked.values()):
        before = time.perf_counter()
        await asyncio.sleep(0.005)
        longest = max(longest, time.perf_counter() - before - 0.005)
    print(json.dumps({**{level: task.result() for level, task in asked.items()}, "held": longest}))
    await workers.close()

async def choose(workers: Workers, level: str) -> float:
    await workers.choose(view, level, THINKING[level])
    return time.perf_counter() - began

asyncio.run(first())
"""


def rows() -> list[Row]:
    """Compiling each game, then the first moves of each."""
    return [row for key in GAMES for row in (_compiled(key), *_first(key))]


def _compiled(key: str) -> Row:
    with tempfile.TemporaryDirectory() as folder:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        began = time.perf_counter()
        _run(Path(folder), COMPILE + "compile_game(GAMES, sys.argv[1])", key)
        took = 1000 * (time.perf_counter() - began)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    return Row(f"{key}: compiling it", 1, took, took, f"{spent:.1f} s of CPU")


def _first(key: str) -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        found = json.loads(_run(Path(folder), FIRST, key, *ASKED))
    held = 1000 * found.pop("held")
    moves = [
        Row(f"{key}: first move of {level}", 1, 1000 * seconds, 1000 * seconds)
        for level, seconds in found.items()
    ]
    return [*moves, Row(f"{key}: longest pause of the event loop meanwhile", 1, held, held)]


def _run(folder: Path, code: str, *words: str) -> str:
    """What a process prints that runs a copy of the program in which nothing is compiled."""
    for name in ("engines", "render", "bot"):
        cold = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / name, folder / name, ignore=cold)
    environ = {**environment({}), "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", code, *words],
        cwd=folder,
        env=environ,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout
