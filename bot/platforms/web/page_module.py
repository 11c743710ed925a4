"""A module of the page as a bundle needs it: what it imports, exports and says."""

import posixpath
from collections.abc import Iterator
from functools import cache

import tree_sitter_javascript
from msgspec import Struct
from tree_sitter import Language, Node, Parser, Query, QueryCursor

from bot.platforms.web.names_in_scripts import (
    DECLARED,
    FUNCTIONS,
    SHORTHANDS,
    Names,
    text_of,
)

CLOSING = {")", "]", "}"}
UNDIVIDED = {"string", "regex"}  # every space in them counts
SECOND = "js/second.js"  # the module by which the first script asks for the second one
WAITING = {*FUNCTIONS, "class_static_block"}  # in which a module may wait
REFUSED = {
    "meta": "import.meta is another file's",
    "waiting": "a module cannot wait in a bundle",
    "markup": "markup is no JavaScript",
}
ONLY_IMPORT = 'only import { name } from "./file.js" is known'
ONLY_LATER = 'only import("./file.js") is known'
QUERY = """
    ((meta_property) @meta (#match? @meta "^import"))
    (call_expression function: (import)) @later
    [(jsx_element) (jsx_self_closing_element)] @markup
    (await_expression) @waiting
    (for_in_statement "await") @waiting
"""


class Unknown(Exception):
    """A module says what a bundle cannot say in its place."""


class Word(Struct, frozen=True):
    """A word or sign of a module as it is written there, the number of its node, and whether it is
    a name that stands for a property as well."""

    text: str
    first: int  # line, from 0
    last: int
    start: int  # byte
    end: int
    node: int
    beside: bool
    later: str = ""  # the file that it begins to import, in place of what it says


class Module(Struct, frozen=True):
    """A file as it was parsed: for each file that it imports from the names there and here, those
    that it imports from later, the names that it exports, and its words without comments."""

    file: str
    imports: tuple[tuple[str, dict[str, str]], ...]
    later: tuple[str, ...]
    exports: tuple[str, ...]
    names: Names
    words: tuple[Word, ...]

    @classmethod
    def parse(cls, file: str, source: bytes) -> "Module":
        """Raises Unknown."""
        root = _parser().parse(source).root_node
        found = _checked(file, root)
        imports = [node for node in root.children if node.type == "import_statement"]
        exports = [node for node in root.children if node.type == "export_statement"]
        left_out = {node.id for node in (*imports, *(node.children[0] for node in exports))}
        later = {} if file == SECOND else {node.id: _later(file, node) for node in found}
        return cls(
            file,
            tuple(_imported(file, node) for node in imports),
            tuple(dict.fromkeys(later.values())),
            tuple(name for node in exports for name in _exported(file, node)),
            Names.of(root),
            tuple(_words(root, left_out, later)),
        )


@cache
def _parser() -> Parser:
    return Parser(Language(tree_sitter_javascript.language()))


@cache
def _query() -> Query:
    return Query(Language(tree_sitter_javascript.language()), QUERY)


def _unknown(file: str, node: Node, why: str) -> Unknown:
    return Unknown(f"{file}:{node.start_point.row + 1}: {why}")


def _checked(file: str, root: Node) -> list[Node]:
    """The imports for later. Raises Unknown."""
    if root.has_error:
        raise Unknown(f"{file} is not understood")
    found = QueryCursor(_query()).captures(root)
    for what, nodes in found.items():
        for node in nodes:
            if what in REFUSED and (what != "waiting" or not _in_function(node)):
                raise _unknown(file, node, REFUSED[what])
    return found.get("later", [])


def _in_function(node: Node | None) -> bool:
    while node is not None and node.type not in WAITING:
        node = node.parent
    return node is not None


def _at(file: str, path: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(file), path))


def _imported(file: str, node: Node) -> tuple[str, dict[str, str]]:
    """The file of ``import { a, b as c } from "./file.js"`` and its names there and here."""
    clause, *others = node.named_children
    source = node.child_by_field_name("source")
    names = clause.named_children[0] if clause.type == "import_clause" else clause
    path = text_of(source)[1:-1]
    if names.type != "named_imports" or others != [source] or not path.startswith(("./", "../")):
        raise _unknown(file, node, ONLY_IMPORT)
    pairs = [(each.named_children[0], each.named_children[-1]) for each in names.named_children]
    if any(there.type != "identifier" for there, _ in pairs):
        raise _unknown(file, node, ONLY_IMPORT)
    return _at(file, path), {text_of(there): text_of(here) for there, here in pairs}


def _later(file: str, node: Node) -> str:
    """The file of ``import("./file.js")``."""
    arguments = node.child_by_field_name("arguments")
    said = arguments.named_children if arguments else []
    path = text_of(said[0])[1:-1] if len(said) == 1 and said[0].type == "string" else ""
    if not path.startswith(("./", "../")):
        raise _unknown(file, node, ONLY_LATER)
    return _at(file, path)


def _exported(file: str, node: Node) -> Iterator[str]:
    """The names of ``export`` before a function, a class or constants, which stay what they are."""
    declaration = node.child_by_field_name("declaration")
    kind = declaration.type if declaration else ""
    if declaration and kind in DECLARED and node.child_count == 2:
        names = [declaration.child_by_field_name("name")]
    elif declaration and kind == "lexical_declaration" and text_of(declaration).startswith("const"):
        names = [each.child_by_field_name("name") for each in declaration.named_children]
    else:
        names = []
    if not names or any(name is None or name.type != "identifier" for name in names):
        raise _unknown(file, node, "only export function, class and const are known")
    yield from map(text_of, names)


def _saying(node: Node) -> list[Node]:
    """What stands in a node, without comments and the comma behind the last of several, but for one
    that leaves out a place of a list."""
    children = [child for child in node.children if child.type != "comment"]
    types = [child.type for child in children]
    if types[-2:-1] != [","] or types[-1] not in CLOSING or types[-3] in {",", "["}:
        return children
    return [*children[:-2], children[-1]]


def _words(node: Node, left_out: set[int], later: dict[int, str]) -> Iterator[Word]:
    """The words and signs below ``node``, which is no comment."""
    if node.id in left_out:
        return
    if node.id not in later and node.type not in UNDIVIDED and node.children:
        for child in _saying(node):
            yield from _words(child, left_out, later)
        return
    yield Word(
        text_of(node),
        node.start_point.row,
        node.end_point.row,
        node.start_byte,
        node.end_byte,
        node.id,
        node.type in SHORTHANDS,
        later.get(node.id, ""),
    )
