"""What the painters paint with."""

from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor
from time import sleep

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from render import lettering
from render.canvas import Canvas
from render.colour import RGB, mix, ramp, rgb
from render.geometry import area, inset, turned
from render.lettering import DIGIT_HEIGHT, font, width
from render.memoized import memoized
from render.palette import COLOURS, Palette, gather
from render.sheet import LIMIT, Sheet, lettered
from render.sketch import Sketch

RED, PAGE, GREEN = rgb("DC3C3C"), rgb("F4EFE6"), rgb("17874D")
SQUARE = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))

shades = st.tuples(*[st.integers(0, 255)] * 3)


def disc(fill: RGB = RED, masked: bool = False) -> Sketch:
    sketch = Sketch(20, 20, PAGE, (10, 10), masked=masked)
    sketch.circle((0, 0), 8, fill)
    return sketch


def small_sheet(limit: int = LIMIT) -> Sheet:
    drawings: dict[Hashable, Sketch] = {"disc": disc(), "masked": disc(masked=True)}
    return Sheet.of((PAGE, RED, GREEN), drawings, limit=limit)


def test_colours_are_written_as_hex() -> None:
    assert rgb("F4EFE6") == (244, 239, 230)
    assert mix((0, 0, 0), (200, 100, 50), 0.5) == (100, 50, 25)
    assert ramp((0, 0, 0), (10, 20, 30), 3) == ((0, 0, 0), (5, 10, 15), (10, 20, 30))


@given(st.lists(shades, min_size=1, max_size=30), st.lists(shades, min_size=1, max_size=30))
def test_every_pixel_takes_the_nearest_colour(colours: list[RGB], pixels: list[RGB]) -> None:
    palette = Palette(colours)
    image = Image.new("RGB", (len(pixels), 1))
    image.putdata(pixels)
    shown = palette.convert(image).convert("RGB")
    for at, pixel in enumerate(pixels):
        found = shown.getpixel((at, 0))
        assert isinstance(found, tuple)
        distance = min(_distance(pixel, colour) for colour in colours)
        assert _distance(pixel, found) == distance


def _distance(one: RGB, other: tuple[int, ...]) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def test_flat_colours_stay_exact_however_many_others_there_are() -> None:
    many = Image.effect_noise((200, 200), 80).convert("RGB")
    palette = gather((PAGE, RED, GREEN), [many])
    assert palette.colours[:3] == (PAGE, RED, GREEN)
    assert len(palette.colours) <= COLOURS


def test_neighbours_are_kept_apart() -> None:
    palette = Palette((rgb("F4EFE6"), rgb("F2EEE4")))
    assert [palette.index(colour) for colour in palette.colours] == [0, 1]


def test_a_sprite_is_put_down_by_its_anchor() -> None:
    canvas = Canvas(small_sheet(), 100, 60, PAGE)
    canvas.put(canvas.sheet["disc"], 50, 30)
    shown = canvas.image.convert("RGB")
    assert shown.getpixel((50, 30)) == RED
    assert shown.getpixel((43, 30)) == RED
    assert shown.getpixel((40, 20)) == PAGE


def test_a_masked_sprite_leaves_what_is_around_it() -> None:
    canvas = Canvas(small_sheet(), 100, 60, GREEN)
    canvas.put(canvas.sheet["masked"], 50, 30)
    shown = canvas.image.convert("RGB")
    assert shown.getpixel((50, 30)) == RED
    assert shown.getpixel((41, 21)) == GREEN


def test_a_copy_of_a_canvas_is_its_own() -> None:
    first = Canvas(small_sheet(), 20, 20, PAGE)
    first.copy().box((0, 0, 20, 20), RED)
    assert first.image.convert("RGB").getpixel((5, 5)) == PAGE


def test_a_panel_has_round_corners() -> None:
    canvas = Canvas(small_sheet(), 100, 60, PAGE)
    canvas.panel((10, 10, 90, 50), GREEN, PAGE, 12)
    shown = canvas.image.convert("RGB")
    assert shown.getpixel((10, 10)) == shown.getpixel((89, 49)) == PAGE
    assert shown.getpixel((50, 10)) == shown.getpixel((10, 30)) == GREEN


def test_edges_are_smooth() -> None:
    colours = disc().picture().getcolors() or []
    assert len(colours) > 6


def test_digits_are_centred_whatever_hangs_below_the_line() -> None:
    rows = []
    for text in ("1", "g1"):
        sketch = Sketch(80, 60, PAGE, (40, 30))
        sketch.text((0, 0), text, 40, RED)
        digit = sketch.picture().crop((40, 0, 80, 60) if text == "g1" else (0, 0, 80, 60))
        rows.append([y for y in range(60) if RED in _row(digit, y)])
    assert rows[0] == rows[1]
    assert rows[0][0] + rows[0][-1] == pytest.approx(59, abs=1)
    assert len(rows[0]) == pytest.approx(40 * DIGIT_HEIGHT, abs=2)


def _row(image: Image.Image, y: int) -> list[object]:
    return [image.getpixel((x, y)) for x in range(image.width)]


def test_digits_alone_take_no_room_below_the_line() -> None:
    assert lettered("12", 32, RED, PAGE).picture().height <= 32
    assert lettered("g2", 32, RED, PAGE).picture().height > 40
    assert lettered("g2", 32, RED, PAGE).picture().width >= width("g2", 32)


def test_the_typeface_is_manrope() -> None:
    assert font(40).getname() == ("Manrope", "ExtraBold")


def test_without_manrope_pillows_own_typeface_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(package: str) -> None:
        raise ModuleNotFoundError(package)

    monkeypatch.setattr(lettering, "files", missing)
    monkeypatch.setattr(lettering, "typeface", lettering.typeface.__wrapped__)
    assert lettering.font.__wrapped__(40).getname()[0].startswith("Aileron")  # type: ignore[attr-defined]


def test_a_polygon_is_drawn_in_whichever_way_it_goes() -> None:
    inner = ((2.0, 2.0), (8.0, 2.0), (8.0, 8.0), (2.0, 8.0))
    assert inset(SQUARE, 2) == inner
    assert set(inset(SQUARE[::-1], 2)) == set(inner)
    assert area(SQUARE) == 100 == -area(SQUARE[::-1])


def test_a_quarter_turn_goes_clockwise_on_the_screen() -> None:
    assert turned(((1, 0),), 1) == ((0, 1),)
    assert turned(((1, 0),), 4) == ((1, 0),)


def test_what_is_made_once_is_made_once_by_eight_threads() -> None:
    made: list[str] = []

    @memoized
    def make(key: str) -> str:
        sleep(0.01)
        made.append(key)
        return key.upper()

    with ThreadPoolExecutor(8) as threads:
        assert set(threads.map(make, ["a"] * 16)) == {"A"}
    assert made == ["a"]
    assert make("b") == "B"


def test_the_oldest_late_sprites_are_dropped() -> None:
    drawn: list[int] = []

    def draw(number: int) -> Sketch:
        drawn.append(number)
        return disc()

    sheet = small_sheet(limit=3 * 20 * 20)
    for number in (1, 2, 3, 1, 4, 4, 1):
        sheet.get(number, lambda number=number: draw(number))  # type: ignore[misc]
    assert drawn == [1, 2, 3, 4, 1]
    assert sheet["disc"] is sheet.get("disc", disc)
