import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.desk import Desk
from bot.desk.commands import Command, commands, parse
from bot.desk.feature import all_verbs
from bot.errors import BadRequest
from bot.features import FEATURES
from bot.texts import Words
from tests.signs import any_text
from tests.starting import all_commands

WORDS = Words()
ALL = all_commands(WORDS.languages)


@pytest.mark.parametrize(
    ("line", "args"),
    [
        ("", {}),
        ("reversi", {"game": "reversi"}),
        ("Reversi CLUB", {"game": "reversi", "computer": "club"}),
        ("reversi match 3", {"game": "reversi", "match": "3"}),
        ("reversi match:3", {"game": "reversi", "match": "3"}),
        ("reversi sumof=2 first 2", {"game": "reversi", "sumof": "2", "first": "2"}),
    ],
)
def test_a_line_is_understood_with_and_without_names(line: str, args: dict[str, str]) -> None:
    assert parse(ALL["play"], line) == args


@pytest.mark.parametrize("line", ["chess", "reversi match", "reversi match x", "reversi match 10"])
def test_a_word_that_makes_no_sense_is_refused(line: str) -> None:
    with pytest.raises(BadRequest):
        parse(ALL["play"], line)


@given(any_text(60), st.sampled_from(sorted(ALL)))
def test_any_line_is_understood_or_refused(line: str, name: str) -> None:
    try:
        args = parse(ALL[name], line)
    except BadRequest:
        return
    assert set(args) <= {param.name for param in ALL[name].params}


def test_every_command_and_every_button_is_carried_out(desk: Desk) -> None:
    assert set(ALL) == set(desk.catalogue.handlers)
    assert set(desk.catalogue.verbs) == set(all_verbs(FEATURES))


def test_a_command_of_a_feature_is_listed_even_without_the_one_that_it_is_to_follow() -> None:
    brought = Command("second", after="first"), Command("third", after="play")
    names = list(commands(("en",), brought))
    assert names.index("third") == names.index("play") + 1
    assert names.index("second") == names.index("back") + 1
    names = list(commands(("en",), (*brought, Command("first", after="play"))))
    assert names.index("second") == names.index("first") + 1


def test_every_command_parameter_and_choice_has_its_help() -> None:
    for command in ALL.values():
        assert WORDS.has(f"command-{command.name}")
        for param in command.params:
            assert WORDS.has(f"parameter-{param.name}")
