"""What the tests of pictures share."""

import random
from collections.abc import Iterator
from functools import lru_cache
from io import BytesIO
from typing import Any

from PIL import Image

from engines.game import Game, View
from render.colour import RGB
from render.picture import Picture, Point

Spot = tuple[float, float]


def opened(picture: Picture) -> Image.Image:
    """The picture as a client decodes it."""
    return Image.open(BytesIO(picture.png))


def pixel(picture: Picture, x: int, y: int) -> RGB:
    """The colour shown at a point."""
    found = opened(picture).convert("RGB").getpixel((x, y))
    assert isinstance(found, tuple)
    return found[0], found[1], found[2]


def colours(picture: Picture, box: tuple[int, int, int, int]) -> set[RGB]:
    """All colours shown in a part of the picture."""
    return set(pixels(picture, box))


def pixels(picture: Picture, box: tuple[int, int, int, int]) -> list[RGB]:
    """The colours of a part of the picture, pixel by pixel."""
    raw = opened(picture).convert("RGB").crop(box).tobytes()
    return list(zip(raw[::3], raw[1::3], raw[2::3], strict=True))


def height_of(picture: Picture, box: tuple[int, int, int, int], ink: RGB) -> int:
    """How many pixel rows, from the first to the last, have exactly the colour ``ink``."""
    part = opened(picture).convert("RGB").crop(box)
    rows = [
        y
        for y in range(part.height)
        if any(part.getpixel((x, y)) == ink for x in range(part.width))
    ]
    return rows[-1] - rows[0] + 1 if rows else 0


def middle(outline: tuple[Point, ...]) -> Spot:
    """The centre of an outline's corners."""
    xs, ys = zip(*outline, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


def contains(outline: tuple[Point, ...], spot: Spot) -> bool:
    """Whether a spot lies inside an outline."""
    x, y = spot
    inside = False
    for (a, b), (c, d) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (b > y) != (d > y) and x < a + (y - b) / (d - b) * (c - a):
            inside = not inside
    return inside


def played(game: Game, seats: int, number: int, at: int | None = None) -> View:
    """What everybody sees of a random match after ``at`` moves, or at its end."""
    return game.view(state_of(game, seats, number, at), None)


def state_of(game: Game, seats: int, number: int, at: int | None = None) -> Any:
    """The state of a random match after ``at`` moves, or at its end."""
    states = _states(game, seats, number)
    return states[-1] if at is None else states[min(at, len(states) - 1)]


@lru_cache(100)
def _states(game: Game, seats: int, number: int) -> tuple[Any, ...]:
    return tuple(walk(game, seats, number))


def walk(game: Game, seats: int, number: int) -> Iterator[Any]:
    """The states of the random match ``number``, from the deal to the end."""
    chance = random.Random(number)
    state = game.start(game.deal(seats, {}, f"{number:064x}"))
    while True:
        yield state
        moves = [move for seat in range(seats) for move in game.view(state, seat).moves]
        if not moves:
            return
        state = game.play(state, chance.choice(moves))
