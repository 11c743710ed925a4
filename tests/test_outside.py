"""The law of the tests: they look at the program from the outside, so that the house can be moved
around within."""

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
CLEAN = ("attacks", "bot", "contract", "engines", "example", "faults", "fleet", "week")
PUBLIC = {"_asdict", "_exit", "_fields", "_make", "_mapping", "_replace"}  # documented as such
LIBRARIES = "bot/test_libraries.py"  # what of theirs is used by name, and would be missed
FILES = sorted(file for folder in CLEAN for file in (TESTS / folder).rglob("*.py"))


def private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name.strip("_") != ""


def own(tree: ast.Module) -> set[str]:
    """The private names that a file itself makes: of functions, classes, fields and attributes."""
    made: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            made.add(node.name)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            made |= {node.attr} if ast.unparse(node.value) == "self" else set()
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            made.add(node.id)
    return made


def reached(tree: ast.Module) -> set[str]:
    """The private names by which a file reaches into another module, as they are written."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and private(node.attr):
            found |= set() if ast.unparse(node.value) in ("self", "cls") else {node.attr}
        elif isinstance(node, ast.ImportFrom):
            found |= {alias.name for alias in node.names if private(alias.name)}
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("getattr", "setattr")):
            words = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
            last = {word.rpartition(".")[2] for word in words if isinstance(word, str)}
            found |= {word for word in last if private(word)}
    return found - own(tree) - PUBLIC


@pytest.mark.parametrize("folder", CLEAN)
def test_no_test_reaches_into_the_program(folder: str) -> None:
    files = [file for file in FILES if file.is_relative_to(TESTS / folder)]
    assert files
    inside = {
        file.name: reached(ast.parse(file.read_text(encoding="utf-8")))
        for file in files
        if file != TESTS / LIBRARIES
    }
    assert {name: names for name, names in inside.items() if names} == {}


@pytest.mark.parametrize(
    "line",
    ["desk._context", "from bot.desk import _hidden", 'patch.setattr(desk, "_tables", 1)'],
)
def test_a_look_inside_is_seen(line: str) -> None:
    assert reached(ast.parse(line)) and not reached(ast.parse("self._mine = row._asdict()"))
