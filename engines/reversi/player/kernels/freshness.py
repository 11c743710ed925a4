"""Compiled code is thrown away when any kernel has changed.

numba looks at a function's own file alone to see whether its cached code is still good; but the
code of a kernel holds that of all others it calls. So a digest of all their sources is kept beside
the cache, and the cache is emptied when it no longer fits.
"""

import contextlib
import hashlib
from pathlib import Path

FOLDER = Path(__file__).parent
_STAMP = "sources.sha256"


def digest(folder: Path) -> str:
    """The digest of the sources in a folder, and of the patterns that kernels are made from."""
    files = [*sorted(folder.glob("*.py")), folder.parent / "patterns.py"]
    text = b"".join(file.read_bytes() for file in files if file.exists())
    return hashlib.sha256(text).hexdigest()


def refresh(folder: Path = FOLDER) -> bool:
    """Empty the cache of a folder if it was made from other sources; whether it was."""
    cache, now = folder / "__pycache__", digest(folder)
    stamp = cache / _STAMP
    with contextlib.suppress(OSError):  # where nothing can be written there is no cache either
        if stamp.exists() and stamp.read_text() == now:
            return False
        for file in (*cache.glob("*.nbi"), *cache.glob("*.nbc")):
            file.unlink(missing_ok=True)
        cache.mkdir(exist_ok=True)
        stamp.write_text(now)
    return True
