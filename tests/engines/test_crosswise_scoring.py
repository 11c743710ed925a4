import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.crosswise.scoring import ScoringGroup, score, score_line
from engines.crosswise.stones import COLOURS
from tests.engines.crosswise_positions import EMPTY, EXAMPLE, LETTERS, board


def points(line: str) -> int:
    return score_line(tuple(LETTERS[letter] for letter in line)).points


def parts(line: str) -> list[tuple[str, str, int]]:
    score = score_line(tuple(LETTERS[letter] for letter in line))
    return [(part.kind, part.colour, part.points) for part in score.parts]


@pytest.mark.parametrize(
    ("line", "worth"),
    [
        ("rrybkp", 1),  # 2
        ("rrrybk", 3),  # 3
        ("rrrryb", 5),  # 4
        ("rrrrry", 7),  # 5
        ("rybpkw", 6),  # six different
        ("rrrryy", 6),  # 4+2
        ("rrryyy", 6),  # 3+3
        ("rrryyb", 4),  # 3+2
        ("rryybb", 3),  # 2+2+2
        ("rryybk", 2),  # 2+2
        ("rrrrrr", 9),  # as a series counts it
    ],
)
def test_a_line_is_worth_the_sum_of_its_groups(line: str, worth: int) -> None:
    assert points(line) == worth


@pytest.mark.parametrize(
    ("line", "worth"),
    [("------", 0), ("r-----", 0), ("r---r-", 1), ("yyy-r-", 3), ("rrrr--", 5), ("kkkkk-", 7)],
)
def test_a_line_that_is_not_full_yet_scores_what_lies_in_it(line: str, worth: int) -> None:
    assert points(line) == worth


def test_six_different_colours_count_only_when_the_line_is_complete() -> None:
    assert points("rybpk-") == 0
    assert points("rybpkw") == 6


def test_a_score_says_what_makes_it_up_the_biggest_first() -> None:
    assert parts("yrryrr") == [("four", "red", 5), ("pair", "yellow", 1)]
    assert parts("wrkykr") == [("pair", "red", 1), ("pair", "black", 1)]
    assert parts("wkypbr") == [("different", "", 6)]
    assert parts("bbbbbb") == [("six", "blue", 9)]
    assert parts("bbbbb-") == [("five", "blue", 7)]
    assert parts("-b-r--") == []


def test_only_six_equal_stones_are_a_six() -> None:
    assert score_line(("red",) * 6).six == "red"
    assert score_line(("red",) * 5 + (None,)).six == ""
    assert score_line(COLOURS).six == ""


LINES = st.tuples(*[st.sampled_from([*COLOURS, None])] * 6)


@given(LINES, st.permutations(range(6)), st.permutations(COLOURS))
def test_neither_the_order_nor_the_names_of_the_colours_matter(
    line: tuple[str | None, ...], order: list[int], names: list[str]
) -> None:
    renamed = dict(zip(COLOURS, names, strict=True))
    other = tuple(renamed.get(line[at] or "") for at in order)
    assert score_line(other).points == score_line(line).points


@given(LINES)
def test_the_parts_add_up_to_the_points_and_are_at_most_three(line: tuple[str | None, ...]) -> None:
    score = score_line(line)
    assert sum(part.points for part in score.parts) == score.points
    assert len(score.parts) <= 3


WORKED_ORANGE = [(4, 2), (4,), (3,), (2, 2), (3, 2), (2, 2)]
WORKED_GREEN = [(2, 2), (2, 2), (5,), (6,), (2,), (6,)]


def sizes(parts: tuple[ScoringGroup, ...]) -> tuple[int, ...]:
    return tuple(part.size for part in parts)


def test_the_worked_example_line_by_line() -> None:
    lines = score(board(EXAMPLE))
    assert [sizes(line.parts) for line in lines.columns] == WORKED_ORANGE
    assert [line.points for line in lines.columns] == [6, 5, 3, 2, 4, 2]
    assert lines.orange == 22
    assert [sizes(line.parts) for line in lines.rows] == WORKED_GREEN
    assert [line.points for line in lines.rows] == [2, 2, 7, 6, 1, 6]
    assert [lines.rows[at].parts[0].kind for at in (3, 5)] == ["different", "different"]
    assert lines.green == 24


def test_orange_scores_the_columns_and_green_the_rows() -> None:
    lines = score(board("rr---- ------ ------ ------ ------ ------"))
    assert (lines.orange, lines.green) == (0, 1)
    lines = score(board("r----- r----- r----- ------ ------ ------"))
    assert (lines.orange, lines.green) == (3, 0)
    assert score(board(EMPTY)).orange == 0
