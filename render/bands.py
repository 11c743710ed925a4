"""A picture's rows, squeezed in horizontal bands of which most are known from before.

A band is known by all that is put down in it, its strokes, and never by a table or a person: who
asks for one has been given all that it shows. So a band with a hand in it is found by nobody who
may not see that hand.
"""

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import pairwise
from threading import Lock
from typing import Final

from cachetools import LRUCache
from msgspec import Struct
from PIL import Image

from render.stream import Segment, harder, squeezed
from render.strokes import Stroke, paint

ROOM: Final = 32_000_000  # bytes of bands that a process keeps
AROUND: Final = 500  # bytes that keeping one takes beside its own
WAITING: Final = 2000  # bands that wait to be squeezed harder


class Band(Struct, frozen=True):
    """The rows of a picture from ``top`` to ``bottom``, with the strokes that touch them."""

    width: int
    top: int
    bottom: int
    strokes: Sequence[Stroke]

    @property
    def key(self) -> bytes:
        """All that its pixels follow from, wherever in a picture it lies."""
        top, bottom = self.top, self.bottom
        said = [self.width, bottom - top]
        for stroke in self.strokes:
            said += stroke.said(top, bottom)
        return array("i", said).tobytes()

    def rows(self) -> bytes:
        """Its rows, each behind its filter, 0, for which the image has a column of its own."""
        size = 1 + self.width, self.bottom - self.top
        image = paint(self.strokes, Image.new("P", size), -1, self.top)
        image.paste(0, (0, 0, 1, size[1]))
        return image.tobytes()


def bands(width: int, cuts: Sequence[int], strokes: Iterable[Stroke]) -> list[Band]:
    """The bands of a picture that is ``width`` wide, between each two of the rows ``cuts``, which
    begin with its first one and end below its last."""
    touching: list[list[Stroke]] = [[] for _ in cuts[1:]]
    for stroke in strokes:
        at = max(0, bisect_right(cuts, stroke.top) - 1)
        while at < len(touching) and cuts[at] < stroke.bottom:
            touching[at].append(stroke)
            at += 1
    return [Band(width, *rows, laid) for rows, laid in zip(pairwise(cuts), touching, strict=True)]


class BandCache:
    """Squeezed bands, at most ``room`` bytes of them: those asked for longest ago are forgotten.
    What is asked for again waits to be squeezed harder. Safe to use in several threads."""

    def __init__(self, room: int = ROOM) -> None:
        self.found = self.made = 0
        self._kept: LRUCache[bytes, tuple[bytes, Segment]] = LRUCache(room, getsizeof=_weight)
        self._waiting: dict[bytes, None] = {}
        self._lock = Lock()

    @property
    def size(self) -> int:
        """How many bytes all that is kept takes."""
        return int(self._kept.currsize)

    def segment(self, band: Band) -> Segment:
        """A band's rows, painted and squeezed unless they are known."""
        key = band.key
        with self._lock:
            if (kept := self._kept.get(key)) is not None:
                self.found += 1
                if not kept[1].hard:
                    self._waiting[key] = None
                    if len(self._waiting) > WAITING:
                        del self._waiting[next(iter(self._waiting))]
                return kept[1]
            self.made += 1
        return self._keep(key, squeezed(band.rows()))

    def hard(self, band: Band) -> Segment:
        """The same, squeezed as hard as possible."""
        segment = self.segment(band)
        return segment if segment.hard else self._keep(band.key, harder(segment))

    def improve(self) -> bool:
        """Squeezes harder the band that was asked for again last; whether more of them wait."""
        with self._lock:
            key = self._waiting.popitem()[0] if self._waiting else b""
            kept = self._kept.get(key)
        if kept is not None and not kept[1].hard:
            self._keep(key, harder(kept[1]))
        return bool(self._waiting)

    def _keep(self, key: bytes, segment: Segment) -> Segment:
        kept = key, segment
        with self._lock:
            if _weight(kept) <= self._kept.maxsize:
                self._kept[key] = kept
        return segment


def _weight(kept: tuple[bytes, Segment]) -> int:
    """About how many bytes of memory a band takes."""
    return len(kept[0]) + len(kept[1].data) + AROUND


BANDS = BandCache()
"""Those of all tables of the process."""
