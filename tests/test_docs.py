"""The pages speak of what there is, and lead to each other."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cli import parse as parse_line
from bot.desk.commands import by_every_name, parse
from bot.features import FEATURES
from bot.operators.orders import HOW
from bot.screens.typed_moves import KINDS
from bot.texts import Words
from engines import GAMES
from tests.starting import all_commands

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "README.md", *(ROOT / "docs").glob("*.md")))
TEXTS = {page.name: page.read_text(encoding="utf-8") for page in PAGES}
PLAYING, DEVELOPING = TEXTS["playing.md"], TEXTS["developing.md"]
COMMANDS = all_commands(Words().languages)
SAID = {"GAME": "reversi", "CODE": "QXPMT4K", "NAME": "Ann", "LEVEL": "club"}
# Commands of operators, and of Telegram's own bot.
OTHERS = {"admin", "newbot", "mybots", "newapp", "setinline", "setinlinefeedback"}
ADDRESSES = {"api", "app", "data", "healthz", "me", "matches", "metrics", "tables"}
FOLDERS = ("bot", "docs", "engines", "render", "tests")

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def section(text: str, heading: str) -> str:
    """What stands below a heading, up to the next one."""
    return text.split(f"\n## {heading}\n")[1].split("\n## ", maxsplit=1)[0]


def anchors(text: str) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def targets(text: str) -> list[str]:
    """Where links and pictures of a page lead, without the addresses of other sites."""
    found = re.findall(r"\]\(([^)]+)\)|<img src=\"([^\"]+)\"", text)
    return [link or picture for link, picture in found if not link.startswith("http")]


def typed(text: str) -> Iterator[tuple[str, str]]:
    """The commands that a page shows, each with what follows it."""
    for line in re.findall(r"`/([a-z]+(?: [^`]*)?)`", text):
        name, _, words = line.partition(" ")
        inner, _, rest = words.partition(" ")
        if inner in COMMANDS and COMMANDS[inner].group == name:
            yield inner, rest
        elif name not in OTHERS | ADDRESSES:
            yield name, " ".join(SAID.get(word, word) for word in words.split(" "))


@each_page
def test_every_link_leads_somewhere(page: Path) -> None:
    text = TEXTS[page.name]
    for target in targets(text):
        path, _, anchor = target.partition("#")
        file = page.parent / path if path else page
        assert file.exists(), target
        assert not anchor or anchor in anchors(file.read_text(encoding="utf-8")), target


def test_every_page_and_picture_is_linked() -> None:
    linked = {
        (page.parent / target.partition("#")[0]).resolve()
        for page in PAGES
        for target in targets(TEXTS[page.name])
    }
    assert {*PAGES[1:], *(ROOT / "docs").glob("*.png")} <= linked


@each_page
def test_every_command_that_is_shown_can_be_typed(page: Path) -> None:
    known = by_every_name(COMMANDS)
    for name, words in typed(TEXTS[page.name]):
        parse(known[name], words)


def test_every_command_has_its_row() -> None:
    rows = re.findall(r"^\| `/(\w+)", section(PLAYING, "Commands"), re.MULTILINE)
    assert set(rows) == COMMANDS.keys()


def lines_of(program: str) -> list[str]:
    """What the pages show to be typed in a terminal after a program's name."""
    text = "\n".join(TEXTS.values())
    return re.findall(rf"^ +(?:uv run )?{program} +([a-z].*)$", text, re.MULTILINE)


@pytest.mark.parametrize("line", sorted(set(lines_of("crosstable"))))
def test_every_line_for_a_terminal_is_understood(line: str) -> None:
    words = line.partition("#")[0].split()
    assert parse_line(words, [verb for each in FEATURES for verb in each.cli]).command == words[0]


def test_every_line_for_a_terminal_is_shown() -> None:
    shown = {line.split()[0] for line in lines_of("crosstable")}
    listed = re.search(r"crosstable (\w+(?:,\s+\w+)+)", DEVELOPING)
    assert listed and shown == set(re.findall(r"\w+", listed[1]))


def test_every_order_of_an_operator_is_shown() -> None:
    orders = {order.split()[0] for order in HOW.splitlines()}
    assert {line.split()[1] for line in lines_of("crosstable") if line[:6] == "admin "} == orders


@pytest.mark.parametrize("folder", ["bot", "bot/platforms"])
def test_the_map_names_every_folder_and_file(folder: str) -> None:
    tree = section(DEVELOPING, "The code")
    found = (ROOT / folder).iterdir()
    names = {f"{path.name}/" if path.is_dir() else path.name for path in found}
    assert {name for name in names - {"__pycache__/", "__init__.py"} if name not in tree} == set()


@each_page
def test_every_file_that_is_named_exists(page: Path) -> None:
    files = [f"/{path.relative_to(ROOT)}" for name in FOLDERS for path in (ROOT / name).rglob("*")]
    named = set(re.findall(r"[\w/]+\.py\b", TEXTS[page.name]))
    assert {name for name in named if not any(file.endswith(f"/{name}") for file in files)} == set()


def families_asked_for() -> set[str]:
    """The families of texts that the program's sources ask a game for."""
    named = r"\{(?:\w+\.)*(?:game|key)\}-([a-z]+)"
    spoken = r"\b(?:phrase|in_form)\(.*, \"([a-z]+)\"\)"
    sources = [file.read_text(encoding="utf-8") for file in (ROOT / "bot").rglob("*.py")]
    found = [re.findall(pattern, source) for source in sources for pattern in (named, spoken)]
    return {*KINDS, *(family for families in found for family in families)}


def families_of_texts() -> set[str]:
    """The first words of the texts that games have, behind the game's name."""
    english = (*(ROOT / "bot").rglob("*.en.ftl"), *(ROOT / "bot").rglob("en.ftl"))
    files = [file.read_text(encoding="utf-8") for file in english]
    games = "|".join(GAMES)
    return {word for file in files for word in re.findall(rf"(?m)^(?:{games})-([a-z]+)", file)}


def test_the_families_of_texts_of_a_game_are_listed() -> None:
    table = section(DEVELOPING, "Texts of a game")
    listed = set(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE))
    assert listed == families_asked_for()
    assert listed <= families_of_texts(), "no game has such a text"
