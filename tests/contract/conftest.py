"""Every store test runs on an SQLite file and on a PostgreSQL server."""

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store import Store
from tests import postgres


@pytest.fixture(scope="session")
def server() -> Iterator[postgres.Server]:
    try:
        running = postgres.running()
        with running as server:
            yield server
    except postgres.Missing as missing:
        if os.environ.get("CI"):
            pytest.fail(str(missing))
        pytest.skip(str(missing))


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    server: postgres.Server = request.getfixturevalue("server")
    return server.empty()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()
