"""The sizes that a reader can hold in mind: no class, constructor or function of the program is
larger. They have no exceptions."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.trees import ROOT, nodes

METHODS = 20  # public ones of a class
LINES = 300  # of a class
PARAMETERS = 8  # of a service's constructor
FUNCTION_LINES = 50
SHREDS = 150  # private functions of the program so small that their caller could hold them
SHRED_LINES = 6
COMPILED = "kernels"  # a folder of code that numba compiles
MIGRATIONS = "migrations"
MESSAGES = {"Struct", "Protocol", "Exception", "Enum", "StrEnum", "BaseSettings", "NamedTuple"}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def modules(*rooms: str) -> Iterator[str]:
    """Where the modules of these rooms are."""
    for room in rooms:
        for file in sorted((ROOT / room).rglob("*.py")):
            yield file.relative_to(ROOT).as_posix()


def lines(node: ast.stmt) -> int:
    """How many lines a definition has."""
    assert node.end_lineno is not None
    return node.end_lineno - node.lineno + 1


def methods(definition: ast.ClassDef) -> list[Function]:
    return [node for node in definition.body if isinstance(node, Function)]


def is_record(definition: ast.ClassDef) -> bool:
    """Whether it is frozen, or says what comes in from outside, so that it has as many parts as
    that has."""
    bases = {ast.unparse(base).rpartition(".")[2] for base in definition.bases}
    made = [ast.unparse(decorator) for decorator in definition.decorator_list]
    return bool(bases & MESSAGES) or any(
        "dataclass" in one and "frozen=True" in one for one in made
    )


def constructor_parameters(definition: ast.ClassDef) -> int:
    """How many parts whoever makes one has to hand in or may."""
    for function in methods(definition):
        if function.name == "__init__":
            arguments = function.args
            return len([*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]) - 1
    if any("dataclass" in ast.unparse(one) for one in definition.decorator_list):
        fields = [node for node in definition.body if isinstance(node, ast.AnnAssign)]
        return len([field for field in fields if "init=False" not in ast.unparse(field)])
    return 0


def classes(*rooms: str) -> Iterator[tuple[str, ast.ClassDef]]:
    for place in modules(*rooms):
        for node in nodes(place):
            if isinstance(node, ast.ClassDef):
                yield f"{place}: {node.name}", node


def test_no_class_has_more_methods_than_can_be_remembered() -> None:
    found = {
        place: number
        for place, definition in classes("bot")
        if (number := sum(not one.name.startswith("_") for one in methods(definition))) > METHODS
    }
    assert not found


def test_no_class_is_longer_than_a_few_screens() -> None:
    found = {
        place: number
        for place, definition in classes("bot")
        if (number := lines(definition)) > LINES
    }
    assert not found


def test_no_service_needs_many_others() -> None:
    """Records and messages have as many parts as what they say."""
    found = {
        place: number
        for place, definition in classes("bot")
        if not is_record(definition)
        if (number := constructor_parameters(definition)) > PARAMETERS
    }
    assert not found


def test_no_function_is_longer_than_a_screen() -> None:
    found = {
        f"{place}: {node.name}": lines(node)
        for place in modules("bot", "engines", "render")
        if not {COMPILED, MIGRATIONS} & set(Path(place).parts)
        for node in nodes(place)
        if isinstance(node, Function)
        if lines(node) > FUNCTION_LINES
    }
    assert not found


def test_a_class_is_found_by_its_name() -> None:
    """No two files define a class of the same name."""
    places: dict[str, set[str]] = {}
    for place, definition in classes("bot", "engines", "render"):
        places.setdefault(definition.name, set()).add(place.partition(":")[0])
    assert not {name: sorted(files) for name, files in places.items() if len(files) > 1}


def test_few_functions_are_so_small_that_their_caller_could_hold_them() -> None:
    found = [
        shred
        for place in modules("bot")
        if not set(Path(place).parts) & {MIGRATIONS}
        for shred in shreds(nodes(place))
    ]
    assert len(found) < SHREDS


def shreds(module: Iterable[ast.AST]) -> Iterator[Function]:
    """The private functions of a few lines that one place calls, where statements can stand."""
    above = {child: node for node in module for child in ast.iter_child_nodes(node)}
    uses: dict[str, list[ast.AST]] = {}
    for node in above:
        if isinstance(node, ast.Name | ast.Attribute):
            uses.setdefault(getattr(node, "id", getattr(node, "attr", "")), []).append(node)
    for function in above:
        if isinstance(function, Function) and is_small_and_private(function):
            match [(use, above[use]) for use in uses.get(function.name, [])]:
                case [(use, ast.Call(func=called) as call)] if called is use:
                    if could_stand(function, call, above):
                        yield function


def is_small_and_private(function: Function) -> bool:
    decorated = [one for one in function.decorator_list if ast.unparse(one) != "staticmethod"]
    private = function.name.startswith("_") and not function.name.startswith("__")
    return private and not decorated and lines(function) <= SHRED_LINES


def could_stand(function: Function, call: ast.Call, above: dict[ast.AST, ast.AST]) -> bool:
    """Whether the statements of the function could stand before those of its call: it is awaited
    there, yields nothing, and is not called for each of many."""
    if isinstance(function, ast.AsyncFunctionDef) and not isinstance(above[call], ast.Await):
        return False
    if any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(function)):
        return False
    node: ast.AST = call
    while not isinstance(node, ast.stmt):
        if isinstance(
            node, ast.Lambda | ast.GeneratorExp | ast.ListComp | ast.SetComp | ast.DictComp
        ):
            return False
        node = above[node]
    return True


CACHES = {"LRUCache", "TTLCache", "TLRUCache", "lru_cache"}


def test_the_bounds_of_caches_stand_in_one_place() -> None:
    """In bot/bounds.py, or in the budget, of which constructors are told; a feature has its own."""
    found = [
        f"{place}:{node.lineno}: {ast.unparse(node.args[0])}"
        for place in modules("bot")
        if not place.startswith("bot/features/")
        for node in nodes(place)
        if isinstance(node, ast.Call) and ast.unparse(node.func) in CACHES and node.args
        if ast.unparse(node.args[0]).isupper() or isinstance(node.args[0], ast.Constant)
    ]
    assert not found
