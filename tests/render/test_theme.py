"""The colours: what is written can be read, what differs can be told apart."""

import pytest

from render import PAINTERS
from render.theme import PAGES, PLAIN, THEMES, BoardTheme
from tests.render.contrast import contrast

BOARDS = {"plain": PLAIN, **{key: painter.themes for key, painter in PAINTERS.items()}}


@pytest.mark.parametrize("key", BOARDS)
def test_every_board_has_colours_in_every_look(key: str) -> None:
    assert BOARDS[key].keys() == PAGES.keys() > THEMES.keys()
    for name, theme in BOARDS[key].items():
        shared = PAGES[name]
        assert vars(theme).items() >= vars(shared).items(), "the page is the same for all games"


@pytest.mark.parametrize("theme", PAGES)
def test_what_is_written_on_the_page_can_be_read(theme: str) -> None:
    for ground in (PAGES[theme].page, PAGES[theme].card):
        assert contrast(PAGES[theme].ink, ground) >= 3.5


@pytest.mark.parametrize("theme", PAGES)
@pytest.mark.parametrize("key", BOARDS)
def test_what_is_written_on_a_board_can_be_read(key: str, theme: str) -> None:
    own: BoardTheme = BOARDS[key][theme]
    for ink, ground in ((own.offer, own.well), (own.letters, own.rim)):
        assert contrast(ink, ground) >= 3.5, (ink, ground)


@pytest.mark.parametrize("theme", PAGES)
@pytest.mark.parametrize("key", BOARDS)
def test_the_colour_that_stands_for_a_side_does_not_drown_in_the_page(key: str, theme: str) -> None:
    own: BoardTheme = BOARDS[key][theme]
    assert own.accents.keys() == own.sides.keys()
    assert len({*own.accents.values()}) == len(own.accents)
    for colour in own.accents.values():
        assert contrast(colour, own.page) >= 1.5
