"""The messages between an open page and the archive of its visitor."""

from typing import Annotated

from msgspec import Meta, Struct

from bot.desk.page_messages import Message, Numbered, PictureShown

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
    """A match: its ``address``, what it was, against ``who``, and when it ended."""

    place: str
    address: str
    game: str
    who: str
    state: str
    at: float


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
