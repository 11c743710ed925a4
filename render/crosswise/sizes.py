"""The sizes of what is written on a picture of Crosswise, in pixels of it."""

from dataclasses import dataclass

from render.grid import GridSizes
from render.look import LARGE


@dataclass(frozen=True, slots=True)
class CrosswiseSizes(GridSizes):
    """Of letters and digits, and of what has to hold them."""

    pill_label: int  # of a stone that can be chosen
    pill: tuple[int, int]  # half the width and height of what holds it
    score: int  # of a line
    count: int  # of a hand
    bag: int
    total: int
    number: int  # of an own stone
    pip: float  # the radius of a special that was played or is still to come
    pips: int  # from one to the next


SIZES = {
    "": CrosswiseSizes(
        names=32,
        room=0.7,
        label=36,
        well=0.27,
        pill_label=30,
        pill=(31, 19),
        score=38,
        count=36,
        bag=38,
        total=36,
        number=32,
        pip=8.5,
        pips=23,
    ),
    LARGE: CrosswiseSizes(
        names=38,
        room=0.55,
        label=42,
        well=0.3,
        pill_label=38,
        pill=(37, 22),
        score=40,
        count=40,
        bag=40,
        total=38,
        number=40,
        pip=10.5,
        pips=24,
    ),
}
