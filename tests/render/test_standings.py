"""The standings of a tournament, and the podium of its end, as pictures."""

import pytest

from render import paint_podium, paint_standings, sample
from render.colour import mix
from render.podium import BOARD, HIGH, Podium, PodiumStep
from render.standings import (
    APART,
    BRONZE,
    CELL,
    HEAD,
    LEAST_CELL,
    PAD,
    PLACE,
    ROW,
    ROWS,
    SILVER,
    ResultCell,
    StandingsRow,
    StandingsTable,
)
from render.theme import GOLD, MARGIN, PAGES, WIDTH
from tests.render.pictures import colours, opened, pixel

LEFT, TOP = MARGIN + PAD + PLACE, MARGIN + PAD + HEAD
WON, LOST, NEW = ResultCell("1", 1.0), ResultCell("0", 0.0), ResultCell("0", 0.0, new=True)
NOT_YET, PLAYED = ResultCell(), ResultCell(played=True)
CROSSTABLE = StandingsTable(
    (
        StandingsRow(1, "2", 2.0, ("1½",), (NOT_YET, WON, WON)),
        StandingsRow(2, "½", 0.5, ("1",), (NEW, NOT_YET, PLAYED)),
        StandingsRow(2, "½", 0.5, ("1",), (LOST, PLAYED, NOT_YET), gone=True),
    ),
    square=True,
)


def cell(row: int, column: int, wide: int = 76) -> tuple[int, int, int, int]:
    left, top = LEFT + column * wide, TOP + row * ROW
    return left + 2, top + 4, left + wide - 2, top + ROW - 4


@pytest.mark.parametrize("look", ["light", "dark", "dark-contrast-large"])
def test_a_crosstable_shows_who_met_whom(look: str) -> None:
    theme, picture = PAGES[look], paint_standings(CROSSTABLE, look)
    assert opened(picture).size == (WIDTH, TOP + 3 * ROW + PAD + MARGIN)
    assert opened(picture).mode == "P" and len(picture.png) <= 30_000
    assert pixel(picture, 4, 4) == theme.page
    for place in range(3):
        assert mix(theme.card, theme.muted, 0.55) in colours(picture, cell(place, place))
    assert GOLD in colours(picture, cell(1, 0)), "the newest result has a golden frame"
    assert GOLD not in colours(picture, cell(0, 1))
    assert theme.muted in colours(picture, cell(1, 2)), "a ring: it is being played"
    assert theme.muted not in colours(picture, cell(0, 2))


def test_the_first_three_places_have_medals_and_who_shares_one_has_its() -> None:
    picture = paint_standings(CROSSTABLE)
    badges = [
        (MARGIN + PAD, TOP + row * ROW + 4, LEFT - 20, TOP + (row + 1) * ROW - 4)
        for row in range(3)
    ]
    assert [colour in colours(picture, badges[0]) for colour in (GOLD, SILVER)] == [True, False]
    assert SILVER in colours(picture, badges[1])
    assert SILVER not in colours(picture, badges[2]), "who has withdrawn has none"


def test_sixteen_against_each_other_have_room() -> None:
    cells = tuple(ResultCell("½", 0.5) for _ in range(ROWS))
    rows = (StandingsRow(place, "15½", 15.5, ("99½", "99"), cells) for place in range(1, ROWS + 1))
    picture = paint_standings(StandingsTable(tuple(rows), square=True))
    assert PAGES["light"].ink in colours(picture, cell(0, ROWS - 1, LEAST_CELL))
    between = (WIDTH - MARGIN - PAD + 1, TOP, WIDTH - MARGIN - 1, TOP + ROWS * ROW)
    assert colours(picture, between) == {PAGES["light"].card}


def test_without_results_points_are_bars() -> None:
    rows = (StandingsRow(place, str(points), points) for place, points in ((1, 8), (2, 4), (3, 0)))
    picture = paint_standings(StandingsTable(tuple(rows)))
    top = MARGIN + PAD + ROW // 2
    left, right = LEFT + 12, WIDTH - MARGIN - PAD - 108 - 40
    middle = (left + right) // 2
    assert pixel(picture, left, top) == pixel(picture, right, top) == GOLD
    assert pixel(picture, middle - 60, top + ROW) == SILVER
    assert pixel(picture, middle + 60, top + ROW) != SILVER
    assert pixel(picture, left, top + 2 * ROW) != BRONZE, "nothing yet"


@pytest.mark.parametrize("look", ["light", "dark"])
def test_a_podium_has_the_first_in_the_middle(look: str) -> None:
    steps = PodiumStep(1, "7½"), PodiumStep(2, "7"), PodiumStep(3, "6½")
    picture = paint_podium(Podium(steps), look)
    across = [colours(picture, (x, MARGIN, x + 240, 460)) for x in (110, 360, 610)]
    for colours_of, medal in zip(across, (SILVER, GOLD, BRONZE), strict=True):
        assert [one for one in (GOLD, SILVER, BRONZE) if one in colours_of] == [medal]
    alone = paint_podium(Podium(steps[:1]), look)
    assert colours(alone, (110, MARGIN + 1, 340, 450)) == {PAGES[look].card}


def test_below_the_podium_lies_the_board_without_what_stands_around_it() -> None:
    steps = Podium((PodiumStep(1, "7½"), PodiumStep(2, "7")))
    picture = paint_podium(steps, "light", sample("reversi"))
    assert opened(picture).size == (WIDTH, HIGH + BOARD + 2 * PAD)
    assert GOLD in colours(picture, (360, MARGIN, 600, 460))
    left, top = (WIDTH - BOARD) // 2, HIGH - MARGIN + PAD
    beside = colours(picture, (MARGIN + 1, top, left, top + BOARD))
    assert beside == {PAGES["light"].card}
    middle = colours(picture, (left + 60, top + 60, left + BOARD - 60, top + BOARD - 60))
    assert len(middle) > 20


def test_groups_have_panels_of_their_own_and_cells_of_their_own_rows() -> None:
    cells = (ResultCell(), ResultCell("1", 1.0)), (ResultCell("0", 0.0), ResultCell())
    rows = [
        StandingsRow(place, "1", 1, (), cells[place - 1], group=group)
        for group in (1, 2)
        for place in (1, 2)
    ]
    picture = paint_standings(StandingsTable(tuple(rows), square=True))
    between = TOP + 2 * ROW + PAD + APART // 2
    assert pixel(picture, WIDTH // 2, between) == PAGES["light"].page
    below = TOP + 2 * ROW + 2 * PAD + APART
    itself = pixel(picture, LEFT + CELL // 2, TOP + ROW // 2)
    assert pixel(picture, LEFT + CELL // 2, below + ROW // 2) == itself
    assert pixel(picture, LEFT + 3 * CELL // 2, below + ROW + ROW // 2) == itself
