"""The own tiles below the board of Triominos."""

from engines.path import next_choices
from engines.triominos import TRIOMINOS
from render import paint
from render.triominos.colours import LOOKS
from tests.render.pictures import colours


def test_nothing_of_a_picked_tiles_number_lies_at_its_slot() -> None:
    rules = TRIOMINOS
    state = rules.start(rules.deal(2, {}, "3" * 64))
    view = rules.view(state, rules.view(state, None).turn)
    picked = next_choices(view.moves, ())[:1]
    picture = paint(view, picked)
    assert picture.parts is not None
    for left, _, right, bottom in picture.parts.slots:  # a page that scales it takes one row more
        assert colours(picture, (left, bottom - 2, right, bottom + 1)) <= {LOOKS["light"].tray}
