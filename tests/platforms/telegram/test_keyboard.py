"""The layout of buttons."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.platforms.telegram.keyboard import (
    LABEL,
    ROW,
    ROWS,
    even,
    fits,
    keyboard,
    laid_out,
)
from bot.screens import Button, Screen, Style


def buttons(*labels: str, act: bool = False) -> tuple[Button, ...]:
    return tuple(Button(label, f"move:ABCDE:1:{label}", act=act) for label in labels)


def cells(count: int, columns: int) -> tuple[Button, ...]:
    return buttons(*(f"{'abcdefghij'[n % columns]}{n // columns + 1}" for n in range(count)))


def numbers(count: int) -> tuple[Button, ...]:
    return buttons(*map(str, range(1, count + 1)))


def widths(screen: Screen) -> list[int]:
    return [len(row) for row in laid_out(screen)]


def moves(*choices: Button, columns: int = 0, actions: tuple[Button, ...] = ()) -> Screen:
    return Screen("ABCDE", 1, (), choices=choices, columns=columns, actions=(actions,))


def rows(markup: msgspec.Raw | None) -> list[list[dict[str, Any]]]:
    """The buttons of a keyboard as they are sent."""
    assert markup is not None
    told: list[list[dict[str, Any]]] = json.loads(bytes(markup))["inline_keyboard"]
    return told


def test_a_board_of_six_or_eight_columns_is_shown_as_it_is() -> None:
    assert widths(moves(*cells(36, 6), columns=6)) == [6] * 6
    assert widths(moves(*cells(64, 8), columns=8)) == [8] * 8


def test_moves_without_columns_fill_even_rows_of_at_most_six() -> None:
    assert widths(moves(*cells(4, 8))) == [4]
    assert widths(moves(*cells(6, 8))) == [6]
    assert widths(moves(*cells(9, 8))) == [5, 4]
    assert widths(moves(*cells(22, 8))) == [6, 6, 5, 5]


def test_rows_are_wider_where_there_would_be_too_many() -> None:
    actions = buttons("Hint", "More")
    assert widths(moves(*cells(42, 8), actions=actions)) == [6] * 7 + [2]
    assert widths(moves(*cells(43, 8), actions=actions)) == [8, 7, 7, 7, 7, 7, 2]


def test_the_width_is_that_of_what_stands_in_the_row() -> None:
    draw = buttons("Draw (−5 each)", act=True)
    assert widths(moves(*numbers(7), *draw)) == [4, 3, 1]
    hand = Screen("ABCDE", 1, (), choices=(*numbers(16), *draw), pieces=numbers(16))
    assert widths(hand) == [8, 8, 1]


def test_a_hand_stands_above_its_places_and_what_stands_apart_below() -> None:
    hand, places = numbers(7), buttons("p1", "p2")
    screen = Screen("ABCDE", 1, (), choices=(hand[0], *places), pieces=hand)
    assert [[b.label for b in row] for row in laid_out(screen)] == [
        ["1", "2", "3", "4", "5", "6", "7"],
        ["p1", "p2"],
    ]


def test_a_hand_with_nothing_else_to_choose_stands_there_once() -> None:
    assert widths(Screen("ABCDE", 1, (), choices=numbers(4), pieces=numbers(4))) == [4]


def test_a_hand_above_a_grid_with_actions_takes_eight_rows() -> None:
    board = tuple(cells(36, 6)[at : at + 6] for at in range(0, 36, 6))
    hand = numbers(4)
    actions = (buttons("Hint", "More"), buttons("Rules"))
    screen = Screen("ABCDE", 1, (), choices=board[0], pieces=hand, cells=board, actions=actions)
    assert widths(screen) == [4, 6, 6, 6, 6, 6, 6, 3]


def test_long_labels_get_fewer_to_a_row() -> None:
    assert widths(moves(*buttons(*[f"red a{n} b2" for n in range(6)]))) == [3, 3]
    assert widths(moves(*buttons("a" * 40, "b" * 40))) == [1, 1]


def test_actions_too_long_for_their_row_take_two() -> None:
    long = buttons("Hand over a seat", "Take my seat back", "Open privately")
    assert widths(moves(actions=long)) == [2, 1]


def test_a_screen_without_buttons_has_no_keyboard() -> None:
    assert keyboard(Screen("", 0, ()), True) is None


def test_colours_are_told_only_to_a_server_that_knows_them() -> None:
    screen = Screen("ABCDE", 1, (), actions=((Button("Go", "x:ABCDE:1:", Style.SUCCESS),),))
    for styles, told in ((True, "success"), (False, None)):
        assert rows(keyboard(screen, styles))[0][0].get("style") == told


STYLES = {Style.PRIMARY: "primary", Style.SUCCESS: "success", Style.DANGER: "danger"}


def library_button(button: Button, styles: bool) -> InlineKeyboardButton:
    if button.url:
        return InlineKeyboardButton(button.label[:LABEL], url=button.url)
    style = STYLES.get(button.style) if styles else None
    return InlineKeyboardButton(button.label[:LABEL], callback_data=button.payload, style=style)


@pytest.mark.parametrize("styles", [True, False])
def test_a_keyboard_is_sent_as_the_library_would(styles: bool) -> None:
    coloured = tuple(Button(f"„{style}“ ✋\n", f"x:ABCDE:1:{style}", style) for style in Style)
    link = Button("Open", url="https://t.me/CrosstableTestBot?start=ABCDE")
    screen = moves(*cells(16, 4), columns=4, actions=(*coloured, link))
    made = [[library_button(each, styles) for each in row] for row in laid_out(screen)]
    markup = keyboard(screen, styles)
    assert markup is not None
    assert json.loads(bytes(markup)) == json.loads(InlineKeyboardMarkup(made).to_json())


def test_colours_found_to_be_unknown_are_in_no_keyboard() -> None:
    screen = Screen("ABCDE", 1, (), actions=((Button("Go", "x:ABCDE:1:", Style.SUCCESS),),))
    assert "style" in rows(keyboard(screen, styles=True))[0][0]
    assert "style" not in rows(keyboard(screen, styles=False))[0][0]


@settings(deadline=None)
@given(st.lists(st.text(min_size=1, max_size=60), max_size=60), st.integers(1, ROW))
def test_rows_are_even_and_hold_every_button_in_its_order(labels: list[str], most: int) -> None:
    rows = even(buttons(*labels), most)
    assert tuple(button for row in rows for button in row) == buttons(*labels)
    sizes = [len(row) for row in rows]
    assert max(sizes, default=0) - min(sizes, default=0) <= 1
    assert all(size <= most for size in sizes)
    assert all(fits(row) for row in rows)


@settings(deadline=None)
@given(st.integers(0, 150), st.integers(0, 12), st.text(min_size=1, max_size=60))
def test_no_keyboard_breaks_telegrams_limits(count: int, columns: int, label: str) -> None:
    made = rows(
        keyboard(moves(*buttons(*[label] * count), columns=columns, actions=numbers(3)), True)
    )
    assert len(made) <= ROWS
    assert all(1 <= len(row) <= ROW for row in made)
    assert {b["callback_data"] for row in made for b in row} >= {
        button.payload for button in numbers(1)
    }
