"""Compiled code on the disk, thrown away when any source that went into it has changed.

numba keeps what it compiles in the ``__pycache__`` beside a kernel, and looks at the kernel's own
file alone to see whether that is still good; but compiled code holds that of all the kernels it
calls. So a digest of all their sources is kept beside it.
"""

import contextlib
import hashlib
import inspect
from collections.abc import Iterable
from pathlib import Path

from engines.game import Game

_STAMP = "sources.sha256"


def refresh(folder: Path, sources: Iterable[Path]) -> bool:
    """Empty the cache of the kernels in ``folder`` if it was made from other ``sources``; whether
    it was. To be called before any of the kernels is imported."""
    cache, now = folder / "__pycache__", _digest(sources)
    stamp = cache / _STAMP
    with contextlib.suppress(OSError):  # where nothing can be written, numba keeps its own place
        if stamp.exists() and stamp.read_text() == now:
            return False
        for file in (*cache.glob("*.nbi"), *cache.glob("*.nbc")):
            file.unlink(missing_ok=True)
        cache.mkdir(exist_ok=True)
        stamp.write_text(now)
    return True


def compiled(game: Game) -> bool:
    """Whether anything that an earlier process has compiled for the game lies on the disk."""
    kinds = [kind for kind in type(game).__mro__ if kind.__module__ not in ("builtins", "typing")]
    folders = {Path(inspect.getfile(kind)).parent for kind in kinds}
    return any(any(folder.rglob("__pycache__/*.nbi")) for folder in folders)


def _digest(sources: Iterable[Path]) -> str:
    text = b"".join(file.read_bytes() for file in sorted(sources) if file.exists())
    return hashlib.sha256(text).hexdigest()
