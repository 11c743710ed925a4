"""The colours of Triominos."""

from dataclasses import dataclass, replace

from render.colour import RGB, mix, rgb
from render.look import PLUM, WOOD
from render.theme import (
    DEUTAN_SEATS,
    GOLD,
    IVORY,
    SEATS,
    SHARP,
    BoardTheme,
    Pair,
    Surfaces,
    every_look,
    every_pair,
)
from render.theme import THEMES as SHARED
from render.triominos.sizes import SIZES, TriominosSizes

IVORY_EDGE = rgb("BDB198")  # of a tile

DIGITS = tuple(map(rgb, ("2B2E36", "CF2F36", "1F66C1", "15834A", "8637A8", "B8560A")))
"""The colour of each digit on a tile; every one at least 4.5:1 on ivory."""


@dataclass(frozen=True, kw_only=True)
class TriominosTheme(BoardTheme):
    """The felt, the tray and the back of a tile."""

    tray: RGB
    back: RGB
    digits: tuple[RGB, ...] = DIGITS
    tint: float = 0.14  # how strong a digit's colour is in the corner around it
    dim: float = 0.55  # how much of the tray a tile takes on that cannot be played
    pale: float = 0.42  # and a digit on such a tile of its face
    turned: float = 0.6  # how strong the digits are that say how a tile would lie
    heads: float = 0.4  # how faint the numbers of rounds are

    @property
    def sizes(self) -> TriominosSizes:
        """Those of what is written."""
        return SIZES[self.size]

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """The tiles and the places for them; the digits, whose corners show matches."""
        digits = ((str(digit), colour) for digit, colour in enumerate(self.digits))
        return (
            *super().pairs,
            *every_pair(digits),
            ("well", self.well, "felt", self.felt),
            ("gold", GOLD, "tile", IVORY),
            ("tile", IVORY, "felt", self.felt),
            ("tile", IVORY, "back", self.back),
        )

    @property
    def written(self) -> tuple[Pair, ...]:
        """The digits on their corners, on a tile that cannot be played as well; the numbers of the
        own tiles, of rounds and of what a place would hold."""
        dull = mix(self.offer, self.tray, self.dim)
        return (
            *super().written,
            *(self._digit(digit, 0, 0) for digit in range(len(self.digits))),
            *(self._digit(digit, self.dim, self.pale) for digit in range(len(self.digits))),
            ("number", self.offer, "tray", self.tray),
            ("dull number", dull, "tray", self.tray),
            ("round", mix(self.offer, self.tray, self.heads), "tray", self.tray),
            ("turned", mix(self.well, self.offer, self.turned), "well", self.well),
        )

    def _digit(self, digit: int, dim: float, pale: float) -> Pair:
        """A digit with the corner that it stands on."""
        colour = self.digits[digit]
        corner = mix(mix(IVORY, colour, self.tint), self.tray, dim)
        ink = mix(colour, mix(IVORY, self.tray, dim), pale)
        return (str(digit), ink, "dull corner" if dim else "corner", corner)

    @property
    def edges(self) -> tuple[Pair, ...]:
        """The tiles on felt and tray; the last one's frame; the signs for more on the felt."""
        return (
            *super().edges,
            ("tile", IVORY, "felt", self.felt),
            ("tile", IVORY, "tray", self.tray),
            ("back", self.back, "tile", IVORY),
            ("more", self.ink, "felt", self.felt),
            ("last", GOLD, "felt", self.felt),
        )


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

SHARP_DIGITS = tuple(map(rgb, ("0B0D11", "8A0A14", "0B3F96", "04502A", "5F1480", "6A3600")))
CONTRAST = {
    name: TriominosTheme(
        **vars(SHARP[name]),
        felt=rgb("34748D"),
        rim=rgb("0A222C"),
        letters=rgb("FFFFFF"),
        tray=rgb("0A222C"),
        well=rgb("05202A"),
        offer=rgb("FFFFFF"),
        back=rgb("1F5D74"),
        chart=rgb("05202A"),
        digits=SHARP_DIGITS,
        tint=0.06,
        dim=0.07,
        pale=0,
        turned=0.85,
        heads=0.15,
    )
    for name in SHARP
}

DEEPER = {
    "light": replace(THEMES["light"], well=rgb("245060")),
    "dark": replace(THEMES["dark"], felt=rgb("346577"), well=rgb("112F3A"), tray=rgb("163039")),
}
"""Wells that stand out more."""

DIGITS_OF = {
    "deutan": ("2B2E36", "CE212E", "1463C2", "007955", "A34E8B", "632A00"),
    "protan": ("2B2E36", "B74557", "246FD0", "29792E", "871F92", "773400"),
    "tritan": ("2B2E36", "CE212E", "246FD0", "176A1E", "8C38B0", "773400"),
}
"""The digits in each weakness: near the standard's, but lighter or darker where two hues meet."""

SEATS_OF = {"deutan": DEUTAN_SEATS}


def _for(weakness: str) -> dict[str, TriominosTheme]:
    digits, seats = tuple(map(rgb, DIGITS_OF[weakness])), SEATS_OF.get(weakness, SEATS)
    return {name: replace(row, digits=digits, seats=seats) for name, row in DEEPER.items()}


BOARDS = {
    WOOD: Surfaces(
        light={
            "felt": rgb("A47850"),
            "rim": rgb("5C3D24"),
            "tray": rgb("5C3D24"),
            "letters": rgb("FBF1E3"),
            "well": rgb("5F4026"),
            "offer": rgb("FBF1E3"),
            "back": rgb("96693F"),
        },
        dark={
            "felt": rgb("6F5038"),
            "rim": rgb("2E1F14"),
            "tray": rgb("35240F"),
            "letters": rgb("EBDCC8"),
            "well": rgb("2D1C0D"),
            "offer": rgb("EFEAE3"),
            "back": rgb("A97C50"),
        },
        contrast={
            "felt": rgb("86653F"),
            "rim": rgb("1F1308"),
            "tray": rgb("1F1308"),
            "letters": rgb("FFFFFF"),
            "well": rgb("1A0F06"),
            "offer": rgb("FFFFFF"),
            "back": rgb("7A5630"),
            "chart": rgb("1A0F06"),
        },
    ),
    PLUM: Surfaces(
        light={
            "felt": rgb("87608A"),
            "rim": rgb("4E2F4C"),
            "tray": rgb("4E2F4C"),
            "letters": rgb("F9F0F8"),
            "well": rgb("502E50"),
            "offer": rgb("F9F0F8"),
            "back": rgb("7B5280"),
        },
        dark={
            "felt": rgb("664768"),
            "rim": rgb("2A1B2B"),
            "tray": rgb("2F1D30"),
            "letters": rgb("E9D9E9"),
            "well": rgb("271728"),
            "offer": rgb("E9D9E9"),
            "back": rgb("93689A"),
        },
        contrast={
            "felt": rgb("7E5F80"),
            "rim": rgb("1D0F1E"),
            "tray": rgb("1D0F1E"),
            "letters": rgb("FFFFFF"),
            "well": rgb("190C1A"),
            "offer": rgb("FFFFFF"),
            "back": rgb("6A4770"),
            "chart": rgb("190C1A"),
        },
    ),
}
"""What else the board can be made of."""

LOOKS = every_look(
    THEMES, BOARDS, contrast=CONTRAST, **{weakness: _for(weakness) for weakness in DIGITS_OF}
)
