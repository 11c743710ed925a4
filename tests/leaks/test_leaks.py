"""Nothing that anybody but its owner gets to see depends on a hidden piece."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.features.animations import maker
from bot.features.replays.replay import ReplayPly
from bot.features.replays.replays import Replays
from bot.running.positions import Positions
from bot.screens.viewer import Viewer
from bot.tables import frames
from bot.tables.table import Match, Table
from engines import GAMES
from engines.duplicate import DUPLICATE, SINGLE, in_setup
from engines.game import Seat, View
from engines.replay import walk
from tests.campaigns import so_many
from tests.leaks.hunt import PLATFORMS, audit, hunt
from tests.leaks.twins import twins, whole

HUNTED = ("crosswise", "triominos")
TURNS = 2
LONG = 6
SEATS = (4, 2, 3)
CASES = [
    (platform, game, seats)
    for turn, platform in enumerate(PLATFORMS)
    # Another game and another number at each platform; all of them takes a night.
    for game in so_many(HUNTED[turn % 2 :][:1], HUNTED)
    for seats in so_many(SEATS[turn % 3 :][:1], SEATS)
]
AUDITED = so_many(
    # Each hunt looks for the same in its two worlds; this is for what comes later in a match.
    [("discord", "triominos")],
    [(platform, game) for platform in ("telegram-10.3", "discord", "web") for game in HUNTED],
)


@pytest.mark.parametrize(("platform", "game", "seats"), CASES)
async def test_an_observer_is_told_the_same_whatever_others_hold(
    tmp_path: Path, platform: str, game: str, seats: int
) -> None:
    number = list(PLATFORMS).index(platform)
    dealt = (DUPLICATE, SINGLE)[number % 2]
    pair = twins(game, seats, number, TURNS, handicapped=number % 2 == 1, dealt=dealt)
    assert all(in_setup(deal.setup) == (dealt == DUPLICATE) for deal in pair.deals)
    assert pair.exchanged and pair.turns
    view = GAMES[game].view(pair.deals[0].state, None)
    assert any(view.handicap) == number % 2
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


async def test_with_the_eyes_of_somebody_else_replays_animations_and_links_are_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of the three shows what it must not, in a bot that is honest in all else."""
    ply, shown, seen = Replays.ply, frames.frames, Positions.view

    async def replayed(
        self: Replays, table: Table, number: int, at: int, viewer: Viewer
    ) -> ReplayPly:
        return await ply(self, table, number, at, replace(viewer, key=table.chairs[1].person))

    def animated(game: str, match: Match) -> Iterator[View]:
        states = walk(GAMES[game], match.setup, match.moves)
        for view, state in zip(shown(game, match), states, strict=True):
            yield GAMES[game].view(state, 1) if match.outcome is None else view

    def linked(self: Positions, table: Table, seat: Seat | None) -> View:
        one = len({chair.person for chair in table.chairs}) < len(table.chairs)
        return seen(self, table, 0 if seat is None and one else seat)

    monkeypatch.setattr(Replays, "ply", replayed)
    monkeypatch.setattr(maker, "frames", animated)
    monkeypatch.setattr(Positions, "view", linked)
    pair = twins("triominos", 2, 1, TURNS)
    assert pair.observer is None and pair.exchanged
    problems = (await hunt("web", pair, 1, tmp_path)).problems
    of_replays = [line for line in problems if "/replay" in line or "walk:" in line]
    assert any("only in the second world: watcher: " in line for line in of_replays)
    assert any("png:" in line and "was painted for {1}" in line for line in of_replays)
    assert any("gif:" in line and "was painted for {1}" in line for line in problems)
    of_links = [line for line in problems if line.startswith("Link(seat=")]
    assert any("was painted for {0}" in line for line in of_links)
    assert not any(
        "was painted for {0}" in line
        for line in set(problems) - set(of_links)
        if line.startswith("Play(seat=")
    )
