"""A picture of which all is said that it shows, but no file yet."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from PIL import Image

from engines.game import Phrase
from render.bands import BANDS, bands
from render.laying import recipe_of
from render.palette import Palette
from render.picture import Picture, PictureParts, Piece, Place, Places, Region
from render.png import file_of
from render.recipe import Recipe
from render.stream import joined
from render.strokes import Stroke, paint


@dataclass(frozen=True)
class Drawing:
    """What a painter makes: ``strokes`` in ``palette`` on so many pixels, cut into bands at the
    rows ``cuts``, and what a ``Picture`` says of it. As a file it had better not exceed ``most``
    bytes."""

    width: int
    height: int
    palette: Palette
    strokes: Sequence[Stroke]
    cuts: Sequence[int]
    most: int
    regions: tuple[Region, ...] = ()
    alt: tuple[Phrase, ...] = ()
    pieces: tuple[Piece, ...] = ()
    parts: PictureParts | None = None
    places: Places = ()
    held: tuple[Place, ...] = ()
    things: tuple[Place, ...] = ()

    @cached_property
    def image(self) -> Image.Image:
        """What it shows, as a palette image."""
        return paint(self.strokes, self.palette.blank((self.width, self.height)))

    def picture(self) -> Picture:
        """The finished picture, of which only those bands are made that no picture had before; one
        larger than ``most`` bytes is squeezed harder."""
        found = bands(self.width, self.cuts, self.strokes)
        segments = [BANDS.segment(band) for band in found]
        if sum(len(segment.data) for segment in segments) > self.most:
            segments = [BANDS.hard(band) for band in found]
        return self._picture(file_of(self.width, self.height, self.palette.bytes, joined(segments)))

    def laid(self) -> Picture:
        """The same for a page that puts the sprites down by itself: nothing is painted."""
        recipe = recipe_of(self.width, self.height, self.palette, self.strokes)
        return self._picture(recipe=recipe)

    def _picture(self, png: bytes = b"", recipe: Recipe | None = None) -> Picture:
        return Picture(
            png,
            self.width,
            self.height,
            regions=self.regions,
            alt=self.alt,
            pieces=self.pieces,
            parts=self.parts,
            places=self.places,
            held=self.held,
            things=self.things,
            recipe=recipe,
        )
