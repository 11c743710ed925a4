"""What a page may ask over its socket, and nothing else: a JSON object whose ``ask`` says which of
these it is, or which message of a feature."""

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from bot.desk.page_messages import LAST, Numbered
from bot.press import LIMIT, SLOT

REQUEST_LIMIT = 2048  # bytes of one message from a page
IDENTITY_LIMIT = 6000  # of what says who has opened it: names and the address of a picture
KEPT_PICTURES = 12  # as many as the page keeps, see connection.js
LONGEST_PATH = 8

_T = TypeVar("_T")

Theme = Literal["light", "dark"]
Code = Annotated[str, Meta(max_length=64)]  # whatever somebody typed as an address
Word = Annotated[str, Meta(max_length=32)]
Choice = Annotated[str, Meta(pattern=rf"^[a-z0-9{SLOT}-]{{1,32}}\Z")]
Zone = Annotated[str, Meta(pattern=r"^[A-Za-z0-9/_+-]{0,64}\Z")]
Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]


class Open(Numbered, tag="open", frozen=True):
    """The page has come to a table, or home (""), or back after a lost connection: then it says
    what it has shown, and which pictures it has. ``sharp`` as in ChangeTheme, ``zone`` its time
    zone."""

    table: Code = ""
    theme: Theme | None = None
    sharp: bool = False
    revision: Annotated[int, Meta(ge=-1, le=LAST)] = -1
    picked: Annotated[tuple[Choice, ...], Meta(max_length=LONGEST_PATH)] = ()
    have: Annotated[tuple[Digest, ...], Meta(max_length=KEPT_PICTURES)] | None = None
    zone: Zone = ""


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


class PickAhead(Numbered, tag="ahead", frozen=True):
    """The page shows by itself what the press of a payload has picked, and wants to know what can
    be picked next."""

    payload: Annotated[str, Meta(max_length=LIMIT)]


class Play(Numbered, tag="play", frozen=True):
    """A table is to be opened, against a computer player of a level where one is named."""

    game: Word
    computer: Word = ""


class TypeLine(Numbered, tag="line", frozen=True):
    """A slash command typed by hand: ``/score``."""

    text: Annotated[str, Meta(max_length=200)]


class ShowLadder(Numbered, tag="ladder", frozen=True):
    """The page shows the ladder of a game: of those whom the visitor has met, of all, or of the
    computer players."""

    game: Word = ""
    where: Literal["here", "all", "computers"] = "here"


class ShowProfile(Numbered, tag="profile", frozen=True):
    """The page shows the ratings of a person whom a ladder calls ``who``, "" for the visitor."""

    who: Annotated[str, Meta(pattern=r"^([0-9a-f]{16})?\Z")] = ""


class Ping(Numbered, tag="ping", frozen=True):
    """The page, which waits for an answer, asks whether the server still hears it. It is answered
    at once, whatever is under way."""


class ChangeVisitor(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name or language for the visitor; None leaves what there is."""

    name: Annotated[str, Meta(max_length=1000)] | None = None
    language: Word | None = None


class EndDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser of the visitor's person is to end, without a ``device`` all but this one."""

    device: Annotated[str, Meta(pattern=r"^([0-9a-f]{16})?\Z")] = ""


class Identify(Struct, frozen=True, forbid_unknown_fields=True, tag="identify", tag_field="ask"):
    """The first message of a page inside a chat's app: what the app was told of whoever opened it,
    "" where that has been used, and the ``token`` that the page had before."""

    data: Annotated[str, Meta(max_length=IDENTITY_LIMIT)] = ""
    token: Annotated[str, Meta(max_length=1024)] = ""


class BadMessage(Exception):
    """Something that no page of ours sends."""


Request = (
    Open
    | Find
    | ChangeTheme
    | PressButton
    | PickAhead
    | Play
    | TypeLine
    | ShowLadder
    | ShowProfile
    | Ping
)

_ME = msgspec.json.Decoder(ChangeVisitor)
_IDENTITY = msgspec.json.Decoder(Identify)
_ENDING = msgspec.json.Decoder(EndDevice)


class RequestReader:
    """Reads what pages ask; ``messages`` are what features let them ask besides."""

    def __init__(self, messages: Iterable[type[Numbered]]) -> None:
        kinds: Any = reduce(or_, messages, Request)
        self._decoder: msgspec.json.Decoder[Numbered] = msgspec.json.Decoder(kinds)

    def read(self, text: str) -> Numbered:
        """A page's message. Raises BadMessage."""
        return _read(self._decoder, text)


def read_identity(text: str) -> Identify:
    """The first message of a page inside a chat's app. Raises BadMessage."""
    return _read(_IDENTITY, text)


def read_me(body: bytes) -> ChangeVisitor:
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
