"""The board of Reversi in letters."""

from render import text
from tests.render.reversi.positions import after


def test_the_text_board_names_every_cell() -> None:
    assert text(after("f5")).splitlines() == [
        "  a b c d e f g h",
        "1 . . . . . . . .",
        "2 . . . . . . . .",
        "3 . . . . . . . .",
        "4 . . . O X * . .",
        "5 . . . X X>X . .",
        "6 . . . * . * . .",
        "7 . . . . . . . .",
        "8 . . . . . . . .",
        "X 4  O 1",
    ]
