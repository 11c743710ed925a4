"""Solved ends of Crosswise against every line of play by the rules themselves."""

import math
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

import numpy as np
import pytest

from engines.crosswise import CROSSWISE
from engines.crosswise.moves import legal
from engines.crosswise.outcome import outcome
from engines.crosswise.player import weights
from engines.crosswise.player.choice import decide
from engines.crosswise.player.endings import GivenUp, Solver, determinizations, is_solvable
from engines.crosswise.player.kernels import layout
from engines.crosswise.player.kernels.board import WON
from engines.crosswise.player.knowledge import Knowledge, encode
from engines.crosswise.player.levels import SCALE
from engines.crosswise.state import CrosswiseState
from engines.game import LEVELS
from tests.bench.crosswise_yardsticks import seeing
from tests.contract.hidden import EXCHANGES
from tests.engines.crosswise_positions import THREE_LEFT


def minimax(state: CrosswiseState, team: int) -> float:
    """What best play of both teams leads to for one of them, all hands and the bag being seen."""
    ended = outcome(state)
    if ended is not None:
        lead = ended.scores[team] - ended.scores[1 - team]
        return lead + WON * ((team in ended.winners) - (1 - team in ended.winners))
    values = [minimax(CROSSWISE.play(state, move), team) for move in once(legal(state))]
    return max(values) if state.turn % 2 == team else min(values)


def once(moves: tuple[str, ...]) -> list[str]:
    """Moves without the second order of a swap."""
    return list({encode(move): move for move in moves}.values())


def ends(seats: int, size: int, number: int) -> Iterator[CrosswiseState]:
    """States of so many matches by chance, shortly before the end, from which so few lines of play
    lead on, about ``size``, that all can be played."""
    for seed in range(number):
        luck = random.Random(seed)
        state = CROSSWISE.start(CROSSWISE.deal(seats, {}, f"{seed:064x}"))
        while outcome(state) is None:
            empty, specials = state.board.count(None), 12 - len(state.store)
            if empty + specials <= 3 and lines(state) <= size:
                yield state
            state = CROSSWISE.play(state, luck.choice(legal(state)))


def lines(state: CrosswiseState) -> int:
    """About how many lines of play lead on from a state."""
    total = 1
    for _ in range(state.board.count(None) + 12 - len(state.store)):
        if outcome(state) is not None:
            break
        moves = once(legal(state))
        total *= len(moves)
        state = CROSSWISE.play(state, moves[0])
    return total


def alike(state: CrosswiseState) -> Counter[CrosswiseState]:
    """All states of two that look the same to the seat to move, each as often as it is likely."""
    other, unseen = 1 - state.turn, list(state.bag)
    known = list(state.known[other])
    for stone in state.hands[other]:
        if stone in known:
            known.remove(stone)
        else:
            unseen.append(stone)
    drawn, found = len(state.bag), Counter[CrosswiseState]()
    for rest in permutations(unseen):
        hands = [*state.hands]
        hands[other] = (*state.known[other], *sorted(rest[drawn:]))
        found[replace(state, hands=tuple(hands), bag=rest[:drawn])] += 1
    return found


def given_away(state: CrosswiseState, *moves: str) -> list[float]:
    """How much less each of these moves leads to than the best one, on average over all states that
    look the same to who plays it."""
    states, means = alike(state), {}
    for one in once(legal(state)):
        values = (ways * minimax(CROSSWISE.play(s, one), s.turn % 2) for s, ways in states.items())
        means[encode(one)] = sum(values) / states.total()
    return [max(means.values()) - means[encode(move)] for move in moves]


def solved(state: CrosswiseState, stones: int = SCALE.strongest.ends) -> str:
    """The strongest one's move, who solves ends from so many stones on."""
    level = replace(SCALE.strongest, ends=stones, playouts=2000)
    known = Knowledge.of(CROSSWISE.view(state, state.turn))
    return decide(known, level, math.inf, random.Random(1))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_solved_value_is_what_every_line_of_play_comes_down_to(seats: int) -> None:
    solver = Solver(weights.learned()[seats - 2].ravel(), math.inf)
    specials = Counter[int]()
    for state in ends(seats, 400, 20 if seats == 2 else 40):
        specials[12 - len(state.store)] += 1
        assert solver.best(seeing(state).position) == minimax(state, state.turn % 2)
    assert specials[0] > 40
    assert specials[1] > 1


def test_bounds_are_told_from_values() -> None:
    solver = Solver(weights.learned()[0].ravel(), math.inf)
    for state in ends(2, 100, 15):
        seen = seeing(state).position
        for move in once(legal(state)):
            value = minimax(CROSSWISE.play(state, move), state.turn % 2)
            assert solver.after(seen, encode(move), value - 1, value + 1) == value
            assert solver.after(seen, encode(move), value + 1, value + 9) <= value + 1
            assert solver.after(seen, encode(move), value - 9, value - 1) >= value - 1


def test_the_move_in_an_end_is_the_best_of_all_on_average() -> None:
    found = Counter[int]()
    for state in ends(2, 400, 12):
        if len(state.bag) <= 1:
            found[len(state.bag)] += 1
            assert given_away(state, solved(state)) == [0.0]
    assert min(found[0], found[1]) > 5


def test_what_trying_out_does_not_see_is_seen() -> None:
    tried, best = given_away(THREE_LEFT, solved(THREE_LEFT, 0), solved(THREE_LEFT))
    assert tried > 1.0
    assert best == 0.0
    rated = CROSSWISE.rate(CROSSWISE.view(THREE_LEFT, 1), 2.0)
    assert rated[0].move == solved(THREE_LEFT)
    assert rated[0].value > rated[1].value


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_determinizations_are_all_ways_in_which_what_is_unseen_may_lie(seats: int) -> None:
    for state in ends(seats, 100, 6):
        known = Knowledge.of(CROSSWISE.view(state, state.turn))
        dealt = list(determinizations(known))
        positions = {one.position.tobytes() for one in dealt}
        assert len(positions) == len(dealt)
        true = seeing(state).position
        size = true[layout.BAG_SIZE]
        assert any(
            np.array_equal(one.position[: layout.BAG + size], true[: layout.BAG + size])
            for one in dealt
        )
        for one in dealt:
            assert one.position[layout.BAG_SIZE] == size
        if seats == 2:
            states = alike(state)
            likely = [one.ways * states.total() for one in dealt]
            total = sum(one.ways for one in dealt)
            assert sorted(likely) == sorted(ways * total for ways in states.values())


def test_the_move_in_an_end_follows_from_what_is_seen() -> None:
    luck, exchanged = random.Random(3), 0
    for state in ends(2, 400, 30):
        other = EXCHANGES["crosswise"](state, state.turn, luck)
        exchanged += other != state
        assert solved(other) == solved(state)
    assert exchanged > 10


def test_an_end_is_solved_only_when_it_is_near() -> None:
    for seats in (2, 3, 4):
        state = CROSSWISE.start(CROSSWISE.deal(seats, {}, "1" * 64))
        assert not is_solvable(
            Knowledge.of(CROSSWISE.view(state, state.turn)), SCALE.strongest.ends
        )
    known = Knowledge.of(CROSSWISE.view(THREE_LEFT, 1))
    assert is_solvable(known, 3)
    assert not is_solvable(known, 2)
    # Stones are missing: what is neither seen nor in a hand would lie in the bag, in any order.
    scant = replace(THREE_LEFT, hands=(("yellow",), ("purple",)), bag=())
    assert not is_solvable(Knowledge.of(CROSSWISE.view(scant, 1)), 3)
    assert [level for level in LEVELS if SCALE.named()[level].ends] == ["master"]


def test_what_takes_too_long_is_given_up() -> None:
    table = weights.learned()[0].ravel()
    opening = CROSSWISE.start(CROSSWISE.deal(2, {}, "1" * 64))
    with pytest.raises(GivenUp):
        Solver(table, math.inf).best(seeing(opening).position)
    with pytest.raises(GivenUp):
        Solver(table, 0.0).best(seeing(THREE_LEFT).position)
