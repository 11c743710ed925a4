"""Large print: what is read is at least 9 pixels high when a picture is shown 320 wide. Measured is
the height of digits and capitals, as the font draws them."""

import random
import sys
import threading
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engines import GAMES
from engines.game import View
from engines.path import next_choices
from render import PAINTERS
from render.card import Card, CardRow, drawn
from render.lettering import EXTRA_BOLD, font
from render.look import LARGE, TRITAN, Look
from render.memoized import memoized
from render.sketch import SCALE, Sketch
from render.theme import WIDTH

SHOWN, LEAST = 320, 9
LOOK = Look("dark", TRITAN, LARGE).key
SAMPLES = 9  # painted positions of a match, and its end

Written = dict[str, float]


def height(text: str, size: float, weight: str) -> float:
    """That of its digits and capitals in pixels; in letters alone that of a capital."""
    signs = [sign for sign in text if sign.isdigit() or sign.isupper()] or ["A"]
    drawn = font(round(size * SCALE), weight)
    return min(float(-drawn.getbbox(sign, anchor="ls")[1]) / SCALE for sign in signs)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Written:
    """The least height of each text that the test draws; nothing is known that was drawn before.
    Another thread may still prepare pictures for a bot that an earlier test has closed."""
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path))
    _forget(monkeypatch)
    least: Written = {}
    draw, here = Sketch.text, threading.get_ident()

    def text(
        self: Sketch,
        middle: tuple[float, float],
        text: str,
        size: float,
        fill: tuple[int, int, int],
        weight: str = EXTRA_BOLD,
    ) -> None:
        if threading.get_ident() == here:
            least[text] = min(least.get(text, 1000), height(text, size, weight))
        draw(self, middle, text, size, fill, weight)

    monkeypatch.setattr(Sketch, "text", text)
    return least


def _forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have everything that is made once made anew, whatever tests painted in this process."""
    once, anew = memoized(int).__code__, cache(lambda made: memoized(made.__wrapped__))
    modules = [module for name, module in sys.modules.items() if name.startswith("render.")]
    for module in modules:
        for name, made in list(vars(module).items()):
            if getattr(made, "__code__", None) is once:
                monkeypatch.setattr(module, name, anew(made))


def match(key: str, seats: int, seed: int) -> Iterator[View]:
    """Positions of a whole match, as all see them and as who is to move does."""
    game, rng = GAMES[key], random.Random(seed)
    state = game.start(game.deal(seats, {}, f"{seed:064x}"))
    states = [state]
    while (turn := game.view(state, None).turn) is not None:
        state = game.play(state, rng.choice(game.view(state, turn).moves))
        states.append(state)
    step = max(1, len(states) // SAMPLES)
    for each in (*states[::step], states[-1]):
        turn = game.view(each, None).turn
        yield game.view(each, None)
        yield game.view(each, turn or 0)


def choices(view: View) -> set[tuple[str, ...]]:
    """Nothing picked, and the first that can be."""
    return {(), tuple(next_choices(view.moves, ())[:1])}


@pytest.mark.parametrize("key", GAMES)
def test_everything_in_large_print_is_large_enough(key: str, written: Written) -> None:
    for view in match(key, GAMES[key].seats[-1], 11):
        for picked in choices(view):
            drawing = PAINTERS[key].paint(view, picked, LOOK, None)
            assert drawing.image.width == WIDTH
        if len(view.moves) > 1:
            PAINTERS[key].paint(view, (), LOOK, (view.moves[0], view.moves[-1]))
            PAINTERS[key].paint(view, (), LOOK, ("", view.moves[0]))
    assert {*"0123456789"} & written.keys(), "something is written"
    low = {text: high for text, high in written.items() if high * SHOWN / WIDTH < LEAST}
    assert low == {}


def test_a_card_in_large_print_is_large_enough(written: Written) -> None:
    row = CardRow("reversi", "1512?", 131, 100, tuple(1480 + 7 * step % 90 for step in range(20)))
    theme = PAINTERS["reversi"].themes[LOOK]
    board = PAINTERS["reversi"].paint(next(match("reversi", 2, 3)), (), "light", None).picture()
    written.clear()
    drawn(Card((row,)), LOOK, {"reversi": theme}, {"reversi": board})
    assert {"1512?", "131", "100%"} <= written.keys()
    assert min(written.values()) * SHOWN / WIDTH >= LEAST


def test_the_standards_print_is_smaller(written: Written) -> None:
    """So what measures the large print measures something."""
    assert height("8", 28, EXTRA_BOLD) * SHOWN / WIDTH < LEAST <= height("8", 38, EXTRA_BOLD)
