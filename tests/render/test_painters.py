"""What holds for the pictures of every game."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import product

import pytest

from bot.texts.words import Words
from engines.game import View
from engines.path import next_choices
from render import paint, paint_tray, text, warm
from render.theme import THEMES, WIDTH
from tests.example import ALL, PAINTERS
from tests.render.pictures import contains, middle, opened, state_of

POINTS = (0, 9, 30, None)  # moves made; None: all

pytestmark = pytest.mark.usefixtures("example")
games = pytest.mark.parametrize("key", PAINTERS)


@cache
def views(key: str) -> list[View]:
    """The start, two positions and the end of a match, seen by everybody and by each seat."""
    game = ALL[key]
    seats = game.seats[-1]
    states = [state_of(game, seats, 7, at) for at in POINTS]
    return [game.view(state, seat) for state in states for seat in (None, *range(seats))]


def test_every_game_has_a_painter() -> None:
    assert PAINTERS.keys() == ALL.keys()


@games
@pytest.mark.parametrize("theme", THEMES)
def test_every_view_is_painted_in_its_own_size(key: str, theme: str) -> None:
    for view in views(key):
        picture = paint(view, (), theme)
        assert opened(picture).size == (picture.width, picture.height)
        assert opened(picture).mode == "P"
        assert picture.width == WIDTH
        assert len(picture.png) <= 60_000


@games
def test_where_nothing_is_hidden_all_are_shown_the_same_picture(key: str) -> None:
    game = ALL[key]
    for seats, at in product(game.seats, POINTS):
        state = state_of(game, seats, 7, at)
        public = game.view(state, None)
        if not public.hands:
            pictures = {paint(game.view(state, seat)) for seat in (None, *range(seats))}
            assert pictures == {paint(public)}


@games
@pytest.mark.parametrize("theme", THEMES)
def test_a_tray_is_a_low_picture_of_the_own_pieces_alone(key: str, theme: str) -> None:
    for view in views(key):
        tray = paint_tray(view, (), theme)
        assert (tray is None) is (PAINTERS[key].tray is None or not view.hand)
        if tray is not None:
            assert opened(tray).size == (WIDTH, tray.height)
            assert tray.height < paint(view, (), theme).height
            assert len(tray.png) <= 60_000


@games
def test_a_picked_piece_stands_out_in_the_tray(key: str) -> None:
    for view in views(key):
        picked = next((piece for piece in view.hand if next_choices(view.moves, (piece,))), None)
        if PAINTERS[key].tray is not None and picked:
            lifted, plain = paint_tray(view, (picked,)), paint_tray(view)
            assert lifted and plain and lifted.png != plain.png


@games
def test_a_region_is_a_choice_that_can_be_made_and_lies_in_the_picture(key: str) -> None:
    for view in views(key):
        picture = paint(view)
        firsts = {move.split(".")[0] for move in (*view.moves, *view.offers, *view.acts)}
        for region in picture.regions:
            assert region.choice in firsts
            assert contains(region.outline, middle(region.outline))
            for x, y in region.outline:
                assert 0 <= x <= picture.width
                assert 0 <= y <= picture.height


@games
def test_the_same_view_gives_the_same_bytes(key: str) -> None:
    for view in views(key):
        assert paint(view).png == paint(view).png


@games
def test_themes_differ(key: str) -> None:
    view = views(key)[0]
    assert len({paint(view, (), theme).png for theme in THEMES}) == len(THEMES)


@games
def test_eight_threads_paint_what_one_does(key: str) -> None:
    work = [(view, theme) for view in views(key)[::2] for theme in THEMES] * 2
    alone = [paint(view, (), theme).png for view, theme in work]
    with ThreadPoolExecutor(8) as threads:
        together = list(threads.map(lambda one: paint(one[0], (), one[1]).png, work))
    assert together == alone


@games
def test_what_is_said_of_a_picture_has_a_text_in_every_language(key: str, words: Words) -> None:
    for view in views(key):
        for part in PAINTERS[key].alt(view):
            for language in words.languages:
                name = f"{key}-alt-{part.code}"
                assert words.say(language, name, **dict(part.params)) != name


@games
def test_the_description_is_that_of_the_picture(key: str) -> None:
    for view in views(key):
        assert paint(view).alt == PAINTERS[key].alt(view)


@games
def test_the_text_board_has_rows_and_no_trailing_line(key: str) -> None:
    for view in views(key):
        board = text(view)
        assert board.splitlines()
        assert board == board.strip("\n")


def test_warming_up_makes_a_picture_no_different() -> None:
    view = views("reversi")[0]
    before = paint(view).png
    for theme in THEMES:
        warm("reversi", theme)
    assert paint(view).png == before
