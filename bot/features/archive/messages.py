"""The messages between an open page and the archive of its visitor."""

from typing import Annotated

from msgspec import Meta, Struct

from bot.desk.page_messages import Message, Number, Numbered, PictureShown
from bot.records.record import LONGEST_LINE, LONGEST_NOTE

Word = Annotated[str, Meta(max_length=64)]


class MatchesAsked(Numbered, tag="matches", frozen=True):
    """The page shows the visitor's own matches that are as its address says, "" for any: the
    ``rival`` by mark or level, the days ``since`` and ``until``, a ``length`` such as 20-40, the
    ``position`` as the code of a table, the number of its match and a ply with dots between;
    those before the place ``before``."""

    game: Word = ""
    result: Word = ""
    rival: Word = ""
    since: Word = ""
    until: Word = ""
    length: Word = ""
    platform: Word = ""
    position: Word = ""
    before: Word = ""


class MatchRow(Struct, frozen=True):
    """A match: its ``address``, what it was, against ``who``, and when it ended; what its visitor
    has noted of it: the beginning of the ``note``, and in words how many lines are ``kept``, "" for
    none."""

    place: str
    address: str
    game: str
    who: str
    state: str
    at: float
    note: str
    kept: str


class ChoiceRow(Struct, frozen=True):
    """A ``value`` that can be chosen, and its ``label``."""

    value: str
    label: str


class MatchesShown(Message, tag="matches", frozen=True):
    """Some of the visitor's matches, the latest first, and what stands ``before`` them next, "" at
    the end; what can be chosen of each field, and what the position is called that is asked for."""

    rows: tuple[MatchRow, ...]
    before: str
    choices: dict[str, tuple[ChoiceRow, ...]]
    position: str
    words: dict[str, str]


class MatchPictured(Message, tag="match-picture", frozen=True):
    """The end of the match at this place."""

    place: str
    picture: PictureShown


class MatchesFileAsked(Numbered, tag="matches-file", frozen=True):
    """The page wants all of the visitor's own matches as a file."""


class MatchesFile(Message, tag="matches-file", frozen=True):
    """Where that file is, and what it is called."""

    address: str
    name: str


Move = Annotated[str, Meta(pattern=r"^[a-z0-9@-]{1,32}(\.[a-z0-9@-]{1,32}){0,7}\Z")]


class NotesAsked(Numbered, tag="notes", frozen=True):
    """The page shows what the visitor has noted of a match of its table, by its number from 0."""

    match: Number


class NoteWritten(Numbered, tag="note", frozen=True):
    """The visitor's note to that match says ``text``, "" for nothing."""

    match: Number
    text: Annotated[str, Meta(max_length=4 * LONGEST_NOTE)]


class LineKept(Numbered, tag="keep", frozen=True):
    """``moves`` that were tried out after ``ply`` moves of that match are kept."""

    match: Number
    ply: Number
    moves: Annotated[tuple[Move, ...], Meta(min_length=1, max_length=LONGEST_LINE)]


class LineDropped(Numbered, tag="drop", frozen=True):
    """The line with this ``mark`` is kept no more."""

    match: Number
    mark: Word


class LineRow(Struct, frozen=True):
    """A line that is kept: ``moves`` after ``ply`` of those of its match, and how they are
    written."""

    mark: str
    ply: int
    moves: tuple[str, ...]
    label: str


class NotesShown(Message, tag="notes", frozen=True):
    """What the visitor has noted of the match ``number`` of a table: a ``note`` of at most so many
    characters, and the lines that are kept."""

    table: str
    number: int
    note: str
    most: int
    lines: tuple[LineRow, ...]
    words: dict[str, str]
