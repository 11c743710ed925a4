"""What a better move would have brought: told from what its player saw, in every language."""

import random

import pytest

from engines.game import Game, View
from engines.replay import to_move
from tests.contract.sentences import languages_of, said
from tests.example import ALL

PLIES = 120
CODES = {
    "crosswise": {"line", "six", "block"},
    "reversi": {"corner", "opens"},
    "triominos": {"bridge", "hexagon", "points"},
}


def walked(game: Game, seats: int) -> list[View]:
    """The positions with a choice in a random match, as who is to move sees them."""
    chance = random.Random(7)
    state, views = game.start(game.deal(seats, {}, f"{7:064x}")), []
    for _ in range(PLIES):
        view = to_move(game, state)
        if view.turn is None and not view.follow:
            break
        if len(view.moves) > 1:
            views.append(view)
        state = game.play(state, chance.choice(view.moves or (view.follow,)))
    return views


@pytest.mark.parametrize("game", ALL.values(), ids=lambda game: game.key)
def test_what_was_missed_has_words_in_every_language(game: Game) -> None:
    chance = random.Random(7)
    pairs: list[tuple[View, str, str]] = []
    for view in walked(game, game.seats[0]):
        played, better = chance.sample(view.moves, 2)
        pairs.append((view, played, better))
    for step in game.lesson:
        view = game.view(step.state, 0)
        pairs += [(view, move, step.right[0]) for move in view.moves]
    found = {brought.code: brought for pair in pairs if (brought := game.missed(*pair))}
    assert {*found} == CODES.get(game.key, set())
    for code, brought in found.items():
        for language in languages_of(game.key):
            text = said(language, f"{game.key}-tip-{code}", move="c2", **dict(brought.params))
            assert "c2" in text
