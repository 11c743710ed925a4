"""What a preview says of a move holds once the move is made, and betrays nothing hidden."""

import random
from collections.abc import Callable, Collection
from typing import Any

import pytest

from engines.crosswise.stones import PLACE
from engines.crosswise.view import CrosswiseView
from engines.game import Game, IllegalMove, Preview, View
from engines.replay import to_move
from engines.reversi.view import ReversiView
from tests.contract.hidden import EXCHANGES
from tests.contract.matches import TABLES, Played, played

ROUNDS = {"triominos"}  # games in which hidden digits are counted when a round ends
FEW = 25  # moves of a state that are looked at


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def match(request: pytest.FixtureRequest) -> Played:
    return played(*request.param)


def reversi(before: View, after: View, move: str) -> Collection[str]:
    assert isinstance(after, ReversiView)
    return after.flipped


def crosswise(before: View, after: View, move: str) -> Collection[str]:
    """The cells of the move on which a stone lay; no other stone has changed."""
    assert isinstance(before, CrosswiseView) and isinstance(after, CrosswiseView)
    named = set(move.split(".")) & set(PLACE)
    changed = {cell for cell, at in PLACE.items() if before.board[at] != after.board[at]}
    assert changed <= named
    return {cell for cell in named if before.board[PLACE[cell]] is not None}


def nothing(before: View, after: View, move: str) -> Collection[str]:
    return ()


CHANGED: dict[str, Callable[[View, View, str], Collection[str]]] = {
    "reversi": reversi,
    "crosswise": crosswise,
}
"""By the key of the game, where pieces that lie on the board do not stay as they are."""


def some_moves(view: View) -> tuple[str, ...]:
    return view.moves[:: max(1, len(view.moves) // FEW)]


def previews(game: Game, state: Any) -> dict[str, Preview]:
    view = to_move(game, state)
    return {move: game.preview(view, move) for move in some_moves(view)}


def test_a_preview_agrees_with_playing_the_move(match: Played) -> None:
    game = match.game
    for state in match.sample[:-1]:
        before = to_move(game, state)
        for move, preview in previews(game, state).items():
            after = game.view(game.play(state, move), before.seat)
            changed = CHANGED.get(game.key, nothing)(before, after, move)
            assert set(preview.places) == set(changed), move
            assert len(preview.places) == len(set(preview.places))
            counted = after.turn is None and game.key in ROUNDS
            if preview.points is not None and before.turn is not None and not counted:
                assert before.score[before.turn] + preview.points == after.score[before.turn], move


def test_a_preview_is_the_same_whatever_its_player_cannot_see(match: Played) -> None:
    luck, game = random.Random(match.setup), match.game
    if game.key not in EXCHANGES:
        pytest.skip("nothing is hidden")
    looked = 0
    for state in match.sample[:-1]:
        turn = game.view(state, None).turn
        if turn is None:
            continue
        twin = EXCHANGES[game.key](state, turn, luck)
        assert previews(game, twin) == previews(game, state)
        looked += 1
    assert looked


def test_whoever_may_not_make_the_move_gets_no_preview(match: Played) -> None:
    game = match.game
    for state in match.sample[:20]:
        view = to_move(game, state)
        if not view.hands or view.turn is None:
            continue
        for seat in match.everybody:
            if seat != view.turn:
                with pytest.raises(IllegalMove):
                    game.preview(game.view(state, seat), view.moves[0])


def test_what_is_no_move_has_no_preview(match: Played) -> None:
    view = to_move(match.game, match.states[0])
    with pytest.raises(IllegalMove):
        match.game.preview(view, "?!")


def test_an_open_game_says_the_same_to_everybody(match: Played) -> None:
    game = match.game
    for state in match.sample[:-1]:
        public = game.view(state, None)
        for move in some_moves(to_move(game, state)):
            if move in public.offers:
                assert game.preview(public, move) == game.preview(to_move(game, state), move)
