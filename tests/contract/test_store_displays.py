"""What the store knows of messages, chats, people and other small things."""

import asyncio
from dataclasses import replace

import pytest

from bot.people import Chat, ChatPreferences, Display, Person
from bot.store import Store
from bot.tables.table import Chair, Match, Status, Table
from tests import postgres

GROUP = Chat("telegram", "-100", "7")
CHANNEL = Chat("discord", "100")
OWN = Chat("telegram", "1", private=True)
TABLE = Table("ABCDE", "reversi", "telegram:1", chairs=(Chair("Ann", "telegram:1"),))


@pytest.fixture
async def table(store: Store) -> Table:
    await store.create(TABLE)
    return TABLE


async def test_a_display_comes_back_from_its_table_and_from_its_message(
    store: Store, table: Table
) -> None:
    group = await store.add_display("ABCDE", GROUP, "12", None, 0)
    own = await store.add_display("ABCDE", OWN, "12", "telegram:1", 3)
    assert group == Display(group.id, "ABCDE", GROUP, "12", None, 0)
    assert await store.displays("ABCDE") == [group, own]
    assert await store.display_at(OWN, "12") == own
    assert await store.display_at(GROUP, "13") is None
    assert await store.display_at(replace(GROUP, thread="8"), "12") is None
    assert await store.displays("ZZZZZ") == []


async def test_a_display_that_is_posted_anew_is_found_at_its_new_message(
    store: Store, table: Table
) -> None:
    display = await store.add_display("ABCDE", GROUP, "12", None, 5)
    await store.stands(display.id, "13")
    assert await store.display_at(GROUP, "12") is None
    assert await store.display_at(GROUP, "13") == replace(display, message="13", shown=-1)


async def test_a_message_that_shows_another_table_is_no_display_of_the_first(
    store: Store, table: Table
) -> None:
    await store.create(replace(TABLE, code="FGHJK"))
    await store.add_display("ABCDE", GROUP, "12", None, 4)
    second = await store.add_display("FGHJK", GROUP, "12", "telegram:1", 0)
    assert await store.displays("ABCDE") == []
    assert await store.displays("FGHJK") == [second]


async def test_a_table_that_does_not_exist_has_no_display(store: Store) -> None:
    with pytest.raises(LookupError):
        await store.add_display("ABCDE", GROUP, "12", None, 0)


async def test_a_forgotten_display_is_gone(store: Store, table: Table) -> None:
    display = await store.add_display("ABCDE", GROUP, "12", None, 0)
    await store.forget(display.id)
    await store.forget(display.id)
    assert await store.display_at(GROUP, "12") is None


async def test_displays_behind_their_table_are_found_by_platform(
    store: Store, table: Table
) -> None:
    telegram = await store.add_display("ABCDE", GROUP, "12", None, 0)
    discord = await store.add_display("ABCDE", CHANNEL, "34", None, 0)
    assert await store.behind("telegram") == []
    await store.commit(table, table.changed(due=1.0))
    assert await store.behind("telegram") == [telegram]
    assert await store.behind("discord") == [discord]
    await store.shown([(telegram.id, 1), (discord.id, 1)])
    assert await store.behind("telegram") == await store.behind("discord") == []


async def test_what_a_display_shows_never_goes_back(store: Store, table: Table) -> None:
    display = await store.add_display("ABCDE", GROUP, "12", None, 0)
    await store.shown([(display.id, 5)])
    await store.shown([(display.id, 4)])
    await store.shown([])
    assert await store.displays("ABCDE") == [replace(display, shown=5)]


async def test_the_latest_table_of_a_chat_is_an_unfinished_one_if_there_is_any(
    store: Store,
) -> None:
    for number, (code, status) in enumerate(
        {
            "AAAAA": Status.PLAYING,
            "BBBBB": Status.LOBBY,
            "CCCCC": Status.OVER,
            "DDDDD": Status.CLOSED,
        }.items()
    ):
        await store.create(replace(TABLE, code=code, status=status))
        await store.add_display(code, GROUP, str(number), None, 0)
    assert await store.latest_table(GROUP) == "BBBBB"
    await store.add_display("CCCCC", CHANNEL, "1", None, 0)
    await store.add_display("DDDDD", CHANNEL, "2", None, 0)
    assert await store.latest_table(CHANNEL) == "DDDDD"
    assert await store.latest_table(OWN) is None


async def test_a_chat_that_gets_another_id_takes_its_tables_and_language_along(
    store: Store, table: Table
) -> None:
    old, new = Chat("telegram", "-5"), Chat("telegram", "-1005")
    await store.add_display("ABCDE", old, "12", None, 0)
    await store.set_chat_preferences(old, ChatPreferences("de"))
    await store.move_chat(old, new)
    assert await store.latest_table(new) == "ABCDE"
    assert (await store.chat_preferences(new)).language == "de"
    assert await store.latest_table(old) is None
    assert await store.chat_preferences(old) == ChatPreferences()


async def test_what_the_new_chat_already_has_is_kept(store: Store, table: Table) -> None:
    old, new = Chat("telegram", "-5"), Chat("telegram", "-1005")
    await store.create(replace(TABLE, code="FGHJK"))
    await store.add_display("ABCDE", old, "12", None, 0)
    await store.add_display("FGHJK", new, "12", None, 0)
    await store.set_chat_preferences(old, ChatPreferences("de"))
    await store.set_chat_preferences(new, ChatPreferences("en"))
    await store.move_chat(old, new)
    assert await store.displays("ABCDE") == []
    assert await store.latest_table(new) == "FGHJK"
    assert (await store.chat_preferences(new)).language == "en"


async def test_each_thread_of_a_chat_has_its_own_language(store: Store) -> None:
    await store.set_chat_preferences(GROUP, ChatPreferences("en"))
    await store.set_chat_preferences(GROUP, ChatPreferences("de"))
    assert (await store.chat_preferences(GROUP)).language == "de"
    assert await store.chat_preferences(replace(GROUP, thread="8")) == ChatPreferences()


async def test_people_are_remembered_as_they_were_last_seen(store: Store, url: str) -> None:
    ann = Person("telegram", "1", "Ann", "de")
    renamed = replace(ann, name="Änn 🎲", language="")
    assert await store.person(ann.key) is None
    await store.remember(ann)
    await store.remember(ann)
    assert await store.person(ann.key) == ann
    await store.remember(renamed)
    assert await store.person(ann.key) == renamed
    await store.remember(ann)
    assert await store.person(ann.key) == ann


async def test_a_half_made_choice_is_kept_a_seat_and_replaced_by_the_next(
    store: Store, table: Table
) -> None:
    assert await store.picked("ABCDE", 0) is None
    await store.pick("ABCDE", 0, 3, ("swap", "a1"))
    await store.pick("ABCDE", 1, 3, ("red",))
    await store.pick("ABCDE", 0, 4, ())
    assert await store.picked("ABCDE", 0) == (4, ())
    assert await store.picked("ABCDE", 1) == (3, ("red",))


async def test_a_choice_at_a_table_that_does_not_exist_is_forgotten(store: Store) -> None:
    await store.pick("ABCDE", 0, 3, ("swap",))
    assert await store.picked("ABCDE", 0) is None


async def test_a_secret_is_made_once(store: Store) -> None:
    secrets = await asyncio.gather(*(store.secret("cookies") for _ in range(4)))
    assert len(set(secrets)) == 1
    assert len(secrets[0]) >= 32
    assert await store.secret("another") != secrets[0]


async def test_a_secret_is_the_same_for_every_process(server: postgres.Server) -> None:
    url = await server.fresh()
    stores = await asyncio.gather(*(Store.open(url) for _ in range(2)))
    secrets = await asyncio.gather(*(each.secret("cookies") for each in (*stores, *stores)))
    assert len(set(secrets)) == 1
    for each in stores:
        await each.close()


async def test_everything_is_there_after_closing_and_opening_again(url: str) -> None:
    first = await Store.open(url)
    played = replace(TABLE, match=Match(0, "setup", "seed", ("d3",)), status=Status.PLAYING)
    await first.create(played)
    display = await first.add_display("ABCDE", GROUP, "12", None, 0)
    secret = await first.secret("cookies")
    await first.close()
    second = await Store.open(url)
    try:
        assert await second.load("ABCDE") == played
        assert await second.displays("ABCDE") == [display]
        assert await second.secret("cookies") == secret
        assert await second.unfinished() == ["ABCDE"]
    finally:
        await second.close()
