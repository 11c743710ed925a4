"""The processor: how much of it processes have had, and which of its cores they run on."""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")


def spent(pid: int) -> float:
    """The seconds of the processor that a process has had, with all its threads."""
    return _times(_words(pid))


def spent_by_loop(pid: int) -> float:
    """The same of its first thread alone, in which the event loop runs; others paint and write."""
    return _times(_words(pid, f"task/{pid}/"))


def spent_by_all(pid: int) -> float:
    """The same, of a process and of all below it."""
    found, above = {}, {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            with suppress(OSError):
                words = _words(int(folder.name))
                above[int(folder.name)] = int(words[1])
                found[int(folder.name)] = _times(words)
    return sum(times for one, times in found.items() if pid in _line(one, above))


def _words(pid: int, thread: str = "") -> list[str]:
    return Path(f"/proc/{pid}/{thread}stat").read_text().rpartition(")")[2].split()


def _times(words: list[str]) -> float:
    return (int(words[11]) + int(words[12])) / TICK


def _line(pid: int, above: dict[int, int]) -> Iterator[int]:
    while pid:
        yield pid
        pid = above.get(pid, 0)


def pin(pid: int, number: int) -> None:
    """Keep a process, that has started none yet, on the ``number``-th of the cores that there
    are."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(pid, {cores[number % len(cores)]})
