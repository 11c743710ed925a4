"""Pictures whose parts are asked for again become smaller while nobody waits for one, and what all
share is drawn once a start has settled."""

import asyncio
from collections.abc import Iterator
from threading import Event

import pytest

import render
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
    for view in VIEWS:
        await pictures.board(view, (), "light")
    improver = pictures._improver
    assert improver is not None
    pictures.close()
    await asyncio.to_thread(improver.join, PATIENCE)
    assert not improver.is_alive()


class Warmed:
    """Stands in for what draws ahead; each call waits until it may go on."""

    def __init__(self) -> None:
        self.drawn: list[tuple[str, str]] = []
        self.begun, self.going_on = Event(), Event()

    def __call__(self, game: str, theme: str) -> None:
        self.drawn.append((game, theme))
        self.begun.set()
        self.going_on.wait(PATIENCE)


@pytest.fixture
def warmed(monkeypatch: pytest.MonkeyPatch) -> Warmed:
    drawing = Warmed()
    monkeypatch.setattr(render, "warm", drawing)
    return drawing


async def test_nothing_is_drawn_ahead_before_a_start_has_settled(
    pictures: PictureCache, warmed: Warmed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_cache, "SETTLED", PATIENCE)
    warmer = pictures.warm({"light"})
    await pictures.board(VIEWS[0], (), "light")
    pictures.close()
    await asyncio.to_thread(warmer.join, PATIENCE)
    assert warmed.drawn == []


async def test_every_game_is_drawn_ahead_in_every_theme_but_by_none_of_the_painters(
    pictures: PictureCache, warmed: Warmed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_cache, "SETTLED", 0.0)
    warmer = pictures.warm({"light", "dark"})
    await asyncio.to_thread(warmed.begun.wait, PATIENCE)
    async with asyncio.timeout(PATIENCE):  # while that draws
        await asyncio.gather(*(pictures.board(view, (), "light") for view in VIEWS))
    warmed.going_on.set()
    await asyncio.to_thread(warmer.join, PATIENCE)
    assert warmed.drawn == [
        (game, theme) for theme in ("dark", "light") for game in render.PAINTERS
    ]


async def test_nothing_is_drawn_ahead_while_somebody_waits_for_a_picture(
    pictures: PictureCache, warmed: Warmed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_cache, "SETTLED", 0.0)
    warmed.going_on.set()
    pictures._painting["somebody",] = asyncio.get_running_loop().create_future()
    warmer = pictures.warm({"light"})
    assert not await asyncio.to_thread(warmed.begun.wait, 0.2)
    pictures._painting.clear()
    assert await asyncio.to_thread(warmed.begun.wait, PATIENCE)
    await asyncio.to_thread(warmer.join, PATIENCE)
