"""What a picture looks like once a piece is picked: only the parts that change, put together on one
sheet of sprites. Who has the picture lays them over it, and need not be sent another one."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from msgspec import Struct

from render.drawing import Drawing
from render.palette import Palette
from render.picture import Box, Picture
from render.strokes import Said, Stroke

WIDE: Final = 1024  # pixels of a sheet
MOST: Final = 0.6  # of a picture; where more of it changes there is no use in parts


Part = tuple[int, int, int, int, int, int]
"""Where a sprite begins on the sheet, its width and height, and where it goes on the picture."""


class Pick(Struct, frozen=True):
    """A picture with choices made, of which nothing is painted, and the ``parts`` that show it over
    the picture without them."""

    picture: Picture
    parts: tuple[Part, ...]


class PickSheet(Struct, frozen=True):
    """The ``sprites`` as a picture, and for each of the choices asked for its pick; None where that
    changes too much."""

    sprites: Picture
    picks: tuple[Pick | None, ...]


def pick_sheet(before: Drawing, after: Sequence[Drawing]) -> PickSheet:
    """What each drawing of ``after`` changes of the one ``before``. Equal parts stand on the sheet
    once."""
    shelves = _Shelves()
    found = tuple(_pick(before, drawing, shelves) for drawing in after)
    return PickSheet(shelves.picture(before.palette), found)


def _pick(before: Drawing, after: Drawing, shelves: "_Shelves") -> Pick | None:
    if (before.width, before.height, before.parts) != (after.width, after.height, after.parts):
        return None
    groups = _groups(before, after)
    if sum(map(_area, groups)) > MOST * before.width * before.height:
        return None
    bare = replace(before, regions=after.regions, alt=after.alt, pieces=after.pieces)
    parts = []
    for box, said in groups.items():
        spot = shelves.place(after, box, said)
        parts.append((*spot, box[2] - box[0], box[3] - box[1], box[0], box[1]))
    return Pick(_unpainted(bare), tuple(parts))


def _unpainted(drawing: Drawing) -> Picture:
    return Picture(
        b"",
        drawing.width,
        drawing.height,
        drawing.regions,
        drawing.alt,
        drawing.pieces,
        drawing.parts,
        drawing.places,
        drawing.held,
        drawing.things,
    )


def _groups(before: Drawing, after: Drawing) -> dict[Box, frozenset[Said]]:
    """The boxes that change, none of which touches another, and what is put down or gone there."""
    gone, new = (
        Counter(stroke.said(0, before.height) for stroke in one.strokes) for one in (before, after)
    )
    groups: list[tuple[Box, frozenset[Said]]] = []
    for said in {**(gone - new), **(new - gone)}:
        box = _within((said[1], said[2], said[3], said[4]), before)
        if not _area(box):
            continue
        group, apart = frozenset((said,)), []
        for other in groups:
            if _meet(box, other[0]):
                box, group = _around(box, other[0]), group | other[1]
            else:
                apart.append(other)
        groups = [*apart, (box, group)]
    return dict(_joined(groups))


def _joined(groups: list[tuple[Box, frozenset[Said]]]) -> Iterator[tuple[Box, frozenset[Said]]]:
    """The same after boxes that have grown into others are one with them."""
    left = [*groups]
    while left:
        box, said = left.pop()
        meeting = [other for other in left if _meet(box, other[0])]
        if not meeting:
            yield box, said
            continue
        for other in meeting:
            left.remove(other)
            box, said = _around(box, other[0]), said | other[1]
        left.append((box, said))


def _within(box: Box, drawing: Drawing) -> Box:
    left, top, right, bottom = box
    return max(left, 0), max(top, 0), min(right, drawing.width), min(bottom, drawing.height)


def _meet(one: Box, other: Box) -> bool:
    across = one[0] < other[2] and other[0] < one[2]
    return across and one[1] < other[3] and other[1] < one[3]


def _around(one: Box, other: Box) -> Box:
    return (
        min(one[0], other[0]),
        min(one[1], other[1]),
        max(one[2], other[2]),
        max(one[3], other[3]),
    )


def _area(box: Box) -> int:
    return max(0, box[2] - box[0]) * max(0, box[3] - box[1])


class _Shelves:
    """A sheet that is filled from the left to the right, row below row."""

    def __init__(self) -> None:
        self._places: dict[tuple[Box, frozenset[Said]], tuple[int, int]] = {}
        self._strokes: list[Stroke] = []
        self._left = self._top = self._right = self._bottom = 0

    def place(self, drawing: Drawing, box: Box, said: frozenset[Said]) -> tuple[int, int]:
        """Where the part ``box`` of a drawing stands, which differs in ``said`` from the one that
        all have in common."""
        if (box, said) not in self._places:
            self._places[box, said] = self._put(drawing, box)
        return self._places[box, said]

    def _put(self, drawing: Drawing, box: Box) -> tuple[int, int]:
        left, top, right, bottom = box
        if self._left + right - left > WIDE:
            self._left, self._top = 0, self._bottom
        spot = self._left, self._top
        inner = (stroke.within(box) for stroke in drawing.strokes)
        self._strokes += [one.moved(spot[0] - left, spot[1] - top) for one in inner if one]
        self._left += right - left
        self._right = max(self._right, self._left)
        self._bottom = max(self._bottom, self._top + bottom - top)
        return spot

    def picture(self, palette: Palette) -> Picture:
        """All of it, for a page that puts it down by itself."""
        size = max(1, self._right), max(1, self._bottom)
        return Drawing(*size, palette, self._strokes, (0, size[1]), 0).laid()
