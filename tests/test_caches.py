"""Every cache of the program is in docs/caches.md, with its bound and what its absence costs."""

import ast
import re
from collections.abc import Iterator

from tests.test_sizes import modules
from tests.trees import ROOT, nodes

CACHES = {"LRUCache", "TTLCache", "TLRUCache", "lru_cache", "cache"}
WEAK = {"WeakValueDictionary", "WeakKeyDictionary", "WeakSet"}
ROW = re.compile(r"^\| `(\S+: \w+)` \| [^|]+ \| [^|]+ \| [^|]+ \|$", re.MULTILINE)

Function = ast.FunctionDef | ast.AsyncFunctionDef


def test_every_cache_is_described_and_nothing_else() -> None:
    described = ROW.findall((ROOT / "docs" / "caches.md").read_text("utf-8"))
    made = [
        f"{place}: {name}"
        for place in modules("bot", "engines", "render")
        for node in nodes(place)
        for name in caches(node)
    ]
    assert sorted(described) == sorted(made)


def caches(node: ast.AST) -> Iterator[str]:
    """The name of a cache that is made here: a function that remembers, what a cache is called by,
    or a class of them."""
    if isinstance(node, Function | ast.ClassDef):
        made = node.bases if isinstance(node, ast.ClassDef) else node.decorator_list
        if any(map(makes_cache, made)):
            yield node.name
    elif isinstance(node, ast.Assign | ast.AnnAssign) and makes_cache(node.value, called=True):
        target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
        yield ast.unparse(target).removeprefix("self.")


def makes_cache(made: ast.expr | None, called: bool = False) -> bool:
    if made is None or (called and not isinstance(made, ast.Call)):
        return False
    while isinstance(made, ast.Call | ast.Subscript):
        made = made.func if isinstance(made, ast.Call) else made.value
    return ast.unparse(made).rpartition(".")[2] in CACHES | WEAK
