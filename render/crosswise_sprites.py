"""The sheet of Crosswise: its palette and sprites."""

from render import stones
from render.colour import RGB
from render.crosswise_pieces import draw_better, draw_frame, draw_own, draw_played, pieces
from render.crosswise_signs import SIDES, arrows, draw_tag, header, nothing, samples
from render.once import once
from render.sheet import Sheet, Sprite
from render.theme import GOLD, ON_GOLD, STONES, THEMES, Theme

PALETTE = 96  # colours; enough for edges beside so many flat ones


@once
def sheet(key: str) -> Sheet:
    """The sprites of the theme ``key``, and their palette."""
    theme = THEMES[key]
    drawings = {**pieces(theme), **header(theme), **arrows(theme), **samples(theme)}
    return Sheet(_flats(theme), drawings, PALETTE)


def tag(sprites: Sheet, side: str, points: int, won: bool, theme: Theme) -> Sprite:
    """A line's score: orange ones hang below a column from the middle of their upper side, green
    ones lie right of a row from the middle of their left side; gold if the line has won."""
    return sprites.get(("tag", side, points, won), lambda: draw_tag(side, points, won, theme))


def faded(sprites: Sheet, name: str, theme: Theme) -> Sprite:
    """A stone on the tray that cannot be played now."""
    return sprites.get(("faded", name), lambda: draw_own(name, theme, fade=True))


def line_frame(sprites: Sheet, column: bool, theme: Theme) -> Sprite:
    """Six equal stones: a gold frame around a column or a row, anchored in its middle."""
    return sprites.get(("frame", column), lambda: draw_frame(column, theme))


def better_frame(sprites: Sheet, theme: Theme) -> Sprite:
    """The frame round a cell that would have been better, anchored in its middle."""
    return sprites.get("better", lambda: draw_better(theme))


def played_brackets(sprites: Sheet, theme: Theme) -> Sprite:
    """The brackets round a stone of the tray that was played, anchored in its middle."""
    return sprites.get("played", lambda: draw_played(theme))


def _flats(theme: Theme) -> tuple[RGB, ...]:
    own = theme.crosswise
    common = (theme.page, theme.card, theme.ink, theme.muted, GOLD, ON_GOLD)
    board = (own.cell, own.board, own.rim, own.letters, own.well, own.offer)
    teams = (part for one in (theme.orange, theme.green) for part in (one.fill, one.text))
    faces = (
        part for one in STONES.values() for part in (one.face, one.symbol, stones.shade(one.face))
    )
    faint = (nothing(side, theme) for side in SIDES)
    shadows = (own.shadow, own.tray_shadow)
    metal = (stones.EDGE, stones.RIM, stones.PEWTER, stones.PICTOGRAM)
    totals = (theme.orange.total, theme.green.total)
    return (*common, *board, *teams, *faces, *faint, *shadows, *metal, *totals)
