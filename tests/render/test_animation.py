"""Animations: every frame shows its whole picture, and little of it is in the file."""

from functools import cache
from io import BytesIO

import pytest
from PIL import Image
from PIL.GifImagePlugin import GifImageFile

from bot.tables.frames import still
from engines import GAMES
from engines.game import View
from render import PAINTERS, Drawing, draw, paint
from render.animation import FrameTimes, animated
from render.theme import THEMES
from tests.campaigns import so_many
from tests.contract.matches import played

PACE = FrameTimes(500, 3000)
LONG = 8  # plies
# Each game in one theme at least.
LOOKS = [(key, theme) for theme in THEMES for key in PAINTERS]


@cache
def views(key: str) -> tuple[View, ...]:
    """What everybody sees in the first plies of a match."""
    states = played(key, min(GAMES[key].seats), 3).states
    return tuple(still(GAMES[key].view(state, None)) for state in states[: LONG + 1])


def made(key: str, theme: str, *hands: Drawing) -> GifImageFile:
    """The animation of those plies, as a client opens it."""
    return GifImageFile(BytesIO(gif(key, theme, hands) if hands else alone(key, theme)))


def gif(key: str, theme: str, hands: tuple[Drawing, ...] = ()) -> bytes:
    """Its file."""
    return animated(len(views(key)), lambda number: draw(views(key)[number], theme), hands, PACE)


alone = cache(gif)
"""That of the board, which several tests look at."""


def shown(animation: GifImageFile, number: int) -> Image.Image:
    """What a client shows at a frame."""
    animation.seek(number)
    return animation.convert("RGB")


def apart(one: Image.Image, other: Image.Image) -> float:
    """How far two images differ at most, on average over a square of 8 by 8 pixels."""
    size = one.width // 8, one.height // 8
    pairs = zip(one.resize(size, 4).tobytes(), other.resize(size, 4).tobytes(), strict=True)
    return max(abs(a - b) for a, b in pairs)


@pytest.mark.parametrize(("key", "theme"), so_many(LOOKS[:-2], LOOKS))
def test_every_frame_shows_its_whole_picture(key: str, theme: str) -> None:
    animation = made(key, theme)
    assert (animation.n_frames, animation.width) == (len(views(key)), 640)
    for number, view in enumerate(views(key)):
        with Image.open(BytesIO(paint(view, (), theme).png)) as picture:
            scale = 640 / picture.width
            wanted = picture.convert("RGB").resize((640, round(picture.height * scale)), 5)
        found = shown(animation, number)
        assert found.height >= wanted.height
        assert apart(found.crop((0, 0, *wanted.size)), wanted) <= 12, number


@pytest.mark.parametrize("key", PAINTERS)
def test_what_does_not_change_costs_next_to_nothing(key: str) -> None:
    frame = draw(views(key)[0])
    once = animated(1, lambda number: frame, (), PACE)
    same = animated(30, lambda number: frame, (), PACE)
    assert len(same) - len(once) < 30 * 40
    assert GifImageFile(BytesIO(same)).n_frames == 30


@pytest.mark.parametrize("key", PAINTERS)
def test_most_of_a_frame_is_left_as_it_was(key: str) -> None:
    whole = sum(len(_alone(draw(view))) for view in views(key))
    assert len(alone(key, "light")) < whole / 2


def _alone(drawing: Drawing) -> bytes:
    return animated(1, lambda number: drawing, (), PACE)


def test_frames_follow_each_other_at_their_pace_and_the_last_one_is_held() -> None:
    animation = made("reversi", "light")
    told = []
    for number in range(animation.n_frames):
        animation.seek(number)
        told.append(animation.info["duration"])
    assert told == [500] * (len(told) - 1) + [3000]
    assert animation.info["loop"] == 0, "and then it begins anew"


def test_it_is_told_how_many_frames_are_made() -> None:
    told: list[int] = []
    count = len(views("reversi"))
    animated(count, lambda n: draw(views("reversi")[n]), (), PACE, told.append)
    assert told == sorted(told) and told[-1] == count and len(set(told)) > count / 2


@pytest.mark.parametrize("theme", THEMES)
def test_the_trays_of_all_hands_lie_below_the_last_frame_alone(theme: str) -> None:
    key = "crosswise"
    state = played(key, 2, 3).states[LONG]
    hands = [draw(still(GAMES[key].view(state, seat)), theme) for seat in (0, 1)]
    without, animation = made(key, theme), made(key, theme, *hands)
    assert animation.height > without.height
    box = (0, 0, 640, without.height)
    below = (0, without.height, 640, animation.height)
    last = animation.n_frames - 1
    empty = shown(animation, last - 1).crop(below)
    assert len(empty.getcolors() or ()) == 1
    assert apart(shown(animation, last).crop(box), shown(without, last)) <= 12
    trays = shown(animation, last).crop(below)
    left, right = trays.crop((0, 0, 320, trays.height)), trays.crop((320, 0, 640, trays.height))
    for half, hand in ((left, hands[0]), (right, hands[1])):
        assert hand.parts is not None and hand.parts.tray is not None
        tray = hand.image.convert("RGB").crop(hand.parts.tray)
        pieces = {colour for _, colour in tray.getcolors(1 << 20) or ()}
        assert len(half.getcolors(1 << 20) or ()) > 12 and len(pieces) > 12
    assert left.tobytes() != right.tobytes()


def test_a_picture_that_grows_leaves_nothing_of_the_smaller_one() -> None:
    frames = views("triominos")
    heights = {paint(view, (), "light").height for view in frames}
    assert len(heights) > 1, "its board grows with the match"
    animation = made("triominos", "light")
    assert animation.height == round(max(heights) * 640 / 960)


@pytest.mark.parametrize("key", PAINTERS)
def test_what_is_drawn_is_what_is_painted(key: str) -> None:
    for view in views(key)[::6]:
        drawing, painted = draw(view, "dark"), paint(view, (), "dark")
        with Image.open(BytesIO(painted.png)) as picture:
            assert drawing.image.convert("RGB").tobytes() == picture.convert("RGB").tobytes()
        assert drawing.picture() == painted


@pytest.mark.parametrize("key", PAINTERS)
def test_a_frame_made_of_what_changed_shows_what_one_made_alone_would(key: str) -> None:
    pictures = [draw(view) for view in views(key)]
    first, last = pictures[0], pictures[-1]
    through = made(key, "light")
    at_once = GifImageFile(BytesIO(animated(2, (first, last).__getitem__, (), PACE)))
    found, wanted = shown(through, len(pictures) - 1), shown(at_once, 1)
    assert apart(found.crop((0, 0, *wanted.size)), wanted) <= 12
