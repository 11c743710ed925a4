"""What the players' processes are given of this one's surroundings: as little as they need."""

import os
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

PASSED_ON = frozenset(
    (
        *("PATH", "HOME", "USER", "LANG", "LANGUAGE", "TZ", "TMPDIR", "TEMP", "TMP"),
        *("XDG_CACHE_HOME", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "VIRTUAL_ENV"),
        # without these Python finds neither its libraries nor a home on Windows
        *("SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "COMSPEC", "PATHEXT", "USERPROFILE"),
        *("APPDATA", "LOCALAPPDATA", "PROGRAMDATA", "NUMBER_OF_PROCESSORS"),
    )
)
"""Variables that a process needs to find its libraries, its caches and its language."""

FAMILIES = ("LC_", "PYTHON", "NUMBA_", "OMP_", "OPENBLAS_")
"""What the names of more of them begin with."""


def environment(more: Mapping[str, str], given: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The variables for a process that thinks: no token and no address of a database is among
    them. ``more`` is added."""
    kept = {
        name: value
        for name, value in given.items()
        if name.upper() in PASSED_ON or name.upper().startswith(FAMILIES)
    }
    return {**kept, "PYTHONPATH": os.pathsep.join(sys.path), **more}


def apart(system: str = os.name) -> dict[str, Any]:
    """How a process is started so that a terminal's Ctrl-C does not reach it: the bot alone decides
    when it ends. On Unix it gets a session of its own, on Windows a group."""
    if system == "posix":
        return {"start_new_session": True}
    return {"creationflags": getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)}


def give_way(by: int) -> None:
    """Lets everything else go first, as far as the system knows how; ``by`` are steps of nice."""
    if hasattr(os, "nice"):
        os.nice(by)
