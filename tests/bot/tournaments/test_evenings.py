"""A tournament in which people drop out, the platform fails and the bot is killed adds up."""

from pathlib import Path

from tests.bot.tournaments.evenings import evening

KILLS = 6


async def test_an_evening_with_kills_and_failures_adds_up(tmp_path: Path) -> None:
    found = await evening(tmp_path / "tables.db", 8, "reversi knockout 0 15 5m-10s rak", 1, KILLS)
    assert found.not_add_up == []
    assert found.matches >= 8
    assert found.kills >= 1
