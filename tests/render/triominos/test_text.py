"""The lattice of Triominos in characters."""

from engines.triominos import TRIOMINOS
from render import text
from tests.engines.triominos_positions import state


def test_the_text_board_has_digits_at_corners_tiles_between_and_places() -> None:
    at = TRIOMINOS.play(state("0,0:055", "555 012", "013"), "555.3")
    assert text(TRIOMINOS.view(at, 0)).splitlines() == [
        "       0",
        "    1  ▲  2",
        "    5     5",
        "    3  ▽  4",
        "       5",
        "1: ▲1 15  2: ▲1 0  +▲0",
        "1:012",
    ]
