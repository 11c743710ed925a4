"""What holds in every match: random play, any number of players."""

import random
from collections import Counter
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.crosswise import CROSSWISE, record
from engines.crosswise.moves import FORMS, legal
from engines.crosswise.outcome import sixes
from engines.crosswise.state import SIDES, CrosswiseState
from engines.crosswise.stones import COLUMNS, STONES
from engines.game import IllegalMove
from tests.campaigns import so_many
from tests.contract.hidden import crosswise as exchanged

SEATS = (2, 3, 4)
MATCHES = st.tuples(st.sampled_from(SEATS), st.integers(0, 2**256 - 1), st.integers(0, 2**32))


def stones(state: CrosswiseState) -> Counter[str]:
    lying = [stone for stone in state.board if stone]
    return Counter([*lying, *sum(state.hands, ()), *state.bag, *state.store])


def played(seats: int, seed: int, luck: int) -> tuple[str, list[str], list[CrosswiseState]]:
    """A whole random match: its setup, its moves and its states from first to last."""
    chance = random.Random(luck)
    setup = CROSSWISE.deal(seats, {}, f"{seed:064x}")
    states, moves = [CROSSWISE.start(setup)], []
    while CROSSWISE.view(states[-1], None).outcome is None:
        moves.append(chance.choice(legal(states[-1])))
        states.append(CROSSWISE.play(states[-1], moves[-1]))
        assert len(moves) < 500
    return setup, moves, states


@settings(max_examples=so_many(20, 400), deadline=None)
@given(MATCHES)
def test_stones_are_conserved_hands_stay_full_and_lines_of_six_belong_to_one_team(
    match: tuple[int, int, int],
) -> None:
    states = played(*match)[2]
    sizes = [len(hand) for hand in states[0].hands]
    for state in states:
        assert stones(state) == Counter(STONES)
        for hand, known in zip(state.hands, state.known, strict=True):
            assert not Counter(known) - Counter(hand), "it holds all that was seen to enter it"
        now = [len(hand) for hand in state.hands]
        assert all(a <= b for a, b in zip(now, sizes, strict=True))
        assert now == sizes or not state.bag or state is states[-1]
    assert states[-1].bag == states[-2].bag
    assert len({name in COLUMNS for name in sixes(states[-1].board)}) <= 1


@pytest.mark.parametrize("seats", SEATS)
def test_random_play_ends_and_replays_to_the_same_state(seats: int) -> None:
    for number in range(so_many(30, 1000)):
        setup, moves, states = played(seats, number, number)
        assert record.read(CROSSWISE.notation(setup, tuple(moves))) == (setup, tuple(moves))
        state = CROSSWISE.start(setup)
        for move in moves:
            state = CROSSWISE.play(state, move)
        assert state == states[-1]


@settings(max_examples=15, deadline=None)
@given(MATCHES, st.integers(0, 2**32))
def test_the_legal_moves_are_exactly_those_that_can_be_played(
    match: tuple[int, int, int], at: int
) -> None:
    _, _, states = played(*match)
    state = states[at % (len(states) - 1)]
    known = set(legal(state))
    for first, form in FORMS.items():
        for rest in product(*form):
            move = ".".join((first, *rest))
            if move in known:
                assert CROSSWISE.play(state, move).ply == state.ply + 1
            else:
                with pytest.raises(IllegalMove):
                    CROSSWISE.play(state, move)


@settings(max_examples=60, deadline=None)
@given(MATCHES, st.integers(0, 2**32), st.booleans(), st.integers(0, 5), st.integers(0, 5))
def test_six_of_a_kind_by_either_team_ends_at_once(
    match: tuple[int, int, int], at: int, column: bool, line: int, gap: int
) -> None:
    """Into any position of any match a line with five equal stones and a gap is put, and the
    seat to move gets the sixth."""
    _, _, states = played(*match)
    state = states[at % (len(states) - 1)]
    places = [line + 6 * n if column else line * 6 + n for n in range(6)]
    board = [None if stone == "red" else stone for stone in state.board]
    for place in places:
        board[place] = "red"
    board[places[gap]] = None
    hands = list(state.hands)
    hands[state.turn] = ("red", *hands[state.turn][1:])
    ready = replace(state, board=tuple(board), hands=tuple(hands))
    cell = next(move for move in legal(ready) if move.startswith("red.") and _at(move, places[gap]))
    outcome = CROSSWISE.view(CROSSWISE.play(ready, cell), None).outcome
    assert outcome is not None
    assert outcome.reason == "six"
    side = "orange" if column else "green"
    sides = SIDES[: state.seats]
    assert outcome.winners == tuple(seat for seat, team in enumerate(sides) if team == side)


def _at(move: str, place: int) -> bool:
    cell = move.split(".")[1]
    return COLUMNS.index(cell[0]) + 6 * (int(cell[1]) - 1) == place


@settings(max_examples=60, deadline=None)
@given(MATCHES, st.integers(0, 2**32), st.randoms(use_true_random=False))
def test_exchanging_stones_that_a_seat_cannot_see_leaves_its_view_equal(
    match: tuple[int, int, int], at: int, luck: random.Random
) -> None:
    _, _, states = played(*match)
    state = states[at % len(states)]
    for seat in (None, *range(state.seats)):
        assert CROSSWISE.view(exchanged(state, seat, luck), seat) == CROSSWISE.view(state, seat)
