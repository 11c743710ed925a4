"""Calls of the Bot API with parameters that need no objects of the library on their way."""

from collections.abc import Mapping
from typing import Any, cast

from telegram.ext import BaseRateLimiter, ExtBot
from telegram.request import RequestData

from bot.platforms.telegram.form import FilePart, form
from bot.platforms.telegram.limiter import TAKEN

Bot = ExtBot[str]


class Calls:
    """Calls methods by the library's client and in the turns of its rate limiter, with errors as it
    raises them. Its own methods make an object of every button and every field of an answer, which
    for a press takes longer than all that travels."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    async def call(
        self,
        method: str,
        parameters: Mapping[str, Any],
        files: Mapping[str, FilePart] | None = None,
        taken: bool = True,
        wait: float = 0.0,
    ) -> Any:
        """What the call results in, as JSON; parameters that are None are left out. ``taken``: the
        caller has waited for its turn and handles a 429 itself. ``wait`` are the seconds that the
        server may let pass before it answers. Raises TelegramError."""
        given = {name: value for name, value in parameters.items() if value is not None}
        # The library hands a request's data on to the client below it as it is.
        ready = cast(RequestData, form(given, files or {}))
        url = f"{self._bot.base_url}/{method}"
        limiter: BaseRateLimiter[str] | None = self._bot.rate_limiter
        assert limiter is not None, "the bot has one"
        request = self._bot.request
        more = {"read_timeout": (request.read_timeout or 0.0) + wait} if wait else {}
        return await limiter.process_request(
            request.post, (url, ready), more, method, given, TAKEN if taken else None
        )
