"""The description of a picture of Reversi."""

from render import paint
from tests.render.reversi.positions import DRAWN, LOST, after


def test_the_description_tells_all_that_can_be_seen() -> None:
    said = {part.code: dict(part.params) for part in paint(after("f5")).alt}
    assert said == {
        "discs": {"black": 4, "white": 1},
        "last": {"seat": 0, "cell": "f5", "flips": 1},
        "turn": {"seat": 1, "colour": "white"},
        "legal": {"cells": "f4 d6 f6"},
        "black": {"cells": "e4 d5 e5 f5"},
        "white": {"cells": "d4"},
    }


def test_the_description_of_the_end_says_who_won() -> None:
    assert [part.code for part in paint(after("a1", position=LOST)).alt] == [
        "discs",
        "last",
        "won",
        "black",
        "white",
    ]
    assert "drawn" in [part.code for part in paint(after("a1", position=DRAWN)).alt]
