"""What chats and persons have chosen lasts, and who may choose for a chat is known."""

import pytest

from bot.people import Chat, ChatPreferences, Person, PersonPreferences
from bot.store import Store
from bot.tables.table import Chair, Status, Table

GROUP = Chat("telegram", "-100", "7")
ANN = Person("telegram", "1", "Ann", "de")


async def test_all_that_a_chat_has_chosen_comes_back(store: Store) -> None:
    chosen = ChatPreferences("de", "always", False, "dark")
    await store.set_chat_preferences(GROUP, chosen)
    assert await store.chat_preferences(GROUP) == chosen
    assert await store.chat_preferences(Chat("telegram", "-100")) == ChatPreferences()


async def test_all_that_a_person_has_chosen_comes_back(store: Store) -> None:
    await store.remember(ANN)
    assert await store.person_preferences(ANN.key) == PersonPreferences()
    chosen = PersonPreferences("en", "never", False, "light")
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
