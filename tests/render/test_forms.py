"""What a painter says of its pieces and sides to screens that draw and move them themselves."""

from collections.abc import Mapping
from typing import Any

import pytest

from engines import GAMES
from render import PAINTERS, paint
from render.theme import THEMES
from tests.render.pictures import state_of

games = pytest.mark.parametrize("key", GAMES)


@games
def test_every_piece_of_a_picture_has_a_form_of_its_painter(key: str) -> None:
    game, seen = GAMES[key], set()
    for plies in (0, 9, 30):
        state = state_of(game, game.seats[-1], 7, plies)
        for seat in (None, *range(game.seats[-1])):
            seen |= {piece.form for piece in paint(game.view(state, seat)).pieces}
    assert seen == PAINTERS.beside(key).forms.keys()


@games
def test_a_side_has_a_sign_and_hidden_pieces_of_no_side_have_one(key: str) -> None:
    game, beside = GAMES[key], PAINTERS.beside(key)
    sides = {side for seats in game.seats for side in game.sides(seats, {})}
    assert beside.signs.keys() == sides
    view = game.view(state_of(game, game.seats[-1], 7, 0), None)
    assert (beside.pile is not None) == (bool(view.hands) and not sides)
    if beside.pile:
        assert beside.pile.edge.keys() == THEMES.keys()


@pytest.mark.parametrize("named", ["forms", "signs"])
def test_what_two_games_call_alike_is_the_same(named: str) -> None:
    known: dict[str, Any] = {}
    for key in GAMES:
        own: Mapping[str, Any] = getattr(PAINTERS.beside(key), named)
        for name, said in own.items():
            assert known.setdefault(name, said) == said, name
