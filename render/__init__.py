"""A view becomes a picture and its clickable regions. Knows the games, nothing of chats."""

from typing import Any

from engines import GAMES
from engines.game import Phrase, View
from render import crosswise, graph, reversi, triominos
from render.graph import Graph
from render.painter import Compared, Painter
from render.picture import Picture, Region
from render.thumbnail import thumbnail

__all__ = [
    "PAINTERS",
    "Painter",
    "Picture",
    "Region",
    "alt",
    "paint",
    "paint_graph",
    "text",
    "thumbnail",
    "warm",
]

PAINTERS: dict[str, Painter[Any]] = {
    "crosswise": crosswise.PAINTER,
    "reversi": reversi.PAINTER,
    "triominos": triominos.PAINTER,
}
"""Each game's painter takes that game's own views: this is the one place that trusts in it."""


def paint(
    view: View,
    picked: tuple[str, ...] = (),
    theme: str = "light",
    compare: Compared = None,
) -> Picture:
    """The picture of ``view`` with the choices ``picked`` made so far; costs about ten
    milliseconds, so call it in a thread. ``compare`` marks two of its moves instead: the one that
    was played in gold, the better one in the colour of what can be chosen."""
    return PAINTERS[view.game].paint(view, picked, theme, compare)


def text(view: View) -> str:
    """The board of ``view`` in plain characters, for those who want no picture."""
    return PAINTERS[view.game].text(view)


def alt(view: View) -> tuple[Phrase, ...]:
    """The description of ``view`` in parts, without its picture."""
    return PAINTERS[view.game].alt(view)


def paint_graph(course: Graph, theme: str = "light") -> Picture:
    """The course of a match in the colours of its game; takes about a fifth of a second, so call it
    in a thread."""
    return graph.drawn(course, PAINTERS[course.game].themes[theme])


def warm(*themes: str) -> None:
    """Make all sprites and palettes of these themes ahead, by painting the start of every game;
    takes about half a second for each game and theme, so call it in a thread."""
    for game in (GAMES[key] for key in PAINTERS):
        state = game.start(game.deal(game.seats[0], {}, "0" * 64))
        for theme in themes:
            for seat in (None, 0):
                paint(game.view(state, seat), (), theme)
