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
import json, sys
from engines import GAMES
from engines.game import PLAIN_LEVELS
from engines.replay import to_move
from tests.contract.matches import played
moves = {}
for key, game in GAMES.items():
    game.warm()
    for seats in game.seats:
        match = played(key, seats)
        views = [to_move(game, match.states[ply]) for ply in range(0, 24, 4)]
        for level in PLAIN_LEVELS:
            chosen = [game.choose(view, level, 5.0) if view.moves else "" for view in views]
            moves[f"{key} {seats} {level}"] = chosen
print(json.dumps({"moves": moves, "compiler": "numba" in sys.modules}))
"""


def chosen() -> dict[str, list[str]]:
    """What a plain process plays in the first positions of a match of each game, with each number
    of seats and at each level that plays plainly."""
    environ = {**os.environ, PLAINLY: "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    found = subprocess.run(
        [sys.executable, "-W", "error", "-c", CODE],
        env=environ,
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(found.stdout)
    assert not told["compiler"]
    moves: dict[str, list[str]] = told["moves"]
    return moves


def test_a_plain_player_makes_legal_moves_loads_no_compiler_and_leaves_the_cache_alone() -> None:
    for game in GAMES.values():
        game.warm()
    asked = 0
    for name, moves in chosen().items():
        key, seats, level = name.split()
        match = played(key, int(seats))
        for ply, move in zip(PLIES, moves, strict=True):
            view = to_move(match.game, match.states[ply])
            assert move in view.moves or not view.moves
            if (key, level) == ("crosswise", "club"):  # the compiled one plays the same
                assert move == CROSSWISE.choose(view, level, 5.0)
        asked += 1
    assert asked == len(PLAIN_LEVELS) * sum(len(game.seats) for game in GAMES.values())
    assert all(map(compiled, GAMES.values()))


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
