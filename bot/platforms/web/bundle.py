"""Two scripts out of the page's modules, so that a browser asks twice, not once a module: the first
has all that its entry imports, the second what is left for later by ``import()``.

In each the modules stand behind one another, those that others import from first, in one scope
together. So every name that a module gives is said by another, short one, which is nobody else's
there. What would make that differ from what the language says is refused: cycles, exports that may
change, waiting among a module's statements, and any syntax that is not known.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, product

from msgspec import Struct

from bot.platforms.web.page_module import SECOND, Module, Unknown, Word

DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"  # of a source map
LETTERS = "etnraiosldcuhpfmgybSvTEwCRxDALkPMOIBNjzHFqVUWGXYKJQZ$_"  # those first that are frequent
KEYWORDS = {"do", "if", "in", "of", "as", "is"}  # no name of two letters
LOOSE = {  # no space is needed beside these
    "(", ")", "{", "}", "[", "]", ";", ",", ":", "?", "...", "=", "=>", "==", "===", "!=", "!==",
    "&&", "||", "??", "+=", "-=", "*=", "/=", "??=", "||=", "&&=", "${", "*", "%", "<",
    ">", "<=", ">=",
    "+", "-",
}  # fmt: skip
SIGNS = {"+", "-"}  # two of which are another sign where they touch
OPEN = (LOOSE - {")", "]", "}"}) | {"."}  # no statement ends behind these, so no line has to
GOES_ON = {")", "]", "}", ".", "?.", ",", ";", ":", "?", "=>", "&&", "||", "??"}  # nor before these

Key = tuple[str, str] | int
"""What has a name: a file and its name there, or the place of a name that functions give."""


class Script(Struct, frozen=True):
    """A script that does what its modules do, and where it comes from: its line and column, and
    the file and line there, from 0."""

    text: str
    origins: tuple[tuple[int, int, str, int], ...]

    @property
    def files(self) -> set[str]:
        """The modules that it is made of."""
        return {file for *_, file, _ in self.origins}

    def source_map(self) -> str:
        """The same for the tools of a browser: https://tc39.es/ecma426/."""
        sources = list(dict.fromkeys(file for *_, file, _ in self.origins))
        lines: list[list[str]] = [[] for _ in range(self.text.count("\n"))]
        source = line = 0
        columns = [0] * len(lines)
        for at, column, file, number in self.origins:
            place = sources.index(file)
            moved = (column - columns[at], place - source, number - line, 0)
            lines[at].append("".join(map(_digits, moved)))
            columns[at], source, line = column, place, number
        mappings = ";".join(map(",".join, lines))
        return json.dumps({"version": 3, "sources": sources, "names": [], "mappings": mappings})


class Bundle(Struct, frozen=True):
    """The two scripts; the second says nothing where nothing is for later."""

    first: Script
    second: Script

    @classmethod
    def of(cls, files: Mapping[str, bytes], entry: str) -> "Bundle":
        """The module ``entry`` with all that it needs of ``files``. Raises Unknown."""
        modules = _Modules(files)
        first = list(modules.behind(entry))
        later = modules.later(first)
        if later:
            first = [*modules.behind(SECOND), *(one for one in first if one.file != SECOND)]
        second = list(modules.behind(*later, known={module.file for module in first}))
        for file in modules.later(second):
            if file not in later:
                later.append(file)
                known = {module.file for module in (*first, *second)}
                second += modules.behind(file, known=known)
        if early := {module.file for module in first} & set(later):
            raise Unknown(f"{min(early)} is there at once, and imported for later")
        return _Naming.of((*first, *second), later).bundle(first, second)


class _Modules:
    """Files, parsed as they are needed."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self._files = files
        self._parsed: dict[str, Module] = {}

    def behind(self, *files: str, known: Iterable[str] = ()) -> Iterator[Module]:
        """Each module after those that it imports from, as a browser runs them, but for ``known``
        ones."""
        done = set(known)

        def visit(file: str, above: tuple[str, ...]) -> Iterator[Module]:
            if file in above:
                raise Unknown(f"a cycle of imports: {', '.join((*above, file))}")
            if file in done:
                return
            module = self._module(file)
            for other, names in module.imports:
                self._module(other, file)
                yield from visit(other, (*above, file))
                missing = names.keys() - self._module(other).exports
                if missing:
                    raise Unknown(f"{file} imports {min(missing)}, which {other} does not export")
            done.add(file)
            yield module

        for file in files:
            yield from visit(file, ())

    def later(self, modules: Iterable[Module]) -> list[str]:
        """What modules import for later."""
        found = [(file, module.file) for module in modules for file in module.later]
        return [self._module(file, by).file for file, by in dict(found).items()]

    def _module(self, file: str, by: str = "") -> Module:
        if file not in self._files:
            raise Unknown(f"{by} imports from {file}, which is not there")
        if file not in self._parsed:
            self._parsed[file] = Module.parse(file, self._files[file])
        return self._parsed[file]


class _Naming(Struct, frozen=True):
    """What each name is in the scripts: of what is known to a whole module by its file and its name
    there, of all else, by the module and the node in which it is said; and the modules for later
    by file with their exports."""

    of_modules: Mapping[tuple[str, str], str]
    of_nodes: Mapping[tuple[str, int], str]
    keys: Mapping[tuple[str, int], Key]
    later: Mapping[str, tuple[str, ...]]

    @classmethod
    def of(cls, modules: Iterable[Module], later: Iterable[str]) -> "_Naming":
        modules = tuple(modules)
        keys = {place: key for module in modules for place, key in _keys(module)}
        taken = {
            said.name
            for module in modules
            for said in module.names.said.values()
            if said.scope is None
        }
        letters = chain(LETTERS, map("".join, product(LETTERS, LETTERS + "0123456789")))
        short = (name for name in letters if name not in taken | KEYWORDS)
        often = [key for key, _ in Counter(keys.values()).most_common()]
        often.sort(key=lambda key: not isinstance(key, int))  # what repeats most packs best
        given = {key: next(short) for key in often}
        exports = {module.file: module.exports for module in modules}
        return cls(
            {key: name for key, name in given.items() if not isinstance(key, int)},
            {place: given[key] for place, key in keys.items()},
            keys,
            {file: exports[file] for file in later},
        )

    def bundle(self, first: list[Module], second: list[Module]) -> Bundle:
        """The scripts of these modules."""
        if not self.later:
            return Bundle(_script(map(self._piece, first)), Script("", ()))
        shared = ",".join(self._shared(first, second))
        found = ",".join(
            f"{{{','.join(f'{name}:{self.of_modules[file, name]}' for name in names)}}}"
            for file, names in self.later.items()
        )
        share = self.of_modules[SECOND, "share"]
        return Bundle(
            _script(map(self._piece, first), after=f"{share}(()=>[{shared}]);\n"),
            _script(
                map(self._piece, second), f"self.second=([{shared}])=>{{\n", f"return[{found}]}};\n"
            ),
        )

    def _shared(self, first: list[Module], second: list[Module]) -> Iterator[str]:
        """The names that the second script has of the first."""
        there = {module.file for module in first}
        found = {
            key: self.of_modules[key]
            for module in second
            for place, key in self.keys.items()
            if place[0] == module.file and not isinstance(key, int) and key[0] in there
        }
        fetch = (SECOND, "fetched")
        if any(module.later for module in second):
            found[fetch] = self.of_modules[fetch]
        return iter(sorted(found.values()))

    def _piece(self, module: Module) -> tuple[str, list[tuple[str, Word]]]:
        return module.file, [(self._said(module, word), word) for word in module.words]

    def _said(self, module: Module, word: Word) -> str:
        """A word with the names as they are in the script."""
        if word.later:
            return f"{self.of_modules[SECOND, 'fetched']}({list(self.later).index(word.later)})"
        name = self.of_nodes.get((module.file, word.node), word.text)
        return f"{word.text}:{name}" if word.beside and name != word.text else name


def _keys(module: Module) -> Iterator[tuple[tuple[str, int], Key]]:
    """What has a name, by where that is said. Names that functions give are known by a number that
    no other has where both are known: functions beside each other have the same ones."""
    whole = {here: (file, there) for file, names in module.imports for there, here in names.items()}
    numbers: list[dict[str, int]] = [{}]
    free = [0]
    for names, around in module.names.scopes:
        numbers.append({name: free[around] + at for at, name in enumerate(names)})
        free.append(free[around] + len(names))
    for node, said in module.names.said.items():
        if said.scope == 0:
            yield (module.file, node), whole.get(said.name, (module.file, said.name))
        elif said.scope is not None:
            yield (module.file, node), numbers[said.scope][said.name]


def _script(
    pieces: Iterable[tuple[str, list[tuple[str, Word]]]], before: str = "", after: str = ""
) -> Script:
    """Modules behind one another. A line break may end a statement, any other space is there only
    where it parts two words."""
    text = [before]
    origins: list[tuple[int, int, str, int]] = []
    line, column = before.count("\n"), 0

    def put(said: str) -> None:
        nonlocal line, column
        text.append(said)
        line += said.count("\n")
        column = len(said) - said.rfind("\n") - 1 if "\n" in said else column + len(said)

    for file, words in pieces:
        last: tuple[str, Word] | None = None
        for said, word in words:
            if last is not None:
                put(_between(*last, said, word))
            if last is None or word.first > last[1].last or not column:
                origins.append((line, column, file, word.first))
            put(said)
            last = said, word
        put("\n" if last is None or last[0] == ";" else ";\n")
    return Script("".join(text) + after, tuple(origins))


def _between(before: str, one: Word, after: str, other: Word) -> str:
    if other.first > one.last:
        return "" if before in OPEN or after in GOES_ON else "\n"
    if other.start == one.end or (LOOSE & {before, after} and not {before[-1], after[0]} <= SIGNS):
        return ""
    return " "


def _digits(number: int) -> str:
    """A number in base 64, the lowest digits first, its sign in the lowest bit."""
    left = abs(number) << 1 | (number < 0)
    text = ""
    while True:
        left, digit = left >> 5, left & 31
        text += DIGITS[digit | 32 if left else digit]
        if not left:
            return text
