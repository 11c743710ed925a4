"""Every language says everything, in the same pieces as English, and short enough to be shown."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import ast, parse, serialize

from bot.platforms.telegram.label import shown_width
from bot.texts.words import FOLDER, FOLDERS
from tests.starting import all_commands

FILES = [file for folder in FOLDERS for file in sorted(folder.glob("*.ftl"))]
AREAS = {(file.parent, file.stem.rpartition(".")[0]) for file in FILES}
LANGUAGES = sorted({file.stem.rpartition(".")[2] for file in FILES})
OTHERS = [language for language in LANGUAGES if language != "en"]
NAMES = "game-.*|choice-format-(json|ggf|wthor)"  # what is called so everywhere
SAME = "As in English."  # the comment above a text that may be what it is in English
GLOSSARY = (
    "match", "series", "table", "seat", "host", "move", "turn", "draw", "pass", "resign", "undo",
    "disc", "stone", "tile", "cell", "hand", "bag", "market", "store", "column", "row",
    "six of a kind", "round", "hexagon", "bridge", "hint", "analysis", "replay", "ladder",
    "rating", "rated", "puzzle", "seal", "seed",
)  # fmt: skip

# How wide labels may be, in characters of usual width; Chinese signs, kana and hangul count as
# 12/7 of one, as Telegram shows seven where it shows twelve letters. The first pattern that fits
# an identifier holds. What three in a row of a phone have to share is shortest.
WIDEST = {
    r"crosswise-choice-(move|remove|replace|swap|pass)": 12.5,
    r"crosswise-choice-.*": 12.5,
    r"(crosswise|triominos|reversi)-question-.*": 17,
    r"triominos-choice-.*": 14,
    r"button-(hint|more|back|page|leaf|undo|text|share|walk|solve|ranks|agree|decline|wait)": 13.5,
    r"button-.*": 22,
    r"menu-(add-prompt)": 64,
    r"menu-.*": 13,
    r"(settings|ladder)-way-.*": 16,
    r"choice-(computer|value|switch|where)-.*": 16,
    r"clock-(none|[0-9]+[a-z]-[0-9]+[a-z])": 18,
    r"web-(start|play-short|undo|resign|more|hint|scores|share-word|send|save|close|code|you)": 18,
}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
ONE = {"one", "1"}
IN_WORDS = (
    "lobby-free", "lobby-needs", "lobby-more", "lobby-here", "result-you",  # all that can be
    "triominos-drew", "triominos-you-drew", "triominos-brief-drew", "triominos-alt-hexagons",
    "board-pause", "rating-rival", "puzzle-right-day",  # no count, "once", "the first day"
)  # fmt: skip
SLASH_NAME = r"[-_'\w]{1,32}"
LONGEST_ON_DISCORD = {"command-": 100, "parameter-": 100, "choice-": 100, "discord-": 32}
GREETING = 200  # characters that an alert on Telegram takes
ALERTS = ("telegram-slow-down", "telegram-private")


@dataclass(frozen=True)
class Text:
    """A message of a file: what it says, with which parameters, and what is said of it."""

    said: str
    words: str  # what stands in it, without what is filled in
    params: frozenset[str]
    comment: str


@cache
def texts(language: str) -> dict[str, Text]:
    """All messages of a language."""
    found: dict[str, Text] = {}
    for file in FILES:
        if file.stem.rpartition(".")[2] == language:
            for message in messages(file):
                assert message.id.name not in found, f"{message.id.name} stands in {file} again"
                source = serialized(message)
                params = frozenset(re.findall(r"\$([a-z_0-9]+)", source))
                comment = message.comment.content if message.comment else ""
                found[message.id.name] = Text(
                    source, "".join(spoken(message)), params, comment or ""
                )
    return found


@cache
def messages(file: Path) -> tuple[ast.Message, ...]:
    entries = parse(file.read_text(encoding="utf-8")).body
    for entry in entries:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
    return tuple(entry for entry in entries if isinstance(entry, ast.Message))


def all_messages() -> Iterator[tuple[str, ast.Message]]:
    """Those of every language, each with the language."""
    for file in FILES:
        for message in messages(file):
            yield file.stem.rpartition(".")[2], message


def serialized(message: ast.Message) -> str:
    """A message's value as it stands in a file, without its name and comment."""
    alone = ast.Message(ast.Identifier("x"), message.value)
    return serialize(ast.Resource([alone])).partition("=")[2].strip()


def test_a_language_says_everything_and_nothing_else() -> None:
    english = texts("en").keys()
    for language in OTHERS:
        here = texts(language).keys()
        assert sorted(english - here) == [], f"is missing in {language}"
        assert sorted(here - english) == [], f"English lacks it, {language} has it"
        own = [file for file in FILES if file.stem.endswith(language)]
        assert {(file.parent, file.stem.rpartition(".")[0]) for file in own} == AREAS, language


def test_a_language_fills_in_what_english_does() -> None:
    english = texts("en")
    other = {
        (language, name): (sorted(here[name].params), sorted(english[name].params))
        for language, here in spoken_in(OTHERS)
        for name in here.keys() & english.keys()
        if here[name].params != english[name].params
    }
    assert other == {}


def spoken_in(languages: list[str]) -> Iterator[tuple[str, dict[str, Text]]]:
    """All messages of each of them."""
    for language in languages:
        yield language, texts(language)


def test_nothing_is_left_in_english() -> None:
    english = texts("en")
    left = {
        (language, name): text.said
        for language, here in spoken_in(OTHERS)
        for name, text in here.items()
        if name in english
        and text.said == english[name].said
        and re.search(r"[^\W\d_]{2}", text.words)
        and not re.fullmatch(NAMES, name)
        and text.comment != SAME
    }
    assert left == {}, f"put “# {SAME}” above what is meant so"


def test_labels_are_short_enough_for_a_phone() -> None:
    wide = {
        (language, name): f"{text.said} ({shown_width(text.words):.1f}, at most {most})"
        for language, here in spoken_in(LANGUAGES)
        for name, text in here.items()
        if (most := widest(name)) and not fits(text.words, most)
    }
    assert wide == {}


def widest(name: str) -> float | None:
    return next((most for form, most in WIDEST.items() if re.fullmatch(form, name)), None)


def fits(label: str, most: float) -> bool:
    """Whether a label is shown whole: letters by their width, square signs by their number."""
    square = [sign for sign in label if shown_width(sign) > 2 and sign.isalpha()]
    rest = "".join(sign for sign in label if sign not in square)
    return shown_width(rest) + len(square) * 12 / 7 <= most


def test_discord_takes_every_name_and_description() -> None:
    for language, here in spoken_in(LANGUAGES):
        for name, text in here.items():
            for start, most in LONGEST_ON_DISCORD.items():
                if name.startswith(start):
                    assert 1 <= len(text.said) <= most, (language, name, len(text.said))
            if name.startswith("discord-"):
                right = re.fullmatch(SLASH_NAME, text.said) and text.said == text.said.lower()
                assert right, (language, name)


def test_the_names_of_commands_and_of_their_parameters_differ() -> None:
    listed = all_commands(tuple(LANGUAGES))
    for language, here in spoken_in(LANGUAGES):
        names = [here[f"discord-command-{name}"].said for name in listed]
        doubled = sorted(name for name in names if names.count(name) > 1)
        assert doubled == [], language
        for command in listed.values():
            params = [here[f"discord-parameter-{param.name}"].said for param in command.params]
            assert len({*params}) == len(params), (language, command.name, params)


def test_the_english_names_are_those_that_everybody_can_type() -> None:
    for command in all_commands(tuple(LANGUAGES)).values():
        assert texts("en")[f"discord-command-{command.name}"].said == command.name
        for param in command.params:
            assert texts("en")[f"discord-parameter-{param.name}"].said == param.name


def test_what_telegram_shows_as_an_alert_is_short_enough() -> None:
    for language, here in spoken_in(LANGUAGES):
        for name in ALERTS:
            assert len(here[name].said) <= GREETING, (language, name)


def test_plurals_are_told_apart_as_the_language_does() -> None:
    """Where a number decides, every category that whole numbers have in the language is said, and
    none that it lacks, which would never be heard."""
    forms = {language: Locale.parse(language).plural_form for language in LANGUAGES}
    known = {
        language: {form(number) for number in range(201)} | {"other"}
        for language, form in forms.items()
    }
    for language, message in all_messages():
        for said in plurals(message):
            assert said in ({"other"}, known[language]), (language, message.id.name, said)


def test_what_is_counted_in_figures_is_so_also_when_it_is_one() -> None:
    """ "1 disc" beside "2 discs"; where one is no count, "a tile" or "the first day", or all that
    can be are said in words, stands IN_WORDS."""
    for language, message in all_messages():
        if not message.id.name.startswith(IN_WORDS):
            assert list(unfigured(message)) == [], (language, message.id.name)


def test_a_figure_below_zero_has_a_true_minus_sign() -> None:
    for language, here in spoken_in(LANGUAGES):
        for name, text in here.items():
            assert not re.search(r"(?<![\w-])-\d", text.words), (language, name, text.words)


def unfigured(node: ast.BaseNode) -> Iterator[str]:
    """What is said of one, in choices by a number, without a figure that the others have."""
    if isinstance(node, ast.SelectExpression):
        for name in variables(node.selector):
            if any(name in variables(variant.value) for variant in node.variants):
                for variant in node.variants:
                    said = "".join(spoken(variant.value))
                    figure = variables(variant.value) & {name} or re.search(r"\d", said)
                    if key_of(variant) in ONE and not figure:
                        yield said
    for child in children(node):
        yield from unfigured(child)


def key_of(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def variables(node: ast.BaseNode) -> set[str]:
    """The names of the parameters in it."""
    found = {node.id.name} if isinstance(node, ast.VariableReference) else set()
    return found.union(*(variables(child) for child in children(node)))


def spoken(node: ast.BaseNode) -> Iterator[str]:
    """What stands in a message, every variant of it."""
    if isinstance(node, ast.TextElement):
        yield node.value
    for child in children(node):
        yield from spoken(child)


def plurals(node: ast.BaseNode) -> Iterator[set[str]]:
    """The plural categories of every choice by a number in a message."""
    if isinstance(node, ast.SelectExpression):
        keys = (variant.key for variant in node.variants)
        names = {key.name for key in keys if isinstance(key, ast.Identifier)}
        if names and names <= CATEGORIES:
            yield names
    for child in children(node):
        yield from plurals(child)


def children(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield child


def test_a_language_begins_with_its_words() -> None:
    for language in LANGUAGES:
        lines = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        top = [line for line in lines[:40] if line.startswith("#")]
        missing = [word for word in GLOSSARY if not any(word in line for line in top)]
        assert missing == [], language
