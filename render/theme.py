"""Sizes and colours as data. A new theme is one more row in ``THEMES``."""

from dataclasses import dataclass, replace

from render.colour import RGB, mix, rgb

WIDTH = 960  # of every picture, in pixels
MARGIN = 16  # of the page around the panels
PANEL_RADIUS = 20
COLOURS = 128  # in a palette, and so in a picture

BLACK = rgb("000000")
WHITE = rgb("FFFFFF")
GOLD = rgb("FFC93C")  # what just happened
ON_GOLD = rgb("3A2A00")
IVORY = rgb("FCF8EE")
IVORY_EDGE = rgb("BDB198")


@dataclass(frozen=True, slots=True)
class Disc:
    """The colours of a Reversi disc: its edge, the rim from below to above, the shade at the top
    of its hollow face, the face from its border to its light, and the pip that lies on it."""

    edge: RGB
    rim: tuple[RGB, RGB]
    shade: RGB
    face: tuple[RGB, RGB]
    pip: RGB


@dataclass(frozen=True, slots=True)
class ReversiColours:
    """The felt and the header's bar."""

    felt: RGB
    grid: RGB  # and star points
    rim: RGB
    letters: RGB  # on the rim
    well: RGB
    offer: RGB
    track: RGB  # of the bar
    bar_black: RGB
    bar_white: RGB
    bar_line: RGB | None  # around the bar where the page is as dark as its black part
    black_line: RGB | None  # around a disc that would drown in the page
    white_line: RGB | None

    @property
    def shadow(self) -> RGB:
        """Of a disc on the felt."""
        return mix(self.felt, BLACK, 0.38)


@dataclass(frozen=True, slots=True)
class CrosswiseColours:
    """The slate."""

    cell: RGB
    board: RGB  # between the cells
    rim: RGB  # and tray
    letters: RGB  # on the rim
    well: RGB
    offer: RGB
    shadow: RGB  # of a stone on a cell

    @property
    def tray_shadow(self) -> RGB:
        """Of a stone on the tray."""
        return mix(self.rim, BLACK, 0.35)


@dataclass(frozen=True, slots=True)
class TriominosColours:
    """The felt, the tray and the back of a tile."""

    felt: RGB
    rim: RGB
    tray: RGB
    well: RGB
    offer: RGB
    back: RGB


@dataclass(frozen=True, slots=True)
class Team:
    """A team of Crosswise: its colour, what is written on it, and its total on the rim."""

    fill: RGB
    text: RGB
    total: RGB


@dataclass(frozen=True, slots=True)
class Stone:
    """The face of a Crosswise stone and the symbol on it."""

    face: RGB
    symbol: RGB


@dataclass(frozen=True, slots=True)
class Theme:
    """What all pictures of a theme share, then the colours of each game."""

    page: RGB
    card: RGB  # whose turn it is
    ink: RGB
    muted: RGB  # pouch, empty pips, ticks
    orange: Team
    green: Team
    reversi: ReversiColours
    crosswise: CrosswiseColours
    triominos: TriominosColours


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

STONES = {
    "red": Stone(rgb("DC3C3C"), rgb("FFF4EC")),
    "yellow": Stone(rgb("F6C324"), rgb("5A3D00")),
    "blue": Stone(rgb("3E8BF0"), rgb("F4F9FF")),
    "purple": Stone(rgb("7330A0"), rgb("F3E6FB")),
    "black": Stone(rgb("23262E"), rgb("F2EEE4")),
    "white": Stone(rgb("F4EFE4"), rgb("5B6070")),
}

DIGITS = tuple(map(rgb, ("2B2E36", "CF2F36", "1F66C1", "15834A", "8637A8", "B8560A")))
"""The colour of each digit on a tile; every one at least 4.5:1 on ivory."""

LIGHT = Theme(
    page=rgb("F4EFE6"),
    card=rgb("FFFFFF"),
    ink=rgb("2A2D34"),
    muted=rgb("8B8577"),
    orange=Team(rgb("F08A2C"), rgb("3A1C00"), rgb("F08A2C")),
    green=Team(rgb("17874D"), rgb("FFFFFF"), rgb("48C586")),
    reversi=ReversiColours(
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
    crosswise=CrosswiseColours(
        cell=rgb("8291AD"),
        board=rgb("515D79"),
        rim=rgb("3F4A63"),
        letters=rgb("D3D9E4"),
        well=rgb("47536F"),
        offer=rgb("F3F5F8"),
        shadow=rgb("5F6D8A"),
    ),
    triominos=TriominosColours(
        felt=rgb("4A8298"),
        rim=rgb("2C5666"),
        tray=rgb("2C5666"),
        well=rgb("2F6175"),
        offer=rgb("EEF7FA"),
        back=rgb("3C7A92"),
    ),
)

DARK = Theme(
    page=rgb("15181E"),
    card=rgb("262B34"),
    ink=rgb("ECE7DB"),
    muted=rgb("8A909B"),
    orange=replace(LIGHT.orange, text=rgb("2B1500")),
    green=LIGHT.green,
    reversi=ReversiColours(
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
    crosswise=CrosswiseColours(
        cell=rgb("434D66"),
        board=rgb("293145"),
        rim=rgb("202637"),
        letters=rgb("A5AEC2"),
        well=rgb("272F43"),
        offer=rgb("E4E8EE"),
        shadow=rgb("323A50"),
    ),
    triominos=TriominosColours(
        felt=rgb("264B59"),
        rim=rgb("16303A"),
        tray=rgb("1B3540"),
        well=rgb("163641"),
        offer=rgb("D6EAF1"),
        back=rgb("4A8BA3"),
    ),
)

THEMES: dict[str, Theme] = {"light": LIGHT, "dark": DARK}
