"""The layout of buttons."""

from hypothesis import given
from hypothesis import strategies as st

from bot.platforms.telegram.keyboard import ALL, ROW, grid, keyboard
from bot.screens import Button, Screen, Style


def buttons(*labels: str) -> tuple[Button, ...]:
    return tuple(Button(label, "move:ABCDE:1:d3") for label in labels)


def widths(count: int, columns: int, label: str = "d3") -> list[int]:
    return [len(row) for row in grid(buttons(*[label] * count), columns)]


def test_a_board_of_six_or_eight_columns_is_shown_as_it_is() -> None:
    assert widths(36, 6) == [6] * 6
    assert widths(64, 8) == [8] * 8


def test_more_columns_than_a_row_takes_are_eight() -> None:
    assert widths(20, 10) == [8, 8, 4]


def test_moves_without_columns_fill_even_rows_of_at_most_eight() -> None:
    assert widths(4, 0) == [4]
    assert widths(8, 0) == [8]
    assert widths(9, 0) == [5, 4]
    assert widths(22, 0) == [8, 8, 6]


def test_long_labels_get_fewer_to_a_row() -> None:
    assert widths(6, 0, "red a1 b2") == [2, 2, 2]
    assert widths(2, 0, "a" * 40) == [1, 1]


def test_a_screen_without_buttons_has_no_keyboard() -> None:
    assert keyboard(Screen("", 0, ()), True) is None


def test_colours_are_told_only_to_a_server_that_knows_them() -> None:
    screen = Screen("ABCDE", 1, (), actions=((Button("Go", "x:ABCDE:1:", Style.SUCCESS),),))
    for styles, told in ((True, "success"), (False, None)):
        markup = keyboard(screen, styles)
        assert markup is not None
        assert markup.inline_keyboard[0][0].style == told


@given(st.integers(0, 150), st.integers(0, 12), st.text(min_size=1, max_size=60))
def test_no_keyboard_breaks_telegrams_limits(count: int, columns: int, label: str) -> None:
    actions = (buttons("a", "b", "c"), buttons("d"))
    screen = Screen("ABCDE", 1, (), choices=buttons(*[label] * count), columns=columns)
    made = keyboard(Screen("ABCDE", 1, (), choices=screen.choices, actions=actions), True)
    assert made is not None
    assert sum(map(len, made.inline_keyboard)) == min(ALL, count + 4)
    assert all(1 <= len(row) <= ROW for row in made.inline_keyboard)
    assert [len(row) for row in made.inline_keyboard[-2:]] == [3, 1]
