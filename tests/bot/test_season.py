"""A season in small: people who play like the levels stand on the ladder in the arena's order."""

import json

import pytest

from engines import GAMES
from engines.game import LEVELS, Outcome
from tests.bench import ladder_matches
from tests.bench.ladder import QUICK, drawn_from, played_in, season
from tests.bench.ladder_matches import KEPT, load, shares, sign
from tests.campaigns import so_many

KEPT_GAMES = load().games
MATCHES = so_many(150, 900)


@pytest.mark.parametrize("game", KEPT_GAMES)
async def test_the_ladder_orders_the_levels_as_the_arena_does(game: str) -> None:
    """The ends are drawn from matches that were really played."""
    results = KEPT_GAMES[game]
    found = await season(game, drawn_from(game, results), MATCHES, 1, each=4)
    assert list(found.means) == list(shares(results))
    assert found.counted == MATCHES and len(found.ladder) == 4 * len(LEVELS)


async def test_levels_that_play_themselves_stand_in_the_same_order() -> None:
    """The same matches are really played, move for move, and rated from their moves' makers."""
    levels = QUICK[0], QUICK[2]
    found = await season("reversi", played_in("reversi"), 30, 1, levels, each=2)
    assert list(found.means) == [levels[1], levels[0]] and found.counted == 30


def test_what_is_kept_says_how_it_was_made() -> None:
    kept = load()
    assert kept.command.startswith("python -m tests.bench.ladder_matches ")
    assert f"--seed {kept.seed}" in kept.command and set(kept.games) == set(GAMES)
    pairs = {f"{one} {other}" for one in LEVELS for other in LEVELS}
    for results in kept.games.values():
        assert set(results) == pairs and min(map(len, results.values())) >= 10
        assert {end for played in results.values() for end in played} <= set("+-=")
    assert KEPT.stat().st_size < 100_000 and json.loads(KEPT.read_text())["seed"] == kept.seed


def test_shares_count_both_seats_and_half_a_draw() -> None:
    results = {f"{one} {other}": "=" for one in LEVELS for other in LEVELS}
    assert set(shares(results).values()) == {0.5}
    results["master beginner"], results["beginner master"] = "+", "-"
    assert shares(results)["master"] == 0.5 + 0.5 / 4
    assert sign(Outcome((1,), (2, 2), "full")) == ladder_matches.LOST
    assert sign(Outcome((1,), (2, 2), "full"), 1) == ladder_matches.WON
