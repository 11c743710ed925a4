"""Analyses that are there already."""

import math

from bot.store import Store
from bot.store import analyses as analysis_rows
from bot.tables.analysis import Analysis


async def keep_analysis(store: Store, code: str, number: int, analysis: Analysis) -> None:
    """Keep an analysis as somebody leaves it who has made it so far."""
    await analysis_rows.claim(store.database, code, number, 1.0, math.inf)
    await analysis_rows.hold(store.database, code, number, analysis, 1.0, None)
