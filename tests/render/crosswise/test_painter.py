"""The picture of Crosswise."""

from dataclasses import replace

import pytest

from engines.crosswise import view as views
from engines.crosswise.stones import CELLS
from engines.game import phrase
from render import HINT, paint, text
from render.crosswise.colours import STONES, THEMES
from render.picture import Picture
from render.theme import GOLD
from tests.render.crosswise.positions import HAND, PLACED, seen, state
from tests.render.pictures import colours, contains, height_of, middle, opened, pixel

SIX = "wwwpbp kwyp.. rrbpr. k.yp.. rbbprb k.ypy."
ROW = "wwwpbp kwy... rrrrrr k.y... kbbprb k.yyy."
FULL = "wwwpbp kwykbr rrbyrk kpyrwb rbbprb kryywk"  # 17 for Orange, 20 for Green
WHERE = {"orange": (938, 980), "green": (938, 1020)}  # the right end of a winner's total

both_themes = pytest.mark.parametrize("theme", THEMES)


def corner(cell: str) -> tuple[int, int]:
    return 74 + 128 * "abcdef".index(cell[0]), 182 + 128 * (int(cell[1]) - 1)


def at(picture: Picture, cell: str, x: int, y: int) -> tuple[int, int, int]:
    """The colour in a cell, from its middle."""
    left, top = corner(cell)
    return pixel(picture, left + 64 + x, top + 64 + y)


def choices(picture: Picture) -> list[str]:
    return [region.choice for region in picture.regions]


@both_themes
def test_everybody_gets_the_board_and_a_seat_its_stones_below(theme: str) -> None:
    public, private = paint(seen(), (), theme), paint(seen(2), (), theme)
    assert opened(public).size == (960, 1066)
    assert opened(private).size == (960, 1286)
    assert opened(public).mode == opened(private).mode == "P"


@both_themes
def test_both_share_the_board_to_the_pixel(theme: str) -> None:
    box = (0, 0, 960, 1050)
    public, private = opened(paint(seen(), (), theme)), opened(paint(seen(2), (), theme))
    assert public.crop(box).tobytes() == private.crop(box).tobytes()


@both_themes
def test_files_stay_small(theme: str) -> None:
    swapping = paint(seen(2), ("swap",), theme)
    assert len(paint(seen(rows=FULL), (), theme).png) <= 40_960
    assert len(swapping.png) <= 56_000


@both_themes
def test_flat_colours_are_exact(theme: str) -> None:
    own, picture = THEMES[theme], paint(seen(2), ("red",), theme)
    assert pixel(picture, 4, 4) == THEMES[theme].page
    assert pixel(picture, 30, 600) == own.rim
    assert pixel(picture, 71, 600) == own.board
    assert at(picture, "f2", 50, 50) == own.felt
    assert at(picture, "f2", 0, 28) == own.well
    assert pixel(picture, 30, 1100) == THEMES[theme].orange.fill
    assert pixel(picture, 100, 1260) == own.rim


@both_themes
@pytest.mark.parametrize(
    ("cell", "name"),
    [("a3", "red"), ("c2", "yellow"), ("e1", "blue"), ("d1", "purple"), ("a2", "black")],
)
def test_a_stone_shows_its_colour_and_its_symbol(theme: str, cell: str, name: str) -> None:
    picture = paint(seen(), (), theme)
    assert at(picture, cell, -38, 25) == STONES[name].face
    assert at(picture, cell, 0, 0) == STONES[name].symbol


def test_white_stones_carry_a_ring() -> None:
    picture = paint(seen())
    assert at(picture, "a1", 0, -3) == STONES["white"].face
    assert at(picture, "a1", 20, -3) == STONES["white"].symbol


def test_without_a_choice_the_own_playable_stones_are_the_regions() -> None:
    assert choices(paint(seen(2))) == list(HAND)


def test_a_colour_can_go_to_every_empty_cell() -> None:
    picture = paint(seen(2), ("red",))
    empty = [cell for cell, stone in zip(CELLS, seen().board, strict=True) if stone is None]
    cells = picture.regions[: len(empty)]
    assert [region.choice for region in cells] == empty
    for region in cells:
        x, y = corner(region.choice)
        assert middle(region.outline) == (x + 64, y + 64)
        assert contains(region.outline, (x + 64, y + 64))


@both_themes
def test_cells_that_can_be_chosen_are_named_in_the_offer_colour(theme: str) -> None:
    offer = THEMES[theme].offer
    empty, taken = paint(seen(2), ("red",), theme), paint(seen(2), ("swap",), theme)
    x, y = corner("f6")
    assert height_of(empty, (x + 30, y + 30, x + 98, y + 98), offer) >= 18
    x, y = corner("a2")
    assert height_of(taken, (x + 36, y + 84, x + 92, y + 124), offer) >= 18


def test_a_special_chooses_stones_and_they_rise() -> None:
    picture = paint(seen(2), ("swap",))
    taken = [cell for cell, stone in zip(CELLS, seen().board, strict=True) if stone]
    assert choices(picture)[: len(taken)] == taken
    assert at(paint(seen(2)), "a2", 0, -55) == THEMES["light"].felt
    assert at(picture, "a2", 0, -55) != THEMES["light"].felt


@both_themes
def test_the_first_stone_of_a_swap_is_outlined_and_can_no_longer_be_chosen(theme: str) -> None:
    picture = paint(seen(2), ("swap", "a1"), theme)
    assert "a1" not in choices(picture)
    assert at(picture, "a1", -57, 0) == THEMES[theme].offer


def test_lines_that_are_marked_are_framed_as_wholes() -> None:
    offer = THEMES["light"].offer
    plain, lined = (
        paint(seen(2), (), "light", (HINT, what)) for what in ("c3", "line-c.line-3.c3")
    )
    for cell, x, y in (("c1", -64, 0), ("c6", 64, 0), ("a3", 0, -64), ("f3", 64, 0)):
        assert at(lined, cell, x, y) == offer != at(plain, cell, x, y)
    assert at(lined, "a1", -64, 0) == at(plain, "a1", -64, 0)


def test_a_move_goes_from_a_stone_to_an_empty_cell() -> None:
    hand = ("move", "red", "red", "blue")
    assert choices(paint(seen(2, hand=hand), ("move",)))[0] == "a1"
    assert choices(paint(seen(2, hand=hand), ("move", "a1")))[0] == "d2"


def test_a_replace_chooses_an_own_colour_before_the_cell() -> None:
    hand = ("replace", "red", "swap", "blue")
    assert choices(paint(seen(2, hand=hand), ("replace",)))[:2] == ["red", "blue"]
    assert choices(paint(seen(2, hand=hand), ("replace", "red")))[0] == "a1"


def test_another_stone_can_be_chosen_instead_of_the_picked_one() -> None:
    hand = ("replace", "red", "red", "blue")

    def stones(*picked: str) -> list[str]:
        return [name for name in choices(paint(seen(2, hand=hand), picked)) if name not in CELLS]

    assert stones("red") == ["replace", "blue"]
    assert stones("replace") == ["red", "red", "blue"]
    assert stones("replace", "red") == []


@both_themes
def test_the_picked_stone_rises_in_an_outline_and_its_number_becomes_a_pill(theme: str) -> None:
    offer = THEMES[theme].offer
    lying, picked = paint(seen(2), (), theme), paint(seen(2), ("red",), theme)
    assert pixel(picked, 422, 1076) == offer
    assert pixel(lying, 422, 1076) == THEMES[theme].rim
    assert pixel(picked, 402, 1242) == offer


def test_of_two_equal_stones_only_the_first_rises() -> None:
    picture = paint(seen(2, hand=("red", "red", "swap", "blue")), ("red",))
    assert pixel(picture, 250, 1076) == THEMES["light"].offer
    assert pixel(picture, 422, 1076) == THEMES["light"].rim


def test_a_stone_that_cannot_be_played_sinks_into_the_tray() -> None:
    empty = " ".join(["......"] * 6)
    view = seen(2, rows=empty, last=())
    assert choices(paint(view)) == ["blue", "red", "purple"]
    assert pixel(paint(view), 594, 1116) != pixel(paint(seen(2)), 594, 1116)


@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_trays_of_any_size_show_every_stone(count: int) -> None:
    hand = ("red", "yellow", "blue", "purple", "white", "red")[:count]
    picture = paint(seen(2, hand=hand))
    assert choices(picture) == list(hand)
    for region, name in zip(picture.regions, hand, strict=True):
        x, _ = middle(region.outline)
        assert pixel(picture, round(x) - 40, 1180) == STONES[name].face


@both_themes
def test_what_was_placed_lies_in_brackets(theme: str) -> None:
    picture = paint(seen(), (), theme)
    assert at(picture, "e3", -58, -45) == GOLD
    assert at(picture, "c3", -58, -45) != GOLD


def test_a_swap_brackets_both_cells() -> None:
    swapped = phrase("swapped", seat=1, colour="red", cell="a1", second="white", other="e3")
    picture = paint(seen(last=(swapped,)))
    assert at(picture, "a1", -58, -45) == at(picture, "e3", -58, -45) == GOLD


def test_a_move_brackets_its_target_and_leaves_a_pip() -> None:
    moved = phrase("moved", seat=1, colour="red", cell="d3", to="e3")
    picture = paint(seen(2, last=(moved,)))
    assert at(picture, "e3", -58, -45) == at(picture, "d3", 0, 0) == GOLD
    choosing = paint(seen(2, last=(moved,)), ("red",))
    assert at(choosing, "d3", 0, -47) == GOLD
    assert at(choosing, "d3", 0, 28) == THEMES["light"].well


def test_a_remove_leaves_only_a_pip() -> None:
    removed = phrase("removed", seat=1, colour="red", cell="e4")
    picture = paint(seen(last=(removed,)))
    assert at(picture, "e4", 0, 0) == GOLD
    assert GOLD not in colours(picture, (*corner("e3"), corner("e3")[0] + 128, 500))


@both_themes
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_hand_to_move_lies_on_a_card(theme: str, seats: int) -> None:
    picture = paint(seen(seats=seats, turn=1), (), theme)
    card, page = THEMES[theme].card, THEMES[theme].page
    tops = [pixel(picture, 16 + 112 * seat + 56, 16) for seat in range(seats)]
    assert tops == [card if seat == 1 else page for seat in range(seats)]


def test_played_specials_fill_their_pips() -> None:
    picture = paint(seen())
    ink = THEMES["light"].ink
    filled = [
        [pixel(picture, 657 + 82 * kind + 23 * (pip - 1), 100) == ink for pip in range(3)]
        for kind in range(4)
    ]
    assert filled == [[True, False, False], [False] * 3, [True, True, False], [True, False, False]]


def test_a_pass_is_shown_below_the_hand() -> None:
    picture = paint(seen(last=(PLACED, phrase("passed", seat=1))))
    assert pixel(picture, 16 + 112 + 56 - 11, 109) == GOLD


@both_themes
@pytest.mark.parametrize(("rows", "side"), [(SIX, "orange"), (ROW, "green"), (FULL, "green")])
def test_the_winning_team_lies_on_gold(theme: str, rows: str, side: str) -> None:
    view = seen(rows=rows)
    picture = paint(view, (), theme)
    tops = [pixel(picture, 16 + 112 * seat + 56, 16) == GOLD for seat in range(4)]
    assert tops == [one == side for one in view.sides]
    golden = [
        name for name, (x, y) in WHERE.items() if GOLD in colours(picture, (858, y - 15, x, y))
    ]
    assert golden == [side]


@both_themes
def test_six_of_a_kind_are_framed_and_their_tag_is_gold(theme: str) -> None:
    column, row = paint(seen(rows=SIX), (), theme), paint(seen(rows=ROW), (), theme)
    x, y = corner("d1")
    assert pixel(column, x, y + 300) == pixel(column, x + 20, 970) == GOLD
    x, y = corner("a3")
    assert pixel(row, x + 300, y) == pixel(row, 860, y + 30) == GOLD


def test_a_level_score_crowns_nobody() -> None:
    view = seen(rows=FULL)
    assert view.outcome is not None
    level = replace(view, outcome=replace(view.outcome, winners=()))
    tops = [pixel(paint(level), 16 + 112 * seat + 56, 16) == GOLD for seat in range(4)]
    assert tops == [True] * 4
    assert "drawn" in [part.code for part in paint(level).alt]


def test_numbers_can_be_read_on_a_phone() -> None:
    light = THEMES["light"]
    picture = paint(seen(2))
    assert height_of(picture, (100, 970, 180, 1020), light.orange.text) >= 18
    assert height_of(picture, (870, 220, 920, 280), light.green.text) >= 18
    assert height_of(picture, (100, 20, 126, 90), light.ink) >= 18
    assert height_of(picture, (230, 1225, 270, 1260), light.offer) >= 18
    assert height_of(picture, (885, 965, 930, 998), light.orange.total) >= 18


def test_a_picture_shows_nothing_of_hidden_stones() -> None:
    here = state()
    hands = tuple(("swap",) * 4 if seat != 2 else hand for seat, hand in enumerate(here.hands))
    there = replace(here, hands=hands, bag=("white",) * 10)
    for seat in (None, 2):
        one, other = (views.view(position, seat) for position in (here, there))
        assert paint(one) == paint(other)
    assert text(views.view(here, 2)) == text(views.view(there, 2))


def test_the_public_picture_takes_no_notice_of_choices() -> None:
    assert paint(seen(), ("red",)) == paint(seen())


@pytest.mark.parametrize("pair", ["a1.b1", "b1.a1", "c3.d3", "d3.c3", "e5.f5", "f5.e5"])
def test_of_two_framed_neighbours_the_later_lies_above(pair: str) -> None:
    here, there = pair.split(".")
    view = replace(seen(2), moves=("red.d2", f"swap.{pair}"))
    picture = paint(view, (), "light", ("red.d2", f"swap.{pair}"))
    right, left = 60, -61  # where a frame runs, in the pixels around the middle of its cell
    towards, back = (right, left) if here < there else (left, right)
    assert at(picture, there, back, 0) == THEMES["light"].offer
    assert at(picture, here, towards, 0) == THEMES["light"].rim
