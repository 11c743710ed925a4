"""What the weaker levels overlook, and that overlooking is all that makes them weak."""

import random
import statistics
import subprocess
import sys

import pytest

from engines.triominos.board import Board
from engines.triominos.player import choice, choose, shallow
from engines.triominos.player.levels import SCALE, TriominosLevel, scale
from engines.triominos.player.prospects import prospects
from engines.triominos.player.search import Effort, SearchPosition, TriominosSearch
from engines.triominos.rules import points
from tests.engines.test_triominos_bonus import HEXAGON
from tests.engines.test_triominos_player import (
    FOUR,
    HIGH,
    LATER,
    RIVAL,
    chosen,
    midway,
    view,
    whole,
)
from tests.engines.triominos_positions import move_to

SKILLS = SCALE.named()

POSITIONS = 60


def test_a_weak_player_does_not_notice_what_a_club_player_does() -> None:
    at = whole(HEXAGON[0], f"055 {HIGH}", "002 003 013 112 113")

    def taken(level: str) -> int:
        return sum(chosen(at, level, number) == move_to(at, HEXAGON[1]) for number in range(200))

    assert taken("beginner") < taken("casual") < taken("club")


def scored(level: str) -> float:
    """The points of a level's lays in positions of random matches, beyond those of a lay chosen
    at random, on average."""
    gains = []
    for number in range(POSITIONS):
        at = midway(2, number, 3 + number % 20)
        worths = {fit.move: points(at.board, fit) for fit in at.fits}
        move = choose(view(at), level, LATER, random.Random(number))
        gains.append(worths[move] - statistics.mean(worths.values()))
    return statistics.mean(gains)


def test_a_beginner_scores_more_than_one_who_lays_at_random() -> None:
    assert scored("beginner") > 0.5


def given_away(skill: TriominosLevel, seats: int) -> float:
    """The points that a level gives away in a move, on average, in positions of random matches."""
    lost = []
    for number in range(POSITIONS // 4):
        seen = view(midway(seats, number, 3 + number))
        effort = Effort(3000, LATER, for_match=False)
        rated = TriominosSearch(SearchPosition.of(seen), seen.fits, effort, 1).run()
        worths = {one.fit.move: one.worth for one in rated}
        move = choice.choose(seen, skill, LATER, random.Random(number))
        lost.append(rated[0].worth - worths[move])
    return statistics.mean(lost)


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_at_the_table_a_club_player_plays_on_before_it_lays(seats: int) -> None:
    assert scale(2) is SCALE
    club = scale(seats).named()["club"]
    assert given_away(club, seats) < 0.5 * given_away(SKILLS["club"], seats)


@pytest.mark.parametrize(
    ("skill", "part"), [(TriominosLevel(overlooks=0.5), 1), (TriominosLevel(forgets=0.5), 0)]
)
def test_a_place_or_a_tile_is_overlooked_as_a_whole(skill: TriominosLevel, part: int) -> None:
    """Every place, or every tile, is seen with all its moves or with none, about half of them."""
    seen = total = 0
    for number in range(POSITIONS):
        fits = midway(2, number, 12).fits
        noticed = shallow.noticed(fits, skill, random.Random(number))
        names = {fit.move.split(".")[part] for fit in noticed}
        if len(noticed) > 1:
            assert noticed == [fit for fit in fits if fit.move.split(".")[part] in names]
        seen += len(names)
        total += len({fit.move.split(".")[part] for fit in fits})
    assert 0.4 < seen / total < 0.7


def left(own: str, lay: str) -> float:
    """What is left by a lay on the board ``FOUR``, where 455 opens a place that only 055 fills to a
    hexagon."""
    seen = view(whole(FOUR, own, RIVAL))
    fit = next(fit for fit in seen.fits if fit.tile == lay)
    return prospects(seen, Board.of(seen.laid), fit)


def test_a_hexagon_left_open_is_liked_by_who_alone_can_fill_it() -> None:
    lonely, owner = "455 113 144 334 333", "455 113 144 334 055"
    assert left(owner, "455") - left(owner, "144") > 20
    assert left(lonely, "455") - left(lonely, "144") < 0


def test_who_plans_does_not_offer_a_hexagon_that_a_greedy_player_does() -> None:
    seen = view(whole(FOUR, "455 113 144 334 333", RIVAL))
    lays = {
        plans: shallow.choose(seen, TriominosLevel(plans=plans), random.Random(1))
        for plans in (0, 1)
    }
    assert lays[0].tile == "455"
    assert lays[1].tile != "455"


WITHOUT_A_COMPILER = """
import sys
from engines import GAMES
game = GAMES["triominos"]
state = game.start(game.deal(2, {}, "3" * 64))
game.choose(game.view(state, state.turn), sys.argv[1], 1.0)
print(sorted({"numba", "numpy"} & set(sys.modules)))
"""


@pytest.mark.parametrize("level", [name for name in SKILLS if not SKILLS[name].playouts])
def test_who_does_not_look_ahead_needs_no_compiler(level: str) -> None:
    asked = [sys.executable, "-c", WITHOUT_A_COMPILER, level]
    done = subprocess.run(asked, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
