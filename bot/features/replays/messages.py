"""The messages between an open page and the replay of a match."""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import asdict

from bot.desk.page_messages import (
    ColumnShown,
    Message,
    MoveShown,
    Number,
    Numbered,
    PictureShown,
)


class ShowReplay(Numbered, tag="replay", frozen=True):
    """The page walks through a match of its table, the latest without a ``match``, from ``at``."""

    match: Number | None = None
    at: Number | None = None


class Ply(Numbered, tag="ply", frozen=True):
    """The position of that match after ``ply`` moves."""

    match: Number
    ply: Number


Move = Annotated[str, Meta(pattern=r"^[a-z0-9@-]{1,32}(\.[a-z0-9@-]{1,32}){0,7}\Z")]
LONGEST = 60  # moves of a line beside a match


class TryLine(Numbered, tag="try", frozen=True):
    """The position after ``moves`` that are tried out after ``ply`` moves of that match, with the
    choices of ``path`` made of the next one, "" for none; a whole move is played."""

    match: Number
    ply: Number
    moves: Annotated[tuple[Move, ...], Meta(max_length=LONGEST)] = ()
    path: Move | None = None


class CourseShown(Struct, frozen=True):
    """The expected leads of a side, each with its ply."""

    side: str
    points: tuple[tuple[int, float], ...]


class ReplayShown(Message, tag="replay", frozen=True):
    """The course of the match ``number`` of a table. ``at`` is the ply that is wanted first, None
    where the page stays where it is; of a ``running`` match nothing is judged. ``learn`` is the
    payload that has the reader find better moves, "" without any, and ``learning`` its label."""

    table: str
    number: int
    at: int | None
    running: bool
    columns: tuple[ColumnShown, ...]
    moves: tuple[MoveShown, ...]
    course: tuple[CourseShown, ...]
    progress: str
    share: str  # the payload that shares it with everybody, "" where nothing does
    learn: str
    learning: str
    words: dict[str, str]


class ReplayGrown(ReplayShown, tag="grown", frozen=True):
    """The same again, with what has been played or found out since."""


def same(shown: ReplayShown, before: ReplayShown) -> bool:
    """Whether both tell the same of a match, wherever the page goes first."""
    return asdict(shown) | {"at": None} == asdict(before) | {"at": None}


class PlyShown(Message, tag="ply", frozen=True):
    """A position of that match: the picture, whose bytes went before, and what is said of it;
    ``better`` is what had been better than the last move, "" where nothing much was, and
    ``instead`` that move itself, which the picture's only region stands for."""

    table: str
    number: int
    ply: int
    said: str
    better: str
    instead: str
    score: tuple[int, ...]
    picture: PictureShown


class ChoiceShown(Struct, frozen=True):
    """What can be chosen beside the picture, and the path that chooses it."""

    label: str
    path: str


class LineShown(Message, tag="tried", frozen=True):
    """A position beside that match: after ``moves`` that were tried out after ``ply`` moves. The
    payloads of its regions are paths to be tried next, as are those of other ``choices``; the
    choices of ``path`` are made already, "" for none."""

    table: str
    number: int
    ply: int
    moves: tuple[str, ...]
    path: str
    said: str
    score: tuple[int, ...]
    picture: PictureShown
    choices: tuple[ChoiceShown, ...]
