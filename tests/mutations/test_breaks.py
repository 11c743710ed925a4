"""The breaks fit the program as it is; whether they are caught, ``python -m tests.mutations`` says.

No break is made here, and no test run."""

import ast
from collections import Counter
from functools import cache
from pathlib import Path

from tests.mutations.breaks import BREAKS

ROOT = Path(__file__).parents[2]


@cache
def names_in(file: str) -> frozenset[str]:
    """The names of the tests that a file defines."""
    if not (ROOT / file).is_file():
        return frozenset()
    nodes = ast.walk(ast.parse((ROOT / file).read_text(encoding="utf-8")))
    found = ast.FunctionDef | ast.AsyncFunctionDef
    names = (node.name for node in nodes if isinstance(node, found))
    return frozenset(name for name in names if name.startswith("test_"))


def test_each_break_has_a_name_of_its_own_and_changes_one_line() -> None:
    names = Counter(one.name for one in BREAKS)
    assert [name for name, count in names.items() if count > 1] == []
    changes = Counter((one.file, one.old, one.new) for one in BREAKS)
    assert [change for change, count in changes.items() if count > 1] == []
    for one in BREAKS:
        assert one.old != one.new and "\n" not in one.old, one.name


def test_each_break_fits_its_file_in_one_place() -> None:
    texts = {one.file: (ROOT / one.file).read_text(encoding="utf-8") for one in BREAKS}
    assert [one.name for one in BREAKS if texts[one.file].count(one.old) != 1] == []


def test_each_break_names_a_test_that_there_is() -> None:
    nodes = {one.name: one.test.partition("::")[::2] for one in BREAKS}
    gone = {
        name: node
        for name, (file, node) in nodes.items()
        if node.partition("[")[0] not in names_in(file)
    }
    assert gone == {}
