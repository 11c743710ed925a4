"""The drawings of what lies on the board of Crosswise and on the tray."""

from collections.abc import Hashable

from engines.crosswise.stones import CELLS, COLOURS, SPECIALS
from render import marks
from render.crosswise import stones
from render.crosswise.colours import CrosswiseTheme
from render.sketch import Sketch
from render.theme import GOLD

CELL = 128
INSET = 4  # of a cell's slate within its square
CELL_RADIUS = 16
STONE = 101
STONE_TOP = -51.5  # of a stone, from the middle of its cell
OWN = 112  # side of a stone on the tray
STROKE = 6.5  # of gold lines


def pieces(theme: CrosswiseTheme) -> dict[Hashable, Sketch]:
    """Every stone on a cell, picked there, on the tray and raised there; the names of cells, in a
    well or in a pill; the marks of the last move."""
    return {
        **{("cell", name): _on_cell(name, theme) for name in COLOURS},
        **{("picked", name): _picked_on_cell(name, theme) for name in COLOURS},
        **{("own", name): draw_own(name, theme) for name in (*COLOURS, *SPECIALS)},
        **{("raised", name): _raised(name, theme) for name in (*COLOURS, *SPECIALS)},
        **{("well", cell): _well(cell, theme) for cell in CELLS},
        **{("pill", cell): _pill(cell, theme) for cell in CELLS},
        "brackets": _brackets(theme),
        "emptied": _emptied(theme),
    }


def _on_cell(name: str, theme: CrosswiseTheme) -> Sketch:
    """A stone on its cell, anchored in the middle of the cell."""
    sketch = Sketch(102, 108, theme.felt, (51, 52))
    stones.stone(sketch, (0, STONE_TOP), STONE, name, theme.shadow, theme)
    return sketch


def _picked_on_cell(name: str, theme: CrosswiseTheme) -> Sketch:
    """A whole cell with a stone that is chosen, in its outline."""
    half = CELL // 2
    sketch = Sketch(CELL, CELL, theme.board, (half, half))
    slate = half - INSET
    sketch.box((-slate, -slate, slate, slate), theme.felt, CELL_RADIUS)
    top = (0.0, STONE_TOP)
    stones.outline(sketch, top, STONE, name, offer=theme.offer, gap=theme.well)
    stones.stone(sketch, top, STONE, name, None, theme)
    return sketch


def draw_own(name: str, theme: CrosswiseTheme, fade: bool = False) -> Sketch:
    """A stone on the tray, anchored in the middle of its upper side."""
    sketch = Sketch(120, 124, theme.rim, (60, 3))
    stones.piece(sketch, (0, 0), OWN, name, theme.tray_shadow, theme)
    if fade:
        sketch.fade(theme.rim, theme.faded)
    return sketch


def _raised(name: str, theme: CrosswiseTheme) -> Sketch:
    """The picked stone on the tray, anchored likewise."""
    sketch = Sketch(136, 136, theme.rim, (68, 12))
    stones.outline(sketch, (0, 0), OWN, name, offer=theme.offer, gap=theme.rim)
    stones.piece(sketch, (0, 0), OWN, name, None, theme)
    return sketch


def _well(cell: str, theme: CrosswiseTheme) -> Sketch:
    sizes = theme.sizes
    half = int(sizes.well * CELL) + 2
    sketch = Sketch(2 * half, 2 * half, theme.felt, (half, half))
    marks.well(sketch, sizes.well * CELL, cell, sizes.label, theme.well, theme.offer)
    return sketch


def _pill(cell: str, theme: CrosswiseTheme) -> Sketch:
    """The name of a stone on the board, anchored in its middle."""
    across, down = theme.sizes.pill
    room = across + 4, down + 4
    sketch = Sketch(2 * room[0], 2 * room[1], theme.felt, room, masked=True)
    sketch.box((-across - 3, -down - 3, across + 3, down + 3), theme.felt, down + 3)
    sketch.box((-across, -down, across, down), theme.well, down)
    sketch.text((0, 0), cell, theme.sizes.pill_label, theme.offer)
    return sketch


def _brackets(theme: CrosswiseTheme) -> Sketch:
    sketch = Sketch(CELL, CELL, theme.felt, (CELL // 2, CELL // 2), masked=True)
    marks.brackets(sketch, 0.45 * CELL, 0.193 * CELL, STROKE, theme.rim)
    return sketch


def draw_better(theme: CrosswiseTheme) -> Sketch:
    """A frame outside the brackets of the same cell, in the colour of what can be chosen."""
    sketch = Sketch(CELL + 8, CELL + 8, theme.board, (CELL // 2 + 4, CELL // 2 + 4), masked=True)
    marks.outline(sketch, 0.5 * CELL - 1, CELL_RADIUS + 2, STROKE, theme.offer, theme.rim)
    return sketch


def draw_played(theme: CrosswiseTheme) -> Sketch:
    """Gold brackets round a stone on the tray."""
    half = OWN // 2 + 14
    sketch = Sketch(2 * half, 2 * half, theme.rim, (half, half), masked=True)
    marks.brackets(sketch, half - 6, 0.2 * OWN, STROKE, theme.rim)
    return sketch


def _emptied(theme: CrosswiseTheme) -> Sketch:
    """The pip in a cell that the last move emptied."""
    sketch = Sketch(26, 26, theme.felt, (13, 13))
    sketch.circle((0, 0), 0.075 * CELL + marks.CASING, theme.rim)
    sketch.circle((0, 0), 0.075 * CELL, GOLD)
    return sketch


def draw_frame(column: bool, theme: CrosswiseTheme) -> Sketch:
    """The gold frame around a column or a row of six, anchored in its middle."""
    along, across = 3 * CELL, CELL // 2
    half = (across, along) if column else (along, across)
    room = half[0] + 6, half[1] + 6
    sketch = Sketch(2 * room[0], 2 * room[1], theme.board, room, masked=True)
    marks.frame(sketch, (-half[0], -half[1], half[0], half[1]), STROKE, theme.rim)
    return sketch
