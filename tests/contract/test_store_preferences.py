"""What chats and persons have chosen lasts, and who may choose for a chat is known."""

from dataclasses import replace

import pytest

from bot.people import Chat, ChatPreferences, Person, PersonPreferences
from bot.store import hosting as hosting_rows
from bot.store import people as person_rows
from bot.store import tables as table_rows
from bot.store.database import connect, parse
from bot.store.migrate import HEAD, upgrade
from bot.store.store import Store
from bot.tables.table import Chair, Status, Table
from tests.contract.conftest import both
from tests.contract.test_store_links import RUNNING
from tests.contract.versions import step_back

GROUP = Chat("telegram", "-100", "7")
ANN = Person("telegram", "1", "Ann", "de")


@both
async def test_all_that_a_chat_has_chosen_comes_back(store: Store) -> None:
    chosen = ChatPreferences("de", "always", False, "dark", "contrast", "large", seasons=True)
    await store.chats.set_preferences(GROUP, chosen)
    assert await person_rows.chat_preferences(store.database, GROUP) == chosen
    assert (
        await person_rows.chat_preferences(store.database, Chat("telegram", "-100"))
        == ChatPreferences()
    )


@both
async def test_all_that_a_person_has_chosen_comes_back(store: Store) -> None:
    await store.people.remember(ANN)
    assert await person_rows.person_preferences(store.database, ANN.key) == PersonPreferences()
    chosen = PersonPreferences(
        "en", "never", False, "light", False, "contrast", "large", "only", False
    )
    await person_rows.set_person_preferences(store.renamings, ANN.key, chosen)
    assert await person_rows.person_preferences(store.database, ANN.key) == chosen
    assert await person_rows.person_preferences(store.database, "telegram:2") == PersonPreferences()


async def test_a_new_name_of_a_person_leaves_what_they_have_chosen(store: Store) -> None:
    await store.people.remember(ANN)
    await person_rows.set_person_preferences(
        store.renamings, ANN.key, PersonPreferences("en", "private")
    )
    await store.people.remember(Person("telegram", "1", "Anna", "fr"))
    assert await person_rows.person_preferences(store.database, ANN.key) == PersonPreferences(
        "en", "private"
    )
    assert await store.people.person(ANN.key) == Person("telegram", "1", "Anna", "fr")


@pytest.mark.parametrize(
    "chair",
    [Chair("Ann", ANN.key), Chair("Otto", level="club", former=ANN.key)],
    ids=["seated", "kept by a computer"],
)
@both
async def test_who_has_a_seat_at_a_table_shown_in_a_chat_plays_there(
    store: Store, chair: Chair
) -> None:
    await store.tables.create(Table("ABCDE", "reversi", ANN.key, Status.PLAYING, chairs=(chair,)))
    assert not await hosting_rows.plays_in(store.renamings, ANN.key, GROUP)
    await store.chats.add_display("ABCDE", GROUP, "12", None, 0)
    assert await hosting_rows.plays_in(store.renamings, ANN.key, GROUP)
    assert not await hosting_rows.plays_in(store.renamings, "telegram:2", GROUP)
    assert not await hosting_rows.plays_in(store.renamings, ANN.key, Chat("telegram", "-100", "8"))


async def test_a_host_without_a_seat_does_not_play(store: Store) -> None:
    await store.tables.create(
        Table("ABCDE", "reversi", ANN.key, chairs=(Chair("Ben", "telegram:2"),))
    )
    await store.chats.add_display("ABCDE", GROUP, "12", None, 0)
    assert not await hosting_rows.plays_in(store.renamings, ANN.key, GROUP)


@both
async def test_what_was_chosen_before_there_were_palettes_holds_on(own: str) -> None:
    shared, mine = ChatPreferences("de", "always", False, "dark"), PersonPreferences("en", "never")
    store = await Store.open(own)
    await store.tables.create(RUNNING)
    await store.people.remember(ANN)
    await store.chats.set_preferences(GROUP, shared)
    await person_rows.set_person_preferences(store.renamings, ANN.key, mine)
    await store.close()
    database = await connect(parse(own))
    await database.write(step_back, "0011")
    await database.write(upgrade, HEAD)
    await database.close()
    store = await Store.open(own)
    try:
        assert await table_rows.load(store.database, RUNNING.code) == RUNNING
        assert await person_rows.chat_preferences(store.database, GROUP) == shared
        assert await person_rows.person_preferences(store.database, ANN.key) == mine
        large = replace(mine, size="large", text="first")
        await person_rows.set_person_preferences(store.renamings, ANN.key, large)
        assert await person_rows.person_preferences(store.database, ANN.key) == large
    finally:
        await store.close()
