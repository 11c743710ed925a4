"""The program in a folder of its own, started and stopped like a user would, but that it loads a
computer player only when one of that game is first asked."""

import os
import signal
import subprocess
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tests.forks import Fork, begun
from tests.patience import PATIENCE
from tests.ports import free_port

ROOT = Path(__file__).parents[3]
SETTINGS = ("TELEGRAM_TOKEN", "DISCORD_TOKEN", "DATABASE_URL", "WEB", "WEB_HOST", "LANGUAGE")


class Process:
    """A running bot; ``start`` after ``stop`` is a restart on the same database and port. What
    runs it is the ``program``."""

    def __init__(self, folder: Path, program: str = "tests.bot.unhurried") -> None:
        self.folder = folder
        self._program = program
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self._process: subprocess.Popen[bytes] | Fork | None = None

    def start(self) -> None:
        """Start, and wait until the page is served."""
        environ = {key: value for key, value in os.environ.items() if key not in SETTINGS}
        environ |= {"WEB_PORT": str(self.port), "PYTHONPATH": str(ROOT)}
        with (self.folder / "log").open("ab") as log:
            outputs = log.fileno(), log.fileno()
            self._process = begun([self._program], self.folder, environ, outputs)
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, self.log
            assert time.monotonic() < end, self.log
            time.sleep(0.1)

    def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(PATIENCE)

    @property
    def pid(self) -> int:
        """Its number while it runs."""
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """All that it has written."""
        return (self.folder / "log").read_text()

    def _answers(self) -> bool:
        try:
            with urlopen(self.url, timeout=5) as response:
                return bool(response.status == 200)
        except (URLError, ConnectionError, TimeoutError):
            return False
