"""What time a server has."""

import time
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp


class ServerDate:
    """The clock of a server, by the header of the last answer that went through ``trace``."""

    def __init__(self) -> None:
        self.ahead: float | None = None  # seconds, of this machine's; None: nobody has told
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_end.append(self._heard)

    async def _heard(
        self, _session: aiohttp.ClientSession, _context: Any, told: aiohttp.TraceRequestEndParams
    ) -> None:
        try:
            date = parsedate_to_datetime(told.response.headers.get("Date", ""))
        except ValueError:
            return
        self.ahead = date.timestamp() + 0.5 - time.time()  # the header counts whole seconds
