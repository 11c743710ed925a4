"""``kill -9`` while notices go out, with a server that answers 429 and drops connections."""

from pathlib import Path

from tests.bot.told import Match
from tests.campaigns import so_many
from tests.loopback.telegram import TelegramServer

KILLS = so_many(3, 5)  # ``python -m tests.bench notices`` does fifty


async def test_every_turn_is_told_once_and_at_a_kill_at_most_twice(tmp_path: Path) -> None:
    # What the killed bot had already fetched is never answered, so the server cannot be strict.
    async with TelegramServer(strict=False) as server:
        report = await Match(server, tmp_path, seed=5).play(KILLS)
    assert len(report.kills) == KILLS and report.turns
    assert report.lost == set() and report.unsent == 0
    assert report.needless == [] and report.doubled <= KILLS
    assert server.violations == []
