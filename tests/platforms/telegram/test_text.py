"""What stands in a message: words, and entities whose places are counted in UTF-16 units."""

import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec import to_builtins
from telegram import MessageEntity

from bot.moments import moment
from bot.people import fit_name, isolated
from bot.platforms.telegram.keyboard import keyboard
from bot.platforms.telegram.text import CAPTION, TEXT, Text, line, text_of
from bot.screens import Button, Mention, Screen
from tests.platforms.telegram.script import picture

ANN, BEN = Mention("telegram:4711", "Ann"), Mention("telegram:4712", "Ben")
AT = 1_800_000_000
SOON = moment(AT, "in two days")
DICE = "🎲"  # two UTF-16 units
MARKS = "\ue0f0", "\ue0f1", "\ue0f2"


def shown(*lines: str, mentions: tuple[Mention, ...] = (), **more: Any) -> Text:
    """The text of a screen with these lines."""
    return text_of(Screen("ABCDE", 1, lines, mentions=mentions, **more))


def covered(text: Text) -> list[tuple[str, str]]:
    """What each entity is, and the words that a client finds at its place."""
    units = text.text.encode("utf-16-le")
    places = [(str(e.type), e.offset * 2, e.length * 2) for e in text.entities]
    return [(kind, units[at : at + long].decode("utf-16-le")) for kind, at, long in places]


def mentioned(text: Text) -> list[tuple[int, str]]:
    """Who is mentioned where."""
    users = [e.user.id for e in text.entities if e.user is not None]
    words = [words for kind, words in covered(text) if kind == "text_mention"]
    return list(zip(users, words, strict=True))


def test_a_moment_is_told_in_words_and_shown_by_the_client_as_long_as_it_is_true() -> None:
    text = shown(f"Move {SOON}, please.")
    assert text.text == "Move in two days, please."
    assert [to_builtins(entity) for entity in text.entities] == [
        {"type": "date_time", "offset": 5, "length": 11, "unix_time": AT, "date_time_format": "r"}
    ]


@pytest.mark.parametrize(
    ("before", "offset"),
    [("", 0), ("x", 1), (DICE, 2), ("é" * 3, 3), ("👨‍👩‍👧 𝓐𝓷𝓷 ", 16), ("李", 1), ("𠮷𠮷", 4)],
)
def test_places_are_counted_as_clients_do(before: str, offset: int) -> None:
    (entity,) = shown(before + SOON).entities
    assert (entity.offset, entity.length) == (offset, 11)


def test_places_go_on_from_line_to_line_and_into_what_to_choose_next() -> None:
    choices = (Button("d3", "move:ABCDE:1:d3"),)
    prompt = f"Until {moment(AT, 'Ⅷ o’clock')}?"
    text = shown(f"{DICE} Ann", f"{SOON}.", prompt=prompt, choices=choices, mentions=(ANN,))
    assert text.text == f"{DICE} Ann\nin two days.\nUntil Ⅷ o’clock?"
    assert covered(text) == [
        ("text_mention", "Ann"),
        ("date_time", "in two days"),
        ("date_time", "Ⅷ o’clock"),
    ]


def test_words_without_buttons_to_choose_from_are_not_said() -> None:
    assert shown("Board", prompt="Where to?").text == "Board"


def test_a_message_without_lines_has_the_alternative_text_without_marks() -> None:
    text = shown(alt=f"A board, {SOON}.")
    assert text.text == "A board, in two days."
    assert shown().text == "…"
    assert shown(picture=picture()).text == ""


def test_a_board_in_characters_stands_in_letters_of_one_width() -> None:
    text = shown(DICE, f"a b\nc {SOON}", "done")
    assert text.text == f"{DICE}\na b\nc in two days\ndone"
    assert covered(text) == [("pre", "a b\nc in two days")]


@pytest.mark.parametrize("at", [0, 2**31, 999_999_999_999])
def test_a_time_that_telegram_cannot_hold_is_told_in_words_alone(at: int) -> None:
    text = shown(f"Until {moment(at, 'long after')}.")
    assert (text.text, text.entities) == ("Until long after.", ())


def test_what_is_left_of_a_moment_that_was_cut_off_is_not_said() -> None:
    for end in range(1, len(SOON)):
        text = shown(f"Until {SOON[:end]}")
        assert not any(mark in text.text or "18" in text.text for mark in MARKS)
        assert not text.entities


# Cutting


@pytest.mark.parametrize(("more", "most"), [({"picture": picture()}, CAPTION), ({}, TEXT)])
def test_an_entity_that_is_cut_off_goes_and_one_before_it_stays(
    more: dict[str, Any], most: int
) -> None:
    filling = f"{DICE} " * (most // 3 - 8)
    text = shown(f"{SOON} {filling}{SOON} {'x' * 50}", **more)
    assert len(text.text.encode("utf-16-le")) // 2 <= most
    assert text.text.endswith("…")
    assert covered(text) == [("date_time", "in two days")] * (len(text.entities))
    assert len(text.entities) == 1 + ("in two days" in text.text[11:])
    cut_off = shown(f"{filling}{filling}{SOON}", **more)
    assert cut_off.entities == ()


def test_a_moment_of_which_a_part_is_left_is_words() -> None:
    words = "in a very long time indeed"
    whole = CAPTION - len(words)
    for short in range(1, len(words)):
        text = shown("x" * (whole + short - 1) + " " + moment(AT, words), picture=picture())
        assert text.entities == ()
        assert not any(mark in text.text for mark in MARKS)


def test_a_person_whose_name_is_cut_off_is_mentioned_before_the_first_line() -> None:
    text = shown("x " * 600 + "Ann", mentions=(ANN,), picture=picture())
    assert text.text.startswith("Ann · x x")
    assert mentioned(text) == [(4711, "Ann")]


# Mentions


def test_the_first_place_of_the_name_mentions_the_person() -> None:
    text = shown("Ben played e3. Ann’s turn", "Ann was told.", mentions=(ANN,))
    assert text.text == "Ben played e3. Ann’s turn\nAnn was told."
    assert [(e.type, e.offset, e.length) for e in text.entities] == [("text_mention", 15, 3)]
    assert mentioned(text) == [(4711, "Ann")]


def test_a_part_of_another_name_mentions_nobody() -> None:
    text = shown("Annabel and Joann wait for Ann.", mentions=(ANN,))
    assert [entity.offset for entity in text.entities] == [27]


def test_a_name_that_stands_nowhere_goes_before_the_first_line() -> None:
    text = shown(f"{DICE} Your turn", "d3", mentions=(ANN, BEN))
    assert text.text == f"Ann, Ben · {DICE} Your turn\nd3"
    assert mentioned(text) == [(4711, "Ann"), (4712, "Ben")]


def test_a_name_goes_above_a_board_in_characters() -> None:
    text = shown("a b Ann\nc d", mentions=(ANN,))
    assert text.text == "Ann\na b Ann\nc d"
    assert covered(text) == [("text_mention", "Ann"), ("pre", "a b Ann\nc d")]


def test_a_moments_words_mention_nobody() -> None:
    text = shown(f"Until {moment(AT, 'Ann is up')}.", mentions=(ANN,))
    assert covered(text) == [("text_mention", "Ann"), ("date_time", "Ann is up")]
    assert text.text == "Ann · Until Ann is up."


def test_two_people_of_one_name_are_both_mentioned() -> None:
    other = Mention("telegram:4713", "Ann")
    assert mentioned(shown("Ann and Ann", mentions=(ANN, other))) == [(4711, "Ann"), (4713, "Ann")]
    text = shown("Ann’s turn", mentions=(ANN, other))
    assert text.text == "Ann · Ann’s turn"
    assert {number for number, _ in mentioned(text)} == {4711, 4713}


def test_a_longer_name_is_not_taken_for_a_shorter_one() -> None:
    lee = Mention("telegram:4713", "Ann Lee")
    text = shown("Ann Lee and Ann", mentions=(ANN, lee))
    assert mentioned(text) == [(4713, "Ann Lee"), (4711, "Ann")]
    assert text.text == "Ann Lee and Ann"


def test_a_person_named_twice_is_mentioned_once() -> None:
    assert mentioned(shown("Ann and Ann", mentions=(ANN, ANN))) == [(4711, "Ann")]


@pytest.mark.parametrize("person", ["discord:4711", "web:abc", "telegram:", "telegram:x", "4711"])
def test_people_of_other_places_are_names_among_words(person: str) -> None:
    text = shown("Your turn", mentions=(Mention(person, "Ann"),))
    assert (text.text, text.entities) == ("Your turn", ())


@pytest.mark.parametrize("given", [isolated("דנה"), "דנה"])
def test_a_name_from_right_to_left_is_mentioned_within_its_isolates(given: str) -> None:
    dana = Mention("telegram:4711", given)
    text = shown(f"{isolated('דנה')} ist am Zug", mentions=(dana,))
    assert [(entity.offset, entity.length) for entity in text.entities] == [(1, 3)]
    added = shown("Am Zug", mentions=(dana,))
    assert added.text == f"{isolated('דנה')} · Am Zug"
    assert mentioned(added) == [(4711, "דנה")]


@pytest.mark.parametrize("name", ["(.*)", "A+", "𝓐𝓷𝓷", "👩‍🚀", "-", "Ann Lee", "x" * 32])
def test_any_name_can_be_mentioned(name: str) -> None:
    person = Mention("telegram:4711", isolated(name))
    for words in (f"{DICE} {isolated(name)} is next", "Next"):
        assert mentioned(shown(words, mentions=(person,))) == [(4711, name)]


WORDS = st.text(alphabet=st.characters(exclude_categories=("Cs", "Co", "Cc")), max_size=40)
NAMES = st.text(min_size=1, max_size=32).map(lambda name: fit_name(name, "Ann"))
PIECES = st.one_of(WORDS, st.builds(moment, st.integers(1, 2**31 - 1), WORDS), st.just("a\nb"))
LINES = st.lists(st.lists(PIECES, max_size=4).map("".join), max_size=4).map(tuple)


@example(("0",), {1: "00000000", 2: "0"}, 506, False)
@given(
    LINES,
    st.dictionaries(st.integers(1, 2**40), NAMES, max_size=3),
    st.integers(0, 600),
    st.booleans(),
)
def test_no_text_has_marks_or_entities_in_the_wrong_place(
    lines: tuple[str, ...], names: dict[int, str], filling: int, lead: bool
) -> None:
    mentions = tuple(Mention(f"telegram:{id}", isolated(name)) for id, name in names.items())
    first = ("x " * filling,) if filling else ()
    text = shown(*first, *lines, mentions=mentions, picture=picture(), lead=lead)
    units = len(text.text.encode("utf-16-le")) // 2
    assert units <= CAPTION
    assert not any(mark in text.text for mark in MARKS)
    ends = [0]
    for entity, (kind, words) in zip(text.entities, covered(text), strict=True):
        assert entity.offset >= ends[-1]
        assert entity.length > 0
        assert words.strip() or kind == MessageEntity.PRE
        ends.append(entity.offset + entity.length)
    assert ends[-1] <= units
    assert sorted(mentioned(text)) == sorted(names.items())


# What stands out


def test_the_first_line_stands_out_where_it_leads() -> None:
    text = shown(f"{DICE} Your turn: choose a cell", "Otto placed white.", lead=True)
    assert covered(text) == [("bold", f"{DICE} Your turn: choose a cell")]
    assert covered(shown("Rules", "One line.")) == []


def test_a_mention_and_a_moment_stand_out_by_themselves() -> None:
    text = shown(f"{isolated('Ann')}, your turn {SOON} {DICE}", mentions=(ANN,), lead=True)
    assert covered(text) == [
        ("text_mention", "Ann"),
        ("bold", ", your turn"),
        ("date_time", "in two days"),
        ("bold", DICE),
    ]
    text = shown("Your turn", mentions=(ANN,), lead=True)
    assert text.text.replace("\u2068", "").replace("\u2069", "") == "Ann · Your turn"
    assert covered(text) == [("text_mention", "Ann"), ("bold", "Your turn")]


def test_of_a_lobby_the_game_and_of_a_hand_whose_it_is_stand_out() -> None:
    text = shown("Crosswise · table CS574", "Ann, Ben", lead=True, kind="lobby")
    assert covered(text) == [("bold", "Crosswise")]
    text = shown("Your hand.", "Purple: choose a cell.", lead=True, kind="hand")
    assert text.text == "Your hand. Purple: choose a cell."
    assert covered(text) == [("bold", "Your hand.")]


def test_what_the_first_line_asks_already_is_not_asked_again() -> None:
    choices = (Button("d3", "mine:ABCDE:1:d3"),)
    asked: dict[str, Any] = {"choices": choices, "prompt": "Choose a cell", "lead": True}
    assert shown("Your turn: choose a cell", yours=True, **asked).text == "Your turn: choose a cell"
    assert shown("Ann, your turn", **asked).text == "Ann, your turn\nChoose a cell"


# Where there are no entities


def test_answers_to_presses_and_labels_say_moments_in_words() -> None:
    assert line(f"Until {SOON}.", 200) == "Until in two days."
    assert len(line(f"{SOON} " * 40, 200)) <= 200
    button = Button(f"Wait, {SOON}", "x:ABCDE:1:")
    markup = keyboard(Screen("ABCDE", 1, (), choices=(button,), actions=((button,),)), True)
    assert markup is not None
    labels = [each["text"] for row in json.loads(bytes(markup))["inline_keyboard"] for each in row]
    assert labels == ["Wait, in two days"] * 2
