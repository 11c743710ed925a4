"""The description of a picture of Crosswise."""

from render import paint
from tests.render.crosswise.positions import seen


def test_the_description_tells_all_that_the_seat_can_see() -> None:
    said = paint(seen(2)).alt
    assert [part.code for part in said] == [
        "placed",
        "turn",
        "totals",
        "columns",
        "rows",
        *["stones"] * 6,
        "own",
        *["holds"] * 4,
        "bag",
        "store",
    ]
    assert dict(said[3].params) == {"points": "4 1 4 1 1 0"}
    assert dict(said[5].params) == {"colour": "red", "cells": "a3 b3 e3 a5 e5"}
    assert "own" not in [part.code for part in paint(seen()).alt]
