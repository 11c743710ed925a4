"""The README speaks of what there is."""

import re
from pathlib import Path

import pytest

from bot.desk.commands import commands

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
TREE = README.partition("## The code")[2].partition("Three laws")[0]


def entries(folder: str) -> set[str]:
    """What lies in a folder of the repository, folders with a slash."""
    found = (ROOT / folder).iterdir()
    names = {f"{path.name}/" if path.is_dir() else path.name for path in found}
    return names - {"__pycache__/", "__init__.py"}


@pytest.mark.parametrize("folder", ["bot", "bot/platforms"])
def test_the_tree_names_every_folder_and_file(folder: str) -> None:
    assert {name for name in entries(folder) if name not in TREE} == set()


@pytest.mark.parametrize("name", re.findall(r"[\w/]+\.py\b", README))
def test_every_file_that_is_named_exists(name: str) -> None:
    assert list(ROOT.glob(f"*/**/{name}")) or list(ROOT.glob(name))


def test_every_command_has_its_row() -> None:
    table = README.partition("## Commands")[2].partition("Everything else")[0]
    assert set(re.findall(r"^\| `/(\w+)", table, re.MULTILINE)) == set(commands(("en",)))
