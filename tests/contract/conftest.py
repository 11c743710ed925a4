"""The store's tests run on an SQLite file, and those with ``both`` on a PostgreSQL server as well:
where the two are told something different, where they lock, migrate or put things in another order,
and one for each part of the store that comes by all that it asks."""

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store.store import Store
from tests import postgres, stores


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


both = pytest.mark.parametrize("kind", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture(params=["sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    kind: str = request.param
    return kind


@pytest.fixture
def empty(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without a schema."""
    if kind == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    server: postgres.Server = request.getfixturevalue("server")
    return server.empty()


@pytest.fixture
async def url(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with the present schema in which there is nothing yet."""
    if kind == "sqlite":
        stores.make(tmp_path / "tables.db")
        return f"sqlite:///{tmp_path}/tables.db"
    server: postgres.Server = request.getfixturevalue("server")
    return await server.fresh()


@pytest.fixture
async def own(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The same, of which a test may change the schema."""
    if kind == "sqlite":
        stores.make(tmp_path / "tables.db")
        return f"sqlite:///{tmp_path}/tables.db"
    server: postgres.Server = request.getfixturevalue("server")
    return await server.own()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()
