"""``python -m tests.mutations``: breaks a copy of the program in one place after the other, and
says whether the test that is named for it fails. With names, or beginnings of files, those
alone."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tests.mutations.breaks import BREAKS, Break

ROOT = Path(__file__).parents[2]
SHARED = (".venv", "node_modules")  # what is not tracked and tests may need
FAILED = 1  # pytest's exit status; what it cannot find or collect has another one
LONGEST = 300.0  # seconds for one test: what hangs is caught as well


def main(names: list[str]) -> int:
    """Tries the breaks and prints a table; 1 where one of them is not caught."""
    wanted = [one for one in BREAKS if not names or one.name in names or _lies_in(one, names)]
    table = Table("break", "file", "test", "caught", "seconds")
    missed = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        _copy_to(copy)
        for one in wanted:
            began = time.monotonic()
            caught = _is_caught(one, copy)
            missed += not caught
            word, seconds = "caught" if caught else "NOT caught", time.monotonic() - began
            print(f"{word}: {one.name} ({seconds:.1f} s)", file=sys.stderr, flush=True)
            table.add_row(one.name, one.file, one.test, word, f"{seconds:.1f}")
    Console(width=None if sys.stdout.isatty() else 240).print(table)
    print(f"{len(wanted)} breaks, {missed} not caught")
    return 1 if missed or not wanted else 0


def _lies_in(one: Break, names: list[str]) -> bool:
    return one.file.startswith(tuple(names))


def _copy_to(copy: Path) -> None:
    """The files that git tracks, or would, with their times, so that what is compiled is too."""
    command = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file() and name not in SHARED:
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    for name in SHARED:
        if (ROOT / name).exists():
            (copy / name).symlink_to((ROOT / name).resolve())


def _is_caught(one: Break, copy: Path) -> bool:
    """Whether the test fails with the break, which is undone in any case."""
    file = copy / one.file
    whole, times = file.read_text(encoding="utf-8"), file.stat()
    file.write_text(one.applied(whole), encoding="utf-8")
    try:
        return _fails(one.test, copy)
    finally:
        file.write_text(whole, encoding="utf-8")
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))


def _fails(test: str, copy: Path) -> bool:
    # The copy comes before where the virtual environment has the program installed from.
    # No computer player is compiled anew for it.
    surroundings = os.environ | {"PYTHONPATH": str(copy), "NUMBA_DISABLE_JIT": "1"}
    command = (
        sys.executable,
        "-m",
        "pytest",
        "-n",
        "0",
        "-x",
        "-q",
        "-p",
        "no:cacheprovider",
        test,
    )
    try:
        done = subprocess.run(
            command, cwd=copy, env=surroundings, capture_output=True, timeout=LONGEST, check=False
        )
    except subprocess.TimeoutExpired:
        return True
    return done.returncode == FAILED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
