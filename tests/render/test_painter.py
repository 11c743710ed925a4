"""What a game without anything of its own gets: the defaults of a painter and of a grid."""

from dataclasses import replace

import pytest

from engines.game import Outcome, phrase
from render.bands import bands
from render.painter import Painter, described
from render.theme import GOLD, PLAIN, THEMES
from tests.example.game import FourView
from tests.example.painter import GRID, PAINTER
from tests.render.pictures import colours, contains, opened, pixel
from tests.render.strict_png import check

PLACED = phrase("dropped", seat=1, cell="c1", fours=0)
VIEW = FourView(
    seat=None,
    turn=0,
    sides=("red", "yellow"),
    discs=(("a1", "b1"), ("c1",)),
    fours=frozenset(),
    placed="c1",
    offers=("a2", "b2", "c2", "d1", "e1", "f1", "g1"),
    last=(PLACED,),
)

both_themes = pytest.mark.parametrize("theme", THEMES)


def test_cells_are_named_row_by_row_from_the_top_left() -> None:
    assert GRID.cells[:8] == ("a6", "b6", "c6", "d6", "e6", "f6", "g6", "a5")
    assert GRID.cells[-1] == "g1"
    assert (GRID.corners["a6"], GRID.corners["c5"]) == ((77, 77), (77 + 230, 77 + 115))
    assert GRID.middles["b6"] == (77 + 172, 77 + 57)
    for cell in GRID.cells:
        assert contains(GRID.square(cell), GRID.middles[cell])


@both_themes
def test_a_board_without_colours_of_its_own_is_painted_in_the_plain_ones(theme: str) -> None:
    picture, own = PAINTER.paint(VIEW, (), theme, None).picture(), PLAIN[theme]
    assert check(picture.png)
    assert opened(picture).size == (960, 844)
    assert pixel(picture, 4, 4) == own.page
    assert pixel(picture, 30, 500) == own.rim
    assert pixel(picture, 82, 82) == own.felt
    x, y = GRID.middles["d1"]
    assert pixel(picture, x, y + 25) == own.well
    assert own.letters in colours(picture, (20, 100, 72, 180))
    assert GOLD in colours(picture, (*GRID.corners["c1"], 420, 765))
    assert GOLD not in colours(picture, (*GRID.corners["b1"], 305, 765))


def test_each_row_of_cells_is_a_band_that_a_disc_elsewhere_leaves_as_it_is() -> None:
    before, after = (
        PAINTER.paint(view, (), "light", None)
        for view in (replace(VIEW, discs=((), ())), replace(VIEW, discs=(("a6",), ())))
    )
    assert {*GRID.cuts} <= {*before.cuts}
    keys = [
        [band.key for band in bands(one.width, one.cuts, one.strokes)] for one in (before, after)
    ]
    changed = [top for top, one, other in zip(before.cuts, *keys, strict=False) if one != other]
    assert changed == [GRID.corners["a6"][1]]


def test_the_regions_are_the_cells_that_can_be_chosen() -> None:
    picture = PAINTER.paint(VIEW, (), "light", None).picture()
    assert tuple(region.choice for region in picture.regions) == VIEW.offers
    compared = PAINTER.paint(VIEW, (), "light", ("d1", "a2")).picture()
    assert compared.regions == ()
    assert GOLD in colours(compared, (*GRID.corners["d1"], 535, 765))
    assert PLAIN["light"].offer in colours(compared, (*GRID.corners["a2"], 110, 600))


def test_the_text_board_marks_the_last_piece() -> None:
    assert PAINTER.text(VIEW).splitlines() == [
        "  a b c d e f g",
        "6 . . . . . . .",
        "5 . . . . . . .",
        "4 . . . . . . .",
        "3 . . . . . . .",
        "2 * * * . . . .",
        "1 R R>Y * * * *",
    ]


@pytest.mark.parametrize(
    ("turn", "outcome", "codes"),
    [
        (0, None, ("dropped", "turn")),
        (None, None, ("dropped",)),
        (None, Outcome((1,), (0, 1), "line"), ("dropped", "won")),
        (None, Outcome((), (0, 0), "full"), ("dropped", "drawn")),
    ],
)
def test_the_description_says_what_happened_and_what_comes_next(
    turn: int | None, outcome: Outcome | None, codes: tuple[str, ...]
) -> None:
    view = replace(VIEW, turn=turn, outcome=outcome)
    assert tuple(part.code for part in described(view)) == codes
    assert tuple(part.code for part in PAINTER.alt(view)) == (*codes, "red", "yellow")
    assert PAINTER.paint(view, (), "light", None).alt == PAINTER.alt(view)


def test_without_colours_of_its_own_a_painter_has_the_plain_ones_and_no_sides() -> None:
    painter: Painter[FourView] = Painter(PAINTER.paint, PAINTER.text)
    assert painter.themes == PLAIN
    assert not any(theme.sides for theme in painter.themes.values())
