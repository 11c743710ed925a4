"""What a page may ask over its socket, and nothing else: a JSON object whose ``ask`` says which of
these it is."""

from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from bot.press import LIMIT, SLOT

REQUEST_LIMIT = 2048  # bytes of one message from a page
KEPT_PICTURES = 12  # as many as the page keeps, see connection.js
LONGEST_PATH = 8
LAST = 10_000_000  # revisions and numbers of requests stay far below

_T = TypeVar("_T")

Theme = Literal["light", "dark"]
Number = Annotated[int, Meta(ge=0, le=LAST)]
Code = Annotated[str, Meta(max_length=64)]  # whatever somebody typed as an address
Word = Annotated[str, Meta(max_length=32)]
Choice = Annotated[str, Meta(pattern=rf"^[a-z0-9{SLOT}-]{{1,32}}\Z")]
Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]


class Numbered(Struct, tag_field="ask", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request; its answer bears its ``number``."""

    number: Number


class Open(Numbered, tag="open", frozen=True):
    """The page has come to a table, or home (""), or back after a lost connection: then it says
    what it has shown, and which pictures it has. ``sharp`` as in ChangeTheme."""

    table: Code = ""
    theme: Theme | None = None
    sharp: bool = False
    revision: Annotated[int, Meta(ge=-1, le=LAST)] = -1
    picked: Annotated[tuple[Choice, ...], Meta(max_length=LONGEST_PATH)] = ()
    have: Annotated[tuple[Digest, ...], Meta(max_length=KEPT_PICTURES)] | None = None


class Find(Numbered, tag="find", frozen=True):
    """The page, at home, looks for the table of a code that somebody typed."""

    table: Code


class ChangeTheme(Numbered, tag="theme", frozen=True):
    """The page is light now, or dark, and ``sharp`` where its system wants more contrast."""

    theme: Theme
    sharp: bool = False


class PressButton(Numbered, tag="press", frozen=True):
    """A button or a region was pressed."""

    payload: Annotated[str, Meta(max_length=LIMIT)]


class Play(Numbered, tag="play", frozen=True):
    """A table is to be opened, against a computer player of a level where one is named."""

    game: Word
    computer: Word = ""


class Line(Numbered, tag="line", frozen=True):
    """A slash command typed by hand: ``/score``."""

    text: Annotated[str, Meta(max_length=200)]


class Replay(Numbered, tag="replay", frozen=True):
    """The page walks through a match of its table, the latest without a ``match``, from ``at``."""

    match: Number | None = None
    at: Number | None = None


class Ply(Numbered, tag="ply", frozen=True):
    """The position of that match after ``ply`` moves."""

    match: Number
    ply: Number


class Ladder(Numbered, tag="ladder", frozen=True):
    """The page shows the ladder of a game: of those whom the visitor has met, of all, or of the
    computer players."""

    game: Word = ""
    where: Literal["here", "all", "computers"] = "here"


class Profile(Numbered, tag="profile", frozen=True):
    """The page shows the ratings of a person whom a ladder calls ``who``, "" for the visitor."""

    who: Annotated[str, Meta(pattern=r"^([0-9a-f]{16})?\Z")] = ""


class Me(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name or language for the visitor; None leaves what there is."""

    name: Annotated[str, Meta(max_length=1000)] | None = None
    language: Word | None = None


class EndDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser of the visitor's person is to end, without a ``device`` all but this one."""

    device: Annotated[str, Meta(pattern=r"^([0-9a-f]{16})?\Z")] = ""


class BadMessage(Exception):
    """Something that no page of ours sends."""


Request = Open | Find | ChangeTheme | PressButton | Play | Line | Replay | Ply | Ladder | Profile

_REQUEST: "msgspec.json.Decoder[Request]" = msgspec.json.Decoder(Request)
_ME = msgspec.json.Decoder(Me)
_ENDING = msgspec.json.Decoder(EndDevice)


def read_request(text: str) -> Request:
    """A page's message. Raises BadMessage."""
    return _read(_REQUEST, text)


def read_me(body: bytes) -> Me:
    """What a visitor wants to be. Raises BadMessage."""
    return _read(_ME, body)


def read_ending(body: bytes) -> EndDevice:
    """Which browser is to end. Raises BadMessage."""
    return _read(_ENDING, body)


def _read(decoder: "msgspec.json.Decoder[_T]", content: str | bytes) -> _T:
    try:
        return decoder.decode(content)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        # The error's words repeat what was sent, and it is nobody's business.
        raise BadMessage from None
