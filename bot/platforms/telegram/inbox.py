"""What people do, as Telegram tells it: long polling that loses nothing.

The library's own Updater confirms updates as soon as it has queued them; a bot killed then would
lose presses. Here an update is confirmed when it has been taken, which for a move means saved.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from telegram import Update
from telegram.error import Conflict, NetworkError, RetryAfter, TelegramError
from telegram.ext import ExtBot

from bot.platforms.telegram.limiter import seconds
from bot.platforms.telegram.messages import waits

POLL = 25  # seconds that an empty poll stays open
PATIENCE = 0.5  # seconds that an update not yet taken may hold back later ones
KINDS = ("message", "callback_query")

Take = Callable[[Update], Awaitable[None]]
Lost = Callable[[], None]

_log = logging.getLogger(__name__)


class Inbox:
    """Hands every update to ``take``, many at a time. ``lost`` is told when the connection breaks,
    as it does when the server at its other end is exchanged, for a poll is always open."""

    def __init__(self, bot: ExtBot[str], take: Take, lost: Lost) -> None:
        self._bot = bot
        self._take = take
        self._lost = lost
        self._next = 0
        self._taking: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Poll until cancelled, through all failures."""
        while True:
            updates = await self._fetch()
            if updates:
                self._next = updates[-1].update_id + 1  # told to Telegram by the next poll only
                await self._start(updates)

    async def close(self, patience: float) -> None:
        """Finish the updates in hand, then tell Telegram that they are done."""
        if self._taking:
            await asyncio.wait(self._taking, timeout=patience)
        try:
            if self._next and not self._taking:
                async with asyncio.timeout(patience):
                    await self._bot.get_updates(offset=self._next, limit=1, timeout=0)
        except (TelegramError, TimeoutError) as error:
            _log.info("the last updates will come again: %s", type(error).__name__)

    async def _start(self, updates: Sequence[Update]) -> None:
        tasks = {asyncio.create_task(self._safely(update)) for update in updates}
        self._taking |= tasks
        for task in tasks:
            task.add_done_callback(self._taking.discard)
        await asyncio.wait(tasks, timeout=PATIENCE)

    async def _safely(self, update: Update) -> None:
        try:
            await self._take(update)
        except Exception:
            _log.exception("update %d failed", update.update_id)

    async def _fetch(self) -> Sequence[Update]:
        """The next updates, after as many attempts as it takes."""
        pauses, failed = waits(), False
        while True:
            try:
                updates = await self._bot.get_updates(
                    offset=self._next, timeout=POLL, allowed_updates=KINDS
                )
            except TelegramError as error:
                self._lost()
                wait, failed = max(next(pauses), asked_wait(error)), True
                _log.warning("%s; again in %.0f s", _why(error), wait)
                await asyncio.sleep(wait)
            else:
                if failed:
                    _log.info("Telegram answers again")
                return updates


def asked_wait(error: TelegramError) -> float:
    """The wait that an error asks for, 0 for most."""
    return seconds(error) if isinstance(error, RetryAfter) else 0.0


def _why(error: TelegramError) -> str:
    if isinstance(error, Conflict):
        return "another program is polling with this bot's token; stop one of them"
    if isinstance(error, NetworkError):
        return f"Telegram cannot be reached ({error})"
    return f"Telegram refuses to be polled ({type(error).__name__})"
