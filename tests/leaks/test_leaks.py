"""Nothing that anybody but its owner gets to see depends on a hidden piece."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.features.animations import maker
from bot.features.replays.replay import ReplayPly
from bot.features.replays.replays import Replays
from bot.running.positions import Positions
from bot.screens.appearance import Appearance
from bot.tables import frames
from bot.tables.table import Match, Table
from engines import GAMES
from engines.game import Seat, View
from engines.replay import walk
from tests.campaigns import so_many
from tests.leaks.hunt import PLATFORMS, audit, hunt
from tests.leaks.twins import twins, whole

HUNTED = ("crosswise", "triominos")
TURNS = 2
LONG = 6
SEATS = (2, 3, 4)
CASES = [
    (platform, game, seats)
    for turn, platform in enumerate(PLATFORMS)
    # Another game and another number at each platform; all of them takes a night.
    for game in so_many(HUNTED[turn % 2 :][:1], HUNTED)
    for seats in so_many(SEATS[turn % 3 :][:1], SEATS)
]
AUDITED = [
    (platform, game)
    for turn, platform in enumerate(("telegram-10.3", "discord", "web"))
    for game in so_many(HUNTED[turn % 2 :][:1], HUNTED)
]


@pytest.mark.parametrize(("platform", "game", "seats"), CASES)
async def test_an_observer_is_told_the_same_whatever_others_hold(
    tmp_path: Path, platform: str, game: str, seats: int
) -> None:
    number = list(PLATFORMS).index(platform)
    pair = twins(game, seats, number, TURNS)
    assert pair.exchanged and pair.turns
    catch = await hunt(platform, pair, number, tmp_path)
    assert not catch.problems, "\n".join(catch.problems)
    assert catch.said and catch.pictures
    assert catch.others  # owners do see what was exchanged


@pytest.mark.parametrize(("platform", "game"), AUDITED)
async def test_nobody_gets_a_picture_a_payload_or_a_tile_of_somebody_else(
    tmp_path: Path, platform: str, game: str
) -> None:
    match = whole(game, 3, list(PLATFORMS).index(platform), LONG)
    catch = await audit(platform, match, 0, tmp_path)
    assert not catch.problems, "\n".join(catch.problems)
    assert catch.turns == LONG and catch.pictures


async def test_a_bot_that_shows_all_what_one_seat_sees_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Positions.view

    def leaky(self: Positions, table: Table, seat: Seat | None) -> View:
        return honest(self, table, 1 if seat is None and table.code == "LEAKS" else seat)

    monkeypatch.setattr(Positions, "view", leaky)
    pair = twins("triominos", 2, 1, 1)
    assert pair.observer is None and pair.exchanged
    problems = "\n".join((await hunt("telegram", pair, 1, tmp_path)).problems)
    for found in ("only in the second world: all: ", "was painted for {1}", "of the tiles "):
        assert found in problems


async def test_a_replay_with_the_eyes_of_somebody_else_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Replays.ply

    async def leaky(
        self: Replays, table: Table, number: int, ply: int, _: str, appearance: Appearance
    ) -> ReplayPly:
        return await honest(self, table, number, ply, table.chairs[1].person, appearance)

    monkeypatch.setattr(Replays, "ply", leaky)
    pair = twins("triominos", 2, 1, TURNS)
    assert pair.observer is None and pair.exchanged
    problems = "\n".join((await hunt("web", pair, 1, tmp_path)).problems)
    for found in ("only in the second world: watcher: ", "was painted for {1}"):
        assert found in problems


async def test_an_animation_with_the_eyes_of_somebody_else_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = frames.frames

    def leaky(game: str, match: Match) -> Iterator[View]:
        states = walk(GAMES[game], match.setup, match.moves)
        for view, state in zip(honest(game, match), states, strict=True):
            yield GAMES[game].view(state, 1) if match.outcome is None else view

    monkeypatch.setattr(maker, "frames", leaky)
    pair = twins("triominos", 2, 1, TURNS)
    assert pair.observer is None and pair.exchanged
    problems = "\n".join((await hunt("web", pair, 1, tmp_path)).problems)
    assert "gif:" in problems and "was painted for {1}" in problems


async def test_a_link_that_lays_a_hand_open_to_all_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Positions.view

    def leaky(self: Positions, table: Table, seat: Seat | None) -> View:
        linked = len({chair.person for chair in table.chairs}) < len(table.chairs)
        return honest(self, table, 0 if seat is None and linked else seat)

    monkeypatch.setattr(Positions, "view", leaky)
    pair = twins("triominos", 2, 1, TURNS)
    assert pair.observer is None and pair.exchanged
    problems = "\n".join((await hunt("web", pair, 1, tmp_path)).problems)
    assert "Link(seat=" in problems and "was painted for {0}" in problems
    assert "Play(seat=" not in problems
