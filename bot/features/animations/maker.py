"""Makes animations of matches in a thread, each once however many ask for it."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from cachetools import LRUCache
from msgspec import Struct

import render
from bot.features.animations.errors import AnimationsUnderWay, TooBusy
from bot.running.budget import USUAL
from bot.tables.frames import frames, open_hands
from bot.tables.table import Match
from engines.game import Outcome

if TYPE_CHECKING:
    from render.animation import FrameTimes

WAITING = 8  # animations at once; each takes a second or two
EACH = 2  # of them that one person has begun
SOON = 0.4  # seconds
LONGEST = 45_000  # milliseconds that a match takes, but for its end
QUICKEST, SLOWEST = 250, 800  # milliseconds of a frame
HELD = 5_000  # milliseconds of the last one


class _Stopped(Exception):
    """Nobody waits any more."""


class _AnimatedMatch(Struct, frozen=True):
    """All that an animation shows: what is the same here looks the same."""

    game: str
    setup: str
    moves: tuple[str, ...]
    outcome: Outcome | None
    theme: str


class Making:
    """An animation on its way, begun for ``person``: ``done`` of ``count`` frames are made."""

    def __init__(self, count: int, person: str) -> None:
        self.count = count
        self.person = person
        self.done = 0
        self.result: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    async def made(self, seconds: float) -> bytes | None:
        """The file, waited for so long; None while it is not there yet. Raises what making it
        raised."""
        await asyncio.wait((self.result,), timeout=seconds)
        return self.result.result() if self.result.done() else None


class AnimationMaker:
    """Makes one animation after the other, with at most ``waiting`` on their way; whoever waits
    longer than ``soon`` seconds is told so. The latest are cached, at most ``room`` bytes of them:
    another one takes a second, so a restart may forget them, and nothing is left on a disk."""

    def __init__(
        self, room: int = USUAL.animations, waiting: int = WAITING, soon: float = SOON
    ) -> None:
        self.soon = soon
        self._waiting = waiting
        self._threads = ThreadPoolExecutor(1, "animator")
        self._cache: LRUCache[_AnimatedMatch, bytes] = LRUCache(room, getsizeof=len)
        self._making: dict[_AnimatedMatch, Making] = {}
        self._closed = threading.Event()

    def begin(self, game: str, match: Match, theme: str, person: str) -> Making:
        """The animation of a match as everybody could see it, up to now while it goes on; all hands
        below the last frame when it is over. ``person`` is the key of whoever asks. Raises
        AnimationsUnderWay, TooBusy, but never for what is on its way or cached."""
        content = _AnimatedMatch(game, match.setup, match.moves, match.outcome, theme)
        cached = self._cache.get(content)
        if content in self._making:
            return self._making[content]
        making = Making(len(match.moves) + 1, person)
        if cached is not None:
            making.done = making.count
            making.result.set_result(cached)
            return making
        if [each.person for each in self._making.values()].count(person) >= EACH:
            raise AnimationsUnderWay
        if len(self._making) >= self._waiting:
            raise TooBusy
        loop = asyncio.get_running_loop()
        making.result = loop.run_in_executor(self._threads, self._made, game, match, theme, making)
        making.result.add_done_callback(lambda result: self._finish(content, result))
        self._making[content] = making
        return making

    def _finish(self, content: _AnimatedMatch, result: "asyncio.Future[bytes]") -> None:
        del self._making[content]
        if result.cancelled() or result.exception() is not None:
            return
        if len(result.result()) <= self._cache.maxsize:
            self._cache[content] = result.result()

    def _made(self, game: str, match: Match, theme: str, making: Making) -> bytes:
        from render.animation import animated  # noqa: PLC0415 - with it what writes GIFs

        views = tuple(frames(game, match))

        def drawing(number: int) -> render.Drawing:
            return render.draw(views[number], theme)

        def note(done: int) -> None:
            making.done = done
            if self._closed.is_set():
                raise _Stopped

        hands = [render.draw(view, theme) for view in open_hands(game, match)]
        return animated(len(views), drawing, hands, pace(len(views)), note)

    def close(self) -> None:
        """Stops what is being made."""
        self._closed.set()
        self._threads.shutdown(wait=False, cancel_futures=True)


def pace(count: int) -> "FrameTimes":
    """A long match does not take much longer than a short one."""
    from render.animation import FrameTimes  # noqa: PLC0415

    frame = min(SLOWEST, max(QUICKEST, LONGEST // count))
    return FrameTimes(frame // 10 * 10, HELD)  # a GIF knows hundredths of a second
