"""Prepares what people will ask for, so that nobody's first press waits for it."""

import gc
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from threading import Event, Thread

import render
from bot.desk.platforms import Platforms
from bot.texts import Words
from render import PAINTERS

SETTLED = 1.0  # seconds after a start in which nothing is made but what is asked for
PAUSE = 0.02  # seconds between two pieces of work


def pieces(words: Words, platforms: Platforms) -> Iterator[Callable[[], object]]:
    """What people will ask for: texts, and pictures in the themes of the platforms."""
    yield from words.ahead()
    for theme in sorted(platforms.themes):
        for game in PAINTERS:
            yield partial(render.warm, game, theme)
    yield gc.freeze  # all this stays, and need not be gone through in search of garbage


class PictureWarmup:
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
            piece()
