"""What a picture tells place by place: all of the board, of the hands only the reader's own, and in
every language."""

import pytest

from bot.screens.wording import Wording
from bot.tables.table import Chair, Table
from bot.texts import Words
from engines import GAMES
from engines.game import View
from render import paint

SEED = "5eed" * 16
WORDS = Words("en")
games = pytest.mark.parametrize("game", GAMES)


def views(game: str, moves: int = 6) -> tuple[View, View]:
    """What everybody sees after a few moves, and what the seat to move does."""
    rules = GAMES[game]
    state = rules.start(rules.deal(2, {}, SEED))
    for _ in range(moves):
        turn = rules.view(state, None).turn
        state = rules.play(state, rules.view(state, turn).moves[0])
    return rules.view(state, None), rules.view(state, rules.view(state, None).turn)


@games
def test_whatever_can_be_pressed_on_the_board_is_one_of_its_places(game: str) -> None:
    _, own = views(game)
    picked = () if not own.hand else (own.moves[0].split(".")[0],)
    picture = paint(own, picked)
    places = {place.name for row in picture.places for place in row}
    board = {region.choice for region in picture.regions} - {*own.hand, *own.acts}
    assert board and board <= places
    assert sum(map(len, picture.places)) == len(places), "no name twice"


@games
def test_only_the_own_pieces_are_told(game: str) -> None:
    public, own = views(game)
    assert paint(public).held == ()
    assert len(paint(own).held) == len(own.hand)
    assert paint(public).places == paint(own).places or not own.hand


@games
@pytest.mark.parametrize("language", WORDS.languages)
def test_every_place_has_words_of_the_language(game: str, language: str) -> None:
    _, own = views(game)
    chairs = (Chair("Ann", "web:1"), Chair("Ben", "web:2"))
    wording = Wording(WORDS, language, Table("PLACE", game, "web:1", chairs=chairs))
    picture = paint(own)
    told = [place for row in (*picture.places, picture.held) for place in row]
    said = [wording.phrase(place.says, "place") for place in told]
    assert all(words and game not in words and "$" not in words for words in said)
    assert len(set(said)) > len(said) / 2, "they are told apart"
