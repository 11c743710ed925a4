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
from contextlib import suppress
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
NEST = "TESTS_NEST"  # where in the environment its address stands
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
        self.pid = _line().ask(asked, files)
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
            self._code = _line().ask({"ended": self.pid})
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
    """The process that has loaded all once somebody asked, and forks one for each who asks: for all
    processes that run tests beside each other, loaded once."""

    def __init__(self) -> None:
        address = f"crosstable-tests-{os.getpid()}"
        given, self._leash = os.pipe()
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as listening:
            listening.bind(f"\0{address}")  # which is in no folder, and gone with its process
            listening.listen()
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.forks", str(listening.fileno()), str(given)],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                pass_fds=[listening.fileno(), given],
            )
        os.close(given)
        os.environ[NEST] = address

    def close(self) -> None:
        """End it once all who asked have gone."""
        os.environ.pop(NEST, None)
        os.close(self._leash)
        self._process.wait()


class Line:
    """To a process of one's own, forked from the one that has loaded all."""

    def __init__(self) -> None:
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._socket.connect(f"\0{os.environ[NEST]}")
        self._lock = Lock()

    def ask(self, what: Mapping[str, object], files: Sequence[int] = ()) -> int:
        """A number: the new process, or the exit code of one that has ended."""
        with self._lock:
            socket.send_fds(self._socket, [json.dumps(what).encode()], files)
            return int(self._socket.recv(64))

    def close(self) -> None:
        """End that process, and what it has forked and still runs."""
        self._socket.close()


@cache
def open_nest() -> None:
    """Have a nest there, unless a process that has started this one has it."""
    if POSSIBLE and NEST not in os.environ:
        atexit.register(Nest().close)


@cache
def _line() -> Line:
    open_nest()
    line = Line()
    atexit.register(line.close)
    return line


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


def serve(listening: socket.socket, leash: int) -> list[str] | None:
    """Fork a process for each who asks, until whoever has begun this is gone; in a forked process
    of a program, at once its words."""
    loaded = False
    while leash not in select.select([listening.fileno(), leash], [], [])[0]:
        asking, _ = listening.accept()
        if not loaded:
            load()
            loaded = True
        if not os.fork():
            listening.close()
            os.close(leash)
            return forked(asking)
        asking.close()
    with suppress(ChildProcessError):  # until there is none any more
        while True:
            os.wait()
    return None


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
    listening, leash = (int(number) for number in sys.argv[1:])
    if program := serve(socket.socket(fileno=listening), leash):
        sys.argv = program
        runpy.run_module(program[0], run_name="__main__", alter_sys=True)
