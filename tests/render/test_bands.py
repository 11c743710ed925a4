"""Pictures put together from bands show what they would if they were painted in one go."""

import random
import shutil
import subprocess
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from engines.game import View
from engines.path import next_choices
from engines.triominos.view import TriominosView
from render.bands import AROUND, Band, BandCache, bands
from render.canvas import Canvas
from render.colour import rgb
from render.drawing import Drawing
from render.look import EVERY
from render.png import file_of
from render.sheet import Sheet, Sprite
from render.stream import combined, harder, joined, squeezed
from render.strokes import Fill, Stamp, Stroke
from render.theme import THEMES
from tests.campaigns import so_many
from tests.example import ALL, PAINTERS
from tests.render.pictures import opened, walk
from tests.render.strict_png import check

PAGE, RED = rgb("F4EFE6"), rgb("DC3C3C")
LOOKS = [look.key for look in EVERY if not look.board]  # whose surfaces are colours like others
# Every game in one look, and some looks of one game each: what makes a picture of bands knows
# neither.
LOOKED_AT = [
    (key, look)
    for place, look in enumerate(LOOKS)
    for at, key in enumerate(PAINTERS)
    if so_many(place == 3 * at + 1, True) or look == LOOKS[0]
]
MATCHES = so_many(1, 60)
STEP = so_many(5, 1)  # positions from one that is looked at to the next

pytestmark = pytest.mark.usefixtures("example")
games = pytest.mark.parametrize("key", PAINTERS)


def views(key: str, number: int, step: int = STEP) -> Iterator[tuple[View, tuple[str, ...]]]:
    """What everybody and each seat sees of a random match, also with something picked."""
    game = ALL[key]
    seats = game.seats[number % len(game.seats)]
    for state in list(walk(game, seats, number))[::step]:
        for seat in (None, *range(seats)):
            view = game.view(state, seat)
            yield view, ()
            if choices := next_choices(view.moves or view.offers, ()):
                yield view, choices[number % len(choices) :][:1]


def drawings(key: str, look: str, number: int, step: int = STEP) -> Iterator[Drawing]:
    """The drawings of a random match."""
    for view, picked in views(key, number, step):
        yield PAINTERS[key].paint(view, picked, look, None)


def cut(drawing: Drawing) -> list[Band]:
    return bands(drawing.width, drawing.cuts, drawing.strokes)


def rows(image: Image.Image) -> bytes:
    """The rows of a palette image as they stand in a file without filters."""
    pixels, width = image.tobytes(), image.width
    starts = range(0, len(pixels), width)
    return b"".join(b"\0" + pixels[start : start + width] for start in starts)


@pytest.mark.parametrize(("key", "look"), LOOKED_AT)
def test_a_picture_of_bands_is_what_is_painted_in_one_go(key: str, look: str) -> None:
    for number in range(MATCHES):
        step = so_many(9 if look == LOOKS[0] else 40, 3)
        for drawing in drawings(key, look, number, step):
            shown = opened(drawing.picture())
            assert shown.mode == "P"
            assert shown.tobytes() == drawing.image.tobytes()


@games
@pytest.mark.parametrize("theme", THEMES)
def test_trays_and_whole_boards_and_compared_moves_are_too(key: str, theme: str) -> None:
    painter = PAINTERS[key]
    for view, picked in views(key, 7, step=so_many(20, 1)):
        if painter.tray is not None and view.hand:
            tray = painter.tray(view, picked, theme)
            assert opened(tray.picture()).tobytes() == tray.image.tobytes()
        if painter.entire is not None:
            whole = painter.entire(view, picked, theme, None)
            assert opened(whole.picture()).tobytes() == whole.image.tobytes()
        if len(view.moves) > 1:
            both = painter.paint(view, (), theme, (view.moves[0], view.moves[-1]))
            assert opened(both.picture()).tobytes() == both.image.tobytes()


@games
def test_files_stay_valid_however_hard_their_bands_are_squeezed(key: str) -> None:
    cache = BandCache()
    for number, drawing in enumerate(drawings(key, "dark", 3, step=so_many(40, 3))):
        quick = [cache.segment(band) for band in cut(drawing)]
        hard = [cache.hard(band) for band in cut(drawing)]
        mixed = [pair[place % 2] for place, pair in enumerate(zip(quick, hard, strict=True))]
        segments = (mixed, quick, hard)[number % 3]
        size = drawing.width, drawing.height
        png = file_of(*size, drawing.palette.bytes, joined(segments))
        header = check(png)
        assert (header.width, header.height) == size
        assert zlib.decompress(joined(segments)) == rows(drawing.image)


@pytest.mark.skipif(shutil.which("pngcheck") is None, reason="pngcheck is not installed")
@games
def test_pngcheck_finds_nothing(key: str, tmp_path: Path) -> None:
    for number, drawing in enumerate(drawings(key, "light", 5)):
        file = tmp_path / f"{number}.png"
        file.write_bytes(drawing.picture().png)
        subprocess.run(("pngcheck", "-q", file), check=True)


@given(st.binary(max_size=3000), st.binary(max_size=3000))
def test_the_checksum_of_a_whole_follows_from_those_of_its_parts(one: bytes, other: bytes) -> None:
    found = combined(zlib.adler32(one), zlib.adler32(other), len(other))
    assert found == zlib.adler32(one + other)


@pytest.mark.parametrize("length", [0, 1, 65520, 65521, 65522, 1 << 20])
def test_checksums_of_long_parts_are_combined(length: int) -> None:
    one, other = b"\xff" * 70000, b"\xfe" * length
    assert combined(zlib.adler32(one), zlib.adler32(other), length) == zlib.adler32(one + other)


@given(st.lists(st.binary(max_size=400), max_size=8), st.integers(0, 255))
def test_a_stream_of_segments_is_their_bytes(parts: list[bytes], which: int) -> None:
    made = [squeezed(part) for part in parts]
    made = [harder(one) if which >> place & 1 else one for place, one in enumerate(made)]
    stream = zlib.decompressobj()
    assert stream.decompress(joined(made)) == b"".join(parts)
    assert stream.eof and not stream.unused_data


def test_squeezed_harder_a_segment_is_no_larger_and_the_same() -> None:
    raw = random.Random(1).randbytes(300) * 40
    quick, hard = squeezed(raw), harder(squeezed(raw))
    assert len(hard.data) <= len(quick.data)
    assert (hard.length, hard.check, hard.hard, quick.hard) == (12000, quick.check, True, False)
    assert zlib.decompress(joined([hard])) == raw


def noise(width: int, height: int, number: int, masked: bool = False) -> Sprite:
    chance = random.Random(number)
    image = Image.frombytes("P", (width, height), chance.randbytes(width * height))
    mask = Image.new("1", (width, height)) if masked else None
    if mask is not None:
        mask.paste(1, (1, 1, width, height - 1))
    return Sprite(image, (0, 0), mask)


SPRITES = [noise(3, 3, 1), noise(3, 3, 2), noise(4, 2, 3), noise(4, 6, 4, masked=True)]
spots = st.integers(-3, 9)
fills = st.builds(
    lambda place, x, y, wide, high: Fill(place, x, y, x + wide, y + high),
    *(st.integers(0, 3), spots, spots, st.integers(1, 12), st.integers(1, 12)),
)


@st.composite
def stamps(draw: st.DrawFn) -> Stamp:
    sprite, x, y = draw(st.sampled_from(SPRITES)), draw(spots), draw(spots)
    width, height = sprite.image.size
    u, v = draw(st.integers(0, width - 1)), draw(st.integers(0, height - 1))
    wide, high = draw(st.integers(1, width - u)), draw(st.integers(1, height - v))
    return Stamp(sprite, x, y, x + wide, y + high, (u, v))


some_strokes = st.lists(st.one_of(fills, stamps()), max_size=6)


@given(some_strokes, st.sets(st.integers(1, 8), max_size=4))
def test_whatever_is_put_down_and_wherever_it_is_cut(strokes: list[Stroke], at: set[int]) -> None:
    whole = Image.new("P", (8, 9))
    for stroke in strokes:
        stroke.paint(whole)
    found = bands(8, sorted({0, 9, *at}), strokes)
    assert b"".join(band.rows() for band in found) == rows(whole)


@given(st.lists(st.tuples(st.integers(0, 3), st.lists(st.one_of(fills, stamps()), max_size=2))))
def test_bands_that_are_known_by_the_same_look_the_same(
    drawn: list[tuple[int, list[Stroke]]],
) -> None:
    known: dict[bytes, bytes] = {}
    for top, strokes in drawn:
        for moved in (top, top + 4):
            laid = [stroke.moved(0, moved) for stroke in strokes]
            for band in bands(8, (0, top + 1, top + 5, top + 11), laid):
                assert known.setdefault(band.key, band.rows()) == band.rows()


def test_what_lies_elsewhere_in_a_picture_does_not_matter() -> None:
    strokes: list[Stroke] = [Fill(1, 0, 0, 8, 4), Stamp(SPRITES[0], 2, 1, 5, 4)]
    (alone,) = bands(8, (0, 4), strokes)
    lower = [*(stroke.moved(0, 10) for stroke in strokes), Fill(2, 0, 0, 8, 10)]
    assert bands(8, (0, 10, 14), lower)[1].key == alone.key


@pytest.mark.parametrize(
    "other",
    [
        Fill(1, 0, 0, 8, 3),
        Fill(2, 0, 0, 8, 4),
        Fill(1, 1, 0, 8, 4),
        Stamp(SPRITES[0], 0, 0, 3, 3),
        Stamp(SPRITES[1], 0, 0, 3, 3),
        Stamp(SPRITES[0], 1, 0, 4, 3),
        Stamp(SPRITES[0], 0, 1, 3, 4),
        Stamp(SPRITES[0], 0, 0, 2, 3),
        Stamp(SPRITES[0], 0, 0, 2, 3, (1, 0)),
        Stamp(SPRITES[0], 0, 0, 3, 2),
        Stamp(SPRITES[0], 0, 0, 3, 2, (0, 1)),
    ],
)
def test_a_band_is_known_by_all_that_changes_it(other: Stroke) -> None:
    (one,) = bands(8, (0, 4), [Fill(1, 0, 0, 8, 4)])
    (changed,) = bands(8, (0, 4), [other])
    assert changed.key != one.key
    assert [band.key for band in bands(9, (0, 4), [other])] != [changed.key]
    assert [band.key for band in bands(8, (0, 5), [other])] != [changed.key]


@games
def test_bands_of_matches_that_are_known_by_the_same_look_the_same(key: str) -> None:
    """In all looks together, which have sprites of their own: a key needs no look."""
    known: dict[bytes, bytes] = {}
    shared = 0
    for number in range(so_many(1, 12)):
        for look in ("light", "dark-contrast", "light-deutan-large"):
            for drawing in drawings(key, look, number, step=so_many(40, 2)):
                for band in cut(drawing):
                    shared += band.key in known
                    assert known.setdefault(band.key, band.rows()) == band.rows()
    assert shared


def test_a_tile_laid_changes_the_bands_of_its_row_and_of_the_tile_before() -> None:
    """As long as the layout stays where it is; otherwise it changes them all."""
    game, kept = ALL["triominos"], 0
    for states in pairwise(walk(game, 2, 8)):
        one, other = (cast(TriominosView, game.view(state, None)) for state in states)
        drawn = [PAINTERS["triominos"].paint(view, (), "light", None) for view in (one, other)]
        marked = (*one.hexagons, *other.hexagons, *one.bridges, *other.bridges)
        if marked or not drawn[0].pieces or drawn[1].pieces[:-1] != drawn[0].pieces:
            continue
        before, after = ({band.top: band.key for band in cut(drawing)} for drawing in drawn)
        if before.keys() != after.keys():
            continue
        changed = {top for top in after if before[top] != after[top]} - {0}
        assert len(changed) == len({tile.cell[0] for tile in other.laid[-2:]}) < len(after)
        kept += 1
    assert kept >= 5


@games
def test_a_hand_is_found_by_nobody_who_does_not_hold_it(key: str) -> None:
    """What one seat's picture has in common with another's, or with that of everybody, is there
    without its hand as well; and no order in which they are painted shows one in the other's."""
    game, cache = ALL[key], BandCache()
    seats = game.seats[-1]
    for state in list(walk(game, seats, 11))[:: so_many(7, 1)]:
        shown = {seat: game.view(state, seat) for seat in (*range(seats), None)}
        drawn = {seat: PAINTERS[key].paint(view, (), "light", None) for seat, view in shown.items()}
        for drawing in drawn.values():
            segments = [cache.segment(band) for band in cut(drawing)]
            assert zlib.decompress(joined(segments)) == rows(drawing.image)
        for seat, view in shown.items():
            parts = drawn[seat].parts
            tray = parts.tray if parts else None
            if tray is None or not view.hand:
                continue
            own = {b.key for b in cut(drawn[seat]) if b.top < tray[3] and b.bottom > tray[1]}
            for other, theirs in shown.items():
                if other != seat and theirs.hand != view.hand:
                    found = {b.key: b for b in cut(drawn[other])}
                    assert not any(_shows(found[k], drawn[other]) for k in own & found.keys())


def _shows(band: Band, drawing: Drawing) -> bool:
    """Whether a band shows any own piece."""
    held = [piece.box for piece in drawing.pieces if piece.place.startswith("hand-")]
    return any(band.top < box[3] and band.bottom > box[1] for box in held)


def band(number: int, height: int = 4) -> Band:
    """One that differs from those of other numbers."""
    return bands(8, (0, height), [Fill(number % 250, 0, 0, 1 + number % 7, height)])[0]


def test_no_more_is_kept_than_there_is_room_for() -> None:
    cache = BandCache(room=20 * AROUND)
    for number in range(300):
        cache.segment(band(number))
        assert cache.size <= 20 * AROUND
    assert cache.size > 15 * AROUND
    assert (cache.found, cache.made) == (0, 300)


def test_what_was_asked_for_longest_ago_is_forgotten() -> None:
    cache = BandCache(room=3 * (AROUND + 100))
    for number in (1, 2, 3, 1, 4, 5, 1):
        cache.segment(band(number))
    assert (cache.found, cache.made) == (2, 5)


def test_what_is_larger_than_all_room_is_not_kept() -> None:
    cache = BandCache(room=AROUND)
    assert cache.segment(band(1)) == cache.segment(band(1))
    assert cache.size == 0


def test_only_what_was_asked_for_again_is_squeezed_harder() -> None:
    cache = BandCache()
    for number in (1, 2, 1):
        cache.segment(band(number))
    assert not cache.improve()
    assert cache.segment(band(1)).hard
    assert not cache.segment(band(2)).hard
    assert not cache.improve()
    assert cache.segment(band(2)).hard


def test_a_better_band_shows_the_same_in_fewer_bytes() -> None:
    cache = BandCache()
    drawing = next(drawings("crosswise", "light", 4))
    before = [cache.segment(each) for each in (*cut(drawing), *cut(drawing))][: len(cut(drawing))]
    while cache.improve():
        pass
    after = [cache.segment(each) for each in cut(drawing)]
    assert zlib.decompress(joined(after)) == zlib.decompress(joined(before))
    assert sum(len(one.data) for one in after) < sum(len(one.data) for one in before)


def test_eight_threads_find_what_one_does() -> None:
    cache = BandCache(room=200 * AROUND)
    asked = [band(number % 40) for number in range(800)]
    alone = [(one.length, one.check) for one in map(BandCache().segment, asked)]
    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(cache.segment, asked))
        list(threads.map(lambda _: cache.improve(), range(60)))
    assert [(one.length, one.check) for one in found] == alone


def test_a_picture_too_large_is_squeezed_harder() -> None:
    sheet = Sheet.of((PAGE, RED), {})
    canvas = Canvas(sheet, 90, 300, PAGE)
    for number in range(40):
        canvas.box((number, number * 7 % 290, 90 - number % 13, number * 7 % 290 + 5), RED)
    quick = canvas.drawing((), ()).picture().png
    hard = canvas.drawing((), (), most=10).picture().png
    assert len(hard) < len(quick)
    assert opened(canvas.drawing((), ()).picture()).tobytes() == canvas.image.tobytes()


def test_a_canvas_laid_on_another_stays_within_its_edges() -> None:
    sheet = Sheet.of((PAGE, RED), {})
    canvas, inner = Canvas(sheet, 20, 20, PAGE), Canvas(sheet, 6, 6, PAGE)
    inner.box((-5, 2, 30, 4), RED)
    inner.part(SPRITES[3], (1, 1, 4, 6), 4, 4)
    canvas.lay(inner, 7, 7)
    expected = Canvas(sheet, 20, 20, PAGE)
    expected.put(Sprite(inner.image, (0, 0)), 7, 7)
    assert canvas.image.tobytes() == expected.image.tobytes()


def test_what_is_cropped_is_that_part() -> None:
    sheet = Sheet.of((PAGE, RED), {})
    canvas = Canvas(sheet, 20, 20, PAGE)
    canvas.box((3, 3, 15, 9), RED)
    canvas.put(SPRITES[3], 8, 6)
    whole = canvas.image.crop((5, 5, 14, 12))
    assert canvas.cropped((5, 5, 14, 12)).image.tobytes() == whole.tobytes()
    assert canvas.flat().cropped((5, 5, 14, 12)).image.tobytes() == whole.tobytes()
