import pytest

from engines.crosswise import CROSSWISE
from engines.game import InvalidMove, Phrase
from tests.engines.crosswise_positions import EXAMPLE, position

WORKED = CROSSWISE.view(position(EXAMPLE, "red", "red"), None)
OPENING = CROSSWISE.view(
    position("r---y- ------ ------ ------ ------ r-----", "red", "red", store="swap swap"), None
)


def made_of(line: Phrase) -> str:
    """``four red 5 + pair blue 1 = 6``."""
    numbers = range(1, int(line["parts"]) + 1)
    parts = (f"{line[f'kind{n}']} {line[f'colour{n}']} {line[f'points{n}']}" for n in numbers)
    return f"{' + '.join(parts)} = {line['points']}"


def test_the_questions_are_scoring_store_lines_and_every_cell() -> None:
    questions = CROSSWISE.questions(OPENING)
    assert questions[:3] == ("scoring", "store", "lines")
    assert questions[3] == "cell.a1"
    assert len(questions) == 3 + 36


def test_the_scoring_aid_says_what_combinations_are_worth() -> None:
    answer = CROSSWISE.answer(OPENING, "scoring")
    worth = {line["kind"]: line["points"] for line in answer if line.code == "aid-group"}
    assert worth == {"pair": 1, "three": 3, "four": 5, "five": 7, "different": 6}
    assert answer[-1].code == "aid-six"


def test_the_store_says_how_many_of_each_kind_are_played_and_to_come() -> None:
    answer = CROSSWISE.answer(OPENING, "store")
    assert [(line["kind"], line["played"], line["unseen"]) for line in answer] == [
        ("move", 0, 3),
        ("remove", 0, 3),
        ("replace", 0, 3),
        ("swap", 2, 1),
    ]


def test_the_score_at_a_cell_is_that_of_its_column_and_its_row() -> None:
    cell, column, row = CROSSWISE.answer(OPENING, "cell.a1")
    assert (cell["cell"], cell["colour"]) == ("a1", "red")
    assert (column.code, column["line"], made_of(column)) == ("column", "a", "pair red 1 = 1")
    assert (row.code, row["line"], row["points"], row["parts"]) == ("row", "1", 0, 0)
    assert CROSSWISE.answer(OPENING, "cell.c4")[0]["colour"] == "none"


def test_the_score_at_a_cell_says_what_makes_it_up() -> None:
    _, column, row = CROSSWISE.answer(WORKED, "cell.a3")
    assert made_of(column) == "four red 5 + pair blue 1 = 6"
    assert made_of(row) == "five white 7 = 7"


def test_all_lines_of_the_worked_example_and_the_sums() -> None:
    answer = CROSSWISE.answer(WORKED, "lines")
    assert [line["points"] for line in answer] == [6, 5, 3, 2, 4, 2, 22, 2, 2, 7, 6, 1, 6, 24]
    codes = ["column"] * 6 + ["sum-orange"] + ["row"] * 6 + ["sum-green"]
    assert [line.code for line in answer] == codes
    assert [line["line"] for line in answer if line.code == "column"] == list("abcdef")
    assert made_of(answer[10]) == "different none 6 = 6"


@pytest.mark.parametrize("question", ["", "cell", "cell.g1", "store.a1", "hands", "cell.a1.a2"])
def test_what_is_no_question_is_refused(question: str) -> None:
    with pytest.raises(InvalidMove):
        CROSSWISE.answer(OPENING, question)
