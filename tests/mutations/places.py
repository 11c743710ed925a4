"""Where a break and its test lie, wherever files are moved to."""

import re
from functools import cache
from pathlib import Path

PROGRAM = ("bot", "engines", "render")
_DEFINED = re.compile(
    r"^class (?P<group>Test\w+)|^(?P<inner>    )?(?:async )?def (?P<test>test_\w+)\(", re.MULTILINE
)
KINDS = frozenset({".css", ".ftl", ".html", ".js", ".py", ".svg"})


class Misfit(Exception):
    """A break whose line, or whose test, is not to be found in one place."""


@cache
def program(root: Path) -> dict[Path, str]:
    """The text of each file of the program below ``root``."""
    files = (file for folder in PROGRAM for file in sorted((root / folder).rglob("*")))
    return {file: file.read_text(encoding="utf-8") for file in files if file.suffix in KINDS}


@cache
def tests(root: Path) -> dict[Path, dict[str, str]]:
    """The tests in each file below ``root`` by their names, each with what stands before it in
    pytest's own: the class it belongs to, if any."""
    return {file: _tests_of(file) for file in sorted((root / "tests").rglob("test_*.py"))}


def _tests_of(file: Path) -> dict[str, str]:
    found, group = {}, ""
    for line in _DEFINED.finditer(file.read_text(encoding="utf-8")):
        if line["group"]:
            group = line["group"]
        elif line["test"]:
            found[line["test"]] = f"{group}::" if line["inner"] and group else ""
    return found


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
    paths = {
        file.relative_to(root).as_posix(): names[name]
        for file, names in tests(root).items()
        if name in names
    }
    found = [path for path in paths if f"/{path}".endswith(f"/{end}" if end else "")]
    if len(found) != 1:
        raise Misfit(f"{test} is a test of {found or 'no file'}")
    return f"{found[0]}::{paths[found[0]]}{case}"
