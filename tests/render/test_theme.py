"""The colours: what is written can be read, what differs can be told apart."""

from itertools import pairwise

import pytest

from render.colour import RGB
from render.theme import DIGITS, IVORY, STONES, THEMES


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_written_can_be_read(theme: str) -> None:
    colours = THEMES[theme]
    pairs = [
        (colours.ink, colours.page),
        (colours.ink, colours.card),
        (colours.reversi.offer, colours.reversi.well),
        (colours.reversi.letters, colours.reversi.rim),
        (colours.crosswise.offer, colours.crosswise.well),
        (colours.crosswise.letters, colours.crosswise.rim),
        (colours.orange.text, colours.orange.fill),
        (colours.green.text, colours.green.fill),
        (colours.green.total, colours.crosswise.rim),
        (colours.orange.total, colours.crosswise.rim),
    ]
    for ink, ground in pairs:
        assert _contrast(ink, ground) >= 3.5, (ink, ground)


def _contrast(one: RGB, other: RGB) -> float:
    """The ratio of WCAG 2."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: RGB) -> float:
    parts = (part / 255 for part in colour)
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_digits_of_tiles_are_readable_on_ivory() -> None:
    for colour in DIGITS:
        assert _contrast(colour, IVORY) >= 4.5


def test_no_two_stones_look_alike_in_grey() -> None:
    greys = sorted(_luminance(stone.face) for stone in STONES.values())
    assert all(b - a > 0.04 for a, b in pairwise(greys))
