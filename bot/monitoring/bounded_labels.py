"""Metrics whose labels cannot name anybody.

The values of a label come from closed sets. Any other value is counted as "other". So no label
contains a name, a hand, a token or a table's code, and the number of series is limited.
"""

import time
from collections.abc import Collection, Iterable
from typing import Generic, TypeVar

from prometheus_client import Counter, Gauge, Histogram

OTHER = "other"

_Metric = TypeVar("_Metric", Counter, Gauge, Histogram)


class BoundedLabels(Generic[_Metric]):
    """A metric whose labels have no other values than the ``allowed`` ones and "other"."""

    def __init__(self, metric: _Metric, allowed: Iterable[Collection[str]]) -> None:
        self._metric: _Metric = metric
        self._allowed = tuple(frozenset(map(str, values)) for values in allowed)
        self._children: dict[tuple[str, ...], _Metric] = {}

    def of(self, *values: str) -> _Metric:
        """The metric with these values, in the order of the labels."""
        child = self._children.get(values)  # a fifth of what the library's own look-up costs
        if child is not None:
            return child
        pairs = zip(values, self._allowed, strict=True)
        closed = tuple(str(value) if value in allowed else OTHER for value, allowed in pairs)
        child = self._children.get(closed)
        if child is None:
            child = self._children[closed] = self._metric.labels(*closed)
        return child

    def forget(self) -> None:
        """Removes all series."""
        self._children.clear()
        self._metric.clear()


class Timer:
    """Times the block that it is entered for, whether it fails or not."""

    __slots__ = ("_began", "_seconds")

    def __init__(self, seconds: Histogram) -> None:
        self._seconds = seconds

    def __enter__(self) -> None:
        self._began = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        self._seconds.observe(time.perf_counter() - self._began)
