"""A finished picture: bytes to send, regions to click, and its description in words."""

from dataclasses import dataclass

from engines.game import Phrase
from render.recipe import Recipe

Point = tuple[int, int]
Box = tuple[int, int, int, int]  # left, top, and the first pixels no longer inside


@dataclass(frozen=True, slots=True)
class Region:
    """A clickable area: the choice that a click adds to the path, and its outline in pixels."""

    choice: str
    outline: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the board, or of the own pieces, that can be walked to whether anything can be
    done there or not: its ``name``, as a move names it where it does, what is said of it, a text
    ``<game>-place-<code>``, and its outline in pixels."""

    name: str
    says: Phrase
    outline: tuple[Point, ...]

    def named(self, name: str) -> "Place":
        """The same under another name."""
        return Place(name, self.says, self.outline)


Places = tuple[tuple[Place, ...], ...]
"""By rows from the top, each from the left."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that lies on the picture: its ``form``, by the name that it has in the painter's
    forms, its ``look``, by which equal ones are told, the name of the ``place`` where it lies, and
    its box."""

    form: str
    look: str
    place: str
    box: Box


@dataclass(frozen=True, slots=True)
class Cloth:
    """A board without a shape of its own, which a page gives the shape that it has room for: the
    ``inside``, all on one ``ground``, which goes on around it as far as the ``rim``; colours as
    "#3f4a63"."""

    inside: Box
    ground: str
    rim: str


@dataclass(frozen=True, slots=True)
class PictureParts:
    """Where the parts of a board's picture lie, for a page that lays them out in its own way and
    says itself what the header does. ``stock`` is what of the header no words say; ``supply`` how
    many pieces are still to be drawn and ``gain`` the points of the last move, which stand in the
    header, too. ``tray`` holds the own pieces, each in one of ``slots``, on the colour ``ground``
    ("#3f4a63"). ``window`` is what of a large board is to be seen first, None for all of it;
    ``newest`` what was laid there last; ``cut``: more lies beyond the board's edge. ``cloth`` is
    that of a board without a shape of its
    own."""

    board: Box
    stock: Box | None = None
    supply: int | None = None
    gain: str = ""
    tray: Box | None = None
    slots: tuple[Box, ...] = ()
    ground: str = ""
    window: Box | None = None
    newest: Box | None = None
    cut: bool = False
    cloth: Cloth | None = None


@dataclass(frozen=True, slots=True)
class Picture:
    """A palette PNG of ``width`` by ``height`` pixels, its regions, its description in parts, the
    pieces that it shows, so that a screen can move them from an older picture's places, and where
    a board's parts lie; None where it is to be shown whole. ``places`` are all places of the board
    and ``held`` those of the own pieces by slot, for readers who walk through them; ``things`` are
    what else can be asked about. One that a page puts down by itself has a ``recipe`` instead of
    the ``png``."""

    png: bytes
    width: int
    height: int
    regions: tuple[Region, ...] = ()
    alt: tuple[Phrase, ...] = ()
    pieces: tuple[Piece, ...] = ()
    parts: PictureParts | None = None
    places: Places = ()
    held: tuple[Place, ...] = ()
    things: tuple[Place, ...] = ()
    recipe: Recipe | None = None

    @property
    def content(self) -> bytes:
        """What stands for all its pixels."""
        return self.png or (self.recipe.said if self.recipe else b"")

    @property
    def explainable(self) -> dict[str, Place]:
        """All of it that can be asked about, as in ``explainable``."""
        return explainable(self.places, self.held, self.things)

    @property
    def shown(self) -> Box:
        """What of it is its board."""
        if self.parts is None:
            return 0, 0, self.width, self.height
        return self.parts.window or self.parts.board


def explainable(
    places: Places, held: tuple[Place, ...], things: tuple[Place, ...]
) -> dict[str, Place]:
    """What can be asked about, by its name, what lies above all else last: ``places``, own pieces
    as ``held.1``, and ``things``."""
    named = {place.name: place for row in places for place in row}
    own = {f"held.{place.name}": place for place in held}
    return named | own | {thing.name: thing for thing in things}


def corners(box: Box) -> tuple[Point, ...]:
    """The outline of a box, clockwise from its top left."""
    left, top, right, bottom = box
    return (left, top), (right, top), (right, bottom), (left, bottom)
