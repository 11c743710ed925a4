"""Whatever a game or its picture can say has words in every language."""

from itertools import product

import pytest

from engines.game import LEVELS, Phrase
from engines.path import split
from render.look import LIGHT
from render.picture import explainable
from tests.contract import sentences
from tests.contract.matches import TABLES, Played, played
from tests.contract.sentences import (
    LANGUAGES,
    everywhere,
    has,
    languages_of,
    put_everywhere,
    said,
)
from tests.example import ALL, PAINTERS


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def matches(request: pytest.FixtureRequest) -> list[Played]:
    return [played(*request.param, number) for number in range(5)]


def one_of_each(phrases: list[Phrase]) -> list[Phrase]:
    """One phrase for each set of code and parameters' names."""
    return list({(p.code, *(key for key, _ in p.params)): p for p in phrases}.values())


def test_every_event_is_put_into_words(matches: list[Played]) -> None:
    events = [
        event
        for match in matches
        for state in match.states
        for seat in match.everybody
        for event in match.game.view(state, seat).last
    ]
    for event in one_of_each(events):
        assert put_everywhere(matches[0].game.key, matches[0].game.key, event)


def test_every_part_of_a_pictures_description_is_put_into_words(matches: list[Played]) -> None:
    key = matches[0].game.key
    samples = [(m, state) for m in matches for state in (*m.states[::20], m.states[-1])]
    parts = [
        part
        for match, state in samples
        for seat in (0, None)
        for part in PAINTERS[key].alt(match.game.view(state, seat))
    ]
    for part in one_of_each(parts):
        assert put_everywhere(key, f"{key}-alt", part)


def test_every_answer_is_put_into_words(matches: list[Played]) -> None:
    match = matches[0]
    for state in match.states[:: max(1, len(match.states) // 5)]:
        view = match.game.view(state, 0)
        for question in match.game.questions(view):
            for line in match.game.answer(view, question):
                assert put_everywhere(match.game.key, match.game.key, line)


def test_every_reason_for_the_end_has_words(matches: list[Played]) -> None:
    for match in matches:
        outcome = match.game.view(match.states[-1], None).outcome
        assert outcome is not None
        assert everywhere(match.game.key, f"{match.game.key}-reason-{outcome.reason}")


def test_every_side_and_question_has_words(matches: list[Played]) -> None:
    game = matches[0].game
    view = game.view(matches[0].states[0], 0)
    for side in view.sides:
        assert everywhere(game.key, f"{game.key}-side-{side}")
    for question in {split(question)[0] for question in game.questions(view)}:
        assert everywhere(game.key, f"{game.key}-question-{question}")


@pytest.mark.parametrize("key", ALL)
def test_every_option_and_its_words_have_texts(key: str) -> None:
    for language, option in product(languages_of(key), ALL[key].options):
        assert has(language, f"{key}-option-{option.key}") or has(language, f"option-{option.key}")
        assert said(language, f"parameter-{option.key}")
        for value in option.choices:
            names = (f"{key}-option-{option.key}-{value}", f"option-{option.key}-{value}")
            assert value.isdigit() or any(has(language, name) for name in names)


@pytest.mark.parametrize("key", ALL)
def test_every_game_has_a_name_a_prompt_and_rules(key: str) -> None:
    for name in (f"game-{key}", f"{key}-about", f"{key}-goal", f"{key}-prompt", f"{key}-rules"):
        assert everywhere(key, name, picked="")


def test_every_place_that_can_be_walked_to_has_words(matches: list[Played]) -> None:
    key = matches[0].game.key
    views = [match.game.view(state, 0) for match in matches for state in match.states[::20]]
    drawings = [PAINTERS[key].paint(view, (), LIGHT, None) for view in views]
    rows = [r for each in drawings for r in (*each.places, each.held, each.things)]
    said = [place.says for row in rows for place in row]
    assert said
    for part in one_of_each(said):
        assert put_everywhere(key, f"{key}-place", part)


def test_everything_that_can_be_asked_about_is_explained_in_words(matches: list[Played]) -> None:
    game = matches[0].game
    said = []
    for state in [state for match in matches for state in (*match.states[::20], match.states[-1])]:
        for seat in (0, 1, None):
            view = game.view(state, seat)
            drawn = PAINTERS[game.key].paint(view, (), LIGHT, None)
            known = explainable(drawn.places, drawn.held, drawn.things)
            assert set(game.explained(view)) <= known.keys()
            said += [part for name in known for part in game.explain(view, name)]
    for part in one_of_each(said):
        assert put_everywhere(game.key, game.key, part)


def test_every_side_of_several_seats_has_a_sign(matches: list[Played]) -> None:
    key = matches[0].game.key
    sides = matches[0].game.view(matches[0].states[0], None).sides
    for side in {side for side in sides if sides.count(side) > 1}:
        assert everywhere(key, f"{key}-mark-{side}")


@pytest.mark.parametrize("key", ALL)
def test_every_task_of_a_puzzle_is_asked_and_explained(key: str) -> None:
    puzzler = ALL[key].puzzler
    asked = {puzzle.task for puzzle in puzzler.kept} if puzzler else set()
    for task in asked:
        assert everywhere(key, f"{key}-puzzle-{task}", side="Ann")
        assert everywhere(key, f"{key}-puzzle-{task}-why", move="c4", best=1, second=0)


@pytest.mark.parametrize("key", ALL)
def test_a_game_that_deals_says_how_its_pieces_are_ordered(key: str) -> None:
    if ALL[key].row(1):
        assert everywhere(key, f"{key}-fair-order")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name(language: str) -> None:
    names = {said(language, "computer", level=level) for level in LEVELS}
    assert len(names) == len(LEVELS)


def test_each_text_is_there_only_once() -> None:
    for language in LANGUAGES:
        found = sentences.names(language)
        assert len(found) == len(set(found)), language
