"""A finished picture: bytes to send, regions to click, and its description in words."""

from msgspec import Struct

from engines.game import Phrase
from render.recipe import Recipe

Point = tuple[int, int]
Box = tuple[int, int, int, int]  # left, top, and the first pixels no longer inside


class Region(Struct, frozen=True):
    """A clickable area: the choice that a click adds to the path, and its outline in pixels."""

    choice: str
    outline: tuple[Point, ...]


class Place(Struct, frozen=True):
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


class Piece(Struct, frozen=True):
    """Something that lies on the picture: its ``form``, by the name that it has in the painter's
    forms, its ``look``, by which equal ones are told, the name of the ``place`` where it lies, and
    its box."""

    form: str
    look: str
    place: str
    box: Box


class Cloth(Struct, frozen=True):
    """A board without a shape of its own, which a page gives the shape that it has room for: the
    ``inside``, all on one ``ground``, which goes on around it as far as the ``rim``; colours as
    "#3f4a63"."""

    inside: Box
    ground: str
    rim: str


class PictureParts(Struct, frozen=True):
    """Where the parts of a board's picture lie, for a page that lays them out in its own way and
    says itself what the header does."""

    board: Box
    stock: Box | None = None  # what of the header no words say
    supply: int | None = None  # pieces still to be drawn, in the header, too
    gain: str = ""  # the points of the last move, in the header, too
    tray: Box | None = None  # holds the own pieces
    slots: tuple[Box, ...] = ()  # of the tray, one for each piece
    ground: str = ""  # the tray's colour ("#3f4a63")
    window: Box | None = None  # what of a large board is to be seen first; None: all of it
    newest: Box | None = None  # what was laid there last
    cut: bool = False  # more lies beyond the board's edge
    cloth: Cloth | None = None  # of a board without a shape of its own


class Picture(Struct, frozen=True):
    """A palette PNG, and what stands in it."""

    png: bytes
    width: int  # pixels
    height: int
    regions: tuple[Region, ...] = ()
    alt: tuple[Phrase, ...] = ()  # its description in parts
    pieces: tuple[Piece, ...] = ()
    """Those that it shows, so that a screen can move them from an older picture's places."""
    parts: PictureParts | None = None  # where a board's parts lie; None: it is shown whole
    places: Places = ()  # all of the board's, for readers who walk through them
    held: tuple[Place, ...] = ()  # the own pieces by slot, for the same
    things: tuple[Place, ...] = ()  # what else can be asked about
    recipe: Recipe | None = None  # in place of the ``png``, for a page that puts it down by itself

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
