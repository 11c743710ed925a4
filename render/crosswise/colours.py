"""The colours of Crosswise."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from render.colour import RGB, mix, rgb
from render.theme import BLACK, BoardTheme
from render.theme import THEMES as SHARED

NOTHING = 0.45  # how far the tag of a line worth 0 sinks into the rim


@dataclass(frozen=True, slots=True)
class Team:
    """The colour of a team, what is written on it, and its total on the rim."""

    fill: RGB
    text: RGB
    total: RGB


@dataclass(frozen=True, slots=True)
class Stone:
    """The face of a stone and the symbol on it."""

    face: RGB
    symbol: RGB

    @property
    def shade(self) -> RGB:
        """The face where the rim throws its shadow."""
        return mix(self.face, BLACK, 0.22)


@dataclass(frozen=True, kw_only=True)
class CrosswiseTheme(BoardTheme):
    """The slate, whose rim is also the tray, and the teams."""

    board: RGB  # between the cells
    shadow: RGB  # of a stone on a cell
    orange: Team
    green: Team

    @property
    def tray_shadow(self) -> RGB:
        """Of a stone on the tray."""
        return mix(self.rim, BLACK, 0.35)

    @property
    def sides(self) -> Mapping[str, RGB]:
        """The teams' colours."""
        return {"orange": self.orange.fill, "green": self.green.fill}

    def team(self, side: str) -> Team:
        """The colours of ``orange`` or ``green``."""
        return self.orange if side == "orange" else self.green

    def nothing(self, side: str) -> RGB:
        """The colour of the tag of a line that is worth 0."""
        return mix(self.team(side).fill, self.rim, NOTHING)


STONES = {
    "red": Stone(rgb("DC3C3C"), rgb("FFF4EC")),
    "yellow": Stone(rgb("F6C324"), rgb("5A3D00")),
    "blue": Stone(rgb("3E8BF0"), rgb("F4F9FF")),
    "purple": Stone(rgb("7330A0"), rgb("F3E6FB")),
    "black": Stone(rgb("23262E"), rgb("F2EEE4")),
    "white": Stone(rgb("F4EFE4"), rgb("5B6070")),
}

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
        orange=replace(ORANGE, text=rgb("2B1500")),
        green=GREEN,
    ),
}
