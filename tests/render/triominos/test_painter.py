"""The picture of Triominos."""

from dataclasses import replace

import pytest

from engines.triominos import TRIOMINOS
from engines.triominos.view import TriominosView
from render import paint
from render.picture import Picture
from render.theme import GOLD, IVORY
from render.triominos.board import BoardDrawing
from render.triominos.colours import THEMES
from tests.engines.test_triominos_bonus import BRIDGE, HEXAGON, TWO_AT_ONCE
from tests.engines.triominos_positions import state
from tests.render.pictures import colours, contains, middle, opened, pixel
from tests.render.triominos.positions import after, holding, played

HEADER = 116

both_themes = pytest.mark.parametrize("theme", THEMES)


def spot(view: TriominosView, corner: tuple[int, int]) -> tuple[int, int]:
    """Where a corner of the lattice lies in the picture."""
    x, y = BoardDrawing(view, ()).layout.corner(corner)
    return 16 + x, HEADER + y


def choices(picture: Picture) -> list[str]:
    return [region.choice for region in picture.regions]


@both_themes
def test_one_tile_makes_a_low_picture(theme: str) -> None:
    picture = paint(TRIOMINOS.view(state("0,0:555", "012", "013"), None), (), theme)
    assert opened(picture).size == (960, 572)
    assert len(opened(picture).getcolors() or ()) <= 128


@both_themes
def test_flat_colours_are_exact(theme: str) -> None:
    view = TRIOMINOS.view(state("0,0:555", "012", "013"), None)
    picture, own = paint(view, (), theme), THEMES[theme]
    assert pixel(picture, 4, 4) == THEMES[theme].page
    assert pixel(picture, 20, 300) == own.rim
    assert pixel(picture, 40, 300) == own.felt
    assert pixel(picture, 480, 366) == IVORY


def test_the_last_tile_is_framed_in_gold_and_no_other() -> None:
    at = TRIOMINOS.play(state("0,0:555", "355 012", "013"), "355.2")
    view = TRIOMINOS.view(at, None)
    first, last = (BoardDrawing(view, ()).layout.outline(tile.cell) for tile in view.laid)
    picture = paint(view)
    for outline, found in ((first, False), (last, True)):
        x, y = (round(part) for part in middle(outline))
        box = (16 + x - 20, HEADER + y - 70, 16 + x + 20, HEADER + y + 70)
        assert (GOLD in colours(picture, box)) is found


@pytest.mark.parametrize("position", [HEXAGON, TWO_AT_ONCE, BRIDGE])
def test_a_gold_dot_lies_on_every_point_that_earned_something(position: tuple[str, str]) -> None:
    view = after(position)
    picture = paint(view)
    for corner in (*view.hexagons, *view.bridges):
        assert pixel(picture, *spot(view, corner)) == GOLD


def test_a_completed_hexagon_is_outlined() -> None:
    view = after(HEXAGON)
    (line, column) = view.hexagons[0]
    x, y = spot(view, (line - 1, column))
    assert pixel(paint(view), x, y) == GOLD


def test_two_hexagons_are_outlined_together() -> None:
    view = after(TWO_AT_ONCE)
    (line, right), (_, left) = view.hexagons
    inside = spot(view, (line, (left + right) // 2))
    shared = spot(view, (line - 1, (left + right) // 2))
    assert pixel(paint(view), *shared) == GOLD  # where the two outlines join
    assert pixel(paint(view), inside[0], inside[1] - 30) != GOLD


def test_a_private_picture_shows_a_picked_tile_only_where_it_fits() -> None:
    view = TRIOMINOS.view(state("0,0:055", "005 012 555", "013"), 0)
    board = BoardDrawing(view, ("005",))
    assert [(ghost.name, ghost.cell) for ghost in board.ghosts] == [("1", (0, -1)), ("2", (0, 1))]
    assert [ghost.digits for ghost in board.ghosts] == [(0, 0, 5), (0, 0, 5)]
    assert choices(paint(view, ("005",)))[:2] == ["1", "2"]


def test_the_places_of_a_picked_tile_are_regions_over_its_cells() -> None:
    view = TRIOMINOS.view(state("0,0:055", "005 012 555", "013"), 0)
    picture, layout = paint(view, ("555",)), BoardDrawing(view, ("555",)).layout
    region, *others = picture.regions
    (fit,) = [fit for fit in view.fits if fit.tile == "555"]
    x, y = middle(layout.outline(fit.cell))
    assert region.choice == fit.place
    assert contains(region.outline, (16 + x, HEADER + y))
    assert [other.choice for other in others] == ["005"]  # to be chosen instead; 012 fits nowhere


def test_nobodys_choice_shows_on_the_public_picture() -> None:
    view = TRIOMINOS.view(state("0,0:055", "005 012 555", "013"), None)
    assert paint(view).regions == ()
    assert BoardDrawing(view, ()).ghosts == ()


def test_while_somebody_chooses_everybody_sees_the_names_of_all_places() -> None:
    view = played(30)
    assert choices(paint(view, ("@1",))) == list(view.places)
    assert paint(view, ("@1",)).png == paint(view, ("@3",)).png


def test_all_places_stay_in_the_picture_however_crowded_it_is() -> None:
    view = played(46, 2)
    picture = paint(view, ("@1",))
    assert choices(picture) == list(view.places)
    for region in picture.regions:
        assert all(0 <= x <= picture.width and 0 <= y <= picture.height for x, y in region.outline)


@pytest.mark.parametrize(
    ("count", "height"), [(1, 206), (8, 206), (9, 180), (11, 326), (20, 326), (21, 294), (47, 492)]
)
def test_the_tray_holds_every_hand(count: int, height: int) -> None:
    view = holding(count)
    picture = paint(view)
    layout = BoardDrawing(view, ()).layout
    assert picture.height == HEADER + layout.height + 14 + height + 16


def test_the_tiles_that_can_be_laid_are_regions_and_stand_higher() -> None:
    at = state("0,0:555", "055 012 155", "003")
    picture = paint(TRIOMINOS.view(at, 0))
    assert choices(picture) == ["055", "155"]
    watching = paint(TRIOMINOS.view(replace(at, turn=1), 0))
    assert watching.regions == ()


@pytest.mark.parametrize("count", [3, 12, 30, 47])
def test_regions_do_not_overlap(count: int) -> None:
    regions = paint(holding(count)).regions
    for one in regions:
        for other in regions:
            assert one == other or not contains(one.outline, middle(other.outline))


def test_drawn_tiles_are_framed_in_gold_for_their_owner() -> None:
    at = TRIOMINOS.play(state("0,0:555", "012", "355 013", market="055 000"), "draw")
    own, public = (paint(TRIOMINOS.view(at, seat)) for seat in (0, None))
    tray = (16, own.height - 200, 944, own.height - 20)
    assert GOLD in colours(own, tray)
    assert public.height < own.height


def test_everybody_sees_the_same_but_for_the_tray() -> None:
    view = played(10)
    at = state("0,0:555", "055 012", "003 013")
    one, other = (opened(paint(TRIOMINOS.view(at, seat))).convert("RGB") for seat in (0, None))
    assert view.hand == ()
    assert (
        one.crop((0, 0, 960, other.height - 16)).tobytes()
        == other.crop((0, 0, 960, other.height - 16)).tobytes()
    )


def test_at_a_rounds_end_everybodys_tiles_are_shown_to_all() -> None:
    at = TRIOMINOS.play(state("0,0:555", "355", "012 044", "111"), "355.1")
    pictures = [paint(TRIOMINOS.view(at, seat)) for seat in (None, 0, 1)]
    assert len({picture.png for picture in pictures}) == 1
    playing = paint(TRIOMINOS.view(state("0,0:555", "355", "012 044", "111"), None))
    assert pictures[0].height > playing.height
    assert [part.code for part in pictures[0].alt].count("left") == 2


def test_the_winner_of_the_match_lies_on_gold() -> None:
    at = state("0,0:555", "355", "012", scores=(190, 20))
    view = TRIOMINOS.view(TRIOMINOS.play(at, "355.1"), None)
    assert view.outcome is not None
    assert pixel(paint(view), 30, 20) == GOLD
    assert pixel(paint(replace(view, outcome=None)), 30, 20) != GOLD


def test_the_crown_is_the_rounds_winners_until_the_match_has_one() -> None:
    def crowned(scores: tuple[int, int]) -> list[bool]:
        at = state("0,0:555", "355", "012", scores=scores)  # who begins wins the round
        picture = paint(TRIOMINOS.view(TRIOMINOS.play(at, "355.1"), None))
        rows = (picture.height - 16 - 10 - 84 * left for left in (2, 1))
        return [GOLD in colours(picture, (36, top + 20, 76, top + 64)) for top in rows]

    assert crowned((0, 0)) == [True, False]
    assert crowned((0, 300)) == [False, True]


def test_the_points_of_the_last_move_stand_in_gold() -> None:
    assert pixel(paint(after(HEXAGON)), 690, 50) == GOLD
    start = TRIOMINOS.view(state("", "355", "012"), None)
    assert pixel(paint(start), 690, 50) == THEMES["light"].page


@both_themes
def test_forty_tiles_take_at_most_60_kb(theme: str) -> None:
    view = played(40)
    assert len(paint(view, (), theme).png) <= 60_000
    assert len(paint(view, ("@1",), theme).png) <= 60_000
