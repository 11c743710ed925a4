"""Sizes and colours that all games share, as data. A new theme is a row in ``THEMES``, and one in
the colours of every game."""

from collections.abc import Mapping
from dataclasses import dataclass

from render.colour import RGB, mix, rgb

WIDTH = 960  # of every picture, in pixels
MARGIN = 16  # of the page around the panels
PANEL_RADIUS = 20

BLACK = rgb("000000")
GOLD = rgb("FFC93C")  # what just happened
ON_GOLD = rgb("3A2A00")
IVORY = rgb("FCF8EE")


@dataclass(frozen=True, kw_only=True)
class Theme:
    """The page and what is written on it."""

    page: RGB
    card: RGB  # whose turn it is
    ink: RGB
    muted: RGB  # pouch, empty pips, ticks


@dataclass(frozen=True, kw_only=True)
class BoardTheme(Theme):
    """A theme with the colours of a board. A game that needs more of them adds fields."""

    felt: RGB  # or slate
    rim: RGB
    letters: RGB  # on the rim
    well: RGB
    offer: RGB  # what can be done now

    @property
    def lines(self) -> RGB:
        """Thin lines on the felt."""
        return mix(self.felt, self.rim, 0.45)

    @property
    def flats(self) -> tuple[RGB, ...]:
        """The colours of areas, which a palette must hold exactly."""
        page = (self.page, self.card, self.ink, self.muted, GOLD, ON_GOLD)
        return (*page, self.felt, self.lines, self.rim, self.letters, self.well, self.offer)

    @property
    def sides(self) -> Mapping[str, RGB]:
        """The colours of sides, by their codes; none of a side that has no colour of its own."""
        return {}


THEMES = {
    "light": Theme(
        page=rgb("F4EFE6"),
        card=rgb("FFFFFF"),
        ink=rgb("2A2D34"),
        muted=rgb("8B8577"),
    ),
    "dark": Theme(
        page=rgb("15181E"),
        card=rgb("262B34"),
        ink=rgb("ECE7DB"),
        muted=rgb("8A909B"),
    ),
}

PLAIN = {
    "light": BoardTheme(
        **vars(THEMES["light"]),
        felt=rgb("9C8B73"),
        rim=rgb("5E5243"),
        letters=rgb("E6DCCB"),
        well=rgb("6A5C4A"),
        offer=rgb("F8F3E9"),
    ),
    "dark": BoardTheme(
        **vars(THEMES["dark"]),
        felt=rgb("5A4F41"),
        rim=rgb("2C261F"),
        letters=rgb("B9AD99"),
        well=rgb("3A3229"),
        offer=rgb("EAE3D5"),
    ),
}
"""For a game without colours of its own."""
