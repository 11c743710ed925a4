"""The texts of one language alone, the example's too, without falling back to another."""

from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot.texts import Words
from engines.game import Phrase
from tests.example import FOLDERS

LANGUAGES = Words().languages


@lru_cache
def languages_of(game: str) -> tuple[str, ...]:
    """The languages in which a game has texts; the example has two."""
    files = (file.stem for folder in FOLDERS for file in folder.glob(f"{game}.*.ftl"))
    return tuple(sorted(stem.rpartition(".")[2] for stem in files))


@lru_cache
def bundle(language: str) -> FluentBundle:
    """All files of a language."""
    found = FluentBundle([language], use_isolating=False)
    for file in _files(language):
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def _files(language: str) -> list[Path]:
    files = [file for folder in FOLDERS for file in sorted(folder.glob("*.ftl"))]
    return [file for file in files if file.stem.rpartition(".")[2] == language]


def names(language: str) -> list[str]:
    """The names of all texts of a language, as often as they are defined."""
    return [
        entry.id.name
        for file in _files(language)
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
    ]


def has(language: str, name: str) -> bool:
    """Whether the language has this text."""
    return bool(bundle(language).has_message(name))


def said(language: str, name: str, **params: str | int) -> str:
    """The text with everything filled in; fails when it is missing or lacks a parameter."""
    assert has(language, name), f"no text {name} in {language}"
    pattern = bundle(language).get_message(name).value
    assert pattern is not None, f"the text {name} in {language} is empty"
    text, errors = bundle(language).format_pattern(pattern, params)
    assert not errors, f"{name} in {language}: {errors}"
    return str(text)


def everywhere(game: str, name: str, **params: str | int) -> bool:
    """Whether all languages of the game say this text."""
    return all(said(language, name, **params) for language in languages_of(game))


def put_everywhere(game: str, family: str, phrase: Phrase) -> bool:
    """Whether all languages of the game put a phrase into words."""
    return all(put(language, family, phrase) for language in languages_of(game))


def put(language: str, family: str, phrase: Phrase) -> str:
    """A phrase in words; seats are called by a name as the bot does it."""
    params = {
        key: "Ann" if key == "seat" or key.endswith("_seat") else value
        for key, value in phrase.params
    }
    return said(language, f"{family}-{phrase.code}", **params)
