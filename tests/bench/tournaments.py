"""What whole tournaments cost while people drop out, the platform fails and the bot is killed
thirty times, and whether they add up: ``python -m tests.bench tournaments`` takes some minutes."""

import tempfile
from pathlib import Path

from tests.bench.rows import Row, row
from tests.bot.tournaments.evenings import Evening, evening

FIELDS = (
    (8, "reversi swiss 5 15 5m-10s rak"),
    (33, "reversi evening 60 15 5m-10s rak"),
    (128, "reversi swiss 5 15 5m-10s rak"),
)


async def rows(seed: int = 1, kills: int = 30) -> list[Row]:
    """The processor's time of each tournament, its people's included, and what it left."""
    found = []
    for people, draft in FIELDS:
        with tempfile.TemporaryDirectory() as folder:
            played = await evening(Path(folder) / "tables.db", people, draft, seed, kills)
        found.append(row(f"{people} people: {draft.split()[1]}", [played.seconds], _said(played)))
    return found


def _said(played: Evening) -> str:
    return (
        f"{played.matches} matches, {played.kills} kills, {len(played.not_add_up)} violations, "
        f"{sum(played.rows.values())} rows, each was rung for {played.rang:.1f} times"
    )
