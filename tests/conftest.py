"""What all tests share."""

import os
import sys

import pytest

from bot.players.thinker import prepare
from engines import GAMES

# Some tests start the program again and again; compiling every module anew each time would take
# longer than the tests themselves.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


def pytest_configure(config: pytest.Config) -> None:
    """Compile the computer players once, before tests that run beside each other all begin to."""
    if not hasattr(config, "workerinput"):
        prepare("engines:GAMES", GAMES)
