"""Counts how platforms answer requests, before their libraries handle the answers."""

from http import HTTPStatus

import aiohttp

from bot.monitoring.meters import Meters


def counted(meters: Meters, platform: str) -> aiohttp.TraceConfig:
    """Has every answer of a platform looked at: a library waits after a 429 and tells nobody."""
    trace = aiohttp.TraceConfig()

    async def ended(
        session: aiohttp.ClientSession, context: object, answered: aiohttp.TraceRequestEndParams
    ) -> None:
        if answered.response.status == HTTPStatus.TOO_MANY_REQUESTS:
            meters.too_many(platform)

    trace.on_request_end.append(ended)
    return trace
