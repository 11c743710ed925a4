"""What a feature has measured when a monitor asks."""

from msgspec import Struct


class Measure(Struct, frozen=True):
    """How many there are of something by the values of one ``label``, all of which are known
    before; ``name`` follows "crosstable_"."""

    name: str
    about: str
    label: str
    values: tuple[str, ...]
