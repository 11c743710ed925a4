"""What pictures will need is drawn one part at a time, and once."""

from itertools import count
from typing import cast

from engines.triominos.view import TriominosView
from render import PAINTERS
from render.ahead import AHEAD, Ahead
from render.triominos.sprites import sheet
from tests.example import ALL
from tests.render.pictures import walk


def test_steps_are_taken_one_at_a_time_in_their_order() -> None:
    taken: list[str] = []
    ahead = Ahead()
    ahead.add(map(taken.append, ("a0", "a1")))
    ahead.add(map(taken.append, ("b0", "b1")))
    assert [ahead.step() for _ in range(5)] == [True, True, True, True, False]
    assert taken == ["a0", "a1", "b0", "b1"]


def test_a_tile_of_an_edge_that_was_seen_needs_no_new_sprite() -> None:
    game, sprites = ALL["triominos"], sheet("dark-deutan")
    drawn = PAINTERS["triominos"].paint
    states = list(walk(game, 2, 8))
    views = [cast(TriominosView, game.view(state, None)) for state in states[:6]]
    drawn(views[2], (), "dark-deutan", None)
    steps = next(number for number in count() if not AHEAD.step())
    assert steps >= 72
    before = set(sprites._later)
    for view in views:
        drawn(view, (), "dark-deutan", None)
    assert not [key for key in set(sprites._later) - before if "kite" in cast(tuple[str], key)]
