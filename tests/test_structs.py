"""What is only held and handed on is a Struct, as a dataclass takes forty times as long to make:
hundreds of them would be a fifth of each start."""

import ast

from tests.test_sizes import modules
from tests.trees import nodes

DATACLASSES = {  # all whose parts are compared and shown, and which are dataclasses all the same
    "AnalysisStep": "is kept as a tuple",
    "BoardPairing": "is copied with changes beside what holds it",
    "Chair": "is copied with changes beside its table",
    "ChatPreferences": "is kept as a row, column by column",
    "Display": "is copied with changes beside its table",
    "GridSizes": "has parts more in a game's own sizes, which are a dataclass",
    "HomeCard": "is told as a tuple",
    "Overview": "is copied with changes beside its table",
    "PersonPreferences": "is kept as a row, column by column",
    "Plan": "is kept with what is planned",
    "Planned": "is kept as JSON",
    "Proposal": "is copied with changes beside its table",
    "SendingLimits": "is copied with changes that a test names",
    "Series": "is copied with changes beside its table",
    "Settings": "is read name by name",
    "Table": "is copied with changes beside its match",
    "TournamentOptions": "is kept as JSON",
    "Turn": "is copied with changes beside its table",
}


def test_what_is_only_held_is_a_struct() -> None:
    found = {
        node.name
        for place in modules("bot", "render")
        for node in nodes(place)
        if isinstance(node, ast.ClassDef) and is_only_held(node)
    }
    assert found == DATACLASSES.keys()


def is_only_held(definition: ast.ClassDef) -> bool:
    """Whether a class is a frozen dataclass with slots of which a Struct would do: it has no base,
    and nothing is said of how one of its parts is compared or shown."""
    made = [ast.unparse(one) for one in definition.decorator_list]
    fields = [
        each.value
        for each in definition.body
        if isinstance(each, ast.AnnAssign) and isinstance(each.value, ast.Call)
    ]
    said = {option.arg for field in fields for option in field.keywords}
    return (
        "dataclass(frozen=True, slots=True)" in made
        and not definition.bases
        and not said & {"compare", "repr", "init", "hash"}
    )


def test_the_search_finds_what_a_struct_would_do_for() -> None:
    held = "@dataclass(frozen=True, slots=True)\nclass Held:\n x: int = field(default=1)"
    unlike = "@dataclass(frozen=True, slots=True)\nclass Odd:\n x: int = field(compare=False)"
    for code, wanted in ((held, True), (unlike, False)):
        definition = ast.parse(code).body[0]
        assert isinstance(definition, ast.ClassDef)
        assert is_only_held(definition) is wanted
