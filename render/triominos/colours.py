"""The colours of Triominos."""

from dataclasses import dataclass

from render.colour import RGB, rgb
from render.theme import THEMES as SHARED
from render.theme import BoardTheme

IVORY_EDGE = rgb("BDB198")  # of a tile

DIGITS = tuple(map(rgb, ("2B2E36", "CF2F36", "1F66C1", "15834A", "8637A8", "B8560A")))
"""The colour of each digit on a tile; every one at least 4.5:1 on ivory."""


@dataclass(frozen=True, kw_only=True)
class TriominosTheme(BoardTheme):
    """The felt, the tray and the back of a tile."""

    tray: RGB
    back: RGB


THEMES = {
    "light": TriominosTheme(
        **vars(SHARED["light"]),
        felt=rgb("4A8298"),
        rim=rgb("2C5666"),
        letters=rgb("EEF7FA"),
        tray=rgb("2C5666"),
        well=rgb("2F6175"),
        offer=rgb("EEF7FA"),
        back=rgb("3C7A92"),
    ),
    "dark": TriominosTheme(
        **vars(SHARED["dark"]),
        felt=rgb("264B59"),
        rim=rgb("16303A"),
        letters=rgb("D6EAF1"),
        tray=rgb("1B3540"),
        well=rgb("163641"),
        offer=rgb("D6EAF1"),
        back=rgb("4A8BA3"),
    ),
}
