"""Computer players without compiled code, as they play on a machine that has never run them."""

import json
import os
import random
import subprocess
import sys
import time

import pytest

from engines import GAMES
from engines.crosswise import CROSSWISE
from engines.game import PLAIN_LEVELS
from engines.kernels import PLAINLY, compiled, plain
from engines.replay import to_move
from engines.reversi import board
from engines.reversi.player.plain import best_end, glance
from tests.contract.matches import played
from tests.engines.reversi_positions import late, played_out

PLIES = range(0, 24, 4)
CODE = """
import json, random, sys
from engines import GAMES
from engines.replay import to_move
from tests.contract.matches import played
key, seats, *levels = sys.argv[1:]
game, match = GAMES[key], played(key, int(seats))
game.warm()
views = [to_move(game, match.states[ply]) for ply in range(0, 24, 4)]
moves = [
    [game.choose(view, level, 5.0) if view.moves else "" for view in views] for level in levels
]
print(json.dumps({"moves": moves, "compiler": "numba" in sys.modules}))
"""


def chosen(key: str, seats: int, *levels: str) -> list[list[str]]:
    """What a plain process plays at each of these levels in the first positions of a match, all of
    them legal."""
    environ = {**os.environ, PLAINLY: "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    found = subprocess.run(
        [sys.executable, "-W", "error", "-c", CODE, key, str(seats), *levels],
        env=environ,
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(found.stdout)
    assert not told["compiler"]
    moves: list[list[str]] = told["moves"]
    return moves


@pytest.mark.parametrize("key", GAMES)
def test_a_plain_player_makes_legal_moves_loads_no_compiler_and_leaves_the_cache_alone(
    key: str,
) -> None:
    GAMES[key].warm()
    seats = GAMES[key].seats[0]
    match = played(key, seats)
    for moves in chosen(key, seats, *PLAIN_LEVELS):
        for ply, move in zip(PLIES, moves, strict=True):
            view = to_move(match.game, match.states[ply])
            assert move in view.moves or not view.moves
    assert compiled(GAMES[key])


def test_a_plain_player_of_crosswise_is_the_compiled_one() -> None:
    for seats in CROSSWISE.seats:
        match = played("crosswise", seats)
        views = [to_move(CROSSWISE, match.states[ply]) for ply in PLIES]
        moves = [CROSSWISE.choose(view, "club", 5.0) for view in views]
        assert chosen("crosswise", seats, "club") == [moves]


def test_a_plain_glance_at_reversi_sees_what_the_compiled_one_sees() -> None:
    from engines.reversi.player.engine import engine

    for number in range(40):
        # Nearer to the end the compiled one does not judge but counts what is left.
        position = late(number, random.Random(number).randrange(12, 50))
        seen = engine().glance(position.own, position.other)
        assert glance(position.own, position.other) == pytest.approx(seen)


@pytest.mark.parametrize("empty", [4, 7])
def test_a_plain_end_of_reversi_is_played_out(empty: int) -> None:
    for number in range(4):
        position = late(number, empty)
        bit = best_end(position.own, position.other, time.monotonic() + 1000.0)
        assert bit is not None
        after = position.play(board.cell(bit))
        assert -played_out(after.own, after.other) == played_out(position.own, position.other)


def test_an_end_of_reversi_without_time_is_not_played_out() -> None:
    position = late(0, 12)
    assert best_end(position.own, position.other, time.monotonic()) is None


@pytest.mark.parametrize(("value", "said"), [("", False), ("0", False), ("1", True)])
def test_a_process_is_plain_when_numba_is_told_to_compile_nothing(value: str, said: bool) -> None:
    assert plain({PLAINLY: value}) is said
    assert not plain({})
