"""The picture of a match of Crosswise: for everybody the board, for a seat also its stones."""

from collections.abc import Iterable
from dataclasses import replace

from msgspec import structs

from engines.crosswise.planning import LINE
from engines.crosswise.stones import PLACE
from engines.crosswise.view import CrosswiseView
from engines.path import next_choices, split
from render.canvas import Canvas
from render.colour import hexadecimal
from render.crosswise.alt import alt
from render.crosswise.board import (
    GRID,
    PANEL,
    places,
    put_board,
    put_empty,
    put_scores,
    stones,
    things,
)
from render.crosswise.colours import LOOKS, CrosswiseTheme
from render.crosswise.header import STORE, put_header
from render.crosswise.header import things as header_things
from render.crosswise.reading import reading
from render.crosswise.sprites import better_frame, sheet
from render.crosswise.text import text
from render.crosswise.tray import HEIGHT as WITH_TRAY
from render.crosswise.tray import (
    TRAY,
    held,
    held_places,
    other_stones,
    own_stones,
    put_played,
    put_tray,
    rooms,
)
from render.drawing import Drawing
from render.memoized import latest
from render.painter import HINT, Compared, Painter
from render.picture import PictureParts
from render.theme import MARGIN, WIDTH

HEIGHT = 1066
LARGEST, LARGEST_PRIVATE = 40_000, 56_000  # bytes
AROUND_TRAY = (0, TRAY[1] - MARGIN, WIDTH, TRAY[3] + MARGIN)


def paint(view: CrosswiseView, picked: tuple[str, ...], key: str, compare: Compared) -> Drawing:
    """The picture for ``view.seat``; ``picked`` are its choices so far."""
    if compare and compare[0] != HINT:
        return _compared(replace(view, brackets=(), pips=(), last=()), *compare, key)
    theme, private = LOOKS[key], view.seat is not None
    canvas = _background(key, private).copy()
    picked = picked if private else ()
    choices = next_choices(view.moves, picked)
    cells = _cells(choices)
    put_header(canvas, view, theme)
    put_scores(canvas, view, theme)
    put_board(canvas, view, frozenset(_cells(picked)), frozenset(cells))
    hinted = split(compare[1]) if compare else ()
    regions = GRID.regions(cells)
    if private:
        put_tray(canvas, view, picked or hinted, choices, theme)
        own = own_stones(view.hand, picked, choices), other_stones(view, picked, choices)
        regions = (*own[0], *regions, *own[1])
    _frame(canvas, hinted, theme)
    pieces = (*stones(view), *(held(view, picked) if private else ()))
    most = LARGEST_PRIVATE if private else LARGEST
    walked = places(view), held_places(view) if private else (), (*header_things(view), *things())
    return canvas.drawing(regions, alt(view), most, pieces, _parts(view, private, theme), *walked)


def _parts(view: CrosswiseView, private: bool, theme: CrosswiseTheme) -> PictureParts:
    parts = PictureParts(PANEL, stock=STORE, supply=view.bag)
    if not private:
        return parts
    return structs.replace(
        parts, tray=TRAY, slots=rooms(len(view.hand)), ground=hexadecimal(theme.rim)
    )


def paint_tray(view: CrosswiseView, picked: tuple[str, ...], key: str) -> Drawing:
    """The own stones alone, those ``picked`` raised."""
    canvas = Canvas(sheet(key), WIDTH, WITH_TRAY, LOOKS[key].page)
    put_tray(canvas, view, picked, next_choices(view.moves, picked), LOOKS[key])
    return canvas.cropped(AROUND_TRAY).drawing((), alt(view))


def _compared(view: CrosswiseView, played: str, better: str, key: str) -> Drawing:
    """The board before a move, what was played in gold brackets, what was better framed; for a
    seat the same in its tray."""
    theme, private = LOOKS[key], view.seat is not None
    canvas = _background(key, private).copy()
    put_header(canvas, view, theme)
    put_scores(canvas, view, theme)
    put_board(canvas, view, frozenset(), frozenset())
    if private:
        put_tray(canvas, view, split(better), (), theme)
    _frame(canvas, split(better), theme)
    for cell in _cells(split(played)):
        canvas.put(canvas.sheet["brackets"], *GRID.middles[cell])
    if private:
        put_played(canvas, view.hand, split(played), split(better), theme)
    parts = _parts(view, private, theme)
    return canvas.drawing((), alt(view), LARGEST_PRIVATE, stones(view), parts)


def _frame(canvas: Canvas, better: Iterable[str], theme: CrosswiseTheme) -> None:
    """Frames round the cells of a good move, and round whole lines below them; of neighbours the
    later one lies above."""
    better = tuple(better)
    lines = [name.removeprefix(LINE) for name in better if name.startswith(LINE)]
    GRID.put_lines(canvas, lines, theme.offer, theme.rim)
    for cell in _cells(better):
        canvas.put(better_frame(canvas.sheet, theme), *GRID.middles[cell])


def _cells(choices: Iterable[str]) -> tuple[str, ...]:
    """The cells among the choices of a move, in their order."""
    return tuple(choice for choice in choices if choice in PLACE)


PAINTER = Painter(paint, text, alt, LOOKS, paint_tray, reading=reading)


@latest
def _background(key: str, private: bool) -> Canvas:
    """Everything that never changes."""
    theme = LOOKS[key]
    canvas = Canvas(sheet(key), WIDTH, WITH_TRAY if private else HEIGHT, theme.page)
    put_empty(canvas, theme)
    canvas.cut(PANEL[1])
    return canvas.flat()
