"""The sheet of Crosswise: its palette and sprites."""

from render.colour import RGB
from render.crosswise import stones
from render.crosswise.colours import LOOKS, CrosswiseTheme
from render.crosswise.pieces import draw_better, draw_frame, draw_own, draw_played, pieces
from render.crosswise.signs import SIDES, arrows, draw_tag, header, samples
from render.kept import kept
from render.memoized import latest
from render.sheet import Sheet, Sprite
from render.theme import GOLD, ON_GOLD

PALETTE = 64  # colours: fewer show steps in the edges beside so many flat ones


@latest
@kept("crosswise")
def sheet(key: str) -> Sheet:
    """The sprites of the look ``key``, and their palette."""
    theme = LOOKS[key]
    drawings = {**pieces(theme), **header(theme), **arrows(theme), **samples(theme)}
    return Sheet.of(_flats(theme), drawings, PALETTE)


def tag(sprites: Sheet, side: str, points: int, won: bool, theme: CrosswiseTheme) -> Sprite:
    """A line's score: orange ones hang below a column from the middle of their upper side, green
    ones lie right of a row from the middle of their left side; gold if the line has won."""
    return sprites.get(("tag", side, points, won), lambda: draw_tag(side, points, won, theme))


def faded(sprites: Sheet, name: str, theme: CrosswiseTheme) -> Sprite:
    """A stone on the tray that cannot be played now."""
    return sprites.get(("faded", name), lambda: draw_own(name, theme, fade=True))


def line_frame(sprites: Sheet, column: bool, theme: CrosswiseTheme) -> Sprite:
    """Six equal stones: a gold frame around a column or a row, anchored in its middle."""
    return sprites.get(("frame", column), lambda: draw_frame(column, theme))


def better_frame(sprites: Sheet, theme: CrosswiseTheme) -> Sprite:
    """The frame round a cell that would have been better, anchored in its middle."""
    return sprites.get("better", lambda: draw_better(theme))


def played_brackets(sprites: Sheet, theme: CrosswiseTheme) -> Sprite:
    """The brackets round a stone of the tray that was played, anchored in its middle."""
    return sprites.get("played", lambda: draw_played(theme))


def _flats(theme: CrosswiseTheme) -> tuple[RGB, ...]:
    common = (theme.page, theme.card, theme.ink, theme.muted, GOLD, ON_GOLD)
    board = (theme.felt, theme.board, theme.rim, theme.letters, theme.well, theme.offer)
    teams = (theme.orange, theme.green)
    tags = (part for team in teams for part in (team.fill, team.text))
    faces = (
        part for stone in theme.stones.values() for part in (stone.face, stone.symbol, stone.shade)
    )
    faint = (theme.nothing(side) for side in SIDES)
    shadows = (theme.shadow, theme.tray_shadow)
    metal = (stones.EDGE, stones.RIM, stones.PEWTER, stones.PICTOGRAM)
    totals = (team.total for team in teams)
    return (*common, *board, *tags, *faces, *faint, *shadows, *metal, *totals)
