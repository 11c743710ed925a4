"""What holds of taking moves back, in every game and with any number of players."""

import random
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import Any

import pytest

from engines.game import Game, IllegalMove, Seat
from engines.replay import decider, replay, resume
from tests.campaigns import so_many
from tests.contract.hidden import EXCHANGES
from tests.contract.matches import TABLES, Played, legal, over, played
from tests.contract.undoing import decisions, takeback, undone

NUMBERS = range(so_many(1, 3))  # matches of every game and number of players
TWINS = 4  # states that a viewer cannot tell from one that is looked at, in each of two ways
MANY = 300  # the same, until one is found that shows a difference


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def matches(request: pytest.FixtureRequest) -> list[Played]:
    return [played(*request.param, number) for number in NUMBERS]


def twins(match: Played, ply: int, viewer: Seat | None, luck: random.Random) -> Iterator[Any]:
    """States that ``viewer`` cannot tell from the one before the move ``ply``: with any hands of
    the others, and with the own one of the seat to move."""
    if match.game.key not in EXCHANGES:
        return
    state, exchange = match.states[ply], EXCHANGES[match.game.key]
    turn = match.game.view(state, None).turn
    while True:
        yield exchange(state, viewer, luck)
        if turn is not None:
            yield exchange(state, viewer, luck, (turn,))


def could(game: Game, state: Any, moves: tuple[str, ...], seat: Seat) -> bool:
    """Whether ``seat`` could have made its own of ``moves`` from ``state`` on: with what it has
    given away of its own hand, that much everybody knows."""
    for move in moves:
        own = game.view(state, None).turn == seat
        try:
            state = game.play(state, move)
        except IllegalMove:
            return not own
    return True


def test_after_a_takeback_everybody_has_the_view_of_that_time(matches: list[Played]) -> None:
    for match in matches[:2]:
        for _, _, stand in match.takebacks:
            for viewer in match.everybody:
                then = match.game.view(match.states[stand], viewer)
                assert match.game.view(match.again[stand], viewer) == then


def test_the_same_moves_after_a_takeback_lead_to_the_same_state(matches: list[Played]) -> None:
    for match in matches[:2]:
        for made, _, stand in match.takebacks:
            moves = match.moves[stand:made]
            assert resume(match.game, match.again[stand], moves) == match.states[made]


def test_what_is_taken_back_begins_with_the_last_decision_of_the_seat(
    matches: list[Played],
) -> None:
    found = 0
    for match in matches[:2]:
        makers = decisions(match.game, match.setup, match.moves)
        for made, seat, stand in match.takebacks:
            assert makers[stand] == seat
            assert seat not in makers[stand + 1 : made]
            found += 1
    assert found


def test_nothing_is_taken_back_when_something_was_revealed_since(matches: list[Played]) -> None:
    for match in matches[:2]:
        game, makers = match.game, decisions(match.game, match.setup, match.moves)
        for made in range(len(match.moves) + 1):
            for seat in range(match.seats):
                own = [ply for ply in range(made) if makers[ply] == seat]
                since = range(own[-1], made) if own else range(0)
                shown = [game.reveals(match.states[p], match.moves[p], seat) for p in since]
                stand = own[-1] if own and not any(shown) else None
                assert undone(game, match.again, match.moves[:made], seat) == stand


def test_after_a_takeback_nobody_can_tell_more_than_at_that_time(matches: list[Played]) -> None:
    luck = random.Random(1)
    for match in matches[:2]:
        game = match.game
        for made, seat, stand in match.takebacks:
            moves = match.moves[stand:made]
            for viewer in match.everybody:
                for twin in islice(twins(match, stand, viewer, luck), TWINS):
                    assert game.view(twin, viewer) == game.view(match.states[stand], viewer)
                    if could(game, twin, moves, seat):
                        after = resume(game, twin, moves)
                        assert game.view(after, viewer) == game.view(match.states[made], viewer)


def test_a_move_that_reveals_nothing_leaves_what_looked_alike_alike(matches: list[Played]) -> None:
    luck = random.Random(2)
    for match in matches:
        for ply, move in enumerate(match.moves):
            for seat in range(match.seats):
                if not match.game.reveals(match.states[ply], move, seat):
                    assert not tells(match, ply, seat, luck, TWINS)


def test_a_move_that_reveals_something_tells_apart_what_looked_alike(
    matches: list[Played],
) -> None:
    luck = random.Random(3)
    for match in matches:
        for ply, move in enumerate(match.moves):
            # The seed is published with the outcome, which no view shows.
            if over(match.game, match.states[ply + 1]):
                continue
            for seat in range(match.seats):
                if match.game.reveals(match.states[ply], move, seat):
                    assert tells(match, ply, seat, luck, MANY)


def tells(match: Played, ply: int, seat: Seat, luck: random.Random, number: int) -> bool:
    """Whether the move ``ply`` shows anybody which of two states it was made in, other than by what
    ``seat`` itself gives away; ``number`` twins are asked for every viewer."""
    game, moves = match.game, match.moves[ply : ply + 1]
    seen = {viewer: game.view(match.states[ply + 1], viewer) for viewer in match.everybody}
    found = {viewer: twins(match, ply, viewer, luck) for viewer in match.everybody}
    return any(
        _differs(game, twin, moves[0], viewer, seen[viewer])
        for _ in range(number)  # in turn, because a stone drawn is seen by its drawer alone
        for viewer in match.everybody
        for twin in islice(found[viewer], 1)
        if could(game, twin, moves, seat)
    )


def _differs(game: Game, twin: Any, move: str, viewer: Seat | None, seen: Any) -> bool:
    try:
        return bool(game.view(game.play(twin, move), viewer) != seen)
    except IllegalMove:
        return True


def test_whether_something_can_be_taken_back_tells_nothing(matches: list[Played]) -> None:
    luck = random.Random(4)
    for match in matches:
        game = match.game
        for ply in match.plies:
            state, move = match.states[ply], match.moves[ply]
            for twin in islice(twins(match, ply, None, luck), TWINS):
                with suppress(IllegalMove):
                    game.play(twin, move)
                    assert decider(game, twin) == decider(game, state)
                    for seat in range(match.seats):
                        shown = game.reveals(state, move, seat)
                        assert game.reveals(twin, move, seat) == shown


def test_an_open_game_reveals_nothing_and_hidden_hands_are_safe_unless_said(
    matches: list[Played],
) -> None:
    match = matches[0]
    hidden = bool(match.game.view(match.states[0], None).hands)
    for state, move in zip(match.states[:-1], match.moves, strict=True):
        assert Game.reveals(match.game, state, move, 0) == hidden
        if not hidden:
            assert not match.game.reveals(state, move, 0)


def test_a_move_that_cannot_be_played_reveals_nothing_and_is_refused(
    matches: list[Played],
) -> None:
    with pytest.raises(IllegalMove):
        takeback(matches[0].game, matches[0].setup, (*matches[0].moves, matches[0].moves[0]), 0)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_match_in_which_much_is_taken_back_is_the_one_that_its_moves_say(
    key: str, seats: int
) -> None:
    game = played(key, seats).game
    for number in NUMBERS:
        luck = random.Random(number)
        setup = game.deal(seats, {}, f"{number:064x}")
        state, back = game.start(setup), 0
        moves, stack = list[str](), list[Any]()
        while not over(game, state) and len(moves) < 60:
            stack.append(state)
            moves.append(luck.choice(legal(game, state)))
            state = game.play(state, moves[-1])
            stand = undone(game, stack, moves, luck.randrange(seats))
            if stand is not None and luck.random() < 0.3:
                moves, state, stack, back = moves[:stand], stack[stand], stack[:stand], back + 1
        assert state == replay(game, setup, moves)
        assert back or game.view(state, None).hands
