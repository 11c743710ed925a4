"""The README speaks of what there is."""

import re
from pathlib import Path

import pytest

from bot.desk.commands import commands

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
TREE, END, _ = README.partition("## The code")[2].partition("Four laws")


def entries(folder: str) -> set[str]:
    """What lies in a folder of the repository, folders with a slash."""
    found = (ROOT / folder).iterdir()
    names = {f"{path.name}/" if path.is_dir() else path.name for path in found}
    return names - {"__pycache__/", "__init__.py"}


def test_the_tree_ends_where_the_laws_begin() -> None:
    assert END and "errors.py" in TREE


@pytest.mark.parametrize("folder", ["bot", "bot/platforms"])
def test_the_tree_names_every_folder_and_file(folder: str) -> None:
    assert {name for name in entries(folder) if name not in TREE} == set()


def test_every_file_that_is_named_exists() -> None:
    folders = ("bot", "docs", "engines", "render", "tests")
    files = [f"/{path.relative_to(ROOT)}" for name in folders for path in (ROOT / name).rglob("*")]
    named = set(re.findall(r"[\w/]+\.py\b", README))
    assert {name for name in named if not any(file.endswith(f"/{name}") for file in files)} == set()


def test_every_command_has_its_row() -> None:
    table = README.partition("## Commands")[2].partition("Everything else")[0]
    assert set(re.findall(r"^\| `/(\w+)", table, re.MULTILINE)) == set(commands(("en",)))
