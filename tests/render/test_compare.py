"""Two moves of a position beside each other: gold was played, the offer's colour was better."""

from typing import Any

import pytest

from engines import GAMES
from engines.game import View
from render import paint
from render.reversi.colours import THEMES
from render.reversi.sprites import CELL
from render.theme import GOLD
from tests.campaigns import so_many
from tests.example import ALL, PAINTERS
from tests.render.pictures import colours, opened, state_of

pytestmark = pytest.mark.usefixtures("example")
games = pytest.mark.parametrize("key", PAINTERS)


def choosing(key: str, number: int) -> View:
    """What the mover sees in a random position with several moves."""
    game = ALL[key]
    for at in range(10, 40):
        state: Any = state_of(game, 2, number, at)
        turn = game.view(state, None).turn
        if turn is not None and len(game.view(state, turn).moves) > 1:
            return game.view(state, turn)
    raise AssertionError("no choice to make")


@games
@pytest.mark.parametrize("theme", THEMES)
def test_a_comparison_is_a_picture_of_its_own_without_regions(key: str, theme: str) -> None:
    for number in range(so_many(1, 20)):
        view = choosing(key, number)
        picture = paint(view, (), theme, (view.moves[0], view.moves[-1]))
        assert not picture.regions
        assert opened(picture).size == (picture.width, picture.height)
        assert len(picture.png) <= 60_000
        assert GOLD in colours(picture, (0, 100, picture.width, picture.height))
        other = paint(view, (), theme, (view.moves[-1], view.moves[0]))
        assert len({picture.png, other.png, paint(view, (), theme).png}) == 3


@games
def test_every_pair_of_moves_can_be_compared(key: str) -> None:
    view = choosing(key, 5)
    some = view.moves[:: max(1, len(view.moves) // 4)]
    pairs = [(one, other) for one in some for other in some if one != other]
    pictures = {paint(view, (), "light", pair).png for pair in pairs}
    assert len(pictures) > len(pairs) // 2


def test_in_reversi_no_empty_list_of_cells_is_read_out() -> None:
    view = choosing("reversi", 5)
    said = {part.code for part in paint(view, (), "light", (view.moves[0], view.moves[1])).alt}
    assert "turn" in said and "legal" not in said


def test_in_reversi_gold_lies_round_the_move_played_and_the_offer_round_the_better_one() -> None:
    view = GAMES["reversi"].view(GAMES["reversi"].start("reversi first=1 position=start"), 0)
    picture = paint(view, (), "light", ("d3", "f5"))
    own = THEMES["light"]

    def seen(column: int, row: int) -> set[Any]:
        x, y = 64 + column * CELL, 154 + row * CELL
        return colours(picture, (x + 2, y + 2, x + 30, y + 30))

    assert GOLD in seen(3, 2) and own.offer not in seen(3, 2)
    assert own.offer in seen(5, 4) and GOLD not in seen(5, 4)
    assert {GOLD, own.offer} & (seen(2, 3) | seen(4, 5)) == set(), "no other move is marked"
