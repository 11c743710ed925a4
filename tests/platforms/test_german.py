"""That an English word in a German answer is found at all."""

import pytest

from tests.platforms.german import assert_german


def test_a_german_answer_is_fine() -> None:
    assert_german("Wertung von Ann", "Reversi: 1187? · 2 Partien · 50 % der Punkte", "▶")


@pytest.mark.parametrize(
    "wrong",
    ["Ratings von Ann", "die Rangliste von everybody", "Zug { $move }", "None", "ladder-way-all"],
)
def test_an_english_word_or_a_gap_is_found(wrong: str) -> None:
    with pytest.raises(AssertionError):
        assert_german(wrong)
