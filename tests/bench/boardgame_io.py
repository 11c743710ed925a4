"""The same moves beside boardgame.io, which paints and says nothing: ``python -m tests.bench
boardgame_io``, with ``--tables`` so many tables at once. Its real server, which keeps matches in
memory or in files, is installed with npm into a folder that is thrown away."""

import asyncio
import json
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE
from typing import Any

from tests.bench import moves
from tests.bench.cpu import spent, spent_by_loop
from tests.bench.moves import ALONE, PLAYED, TABLES, WARMUP, Cost
from tests.bench.rows import Row
from tests.bot.mortal import PROGRAM, Mortal
from tests.patience import PATIENCE
from tests.ports import free_port

PACKAGES = ("boardgame.io@0.50.2", "node-persist@3")
BESIDE = Path(__file__).parent / "beside"
IN_FILES = "matches"
ROUNDS = 3


def install(folder: Path) -> None:
    shutil.copytree(BESIDE, folder, dirs_exist_ok=True)
    (folder / IN_FILES).mkdir()
    quiet = ("--no-audit", "--no-fund", "--silent")
    subprocess.run(["npm", "install", *quiet, *PACKAGES], cwd=folder, check=True)


@contextmanager
def serving(folder: Path, *keeps: str) -> Iterator[tuple[int, int]]:
    """Its server, installed in the ``folder``, which ``keeps`` matches in another one there or in
    memory: the number of its process, and its port."""
    port = free_port()
    server = subprocess.Popen(
        ["node", "server.cjs", str(port), *keeps], cwd=folder, stdout=subprocess.DEVNULL
    )
    try:
        end = time.monotonic() + PATIENCE
        while not _answers(port):
            assert time.monotonic() < end
            time.sleep(0.1)
        yield server.pid, port
    finally:
        server.kill()
        server.wait(PATIENCE)


def _answers(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), PATIENCE):
            return True
    except OSError:
        return False


async def measured(folder: Path, tables: int, played: int, *keeps: str) -> Cost:
    """As ``moves.measured``, of a new server of it."""
    each = min(ALONE, max(1, played // tables))
    numbers = map(str, (tables, WARMUP, each))
    with serving(folder, *keeps) as (pid, port):
        crowd = await asyncio.create_subprocess_exec(
            *("node", "crowd.cjs", f"http://127.0.0.1:{port}", *numbers),
            cwd=folder,
            stdin=PIPE,
            stdout=PIPE,
            limit=2**26,
        )
        assert crowd.stdin is not None and crowd.stdout is not None
        async with asyncio.timeout(PATIENCE):
            assert await crowd.stdout.readline() == b"seated\n"
        loop, processor = spent_by_loop(pid), spent(pid)
        crowd.stdin.write(b"\n")
        told: dict[str, Any] = json.loads(await crowd.stdout.readline())
        cost = spent_by_loop(pid) - loop, spent(pid) - processor
        await crowd.wait()
    where = "in files" if keeps else "in memory"
    what = f"boardgame.io {where}: the same, {2 * tables} people"
    return Cost(what, told["seconds"], told["took"], *cost)


async def rows(tables: int = TABLES, played: int = PLAYED) -> list[Row]:
    """Both by turns, of each the round in the middle, and how often boardgame.io's cost goes into
    ours."""
    if shutil.which("npm") is None:
        return []
    with tempfile.TemporaryDirectory() as ours, tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        await asyncio.to_thread(install, folder)
        bot = Mortal(Path(ours), PROGRAM, ROLES="web", LOG_LEVEL="WARNING")
        await asyncio.to_thread(bot.start)
        try:
            rounds = [
                (
                    await moves.measured(bot, tables, played),
                    await measured(folder, tables, played),
                    await measured(folder, tables, played, IN_FILES),
                )
                for _ in range(ROUNDS)
            ]
        finally:
            bot.kill()
    own, *others = (_middle(list(each)) for each in zip(*rounds, strict=True))
    ratios = (f", {own.each / other.each:.1f} times as much with us" for other in others)
    return [own.row(), *(other.row(ratio) for other, ratio in zip(others, ratios, strict=True))]


def _middle(rounds: list[Cost]) -> Cost:
    return sorted(rounds, key=lambda one: one.each)[len(rounds) // 2]
