"""Analyses that are there already."""

import math

from bot.features.analysis import rows
from bot.features.analysis.analysis import Analysis
from bot.store.store import Store


async def keep_analysis(store: Store, code: str, number: int, analysis: Analysis) -> None:
    """Keep an analysis as somebody leaves it who has made it so far."""
    await rows.claim(store.database, code, number, 1.0, math.inf)
    await rows.hold(store.database, code, number, analysis, 1.0, None)
