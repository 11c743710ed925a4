"""A view becomes a picture and its clickable regions. Knows the games, nothing of chats."""

from engines import GAMES
from engines.game import View
from render import crosswise, reversi, triominos
from render.picture import Painter, Picture, Region

__all__ = ["PAINTERS", "Painter", "Picture", "Region", "paint", "text", "warm"]

PAINTERS: dict[str, Painter] = {
    "crosswise": crosswise.PAINTER,
    "reversi": reversi.PAINTER,
    "triominos": triominos.PAINTER,
}


def paint(
    view: View,
    picked: tuple[str, ...] = (),
    theme: str = "light",
    compare: tuple[str, str] | None = None,
) -> Picture:
    """The picture of ``view`` with the choices ``picked`` made so far; costs about ten
    milliseconds, so call it in a thread. ``compare`` marks two of its moves instead: the one that
    was played in gold, the better one in the colour of what can be chosen."""
    return PAINTERS[view.game].paint(view, picked, theme, compare)


def text(view: View) -> str:
    """The board of ``view`` in plain characters, for those who want no picture."""
    return PAINTERS[view.game].text(view)


def warm(*themes: str) -> None:
    """Make all sprites and palettes of these themes ahead, by painting the start of every game;
    takes about half a second for each game and theme, so call it in a thread."""
    for game in (GAMES[key] for key in PAINTERS):
        state = game.start(game.deal(game.seats[0], {}, "0" * 64))
        for theme in themes:
            for seat in (None, 0):
                paint(game.view(state, seat), (), theme)
