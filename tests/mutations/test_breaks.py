"""The breaks fit the program as it is; whether they are caught, ``python -m tests.mutations`` says.

No break is made here, and no test run."""

from collections import Counter
from pathlib import Path

import pytest

from tests.mutations.breaks import BREAKS
from tests.mutations.places import Misfit, file_with, node

ROOT = Path(__file__).parents[2]


def test_each_break_has_a_name_of_its_own_and_changes_one_line() -> None:
    names = Counter(one.name for one in BREAKS)
    assert [name for name, count in names.items() if count > 1] == []
    changes = Counter((one.old, one.new) for one in BREAKS)
    assert [change for change, count in changes.items() if count > 1] == []
    for one in BREAKS:
        assert one.old != one.new and "\n" not in one.old, one.name


def test_each_break_fits_the_program_in_one_place() -> None:
    for one in BREAKS:
        assert one.old in file_with(one.old, ROOT).read_text(encoding="utf-8")


def test_each_break_names_a_test_that_there_is() -> None:
    for one in BREAKS:
        assert (ROOT / node(one.test, ROOT).partition("::")[0]).is_file()


def test_a_break_or_test_that_is_nowhere_or_in_several_places_is_an_error() -> None:
    for snippet in ("this stands nowhere at all", "import"):
        with pytest.raises(Misfit):
            file_with(snippet, ROOT)
    for test in ("test_that_is_nowhere", "test_a_press_delivered_twice_counts_once"):
        with pytest.raises(Misfit):
            node(test, ROOT)
    assert node("bot/test_desk.py::test_a_press_delivered_twice_counts_once", ROOT)
    assert "::Test" in node("test_a_script_does_what_its_modules_do", ROOT)
