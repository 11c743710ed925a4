"""Levels as numbers, and the computer player that is as strong as whoever sits opposite."""

import random
from itertools import pairwise

import pytest

from bot.ratings.even_level import STEP, MetLevel, likely_rating, stepped
from bot.ratings.rating import START, Skill
from bot.store.store import Store
from engines import GAMES
from engines.game import LEVELS
from engines.reversi.player.levels import SCALE
from engines.strength import is_even, is_level, rating_in
from tests.bot.rooms import Rooms, kept, payload, person, room, surely, until
from tests.bot.test_handicaps import are_rated

ANN, CHAT = person("Ann"), room("lounge")


@pytest.mark.parametrize(
    ("text", "rating"),
    [("860", 860), ("even860", 860), ("99", None), ("0860", None), ("4001", None), ("even", None)],
)
def test_a_level_is_a_name_or_a_rating(text: str, rating: int | None) -> None:
    assert rating_in(text) == rating and is_level(text) == (rating is not None)


def test_the_five_names_stand_at_even_distances_in_every_game() -> None:
    for game in GAMES.values():
        steps = {b - a for a, b in pairwise(game.marks)}
        assert max(steps) - min(steps) <= 1 and min(steps) > 0
        assert [game.named(str(mark)) for mark in game.marks] == list(LEVELS)
        assert game.named(str(game.marks[1] + 1)) == LEVELS[2]


def test_between_two_knots_somebody_plays_partly_like_either() -> None:
    (low, lower), (high, upper) = SCALE.knots[3:5]
    chance = random.Random(1)
    found = [SCALE.skill(str((low + high) // 2), chance) for _ in range(200)]
    assert all(
        min(lower.slip, upper.slip) < one.slip < max(lower.slip, upper.slip) for one in found
    )
    assert 60 < sum(one.plies == upper.plies for one in found) < 140
    assert (
        SCALE.skill(str(low), chance) == lower and SCALE.skill("100", chance) == SCALE.knots[0][1]
    )


def test_what_is_likely_follows_matches_and_comes_in_small_steps() -> None:
    lost, won = MetLevel(1000, 10, 1.0), MetLevel(1000, 10, 9.0)
    assert likely_rating(START, [lost]) < 850 and likely_rating(START, [won]) > 1150
    assert abs(likely_rating(START, []) - 1000) < 5
    sure = likely_rating(Skill(25.0, 1.0), [lost])
    assert likely_rating(START, [lost]) < sure < 1000, "who is known is doubted less"
    assert stepped(1500, None) == 1500 and stepped(1500, 860) == 860 + STEP
    assert stepped(300, 860) == 860 - STEP and stepped(861, 860) == 860


async def test_an_even_match_begins_at_ones_rating_and_follows_it(
    rooms: Rooms, store: Store
) -> None:
    await are_rated(store, Ann=1240)
    reply = await rooms.desk.line(ANN, CHAT, "play", "reversi even first 1")
    screen = await rooms.post(ANN, CHAT, reply)
    first = (await kept(store, screen.table)).chairs[1].level
    assert is_even(first) and rating_in(first) == 1240
    assert "Otto plays at your level, about 1240." in screen.caption
    await until(lambda: rooms.screen(CHAT).choices)
    await rooms.desk.press(ANN, CHAT, payload(rooms.screen(CHAT), "move", "d3"))
    await until(lambda: rooms.screen(CHAT).choices and rooms.screen(CHAT).revision > 2)
    await surely(rooms.desk, ANN, CHAT, "resign")
    assert not (await rooms.desk.line(ANN, CHAT, "rematch", screen.table)).refused
    level = (await kept(store, screen.table)).chairs[1].level
    assert is_even(level) and 1240 - STEP <= (rating_in(level) or 0) < 1240


async def test_an_even_match_follows_from_match_to_match_of_a_series(
    rooms: Rooms, store: Store
) -> None:
    await are_rated(store, Ann=1240)
    reply = await rooms.desk.line(ANN, CHAT, "play", "reversi even first 1 match 3")
    code = (await rooms.post(ANN, CHAT, reply)).table
    await until(lambda: rooms.screen(CHAT).choices)
    await rooms.desk.press(ANN, CHAT, payload(rooms.screen(CHAT), "move", "d3"))
    await until(lambda: rooms.screen(CHAT).choices and rooms.screen(CHAT).revision > 2)
    await surely(rooms.desk, ANN, CHAT, "resign")
    before = await kept(store, code)
    assert before.match and before.match.outcome and before.chairs[1].level == "even1240"
    await until(lambda: "next" in str(rooms.screen(CHAT)))
    await rooms.desk.press(ANN, CHAT, payload(rooms.screen(CHAT), "next"))
    after = await kept(store, code)
    assert after.match and after.match.number == 1, "the series goes on"
    assert 1240 - STEP <= (rating_in(after.chairs[1].level) or 0) < 1240


async def test_a_rating_can_be_asked_for_as_a_level(rooms: Rooms, store: Store) -> None:
    screen = await rooms.post(ANN, CHAT, await rooms.desk.line(ANN, CHAT, "play", "reversi 1240"))
    assert (await kept(store, screen.table)).chairs[1].level == "1240"
    assert (await rooms.desk.line(ANN, CHAT, "play", "reversi 99")).refused
