"""The picture of Reversi."""

import pytest

from engines.reversi import REVERSI
from engines.reversi.board import CELLS
from render import paint
from render.reversi.colours import DISCS, THEMES
from render.theme import GOLD
from tests.render.pictures import colours, contains, height_of, middle, opened, pixel, pixels, walk
from tests.render.reversi.positions import DRAWN, LOST, PASSING, WIPED, after

SIGNS = {"black": (192, 30, 234, 74), "white": (726, 30, 768, 74)}

both_themes = pytest.mark.parametrize("theme", THEMES)


def corner(cell: str) -> tuple[int, int]:
    return 64 + 104 * "abcdefgh".index(cell[0]), 154 + 104 * (int(cell[1]) - 1)


@both_themes
def test_it_is_a_palette_picture_of_960_by_1038(theme: str) -> None:
    picture = paint(after(), (), theme)
    assert (picture.width, picture.height) == (960, 1038) == opened(picture).size
    assert opened(picture).mode == "P"
    assert len(opened(picture).getcolors() or ()) <= 128


def test_no_position_takes_more_than_56_kb() -> None:
    views = [REVERSI.view(state, None) for state in walk(REVERSI, 2, 121)]
    assert max(len(paint(view, (), "dark").png) for view in views[28:48:4]) <= 56_000


@both_themes
def test_flat_colours_are_exact(theme: str) -> None:
    picture = paint(after("f5"), (), theme)
    own = THEMES[theme]
    assert pixel(picture, 4, 4) == THEMES[theme].page
    assert pixel(picture, 30, 500) == own.rim
    assert pixel(picture, 63, 500) == own.grid
    assert pixel(picture, 70, 160) == own.felt
    x, y = corner("f4")
    assert pixel(picture, x + 52, y + 26) == own.well


def test_the_regions_are_the_legal_cells() -> None:
    picture = paint(after("f5"))
    assert [region.choice for region in picture.regions] == ["f4", "d6", "f6"]
    for region in picture.regions:
        x, y = corner(region.choice)
        assert contains(region.outline, (x + 52, y + 52))
        assert middle(region.outline) == (x + 52, y + 52)


def test_regions_do_not_overlap() -> None:
    for one in paint(after("f5")).regions:
        for other in paint(after("f5")).regions:
            assert one == other or not contains(one.outline, middle(other.outline))


def test_everybody_sees_the_same_picture() -> None:
    assert paint(after("f5")).png == paint(after("f5", seat=0)).png
    assert paint(after("f5")).png == paint(after("f5", seat=1)).png


@both_themes
def test_a_well_holds_the_name_of_its_cell_in_the_offer_colour(theme: str) -> None:
    picture = paint(after("f5"), (), theme)
    x, y = corner("f6")
    box = (x + 30, y + 30, x + 74, y + 74)
    assert height_of(picture, box, THEMES[theme].offer) >= 18


@both_themes
def test_counts_and_coordinates_can_be_read_on_a_phone(theme: str) -> None:
    picture = paint(after("f5"), (), theme)
    assert height_of(picture, (116, 20, 170, 90), THEMES[theme].ink) >= 18
    assert height_of(picture, (20, 180, 58, 240), THEMES[theme].letters) >= 18


@both_themes
def test_the_last_disc_lies_in_gold_brackets_and_what_it_flipped_has_a_pip(theme: str) -> None:
    picture = paint(after("f5"), (), theme)
    placed, flipped = corner("f5"), corner("e5")
    assert pixel(picture, placed[0] + 8, placed[1] + 14) == GOLD
    assert pixel(picture, flipped[0] + 52, flipped[1] + 50) == GOLD
    assert pixel(picture, flipped[0] + 8, flipped[1] + 14) == THEMES[theme].felt


def test_a_pip_on_a_white_disc_is_darker() -> None:
    picture = paint(after("f5", "f6"))
    x, y = corner("e5")
    assert pixel(picture, x + 52, y + 50) == DISCS["white"].pip


@both_themes
def test_whose_turn_it_is_lies_on_a_card(theme: str) -> None:
    card, page = THEMES[theme].card, THEMES[theme].page
    black, white = paint(after(), (), theme), paint(after("f5"), (), theme)
    assert (pixel(black, 90, 16), pixel(black, 870, 16)) == (card, page)
    assert (pixel(white, 90, 16), pixel(white, 870, 16)) == (page, card)


def test_the_bar_has_64_units() -> None:
    picture = paint(after("f5"))
    own = THEMES["light"]
    row = pixels(picture, (268, 52, 692, 53))
    assert round(row.count(own.bar_black) * 64 / 424) == 4
    assert round(row.count(own.bar_white) * 64 / 424) == 1
    assert round(row.count(own.track) * 64 / 424) == 59


@both_themes
def test_a_pass_is_shown_beside_who_made_it(theme: str) -> None:
    view = after("a1", position=PASSING)
    assert [event.code for event in view.last] == ["placed", "passed"]
    picture = paint(view, (), theme)
    assert GOLD in colours(picture, SIGNS["white"])
    assert GOLD not in colours(picture, SIGNS["black"])
    assert pixel(picture, 90, 16) == THEMES[theme].card


@both_themes
@pytest.mark.parametrize(
    ("position", "black", "white"),
    [(WIPED, True, False), (LOST, False, True), (DRAWN, True, True)],
)
def test_at_the_end_the_winner_lies_on_gold_and_in_a_draw_both(
    theme: str, position: str, black: bool, white: bool
) -> None:
    view = after("a1", position=position)
    assert view.outcome is not None
    picture = paint(view, (), theme)
    assert (pixel(picture, 90, 16) == GOLD) == black
    assert (pixel(picture, 870, 16) == GOLD) == white
    assert picture.regions == ()


def test_a_winner_has_another_sign_than_a_draw() -> None:
    won = opened(paint(after("a1", position=WIPED))).convert("RGB").crop(SIGNS["black"])
    drawn = opened(paint(after("a1", position=DRAWN))).convert("RGB").crop(SIGNS["black"])
    assert won.tobytes() != drawn.tobytes()


def test_a_full_board_and_one_without_white_can_be_painted() -> None:
    *_, end = walk(REVERSI, 2, 3)
    for view in (REVERSI.view(end, None), after("a1", position=WIPED)):
        assert opened(paint(view)).size == (960, 1038)


def test_every_cell_lies_where_its_coordinates_say() -> None:
    position = "".join("O" if cell == "c3" else "X" if cell == "d3" else "-" for cell in CELLS)
    picture = paint(after(position=position + "O"))
    x, y = corner("c3")
    assert pixel(picture, x + 52, y + 12) == DISCS["white"].rim[1]
    x, y = corner("d3")
    assert pixel(picture, x + 52, y + 12) == DISCS["black"].rim[1]
