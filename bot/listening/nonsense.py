"""Invalid requests: the sender gets a 400, and the log one line."""

import logging
from collections.abc import MutableMapping
from typing import Any

from aiohttp import web
from aiohttp.http import HttpProcessingError
from aiohttp.typedefs import Handler, Middleware

from bot.log import Sparing

MINUTE = 60.0  # seconds in which each reason is logged once

_log = logging.getLogger(__name__)


class Nonsense(web.HTTPBadRequest):
    """A request that no browser sends, nor Telegram or a monitor; ``why`` says what is wrong with
    it and repeats nothing of it."""

    def __init__(self, why: str) -> None:
        super().__init__(text="This request makes no sense.")
        self.why = why


class RequestLog(logging.LoggerAdapter[logging.Logger]):
    """Where the library logs what goes wrong with requests. For what is the sender's fault there is
    a line instead of a traceback, and of many like it one a minute."""

    def __init__(self) -> None:
        super().__init__(_log, {})
        self._sparing = Sparing(MINUTE)

    def made_no_sense(self, why: str) -> None:
        """Logs a request that was refused for this reason."""
        left_out = self._sparing.left_out(why)
        if left_out is not None:
            more = f" ({left_out} more since the last such line)" if left_out else ""
            self.logger.warning("refused an invalid request: %s%s", why, more)

    def log(self, level: int, msg: object, *args: object, **kwargs: Any) -> None:
        """Logs what the library says."""
        if isinstance(kwargs.get("exc_info"), HttpProcessingError | web.RequestPayloadError):
            self.made_no_sense("it is no HTTP")
        else:
            super().log(level, msg, *args, **kwargs)

    def process(
        self, msg: Any, kwargs: MutableMapping[str, Any]
    ) -> tuple[Any, MutableMapping[str, Any]]:
        """Returns the line unchanged."""
        return msg, kwargs


def told(requests: RequestLog) -> Middleware:
    """A middleware that logs nonsense, and answers 400 where a body cannot be read."""

    @web.middleware
    async def tell(request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            return await handler(request)
        except Nonsense as nonsense:
            requests.made_no_sense(nonsense.why)
            raise
        except web.RequestPayloadError:
            requests.made_no_sense("it is no HTTP")
            raise web.HTTPBadRequest from None

    return tell
