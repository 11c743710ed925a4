"""One process of the fleet, through all its lives."""

import time
from dataclasses import dataclass
from pathlib import Path

from tests.bench.cpu import spent_by_all
from tests.bot.mortal import Mortal


@dataclass
class Life:
    """From a start to the next kill, by the Unix clock; ``log`` is what it has written."""

    process: str
    began: float
    ended: float = float("inf")
    log: str = ""


class Member(Mortal):
    """``python -m bot`` with a name; its log is kept by lives."""

    def __init__(self, name: str, folder: Path, **settings: str) -> None:
        folder.mkdir()
        super().__init__(folder, **settings)
        self.name = name
        self.lives: list[Life] = []
        self.spent = 0.0  # seconds of the processor in the lives that have ended
        self._read = 0  # characters of the log that belong to former lives

    def launch(self) -> None:
        """Begin another life."""
        self.lives.append(Life(self.name, time.time()))
        super().launch()

    def kill(self) -> None:
        """End the present one, if it has not ended."""
        if not self.lives or self.lives[-1].ended < float("inf"):
            return
        self.spent += spent_by_all(self.pid)
        super().kill()
        life, log = self.lives[-1], self.log
        life.ended, life.log, self._read = time.time(), log[self._read :], len(log)

    @property
    def fell(self) -> bool:
        """Whether it has ended by itself."""
        living = bool(self.lives) and self.lives[-1].ended == float("inf")
        return living and super().fell
