"""The palettes: what each is made for, measured. Distances are CIEDE2000; how a weakness sees is
the simulation of Machado, Oliveira and Fernandes (2009) at severity 1."""

from functools import cache

import pytest
from coloraide import Color
from msgspec.structs import replace

from render import PAINTERS
from render.colour import RGB, hexadecimal
from render.look import BOARDS as MADE_OF
from render.look import CONTRAST, DEUTAN, EVERY, PROTAN, TRITAN, Look
from render.theme import PLAIN, THEMES, BoardTheme
from tests.render.contrast import contrast

BOARDS = {"plain": PLAIN, **{key: painter.themes for key, painter in PAINTERS.items()}}
LOOKS = [look for look in EVERY if look == look.small]
WEAKNESSES = (DEUTAN, PROTAN, TRITAN)

boards = pytest.mark.parametrize("key", BOARDS)
themes = pytest.mark.parametrize("theme", THEMES)
weaknesses = pytest.mark.parametrize("weakness", WEAKNESSES)


@cache
def seen(colour: RGB, weakness: str) -> Color:
    """A colour as it looks in a weakness, "" in none."""
    shown = Color(hexadecimal(colour))
    if not weakness:
        return shown
    return shown.filter(weakness, 1, method="machado", space="srgb-linear").convert("srgb").clip()


@cache
def distance(one: RGB, other: RGB, weakness: str = "") -> float:
    """How far apart two colours look."""
    return float(seen(one, weakness).delta_e(seen(other, weakness), method="2000"))


def near(board: BoardTheme, weakness: str) -> dict[str, float]:
    """The pairs that must be told apart and look alike, with their distances."""
    measured = {f"{a} / {b}": distance(x, y, weakness) for a, x, b, y in board.pairs}
    return {pair: round(apart, 1) for pair, apart in measured.items() if apart < 15}


def faint(pairs: tuple[tuple[str, RGB, str, RGB], ...], least: float) -> dict[str, float]:
    """The pairs with less contrast than that."""
    measured = {f"{a} on {b}": contrast(x, y) for a, x, b, y in pairs}
    return {pair: round(ratio, 2) for pair, ratio in measured.items() if ratio < least}


def test_the_simulation_is_that_of_each_weakness() -> None:
    """By the matrices that the paper gives: white stays, and what is confused comes together."""
    alike = {
        DEUTAN: ((200, 70, 70), (120, 110, 60)),
        PROTAN: ((200, 60, 60), (100, 92, 60)),
        TRITAN: ((0, 140, 140), (0, 140, 120)),
    }
    for weakness, (one, other) in alike.items():
        assert seen((255, 255, 255), weakness).to_string(hex=True) == "#ffffff"
        assert distance(one, other, weakness) < distance(one, other) * 0.6
    red = seen((255, 0, 0), DEUTAN).convert("srgb-linear").coords()
    assert red == pytest.approx((0.367322, 0.280085, 0), abs=2e-3), "the first column, clipped"


@themes
@weaknesses
@boards
def test_what_must_be_told_apart_is_in_the_palette_made_for_a_weakness(
    key: str, weakness: str, theme: str
) -> None:
    for made_of in MADE_OF:
        assert near(BOARDS[key][Look(theme, weakness, board=made_of).key], weakness) == {}, made_of


@themes
@weaknesses
@boards
def test_a_palette_brings_nothing_nearer_that_the_standard_kept_apart(
    key: str, weakness: str, theme: str
) -> None:
    standard = near(BOARDS[key][theme], weakness)
    palette = BOARDS[key][Look(theme, weakness).key]
    unlike = BOARDS[key][theme] != palette
    assert unlike == bool(standard), "a palette of its own only where it improves something"


@themes
@boards
def test_in_high_contrast_what_is_read_has_seven_to_one_and_what_is_seen_three(
    key: str, theme: str
) -> None:
    for made_of in MADE_OF:
        board = BOARDS[key][Look(theme, CONTRAST, board=made_of).key]
        assert faint(board.written, 7) == {}, made_of
        assert faint(board.edges, 3) == {}, made_of
        assert near(board, "") == {}, made_of


@boards
def test_in_every_palette_what_is_read_stands_out(key: str) -> None:
    for look in LOOKS:
        board = BOARDS[key][look.key]
        dull = tuple(pair for pair in board.written if "dull" not in f"{pair[0]} {pair[2]}")
        assert faint(dull, 2.9) == {}, look.key


@boards
def test_boards_look_unlike_each_other_and_have_the_same_pieces(key: str) -> None:
    for look in LOOKS:
        usual = BOARDS[key][look.key]
        others = [BOARDS[key][replace(look, board=other).key] for other in MADE_OF]
        for board in others:
            assert (board.sides, board.accents) == (usual.sides, usual.accents)
            apart = [distance(board.felt, other.felt) for other in others if other is not board]
            assert min(apart) > 6, look.key
