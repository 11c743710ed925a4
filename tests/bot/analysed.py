"""Analyses that are there already."""

import math

from bot.store import Store
from bot.tables.analysis import Analysis


async def keep_analysis(store: Store, code: str, number: int, analysis: Analysis) -> None:
    """Keep an analysis as somebody leaves it who has made it so far."""
    await store.claim_analysis(code, number, 1.0, math.inf)
    await store.hold_analysis(code, number, analysis, 1.0, None)
