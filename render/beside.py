"""What a screen shows of a game beside its pictures."""

from collections.abc import Mapping

from msgspec import Struct, field

from render.form import Form
from render.sign import Pile, SideSign


class Beside(Struct, frozen=True):
    """A game's pieces and sides where no picture is painted; known without its painter."""

    forms: Mapping[str, Form] = field(default_factory=dict)
    """The kinds of pieces that the pictures tell of, by the names that the pieces bear."""

    signs: Mapping[str, SideSign] = field(default_factory=dict)
    """What stands for each side, by the sides' codes. Codes and forms of two games that have the
    same name are the same."""

    pile: Pile | None = None
    """What stands for hidden pieces where no side has them."""
