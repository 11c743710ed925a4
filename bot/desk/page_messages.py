"""What messages of the browser's page consist of: what it asks, what it is told, and the pictures,
moves and words in that. A feature's own messages are made of it."""

import hashlib
import re
from typing import Annotated

from msgspec import Meta, Struct

from bot.moments import plain
from bot.screens.by_identity import ByIdentity
from bot.screens.notation import MoveColumn, NotedMove
from render import Picture
from render.picture import PictureParts

SHOWN = 64  # pictures, each of which is named for every page that shows it
LAST = 10_000_000  # revisions and numbers of asks stay far below

Number = Annotated[int, Meta(ge=0, le=LAST)]
Point = tuple[int, int]

SIGNS = re.compile(
    "[\u2190-\u21ff\u2600-\u27bf\u25a0-\u25ff\u2b1b-\u2b55\U0001f000-\U0001faff\ufe0f\u2039]+ +"
    r"(?=\w|[(@])"
)
"""Emoji and arrows in front of a word."""


class Numbered(Struct, tag_field="ask", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request; its answer bears its ``number``."""

    number: Number


class Message(Struct, tag_field="type", frozen=True):
    """Something that the page is told; app.js has a taker for each ``type``."""


class PreviewShown(Struct, frozen=True):
    """What a move would do: the ``places`` whose pieces turn, move or go away, and the points that
    its player's score gains, where they are known."""

    places: tuple[str, ...]
    points: int | None


class RegionShown(Struct, frozen=True):
    """A place in the picture that can be pressed; ``more`` when that asks for another choice."""

    points: tuple[Point, ...]  # in the picture's own pixels
    choice: str
    label: str
    payload: str
    more: bool
    preview: PreviewShown | None = None


PieceShown = tuple[str, str, str, int, int, int, int]
"""A piece's form, look and place, and its box, as in ``render.Piece``."""


class CellShown(Struct, frozen=True, omit_defaults=True):
    """A place of the board in words; ``picked`` where it is among the choices made."""

    place: str
    label: str
    points: tuple[Point, ...]
    picked: bool = False


class HeldShown(Struct, frozen=True, omit_defaults=True):
    """An own piece in words. The ``payload`` picks it, or puts back one that is ``picked``; ""
    where neither can be done."""

    label: str
    points: tuple[Point, ...]
    payload: str = ""
    picked: bool = False


class PictureShown(Struct, frozen=True):
    """A picture, whose bytes went before under its ``digest``; without ``parts`` it is shown
    whole. ``cells`` are all places of the board by rows and ``held`` the own pieces by slot, where
    one may walk through them."""

    digest: str
    width: int
    height: int
    alt: str
    regions: tuple[RegionShown, ...]
    pieces: tuple[PieceShown, ...] = ()
    parts: PictureParts | None = None
    cells: tuple[tuple[CellShown, ...], ...] = ()
    held: tuple[HeldShown, ...] = ()


class ColumnShown(Struct, frozen=True):
    """Who plays in a column of the list of moves, and the code of their side."""

    name: str
    side: str


class MoveShown(Struct, frozen=True, omit_defaults=True):
    """A move in notation, whose column it is in, and what it gave away where that is much."""

    ply: int
    text: str
    column: int | None = None
    cost: str = ""


def bare(text: str) -> str:
    """The text as the page says it: without the signs that stand before words in chats, which have
    no icons. A board in characters keeps them."""
    return text if text.isascii() or "\n" in text else SIGNS.sub("", text)


def column_message(column: MoveColumn) -> ColumnShown:
    """A column of the list of moves."""
    return ColumnShown(plain(column.name), column.side)


def move_message(move: NotedMove) -> MoveShown:
    """A move in that list."""
    return MoveShown(move.ply, plain(move.text), move.column, move.cost)


def digest(picture: Picture) -> bytes:
    """What names a picture by its content, 16 bytes."""
    return _DIGESTS.of(picture)


def _digest(picture: Picture) -> bytes:
    return hashlib.sha256(picture.content).digest()[:16]


_DIGESTS = ByIdentity(_digest, SHOWN)


def pieces_of(picture: Picture) -> tuple[PieceShown, ...]:
    """What lies on the picture, so that the page can move it from where it lay before."""
    return tuple((piece.form, piece.look, piece.place, *piece.box) for piece in picture.pieces)
