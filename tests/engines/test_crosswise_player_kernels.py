"""The compiled rules of the computer player against the rules themselves."""

import random
from collections.abc import Iterator
from itertools import product

import numpy as np
import pytest

from engines.crosswise import CROSSWISE
from engines.crosswise.moves import legal
from engines.crosswise.outcome import outcome
from engines.crosswise.player import knowledge, weights
from engines.crosswise.player.kernels import board, evaluation, layout, lines
from engines.crosswise.player.kernels.compiled import Array
from engines.crosswise.player.kernels.determinizations import deal
from engines.crosswise.player.kernels.playout import sample
from engines.crosswise.scoring import score, score_line
from engines.crosswise.state import ORDERS, CrosswiseState
from engines.crosswise.stones import COLOURS
from tests.bench.crosswise_yardsticks import filled, seeing
from tests.contract.hidden import EXCHANGES
from tests.engines.crosswise_positions import EMPTY, position

REASONS = {"": (0,), "six": (1, 2), "full": (3,), "passes": (4,)}
HANDS = slice(layout.HAND, layout.BAG)


def states(seats: int, numbers: range) -> Iterator[tuple[CrosswiseState, random.Random]]:
    """Every state of some random matches, and the luck that they are played by."""
    for number in numbers:
        luck = random.Random(number)
        state = CROSSWISE.start(CROSSWISE.deal(seats, {}, f"{number:064x}"))
        while outcome(state) is None:
            yield state, luck
            state = CROSSWISE.play(state, luck.choice(legal(state)))


def judged(state: CrosswiseState, table: Array) -> tuple[Array, Array]:
    """The moves of the seat to move and how they look to it."""
    moves, values = np.empty(layout.MOST_MOVES, np.int64), np.empty(layout.MOST_MOVES)
    count = evaluation.evaluate_moves(table, seeing(state).position, moves, values)
    return moves[:count], values[:count]


def random_weights() -> Array:
    """Weights of lines by chance; those of specials are nothing."""
    table = np.random.default_rng(1).normal(size=evaluation.SHAPE[1:]).astype(np.float32)
    for role in (0, evaluation.ROLE):
        table[:, role + evaluation.SPECIAL : role + evaluation.ROLE] = 0
    return table.ravel()


def test_a_line_scores_what_the_rules_say_whatever_the_order_of_its_stones() -> None:
    luck = random.Random(1)
    for _ in range(300):
        stones = tuple(luck.choice((*COLOURS[:3], *COLOURS, None)) for _ in range(6))
        line = lines.BLANK
        for stone in luck.sample(stones, 6):
            line = lines.WITH[line, COLOURS.index(stone)] if stone else line
        assert lines.POINTS[line] == score_line(stones).points
        assert lines.SIX[line] == bool(score_line(stones).six)
        assert lines.GAPS[line] == stones.count(None)


def test_a_stone_that_comes_and_goes_leaves_the_line_as_it_was() -> None:
    for line in range(len(lines.POINTS)):
        for colour in range(6):
            more = lines.WITH[line, colour]
            assert (more == lines.NONE) == (lines.GAPS[line] == 0)
            assert more == lines.NONE or lines.WITHOUT[more, colour] == line


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_moves_are_the_legal_ones_a_swap_counting_once(seats: int) -> None:
    table = weights.present()[seats - 2].ravel()
    for state, _ in states(seats, range(2)):
        moves = judged(state, table)[0].tolist()
        assert len(moves) == len(set(moves))
        assert {knowledge.encode(move) for move in legal(state)} == set(moves)
        assert {knowledge.decode(move) for move in moves} <= set(legal(state))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_move_leads_to_the_position_that_the_rules_lead_to(seats: int) -> None:
    for state, luck in states(seats, range(4)):
        before = seeing(state).position
        for move in luck.sample(legal(state), min(4, len(legal(state)))):
            after = CROSSWISE.play(state, move)
            found = before.copy()
            board.play(found, knowledge.encode(move))
            ended = outcome(after)
            assert found[layout.OVER] in REASONS[ended.reason if ended else ""]
            scored = score(after.board)
            assert board.lead(found) == scored.orange - scored.green
            assert found[HANDS].reshape(4, -1).tolist() == held(after)
            assert found[layout.BAG_SIZE] == len(after.bag)
            if ended is None:
                wanted = seeing(after).position
                found[layout.PLY] %= len(ORDERS[seats])
                bag = slice(layout.BAG, layout.BAG + len(after.bag))
                rest = slice(layout.BAG_SIZE, None)
                for part in (slice(0, layout.BAG), bag, rest):
                    assert found[part].tolist() == wanted[part].tolist()


def held(state: CrosswiseState) -> list[list[int]]:
    """How many stones of each number every seat holds, of four."""
    hands = [*state.hands, *[()] * (4 - len(state.hands))]
    numbers = knowledge.NUMBER
    return [
        [hand.count(token) for token in sorted(numbers, key=numbers.__getitem__)] for hand in hands
    ]


@pytest.mark.parametrize("winner", [0, 1])
def test_the_result_is_the_lead_and_what_winning_is_worth(winner: int) -> None:
    rows = (
        "rrrrr- yb---- yb---- yb---- yb---- yb----",
        "rybbbb r----- r----- r----- r----- ------",
    )
    move = ("red.f1", "red.a6")[1 - winner]
    state = position(rows[1 - winner], "red", "blue")
    found = seeing(state).position
    board.play(found, knowledge.encode(move))
    ended = outcome(CROSSWISE.play(state, move))
    assert ended is not None
    lead = ended.scores[0] - ended.scores[1]
    assert board.result(found) == lead + (board.WON if winner == 0 else -board.WON)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_move_looks_as_good_as_the_position_after_it_is_worth(seats: int) -> None:
    table, compared = random_weights(), 0
    for state, luck in states(seats, range(2)):
        moves, values = judged(state, table)
        for at in luck.sample(range(len(moves)), min(8, len(moves))):
            after = seeing(state).position
            board.play(after, moves[at])
            if moves[at] != layout.PASS and not after[layout.OVER]:
                wanted = evaluation.evaluate(table, after, state.turn & 1)
                assert values[at] == pytest.approx(wanted, abs=1e-3)
                compared += 1
    assert compared > 100


def test_present_points_are_what_a_greedy_player_looks_at() -> None:
    for state, luck in states(2, range(2)):
        moves, values = judged(state, weights.present()[0].ravel())
        at = luck.randrange(len(moves))
        after = CROSSWISE.play(state, knowledge.decode(int(moves[at])))
        if outcome(after) is None:
            scored = score(after.board)
            lead = scored.orange - scored.green
            assert values[at] == pytest.approx(lead if state.turn == 0 else -lead)


def test_a_determinization_holds_the_stones_unseen_and_gives_every_hand_its_number() -> None:
    for state, _ in states(4, range(1)):
        view = CROSSWISE.view(state, state.turn)
        seen = knowledge.Knowledge.of(view)
        dealt = seen.position.copy()
        deal(dealt, seen.unknown, np.array([7], np.uint64))
        hands = dealt[HANDS].reshape(4, layout.STONES)
        assert tuple(hands.sum(axis=1)) == view.hands
        assert dealt[layout.BAG_SIZE] == view.bag
        true = seeing(state).position
        assert hands[state.turn].tolist() == true[HANDS].reshape(4, -1)[state.turn].tolist()
        assert everything(dealt) == everything(true)
        for seat, known in enumerate(view.known):
            for stone in known if seat != state.turn else ():
                assert hands[seat][knowledge.NUMBER[stone]] >= known.count(stone)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_knows_does_not_depend_on_what_it_cannot_see(seats: int) -> None:
    told_apart = 0
    for state, luck in states(seats, range(1)):
        twin = EXCHANGES["crosswise"](state, state.turn, luck)
        both = [knowledge.Knowledge.of(CROSSWISE.view(each, state.turn)) for each in (state, twin)]
        assert both[0].position.tolist() == both[1].position.tolist()
        assert both[0].unknown.tolist() == both[1].unknown.tolist()
        told_apart += seeing(state).position.tolist() != seeing(twin).position.tolist()
    assert told_apart > 10


def everything(dealt: Array) -> list[int]:
    """How many stones of each number lie in all hands and the bag."""
    held = dealt[HANDS].reshape(4, -1).sum(axis=0)
    bag = dealt[layout.BAG : layout.BAG + dealt[layout.BAG_SIZE]]
    return (held + np.bincount(bag, minlength=layout.STONES)).tolist()  # type: ignore[no-any-return]


def test_with_three_players_the_single_one_plays_after_each_of_the_partners() -> None:
    for state, _ in states(3, range(2)):
        seen = knowledge.Knowledge.of(CROSSWISE.view(state, state.turn))
        after = seen.position.copy()
        assert board.turn(after) == state.turn
        board.play(after, knowledge.encode(legal(state)[0]))
        following = CROSSWISE.play(state, legal(state)[0])
        assert board.turn(after) == following.turn


def test_trying_moves_out_repeats_with_the_same_seed_in_slices_of_any_size() -> None:
    state = position(EMPTY, "red blue white swap", "red red red red", bag="blue " * 9)
    seen = knowledge.Knowledge.of(CROSSWISE.view(state, 0))
    moves, _ = judged(state, weights.learned()[0].ravel())
    whole, parts = np.zeros((5, 2)), np.zeros((5, 2))

    def tried(start: int, count: int, found: Array) -> None:
        args = (seen.position, seen.unknown, moves[:5], start, count, 11, 4, 0.3, found)
        sample(weights.learned()[0].ravel(), *args)

    tried(0, 12, whole)
    for start in range(0, 12, 4):
        tried(start, 4, parts)
    assert np.allclose(parts, whole)
    assert whole[:, 0].std() > 0


def test_a_line_is_expected_to_score_what_all_its_fillings_do_on_average() -> None:
    left = np.array([4.0, 0.0, 1.0, 2.0, 7.0, 6.0])
    line = next(
        number for number, held in enumerate(lines.COUNTS.tolist()) if held == [2, 2, 0, 0, 0, 0]
    )
    average = 0.0
    for first, second in product(range(6), repeat=2):
        full = lines.WITH[lines.WITH[line, first], second]
        average += left[first] * left[second] / left.sum() ** 2 * float(lines.POINTS[full])
    assert filled(left)[line] == pytest.approx(average)
