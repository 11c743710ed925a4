"""Records: how many finished matches a second go out and come in, and in how much memory; as many
as wanted with ``--matches 1000000``, of one game with ``--game reversi``. A million takes 25 GB
where temporary files go."""

import asyncio
import os
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

from bot.features.records import rows as record_rows
from bot.records.checking import confirm
from bot.records.making import record_of
from bot.records.opening import opened
from bot.records.record import read, write
from bot.store.store import Store
from tests.archive import code
from tests.bench.rows import Row, row, timed
from tests.bot.recorded import TABLES, finished

ROOT = Path(__file__).parents[2]
MATCHES = 100_000
KINDS = 12  # different matches of each game and number of players; the rest are copies of them
EXPORT = """
import resource, sys, time
from bot.__main__ import main
began = time.perf_counter()
assert main(["export", "--all", sys.argv[1]]) == 0
print(time.perf_counter() - began, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""
SAMPLED = 1.0  # seconds from one look at the memory to the next
SHARES = (0.1, 0.5, 1.0)  # of all that is written, at which the memory is told
COPIED = ("tables", "seats", "matches", "moves")


async def _first(url: str, game: str) -> int:
    store = await Store.open(url)
    kept = [finished(*table, number) for table in _tables(game) for number in range(KINDS)]
    for number, each in enumerate(kept, 1):
        await record_rows.keep(
            store.database, opened(record_of(each), code(number)), f"record:{number}"
        )
    await store.close()
    return len(kept)


def _tables(game: str) -> list[tuple[str, int]]:
    return [table for table in TABLES if game in ("", table[0])]


def fill(path: Path, count: int, game: str = "") -> None:
    """Write ``count`` finished matches of a game, or of all, into a new database, each of them
    under a code of its own."""
    few = asyncio.run(_first(f"sqlite:///{path}", game))
    with sqlite3.connect(path) as connection:
        connection.create_function("code", 1, code)
        connection.execute("PRAGMA synchronous = OFF")
        copies = [_copy(connection, table) for table in COPIED]
        for step in range(few, count, few):
            for statement in copies:
                connection.execute(statement, {"step": step, "few": min(few, count - step)})
    connection.close()


def _copy(connection: sqlite3.Connection, table: str) -> str:
    """Copies what the first tables have, ``step`` ids further on."""
    kept = [name for _, name, *_ in connection.execute(f"PRAGMA table_info({table})")]
    number = "id" if table == "tables" else "table"
    other = {number: f'"{number}" + :step', "code": "code(id + :step)", "origin": "NULL"}
    columns = ", ".join(f'"{name}"' for name in kept)
    values = ", ".join(other.get(name, f'"{name}"') for name in kept)
    return f'INSERT INTO {table} ({columns}) SELECT {values} FROM {table} WHERE "{number}" <= :few'


class Exported(NamedTuple):
    """What came of an export: the seconds it took, the bytes it wrote, and the memory in MB it had
    when each of ``SHARES`` of them was written, and at the highest."""

    seconds: float
    size: int
    memory: tuple[float, ...]
    highest: float


def exported(path: Path, folder: Path) -> Exported:
    """An export of everything in a process of its own."""
    process = subprocess.Popen(
        [sys.executable, "-c", EXPORT, str(folder)],
        env={**os.environ, "DATABASE_URL": f"sqlite:///{path}", "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    samples = []
    while process.poll() is None:
        samples.append((_size(folder), _memory(process.pid)))
        time.sleep(SAMPLED)
    said, _ = process.communicate()
    if process.returncode:
        raise RuntimeError(f"the export ended with {process.returncode}")
    seconds, highest = said.split()[-2:]
    size = _size(folder)
    memory = tuple(_at(samples, share * size) for share in SHARES)
    return Exported(float(seconds), size, memory, float(highest) / 1024)


def _size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.glob("*"))


def _memory(process: int) -> float:
    """What a process has of the memory, in MB; 0 for one that is just gone."""
    with suppress(OSError):
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 2**20
    return 0.0


def _at(samples: list[tuple[int, float]], size: float) -> float:
    """The memory at the last look before more than ``size`` bytes were written."""
    return [memory for written, memory in samples if written <= size and memory][-1]


def rows(matches: int = MATCHES, game: str = "") -> list[Row]:
    """Everything exported from a small and a large database, of one game or of all; single records
    of each game."""
    return [_export(matches // 10, game), _export(matches, game), *_single()]


def _export(count: int, game: str) -> Row:
    with tempfile.TemporaryDirectory() as folder:
        path, out = Path(folder) / "tables.db", Path(folder) / "out"
        fill(path, count, game)
        done = exported(path, out)
        lines = sum(map(_lines, out.iterdir()))
    if lines != count:
        raise RuntimeError(f"{lines} matches were exported of {count}")
    then = " ".join(f"{memory:.0f}" for memory in done.memory)
    remark = f"{count / done.seconds:,.0f} a second, {then} MB at 10, 50 and 100 %"
    remark += f", {done.highest:.0f} MB at most, {done.size / 1e6:,.0f} MB out"
    return row(f"{count:,} matches of {game or 'all games'} exported", [done.seconds], remark)


def _lines(file: Path) -> int:
    with file.open("rb") as lines:
        return sum(1 for _ in lines)


def _checked(data: bytes) -> None:
    confirm(read(data))


def _single() -> list[Row]:
    found = []
    for key, seats in TABLES:
        kept = finished(key, seats)
        record = record_of(kept)
        data = write(record)
        size = f"{len(data):,} bytes, {len(record.log)} moves"
        name = f"{key} of {seats}"
        found.append(row(f"a record written, {name}", timed(partial(record_of, kept), 20), size))
        found.append(row(f"a record read and checked, {name}", timed(partial(_checked, data), 20)))
    return found
