"""The README fits on a page, and its commands are those that are run."""

import re
import tomllib
from pathlib import Path

from tests.starting import all_commands

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
LONGEST = 130  # lines
INSTALL = "pip install uv && uv run "


def command_of(heading: str) -> str:
    """The one command that a section shows in a block of its own."""
    section = README.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    (command,) = re.findall(r"^    (.+)$", section, re.MULTILINE)
    return str(command)


def test_it_fits_on_a_page() -> None:
    assert len(README.splitlines()) <= LONGEST


def test_the_command_that_runs_the_bot_is_one_that_is_installed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    command = command_of("Run it")
    assert command.startswith(INSTALL)
    assert command.removeprefix(INSTALL) in project["project"]["scripts"]


def test_a_change_must_pass_the_test_command() -> None:
    lines = (ROOT / ".ci/run").read_text(encoding="utf-8").splitlines()
    assert command_of("Test it") in lines


def test_it_names_ten_commands() -> None:
    named = re.findall(r"^\| `/(\w+)", README, re.MULTILINE)
    assert len(named) == 10 and set(named) <= all_commands().keys()
