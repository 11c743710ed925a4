"""What people do, as Telegram tells it: long polling that loses nothing.

The library's own Updater confirms updates as soon as it has queued them; a bot killed then would
lose presses. Here an update is confirmed when it has been taken, which for a move means saved; one
that takes long holds back no later one, but comes again with each poll until it is done.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct
from telegram.error import Conflict, InvalidToken, NetworkError, RetryAfter, TelegramError

from bot.platforms.telegram.calls import Bot, Calls
from bot.platforms.telegram.limiter import seconds
from bot.platforms.telegram.messages import waits
from bot.platforms.telegram.updates import TelegramUpdate, readable

POLL = 25  # seconds that an empty poll stays open
HOLD_BACK_SECONDS = 0.5  # seconds that an update not yet taken may hold back later ones
LOOK_SECONDS = 0.2  # seconds until the next look while one is not taken
HELD = 60.0  # seconds after which an update that is not taken is confirmed all the same

Take = Callable[[TelegramUpdate], Awaitable[None]]
Lost = Callable[[], None]

_log = logging.getLogger(__name__)


class _Taking(Struct, frozen=True):
    """An update in hand since a moment of the monotonic clock, or done and not confirmed yet."""

    task: "asyncio.Task[None]"
    since: float


class Inbox:
    """Hands every update to ``take``, many at a time. ``lost`` is told when the connection breaks,
    as it does when the server at its other end is exchanged, for a poll is always open. An update
    that is not taken after ``held`` seconds is taken for lost."""

    def __init__(self, bot: Bot, take: Take, lost: Lost, held: float = HELD) -> None:
        self._bot = bot
        self._calls = Calls(bot)
        self._take = take
        self._lost = lost
        self._held = held
        self._next = 0
        self._taking: dict[int, _Taking] = {}  # what Telegram does not know to be done
        self.answered = False  # whether Telegram was there when it was last asked

    async def run(self) -> None:
        """Polls until cancelled, through all failures."""
        while True:
            updates = await self._fetch()
            new = [update for update in updates if update.number not in self._taking]
            now = asyncio.get_running_loop().time()
            for update in new:
                task = asyncio.create_task(self._safely(update))
                self._taking[update.number] = _Taking(task, now)
            if updates:
                self._next = max(self._next, updates[-1].number + 1)
            if new:
                tasks = [self._taking[update.number].task for update in new]
                await asyncio.wait(tasks, timeout=HOLD_BACK_SECONDS)
            else:
                await self._rest()

    async def close(self, patience: float) -> None:
        """Finishes the updates in hand, then tells Telegram which are done."""
        if waiting := self._in_hand():
            await asyncio.wait(waiting, timeout=patience)
        try:
            if offset := self._confirmed():
                async with asyncio.timeout(patience):
                    await self._calls.call("getUpdates", {"offset": offset, "limit": 1})
        except (TelegramError, TimeoutError) as error:
            _log.info("Telegram will send the last updates again: %s", type(error).__name__)

    async def _rest(self) -> None:
        """Leaves some time to what is in hand."""
        if waiting := self._in_hand():
            await asyncio.wait(waiting, timeout=LOOK_SECONDS, return_when=asyncio.FIRST_COMPLETED)

    def _in_hand(self) -> "list[asyncio.Task[None]]":
        return [taking.task for taking in self._taking.values() if not taking.task.done()]

    def _confirmed(self) -> int:
        """The first update that is not done yet: the next poll tells Telegram that all before it
        are."""
        late = asyncio.get_running_loop().time() - self._held
        waiting = [n for n, t in self._taking.items() if not t.task.done() and t.since > late]
        first = min(waiting, default=self._next)
        self._taking = {n: taking for n, taking in self._taking.items() if n >= first}
        return first

    async def _safely(self, update: TelegramUpdate) -> None:
        try:
            await self._take(update)
        except Exception:
            _log.exception("update %d failed", update.number)

    async def _fetch(self) -> Sequence[TelegramUpdate]:
        """The next updates, after as many attempts as it takes."""
        pauses = waits()
        while True:
            offset = self._confirmed()
            wait = 0 if offset < self._next else POLL
            asked = {"offset": offset, "timeout": wait, "allowed_updates": kinds(self._bot)}
            try:
                found = await self._calls.call("getUpdates", asked, wait=wait)
                updates = [readable(update, self._bot) for update in found]
            except TelegramError as error:
                self._lost()
                self.answered, pause = False, asked_wait(error) or next(pauses)
                _log.warning("%s; again in %.0f s", _why(error), pause)
                await asyncio.sleep(pause)
            else:
                if not self.answered:
                    _log.info("Telegram answers again")
                self.answered = True
                return updates


def kinds(bot: Bot) -> tuple[str, ...]:
    """The kinds of updates that the bot is told of, as far as they are switched on for it."""
    found = ["message", "callback_query"]
    if bot.bot.supports_inline_queries:
        found += ["inline_query", "chosen_inline_result"]
    if bot.bot.supports_guest_queries:
        found.append("guest_message")
    return tuple(found)


def asked_wait(error: TelegramError) -> float:
    """The wait that an error asks for, 0 for most."""
    return seconds(error) if isinstance(error, RetryAfter) else 0.0


def _why(error: TelegramError) -> str:
    if isinstance(error, Conflict):
        return "another program is polling with this bot's token; stop one of them"
    if isinstance(error, InvalidToken):
        return "Telegram does not know the token in TELEGRAM_TOKEN any more"
    if isinstance(error, NetworkError):
        return f"Telegram cannot be reached ({error})"
    return f"Telegram refuses to be polled ({type(error).__name__})"
