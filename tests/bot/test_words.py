import logging
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot import errors
from bot.desk.feature import all_verbs
from bot.features import FEATURES
from bot.texts import Words
from bot.texts.language import Language
from bot.texts.words import FOLDER, files_of, named_by_babel

HOLE = re.compile(r"\$([a-zA-Z][\w-]*)")
# Verbs whose buttons say a table's name, a setting or a list's.
LISTS = {"games", "open", "board", "settings", "top"}
# Verbs whose buttons say what they choose.
CHOICES = {
    *("absent", "add", "clock", "handicap", "hints", "peace", "planning", "program", "public"),
    *("rated", "repeat", "series", "set", "side"),
}


def test_every_refusal_and_every_button_has_a_text() -> None:
    words = Words()
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type)]
    for kind in kinds:
        if issubclass(kind, errors.Refusal) and kind is not errors.Refusal:
            assert words.has(kind().code), kind
    labelled = set(all_verbs(FEATURES)) - {
        "move",
        "cannot",
        "column",
        "ask",
        "menu",
        "do",  # each command has its own
        *LISTS,
        *CHOICES,
    }
    assert {verb for verb in labelled if not words.has(f"button-{verb}")} == set()


def test_a_language_that_is_not_at_hand_falls_back_to_the_default() -> None:
    assert Words("de").say("eo", "button-join") == "Mitspielen"
    assert Words("en").say("de-AT", "button-join") == "Mitspielen"
    assert Words("en").say("eo", "button-join") == "Join"


def test_a_missing_text_shows_its_name() -> None:
    assert Words().say("en", "no-such-text") == "no-such-text"


def test_what_a_language_lacks_is_said_in_english_and_told_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "en.ftl").write_text("one = One { $n }\ntwo = Two\n", encoding="utf-8")
    (tmp_path / "de.ftl").write_text("two = Zwei\n", encoding="utf-8")
    words = Words("de", (tmp_path,))
    with caplog.at_level(logging.ERROR):
        assert [words.say("de", "one", n=n) for n in (1, 2)] == ["One 1", "One 2"]
        assert words.say("de", "two") == "Zwei"
    assert [record.getMessage() for record in caplog.records] == ["no text one (de)"]


def test_names_are_joined_and_languages_called_as_their_speakers_do() -> None:
    words = Words()
    assert words.listed("en", ["Ann"]) == "Ann"
    assert words.listed("en", ["Ann", "Ben", "Cleo"]) == "Ann, Ben, and Cleo"
    assert words.listed("de", ["Ann", "Ben", "Cleo"]) == "Ann, Ben und Cleo"
    assert [words.named(language) for language in ("en", "de")] == ["English", "Deutsch"]
    assert [words.named(each) for each in words.languages] == [
        named_by_babel(each) for each in words.languages
    ]
    assert [words.decimal_mark(language) for language in ("en", "de")] == [".", ","]


VALUES = "⚫ Ann", "", 0, 7, 999, 1000, 1_234_567, -5  # two of them in each text


@pytest.mark.parametrize("code", Words().languages)
def test_what_is_filled_in_without_fluent_is_what_fluent_would_write(code: str) -> None:
    language = Language(code, files_of((FOLDER,))[code])
    fluent = FluentBundle([code], use_isolating=False)
    sources = (file.read_text(encoding="utf-8") for file in files_of((FOLDER,))[code])
    fluent.add_resource(FluentResource("\n".join(sources)))
    filled = 0
    for number, (text, entry) in enumerate(language.entries.items()):
        pattern: Any = fluent.get_message(text).value
        for value in VALUES[number % 4 :: 4]:
            params = dict.fromkeys(HOLE.findall(entry), value)
            assert language.say(text, {**params}) == fluent.format_pattern(pattern, {**params})
            filled += bool(params)
    assert filled > 250


def test_a_parameter_that_is_missing_is_told(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert Words().say("en", "labelled", label="Clock") == "Clock: value"
    assert caplog.records
