"""A finished picture: bytes to send, regions to click, and its description in words."""

from dataclasses import dataclass

from engines.game import Phrase

Point = tuple[int, int]


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
    regions: tuple[Region, ...] = ()
    alt: tuple[Phrase, ...] = ()
