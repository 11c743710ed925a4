"""Pictures on demand: painted in threads, each only once however many displays show it."""

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Event, Thread

from cachetools import LRUCache

import render
from bot.running.budget import USUAL
from engines import GAMES
from engines.game import View
from render import PAINTERS, Look, PickSheet, Picture
from render.ahead import AHEAD
from render.bands import BANDS
from render.card import Card
from render.painter import Compared
from render.podium import Podium
from render.preview import PreviewSheet
from render.standings import StandingsTable

THREADS = 2
PAUSE = 0.02  # seconds between two things that are drawn ahead
REST = 0.1  # seconds after a band is squeezed harder, which so takes a fiftieth of a core
KEY, PART = 10_000, 250  # about as many bytes as a picture's key, and each of its parts, take


class _Key(tuple[Hashable, ...]):
    """What a picture is made from. A cache asks for the hash of a key a dozen times, which takes
    long for a view, and the keys of its library keep none: this one works it out once."""

    _hash: int | None = None

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = super().__hash__()
        return self._hash


class PictureCache:
    """Paints views and keeps the latest pictures, at most ``room`` bytes of them: what was shown
    before the last press nobody asks for again."""

    def __init__(self, room: int = USUAL.pictures) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "painter")
        self._kept: LRUCache[_Key, Picture] = LRUCache(room, getsizeof=_weight)
        self._painting: dict[_Key, asyncio.Future[Picture]] = {}
        self._improver: Thread | None = None
        self._more, self._closing = Event(), Event()

    async def board(
        self,
        view: View,
        picked: tuple[str, ...],
        theme: str,
        laid: bool = False,
        marked: Compared = None,
    ) -> Picture:
        """The match as ``view`` shows it. Equal views have equal pictures, at whatever table.
        ``laid``: as ``render.lay`` has it for a page. ``marked``: as in ``render.paint``."""
        key = (view, picked, theme) if marked is None else (view, picked, theme, marked)
        return await self._picture(render.lay if laid else render.paint, *key)

    async def picks(
        self,
        view: View,
        picks: tuple[tuple[str, ...], ...],
        theme: str,
        marked: Compared = None,
    ) -> PickSheet:
        """What each of the ``picks`` changes of the board as it is laid, ``marked`` as that is; not
        before all who wait for a picture have theirs."""
        if self._painting:
            await asyncio.wait(set(self._painting.values()))
        paint = partial(render.paint_picks, view, picks, theme, marked)
        return await asyncio.get_running_loop().run_in_executor(self._threads, paint)

    async def tray(self, view: View, picked: tuple[str, ...], theme: str) -> Picture | None:
        """The own hidden pieces alone; None in a game without such."""
        if PAINTERS[view.game].tray is None or not view.hand:
            return None
        return await self._picture(_tray, view, picked, theme)

    async def compared(self, view: View, played: str, better: str, theme: str) -> Picture:
        """The position of ``view`` with two of its moves marked."""
        return await self._picture(render.paint, view, (), theme, (played, better))

    async def hinted(self, view: View, move: str, theme: str, laid: bool = False) -> Picture:
        """The position of ``view`` with a good move marked, to choose from; ``laid`` as for
        ``board``."""
        return await self.board(view, (), theme, laid, (render.HINT, move))

    async def guided(
        self, view: View, picked: tuple[str, ...], marks: str, theme: str, laid: bool = False
    ) -> Picture:
        """The position of ``view`` with the choices ``picked`` so far and a path of places and
        pieces marked that somebody is to look at; "" marks nothing. ``laid`` as for ``board``."""
        return await self.board(view, picked, theme, laid, (render.HINT, marks))

    async def guided_picks(
        self, view: View, picks: tuple[tuple[str, ...], ...], marks: str, theme: str
    ) -> PickSheet:
        """What each of the ``picks`` changes of that."""
        return await self.picks(view, picks, theme, (render.HINT, marks))

    async def example(self, game: str, theme: str) -> Picture:
        """One turn of a game that has an example."""
        return await self._picture(render.paint_example, game, theme)

    async def numbered(self, view: View, theme: str) -> Picture:
        """The match as ``view`` shows it with numbers on what is explained of it."""
        return await self._picture(render.paint_numbered, view, theme)

    async def card(self, card: Card, theme: str) -> Picture:
        """A person's ratings."""
        return await self._picture(render.paint_card, card, theme)

    async def standings(self, shown: StandingsTable, theme: str) -> Picture:
        """The standings of a tournament."""
        return await self._picture(render.paint_standings, shown, theme)

    async def podium(self, shown: Podium, theme: str, last: View | None = None) -> Picture:
        """The first three of something that is over, and below them the ``last`` board."""
        return await self._picture(render.paint_podium, shown, theme, last)

    async def thumbnail(self, view: View, theme: str) -> Picture:
        """The middle of the board that ``view`` shows, small. Made from what everybody sees, it
        can hold nobody's hand."""
        assert view.seat is None
        return await self._picture(_thumbnail, view, Look.parse(theme).small.key)

    async def cover(self, game: str, theme: str, laid: bool = False) -> Picture:
        """The game before anything has happened, for its lobby. Its deal is nobody's; ``laid`` as
        for ``board``."""
        return await self.board(_unplayed(game), (), theme, laid)

    async def small_cover(self, game: str, theme: str) -> Picture:
        """The thumbnail of a lobby."""
        return await self.thumbnail(_unplayed(game), theme)

    async def preview(
        self, game: str, view: View | None, sheet: PreviewSheet, theme: str
    ) -> Picture:
        """What a link shows: the match as ``view`` shows it, the game before its first move without
        one, and the ``sheet`` beside it."""
        return await self._picture(_preview, game, view, sheet, theme)

    async def boards(self, theme: str) -> Picture:
        """All games on each board, side by side."""
        return await self._picture(render.paint_boards, theme)

    async def _picture(self, paint: Callable[..., Picture], *what: Hashable) -> Picture:
        key = _Key((paint, *what))
        if (kept := self._kept.get(key)) is not None:
            return kept
        painting = self._painting.get(key)
        if painting is None:
            loop = asyncio.get_running_loop()
            painting = loop.run_in_executor(self._threads, paint, *what)
            painting.add_done_callback(partial(self._keep, key))
            self._painting[key] = painting
        return await asyncio.shield(painting)

    def _keep(self, key: _Key, painted: "asyncio.Future[Picture]") -> None:
        del self._painting[key]
        if painted.cancelled() or painted.exception() is not None:
            return
        if _weight(painted.result()) <= self._kept.maxsize:
            self._kept[key] = painted.result()
        self._more.set()
        if self._improver is None:
            self._improver = Thread(target=self._improve, name="improver", daemon=True)
            self._improver.start()

    def _improve(self) -> None:
        """In a thread of its own, draw what later pictures will need and squeeze harder what they
        have in common: one part at a time, and none while somebody waits for a picture. It is no
        less urgent than other threads, which might wait for the lock of the interpreter that it
        holds."""
        while not self._closing.is_set():
            self._more.wait()
            self._more.clear()
            while not self._closing.wait(PAUSE):
                if self._painting or AHEAD.step():
                    continue
                if not BANDS.improve():
                    break
                self._closing.wait(REST)

    def busy(self) -> bool:
        """Whether somebody waits for a picture."""
        return bool(self._painting)

    def close(self) -> None:
        """Lets the threads end."""
        self._closing.set()
        self._more.set()
        self._threads.shutdown(wait=False, cancel_futures=True)


def _weight(picture: Picture) -> int:
    """About how many bytes of memory a picture takes."""
    places = sum(map(len, picture.places))
    seen = len(picture.held) + len(picture.things)
    parts = len(picture.regions) + len(picture.pieces) + seen + places
    return len(picture.content) + KEY + PART * parts


def _unplayed(game: str) -> View:
    rules = GAMES[game]
    return rules.view(rules.start(rules.deal(rules.seats.start, {}, "0" * 64)), None)


def _tray(view: View, picked: tuple[str, ...], theme: str) -> Picture:
    painted = render.paint_tray(view, picked, theme)
    assert painted is not None
    return painted


def _thumbnail(view: View, theme: str) -> Picture:
    return render.thumbnail(render.paint(view, (), theme))


def _preview(game: str, view: View | None, sheet: PreviewSheet, theme: str) -> Picture:
    return render.paint_preview(view or _unplayed(game), sheet, theme)
