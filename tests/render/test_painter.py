"""What a game without anything of its own gets: the defaults of a painter and of a grid."""

import pytest

from engines.game import Outcome, phrase
from render.painter import Painter
from render.theme import GOLD, PLAIN, THEMES
from tests.render.lines import GRID, PAINTER, LinesView
from tests.render.pictures import colours, contains, middle, opened, pixel
from tests.render.strict_png import check

CELLS = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
PLACED = phrase("placed", seat=1, cell="c1")
VIEW = LinesView(
    seat=None,
    turn=0,
    taken=(("a1", "b2"), ("c1",)),
    placed="c1",
    offers=("b1", "a2", "c2", "a3", "b3", "c3"),
    last=(PLACED,),
)

both_themes = pytest.mark.parametrize("theme", THEMES)


def test_cells_are_named_row_by_row_from_the_top_left() -> None:
    assert GRID.cells == CELLS
    assert (GRID.corner("a1"), GRID.corner("c2")) == ((75, 75), (75 + 560, 75 + 280))
    assert GRID.middle("b1") == (75 + 420, 75 + 140)
    for cell in CELLS:
        assert contains(GRID.square(cell), GRID.middle(cell))
        assert middle(GRID.square(cell)) == GRID.middle(cell)


@both_themes
def test_a_board_without_colours_of_its_own_is_painted_in_the_plain_ones(theme: str) -> None:
    picture, own = PAINTER.paint(VIEW, (), theme, None), PLAIN[theme]
    assert check(picture.png)
    assert opened(picture).size == (960, 960)
    assert pixel(picture, 4, 4) == own.page
    assert pixel(picture, 30, 500) == own.rim
    assert pixel(picture, 80, 80) == own.felt
    x, y = GRID.middle("b1")
    assert pixel(picture, x, y + 50) == own.well
    assert own.letters in colours(picture, (20, 180, 72, 240))
    assert GOLD in colours(picture, (*GRID.corner("c1"), 915, 355))
    assert GOLD not in colours(picture, (*GRID.corner("b2"), 635, 635))


def test_the_regions_are_the_cells_that_can_be_chosen() -> None:
    picture = PAINTER.paint(VIEW, (), "light", None)
    assert tuple(region.choice for region in picture.regions) == VIEW.offers
    compared = PAINTER.paint(VIEW, (), "light", ("b1", "a2"))
    assert compared.regions == ()
    assert GOLD in colours(compared, (*GRID.corner("b1"), 635, 355))
    assert PLAIN["light"].offer in colours(compared, (*GRID.corner("a2"), 150, 430))


def test_the_text_board_marks_the_last_piece() -> None:
    assert PAINTER.text(VIEW).splitlines() == ["  a b c", "1 O .>X", "2 . O .", "3 . . ."]


@pytest.mark.parametrize(
    ("turn", "outcome", "codes"),
    [
        (0, None, ("placed", "turn")),
        (None, None, ("placed",)),
        (None, Outcome((1,), (0, 1), "line"), ("placed", "won")),
        (None, Outcome((), (0, 0), "full"), ("placed", "drawn")),
    ],
)
def test_the_description_says_what_happened_and_what_comes_next(
    turn: int | None, outcome: Outcome | None, codes: tuple[str, ...]
) -> None:
    view = LinesView(seat=None, turn=turn, taken=((), ()), last=(PLACED,), outcome=outcome)
    assert tuple(part.code for part in PAINTER.alt(view)) == codes
    assert PAINTER.paint(view, (), "light", None).alt == PAINTER.alt(view)


def test_without_colours_of_its_own_a_painter_has_the_plain_ones_and_no_sides() -> None:
    painter: Painter[LinesView] = Painter(PAINTER.paint, PAINTER.text)
    assert painter.themes == PLAIN
    assert not any(theme.sides for theme in painter.themes.values())
