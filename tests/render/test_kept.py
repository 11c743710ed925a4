"""Sheets of sprites are drawn once and read from then on."""

import sys
from collections.abc import Hashable
from pathlib import Path

import pytest

from render import kept
from render.ahead import Ahead
from render.palette import Palette
from render.sheet import Sheet, Sprite
from render.sketch import Sketch

PAGE, RED = (250, 245, 235), (200, 40, 40)


AHEAD = Ahead()


@pytest.fixture(autouse=True)
def ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """What else is to be drawn in this process stays where it is."""
    monkeypatch.setattr(kept, "AHEAD", AHEAD)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where sheets lie, empty; Python may write there what it compiles."""
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    return kept.folder()


def drawn(drawing: "Drawing", game: str = "go", look: str = "dark") -> Sheet:
    """The sheet, kept as soon as nobody waits for a picture."""
    sheet = kept.kept(game)(drawing.sheet)(look)
    while AHEAD.step():
        pass
    return sheet


class Drawing:
    """A sheet that counts how often it is drawn."""

    def __init__(self) -> None:
        self.times = 0

    def sheet(self, look: str) -> Sheet:
        self.times += 1
        round_, square = Sketch(20, 12, PAGE, (10, 6), masked=True), Sketch(7, 9, PAGE)
        round_.circle((0, 0), 5, RED)
        square.box((1, 1, 5, 5), RED, 2)
        return Sheet.of((PAGE, RED), {("disc", look): round_, 7: square}, 16)


def pixels(sprite: Sprite) -> tuple[object, ...]:
    mask = sprite.mask and (sprite.mask.mode, sprite.mask.tobytes())
    image = sprite.image
    return image.mode, image.size, image.tobytes(), image.getpalette(), sprite.anchor, mask


def test_a_sheet_is_drawn_once_and_read_as_it_was() -> None:
    drawing, keys = Drawing(), (("disc", "dark"), 7)
    first, again = drawn(drawing), drawn(drawing)
    assert drawing.times == 1 and again is not first
    assert [pixels(again[key]) for key in keys] == [pixels(first[key]) for key in keys]
    assert again.palette.colours == first.palette.colours
    assert again.palette.found == first.palette.found != {}
    numbers = {sheet[key].number for sheet in (first, again) for key in keys}
    assert len(numbers) == 4  # each stands for its own


def test_a_sprite_is_finished_at_its_first_use_or_while_nobody_waits(folder: Path) -> None:
    sheet = kept.kept("go")(Drawing().sheet)("dark")
    assert not sheet.palette.found and not folder.exists()
    used, found = sheet[7], len(sheet.palette.found)
    assert found
    while AHEAD.step():
        pass
    assert len(sheet.palette.found) > found and sheet[7] is used
    assert len([*folder.iterdir()]) == 1


def test_what_is_made_later_is_the_same_on_a_sheet_that_was_read() -> None:
    def later(sheet: Sheet, key: Hashable) -> tuple[object, ...]:
        return pixels(sheet.get(key, lambda: Sketch(4, 4, RED)))

    drawing = Drawing()
    first, again = drawn(drawing), drawn(drawing)
    assert later(first, "new") == later(again, "new")
    assert pixels(first.text("b3", 30, RED, PAGE)) == pixels(again.text("b3", 30, RED, PAGE))


def test_each_game_and_look_has_its_own() -> None:
    drawing = Drawing()
    for game, look in (("go", "dark"), ("go", "light"), ("shogi", "dark")):
        drawn(drawing, game, look)
    assert drawing.times == 3


def test_other_sources_draw_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing = Drawing()
    drawn(drawing)
    monkeypatch.setattr(kept, "sources", lambda: b"x" * kept.DIGEST)
    for _ in range(2):
        drawn(drawing)
    assert drawing.times == 2


@pytest.mark.parametrize("left", [0, 10, kept.DIGEST, kept.DIGEST + 20])
def test_a_file_that_was_cut_short_is_drawn_anew(folder: Path, left: int) -> None:
    drawing = Drawing()
    drawn(drawing)
    (file,) = folder.iterdir()
    file.write_bytes(file.read_bytes()[:left])
    drawn(drawing)
    drawn(drawing)
    assert drawing.times == 2
    assert [*folder.iterdir()] == [file]


def test_nothing_is_written_where_nothing_can_be(folder: Path) -> None:
    folder.parent.mkdir(parents=True)
    folder.write_text("in the way")
    drawing = Drawing()
    for _ in range(2):
        drawn(drawing)
    assert drawing.times == 2


def test_nothing_is_written_where_python_is_not_to(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    Drawing().sheet("dark")
    drawn(Drawing())
    assert not folder.exists()


def test_a_palette_finds_with_what_it_found_before_what_it_finds_without() -> None:
    colours = (PAGE, RED, (10, 20, 30))
    found = Palette(colours)
    image = Sketch(9, 9, (90, 80, 200)).picture()
    assert found.convert(image).tobytes() == Palette(colours, found.found).convert(image).tobytes()
