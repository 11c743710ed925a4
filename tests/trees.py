"""The program's files as Python reads them, each read once for all laws."""

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]


@cache
def tree(file: str) -> ast.Module:
    """The module in a file, named by its place in the repository."""
    return ast.parse((ROOT / file).read_text(encoding="utf-8"))


@cache
def nodes(file: str) -> tuple[ast.AST, ...]:
    """All that stands in that module: to walk through it takes longer than most of what a law then
    asks."""
    return tuple(ast.walk(tree(file)))
