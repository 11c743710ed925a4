"""The rules of the example, and that it stays one: what a game takes must fit on a page."""

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.desk.commands import commands, parse
from bot.errors import NotInGame
from engines.game import IllegalMove, Outcome
from engines.kernels import compiled
from engines.replay import replay
from render import PAINTERS
from tests.example import FOUR
from tests.example.game import FourView, State

FOLDER = Path(__file__).parent
DEVELOPING = FOLDER.parents[1] / "docs" / "developing.md"
FOUR_ENDS, FULL_ENDS = "four first=1 until=four", "four first=1 until=full"
SIX = ("a1", "a2", "b1", "b2", "c1", "c2")


def after(*moves: str, setup: str = FOUR_ENDS) -> FourView:
    """What everybody sees after these moves."""
    return FOUR.view(replay(FOUR, setup, moves), None)


@pytest.mark.parametrize(("name", "most"), [("game.py", 100), ("painter.py", 60)])
def test_the_example_is_short(name: str, most: int) -> None:
    lines = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    assert len(lines) <= most
    assert max(map(len, lines)) <= 100


def test_the_recipe_leads_to_the_example_whose_files_it_names() -> None:
    recipe = DEVELOPING.read_text(encoding="utf-8").split("## Add a game")[1].split("\n## ")[0]
    for name in ("game.py", "painter.py", "four.en.ftl"):
        assert name in recipe
        assert (FOLDER / name).is_file()
    assert "tests/example" in recipe


def test_a_disc_falls_to_the_lowest_empty_cell() -> None:
    assert after().offers == ("a1", "b1", "c1", "d1", "e1", "f1", "g1")
    assert after("d1", "d2").offers == ("a1", "b1", "c1", "d3", "e1", "f1", "g1")
    with pytest.raises(IllegalMove, match="d2: not open now"):
        after("d2")
    six = ("d1", "d2", "d3", "d4", "d5", "d6")
    assert "d" not in "".join(after(*six).offers)


@pytest.mark.parametrize(
    "moves",
    [
        (*SIX, "d1"),
        ("a1", "b1", "a2", "b2", "a3", "b3", "a4"),
        ("a1", "b1", "b2", "c1", "c2", "d1", "c3", "d2", "d3", "f1", "d4"),
        ("g1", "f1", "f2", "e1", "e2", "d1", "e3", "d2", "d3", "a1", "d4"),
    ],
    ids=["across", "up", "rising", "falling"],
)
def test_four_in_a_line_win(moves: tuple[str, ...]) -> None:
    assert after(*moves[:-1]).outcome is None
    view = after(*moves)
    assert (view.outcome, view.turn) == (Outcome((0,), (1, 0), "four"), None)
    assert view.last[0]["fours"] == 1


def test_five_in_a_line_are_two_fours() -> None:
    view = after("a1", "a2", "b1", "b2", "d1", "d2", "e1", "e2", "c1", setup=FULL_ENDS)
    assert (view.score, view.last[0]["fours"], view.outcome) == ((2, 0), 2, None)
    assert view.fours == {"a1", "b1", "c1", "d1", "e1"}


def test_a_match_until_the_grid_is_full_goes_on_after_a_four() -> None:
    view = after(*SIX, "d1", setup=FULL_ENDS)
    assert (view.outcome, view.turn, view.score) == (None, 1, (1, 0))
    assert FOUR.start("four first=2 until=full") == State(1, "full")


def test_there_is_nothing_to_compile() -> None:
    assert compiled(FOUR)


def test_its_option_is_one_of_its_own(example: object) -> None:
    play = commands(("en",))["play"]
    line = "four club until full"
    assert parse(play, line) == {"game": "four", "computer": "club", "until": "full"}
    for wrong in ("reversi until full", "four position start"):
        with pytest.raises(NotInGame):
            parse(play, wrong)


def test_the_command_line_reads_its_record_and_lets_levels_meet(
    example: object, capsys: pytest.CaptureFixture[str]
) -> None:
    record = FOUR.notation(FOUR_ENDS, (*SIX, "d1"))
    assert main(["analyse", record, "--seconds", "0.05"]) == 0
    assert "d1" in capsys.readouterr().out
    assert main(["arena", "four", "beginner", "master", "-n", "4"]) == 0
    assert "/4" in capsys.readouterr().out
    assert main(["analyse", "a1b1", "--game", "four"]) == 2
    assert "four first=1 ..." in capsys.readouterr().err


def test_it_is_a_game_only_where_a_test_asks_for_it() -> None:
    assert FOUR.key not in PAINTERS
    assert FOUR.key not in commands(("en",))["play"].params[0].choices
