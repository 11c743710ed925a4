"""The colours of Reversi."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from msgspec import Struct

from render.colour import RGB, mix, rgb
from render.grid import GridSizes
from render.look import PLUM, WOOD
from render.reversi.sizes import SIZES
from render.theme import BLACK, GOLD, SHARP, BoardTheme, Pair, Surfaces, every_look
from render.theme import THEMES as SHARED


class Disc(Struct, frozen=True):
    """The colours of a disc: its edge, the rim from below to above, the shade at the top of its
    hollow face, the face from its border to its light, and the pip that lies on it."""

    edge: RGB
    rim: tuple[RGB, RGB]
    shade: RGB
    face: tuple[RGB, RGB]
    pip: RGB


DISCS = {
    "black": Disc(
        edge=rgb("07080A"),
        rim=(rgb("676E7B"), rgb("30353F")),
        shade=rgb("1A1D23"),
        face=(rgb("20242B"), rgb("2F343E")),
        pip=GOLD,
    ),
    "white": Disc(
        edge=rgb("A9A291"),
        rim=(rgb("E4DED0"), rgb("FFFFFF")),
        shade=rgb("D9D2C2"),
        face=(rgb("EFEADF"), rgb("FBF8F1")),
        pip=rgb("D9980B"),
    ),
}


@dataclass(frozen=True, kw_only=True)
class ReversiTheme(BoardTheme):
    """The felt and the header's bar."""

    grid: RGB  # and star points
    track: RGB  # of the bar
    bar_black: RGB
    bar_white: RGB
    bar_line: RGB | None  # around the bar where the page is as dark as its black part
    black_line: RGB | None  # around a disc that would drown in the page
    white_line: RGB | None
    discs: Mapping[str, Disc] = field(default_factory=lambda: DISCS)

    @property
    def sizes(self) -> GridSizes:
        """Those of what is written."""
        return SIZES[self.size]

    @property
    def shadow(self) -> RGB:
        """Of a disc on the felt."""
        return mix(self.felt, BLACK, 0.38)

    @property
    def edges(self) -> tuple[Pair, ...]:
        """The discs on the felt, the lines, the pips, the parts of the bar."""
        shared = super().pairs
        return (*super().edges, *(pair for pair in self.pairs if pair not in shared))

    @property
    def sides(self) -> Mapping[str, RGB]:
        """Black's border and white's light."""
        return {"black": self.discs["black"].face[0], "white": self.discs["white"].face[1]}

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """The discs, the felt below them and the marks on them; the parts of the bar."""
        black, white = self.discs["black"], self.discs["white"]
        return (
            *super().pairs,
            ("well", self.well, "felt", self.felt),
            ("grid", self.grid, "felt", self.felt),
            ("black", black.face[1], "white", white.face[0]),
            ("black", black.face[1], "felt", self.felt),
            ("white", white.face[0], "felt", self.felt),
            ("flipped", black.pip, "black", black.face[1]),
            ("flipped", white.pip, "white", white.face[1]),
            ("black's part", self.bar_black, "white's part", self.bar_white),
            ("white's part", self.bar_white, "empty part", self.track),
            ("black's part", self.bar_black, "empty part", self.track),
        )

    @cached_property
    def accents(self) -> Mapping[str, RGB]:
        """The outline of a disc where it has one, else its colour."""
        lines = {"black": self.black_line, "white": self.white_line}
        return {side: lines[side] or colour for side, colour in self.sides.items()}


THEMES = {
    "light": ReversiTheme(
        **vars(SHARED["light"]),
        felt=rgb("46966F"),
        grid=rgb("2F7857"),
        rim=rgb("235C45"),
        letters=rgb("CFE6DA"),
        well=rgb("2C7254"),
        offer=rgb("EAF7F0"),
        track=rgb("DDD5C6"),
        bar_black=rgb("23272E"),
        bar_white=rgb("FFFFFF"),
        bar_line=None,
        black_line=None,
        white_line=rgb("B9B2A2"),
    ),
    "dark": ReversiTheme(
        **vars(SHARED["dark"]),
        felt=rgb("2A6650"),
        grid=rgb("1C4A3A"),
        rim=rgb("143328"),
        letters=rgb("9CC3B1"),
        well=rgb("184234"),
        offer=rgb("D2EDE0"),
        track=rgb("2B313B"),
        bar_black=rgb("0A0B0E"),
        bar_white=rgb("F1ECE0"),
        bar_line=rgb("5A616E"),
        black_line=rgb("8A909B"),
        white_line=None,
    ),
}

SHARP_DISCS = {
    "black": Disc(
        edge=rgb("000000"),
        rim=(rgb("3E434C"), rgb("15181D")),
        shade=rgb("040506"),
        face=(rgb("0A0B0E"), rgb("16181D")),
        pip=GOLD,
    ),
    "white": Disc(
        edge=rgb("2E2B24"),
        rim=(rgb("F2EEE4"), rgb("FFFFFF")),
        shade=rgb("E6E0D2"),
        face=(rgb("F6F2E8"), rgb("FFFFFF")),
        pip=rgb("A15F00"),
    ),
}
CONTRAST = {
    name: ReversiTheme(
        **vars(SHARP[name]),
        felt=rgb("3C8763"),
        grid=rgb("08231A"),
        rim=rgb("0B271B"),
        letters=rgb("FFFFFF"),
        well=rgb("06251A"),
        offer=rgb("FFFFFF"),
        track=rgb("858078"),
        bar_black=rgb("000000"),
        bar_white=rgb("FFFFFF"),
        chart=rgb("06251A"),
        bar_line=line,
        black_line=line if name == "dark" else None,
        white_line=line if name == "light" else None,
        discs=SHARP_DISCS,
    )
    for name, line in (("light", rgb("2E2B24")), ("dark", rgb("BCC2CC")))
}
DEEPER = {
    "light": replace(THEMES["light"], well=rgb("22654A"), grid=rgb("256948"), track=rgb("BDB5A6")),
    "dark": replace(
        THEMES["dark"],
        felt=rgb("2F6E57"),
        well=rgb("123A2D"),
        grid=rgb("123A2D"),
        track=rgb("3D4552"),
    ),
}
"""For every weakness: the discs are far apart by lightness alone, but wells, lines and the empty
part of the bar stand out less than they could."""

BOARDS = {
    WOOD: Surfaces(
        light={
            "felt": rgb("AE7F50"),
            "grid": rgb("7E5531"),
            "rim": rgb("5C3D24"),
            "letters": rgb("F0DEC6"),
            "well": rgb("6B482B"),
            "offer": rgb("FBF1E3"),
        },
        dark={
            "felt": rgb("75543A"),
            "grid": rgb("37240F"),
            "rim": rgb("2E1F14"),
            "letters": rgb("CDB396"),
            "well": rgb("2E1D0E"),
            "offer": rgb("EFEAE3"),
        },
        contrast={
            "felt": rgb("8A6A49"),
            "grid": rgb("1F1308"),
            "rim": rgb("1F1308"),
            "letters": rgb("FFFFFF"),
            "well": rgb("1A0F06"),
            "offer": rgb("FFFFFF"),
            "chart": rgb("1A0F06"),
        },
    ),
    PLUM: Surfaces(
        light={
            "felt": rgb("98708F"),
            "grid": rgb("66405F"),
            "rim": rgb("4E2F4C"),
            "letters": rgb("EAD9E8"),
            "well": rgb("5A3658"),
            "offer": rgb("F9F0F8"),
        },
        dark={
            "felt": rgb("785677"),
            "grid": rgb("2F1C30"),
            "rim": rgb("2A1B2B"),
            "letters": rgb("C4A9C4"),
            "well": rgb("2A192B"),
            "offer": rgb("E9D9E9"),
        },
        contrast={
            "felt": rgb("826482"),
            "grid": rgb("1D0F1E"),
            "rim": rgb("1D0F1E"),
            "letters": rgb("FFFFFF"),
            "well": rgb("190C1A"),
            "offer": rgb("FFFFFF"),
            "chart": rgb("190C1A"),
        },
    ),
}
"""What else the board can be made of."""

LOOKS = every_look(THEMES, BOARDS, contrast=CONTRAST, deutan=DEEPER, protan=DEEPER, tritan=DEEPER)
