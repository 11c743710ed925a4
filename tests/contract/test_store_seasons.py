"""The end of a chat's season is told by one process, and by another where that has died."""

from bot.people import Chat, ChatPreferences
from bot.ratings.rows import seasons
from bot.ratings.season import Season
from bot.store.store import Store
from tests.contract.conftest import both

GROUP, OTHER = Chat("telegram", "-100", "7"), Chat("telegram", "-101")
NOVEMBER, DECEMBER = Season(24_322), Season(24_323)


async def claimed(
    store: Store, season: Season, now: float, mine: Chat | None = None
) -> list[tuple[Chat, Season]]:
    owns = (lambda chat: True) if mine is None else (lambda chat: chat == mine)
    return await seasons.claim(store.database, ["telegram"], season, now, now - 300.0, owns)


@both
async def test_each_end_is_claimed_once_until_it_lapses_or_is_told(store: Store) -> None:
    for chat in (GROUP, OTHER):
        await store.chats.set_preferences(chat, ChatPreferences(seasons=True))
    assert await claimed(store, NOVEMBER, 1000.0) == [], "the first season begins"
    assert await claimed(store, DECEMBER, 2000.0, GROUP) == [(GROUP, NOVEMBER)]
    assert await claimed(store, DECEMBER, 2001.0) == [(OTHER, NOVEMBER)], "the other is free"
    await seasons.told(store.database, OTHER, DECEMBER)
    assert await claimed(store, DECEMBER, 2299.0) == []
    assert await claimed(store, DECEMBER, 2301.0) == [(GROUP, NOVEMBER)], "its owner has died"
    await seasons.told(store.database, GROUP, DECEMBER)
    assert await claimed(store, DECEMBER, 9000.0) == []


@both
async def test_one_that_is_switched_off_ends_untold(store: Store) -> None:
    await store.chats.set_preferences(GROUP, ChatPreferences(seasons=True))
    await claimed(store, NOVEMBER, 1000.0)
    await store.chats.set_preferences(GROUP, ChatPreferences("de"))
    assert await claimed(store, DECEMBER, 2000.0) == []
    await store.chats.set_preferences(GROUP, ChatPreferences("de", seasons=True))
    assert await claimed(store, DECEMBER, 2000.0) == [], "the season that begins with December"
