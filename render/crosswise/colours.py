"""The colours of Crosswise."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from msgspec import Struct, structs

from render.colour import RGB, mix, rgb
from render.crosswise.sizes import SIZES, CrosswiseSizes
from render.look import PLUM, WOOD
from render.theme import BLACK, GOLD, SHARP, BoardTheme, Pair, Surfaces, every_look, every_pair
from render.theme import THEMES as SHARED


class Team(Struct, frozen=True):
    """The colour of a team, what is written on it, and its total on the rim."""

    fill: RGB
    text: RGB
    total: RGB


class Stone(Struct, frozen=True):
    """The face of a stone and the symbol on it."""

    face: RGB
    symbol: RGB

    @property
    def shade(self) -> RGB:
        """The face where the rim throws its shadow."""
        return mix(self.face, BLACK, 0.22)


STONES = {
    "red": Stone(rgb("DC3C3C"), rgb("FFF4EC")),
    "yellow": Stone(rgb("F6C324"), rgb("5A3D00")),
    "blue": Stone(rgb("3E8BF0"), rgb("F4F9FF")),
    "purple": Stone(rgb("7330A0"), rgb("F3E6FB")),
    "black": Stone(rgb("23262E"), rgb("F2EEE4")),
    "white": Stone(rgb("F4EFE4"), rgb("5B6070")),
}


@dataclass(frozen=True, kw_only=True)
class CrosswiseTheme(BoardTheme):
    """The slate, whose rim is also the tray, and the teams."""

    board: RGB  # between the cells
    shadow: RGB  # of a stone on a cell
    orange: Team
    green: Team
    stones: Mapping[str, Stone] = field(default_factory=lambda: STONES)
    worthless: float = 0.45  # how far the tag of a line worth 0 sinks into the rim
    faded: float = 0.55  # how far an own stone that cannot be played sinks into the tray

    @property
    def sizes(self) -> CrosswiseSizes:
        """Those of what is written."""
        return SIZES[self.size]

    @property
    def tray_shadow(self) -> RGB:
        """Of a stone on the tray."""
        return mix(self.rim, BLACK, 0.35)

    @property
    def sides(self) -> Mapping[str, RGB]:
        """The teams' colours."""
        return {"orange": self.orange.fill, "green": self.green.fill}

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """The stones, the teams, and what of them is near gold; the cells and their wells."""
        stones = ((name, stone.face) for name, stone in self.stones.items())
        return (
            *super().pairs,
            *every_pair(stones),
            ("well", self.well, "felt", self.felt),
            ("board", self.board, "felt", self.felt),
            ("orange", self.orange.fill, "green", self.green.fill),
            ("orange total", self.orange.total, "green total", self.green.total),
            ("orange", self.orange.fill, "gold", GOLD),
            ("green", self.green.fill, "gold", GOLD),
            ("orange", self.orange.fill, "rim", self.rim),
            ("green", self.green.fill, "rim", self.rim),
        )

    @property
    def written(self) -> tuple[Pair, ...]:
        """The signs on the stones, and what stands in a team's colour."""
        sides = tuple(self.sides)
        return (
            *super().written,
            *((name, stone.symbol, "face", stone.face) for name, stone in self.stones.items()),
            *((side, self.team(side).text, "tag", self.team(side).fill) for side in sides),
            *((side, self.team(side).text, "empty tag", self.nothing(side)) for side in sides),
            *((side, self.team(side).total, "rim", self.rim) for side in sides),
            ("number", self.offer, "rim", self.rim),
        )

    @property
    def edges(self) -> tuple[Pair, ...]:
        """The cells, the tags on the rim, what was played."""
        return (
            *super().edges,
            *((side, colour, "rim", self.rim) for side, colour in self.sides.items()),
            ("board", self.board, "felt", self.felt),
            ("well", self.well, "felt", self.felt),
            ("played", self.ink, "page", self.page),
        )

    def team(self, side: str) -> Team:
        """The colours of ``orange`` or ``green``."""
        return self.orange if side == "orange" else self.green

    def nothing(self, side: str) -> RGB:
        """The colour of the tag of a line that is worth 0."""
        return mix(self.team(side).fill, self.rim, self.worthless)


ORANGE = Team(rgb("F08A2C"), rgb("3A1C00"), rgb("F08A2C"))
GREEN = Team(rgb("17874D"), rgb("FFFFFF"), rgb("48C586"))

THEMES = {
    "light": CrosswiseTheme(
        **vars(SHARED["light"]),
        felt=rgb("8291AD"),
        board=rgb("515D79"),
        rim=rgb("3F4A63"),
        letters=rgb("D3D9E4"),
        well=rgb("47536F"),
        offer=rgb("F3F5F8"),
        shadow=rgb("5F6D8A"),
        orange=ORANGE,
        green=GREEN,
    ),
    "dark": CrosswiseTheme(
        **vars(SHARED["dark"]),
        felt=rgb("434D66"),
        board=rgb("293145"),
        rim=rgb("202637"),
        letters=rgb("A5AEC2"),
        well=rgb("272F43"),
        offer=rgb("E4E8EE"),
        shadow=rgb("323A50"),
        orange=structs.replace(ORANGE, text=rgb("2B1500")),
        green=GREEN,
    ),
}

SHARP_STONES = {
    "red": Stone(rgb("A3141A"), rgb("FFFFFF")),
    "yellow": Stone(rgb("F6C324"), rgb("2E1F00")),
    "blue": Stone(rgb("6CAEFF"), rgb("001A3D")),
    "purple": Stone(rgb("6B2A98"), rgb("FFFFFF")),
    "black": Stone(rgb("16181E"), rgb("FFFFFF")),
    "white": Stone(rgb("F4EFE4"), rgb("2E323C")),
}
SHARP_ORANGE = Team(rgb("F08A2C"), rgb("150800"), rgb("F7A14E"))
SHARP_GREEN = Team(rgb("48C586"), rgb("001A0B"), rgb("62D79B"))
CONTRAST = {
    name: CrosswiseTheme(
        **vars(SHARP[name]),
        felt=rgb("66769A"),
        board=rgb("121826"),
        rim=rgb("121826"),
        letters=rgb("FFFFFF"),
        well=rgb("121826"),
        offer=rgb("FFFFFF"),
        shadow=rgb("3C4762"),
        orange=SHARP_ORANGE,
        green=SHARP_GREEN,
        chart=rgb("121826"),
        stones=SHARP_STONES,
        worthless=0.05,
        faded=0.25,
    )
    for name in SHARP
}

DEEPER = {
    "light": THEMES["light"],
    "dark": replace(
        THEMES["dark"],
        felt=rgb("4F5A76"),
        board=rgb("1D2436"),
        well=rgb("1D2436"),
        rim=rgb("161C2A"),
    ),
}
"""For every weakness: wells and the lines between cells stand out more. The stones need nothing:
they differ in hue, in lightness and in symbol."""

RED_GREEN = {
    name: replace(
        row,
        orange=Team(rgb("E06A10"), rgb("1E0C00"), rgb("F08A2C")),
        green=Team(rgb("0A8072"), rgb("FFFFFF"), rgb("5AD8BE")),
        worthless=0.35,
    )
    for name, row in DEEPER.items()
}
"""The teams, which are told apart by little else, as a darker orange and a bluer green."""

BOARDS = {
    WOOD: Surfaces(
        light={
            "felt": rgb("AC8158"),
            "board": rgb("69492C"),
            "rim": rgb("553A22"),
            "letters": rgb("E8D8C3"),
            "well": rgb("5C3E24"),
            "offer": rgb("FBF3E8"),
            "shadow": rgb("7C5A39"),
        },
        dark={
            "felt": rgb("6F5138"),
            "board": rgb("33220F"),
            "rim": rgb("2C1E13"),
            "letters": rgb("C3AD92"),
            "well": rgb("38261A"),
            "offer": rgb("EFEAE3"),
            "shadow": rgb("4A3423"),
        },
        contrast={
            "felt": rgb("8C6C4C"),
            "board": rgb("1F1308"),
            "rim": rgb("1F1308"),
            "letters": rgb("FFFFFF"),
            "well": rgb("1A0F06"),
            "offer": rgb("FFFFFF"),
            "shadow": rgb("543C25"),
            "chart": rgb("1A0F06"),
        },
    ),
    PLUM: Surfaces(
        light={
            "felt": rgb("A586A4"),
            "board": rgb("63435F"),
            "rim": rgb("4A2F48"),
            "letters": rgb("E0D0DF"),
            "well": rgb("573A55"),
            "offer": rgb("F8F2F8"),
            "shadow": rgb("7B5C79"),
        },
        dark={
            "felt": rgb("6A4D6C"),
            "board": rgb("2C1B2E"),
            "rim": rgb("27182A"),
            "letters": rgb("BFA9C0"),
            "well": rgb("2E1C30"),
            "offer": rgb("E9DDE9"),
            "shadow": rgb("432D45"),
        },
        contrast={
            "felt": rgb("826482"),
            "board": rgb("1D0F1E"),
            "rim": rgb("1D0F1E"),
            "letters": rgb("FFFFFF"),
            "well": rgb("190C1A"),
            "offer": rgb("FFFFFF"),
            "shadow": rgb("4C374D"),
            "chart": rgb("190C1A"),
        },
    ),
}
"""What else the board can be made of."""

LOOKS = every_look(
    THEMES, BOARDS, contrast=CONTRAST, deutan=RED_GREEN, protan=RED_GREEN, tritan=DEEPER
)
