"""Which names a script gives to what, and where each of them is said: so that another name can be
said there without that anything else is meant."""

from collections.abc import Iterator

from msgspec import Struct
from tree_sitter import Node

FUNCTIONS = {
    "arrow_function", "function_declaration", "function_expression", "generator_function",
    "generator_function_declaration", "method_definition",
}  # fmt: skip
OWN = {"class", "function_expression", "generator_function"}  # whose name they alone know
WHOLE = {*FUNCTIONS, "class_static_block", "program"}  # which know what var declares in them
SCOPES = {
    *WHOLE, *OWN, "catch_clause", "for_in_statement", "for_statement", "statement_block",
    "switch_body",
}  # fmt: skip
SHORTHANDS = {"shorthand_property_identifier", "shorthand_property_identifier_pattern"}  # {name}
NAMES = {"identifier", *SHORTHANDS}
DECLARED = {"class_declaration", "function_declaration", "generator_function_declaration"}
BINDING = {
    *FUNCTIONS, *OWN, *DECLARED, "catch_clause", "for_in_statement", "import_specifier",
    "variable_declarator",
}  # fmt: skip
PARTS = {"array_pattern", "formal_parameters", "object_pattern", "rest_pattern"}
SIDES = {"assignment_pattern": "left", "object_assignment_pattern": "left", "pair_pattern": "value"}


class Said(Struct, frozen=True):
    """A name as it is said at a place of a script: what it means is known to the ``scope``, a
    number, 0 the whole script, None where it is nobody's in this script, such as the browser's."""

    name: str
    scope: int | None


class Names(Struct, frozen=True):
    """The names of a script by the nodes in which they are said; and for each scope within the
    script the names that it gives and the scope around it, those around others first."""

    said: dict[int, Said]
    scopes: tuple[tuple[tuple[str, ...], int], ...]

    @classmethod
    def of(cls, root: Node) -> "Names":
        """Those of a whole script."""
        around: list[int | None] = []
        kinds: list[str] = []
        given: list[dict[str, None]] = []
        uses: list[tuple[Node, int]] = []

        def whole(scope: int) -> int:
            outside = around[scope]
            return scope if kinds[scope] in WHOLE or outside is None else whole(outside)

        def visit(node: Node, outer: int | None, parent: str) -> None:
            kind, inner = node.type, outer or 0
            if kind in SCOPES:
                inner = len(around)
                around.append(outer)
                kinds.append(kind)
                given.append({})
            if kind in NAMES:
                uses.append((node, inner))
            elif kind in BINDING:
                for bound, within in _bindings(node):
                    scope = inner if within else outer or 0
                    if kind == "import_specifier":
                        scope = 0
                    elif parent == "variable_declaration":
                        scope = whole(scope)
                    given[scope][text_of(bound)] = None
            own = node.child_by_field_name("name") if kind in DECLARED else None
            for child in node.children:
                visit(child, outer if child == own else inner, kind)

        visit(root, None, "")
        said = {}
        for node, at in uses:
            name, scope = text_of(node), _known(text_of(node), at, given, around)
            said[node.id] = Said(name, scope)
        inner_ones = zip(given[1:], around[1:], strict=True)
        return cls(said, tuple((tuple(names), outer or 0) for names, outer in inner_ones))


def below(node: Node) -> Iterator[Node]:
    """A node and all in it, as it is written."""
    yield node
    for child in node.children:
        yield from below(child)


def text_of(node: Node | None) -> str:
    """What is written there."""
    return node.text.decode() if node and node.text else ""


def _known(
    name: str, scope: int | None, given: list[dict[str, None]], around: list[int | None]
) -> int | None:
    """The scope that gives a name which is said within one."""
    while scope is not None and name not in given[scope]:
        scope = around[scope]
    return scope


def _bindings(node: Node) -> Iterator[tuple[Node, bool]]:
    """The names that a node itself gives, and whether only what is within it knows them."""
    kind = node.type
    name = node.child_by_field_name("name")
    if kind == "variable_declarator":
        yield from ((bound, False) for bound in _bound(name))
    elif name and kind in DECLARED:
        yield name, False
    elif name and kind in OWN:
        yield name, True
    elif kind == "for_in_statement" and node.child_by_field_name("kind"):
        yield from ((bound, True) for bound in _bound(node.child_by_field_name("left")))
    elif kind == "import_specifier":
        yield node.named_children[-1], False
    if kind in FUNCTIONS or kind == "catch_clause":
        for part in ("parameter", "parameters"):
            yield from ((bound, True) for bound in _bound(node.child_by_field_name(part)))


def _bound(pattern: Node | None) -> Iterator[Node]:
    """The names in what is declared: ``{ a, b: [c = d] }`` gives a and c."""
    if pattern is None:
        return
    if pattern.type in NAMES:
        yield pattern
    elif pattern.type in SIDES:
        yield from _bound(pattern.child_by_field_name(SIDES[pattern.type]))
    elif pattern.type in PARTS:
        for child in pattern.named_children:
            yield from _bound(child)
