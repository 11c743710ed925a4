"""Compiled code on the disk, thrown away when any source that went into it has changed.

numba keeps what it compiles in the ``__pycache__`` beside a kernel, and looks at the kernel's own
file alone to see whether that is still good; but compiled code holds that of all the kernels it
calls. So a digest of all their sources is kept beside it, with their names.
"""

import contextlib
import hashlib
import os
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path

from engines.game import Game

PLAINLY = "NUMBA_DISABLE_JIT"
_STAMP = "sources.sha256"
_PLACES = (  # where numba looks for what it has compiled, the first that will do
    "UserProvidedCacheLocator,engines.player_cache.PlayerCacheLocator,UserWideCacheLocator"
)


def plain(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether this process compiles nothing and runs kernels, as far as they can, as the Python
    that they are: slow, but at once. numba's own variable ``NUMBA_DISABLE_JIT=1`` says so."""
    return environ.get(PLAINLY, "0") not in ("", "0")


def refresh(folder: Path, sources: Iterable[Path]) -> bool:
    """Empty the cache of the kernels in ``folder`` if it was made from other ``sources``; whether
    it was. To be called before any of the kernels is imported. A plain process leaves it alone."""
    if plain():
        return False
    os.environ.setdefault("NUMBA_CACHE_LOCATOR_CLASSES", _PLACES)
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
    modules = [_file(name) for name in game.kernels]
    folders = {module.parent for module in modules}
    return all(map(fresh, folders)) and all(map(_kept, modules))


def _file(module: str) -> Path:
    """Where a module lies. Raises ModuleNotFoundError."""
    found = find_spec(module)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(module)
    return Path(found.origin)


def fresh(folder: Path) -> bool:
    """Whether what is kept in a folder was made from the sources as they are now."""
    stamp = folder / "__pycache__" / _STAMP
    if not stamp.exists():
        return False
    digest, *names = stamp.read_text().split("\n")
    return digest == _digest(folder / name for name in names)


def _kept(module: Path) -> bool:
    """Whether there is compiled code of a module's kernels."""
    return any((module.parent / "__pycache__").glob(f"{module.stem}.*.nbi"))


def _digest(files: Iterable[Path]) -> str:
    text = b"".join(file.read_bytes() for file in files if file.exists())
    return hashlib.sha256(text).hexdigest()
