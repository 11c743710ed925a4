"""Whether a core of this machine has nothing to do, as Linux tells it."""

import os
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

_WINDOW = 0.05  # seconds over which it is looked at: the system counts in hundredths
_SHARE = 0.8  # of that time in which a core must have had nothing to do


class Spare(Protocol):
    """What says whether a second core may be used."""

    def watch(self, used: float = 0.0) -> None:
        """Look anew from now on; ``used`` are seconds that the asker has had of a second core."""
        ...

    def found(self, used: float = 0.0) -> bool:
        """Whether there is one."""
        ...


class SpareCore:
    """Looks at the cores that this process may use: ``cores``, by default those the system says.
    Where a group of processes may use less time than these have, none counts as spare; nor where
    there is no ``proc`` to be read."""

    def __init__(
        self,
        proc: Path = Path("/proc"),
        groups: Path = Path("/sys/fs/cgroup"),
        cores: Iterable[int] | None = None,
    ) -> None:
        self._stat = proc / "stat"
        if cores is None:
            cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else ()
        self._cores = frozenset(cores)
        self._possible = len(self._cores) > 1 and not _limited(proc, groups, len(self._cores))
        self._since, self._idle, self._used = 0.0, 0.0, 0.0
        self._found = False

    def watch(self, used: float = 0.0) -> None:
        """Look anew from now on; none is found before some hundredths of a second."""
        self._found = False
        if self._possible:
            self._since, self._idle, self._used = time.monotonic(), self._idled(), used

    def found(self, used: float = 0.0) -> bool:
        """Whether one core's worth of time was idle of late, or was ``used``: the seconds that the
        asker has had beside its first thread."""
        now = time.monotonic()
        if self._possible and now - self._since >= _WINDOW:
            idle = self._idled()
            left = idle - self._idle + used - self._used
            self._found = left >= _SHARE * (now - self._since)
            self._since, self._idle, self._used = now, idle, used
        return self._found

    def _idled(self) -> float:
        """The seconds that the cores have had nothing to do, since the machine started."""
        try:
            lines = [line.split() for line in self._stat.read_text().splitlines()]
        except OSError:
            return 0.0
        names = {f"cpu{core}" for core in self._cores}
        ticks = sum(int(words[4]) + int(words[5]) for words in lines if words and words[0] in names)
        return ticks / os.sysconf("SC_CLK_TCK")


def _limited(proc: Path, groups: Path, cores: int) -> bool:
    """Whether a group that this process is in may use less time than ``cores`` have."""
    try:
        lines = (proc / "self" / "cgroup").read_text().splitlines()
    except OSError:
        return False
    for line in lines:
        _, kinds, path = line.split(":", 2)
        if kinds and "cpu" not in kinds.split(","):
            continue
        folder = groups / kinds if kinds else groups
        for at in (Path(path), *Path(path).parents):
            if _quota(folder / at.relative_to("/")) < cores:
                return True
    return False


def _quota(folder: Path) -> float:
    """The cores' worth of time that a group may use: of the second kind of groups, or the first."""
    try:
        if (folder / "cpu.max").exists():
            quota, period = (folder / "cpu.max").read_text().split()
        elif (folder / "cpu.cfs_quota_us").exists():
            quota = (folder / "cpu.cfs_quota_us").read_text().strip()
            period = (folder / "cpu.cfs_period_us").read_text().strip()
        else:
            return float("inf")
    except OSError:
        return float("inf")
    return int(quota) / int(period) if quota not in ("max", "-1") else float("inf")
