"""What a seat may know and guess about tiles it does not see."""

import math
import random
from itertools import pairwise

import numpy as np
import pytest

from engines.triominos import TRIOMINOS
from engines.triominos.board import Board
from engines.triominos.player.beliefs import beliefs, history
from engines.triominos.player.kernels import rng
from engines.triominos.player.kernels.layout import CERTAIN, HANDS, MARKET, MARKET_SIZE, NUMBER
from engines.triominos.player.search import SearchPosition
from engines.triominos.rules import points
from engines.triominos.state import DRAW, NEXT, PASS, TriominosState
from engines.triominos.tiles import TILES
from engines.triominos.view import TriominosView
from tests.contract.hidden import triominos as exchanged


def view(at: TriominosState, seat: int | None = None) -> TriominosView:
    return TRIOMINOS.view(at, at.turn if seat is None else seat)


def states(
    seats: int, number: int, hand: str = "8"
) -> list[tuple[TriominosState, list[tuple[int, str]]]]:
    """The states of a random match, each with the seats and moves of its round so far."""
    chance = random.Random(number)
    at = TRIOMINOS.start(TRIOMINOS.deal(seats, {"hand": hand}, f"{number:064x}"))
    found, moves = [(at, list[tuple[int, str]]())], list[tuple[int, str]]()
    while not at.outcome:
        move = chance.choice(at.moves)
        moves = [] if at.turn is None else [*moves, (at.turn, move)]
        at = TRIOMINOS.play(at, move)
        found.append((at, moves))
    return found


def by_turns(moves: list[tuple[int, str]]) -> list[tuple[int, int, str]]:
    """Who drew how many tiles and then did what."""
    found, drew = [], 0
    for seat, move in moves:
        drew += move == DRAW
        if move != DRAW:
            found.append((seat, drew, move.partition(".")[0]))
            drew = 0
    return found


@pytest.mark.parametrize(("seats", "hand"), [(2, "8"), (2, "16"), (3, "7"), (4, "7")])
def test_a_view_tells_who_drew_and_passed_when(seats: int, hand: str) -> None:
    passed = 0
    for number in range(12):
        for at, moves in states(seats, number, hand):
            if at.turn is None or at.drawing:
                continue
            seen = [
                (turn.seat, turn.drew, turn.laid.tile if turn.laid else PASS)
                for turn in history(view(at))
            ]
            assert seen == by_turns(moves)
            passed += any(move == PASS for _, move in moves)
    assert passed


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_rival_holds_is_never_ruled_out(seats: int) -> None:
    ruled_out = 0
    for number in range(3):
        for at, _ in states(seats, number)[::3]:
            if at.turn is None:
                continue
            found = beliefs(view(at))
            for seat, hand in enumerate(at.hands):
                if seat != at.turn:
                    assert all(found[seat, NUMBER[tile]] > 0 for tile in hand)
                    ruled_out += int((found[seat, : len(TILES)] == 0).sum())
    assert ruled_out


def test_who_lays_little_is_thought_not_to_hold_what_scores_more() -> None:
    at = TRIOMINOS.start(TRIOMINOS.deal(2, {}, "3" * 64))
    worst = min(at.fits, key=lambda fit: sum(fit.digits))
    after = TRIOMINOS.play(at, worst.move)
    found = beliefs(view(after))[at.turn or 0]
    assert found[NUMBER["555"]] < found[NUMBER["345"]] < found[NUMBER["001"]] == CERTAIN


def test_determinizations_hold_what_the_view_says() -> None:
    for number in range(6):
        running = [at for at, _ in states(2 + number % 3, number) if at.turn is not None]
        for at in running[::7]:
            seen = view(at)
            position = SearchPosition.of(seen)
            state = position.round.state
            assert at.turn is not None
            own = int(state[HANDS + at.turn])
            for stream in range(5):
                rng.seed(state, stream)
                rng.deal(state, at.turn, position.held)
                hands = [int(state[HANDS + seat]) for seat in range(len(at.hands))]
                market = [int(each) for each in state[MARKET : MARKET + state[MARKET_SIZE]]]
                assert hands[at.turn] == own
                assert tuple(hand.bit_count() for hand in hands) == seen.hands
                assert len(market) == seen.market
                laid = [NUMBER[each.tile] for each in seen.laid]
                bits = [1 << tile for tile in (*market, *laid)]
                assert sum(hands) + sum(bits) == (1 << len(TILES)) - 1


def test_determinizations_differ_and_the_same_stream_gives_the_same() -> None:
    position = SearchPosition.of(view(TRIOMINOS.start(TRIOMINOS.deal(2, {}, "4" * 64))))
    seat, worlds = int(position.round.state[1]), []
    for stream in (1, 2, 1):
        rng.seed(position.round.state, stream)
        rng.deal(position.round.state, seat, position.held)
        worlds.append(position.round.state.copy())
    assert np.array_equal(worlds[0], worlds[2])
    assert not np.array_equal(worlds[0], worlds[1])


def test_a_tile_twice_as_likely_is_held_twice_as_often() -> None:
    position = SearchPosition.of(view(TRIOMINOS.start(TRIOMINOS.deal(2, {}, "4" * 64))))
    state, seat = position.round.state, int(position.round.state[1])
    rival, unseen = 1 - seat, [t for t in range(len(TILES)) if not state[HANDS + seat] >> t & 1]
    position.held[rival, : len(TILES)] = CERTAIN // 4
    position.held[rival, unseen[0]] = CERTAIN // 2
    held = [0] * len(TILES)
    for stream in range(4000):
        rng.seed(state, stream)
        rng.deal(state, seat, position.held)
        for tile in unseen:
            held[tile] += int(state[HANDS + rival]) >> tile & 1
    others = sum(held[tile] for tile in unseen[1:]) / (len(unseen) - 1)
    assert 1.6 < held[unseen[0]] / others < 2.1  # a hand of eight is drawn without putting back


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_guesses_are_the_same_whatever_is_hidden(seats: int) -> None:
    chance = random.Random(seats)
    for at, _ in states(seats, 2)[::9]:
        if at.turn is not None:
            twin = exchanged(at, at.turn, chance)
            assert np.array_equal(beliefs(view(at)), beliefs(view(twin)))


def test_a_position_without_a_history_tells_nothing() -> None:
    from tests.engines.triominos_positions import state as made

    at = made("0,0:555 0,1:555 0,2:555", "355 012", "455 013", market="000 111")
    assert history(view(at)) == ()
    assert Board.of(at.board.laid).laid


def test_the_next_round_is_read_by_itself() -> None:
    match = states(2, 1)
    starts = [at for (before, _), (at, _) in pairwise(match) if before.turn is None]
    assert starts
    assert all(history(view(at)) == () for at in starts if NEXT not in at.moves)


def test_what_a_greedy_rival_holds_is_guessed_better_than_by_chance() -> None:
    gains = []
    for number in range(8):
        at = TRIOMINOS.start(TRIOMINOS.deal(2, {}, f"{number:064x}"))
        while at.turn is not None:
            if at.market and at.turn == 0:
                found, rival = beliefs(view(at))[1], [NUMBER[tile] for tile in at.hands[1]]
                mean = found[[*rival, *(NUMBER[tile] for tile in at.market)]].mean()
                gains += [math.log(found[tile] / mean) for tile in rival]
            best = max(at.fits, key=lambda fit: points(at.board, fit), default=None)
            at = TRIOMINOS.play(at, best.move if best else at.moves[0])
    assert sum(gains) / len(gains) > 0.25
