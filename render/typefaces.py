"""What a text looks like in the letters of every script: Manrope, and where it lacks some the
typefaces that this machine has."""

import os
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path
from typing import Any

from PIL import ImageFont, features

from render.lettering import EXTRA_BOLD
from render.lettering import font as manrope

FOLDERS = (  # of Linux, macOS and Windows, and of whoever runs the program
    Path("/usr/share/fonts"),
    Path("/usr/local/share/fonts"),
    Path("/System/Library/Fonts"),
    Path("/Library/Fonts"),
    Path("C:/Windows/Fonts"),
    Path.home() / ".fonts",
    Path.home() / ".local/share/fonts",
)
FILES = (  # the first that has a letter draws it
    "NotoSansCJK-Bold.ttc",
    "NotoSansCJKjp-Bold.otf",
    "NotoSansCJK-Regular.ttc",
    "DroidSansFallbackFull.ttf",
    "wqy-microhei.ttc",
    "Hiragino Sans GB.ttc",
    "AppleSDGothicNeo.ttc",
    "YuGothB.ttc",
    "malgunbd.ttf",
    "NotoSansArabic-Bold.ttf",
    "NotoSansHebrew-Bold.ttf",
    "NotoSansThai-Bold.ttf",
    "NotoSansDevanagari-Bold.ttf",
    "DejaVuSans-Bold.ttf",
    "DejaVuSans.ttf",
    "arialbd.ttf",
    "Arial Unicode.ttf",
)
NOWHERE = "\U0010ffff"  # no typeface has it: what stands there is what stands for a missing letter
SIGNS = 4000  # of which is known which typeface has them

Run = tuple[str, Any]
"""Letters and the typeface that has them."""


def runs(text: str, size: int, weight: str = EXTRA_BOLD) -> list[Run]:
    """``text`` in parts, each with a typeface that has its letters, ``size`` pixels high. What no
    typeface has is left out."""
    seen = (sign for sign in text if unicodedata.category(sign) != "Cf")
    named = [(sign, _place(sign, weight)) for sign in seen]
    drawn = [(sign, place) for sign, place in named if place is not None]
    return [
        ("".join(sign for sign, _ in part), _font(place, size, weight))
        for place, part in groupby(drawn, key=lambda one: one[1])
    ]


def wide(text: str, size: int, weight: str = EXTRA_BOLD) -> float:
    """The width of ``text`` in pixels."""
    return sum(float(face.getlength(part)) for part, face in runs(text, size, weight))


def fitted(text: str, size: int, most: float, weight: str = EXTRA_BOLD) -> str:
    """``text``, with "…" in place of its end where it is wider than ``most`` pixels."""
    if wide(text, size, weight) <= most:
        return text
    kept = text
    while kept and wide(f"{kept}…", size, weight) > most:
        kept = kept[:-1]
    return f"{kept.rstrip()}…"


def _font(place: int, size: int, weight: str) -> Any:
    """The typeface at a place: 0 is Manrope, then come those of the machine."""
    return _other(_installed()[place - 1], size) if place else manrope(size, weight)


@lru_cache(SIGNS)
def _place(sign: str, weight: str) -> int | None:
    """The place of the first typeface that has a sign; None where none has it."""
    return next((place for place in _places() if _has(_font(place, 32, weight), sign)), None)


def _places() -> Iterator[int]:
    yield from range(len(_installed()) + 1)


def _has(face: Any, sign: str) -> bool:
    if sign.isspace():
        return True
    return _shape(face, sign) not in (_shape(face, NOWHERE), b"")


def _shape(face: Any, sign: str) -> bytes:
    return bytes(face.getmask(sign))


@cache
def _installed() -> tuple[str, ...]:
    """The typefaces of ``FILES`` that are there, as files."""
    found: dict[str, str] = {}
    for folder in FOLDERS:
        for where, _, names in os.walk(folder):
            for name in names:
                if name in FILES:
                    found.setdefault(name, str(Path(where) / name))
    return tuple(found[name] for name in FILES if name in found)


@lru_cache(64)
def _other(file: str, size: int) -> Any:
    """A typeface of the machine. Scripts that join their letters need the layout that knows how,
    where Pillow has it."""
    joins = features.check("raqm")
    layout = ImageFont.Layout.RAQM if joins else ImageFont.Layout.BASIC
    return ImageFont.truetype(file, size, layout_engine=layout)
