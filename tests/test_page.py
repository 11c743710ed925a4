"""The page's files are short, and name no game, nor anything that only one game has."""

import re
from functools import cache
from pathlib import Path

import pytest

from bot.texts.words import FOLDER
from engines import GAMES
from engines.crosswise.stones import COLOURS
from render import PAINTERS

BOT = Path(__file__).parent.parent / "bot"
FOLDERS = (BOT / "platforms/web/static", *sorted(BOT.glob("features/*/page")))
FILES = sorted(
    file.relative_to(BOT).as_posix()
    for ending in ("css", "html", "js", "svg")
    for folder in FOLDERS
    for file in folder.rglob(f"*.{ending}")
)
MOST_LINES = 250
NOUNS = {  # what a game calls what it is played with
    "crosswise": {"stone", "bag", *COLOURS},
    "reversi": {"disc"},
    "triominos": {"tile", "market", "hexagon", "bridge"},
}
PROPERTIES = ("white-space",)  # of CSS
WORD = re.compile("[A-Z]?[a-z]+|[A-Z]+")

games = pytest.mark.parametrize("key", GAMES)


@cache
def own(key: str) -> frozenset[str]:
    """The words of a game: its key, the codes of its sides, its nouns."""
    sides = {side for seats in GAMES[key].seats for side in GAMES[key].sides(seats, {})}
    return frozenset({key, *sides, *NOUNS[key]})


def spoken(source: str) -> set[str]:
    """The words in a source text, comments and parts of names included, without plurals."""
    for name in PROPERTIES:
        source = source.replace(name, "")
    return {word.lower().rstrip("s") for word in WORD.findall(source)}


def named(source: str, key: str) -> set[str]:
    """The words of a game in a source text."""
    return spoken(source) & {word.rstrip("s") for word in own(key)}


def text(key: str) -> str:
    return (FOLDER / f"{key}.en.ftl").read_text(encoding="utf-8")


@games
def test_no_file_of_the_page_names_a_game_its_sides_or_its_pieces(key: str) -> None:
    for file in FILES:
        assert named((BOT / file).read_text(encoding="utf-8"), key) == set(), file


@games
def test_a_game_calls_its_pieces_so(key: str) -> None:
    assert own(key) >= PAINTERS.beside(key).signs.keys()
    for noun in NOUNS[key]:
        assert re.search(rf"\b{noun}s?\b", text(key)), noun


@games
@pytest.mark.parametrize(
    "source", ["// as in {}", ".sign.{} {{", 'is("{}")', "{}Shape", "the{}s", "--{}: #fff"]
)
def test_a_word_of_a_game_is_seen_wherever_it_stands(key: str, source: str) -> None:
    for word in own(key):
        assert named(source.format(word.title() if source.startswith("the") else word), key)


def test_a_file_of_the_page_is_short() -> None:
    for file in FILES:
        lines = (BOT / file).read_text(encoding="utf-8").splitlines()
        assert len(lines) <= MOST_LINES or file.endswith(".d.ts"), file


def test_what_every_page_says_belongs_to_no_game() -> None:
    for source in ("white-space: nowrap", "stored", "blackboard", "const width = evergreen;"):
        assert not any(named(source, key) for key in GAMES), source
