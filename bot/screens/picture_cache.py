"""Pictures on demand: painted in threads, each only once however many displays show it."""

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor

from cachetools import LRUCache

import render
from engines import GAMES
from engines.game import View
from render import Picture
from render.graph import Graph

KEPT = 256  # about 50 KB each
THREADS = 2

Key = tuple[Hashable, ...]  # what a picture is made from


class PictureCache:
    """Paints views and keeps the latest pictures."""

    def __init__(self, kept: int = KEPT) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "painter")
        self._pictures: LRUCache[Key, asyncio.Future[Picture]] = LRUCache(kept)

    async def board(self, view: View, picked: tuple[str, ...], theme: str) -> Picture:
        """The match as ``view`` shows it. Equal views have equal pictures, at whatever table."""
        return await self._picture(render.paint, view, picked, theme)

    async def compared(self, view: View, played: str, better: str, theme: str) -> Picture:
        """The position of ``view`` with two of its moves marked."""
        return await self._picture(render.paint, view, (), theme, (played, better))

    async def graph(self, graph: Graph, theme: str) -> Picture:
        """The course of a match."""
        return await self._picture(render.paint_graph, graph, theme)

    async def thumbnail(self, view: View, theme: str) -> Picture:
        """The middle of the board that ``view`` shows, small. Made from what everybody sees, it
        can hold nobody's hand."""
        assert view.seat is None
        return await self._picture(_thumbnail, view, theme)

    async def cover(self, game: str, theme: str) -> Picture:
        """The game before anything has happened, for its lobby. Its deal is nobody's."""
        return await self.board(_unplayed(game), (), theme)

    async def small_cover(self, game: str, theme: str) -> Picture:
        """The thumbnail of a lobby."""
        return await self.thumbnail(_unplayed(game), theme)

    async def _picture(self, paint: Callable[..., Picture], *key: Hashable) -> Picture:
        future = self._pictures.get(key)
        if future is None or future.cancelled() or (future.done() and future.exception()):
            loop = asyncio.get_running_loop()
            future = loop.run_in_executor(self._threads, paint, *key)
            self._pictures[key] = future
        return await asyncio.shield(future)

    def warm(self, themes: set[str]) -> None:
        """Draw in the background what all pictures in these themes share, so that the first press
        after a start is answered as fast as any other."""
        for theme in sorted(themes):
            self._threads.submit(render.warm, theme)

    def close(self) -> None:
        """Let the threads end."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _unplayed(game: str) -> View:
    rules = GAMES[game]
    return rules.view(rules.start(rules.deal(rules.seats.start, {}, "0" * 64)), None)


def _thumbnail(view: View, theme: str) -> Picture:
    return render.thumbnail(render.paint(view, (), theme))
