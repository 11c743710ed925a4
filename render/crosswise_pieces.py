"""The drawings of what lies on the board of Crosswise and on the tray."""

from collections.abc import Hashable

from engines.crosswise.stones import CELLS, COLOURS, SPECIALS
from render import marks, stones
from render.sketch import Sketch
from render.theme import GOLD, Theme

CELL = 128
INSET = 4  # of a cell's slate within its square
CELL_RADIUS = 16
STONE = 101
STONE_TOP = -51.5  # of a stone, from the middle of its cell
OWN = 112  # side of a stone on the tray
STROKE = 6.5  # of gold lines
FADED = 0.55  # how far an own stone that cannot be played sinks into the tray
LABEL, PILL_LABEL = 36, 30


def pieces(theme: Theme) -> dict[Hashable, Sketch]:
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


def _on_cell(name: str, theme: Theme) -> Sketch:
    """A stone on its cell, anchored in the middle of the cell."""
    own = theme.crosswise
    sketch = Sketch(102, 108, own.cell, (51, 52))
    stones.stone(sketch, (0, STONE_TOP), STONE, name, own.shadow)
    return sketch


def _picked_on_cell(name: str, theme: Theme) -> Sketch:
    """A whole cell with a stone that is chosen, in its outline."""
    own, half = theme.crosswise, CELL // 2
    sketch = Sketch(CELL, CELL, own.board, (half, half))
    slate = half - INSET
    sketch.box((-slate, -slate, slate, slate), own.cell, CELL_RADIUS)
    top = (0.0, STONE_TOP)
    stones.outline(sketch, top, STONE, name, offer=own.offer, gap=own.well)
    stones.stone(sketch, top, STONE, name, None)
    return sketch


def draw_own(name: str, theme: Theme, fade: bool = False) -> Sketch:
    """A stone on the tray, anchored in the middle of its upper side."""
    own = theme.crosswise
    sketch = Sketch(120, 124, own.rim, (60, 3))
    stones.piece(sketch, (0, 0), OWN, name, own.tray_shadow)
    if fade:
        sketch.fade(own.rim, FADED)
    return sketch


def _raised(name: str, theme: Theme) -> Sketch:
    """The picked stone on the tray, anchored likewise."""
    own = theme.crosswise
    sketch = Sketch(136, 136, own.rim, (68, 12))
    stones.outline(sketch, (0, 0), OWN, name, offer=own.offer, gap=own.rim)
    stones.piece(sketch, (0, 0), OWN, name, None)
    return sketch


def _well(cell: str, theme: Theme) -> Sketch:
    own = theme.crosswise
    sketch = Sketch(72, 72, own.cell, (36, 36))
    sketch.circle((0, 0), 0.27 * CELL, own.well)
    sketch.text((0, 0), cell, LABEL, own.offer)
    return sketch


def _pill(cell: str, theme: Theme) -> Sketch:
    """The name of a stone on the board, anchored in its middle."""
    own = theme.crosswise
    sketch = Sketch(70, 46, own.cell, (35, 23), masked=True)
    sketch.box((-34, -22, 34, 22), own.cell, 22)
    sketch.box((-31, -19, 31, 19), own.well, 19)
    sketch.text((0, 0), cell, PILL_LABEL, own.offer)
    return sketch


def _brackets(theme: Theme) -> Sketch:
    sketch = Sketch(CELL, CELL, theme.crosswise.cell, (CELL // 2, CELL // 2), masked=True)
    marks.brackets(sketch, 0.45 * CELL, 0.193 * CELL, STROKE, theme.crosswise.rim)
    return sketch


def draw_better(theme: Theme) -> Sketch:
    """A frame outside the brackets of the same cell, in the colour of what can be chosen."""
    own = theme.crosswise
    sketch = Sketch(CELL + 8, CELL + 8, own.board, (CELL // 2 + 4, CELL // 2 + 4), masked=True)
    marks.outline(sketch, 0.5 * CELL - 1, CELL_RADIUS + 2, STROKE, own.offer, own.rim)
    return sketch


def draw_played(theme: Theme) -> Sketch:
    """Gold brackets round a stone on the tray."""
    half = OWN // 2 + 14
    sketch = Sketch(2 * half, 2 * half, theme.crosswise.rim, (half, half), masked=True)
    marks.brackets(sketch, half - 6, 0.2 * OWN, STROKE, theme.crosswise.rim)
    return sketch


def _emptied(theme: Theme) -> Sketch:
    """The pip in a cell that the last move emptied."""
    sketch = Sketch(26, 26, theme.crosswise.cell, (13, 13))
    sketch.circle((0, 0), 0.075 * CELL + marks.CASING, theme.crosswise.rim)
    sketch.circle((0, 0), 0.075 * CELL, GOLD)
    return sketch


def draw_frame(column: bool, theme: Theme) -> Sketch:
    """The gold frame around a column or a row of six, anchored in its middle."""
    along, across = 3 * CELL, CELL // 2
    half = (across, along) if column else (along, across)
    room = half[0] + 6, half[1] + 6
    sketch = Sketch(2 * room[0], 2 * room[1], theme.crosswise.board, room, masked=True)
    marks.frame(sketch, (-half[0], -half[1], half[0], half[1]), STROKE, theme.crosswise.rim)
    return sketch
