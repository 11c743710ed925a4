"""What stands for a side, or for pieces in a hand, beside the pictures of a game."""

from collections.abc import Mapping

from msgspec import Struct

from render.colour import RGB
from render.form import Outline


class Sign(Struct, frozen=True):
    """A shape in one colour, with a line of one pixel along its edge and a ring of two within that
    where they have colours of their own."""

    outline: Outline
    fill: RGB
    edge: RGB | None = None
    ring: RGB | None = None


class SideSign(Struct, frozen=True):
    """The signs of a side: a ``badge`` on which a ``mark`` may stand, and one without a mark for
    lists."""

    badge: Sign
    listed: Sign
    mark: Sign | None = None


class Pile(Struct, frozen=True):
    """The sign of the pieces in a hand that belongs to no side; its edge is as wide as a piece's,
    with a colour for each theme."""

    outline: Outline
    fill: RGB
    edge: Mapping[str, RGB]
