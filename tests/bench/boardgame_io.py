"""The same moves beside boardgame.io, which paints and says nothing: ``python -m tests.bench
boardgame_io``, with ``--tables`` so many tables at once. Its real server, which keeps matches in
memory, is installed with npm into a folder that is thrown away."""

import asyncio
import json
import shutil
import socket
import subprocess
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from subprocess import PIPE
from typing import Any

from tests.bench import moves
from tests.bench.cpu import spent
from tests.bench.moves import ALONE, PLAYED, TABLES, WARMUP
from tests.bench.rows import Row
from tests.bot.mortal import Mortal
from tests.patience import PATIENCE
from tests.ports import free_port

PACKAGE = "boardgame.io@0.50.2"
BESIDE = Path(__file__).parent / "beside"
ROUNDS = 3


class BoardgameIo:
    """Its server, installed and started in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = free_port()
        self._server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Installs it, and waits until it serves."""
        shutil.copytree(BESIDE, self._folder, dirs_exist_ok=True)
        quiet = ("--no-audit", "--no-fund", "--silent")
        subprocess.run(["npm", "install", *quiet, PACKAGE], cwd=self._folder, check=True)
        self._server = subprocess.Popen(
            ["node", "server.cjs", str(self._port)],
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
        )
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert time.monotonic() < end
            time.sleep(0.1)

    def stop(self) -> None:
        """Ends it."""
        if self._server is not None:
            self._server.kill()
            self._server.wait(PATIENCE)

    async def measured(self, tables: int, played: int) -> Row:
        """As ``moves.measured``, of its server."""
        assert self._server is not None
        each = min(ALONE, max(1, played // tables))
        numbers = map(str, (tables, WARMUP, each))
        crowd = await asyncio.create_subprocess_exec(
            *("node", "crowd.cjs", f"http://127.0.0.1:{self._port}", *numbers),
            cwd=self._folder,
            stdin=PIPE,
            stdout=PIPE,
            limit=2**26,
        )
        assert crowd.stdin is not None and crowd.stdout is not None
        async with asyncio.timeout(PATIENCE):
            assert await crowd.stdout.readline() == b"seated\n"
        processor = spent(self._server.pid)
        crowd.stdin.write(b"\n")
        told: dict[str, Any] = json.loads(await crowd.stdout.readline())
        cost = spent(self._server.pid) - processor
        await crowd.wait()
        what = f"boardgame.io: a move on both pages, {2 * tables} people"
        return moves.told(what, told["seconds"], told["took"], cost)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self._port), PATIENCE):
                return True
        except OSError:
            return False


async def rows(tables: int = TABLES, played: int = PLAYED) -> list[Row]:
    """For one table and for many, both by turns; the middle one of a few rounds of each."""
    if shutil.which("npm") is None:
        return []
    async with AsyncExitStack() as stack:
        ours, theirs = (Path(stack.enter_context(tempfile.TemporaryDirectory())) for _ in "12")
        bot, other = Mortal(ours, ROLES="web", LOG_LEVEL="WARNING"), BoardgameIo(theirs)
        for one, end in ((bot, bot.kill), (other, other.stop)):
            stack.callback(end)
            await asyncio.to_thread(one.start)
        found = []
        for number in (1, tables):
            rounds = [
                (await moves.measured(bot, number, played), await other.measured(number, played))
                for _ in range(ROUNDS)
            ]
            for each in zip(*rounds, strict=True):
                found.append(sorted(each, key=lambda one: one.median)[ROUNDS // 2])
    return found
