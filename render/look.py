"""How pictures look to whoever sees them: a theme, a palette, a size and a board, carried as one
key."""

from itertools import product

from msgspec import Struct
from msgspec.structs import replace

LIGHT, DARK = "light", "dark"
CONTRAST, DEUTAN, PROTAN, TRITAN = "contrast", "deutan", "protan", "tritan"
LARGE = "large"
WOOD, PLUM = "wood", "plum"
BRIGHTNESSES = (LIGHT, DARK)
PALETTES = ("", CONTRAST, DEUTAN, PROTAN, TRITAN)  # "" is the standard
SIZES = ("", LARGE)  # of print, likewise
BOARDS = ("", WOOD, PLUM)  # what a board is made of, likewise


class Look(Struct, frozen=True):
    """A ``theme`` with the colours of a ``palette``, the ``size`` of print and the ``board`` on
    which pieces lie, all three "" in the standard."""

    theme: str
    palette: str = ""
    size: str = ""
    board: str = ""

    @classmethod
    def parse(cls, key: str) -> "Look":
        """``"dark-contrast-large-wood"`` -> its parts. Raises KeyError for what names no look."""
        return _BY_KEY[key]

    @property
    def key(self) -> str:
        """``"dark-contrast-large-wood"``; the standard of a theme is its own name, ``"dark"``."""
        return "-".join(filter(None, (self.theme, self.palette, self.size, self.board)))

    @property
    def small(self) -> "Look":
        """The same in the standard's print, for pictures in which nothing is read."""
        return replace(self, size="")


EVERY = tuple(Look(*parts) for parts in product(BRIGHTNESSES, PALETTES, SIZES, BOARDS))
_BY_KEY = {look.key: look for look in EVERY}
