"""The sizes of what is written on a picture of Reversi, in pixels of it."""

from render.grid import GridSizes
from render.look import LARGE

SIZES = {
    "": GridSizes(names=28, room=0.7, label=30, well=0.27),
    LARGE: GridSizes(names=38, room=0.58, label=38, well=0.33),
}
