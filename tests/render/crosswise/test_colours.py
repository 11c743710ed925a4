"""The colours of Crosswise."""

from itertools import pairwise

import pytest

from render.crosswise.colours import STONES, THEMES
from tests.render.contrast import contrast, luminance


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_written_in_a_teams_colour_can_be_read(theme: str) -> None:
    own = THEMES[theme]
    for team in (own.orange, own.green):
        assert contrast(team.text, team.fill) >= 3.5
        assert contrast(team.total, own.rim) >= 3.5


def test_no_two_stones_look_alike_in_grey() -> None:
    greys = sorted(luminance(stone.face) for stone in STONES.values())
    assert all(b - a > 0.04 for a, b in pairwise(greys))
