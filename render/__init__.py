"""A view becomes a picture and its clickable regions. Knows the games, nothing of chats."""

from dataclasses import replace

from msgspec import structs

from engines import GAMES
from engines.game import Phrase, View
from render import boards, card, example, numbered, podium, preview, standings
from render.card import Card
from render.colour import RGB
from render.drawing import Drawing
from render.look import BOARDS, Look
from render.memoized import memoized
from render.painter import HINT, Compared, Painter
from render.painters import Painters
from render.picks import PickSheet, pick_sheet
from render.picture import Picture, Place, Region
from render.podium import Podium
from render.preview import PreviewSheet
from render.reading import Reading
from render.sample import sample
from render.standings import StandingsTable
from render.thumbnail import thumbnail

__all__ = [
    "HINT",
    "PAINTERS",
    "RGB",
    "Drawing",
    "Look",
    "Painter",
    "PickSheet",
    "Picture",
    "Region",
    "alt",
    "draw",
    "explained",
    "lay",
    "paint",
    "paint_boards",
    "paint_card",
    "paint_example",
    "paint_numbered",
    "paint_picks",
    "paint_podium",
    "paint_preview",
    "paint_standings",
    "paint_tray",
    "sample",
    "text",
    "thumbnail",
    "warm",
]

PAINTERS = Painters(
    {
        "crosswise": "render.crosswise",
        "reversi": "render.reversi",
        "triominos": "render.triominos",
    }
)
"""The one list of painters."""


def paint(
    view: View,
    picked: tuple[str, ...] = (),
    theme: str = "light",
    compare: Compared = None,
) -> Picture:
    """The picture of ``view`` with the choices ``picked`` made so far, in the look ``theme``, a key
    like "dark" or "dark-contrast-large"; costs some milliseconds, so call it in a thread.
    ``compare`` marks two of its moves instead: the one that
    was played in gold, the better one in the colour of what can be chosen; a hint, with "" as the
    first, marks that one alone and leaves the choices."""
    return PAINTERS[view.game].paint(view, picked, theme, compare).picture()


def draw(view: View, theme: str = "light") -> Drawing:
    """What ``paint`` shows before it is made a file, which is most of the work."""
    return PAINTERS[view.game].paint(view, (), theme, None)


def lay(
    view: View,
    picked: tuple[str, ...] = (),
    theme: str = "light",
    compare: Compared = None,
) -> Picture:
    """What ``paint`` shows, with all that lies beyond its board's edge on a larger picture, as a
    recipe for a page that puts the sprites down by itself. It is quick once these are there; they
    may have to be drawn, so call it in a thread."""
    return _laid(view, picked, theme, compare).laid()


def paint_picks(
    view: View, picks: tuple[tuple[str, ...], ...], theme: str, compare: Compared = None
) -> PickSheet:
    """What each of the ``picks``, choices that a move begins with, changes of ``view`` as ``lay``
    shows it; to be called in a thread, like ``paint``."""
    before = _laid(view, (), theme, compare)
    return pick_sheet(before, [_laid(view, one, theme, compare) for one in picks])


def _laid(view: View, picked: tuple[str, ...], theme: str, compare: Compared) -> Drawing:
    """With all beyond the edge also for whoever is to choose, so that the board stays in its place
    while they do."""
    painter = PAINTERS[view.game]
    if painter.entire and view.seat is not None and view.moves:
        return painter.entire(view, picked, theme, compare)
    drawing = painter.paint(view, picked, theme, compare)
    if painter.entire and drawing.parts is not None and drawing.parts.cut:
        return painter.entire(view, picked, theme, compare)
    return drawing


def paint_tray(view: View, picked: tuple[str, ...] = (), theme: str = "light") -> Picture | None:
    """The own hidden pieces of ``view`` alone, with the choices ``picked`` made so far, for where
    the board stands already; None in a game without such. To be called in a thread, like
    ``paint``."""
    tray = PAINTERS[view.game].tray
    return tray(view, picked, theme).picture() if tray and view.hand else None


def text(view: View) -> str:
    """The board of ``view`` in plain characters, for those who want no picture."""
    return PAINTERS[view.game].text(view)


def alt(view: View) -> tuple[Phrase, ...]:
    """The description of ``view`` in parts, without its picture."""
    return PAINTERS[view.game].alt(view)


def reading(view: View) -> Reading:
    """The board of ``view`` as it is read aloud, for those who want no picture."""
    return PAINTERS[view.game].spoken(view)


def paint_card(shown: Card, theme: str = "light") -> Picture:
    """A person's ratings, each game in its own colours; takes about half a second, so call it in a
    thread."""
    games = [row.game for row in shown.rows]
    themes = {game: PAINTERS[game].themes[theme] for game in games}
    look = Look.parse(theme).small.key
    return card.drawn(shown, theme, themes, {game: _small(game, look) for game in games})


def paint_standings(shown: StandingsTable, theme: str = "light") -> Picture:
    """The standings of a tournament; takes some tenths of a second, so call it in a thread."""
    return standings.drawn(shown, theme)


def paint_podium(shown: Podium, theme: str = "light", last: View | None = None) -> Picture:
    """The first three of something that is over, and the board of the view ``last`` below them; to
    be called in a thread, like the standings."""
    board = None if last is None else paint(last, (), theme)
    return podium.drawn(shown, theme, board)


def paint_preview(view: View, sheet: PreviewSheet, theme: str = "light") -> Picture:
    """What a link shows of a match: its board, and the ``sheet`` beside it; takes about half a
    second, so call it in a thread."""
    board = PAINTERS[view.game].paint(view, (), theme, None).picture()
    return preview.drawn(board, sheet, PAINTERS.beside(view.game).signs, theme)


def paint_example(game: str, theme: str = "light") -> Picture:
    """One turn of a game that has an example: the board before it with the move marked, and the
    board after it; takes some tenths of a second, so call it in a thread."""
    rules, turn = GAMES[game], GAMES[game].example
    assert turn is not None
    seat = rules.view(turn.state, None).turn
    first = rules.view(turn.state, seat)
    first = replace(first, moves=(turn.move,), offers=(turn.move,) if first.offers else ())
    last = replace(rules.view(rules.play(turn.state, turn.move), None), offers=())
    before = paint(first, (), theme, (HINT, turn.move))
    return example.drawn(before, paint(last, (), theme), theme)


def paint_boards(theme: str = "light") -> Picture:
    """Every game on each board that can be chosen, numbered, in a look whose own board does not
    matter; takes some seconds where no board has been drawn before, so call it in a thread."""
    look = Look.parse(theme).small
    columns = [structs.replace(look, board=board).key for board in BOARDS]
    rows = [[paint(sample(game), (), key) for key in columns] for game in PAINTERS]
    small = [[thumbnail(board, boards.SIDE) for board in row] for row in rows]
    return boards.drawn(small, theme)


def paint_numbered(view: View, theme: str = "light") -> Picture:
    """What ``paint`` shows with numbers on what is explained of it; takes some tenths of a second,
    so call it in a thread."""
    picture = paint(view, (), theme)
    return numbered.drawn(picture, explained(view, picture), theme)


def explained(view: View, picture: Picture) -> tuple[Place, ...]:
    """What is explained of a ``picture`` of ``view``, in turn."""
    known = picture.explainable
    names = (name for name in GAMES[view.game].explained(view) if name in known)
    return tuple(known[name].named(name) for name in names)


@memoized
def _small(game: str, theme: str) -> Picture:
    return thumbnail(paint(sample(game), (), theme))


def warm(game: str, theme: str) -> None:
    """Makes all sprites and palettes of a game in this theme ahead, by painting its start; takes
    about a fifth of a second, so call it in a thread."""
    rules = GAMES[game]
    state = rules.start(rules.deal(rules.seats[0], {}, "0" * 64))
    for seat in (None, 0):
        paint(rules.view(state, seat), (), theme)
