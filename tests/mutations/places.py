"""Where a break and its test lie, wherever files are moved to."""

import re
from functools import cache
from pathlib import Path

PROGRAM = ("bot", "engines", "render")
KINDS = frozenset({".css", ".ftl", ".html", ".js", ".py", ".svg"})


class Misfit(Exception):
    """A break whose line, or whose test, is not to be found in one place."""


@cache
def program(root: Path) -> dict[Path, str]:
    """The text of each file of the program below ``root``."""
    files = (file for folder in PROGRAM for file in sorted((root / folder).rglob("*")))
    return {file: file.read_text(encoding="utf-8") for file in files if file.suffix in KINDS}


@cache
def tests(root: Path) -> dict[Path, frozenset[str]]:
    """The names of the tests in each file below ``root``, of those that stand in no class."""
    defined = re.compile(r"^(?:async )?def (test_\w+)\(", re.MULTILINE)
    files = sorted((root / "tests").rglob("test_*.py"))
    return {file: frozenset(defined.findall(file.read_text(encoding="utf-8"))) for file in files}


def file_with(snippet: str, root: Path) -> Path:
    """The one file of the program that contains a snippet, once. Raises Misfit."""
    found = {file: text.count(snippet) for file, text in program(root).items() if snippet in text}
    if sum(found.values()) != 1:
        counts = {file.relative_to(root).as_posix(): count for file, count in found.items()}
        raise Misfit(f"{snippet!r} stands in {counts or 'no file'}")
    [file] = found
    return file


def node(test: str, root: Path) -> str:
    """What pytest calls a test, given its name; where several files have it, with the end of the
    file's path before: ``web/test_files.py::test_it``. Raises Misfit."""
    end, _, case = test.rpartition("::")
    name = case.partition("[")[0]
    files = [file for file, names in tests(root).items() if name in names]
    paths = [file.relative_to(root).as_posix() for file in files]
    found = [path for path in paths if f"/{path}".endswith(f"/{end}" if end else "")]
    if len(found) != 1:
        raise Misfit(f"{test} is a test of {found or 'no file'}")
    return f"{found[0]}::{case}"
