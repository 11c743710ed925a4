"""Manrope, centred by the height of its digits so that a1 and g3 share a baseline."""

from functools import cache, lru_cache
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from typing import Any, Final

from PIL import Image, ImageDraw, ImageFont

from render.memoized import memoized

EXTRA_BOLD = "ExtraBold"
BOLD = "Bold"  # for coordinates
DIGIT_HEIGHT = 0.735  # of the size
WIDTHS: Final = 1000  # texts of which the width is known: every picture asks for some
KEPT_TEXTS: Final = 256  # texts whose letters are kept: the same digits are in many sprites


@memoized
def font(size: int, weight: str = EXTRA_BOLD) -> Any:
    """Manrope ``size`` pixels high; Pillow's own Aileron where the package is missing."""
    try:
        with as_file(typeface(weight)) as path:
            # The basic layout draws the same everywhere; the other one is not always there.
            return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)
    except (ModuleNotFoundError, OSError):
        return ImageFont.load_default(size)


@cache
def typeface(weight: str) -> Traversable:
    """The file of Manrope in this weight, which need not be there. Raises ModuleNotFoundError."""
    return files("font_manrope") / "files" / f"Manrope-{weight}.ttf"


@lru_cache(KEPT_TEXTS)
def letters(text: str, size: int, weight: str) -> tuple[Image.Image, tuple[int, int]]:
    """``text`` as a mask, mode L, and where its top left lies, from the middle of the line on which
    it stands."""
    shape = font(size, weight)
    left, top, right, bottom = shape.getbbox(text, anchor="ms")
    mask = Image.new("L", (max(1, round(right - left)), max(1, round(bottom - top))))
    ImageDraw.Draw(mask).text((-left, -top), text, 255, shape, anchor="ms")
    return mask, (round(left), round(top))


@lru_cache(WIDTHS)
def width(text: str, size: float, weight: str = EXTRA_BOLD) -> float:
    """The width of ``text`` in pixels."""
    return float(font(round(size * 4), weight).getlength(text)) / 4


def figure(number: int, sign: bool = False) -> str:
    """A whole number with a true minus sign, and with ``sign`` also with a plus."""
    return format(number, "+d" if sign else "d").replace("-", "−")


def baseline(middle: float, size: float) -> float:
    """Where letters stand so that the digits among them are centred on ``middle``."""
    return middle + DIGIT_HEIGHT * size / 2
