"""What chats and persons have chosen lasts, and who may choose for a chat is known."""

from dataclasses import replace

import pytest

from bot.people import Chat, ChatPreferences, Person, PersonPreferences
from bot.store import Store
from bot.store.database import connect, parse
from bot.store.migrate import HEAD, upgrade
from bot.tables.table import Chair, Status, Table
from tests.contract.test_store_links import RUNNING
from tests.contract.versions import step_back

GROUP = Chat("telegram", "-100", "7")
ANN = Person("telegram", "1", "Ann", "de")


async def test_all_that_a_chat_has_chosen_comes_back(store: Store) -> None:
    chosen = ChatPreferences("de", "always", False, "dark", "contrast", "large")
    await store.set_chat_preferences(GROUP, chosen)
    assert await store.chat_preferences(GROUP) == chosen
    assert await store.chat_preferences(Chat("telegram", "-100")) == ChatPreferences()


async def test_all_that_a_person_has_chosen_comes_back(store: Store) -> None:
    await store.remember(ANN)
    assert await store.person_preferences(ANN.key) == PersonPreferences()
    chosen = PersonPreferences("en", "never", False, "light", False, "contrast", "large", "only")
    await store.set_person_preferences(ANN.key, chosen)
    assert await store.person_preferences(ANN.key) == chosen
    assert await store.person_preferences("telegram:2") == PersonPreferences()


async def test_a_new_name_of_a_person_leaves_what_they_have_chosen(store: Store) -> None:
    await store.remember(ANN)
    await store.set_person_preferences(ANN.key, PersonPreferences("en", "private"))
    await store.remember(Person("telegram", "1", "Anna", "fr"))
    assert await store.person_preferences(ANN.key) == PersonPreferences("en", "private")
    assert await store.person(ANN.key) == Person("telegram", "1", "Anna", "fr")


@pytest.mark.parametrize(
    "chair",
    [Chair("Ann", ANN.key), Chair("Otto", level="club", former=ANN.key)],
    ids=["seated", "kept by a computer"],
)
async def test_who_has_a_seat_at_a_table_shown_in_a_chat_plays_there(
    store: Store, chair: Chair
) -> None:
    await store.create(Table("ABCDE", "reversi", ANN.key, Status.PLAYING, chairs=(chair,)))
    assert not await store.plays_in(GROUP, ANN.key)
    await store.add_display("ABCDE", GROUP, "12", None, 0)
    assert await store.plays_in(GROUP, ANN.key)
    assert not await store.plays_in(GROUP, "telegram:2")
    assert not await store.plays_in(Chat("telegram", "-100", "8"), ANN.key)


async def test_a_host_without_a_seat_does_not_play(store: Store) -> None:
    await store.create(Table("ABCDE", "reversi", ANN.key, chairs=(Chair("Ben", "telegram:2"),)))
    await store.add_display("ABCDE", GROUP, "12", None, 0)
    assert not await store.plays_in(GROUP, ANN.key)


async def test_what_was_chosen_before_there_were_palettes_holds_on(url: str) -> None:
    shared, own = ChatPreferences("de", "always", False, "dark"), PersonPreferences("en", "never")
    store = await Store.open(url)
    await store.create(RUNNING)
    await store.remember(ANN)
    await store.set_chat_preferences(GROUP, shared)
    await store.set_person_preferences(ANN.key, own)
    await store.close()
    database = await connect(parse(url))
    await database.write(step_back, "0011")
    await database.write(upgrade, HEAD)
    await database.close()
    store = await Store.open(url)
    try:
        assert await store.load(RUNNING.code) == RUNNING
        assert await store.chat_preferences(GROUP) == shared
        assert await store.person_preferences(ANN.key) == own
        large = replace(own, size="large", text="first")
        await store.set_person_preferences(ANN.key, large)
        assert await store.person_preferences(ANN.key) == large
    finally:
        await store.close()
