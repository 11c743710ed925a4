"""What pictures will need is drawn one part at a time, and once."""

from collections.abc import Callable
from itertools import count
from typing import cast

import pytest

from engines.triominos.view import TriominosView
from render import PAINTERS
from render import sheet as sheets
from render.ahead import Ahead
from render.crosswise.sprites import sheet as crosswise_sheet
from render.reversi.sprites import sheet as reversi_sheet
from render.sheet import Sprite
from render.sketch import Sketch
from render.triominos.sprites import sheet
from tests.example import ALL
from tests.render.pictures import walk

SHEETS = {"crosswise": crosswise_sheet, "reversi": reversi_sheet, "triominos": sheet}
NUMBERS = {"text", "tag", "number"}
UNSEEN = "dark-protan-large-wood"  # a look that no other test has had painted


Made = set[tuple[object, ...]]


def noting(get: Callable[..., Sprite], made: Made) -> Callable[..., Sprite]:
    """A sheet's ``get`` that notes the keys of those that are drawn for it."""

    def noted(key: tuple[object, ...], draw: Callable[[], Sketch]) -> Sprite:
        def drawn() -> Sketch:
            made.add(key)
            return draw()

        return get(key, drawn)

    return noted


@pytest.fixture
def waiting(monkeypatch: pytest.MonkeyPatch) -> Ahead:
    """What is to be drawn for this test alone, and not for all that its process has painted."""
    ahead = Ahead()
    monkeypatch.setattr(sheets, "AHEAD", ahead)
    return ahead


def test_steps_are_taken_one_at_a_time_in_their_order() -> None:
    taken: list[str] = []
    ahead = Ahead()
    ahead.add(map(taken.append, ("a0", "a1")))
    ahead.add(map(taken.append, ("b0", "b1")))
    assert [ahead.step() for _ in range(5)] == [True, True, True, True, False]
    assert taken == ["a0", "a1", "b0", "b1"]


def test_a_tile_of_an_edge_that_was_seen_needs_no_new_sprite(
    monkeypatch: pytest.MonkeyPatch, waiting: Ahead
) -> None:
    look = "light-protan-large-wood"  # which no other test has had painted
    game, sprites = ALL["triominos"], sheet(look)
    drawn = PAINTERS["triominos"].paint
    states = list(walk(game, 2, 8))
    views = [cast(TriominosView, game.view(state, None)) for state in states[:6]]
    drawn(views[2], (), look, None)
    steps = next(number for number in count() if not waiting.step())
    assert steps >= 72
    made: Made = set()
    monkeypatch.setattr(sprites, "get", noting(sprites.get, made))
    for view in views:
        drawn(view, (), look, None)
    assert not [key for key in made if "kite" in key]


@pytest.mark.parametrize("key", SHEETS)
def test_what_a_header_counts_is_drawn_before_it_is_needed(
    monkeypatch: pytest.MonkeyPatch, waiting: Ahead, key: str
) -> None:
    game, sprites, drawn = ALL[key], SHEETS[key](UNSEEN), PAINTERS[key].paint
    first, *views = [game.view(state, None) for state in walk(game, 2, 8)][:25]
    drawn(first, (), UNSEEN, None)
    made: Made = set()
    monkeypatch.setattr(sprites, "get", noting(sprites.get, made))
    for view in views:
        while waiting.step():
            pass
        made.clear()
        drawn(view, (), UNSEEN, None)
        assert NUMBERS.isdisjoint(name[0] for name in made)
