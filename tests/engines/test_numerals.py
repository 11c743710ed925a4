"""What counts as a whole number in a text."""

import pytest

from engines.numerals import whole


@pytest.mark.parametrize(
    ("text", "number"), [("0", 0), ("7", 7), ("007", 7), ("2147483647", 2**31 - 1)]
)
def test_ascii_digits_write_a_number(text: str, number: int) -> None:
    assert whole(text) == number


@pytest.mark.parametrize(
    "text", ["", " 1", "1 ", "-1", "+1", "1.0", "1e3", "²", "٣", "x", "2147483648", "9" * 5000]
)
def test_nothing_else_does(text: str) -> None:
    assert whole(text) is None


@pytest.mark.parametrize(("text", "number"), [("0", None), ("1", 1), ("4", 4), ("5", None)])
def test_a_number_out_of_range_counts_as_none(text: str, number: int | None) -> None:
    assert whole(text, 1, 4) == number
