"""The puzzles that come with the games: enough of them, no two alike, each with one answer."""

import random
from collections import defaultdict
from collections.abc import Collection
from itertools import islice
from pathlib import Path

import pytest

from engines import GAMES
from engines.crosswise.outcome import sixes
from engines.crosswise.state import SIDES as CROSSWISE_SIDES
from engines.crosswise.stones import COLOURS, Board
from engines.game import Game
from engines.path import split
from engines.puzzle import HARDEST, NoPuzzles, Puzzle, Puzzler, make, read, write
from engines.replay import replay, resume
from engines.reversi.position import Position
from engines.reversi.setup import ReversiSetup

LEAST = 400
OF_A_KIND = 20
KINDS = {"crosswise": {"six", "prevent", "gain"}, "reversi": {"best"}, "triominos": {"lay"}}
SAMPLE = 6
HAVING = [game for game in GAMES.values() if game.puzzler is not None]


def puzzler_of(game: Game) -> Puzzler:
    assert game.puzzler is not None
    return game.puzzler


@pytest.fixture(params=HAVING, ids=lambda game: game.key)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def test_there_are_enough_and_no_two_alike(game: Game) -> None:
    puzzler = puzzler_of(game)
    assert len(puzzler.kept) >= LEAST
    # What is one puzzle however the board lies is worth the same: only those can be alike.
    by_worth = defaultdict(list)
    for puzzle in puzzler.kept:
        by_worth[puzzle.task, puzzle.best, puzzle.second, puzzle.effort].append(puzzle)
    for like in filter(lambda like: len(like) > 1, by_worth.values()):
        assert len({puzzler.essence(each.setup, each.moves) for each in like}) == len(like)


def test_every_answer_can_be_played_and_beats_the_next_best(game: Game) -> None:
    for puzzle in puzzler_of(game).kept:
        state = replay(game, puzzle.setup, puzzle.moves)
        turn = game.view(state, None).turn
        assert turn is not None
        assert puzzle.answer in game.view(state, turn).moves
        assert puzzle.best > puzzle.second
        assert 1 <= puzzle.difficulty <= HARDEST
        assert puzzle.line[0] == puzzle.answer
        resume(game, state, puzzle.line)


def test_of_every_kind_there_are_enough_and_a_sample_of_each_is_solved_anew(game: Game) -> None:
    puzzler = puzzler_of(game)
    tasks = {puzzle.task for puzzle in puzzler.kept}
    assert tasks == KINDS[game.key]
    for task in tasks:
        of_kind = [puzzle for puzzle in puzzler.kept if puzzle.task == task]
        assert len(of_kind) >= OF_A_KIND
        for puzzle in random.Random(9).sample(of_kind, SAMPLE // len(tasks)):
            assert puzzler.solve(puzzle.setup, puzzle.moves) == puzzle


def test_a_play_that_prevents_a_six_is_the_best_of_those_that_do() -> None:
    game = GAMES["crosswise"]
    kept = [puzzle for puzzle in puzzler_of(game).kept if puzzle.task == "prevent"]
    for puzzle in kept[:: len(kept) // 6]:
        state = replay(game, puzzle.setup, puzzle.moves)
        seat = state.turn
        side = CROSSWISE_SIDES[1 - seat]
        pool = {*state.hands[1 - seat], *state.bag}
        assert can_lay_a_six(state.board, side, pool)
        leads = {}
        for move in game.view(state, seat).moves:
            after = game.play(state, move)
            if not can_lay_a_six(after.board, side, pool):
                first, second = game.view(after, None).score
                leads[frozenset(split(move))] = (first - second) * (1 - 2 * seat)
        first, second = game.view(state, None).score
        before = (first - second) * (1 - 2 * seat)
        *_, next_best, best = sorted(leads.values())
        assert (best - before, next_best - before) == (puzzle.best, puzzle.second)
        assert leads[frozenset(split(puzzle.answer))] == best


def can_lay_a_six(board: Board, side: str, pool: Collection[str]) -> bool:
    """Whether a colour of the pool on any empty cell makes a six for a side, or one lies there."""
    laid = [
        (*board[:place], colour, *board[place + 1 :])
        for place, there in enumerate(board)
        for colour in COLOURS
        if there is None and colour in pool
    ]
    of_side = str.isalpha if side == "orange" else str.isdigit
    return any(of_side(line) for each in (board, *laid) for line in sixes(each))


def test_a_seed_gives_the_same_puzzles_again_but_those_that_are_known(game: Game) -> None:
    puzzler = puzzler_of(game)
    first, second = islice(make(puzzler, 8, set()), 2)
    assert first != second
    known = {puzzler.essence(first.setup, first.moves)}
    assert next(make(puzzler, 8, known)) == second


def test_puzzles_are_read_as_they_were_written(tmp_path: Path, game: Game) -> None:
    kept = puzzler_of(game).kept[:9]
    write(tmp_path / "puzzles", kept)
    assert read(tmp_path / "puzzles") == kept
    assert [Puzzle.parse(str(each)) for each in kept] == list(kept)


@pytest.mark.parametrize("line", ["", "best\ta1", "best\ta1\tx\t0\t1\t1\ta1\tsetup\t"])
def test_what_is_no_puzzle_is_told(line: str) -> None:
    with pytest.raises(NoPuzzles):
        Puzzle.parse(line)


def test_a_board_that_is_turned_or_mirrored_is_the_same_puzzle() -> None:
    puzzler = puzzler_of(GAMES["reversi"])
    position = "-" * 18 + "XXO---" + "--OXO---" + "-" * 32
    setup = str(ReversiSetup(0, position + "X"))
    mirrored = "".join(position[row : row + 8][::-1] for row in range(0, 64, 8))
    turned = "".join(position[column + 8 * row] for column in range(8) for row in range(7, -1, -1))
    essence = puzzler.essence(setup, ())
    assert puzzler.essence(str(ReversiSetup(0, mirrored + "X")), ()) == essence
    assert puzzler.essence(str(ReversiSetup(0, turned + "X")), ()) == essence
    assert puzzler.essence(str(ReversiSetup(0, position + "O")), ()) != essence
    assert isinstance(ReversiSetup.parse(setup).position, Position)
