"""The colours: what is written can be read, what differs can be told apart."""

import pytest

from render import PAINTERS
from render.theme import PLAIN, THEMES, BoardTheme
from tests.render.contrast import contrast

BOARDS = {"plain": PLAIN, **{key: painter.themes for key, painter in PAINTERS.items()}}


@pytest.mark.parametrize("key", BOARDS)
def test_every_board_has_colours_in_every_theme(key: str) -> None:
    assert BOARDS[key].keys() == THEMES.keys()
    for name, theme in BOARDS[key].items():
        shared = THEMES[name]
        assert vars(theme).items() >= vars(shared).items(), "the page is the same for all games"


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_written_on_the_page_can_be_read(theme: str) -> None:
    for ground in (THEMES[theme].page, THEMES[theme].card):
        assert contrast(THEMES[theme].ink, ground) >= 3.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("key", BOARDS)
def test_what_is_written_on_a_board_can_be_read(key: str, theme: str) -> None:
    own: BoardTheme = BOARDS[key][theme]
    for ink, ground in ((own.offer, own.well), (own.letters, own.rim)):
        assert contrast(ink, ground) >= 3.5, (ink, ground)
