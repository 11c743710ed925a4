"""Every game's board can be read aloud, in every language, and holds what its reader may see."""

from collections.abc import Iterator
from unittest.mock import ANY

import pytest

from bot.screens.reading import (
    board_lines,
    column_line,
    fitted,
    hand_line,
    moves_lines,
    named_choice,
    row_line,
    row_lines,
    row_names,
    spoken,
    word,
)
from bot.screens.screen import Screen
from bot.screens.wording import Wording
from bot.texts import Words
from engines.game import View
from engines.path import join, next_choices
from render import PAINTERS
from tests.contract.captions import tables
from tests.contract.matches import TABLES, Played, played
from tests.contract.sentences import languages_of, put_everywhere
from tests.example import ALL, FOLDERS

TWO = [(game, seats) for game, seats in TABLES if seats == 2]


@pytest.fixture(params=TWO, ids=lambda table: f"{table[0]}-{table[1]}")
def match(request: pytest.FixtureRequest, example: object) -> Played:
    return played(*request.param, 0)


@pytest.fixture(scope="module")
def all_words() -> Words:
    return Words("en", FOLDERS)


def positions(match: Played, words: Words, language: str) -> Iterator[tuple[Wording, View]]:
    """Some positions as the seat in turn sees them, with what puts them into words."""
    for number, (table, ply) in enumerate(tables(match, frozenset(range(match.seats)))):
        turn = match.game.view(match.states[ply], None).turn
        if number % 6 == 0 and turn is not None:
            yield Wording(words, language, table), match.game.view(match.states[ply], turn)


def test_every_part_has_words_and_no_sign_that_is_read_badly(
    match: Played, all_words: Words
) -> None:
    for language in languages_of(match.game.key):
        for wording, view in positions(match, all_words, language):
            lines = board_lines(wording, view)
            assert lines and all(lines)
            for line in lines:
                assert spoken(line) == line and "spoken-" not in line
                assert not set("●→△▽·") & set(line)


def test_every_phrase_of_a_reading_is_put_into_words(match: Played) -> None:
    key = match.game.key
    for state in match.states[::5]:
        reading = PAINTERS[key].spoken(match.game.view(state, 0))
        for part in {p.code: p for row in (*reading.rows, reading.more) for p in row}.values():
            assert put_everywhere(key, f"{key}-spoken", part)


def test_a_whole_board_fits_into_two_messages(match: Played, all_words: Words) -> None:
    for language in languages_of(match.game.key):
        for wording, view in positions(match, all_words, language):
            lines = board_lines(wording, view)
            for caption, text in ((1024, 4096), (3400, 3400)):
                shown = fitted(Screen("", 0, ("x" * 200,), reading=lines), caption, text, True)
                assert (*shown.reading, *shown.rest) == lines


def test_rows_and_columns_tell_what_lies_there(match: Played, all_words: Words) -> None:
    for wording, view in positions(match, all_words, "en"):
        reading = PAINTERS[view.game].spoken(view)
        for name, line in zip(row_names(view), row_lines(wording, view), strict=True):
            assert row_line(wording, view, name) == spoken(line)
        if not reading.contents:
            assert column_line(wording, view, "a").startswith("This board has no columns")
            continue
        for cells, contents, line in zip(
            view.grid, reading.contents, row_lines(wording, view), strict=True
        ):
            for content in {*contents} - {""}:
                assert word(wording, content).lower() in line
            assert ("empty" in line) is ("" in contents), (cells, line)
        assert column_line(wording, view, "c").startswith("Column c: ")
        assert row_line(wording, view, "99").startswith("The board has these rows: 1, 2")


def test_from_the_moves_alone_every_move_can_be_found(match: Played, all_words: Words) -> None:
    """Whatever can be played now is named, step by step: a piece or a place, and what follows."""
    for wording, view in positions(match, all_words, "en"):
        steps = {()} | {
            tuple(move.split(".")[:made]) for move in view.moves for made in range(1, 4)
        }
        for picked in sorted(steps):
            told = " ".join(moves_lines(wording, view, picked))
            following = next_choices(view.moves, picked)
            assert bool(told) is bool(following)
            for choice in following:
                said = word(wording, choice)
                assert said in told or "every empty cell" in told, (picked, choice, told)
                found = named_choice(wording, view, picked, said)
                assert join((*picked, found)) in {
                    join((*picked, other)) for other in following if word(wording, other) == said
                }


def test_only_the_reader_hears_of_their_hand(match: Played, all_words: Words) -> None:
    for wording, view in positions(match, all_words, "en"):
        others = match.game.view(match.states[0], None)
        assert hand_line(wording, others) == ""
        assert bool(hand_line(wording, view)) is bool(view.hand)
        public = board_lines(wording, others)
        assert not any("Your hand" in line for line in public)


def test_a_line_is_never_cut_and_comes_once() -> None:
    lines = tuple(f"{number} " + "x" * 90 for number in range(30))
    shown = fitted(Screen("ABCDE", 1, ("Your turn",), picture=ANY, reading=lines), 1024, 4096, True)
    assert (*shown.reading, *shown.rest) == lines and shown.rest
    alone = fitted(
        Screen("ABCDE", 1, ("Your turn",), picture=ANY, reading=lines), 1024, 4096, False
    )
    assert alone.picture is None and alone.reading == lines and not alone.rest


def test_the_words_of_every_game_are_those_of_its_own_texts(all_words: Words) -> None:
    assert {key for key, painter in PAINTERS.items() if painter.reading} == ALL.keys() - {"four"}
