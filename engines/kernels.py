"""Compiled code on the disk, thrown away when any source that went into it has changed.

numba keeps what it compiles in the ``__pycache__`` beside a kernel, and looks at the kernel's own
file alone to see whether that is still good; but compiled code holds that of all the kernels it
calls. So a digest of all their sources is kept beside it, with their names.
"""

import contextlib
import hashlib
import os
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

from engines.game import Game

_STAMP = "sources.sha256"


def refresh(folder: Path, sources: Iterable[Path]) -> bool:
    """Empty the cache of the kernels in ``folder`` if it was made from other ``sources``; whether
    it was. To be called before any of the kernels is imported."""
    cache, files = folder / "__pycache__", sorted(sources)
    names = (os.path.relpath(file, folder) for file in files)
    stamp, now = cache / _STAMP, "\n".join((_digest(files), *names))
    with contextlib.suppress(OSError):  # where nothing can be written, numba keeps its own place
        if stamp.exists() and stamp.read_text() == now:
            return False
        for file in (*cache.glob("*.nbi"), *cache.glob("*.nbc")):
            file.unlink(missing_ok=True)
        cache.mkdir(exist_ok=True)
        stamp.write_text(now)
    return True


def compiled(game: Game) -> bool:
    """Whether what the game has to compile was compiled by an earlier process, lies on the disk and
    is good; always for a game that has no kernels."""
    return all(_good(_folder(name) / "__pycache__" / _STAMP) for name in game.kernels)


def _folder(package: str) -> Path:
    """Where a package lies. Raises ModuleNotFoundError."""
    found = find_spec(package)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(package)
    return Path(found.origin).parent


def _good(stamp: Path) -> bool:
    """Whether there is code beside a stamp, made from the sources as they are now."""
    if not stamp.exists():
        return False
    digest, *names = stamp.read_text().split("\n")
    folder = stamp.parent.parent
    same = digest == _digest(folder / name for name in names)
    return same and any(stamp.parent.glob("*.nbi"))


def _digest(files: Iterable[Path]) -> str:
    text = b"".join(file.read_bytes() for file in files if file.exists())
    return hashlib.sha256(text).hexdigest()
