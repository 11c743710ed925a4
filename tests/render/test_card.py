"""A person's ratings as a picture."""

import pytest

from render import PAINTERS, paint_card, sample
from render.card import GAP, LEFT, PLOT, ROW, SMALL, Card, CardRow
from render.theme import GOLD, MARGIN, THEMES, WIDTH
from tests.render.pictures import colours, opened, pixel

RISING = CardRow("reversi", "1342", 38, 61, tuple(range(1000, 1380, 10)))
FALLING = CardRow("crosswise", "928?", 3, 33, (1137, 1000, 928))
FIRST = CardRow("triominos", "1137?", 1, 100, (1137,))
ALL = Card((RISING, FALLING, FIRST))


@pytest.mark.parametrize("theme", THEMES)
def test_each_game_has_a_panel_in_its_own_colours(theme: str) -> None:
    picture = paint_card(ALL, theme)
    assert opened(picture).size == (WIDTH, 2 * MARGIN + 3 * ROW + 2 * GAP)
    assert opened(picture).mode == "P" and len(picture.png) <= 60_000
    assert pixel(picture, 4, 4) == THEMES[theme].page
    for place, row in enumerate(ALL.rows):
        top = MARGIN + place * (ROW + GAP)
        board = PAINTERS[row.game].themes[theme]
        assert pixel(picture, MARGIN + 8, top + ROW // 2) == board.rim
        assert pixel(picture, PLOT[0] + 20, top + PLOT[1] - 20) == board.felt


@pytest.mark.parametrize("theme", THEMES)
def test_the_course_ends_in_gold_where_the_rating_stands_now(theme: str) -> None:
    picture = paint_card(ALL, theme)
    right = PLOT[2]
    tops = [MARGIN + place * (ROW + GAP) for place in range(3)]
    assert pixel(picture, right, tops[0] + PLOT[1]) == GOLD, "at the top, after the last win"
    assert pixel(picture, right, tops[1] + PLOT[3]) == GOLD, "at the bottom, after the last loss"
    middle = (PLOT[0] + PLOT[2]) // 2
    assert pixel(picture, middle, tops[2] + ROW // 2) == GOLD, "one match alone is a point"


def test_the_bar_is_as_long_as_the_share_of_the_points() -> None:
    light = PAINTERS["reversi"].themes["light"]
    left = LEFT + SMALL + 34
    for share, filled in ((0, 0), (50, 80), (100, 160)):
        picture = paint_card(Card((CardRow("reversi", "1000", 9, share, (1000, 990)),)))
        y = MARGIN + 200
        assert (pixel(picture, left + 5 + filled - 12, y) == light.offer) is (share > 0)
        assert (pixel(picture, left + 160, y) == light.offer) is (share == 100)


def test_close_numbers_of_the_scale_do_not_touch() -> None:
    light = PAINTERS["reversi"].themes["light"]
    near = paint_card(Card((CardRow("reversi", "1000", 9, 50, (1000, 1004, 1002)),)))
    scale = (PLOT[0] - 90, MARGIN + PLOT[1], PLOT[0] - 10, MARGIN + PLOT[3])
    far = paint_card(Card((CardRow("reversi", "1000", 9, 50, (1000, 1104, 1002)),)))
    assert light.offer in colours(near, scale) and light.offer in colours(far, scale)
    below = (PLOT[0] - 90, MARGIN + PLOT[3] - 20, PLOT[0] - 10, MARGIN + PLOT[3] + 20)
    assert light.offer in colours(far, below) and light.offer not in colours(near, below)


@pytest.mark.parametrize("rating", ["−40?", "7", "12345?", "1042?"])
def test_every_rating_fits_beside_the_course(rating: str) -> None:
    light = PAINTERS["reversi"].themes["light"]
    picture = paint_card(Card((CardRow("reversi", rating, 12345, 100, (1000, 1100)),)))
    between = (PLOT[0] - 116, MARGIN + 20, PLOT[0] - 106, MARGIN + ROW - 20)
    assert colours(picture, between) == {light.rim}


def test_the_small_board_is_of_what_everybody_sees() -> None:
    for key in PAINTERS:
        assert sample(key).seat is None
        assert sample(key) == sample(key)
