"""The same deal at several tables: what a seat draws does not depend on what others do."""

import random
from collections import Counter
from itertools import cycle

import pytest

from engines import GAMES
from engines.duplicate import DEAL, DUPLICATE, SINGLE
from engines.game import InvalidSetup, Seat
from tests.contract.hidden import EXCHANGES
from tests.contract.matches import played

SEED = "0123456789abcdef" * 4
TABLES = [(key, seats) for key in ("crosswise", "triominos") for seats in (2, 3, 4)]
TURNS = {("crosswise", 3): (0, 1, 2, 1)}  # the single player moves after each of the two
each_table = pytest.mark.parametrize(("key", "seats"), TABLES)
Hands = tuple[tuple[str, ...], ...]


def dealt(key: str, seats: int, deal: str) -> tuple[Hands, tuple[str, ...]]:
    """The hands, and what is left in the order in which it is drawn at a table alone."""
    game = GAMES[key]
    state = game.start(game.deal(seats, {DEAL: deal, "first": "1"}, SEED))
    return tuple(game.view(state, seat).hand for seat in range(seats)), game.undrawn(state)


def drawn(key: str, seats: int, number: int) -> list[tuple[Seat, str]]:
    """Who draws what in a round of chance moves, played with other luck for each number."""
    game, luck = GAMES[key], random.Random(number)
    state = game.start(game.deal(seats, {DEAL: DUPLICATE, "first": "1"}, SEED))
    found = []
    while (seat := game.view(state, None).turn) is not None:
        move = luck.choice(game.view(state, seat).moves)
        before, after = state, game.play(state, move)
        lost = Counter(game.undrawn(before)) - Counter(game.undrawn(after))
        assert lost.total() <= 1 and not Counter(game.undrawn(after)) - Counter(
            game.undrawn(before)
        )
        found += [(seat, piece) for piece in lost]
        state = after
    return found


@each_table
def test_the_hands_are_those_of_a_table_alone_and_the_piles_what_it_would_draw(
    key: str, seats: int
) -> None:
    hands, row = dealt(key, seats, SINGLE)
    same, rest = dealt(key, seats, DUPLICATE)
    assert same == hands and Counter(rest) == Counter(row)
    state = GAMES[key].start(GAMES[key].deal(seats, {DEAL: DUPLICATE, "first": "1"}, SEED))
    assert rest[0] == row[GAMES[key].view(state, None).turn or 0]


@each_table
@pytest.mark.parametrize("number", range(3))
def test_each_seat_draws_its_own_pile_and_then_the_back_of_the_largest_other(
    key: str, seats: int, number: int
) -> None:
    _, row = dealt(key, seats, SINGLE)
    piles: list[list[str]] = [[] for _ in range(seats)]
    for seat, piece in zip(cycle(TURNS.get((key, seats), range(seats))), row, strict=False):
        piles[seat].append(piece)
    for seat, piece in drawn(key, seats, number):
        if piles[seat]:
            assert piece == piles[seat].pop(0)
            continue
        others = sorted(range(seats), key=lambda at: (-len(piles[at]), (at - seat) % seats))
        assert piece == piles[others[0]].pop()


@pytest.mark.parametrize("key", ["crosswise", "triominos"])
def test_tables_that_go_apart_stay_comparable(key: str) -> None:
    own: list[dict[Seat, list[str]]] = []
    for number in (1, 2):
        own.append({seat: [] for seat in range(2)})
        for seat, piece in drawn(key, 2, number):
            own[-1][seat].append(piece)
    for seat in range(2):
        first, second = (each[seat] for each in own)
        both = min(len(first), len(second), 20)
        assert both > 2 and first[:both] == second[:both]


@each_table
def test_nobody_sees_how_the_piles_lie(key: str, seats: int) -> None:
    match, luck = played(key, seats, 1, deal=DUPLICATE), random.Random(seats)
    assert match.states[0].piles
    for state in match.sample[:12]:
        for seat in match.everybody:
            twin = EXCHANGES[key](state, seat, luck)
            assert match.game.view(twin, seat) == match.game.view(state, seat)


@each_table
def test_a_setup_says_that_others_have_the_deal_too(key: str, seats: int) -> None:
    game = GAMES[key]
    alone = game.deal(seats, {}, SEED)
    assert DEAL not in alone and game.deal(seats, {DEAL: SINGLE}, SEED) == alone
    shared = game.deal(seats, {DEAL: DUPLICATE}, SEED)
    assert shared == alone.replace(" seed=", " deal=duplicate seed=")
    assert not game.start(alone).piles and sum(game.start(shared).piles) == len(
        game.undrawn(game.start(alone))
    )
    with pytest.raises(InvalidSetup):
        game.deal(seats, {DEAL: "threefold"}, SEED)
    with pytest.raises(InvalidSetup):
        game.start(alone.replace(" seed=", " deal=single seed="))
