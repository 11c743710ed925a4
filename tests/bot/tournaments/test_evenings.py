"""A tournament in which people drop out, the platform fails and the bot is killed adds up."""

from pathlib import Path

import pytest

from tests.bot.tournaments.evenings import evening

KILLS = 6


async def test_an_evening_with_kills_and_failures_adds_up(tmp_path: Path) -> None:
    found = await evening(tmp_path / "tables.db", 8, "reversi knockout 0 15 5m-10s rak", 1, KILLS)
    assert found.not_add_up == []
    # Who has left is not waited for: with luck a board is decided without a match. Where nobody has
    # appeared nobody goes on: whoever would have met them has no board in the next round.
    assert found.boards >= 7 - found.nobody
    assert 1 <= found.matches <= found.boards
    assert found.kills >= 1


@pytest.mark.parametrize("game", ["crosswise", "triominos"])
async def test_four_at_a_table_are_played_to_the_end(tmp_path: Path, game: str) -> None:
    found = await evening(tmp_path / "tables.db", 5, f"{game} four 3 15 5m-10s ra", 1, 0)
    assert found.not_add_up == []
    assert found.matches == 3
