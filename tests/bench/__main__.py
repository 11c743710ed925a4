"""All benchmarks in one table: ``python -m tests.bench``; or some of them by name, with options
such as ``--seed 5`` for those that have them.

Each module of this folder that has ``rows()`` is one benchmark; a row is what was measured, how
many times, the median and the 95th percentile in milliseconds, and a remark.
"""

import argparse
import asyncio
import gc
import importlib
import inspect
import pkgutil
from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.table import Table

import tests.bench
from bot.__main__ import OBJECTS
from tests.bench.rows import Row

OPTIONS = (
    ("seed", int),
    ("tables", int),
    ("people", int),
    ("days", float),
    ("seconds", float),
    ("kills", int),
    ("restarts", int),
    ("cuts", int),
    ("pace", float),
    ("pause", float),
    ("shards", int),
    ("matches", int),
    ("played", int),
    ("game", str),
    ("platform", str),
    ("url", str),
)


def names() -> list[str]:
    """The benchmarks there are."""
    modules = [module.name for module in pkgutil.iter_modules(tests.bench.__path__)]
    modules.remove("__main__")
    return [name for name in modules if hasattr(_benchmark(name), "rows")]


def _benchmark(name: str) -> Any:
    return importlib.import_module(f"tests.bench.{name}")


def measure(name: str, options: Mapping[str, float | str] | None = None) -> list[Row]:
    """The rows of one benchmark, with those of the options that it has."""
    rows = _benchmark(name).rows
    known = inspect.signature(rows).parameters
    found = rows(**{key: value for key, value in (options or {}).items() if key in known})
    if inspect.iscoroutine(found):
        found = asyncio.run(found)
    return [Row(*row) for row in found]


def _asked() -> tuple[list[str], dict[str, float | str]]:
    """The benchmarks that are wanted, and the options given."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="benchmark")
    for option, kind in OPTIONS:
        parser.add_argument(f"--{option}", type=kind)
    given = vars(parser.parse_args())
    wanted = given.pop("names") or names()
    return wanted, {key: value for key, value in given.items() if value is not None}


def main() -> None:
    """Run what was named, or everything."""
    wanted, options = _asked()
    # As the bot does, or what is measured is how long garbage is looked for among what was loaded.
    gc.set_threshold(OBJECTS)
    gc.freeze()
    table = Table("benchmark", "what", "how many", "median ms", "p95 ms", "remark")
    try:
        for name in wanted:
            for row in measure(name, options):
                times = (f"{row.median:.2f}", f"{row.p95:.2f}")
                table.add_row(name, row.what, str(row.number), *times, row.remark)
            table.add_section()
    finally:  # what was measured is said also where the next one fails or is broken off
        Console(width=140).print(table)


if __name__ == "__main__":
    main()
