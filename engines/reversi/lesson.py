"""The lesson: Black encloses, in one direction and in two, makes White pass, and takes a corner."""

from engines.lesson import LessonStep, LessonTask, steps
from engines.reversi import rules
from engines.reversi.position import parse
from engines.reversi.state import ReversiState

FIRST = """
--------
--------
---X----
-XOOO---
---OX---
--------
--------
--------
"""
LAST = """
--------
--------
-----O--
---OO---
---OXO--
--OXXXXX
-O---X--
--------
"""

ENCLOSING = (
    LessonTask("enclose", ("f4",), marks=("f4",), replies=("f5",)),
    LessonTask("both", ("e6", "d6", "f6")),
)
PASSING = (
    LessonTask("pass", ("d3",), marks=("d3",)),
    LessonTask("corner", ("a8",), marks=("a8",)),
)


def lesson() -> tuple[LessonStep, ...]:
    """Its steps."""
    return (
        *steps(rules.play, _state(FIRST), ENCLOSING),
        *steps(rules.play, _state(LAST), PASSING),
    )


def _state(board: str) -> ReversiState:
    """The position with Black, the learner, to move."""
    position = parse("".join(board.split()) + "X")
    assert position is not None
    return ReversiState(position, 0)
