"""A picture that is painted but no file yet."""

from dataclasses import dataclass

from PIL import Image

from engines.game import Phrase
from render.palette import Palette
from render.picture import Parts, Picture, Piece, Place, Places, Region
from render.png import QUICK, SQUEEZED, encode


@dataclass(frozen=True, slots=True)
class Drawing:
    """What a painter makes: the ``image`` in ``palette``, mode P, and what a ``Picture`` says of
    it. As a file it had better not exceed ``most`` bytes."""

    image: Image.Image
    palette: Palette
    most: int
    regions: tuple[Region, ...] = ()
    alt: tuple[Phrase, ...] = ()
    pieces: tuple[Piece, ...] = ()
    parts: Parts | None = None
    places: Places = ()
    held: tuple[Place, ...] = ()

    def picture(self) -> Picture:
        """The finished picture, encoded quickly; one larger than ``most`` bytes is squeezed
        harder."""
        png = self._encoded(QUICK)
        if len(png) > self.most:
            png = self._encoded(SQUEEZED)
        return Picture(
            png,
            *self.image.size,
            regions=self.regions,
            alt=self.alt,
            pieces=self.pieces,
            parts=self.parts,
            places=self.places,
            held=self.held,
        )

    def _encoded(self, level: int) -> bytes:
        return encode(self.image, self.palette.bytes, level)
