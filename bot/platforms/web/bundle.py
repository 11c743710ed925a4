"""One script out of the page's modules, so that a browser asks once, not once a module.

A module becomes a function that is called after those that it imports from and returns what it
exports. What would make that differ from what the language says is refused: cycles, exports that
may change, waiting and ``import`` among a module's statements, and any syntax that is not known.
"""

import json
import posixpath
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

import tree_sitter_javascript
from tree_sitter import Language, Node, Parser, Query, QueryCursor

DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"  # of a source map
UNDIVIDED = {"string", "template_string", "regex"}  # every space in them counts
LOOSE = {  # no space is needed beside these
    "(", ")", "{", "}", "[", "]", ";", ",", ":", "?", "...", "=", "=>", "==", "===", "!=", "!==",
    "&&", "||", "??", "+=", "-=", "*=", "/=", "??=", "||=", "&&=",
}  # fmt: skip
DECLARED = {"function_declaration", "generator_function_declaration", "class_declaration"}
FUNCTIONS = {
    "arrow_function", "class_static_block", "function_declaration", "function_expression",
    "generator_function", "generator_function_declaration", "method_definition",
}  # fmt: skip
REFUSED = {
    "meta": "import.meta is another file's",
    "later": "import() would leave the bundle",
    "waiting": "a module cannot wait in a bundle",
    "markup": "markup is no JavaScript",
    "own": "$ and a digit begin the bundle's own names",
}
ONLY_IMPORT = 'only import { name } from "./file.js" is known'
QUERY = """
    ((meta_property) @meta (#match? @meta "^import"))
    (call_expression function: (import)) @later
    [(jsx_element) (jsx_self_closing_element)] @markup
    (await_expression) @waiting
    (for_in_statement "await") @waiting
    ([(identifier) (shorthand_property_identifier_pattern)] @own (#match? @own "^[$][0-9]"))
"""


class Unknown(Exception):
    """A module says what a bundle cannot say in its place."""


@dataclass(frozen=True, slots=True)
class Module:
    """A file as it was parsed: for each file that it imports from the names there and here, the
    names that it exports, and its text without comments, a line with the number that it had."""

    file: str
    imports: tuple[tuple[str, dict[str, str]], ...]
    exports: tuple[str, ...]
    lines: tuple[tuple[int, str], ...]

    @classmethod
    def parse(cls, file: str, source: bytes) -> "Module":
        """Raises Unknown."""
        root = _parser().parse(source).root_node
        _check(file, root)
        imports = [node for node in root.children if node.type == "import_statement"]
        exports = [node for node in root.children if node.type == "export_statement"]
        left_out = {node.id for node in (*imports, *(node.children[0] for node in exports))}
        return cls(
            file,
            tuple(_imported(file, node) for node in imports),
            tuple(name for node in exports for name in _exported(file, node)),
            tuple(_lines(_tokens(root, left_out))),
        )


@dataclass(frozen=True, slots=True)
class Bundle:
    """A script that does what its modules do, and where each of its lines comes from."""

    text: str
    origins: tuple[tuple[str, int], ...]  # the file and the line, from 0

    @classmethod
    def of(cls, files: Mapping[str, bytes], entry: str) -> "Bundle":
        """The module ``entry`` with all that it needs of ``files``. Raises Unknown."""
        modules = {module.file: module for module in _in_order(files, entry)}
        names = {file: f"${at}" for at, file in enumerate(modules)}
        text: list[str] = []
        origins: list[tuple[str, int]] = []
        for file, module in modules.items():
            for number, line in _wrapped(module, names):
                text.append(line)
                origins.append((file, number))
        return cls("\n".join(text) + "\n", tuple(origins))

    def source_map(self) -> str:
        """The same for the tools of a browser: https://tc39.es/ecma426/, a mapping a line."""
        sources = list(dict.fromkeys(file for file, _ in self.origins))
        places = [(sources.index(file), line) for file, line in self.origins]
        mappings = ";".join(
            "".join(map(_digits, (0, source - before, line - line_before, 0)))
            for (source, line), (before, line_before) in zip(
                places, [(0, 0), *places], strict=False
            )
        )
        return json.dumps({"version": 3, "sources": sources, "names": [], "mappings": mappings})


def _in_order(files: Mapping[str, bytes], entry: str) -> Iterator[Module]:
    """Each module after those that it imports from, as a browser runs them."""
    done: dict[str, Module] = {}

    def visit(file: str, above: tuple[str, ...]) -> Iterator[Module]:
        if file in above:
            raise Unknown(f"a cycle of imports: {', '.join((*above, file))}")
        if file in done:
            return
        module = Module.parse(file, files[file])
        for other, names in module.imports:
            if other not in files:
                raise Unknown(f"{file} imports from {other}, which is not there")
            yield from visit(other, (*above, file))
            missing = names.keys() - done[other].exports
            if missing:
                raise Unknown(f"{file} imports {min(missing)}, which {other} does not export")
        done[file] = module
        yield module

    return visit(entry, ())


def _wrapped(module: Module, names: Mapping[str, str]) -> Iterator[tuple[int, str]]:
    """A module as a function that is called at once, lines with the numbers that they had."""
    imports = (f"const{{{_pattern(found)}}}={names[file]};" for file, found in module.imports)
    yield 0, f"const {names[module.file]}=(()=>{{{''.join(imports)}"
    yield from module.lines
    yield 0, f"return{{{','.join(module.exports)}}}}})();"


def _pattern(names: Mapping[str, str]) -> str:
    return ",".join(there if there == here else f"{there}:{here}" for there, here in names.items())


@cache
def _parser() -> Parser:
    return Parser(Language(tree_sitter_javascript.language()))


@cache
def _query() -> Query:
    return Query(Language(tree_sitter_javascript.language()), QUERY)


def _unknown(file: str, node: Node, why: str) -> Unknown:
    return Unknown(f"{file}:{node.start_point.row + 1}: {why}")


def _check(file: str, root: Node) -> None:
    """Raises Unknown."""
    if root.has_error:
        raise Unknown(f"{file} is not understood")
    for what, nodes in QueryCursor(_query()).captures(root).items():
        for node in nodes:
            if what != "waiting" or not _in_function(node):
                raise _unknown(file, node, REFUSED[what])


def _in_function(node: Node | None) -> bool:
    while node is not None and node.type not in FUNCTIONS:
        node = node.parent
    return node is not None


def _imported(file: str, node: Node) -> tuple[str, dict[str, str]]:
    """The file of ``import { a, b as c } from "./file.js"`` and its names there and here."""
    clause, *others = node.named_children
    source = node.child_by_field_name("source")
    names = clause.named_children[0] if clause.type == "import_clause" else clause
    path = _text(source)[1:-1] if source else ""
    if names.type != "named_imports" or others != [source] or not path.startswith(("./", "../")):
        raise _unknown(file, node, ONLY_IMPORT)
    pairs = [(each.named_children[0], each.named_children[-1]) for each in names.named_children]
    if any(there.type != "identifier" for there, _ in pairs):
        raise _unknown(file, node, ONLY_IMPORT)
    found = {_text(there): _text(here) for there, here in pairs}
    return posixpath.normpath(posixpath.join(posixpath.dirname(file), path)), found


def _exported(file: str, node: Node) -> Iterator[str]:
    """The names of ``export`` before a function, a class or constants, which stay what they are."""
    declaration = node.child_by_field_name("declaration")
    kind = declaration.type if declaration else ""
    if declaration and kind in DECLARED and node.child_count == 2:
        names = [declaration.child_by_field_name("name")]
    elif declaration and kind == "lexical_declaration" and _text(declaration).startswith("const"):
        names = [each.child_by_field_name("name") for each in declaration.named_children]
    else:
        names = []
    if not names or any(name is None or name.type != "identifier" for name in names):
        raise _unknown(file, node, "only export function, class and const are known")
    yield from (_text(name) for name in names if name)


def _tokens(node: Node, left_out: Collection[int]) -> Iterator[Node]:
    """The words and signs below ``node``, without comments."""
    if node.id in left_out or node.type == "comment":
        return
    if node.type in UNDIVIDED or not node.children:
        yield node
        return
    for child in node.children:
        yield from _tokens(child, left_out)


def _lines(tokens: Iterable[Node]) -> Iterator[tuple[int, str]]:
    """Tokens as lines with the numbers that they had: a line break may end a statement, any other
    space is there only where it parts two words."""
    text, first, before = "", 0, None
    for token in tokens:
        word = _text(token)
        if before is None or token.start_point.row > before.end_point.row:
            yield from enumerate(text.splitlines(), first)
            text, first = word, token.start_point.row
        else:
            apart = token.start_byte > before.end_byte and not LOOSE & {word, _text(before)}
            text += f" {word}" if apart else word
        before = token
    yield from enumerate(text.splitlines(), first)


def _text(node: Node | None) -> str:
    return node.text.decode() if node and node.text else ""


def _digits(number: int) -> str:
    """A number in base 64, the lowest digits first, its sign in the lowest bit."""
    left = abs(number) << 1 | (number < 0)
    text = ""
    while True:
        left, digit = left >> 5, left & 31
        text += DIGITS[digit | 32 if left else digit]
        if not left:
            return text
