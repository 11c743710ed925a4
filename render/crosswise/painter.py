"""The picture of a match of Crosswise: for everybody the board, for a seat also its stones."""

from collections.abc import Iterable
from dataclasses import replace

from engines.crosswise.stones import PLACE
from engines.crosswise.view import CrosswiseView
from engines.path import next_choices, split
from render.canvas import Canvas
from render.crosswise.alt import alt
from render.crosswise.board import GRID, put_board, put_empty, put_scores
from render.crosswise.colours import THEMES
from render.crosswise.header import put_header
from render.crosswise.sprites import better_frame, sheet
from render.crosswise.text import text
from render.crosswise.tray import HEIGHT as WITH_TRAY
from render.crosswise.tray import other_stones, put_played, put_tray
from render.memoized import memoized
from render.painter import Compared, Painter
from render.picture import Picture
from render.theme import WIDTH

HEIGHT = 1066
LARGEST, LARGEST_PRIVATE = 40_000, 56_000  # bytes


def paint(view: CrosswiseView, picked: tuple[str, ...], key: str, compare: Compared) -> Picture:
    """The picture for ``view.seat``; ``picked`` are its choices so far."""
    if compare:
        return _compared(replace(view, brackets=(), pips=(), last=()), *compare, key)
    theme, private = THEMES[key], view.seat is not None
    canvas = _background(key, private).copy()
    picked = picked if private else ()
    choices = next_choices(view.moves, picked)
    cells = _cells(choices)
    put_header(canvas, view, theme)
    put_scores(canvas, view, theme)
    put_board(canvas, view, frozenset(_cells(picked)), frozenset(cells))
    regions = put_tray(canvas, view, picked, choices, theme) if private else ()
    regions += GRID.regions(cells)
    regions += other_stones(view, picked, choices) if private else ()
    return canvas.picture(regions, alt(view), LARGEST_PRIVATE if private else LARGEST)


def _compared(view: CrosswiseView, played: str, better: str, key: str) -> Picture:
    """The board before a move, what was played in gold brackets, what was better framed."""
    theme, canvas = THEMES[key], _background(key, private=True).copy()
    put_header(canvas, view, theme)
    put_scores(canvas, view, theme)
    put_board(canvas, view, frozenset(), frozenset())
    put_tray(canvas, view, split(better), (), theme)
    for cell in _cells(split(better)):  # neighbours overlap, the later one lies above
        canvas.put(better_frame(canvas.sheet, theme), *GRID.middle(cell))
    for cell in _cells(split(played)):
        canvas.put(canvas.sheet["brackets"], *GRID.middle(cell))
    put_played(canvas, view.hand, split(played), split(better), theme)
    return canvas.picture((), alt(view), LARGEST_PRIVATE)


def _cells(choices: Iterable[str]) -> tuple[str, ...]:
    """The cells among the choices of a move, in their order."""
    return tuple(choice for choice in choices if choice in PLACE)


PAINTER = Painter(paint, text, alt, THEMES)


@memoized
def _background(key: str, private: bool) -> Canvas:
    """Everything that never changes."""
    theme = THEMES[key]
    canvas = Canvas(sheet(key), WIDTH, WITH_TRAY if private else HEIGHT, theme.page)
    put_empty(canvas, theme)
    return canvas
