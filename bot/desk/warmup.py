"""Prepares what people will ask for, so that nobody's first press waits for it."""

import asyncio
import gc
import logging
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import partial
from threading import Event, Thread

import render
from bot.texts import Words
from render import PAINTERS

SETTLED = 1.0  # seconds after a start in which nothing is made but what is asked for
PAUSE = 0.02  # seconds between two pieces of work

_log = logging.getLogger(__name__)


def first_boards(words: Words, themes: Collection[str]) -> Iterator[Callable[[], object]]:
    """What the first boards in these themes need: painters, letters and sprites of all games, and
    what the default language says below them."""
    for theme in sorted(themes):
        for game in PAINTERS:
            yield partial(render.warm, game, theme)
    if themes:
        yield from words.ahead([words.default])


async def prepare(
    pieces: Iterable[Callable[[], object]], begin: asyncio.Event | None = None
) -> None:
    """Does ``pieces`` of work one after the other, in threads, once ``begin`` is set. A failure is
    left to whoever first needs what was to be prepared."""
    if begin is not None:
        await begin.wait()
    try:
        for piece in pieces:
            await asyncio.to_thread(piece)
    except OSError as error:
        _short_of("the first boards are not prepared", error)
    except Exception:
        _log.exception("the first boards are not prepared")


def _short_of(what: str, error: OSError) -> None:
    """A machine that has no descriptors or no memory left at the moment needs no traceback."""
    _log.warning("%s: %s", what, error.strerror or error)


def pieces(words: Words) -> Iterator[Callable[[], object]]:
    """What people will ask for later: the texts of all languages."""
    yield from words.ahead(words.languages)
    yield gc.freeze  # all this stays, and need not be gone through in search of garbage


class Warmup:
    """Does ``pieces`` of work one after the other, in a thread of its own, and none while ``busy``
    says that somebody waits. They begin when ``settled`` seconds have passed: until then people may
    wait for what a start itself does."""

    def __init__(
        self,
        pieces: Iterable[Callable[[], object]],
        busy: Callable[[], bool],
        settled: float = SETTLED,
    ) -> None:
        self._pieces = pieces
        self._busy = busy
        self._settled = settled
        self._closing = Event()
        self._worker = Thread(target=self._work, name="warmup", daemon=True)

    def start(self) -> None:
        """Starts the thread, which waits first."""
        self._worker.start()

    def close(self) -> None:
        """Begins no further piece."""
        self._closing.set()

    def join(self, seconds: float) -> bool:
        """Whether the thread has ended, after so many seconds at most. Blocks."""
        self._worker.join(seconds)
        return not self._worker.is_alive()

    def _work(self) -> None:
        self._closing.wait(self._settled)
        for piece in self._pieces:
            while not self._closing.wait(PAUSE) and self._busy():
                pass
            if self._closing.is_set():
                return
            try:
                piece()
            except OSError as error:
                _short_of("not everything is prepared", error)
                return
