"""``python -m tests.mutations``: breaks a copy of the program in one place after the other, and
says whether the test that is named for it fails. With names, or beginnings of files, those
alone. A break that fits no line, or several, is an error."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tests.mutations.breaks import BREAKS, Break
from tests.mutations.places import Misfit, file_with, node

ROOT = Path(__file__).parents[2]
SHARED = (".venv", "node_modules")  # what is not tracked and tests may need
PASSED, FAILED = 0, 1  # pytest's exit status; what it cannot find or collect has another one
CAUGHT = "caught"
LONGEST = 300.0  # seconds for one test: what hangs is caught as well


def main(names: list[str]) -> int:
    """Tries the breaks and prints a table; 1 where one of them is not caught, or does not fit."""
    wanted, table = [], Table("break", "file", "test", "caught", "seconds")
    missed = 0
    for one in BREAKS:
        try:
            file, test = file_with(one.old, ROOT).relative_to(ROOT), node(one.test, ROOT)
        except Misfit as misfit:
            missed += 1
            print(f"error: {one.name}: {misfit}", file=sys.stderr)
            continue
        if not names or one.name in names or file.as_posix().startswith(tuple(names)):
            wanted.append((one, file, test))
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        _copy_to(copy)
        for one, file, test in wanted:
            began = time.monotonic()
            word = _tried(one, copy / file, test, copy)
            missed += word != CAUGHT
            seconds = time.monotonic() - began
            print(f"{word}: {one.name} ({seconds:.1f} s)", file=sys.stderr, flush=True)
            table.add_row(one.name, file.as_posix(), escape(test), word, f"{seconds:.1f}")
    Console(width=None if sys.stdout.isatty() else 240).print(table)
    print(f"{len(wanted)} breaks tried, {missed} not caught or in error")
    return 1 if missed or not wanted else 0


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


def _tried(one: Break, file: Path, test: str, copy: Path) -> str:
    """What comes of the test with the break, which is undone in any case."""
    whole, times = file.read_text(encoding="utf-8"), file.stat()
    file.write_text(whole.replace(one.old, one.new), encoding="utf-8")
    try:
        return _outcome(test, copy)
    finally:
        file.write_text(whole, encoding="utf-8")
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))


def _outcome(test: str, copy: Path) -> str:
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
        return CAUGHT
    return {PASSED: "NOT caught", FAILED: CAUGHT}.get(done.returncode, "test not found, or not run")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
