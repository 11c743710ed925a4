"""A lesson: a first match in prepared positions, in each of which one real move is asked for; and
one turn of a game as an example."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Example:
    """One turn that shows what a game is about: a position, and the move that is made there."""

    state: Any
    move: str


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One move of a lesson. ``key`` names its text ``<game>-lesson-<key>``, ``state`` is the
    position. The first of the ``right`` moves is the one that the next position goes on from, the
    others do the same. ``offered`` are the moves to choose from, () for all that are legal.
    ``marks`` are what the picture marks: places that the sentence speaks of, or the choices of a
    move."""

    key: str
    state: Any
    right: tuple[str, ...]
    offered: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()

    @property
    def example(self) -> Example:
        """Its turn as one that shows what the game is about."""
        return Example(self.state, self.right[0])


@dataclass(frozen=True, slots=True)
class LessonTask:
    """What a step asks, apart from its position; then the other side plays its ``replies``."""

    key: str
    right: tuple[str, ...]
    offered: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()


def steps(play: Any, state: Any, tasks: Iterable[LessonTask]) -> Iterator[LessonStep]:
    """The steps of ``tasks`` as one match from ``state`` on: each goes on from where the one before
    has led. ``play`` is that of the game."""
    for task in tasks:
        yield LessonStep(task.key, state, task.right, task.offered, task.marks)
        for move in (task.right[0], *task.replies):
            state = play(state, move)
