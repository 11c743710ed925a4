"""The colours: what is written can be read, what differs can be told apart."""

from collections.abc import Iterator

import pytest

from render import PAINTERS
from render.theme import PAGES, PLAIN, THEMES, BoardTheme
from tests.render.contrast import contrast

BOARDS = {"plain": PLAIN, **{key: painter.themes for key, painter in PAINTERS.items()}}


def themes(key: str) -> Iterator[tuple[str, BoardTheme]]:
    """A board's colours in every look."""
    for name in PAGES:
        yield name, BOARDS[key][name]


@pytest.mark.parametrize("key", BOARDS)
def test_every_board_has_colours_in_every_look(key: str) -> None:
    assert BOARDS[key].keys() == PAGES.keys() > THEMES.keys()
    for name, theme in BOARDS[key].items():
        shared = PAGES[name]
        assert vars(theme).items() >= vars(shared).items(), "the page is the same for all games"


def test_what_is_written_on_the_page_can_be_read() -> None:
    for theme, page in PAGES.items():
        for ground in (page.page, page.card):
            assert contrast(page.ink, ground) >= 3.5, theme


@pytest.mark.parametrize("key", BOARDS)
def test_what_is_written_on_a_board_can_be_read(key: str) -> None:
    for theme, own in themes(key):
        for ink, ground in ((own.offer, own.well), (own.letters, own.rim)):
            assert contrast(ink, ground) >= 3.5, (theme, ink, ground)


@pytest.mark.parametrize("key", BOARDS)
def test_the_colour_that_stands_for_a_side_does_not_drown_in_the_page(key: str) -> None:
    for theme, own in themes(key):
        assert own.accents.keys() == own.sides.keys()
        assert len({*own.accents.values()}) == len(own.accents)
        for colour in own.accents.values():
            assert contrast(colour, own.page) >= 1.5, theme
