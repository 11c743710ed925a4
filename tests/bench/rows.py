"""What a benchmark says: one row a measurement."""

import statistics
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple


class Row(NamedTuple):
    """What was measured, how many times, median and 95th percentile in ms, a remark."""

    what: str
    number: int
    median: float
    p95: float
    remark: str = ""


def row(what: str, seconds: Sequence[float], remark: str = "") -> Row:
    """The row of single measurements in seconds."""
    ordered = sorted(seconds)
    p95 = ordered[min(len(ordered) - 1, round(0.95 * (len(ordered) - 1)))]
    return Row(what, len(ordered), statistics.median(ordered) * 1000, p95 * 1000, remark)


def timed(work: Callable[[], object], times: int) -> list[float]:
    """How long each of several calls took, in seconds."""
    found = []
    for _ in range(times):
        began = time.perf_counter()
        work()
        found.append(time.perf_counter() - began)
    return found
