"""How pictures look to whoever sees them: a theme, a palette and a size, carried as one key."""

from dataclasses import dataclass
from itertools import product

LIGHT, DARK = "light", "dark"
CONTRAST, DEUTAN, PROTAN, TRITAN = "contrast", "deutan", "protan", "tritan"
LARGE = "large"
BRIGHTNESSES = (LIGHT, DARK)
PALETTES = ("", CONTRAST, DEUTAN, PROTAN, TRITAN)  # "" is the standard
SIZES = ("", LARGE)  # of print, likewise


@dataclass(frozen=True, slots=True)
class Look:
    """A ``theme`` with the colours of a ``palette`` and the ``size`` of print, both "" in the
    standard."""

    theme: str
    palette: str = ""
    size: str = ""

    @classmethod
    def parse(cls, key: str) -> "Look":
        """``"dark-contrast-large"`` -> its parts. Raises KeyError for what names no look."""
        return _BY_KEY[key]

    @property
    def key(self) -> str:
        """``"dark-contrast-large"``; the standard of a theme is its own name, ``"dark"``."""
        return "-".join(filter(None, (self.theme, self.palette, self.size)))

    @property
    def small(self) -> "Look":
        """The same in the standard's print, for pictures in which nothing is read."""
        return Look(self.theme, self.palette)


EVERY = tuple(Look(*parts) for parts in product(BRIGHTNESSES, PALETTES, SIZES))
_BY_KEY = {look.key: look for look in EVERY}
