"""Painting and encoding with sprites made already. ``uv run python -m tests.bench.pictures``."""

from engines import GAMES
from engines.game import View
from engines.path import next_choices
from render import PAINTERS, paint, warm
from render.theme import THEMES
from tests.bench.rows import Row, row, timed
from tests.render.pictures import state_of

TIMES = 40


def positions(key: str) -> dict[str, tuple[View, tuple[str, ...]]]:
    """A position in the middle of a match: as everybody sees it and, where hands are hidden, as
    the player to move does who has picked a piece."""
    game = GAMES[key]
    state = state_of(game, game.seats[-1], 3, at=32)
    public = game.view(state, None)
    if not public.hands:
        return {key: (public, ())}
    own = game.view(state, public.turn)
    picked = next_choices(own.moves, ())[:1]
    return {f"{key} public": (public, ()), f"{key} private": (own, picked)}


def rows() -> list[Row]:
    """A row for each game, theme and kind of picture."""
    warm(*THEMES)
    found = []
    for key in PAINTERS:
        for what, shown in positions(key).items():
            found += [measured(f"{what}, {theme}", *shown, theme) for theme in THEMES]
    return found


def measured(what: str, view: View, picked: tuple[str, ...], theme: str) -> Row:
    """How long a picture takes and how large it is."""
    size = len(paint(view, picked, theme).png)
    seconds = timed(lambda: paint(view, picked, theme), TIMES)
    return row(what, seconds, f"{size / 1000:.1f} KB")


if __name__ == "__main__":
    for one in rows():
        print(f"{one.what:28} {one.median:6.1f} {one.p95:6.1f} ms  {one.remark}")
