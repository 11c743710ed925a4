"""The law of the tests: they look at the program from the outside, so that the house can be moved
around within. No test reaches an underscore of another module."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
LIBRARIES = TESTS / "bot" / "test_libraries.py"  # what of theirs is used by name, would be missed
FILES = sorted({*TESTS.rglob("*.py")} - {LIBRARIES})
PUBLIC = {"_asdict", "_exit", "_fields", "_make", "_mapping", "_replace"}  # documented as such
BY_NAME = ("attr", "attrgetter", "methodcaller", "patch", "patch.object")  # getattr, setattr, …
FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef


def spoken_of(node: ast.AST) -> Iterator[str]:
    """The names by which a piece of code may speak of another module."""
    if isinstance(node, ast.Attribute):
        if not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")):
            yield node.attr
    elif isinstance(node, ast.ImportFrom):
        yield from str(node.module).split(".")
    elif isinstance(node, ast.alias):
        yield from node.name.split(".")
    elif isinstance(node, ast.Call):
        texts = [str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)]
        if texts and ast.unparse(node.func).endswith(BY_NAME):
            yield from ".".join(texts).split(".")


def inherited(nodes: list[ast.AST]) -> Iterator[str]:
    """The names that classes have from those of other modules, or take from them."""
    parts = [node for node in nodes if isinstance(node, ast.Attribute)]
    made = {part.attr for part in parts if isinstance(part.ctx, ast.Store)}
    made |= {node.name for node in nodes if isinstance(node, FUNCTIONS)}
    made |= {node.id for node in nodes if isinstance(node, ast.Name)}
    yield from {part.attr for part in parts} - made
    come = [node for node in nodes if isinstance(node, ast.ImportFrom)]
    modules = {alias.name: str(node.module) for node in come for alias in node.names}
    for node in nodes:
        bases = map(ast.unparse, node.bases if isinstance(node, ast.ClassDef) else ())
        for base in modules.keys() & set(bases):
            own = {part.name for part in ast.walk(node) if isinstance(part, FUNCTIONS)}
            yield from own.intersection(dir(getattr(import_module(modules[base]), base)))


def reached(code: str) -> set[str]:
    """The private names by which code reaches into another module."""
    nodes = list(ast.walk(ast.parse(code)))
    names = {name for node in nodes for name in spoken_of(node)} | {*inherited(nodes)}
    return {name for name in names - PUBLIC if name.strip("_") and name[:1] == "_" != name[1:2]}


def test_no_test_reaches_into_the_program() -> None:
    for file in FILES:
        assert reached(file.read_text(encoding="utf-8")) == set(), file


@pytest.mark.parametrize(
    "code",
    [
        "desk._context",
        "cast(Any, desk)._context",
        "from bot.desk import _hidden",
        "from bot.desk._hidden import shown",
        "getattr(desk, '_tables')",
        "patch.setattr('bot.desk._tables', 1)",
        "patch.setattr(desk, '_tables', 1)",
        "class Mine(Desk):\n def look(self): return self._presses",
        "from bot.desk.displays import Displays\nclass Mine(Displays):\n def _refresh_all(self): 0",
    ],
)
def test_a_look_inside_is_seen(code: str) -> None:
    assert reached(code)


def test_ones_own_may_be_hidden() -> None:
    assert not reached("class Mine:\n def _look(self): self._seen = row._asdict(); self._look()")
