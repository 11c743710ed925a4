"""A finished picture: bytes to send, regions to click, and its description in words."""

from collections.abc import Callable
from dataclasses import dataclass

from engines.game import Phrase

Point = tuple[int, int]
Compared = tuple[str, str] | None  # a move that was played, and a better one


@dataclass(frozen=True, slots=True)
class Region:
    """A clickable area: the choice that a click adds to the path, and its outline in pixels."""

    choice: str
    outline: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A palette PNG of ``width`` by ``height`` pixels, its regions and description in parts."""

    png: bytes
    width: int
    height: int
    regions: tuple[Region, ...]
    alt: tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class Painter:
    """How one game is shown. ``paint(view, picked, theme, compare)``: ``picked`` are the choices
    made so far, ``theme`` a key of ``render.theme.THEMES``, ``compare`` a move that was played and
    a better one, to be marked. ``text(view)``: the board in plain characters
    of one width or emoji, without words. ``alt(view)``: the description without the picture."""

    paint: Callable[..., Picture]
    text: Callable[..., str]
    alt: Callable[..., tuple[Phrase, ...]]
