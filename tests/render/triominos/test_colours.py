"""The colours of Triominos."""

from render.theme import IVORY
from render.triominos.colours import DIGITS
from tests.render.contrast import contrast


def test_digits_of_tiles_are_readable_on_ivory() -> None:
    for colour in DIGITS:
        assert contrast(colour, IVORY) >= 4.5
