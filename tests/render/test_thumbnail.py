"""Thumbnails: the middle of a board, small enough for a list."""

import io

import pytest
from PIL import Image

import render
from engines import GAMES
from render.thumbnail import SIDE


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("plies", [0, 12])
def test_a_thumbnail_is_a_small_square_of_the_board_alone(key: str, plies: int) -> None:
    game = GAMES[key]
    state = game.start(game.deal(min(game.seats), {"first": "1"}, "5eed" * 16))
    for _ in range(plies):
        turn = game.view(state, None).turn
        state = game.play(state, game.view(state, turn).moves[0])
    small = render.thumbnail(render.paint(game.view(state, None), (), "light"))
    assert (small.width, small.height) == (SIDE, SIDE) and small.regions == ()
    assert len(small.png) < 20_000
    with Image.open(io.BytesIO(small.png)) as image:
        assert image.size == (SIDE, SIDE)
        page = (244, 239, 230)  # around the board, and in its header
        corners = [image.convert("RGB").getpixel((x, y)) for x in (0, 167) for y in (0, 167)]
    assert page not in corners
