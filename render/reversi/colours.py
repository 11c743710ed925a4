"""The colours of Reversi."""

from collections.abc import Mapping
from dataclasses import dataclass

from render.colour import RGB, mix, rgb
from render.theme import BLACK, GOLD, BoardTheme
from render.theme import THEMES as SHARED


@dataclass(frozen=True, slots=True)
class Disc:
    """The colours of a disc: its edge, the rim from below to above, the shade at the top of its
    hollow face, the face from its border to its light, and the pip that lies on it."""

    edge: RGB
    rim: tuple[RGB, RGB]
    shade: RGB
    face: tuple[RGB, RGB]
    pip: RGB


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

    @property
    def shadow(self) -> RGB:
        """Of a disc on the felt."""
        return mix(self.felt, BLACK, 0.38)

    @property
    def sides(self) -> Mapping[str, RGB]:
        """Black's border and white's light."""
        return {"black": DISCS["black"].face[0], "white": DISCS["white"].face[1]}


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
