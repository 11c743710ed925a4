"""All benchmarks in one table: ``python -m tests.bench``; or some of them by name.

Each module of this folder that has ``rows()`` is one benchmark; a row is what was measured, how
many times, the median and the 95th percentile in milliseconds, and a remark.
"""

import asyncio
import importlib
import inspect
import pkgutil
import sys
from typing import Any

from rich.console import Console
from rich.table import Table

import tests.bench
from tests.bench.rows import Row


def names() -> list[str]:
    """The benchmarks there are."""
    modules = [module.name for module in pkgutil.iter_modules(tests.bench.__path__)]
    modules.remove("__main__")
    return [name for name in modules if hasattr(_benchmark(name), "rows")]


def _benchmark(name: str) -> Any:
    return importlib.import_module(f"tests.bench.{name}")


def measure(name: str) -> list[Row]:
    """The rows of one benchmark."""
    found = _benchmark(name).rows()
    if inspect.iscoroutine(found):
        found = asyncio.run(found)
    return [Row(*row) for row in found]


def main() -> None:
    """Run what was named, or everything."""
    table = Table("benchmark", "what", "how many", "median ms", "p95 ms", "remark")
    for name in sys.argv[1:] or names():
        for row in measure(name):
            times = (f"{row.median:.2f}", f"{row.p95:.2f}")
            table.add_row(name, row.what, str(row.number), *times, row.remark)
        table.add_section()
    Console(width=140).print(table)


if __name__ == "__main__":
    main()
