"""Sizes and colours that all games share, as data. A new theme is a row in ``THEMES``, and one in
the colours of every game; a palette has a row for each theme that it changes, a board its surfaces
in each game."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, TypeVar

from msgspec import Struct

from render.colour import RGB, mix, rgb
from render.look import CONTRAST, EVERY, LARGE, LIGHT, PLUM, WOOD, Look

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
    size: str = ""  # of print

    @property
    def print(self) -> "Print":
        """The sizes of what all games write."""
        return PRINTS[self.size]


class Print(Struct, frozen=True):
    """Sizes of letters in pictures that all games share. Digits are 0.735 of it high."""

    names: int  # a cell's letter and digit on the rim
    label: float  # a cell's name in a well, in cells of 115 pixels or more
    scale: int  # of what a card says beside its figures
    number: int  # of a person's matches on a card
    bar: int  # the length of the bar beside a percentage there


PRINTS = {
    "": Print(28, 0.28, 28, 36, 170),
    LARGE: Print(38, 0.34, 38, 38, 110),
}
"""By size. Everything that is read in large print is at least 9 pixels high when a picture of
``WIDTH`` is shown 320 wide: 27 here."""


SEATS = tuple(map(rgb, ("FCF8EE", "23262E", "F08A2C", "9BE08F")))
"""The colours of seats where sides have none."""

Pair = tuple[str, RGB, str, RGB]
"""Two names with their colours."""


def every_pair(named: Iterable[tuple[str, RGB]]) -> tuple[Pair, ...]:
    """Each of these colours with each other."""
    return tuple((*one, *other) for one, other in combinations(named, 2))


@dataclass(frozen=True, kw_only=True)
class BoardTheme(Theme):
    """A theme with the colours of a board. A game that needs more of them adds fields."""

    felt: RGB  # or slate
    rim: RGB
    letters: RGB  # on the rim
    well: RGB
    offer: RGB  # what can be done now
    chart: RGB | None = None  # the ground of a card's numbers where they would drown in the felt
    seats: tuple[RGB, ...] = SEATS

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
    def pairs(self) -> tuple[Pair, ...]:
        """What must be told apart by its colour. A game adds its own."""
        seats = () if self.sides else self.seats
        return (
            *every_pair((f"seat {place}", colour) for place, colour in enumerate(seats, 1)),
            ("offer", self.offer, "well", self.well),
            ("offer", self.offer, "felt", self.felt),
            ("gold", GOLD, "offer", self.offer),
            ("gold", GOLD, "rim", self.rim),
            ("gold", GOLD, "felt", self.felt),
        )

    @property
    def written(self) -> tuple[Pair, ...]:
        """What is read, each with what it stands on. A game adds its own."""
        return (
            ("ink", self.ink, "page", self.page),
            ("ink", self.ink, "card", self.card),
            ("ink", ON_GOLD, "gold", GOLD),
            ("letters", self.letters, "rim", self.rim),
            ("offer", self.offer, "well", self.well),
            ("offer", self.offer, "chart", self.chart or self.felt),
        )

    @property
    def edges(self) -> tuple[Pair, ...]:
        """Marks and shapes that are seen, each with what is beside it. A game adds its own."""
        return (
            ("muted", self.muted, "page", self.page),
            ("gold", GOLD, "rim", self.rim),
            ("offer", self.offer, "felt", self.felt),
            ("ink", self.ink, "card", self.card),
        )

    @property
    def sides(self) -> Mapping[str, RGB]:
        """The colours of sides, by their codes; none of a side that has no colour of its own."""
        return {}

    @property
    def accents(self) -> Mapping[str, RGB]:
        """The colours of sides as a line or a bar of its own, which must not drown in the page."""
        return self.sides


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

SHARP = {
    "light": Theme(
        page=rgb("FFFFFF"),
        card=rgb("E3DCCD"),
        ink=rgb("0B0C0F"),
        muted=rgb("57524A"),
    ),
    "dark": Theme(
        page=rgb("07090C"),
        card=rgb("2B323D"),
        ink=rgb("FFFFFF"),
        muted=rgb("BCC2CC"),
    ),
}
"""In high contrast: 7:1 for what is read, at least 3:1 for marks and edges."""

T = TypeVar("T", bound=Theme)
Rows = Mapping[str, T]
"""A theme for each of ``THEMES``."""


class Surfaces(Struct, frozen=True):
    """What a board is made of: the fields of its theme that differ from the usual board's, in
    ``light``, in ``dark``, and in high ``contrast``, where both are the same."""

    light: Mapping[str, RGB]
    dark: Mapping[str, RGB]
    contrast: Mapping[str, RGB]

    def of(self, look: Look) -> Mapping[str, RGB]:
        """Those of a look."""
        if look.palette == CONTRAST:
            return self.contrast
        return self.light if look.theme == LIGHT else self.dark


def every_look(
    standard: Rows[T], boards: Mapping[str, Surfaces] | None = None, **palettes: Rows[T]
) -> dict[str, T]:
    """A theme for the key of every look: of a palette without rows the ``standard`` itself, which
    nothing would improve; of a board without surfaces the usual one."""

    def theme(look: Look) -> T:
        row = palettes.get(look.palette, standard)[look.theme]
        surfaces = (boards or {}).get(look.board)
        changed: Mapping[str, Any] = surfaces.of(look) if surfaces else {}
        return replace(row, size=look.size, **changed)

    return {look.key: theme(look) for look in EVERY}


PAGES = every_look(THEMES, contrast=SHARP)

_PLAIN = {
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
_PLAIN_SHARP = {
    name: BoardTheme(
        **vars(SHARP[name]),
        felt=rgb("85745C"),
        rim=rgb("231D16"),
        letters=rgb("FFFFFF"),
        well=rgb("1C1711"),
        offer=rgb("FFFFFF"),
        chart=rgb("1C1711"),
    )
    for name in SHARP
}
DEUTAN_SEATS = (*SEATS[:3], rgb("7CCBE8"))
"""For who takes green for orange."""

_PLAIN_DEUTAN = {name: replace(row, seats=DEUTAN_SEATS) for name, row in _PLAIN.items()}
_PLAIN_BOARDS = {
    WOOD: Surfaces(
        light={
            "felt": rgb("AE7F50"),
            "rim": rgb("5C3D24"),
            "letters": rgb("F0DEC6"),
            "well": rgb("6B482B"),
            "offer": rgb("FBF1E3"),
        },
        dark={
            "felt": rgb("6B4C33"),
            "rim": rgb("2E1F14"),
            "letters": rgb("CDB396"),
            "well": rgb("35230F"),
            "offer": rgb("EFEAE3"),
        },
        contrast={
            "felt": rgb("8A6A49"),
            "rim": rgb("1F1308"),
            "letters": rgb("FFFFFF"),
            "well": rgb("1A0F06"),
            "offer": rgb("FFFFFF"),
            "chart": rgb("1A0F06"),
        },
    ),
    PLUM: Surfaces(
        light={
            "felt": rgb("94698F"),
            "rim": rgb("4E2F4C"),
            "letters": rgb("EAD9E8"),
            "well": rgb("553253"),
            "offer": rgb("F9F0F8"),
        },
        dark={
            "felt": rgb("664768"),
            "rim": rgb("2A1B2B"),
            "letters": rgb("C4A9C4"),
            "well": rgb("271728"),
            "offer": rgb("E9D9E9"),
        },
        contrast={
            "felt": rgb("826482"),
            "rim": rgb("1D0F1E"),
            "letters": rgb("FFFFFF"),
            "well": rgb("190C1A"),
            "offer": rgb("FFFFFF"),
            "chart": rgb("190C1A"),
        },
    ),
}
"""What else the board can be made of."""

PLAIN = every_look(_PLAIN, _PLAIN_BOARDS, contrast=_PLAIN_SHARP, deutan=_PLAIN_DEUTAN)
"""For a game without colours of its own."""
