import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from bot import errors
from bot.desk.press_handlers import VERBS
from bot.texts import Words
from bot.texts.words import FOLDER

FILES = sorted(FOLDER.glob("*.ftl"))
AREAS = sorted({file.stem.rpartition(".")[0] for file in FILES})
LANGUAGES = sorted({file.stem.rpartition(".")[2] for file in FILES})


def messages(file: Path) -> dict[str, set[str]]:
    """The messages of a file, each with the parameters it uses."""
    resource = parse(file.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], file
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.span is not None
            source = file.read_text(encoding="utf-8")[entry.span.start : entry.span.end]
            found[entry.id.name] = set(re.findall(r"\$([a-z_]+)", source))
    return found


@pytest.mark.parametrize("area", AREAS)
def test_every_language_has_the_same_texts_with_the_same_parameters(area: str) -> None:
    stem = f"{area}." if area else ""
    by_language = {name: messages(FOLDER / f"{stem}{name}.ftl") for name in LANGUAGES}
    for language, texts in by_language.items():
        assert texts == by_language["en"], language


# Verbs whose buttons say a table's name, a setting or a list's.
LISTS = {"games", "open", "board", "settings"}


def test_every_refusal_and_every_button_has_a_text() -> None:
    words = Words()
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type)]
    for kind in kinds:
        if issubclass(kind, errors.Refusal) and kind is not errors.Refusal:
            assert words.has(kind().code), kind
    labelled = set(VERBS) - {"move", "ask", "set", "side", *LISTS}
    assert {verb for verb in labelled if not words.has(f"button-{verb}")} == set()


def test_a_language_that_is_not_at_hand_falls_back_to_the_default() -> None:
    assert Words("de").say("fr", "button-join") == "Mitspielen"
    assert Words("en").say("de-AT", "button-join") == "Mitspielen"
    assert Words("en").say("fr", "button-join") == "Join"


def test_a_missing_text_shows_its_name() -> None:
    assert Words().say("en", "no-such-text") == "no-such-text"
