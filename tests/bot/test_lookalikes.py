"""Names that the eye takes for one another, and how a table tells them apart."""

import pytest

from bot.lookalikes import alike
from bot.tables.names import told_apart
from bot.tables.table import Chair


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Аnn"),  # a Cyrillic А
        ("Tom", "Том"),
        ("Alice", "AIice"),  # a capital i
        ("Bob", "B0b"),
        ("Ann", "ANN"),
        ("Ann", "A\u200bnn"),
        ("Ann", "Änn"),
        ("Ann", "Ann (2)"),
        ("Ann", "𝐀𝐧𝐧"),
        ("modern", "modem"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert alike(one, other) and alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anna"), ("さくら", "さくや"), ("मीना", "मना"), ("민준", "민지"), ("🙂", "🙃")],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not alike(one, other)


def chairs(*names: str) -> tuple[Chair, ...]:
    """People of these names, each with an account of their own."""
    return tuple(Chair(name, person=f"rooms:{at}") for at, name in enumerate(names))


def test_only_those_who_look_alike_are_marked_with_the_number_of_their_seat() -> None:
    table = chairs("Ann", "Ben", "Аnn")
    assert [told_apart(table, seat) for seat in range(3)] == ["Ann (1)", "Ben", "Аnn (3)"]


def test_somebody_on_two_chairs_is_one_person() -> None:
    both = (Chair("Ann", person="rooms:ann"), Chair("Ann", person="rooms:ann"))
    assert told_apart(both, 1) == "Ann"


def test_a_person_with_the_name_of_a_computer_player_is_marked_while_that_plays() -> None:
    otto = Chair("Оtto", person="rooms:o")  # a Cyrillic О
    table = (otto, Chair("Otto", level="club"))
    assert told_apart(table, 0) == "Оtto (1)"
    assert told_apart((otto, Chair("Ben", person="rooms:b")), 0) == "Оtto"


def test_who_is_back_from_a_computer_player_is_marked_as_before() -> None:
    away = (Chair("Ann", former="rooms:0", level="casual"), chairs("", "Аnn")[1])
    assert told_apart(away, 1) == "Аnn (2)"
