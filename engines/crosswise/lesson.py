"""The lesson: Orange collects six red stones in column b, and needs every special for that."""

from engines.crosswise import rules
from engines.crosswise.state import CrosswiseState
from engines.crosswise.stones import COLOURS
from engines.lesson import LessonStep, LessonTask, steps

BOARD = (
    ". . . . . .",
    ". r . . w .",
    ". . . y . .",
    ". . k . . .",
    ". . . r r .",
    ". . . . . .",
)
LETTERS = dict(zip("rybpkw", COLOURS, strict=True))
OWN = ("red", "move", "blue", "red")
OTHERS = ("black", "purple", "white", "yellow")
BAG = ("yellow", "blue", "yellow", "swap", "blue", "remove", "black", "red", "white", "replace")
"""What is drawn in turn by Orange and Green, the next stone last."""

TASKS = (
    LessonTask(
        "lines",
        ("red.b3",),
        ("red.b3", "red.c2", "red.f6"),
        ("b1", "b2", "b3", "b4", "b5", "b6"),
        ("yellow.f3",),
    ),
    LessonTask("pays", ("red.b4",), ("red.b4", "red.d4", "red.e6"), ("b2", "b3"), ("black.b5",)),
    LessonTask(
        "move",
        ("move.e5.b1",),
        ("move.e5.b1", "move.e5.e1", "move.c4.b1", "move.c4.c1"),
        ("e5", "b1"),
        ("purple.b6",),
    ),
    LessonTask(
        "replace",
        ("replace.red.b5",),
        ("replace.red.b5", "replace.red.c4", "replace.red.f3"),
        ("b5",),
        ("black.f4",),
    ),
    LessonTask(
        "remove", ("remove.b6",), ("remove.b6", "remove.b1", "remove.f4"), ("b6",), ("white.b6",)
    ),
    LessonTask(
        "six",
        ("swap.b6.d5", "swap.d5.b6"),
        ("swap.b6.d5", "swap.d5.b6", "swap.b6.e2", "swap.e2.b6", "swap.d5.e2", "swap.e2.d5"),
        ("b6", "d5"),
    ),
)


def lesson() -> tuple[LessonStep, ...]:
    """Its steps."""
    board = tuple(LETTERS.get(sign) for row in BOARD for sign in row.split())
    start = CrosswiseState(0, board, (OWN, OTHERS), BAG, known=((), ()))
    return tuple(steps(rules.play, start, TASKS))
