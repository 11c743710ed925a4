"""What tests of all platforms share."""

from pathlib import Path

import pytest

from tests.database import Database


@pytest.fixture
def database(tmp_path: Path) -> Database:
    """The database of the program that a test runs in its folder."""
    return Database(tmp_path)
