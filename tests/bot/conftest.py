from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.desk import Desk
from bot.desk.feature import Feature
from bot.features import FEATURES
from bot.running.timing import Timing
from bot.settings import Settings
from bot.store.store import Store
from bot.texts import Words
from tests import stores
from tests.bot.rooms import Rooms
from tests.desks import desk_of
from tests.thinking import workers_for


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    yield tmp_path_factory.mktemp("desk") / "tables.db"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await stores.opened(tmp_path / "tables.db")
    yield store
    await store.close()


@pytest.fixture
def features() -> tuple[Feature, ...]:
    """What there is besides tables."""
    return FEATURES


@pytest.fixture
def settings() -> Settings:
    """What the operator has told features."""
    return Settings()


@pytest.fixture
async def desk(
    store: Store,
    words: Words,
    games: str,
    timing: Timing,
    clock: Callable[[], float],
    features: tuple[Feature, ...],
    settings: Settings,
) -> AsyncIterator[Desk]:
    workers = workers_for(games)
    asked: dict[str, Any] = {
        "timing": timing,
        "clock": clock,
        "features": features,
        "settings": settings,
    }
    desk = desk_of(store, workers, words, **asked)
    yield desk
    await desk.close()
    await workers.close()


@pytest.fixture
async def rooms(desk: Desk, store: Store) -> Rooms:
    rooms = Rooms(desk)
    rooms.store = store
    desk.attach(rooms)
    return rooms
