"""Whatever Crosswise can say has a text in every language, and every text can be filled in."""

import random

import pytest

from engines.crosswise import CROSSWISE
from engines.crosswise.moves import FORMS
from engines.crosswise.questions import QUESTIONS
from engines.game import Phrase
from tests.contract.sentences import LANGUAGES, put, said
from tests.engines.crosswise_positions import EXAMPLE, position


def text(language: str, name: str) -> str:
    return said(language, f"crosswise-{name}", picked="")


def line(language: str, phrase: Phrase) -> str:
    return put(language, "crosswise", phrase)


def told() -> dict[str, Phrase]:
    """An event of every kind, by code."""
    events: dict[str, Phrase] = {}
    hands = ("red move remove replace swap", "replace")
    states = [
        position("r---y- ------ ------ ------ ------ ------", *hands, bag="white", first=0),
        position("r----- r----- r----- r----- r----- ------", *hands),
        position("rrrrr- ------ ------ ------ ------ ------", *hands),
        position("r---y- ------ ------ ------ ------ ------", "replace", "red"),
    ]
    for state in states:
        for move in CROSSWISE.view(state, 0).moves:
            last = CROSSWISE.play(state, move).last
            events |= {event.code: event for event in last}
    return events


EVENTS = told()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told(language: str) -> None:
    codes = "placed moved removed replaced swapped passed six-column six-row bag-empty"
    assert set(EVENTS) == set(codes.split())
    for event in EVENTS.values():
        assert line(language, event)
        assert put(language, "crosswise-alt", event)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_can_be_put_into_words(language: str) -> None:
    luck = random.Random(1)
    state = CROSSWISE.start(CROSSWISE.deal(2, {}, "7" * 64))
    while (view := CROSSWISE.view(state, state.turn)).outcome is None:
        for question in luck.sample(QUESTIONS, 3):
            assert all(line(language, part) for part in CROSSWISE.answer(view, question))
        state = CROSSWISE.play(state, luck.choice(view.moves))


def test_a_line_says_what_makes_it_up() -> None:
    view = CROSSWISE.view(position(EXAMPLE, "red", "red"), None)
    answer = CROSSWISE.answer(view, "cell.a3")
    assert [line("en", part) for part in answer] == [
        "a3: 🔵 blue.",
        "🟠 Column a: four of a kind 🔴 5 + pair 🔵 1 = 6",
        "🟢 Row 3: five of a kind ⚪ 7",
    ]
    assert line("de", answer[1]) == "🟠 Spalte a: Vierling 🔴 5 + Paar 🔵 1 = 6"
    assert line("en", CROSSWISE.answer(view, "lines")[10]) == "🟢 Row 4: six different colours 6"


@pytest.mark.parametrize("language", LANGUAGES)
def test_aid_store_and_cells_fit_into_an_alert_of_200_characters(language: str) -> None:
    view = CROSSWISE.view(position(EXAMPLE, "red", "red"), None)
    for question in QUESTIONS:
        if question != "lines":
            lines = [line(language, part) for part in CROSSWISE.answer(view, question)]
            assert len("\n".join(lines)) <= 200, question


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_side_reason_and_question_has_a_text(language: str) -> None:
    for first in FORMS:
        assert text(language, f"choice-{first}")
    for first in set(FORMS) - {"pass"}:
        assert text(language, f"prompt-{first}")
    names = "side-orange side-green reason-six reason-full reason-passes prompt prompt-ask"
    names += " question-scoring question-store question-lines question-cell about"
    for name in names.split():
        assert text(language, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_fit_into_a_message(language: str) -> None:
    assert 700 < len(text(language, "rules")) <= 3500
