"""Programs that tests start again and again, each forked from a process that has loaded before what
a start loads: that takes a second or two, and the rest of such a test hardly more. Whatever only a
true start shows is tested by one."""

import atexit
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Lock

ROOT = Path(__file__).parents[1]
POSSIBLE = hasattr(os, "pidfd_open")  # by which is seen when another's child has ended
LOADED = (
    "bot.__main__",
    "bot.platforms.web",
    "bot.platforms.telegram",
    "bot.platforms.discord",
    "bot.store.queue",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "alembic.command",
)
THEMES = ("dark", "light")
LARGEST = 2**20  # bytes of what is asked


class Fork:
    """A program that runs in a ``folder`` and this ``environment`` alone, as ``python -m`` with
    ``words`` begins it. Its ``files`` are its standard output, its errors and, where it gets one,
    its standard input."""

    def __init__(
        self,
        words: Sequence[str],
        folder: Path,
        environment: Mapping[str, str],
        files: tuple[int, ...],
    ) -> None:
        asked = {"words": words, "folder": str(folder), "environment": dict(environment)}
        self.pid = _nest().ask(asked, files)
        self._ended = os.pidfd_open(self.pid)  # it is waited for only after this has told of it
        self._code: int | None = None

    def __del__(self) -> None:
        os.close(self._ended)

    def poll(self) -> int | None:
        """Its exit code, or minus the signal that ended it; None while it runs."""
        return self._code if self._code is not None or not self._has_ended(0) else self.wait()

    def wait(self, patience: float | None = None) -> int:
        """The same once it has ended. Raises TimeoutError."""
        if self._code is None:
            if not self._has_ended(patience):
                raise TimeoutError(f"{self.pid} runs on")
            self._code = _nest().ask({"ended": self.pid})
        return self._code

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it is known to have ended."""
        if self._code is None:
            signal.pidfd_send_signal(self._ended, number)

    def kill(self) -> None:
        """End it as ``kill -9`` does."""
        self.send_signal(signal.SIGKILL)

    def _has_ended(self, patience: float | None) -> bool:
        poll = select.poll()
        poll.register(self._ended, select.POLLIN)
        return bool(poll.poll(None if patience is None else patience * 1000))


def begun(
    words: Sequence[str], folder: Path, environment: Mapping[str, str], files: tuple[int, ...]
) -> Fork | subprocess.Popen[bytes]:
    """The program that begins, wherever it cannot be forked by a start of Python."""
    if POSSIBLE:
        return Fork(words, folder, environment, files)
    said, errors, *given = files
    return subprocess.Popen(
        [sys.executable, "-m", *words],
        cwd=folder,
        env=environment,
        stdout=said,
        stderr=errors,
        stdin=given[0] if given else None,
    )


class Nest:
    """The process that has loaded all, and forks."""

    def __init__(self) -> None:
        self._socket, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._lock = Lock()
        with its:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.forks", str(its.fileno())],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                pass_fds=[its.fileno()],
            )

    def ask(self, what: Mapping[str, object], files: Sequence[int] = ()) -> int:
        """A number: the new process, or the exit code of one that has ended."""
        with self._lock:
            socket.send_fds(self._socket, [json.dumps(what).encode()], files)
            return int(self._socket.recv(64))

    def close(self) -> None:
        """End it, and what it has forked and still runs."""
        self._socket.close()
        self._process.wait()


@cache
def _nest() -> Nest:
    nest = Nest()
    atexit.register(nest.close)
    return nest


def load() -> None:
    """Load what programs need, and make what they prepare at each start, in this thread alone."""
    for module in LOADED:
        import_module(module)
    from bot.desk.warmup import first_boards
    from bot.texts import Words
    from tests import made

    made.share()
    words = Words()
    for piece in (*first_boards(words, THEMES), *words.ahead(words.languages)):
        piece()


def forked(asking: socket.socket) -> list[str] | None:
    """Serve until nobody asks any more; in a forked process, at once the words of its program."""
    running: set[int] = set()
    while True:
        data, files, _, _ = socket.recv_fds(asking, LARGEST, 3)
        if not data:
            break
        asked = json.loads(data)
        if "ended" in asked:
            _, status = os.waitpid(asked["ended"], 0)
            running.discard(asked["ended"])
            asking.send(b"%d" % os.waitstatus_to_exitcode(status))
            continue
        pid = os.fork()
        if not pid:
            asking.close()
            become(asked["folder"], asked["environment"], files)
            words: list[str] = asked["words"]
            return words
        running.add(pid)
        asking.send(b"%d" % pid)
        for file in files:
            os.close(file)
    for pid in running:
        os.kill(pid, signal.SIGKILL)
    return None


def become(folder: str, environment: dict[str, str], files: Sequence[int]) -> None:
    """Be a process of its own, of which only what was loaded is known already."""
    for number, file in zip((1, 2, 0), files, strict=False):
        os.dup2(file, number)
        os.close(file)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    del sys.modules["bot.__main__"]  # which is run, or takes what was changed elsewhere for a test


if __name__ == "__main__":
    load()
    if program := forked(socket.socket(fileno=int(sys.argv[1]))):
        sys.argv = program
        runpy.run_module(program[0], run_name="__main__", alter_sys=True)
