"""Every move can be typed in the words that the screen shows, and is then that very move."""

import random
from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.screens.spelling import spelt
from bot.screens.typed_moves import TypedMoves
from bot.screens.wording import Wording
from bot.texts import Words
from engines.game import View
from engines.path import join, next_choices, split
from tests.bot.seated import waiting
from tests.example import ALL, FOLDERS, added
from tests.signs import any_text

WORDS = Words(folders=FOLDERS)
PLIES = {"crosswise": 25, "reversi": 30, "triominos": 25, "four": 20}


@pytest.fixture(autouse=True, scope="module")
def _with_the_example() -> Iterator[None]:
    with added():
        yield


def positions(key: str, seed: int, count: int) -> list[View]:
    """What the seats to move see in a random match, ``count`` times."""
    game, rng = ALL[key], random.Random(seed)
    state = game.start(game.deal(2, {}, f"{seed:064x}"))
    found = []
    for _ in range(count):
        turn = game.view(state, None).turn
        if turn is None:
            break
        view = game.view(state, turn)
        found.append(view)
        # Whatever lies on a board that fills makes the rarer moves possible.
        state = game.play(state, rng.choice(view.moves))
    return found


def wording(key: str, language: str) -> Wording:
    return Wording(WORDS, language, waiting("Ann", "Ben", game=key))


@pytest.mark.parametrize("key", sorted(ALL))
@pytest.mark.parametrize("language", WORDS.languages)
def test_a_move_is_what_the_words_of_its_buttons_say(key: str, language: str) -> None:
    said = wording(key, language)
    for view in positions(key, 7, PLIES[key])[:: 4 if key == "crosswise" else 2]:
        typed = TypedMoves(WORDS, (language, "en"), view)
        for move in random.Random(1).sample(view.moves, min(12, len(view.moves))):
            labels = " ".join(map(said.choice, split(move)))
            assert typed.readings(labels) == (split(move),), (labels, move)


@pytest.mark.parametrize("key", sorted(ALL))
def test_every_move_of_a_position_is_read_from_its_path(key: str) -> None:
    for view in positions(key, 3, PLIES[key])[::6]:
        typed = TypedMoves(WORDS, ("en",), view)
        for move in view.moves:
            assert split(move) in typed.readings(move.replace(".", " ")), move
            assert split(move) in typed.readings(f"  {move.upper()} !"), move


def crosswise(hand: tuple[str, ...], *played: str) -> View:
    """A position in which the seat to move holds ``hand``, by its view alone."""
    for seed in range(200):
        for view in positions("crosswise", seed, 24)[10:]:
            if set(hand) <= set(view.hand):
                return view
    raise AssertionError(f"nobody held {hand}")


@pytest.mark.parametrize(
    ("languages", "line", "piece"),
    [
        (("de", "en"), "Rot {}", "red"),
        (("de", "en"), "red {}", "red"),
        (("de", "en"), "rotes? nein: ROT auf {}!", None),
        (("de", "en"), "Rot Herz auf {}", "red"),
        (("en",), "red heart {}", "red"),
        (("en",), "HEART → {}", "red"),
        (("en",), "🔴 to {}", "red"),
        (("fr", "en"), "rouge en {}", "red"),
        (("fr", "en"), "cœur {}", "red"),
        (("ja", "en"), "赤{}", "red"),
        (("ja", "en"), "ハートを{}に", "red"),
        (("ko", "en"), "빨강 {}", "red"),
        (("pl", "en"), "czerwony na {}", "red"),
        (("tr", "en"), "KIRMIZI {}", "red"),
        (("tr", "en"), "kirmizi {}", "red"),
        (("ru", "en"), "Красный на {}", "red"),
        (("en",), "ｒｅｄ　{}", "red"),
    ],
)
def test_a_stone_by_its_colour_its_symbol_or_its_sign(
    languages: tuple[str, ...], line: str, piece: str | None
) -> None:
    view = crosswise(("red",))
    cell = next_choices(view.moves, ("red",))[-1]
    for written in (cell, cell.upper(), f"{cell[0]} {cell[1]}", f"{cell[0]}-{cell[1]}"):
        read = TypedMoves(WORDS, languages, view).readings(line.format(written))
        assert read == ((("red", cell),) if piece else ()), written


def test_the_number_of_a_stone_is_the_one_on_its_button() -> None:
    view = crosswise(("red",))
    slot, cell = view.hand.index("red") + 1, next_choices(view.moves, ("red",))[0]
    assert TypedMoves(WORDS, ("en",), view).readings(f"{slot} {cell}") == (("red", cell),)


@pytest.mark.parametrize(
    ("special", "line"),
    [("move", "move {} to {}"), ("swap", "swap {} and {}"), ("swap", "Vertauschen {} mit {}")],
)
def test_moves_of_several_steps(special: str, line: str) -> None:
    view = crosswise((special,))
    first = next_choices(view.moves, (special,))[0]
    second = next_choices(view.moves, (special, first))[-1]
    typed = TypedMoves(WORDS, ("de", "en"), view)
    assert typed.readings(line.format(first, second)) == ((special, first, second),)
    assert typed.readings(second, (special, first)) == ((special, first, second),)


def test_a_beginning_is_read_as_one_and_its_rest_alone() -> None:
    view = crosswise(("red",))
    typed = TypedMoves(WORDS, ("en",), view)
    cell = next_choices(view.moves, ("red",))[0]
    assert typed.readings("red") == (("red",),)
    assert typed.whole(("red",)) is None
    assert typed.readings(cell, ("red",)) == (("red", cell),)


@pytest.mark.parametrize("language", WORDS.languages)
def test_a_cell_alone_is_no_number_of_a_stone_though_its_column_is_a_small_word(
    language: str,
) -> None:
    view = crosswise(("red",))
    for cell in (f"{column}{row}" for column in "abcdef" for row in range(1, 7)):
        assert TypedMoves(WORDS, (language, "en"), view).readings(cell) == (), cell
    assert TypedMoves(WORDS, (language, "en"), view).readings(f"a {view.hand.index('red') + 1}")


def test_a_line_without_its_stone_can_mean_several() -> None:
    view = crosswise(("red",))
    cell = next_choices(view.moves, ("red",))[0]
    found = TypedMoves(WORDS, ("en",), view).without_first(cell)
    assert ("red", cell) in found
    assert all(cell in path for path in found)


def test_a_tile_by_its_digits_in_any_order_and_the_number_of_its_place() -> None:
    view = next(v for v in positions("triominos", 5, 12)[3:] if "." in v.moves[0])
    tile, place = split(view.moves[0])
    typed = TypedMoves(WORDS, ("en",), view)
    for turned in (tile, tile[1:] + tile[:1], tile[2:] + tile[:2], " ".join(tile), "-".join(tile)):
        assert (tile, place) in typed.readings(f"{turned} {place}"), turned
        assert (tile, place) in typed.readings(f"{turned} on {place}"), turned
    assert typed.readings(place, (tile,)) == ((tile, place),)


def test_digits_of_other_scripts_are_digits() -> None:
    view = positions("reversi", 1, 1)[0]
    typed = TypedMoves(WORDS, ("en",), view)
    for line in ("d٣", "D３", "ｄ３", " d  3. ", "d3!", "(d3)", "d\u200b3", "d\ufe0f3"):
        assert typed.readings(line) == (("d3",),), line


@settings(deadline=None, max_examples=150)
@given(any_text(120), st.sampled_from(sorted(ALL)), st.sampled_from(WORDS.languages))
def test_any_line_is_a_beginning_of_a_move_or_none(line: str, key: str, language: str) -> None:
    [view] = islice(positions(key, 2, 6), 5, None)
    typed = TypedMoves(WORDS, (language, "en"), view)
    for path in (*typed.readings(line), *typed.without_first(line)):
        made = join(path)
        assert made in view.moves or next_choices(view.moves, path)


@given(any_text(60))
def test_what_is_spelt_stays_as_it_is(text: str) -> None:
    assert spelt(spelt(text)) == spelt(text)
