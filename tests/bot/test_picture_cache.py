"""Pictures whose parts are asked for again become smaller while nobody waits for one."""

import asyncio
from collections.abc import Iterator
from threading import enumerate as enumerate_threads

import pytest

from bot.screens import picture_cache
from bot.screens.picture_cache import PictureCache
from engines import GAMES
from tests.patience import PATIENCE
from tests.render.pictures import opened, played

VIEWS = [played(GAMES["crosswise"], 2, 41, at) for at in range(12)]


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> Iterator[PictureCache]:
    monkeypatch.setattr(picture_cache, "PAUSE", 0.0)
    cache = PictureCache(0)  # keeps none, so that each is put together anew
    yield cache
    cache.close()


async def test_a_picture_painted_again_is_smaller_and_the_same(pictures: PictureCache) -> None:
    first = await pictures.board(VIEWS[-1], (), "light")
    async with asyncio.timeout(PATIENCE):
        while True:
            again = await pictures.board(VIEWS[-1], (), "light")
            assert opened(again).tobytes() == opened(first).tobytes()
            if len(again.png) < 0.95 * len(first.png):
                return
            await asyncio.sleep(0.01)


async def test_nothing_is_improved_once_the_cache_is_closed(pictures: PictureCache) -> None:
    others = set(enumerate_threads())  # other caches of this process have their own
    for view in VIEWS:
        await pictures.board(view, (), "light")
    (improver,) = (
        one for one in enumerate_threads() if one.name == "improver" and one not in others
    )
    pictures.close()
    await asyncio.to_thread(improver.join, PATIENCE)
    assert not improver.is_alive()


class Choices(tuple[str, ...]):
    """Choices that count how often they are looked up."""

    looked_up = 0

    def __hash__(self) -> int:
        Choices.looked_up += 1
        return super().__hash__()


async def test_what_a_picture_is_made_from_is_hashed_once() -> None:
    pictures, picked = PictureCache(), Choices()
    first = await pictures.board(VIEWS[-1], picked, "light")
    Choices.looked_up = 0
    assert await pictures.board(VIEWS[-1], picked, "light") is first
    assert Choices.looked_up == 1
    pictures.close()
