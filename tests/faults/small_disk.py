"""A disk of the program's own, with little room."""

import os
import subprocess
from functools import cache
from pathlib import Path

import pytest

from tests.bot.mortal import Mortal
from tests.patience import PATIENCE

# Nobody else sees what is mounted in the program's own namespace, and it ends with the program.
NAMESPACE = ("unshare", "--mount", *(() if os.geteuid() == 0 else ("--map-root-user",)))
MOUNT = 'mount -t tmpfs -o size="$1" none "$2" && cd "$2" && shift 2 && exec "$@"'
BLOCK = bytes(4096)


class OnSmallDisk(Mortal):
    """``python -m bot`` in a folder that has room for ``size`` bytes; its log stands elsewhere."""

    def __init__(self, folder: Path, size: int, **settings: str) -> None:
        super().__init__(folder, **settings)
        self._disk = folder / "disk"
        self._disk.mkdir()
        self._size = size

    @property
    def words(self) -> list[str]:
        return [*mounted(self._size, self._disk), *super().words]

    def fill(self) -> None:
        """Leave no room on its disk."""
        with self._rest.open("wb", buffering=0) as rest, pytest.raises(OSError, match="No space"):
            while True:
                rest.write(BLOCK)

    def clear(self) -> None:
        """Take away what has filled it."""
        self._rest.unlink()

    @property
    def _rest(self) -> Path:
        return Path(f"/proc/{self.pid}/root{self._disk}/rest")


def mounted(size: int, folder: Path) -> list[str]:
    """The words before a command that let it begin on a small disk."""
    return [*NAMESPACE, "sh", "-c", MOUNT, "sh", str(size), str(folder)]


@cache
def missing() -> str:
    """Why there can be no such disk here; "" where there can."""
    words = [*mounted(2**16, Path("/mnt")), "true"]
    try:
        tried = subprocess.run(words, capture_output=True, text=True, check=False, timeout=PATIENCE)
    except OSError as error:
        return f"no disk can be mounted: {error}"
    return f"no disk can be mounted: {tried.stderr.strip()}" if tried.returncode else ""
