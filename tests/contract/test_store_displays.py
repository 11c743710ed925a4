"""What the store knows of messages, chats, people and other small things."""

import asyncio
from dataclasses import replace

import asyncpg
import pytest

from bot.people import Chat, ChatPreferences, Display, Person
from bot.store import displays as display_rows
from bot.store import notes as note_rows
from bot.store import owed_words as owed_rows
from bot.store import people as person_rows
from bot.store import tables as table_rows
from bot.store.chat_store import move
from bot.store.store import Store
from bot.tables.table import Chair, Match, Status, Table
from tests import postgres
from tests.contract.conftest import both
from tests.patience import PATIENCE

GROUP = Chat("telegram", "-100", "7")
CHANNEL = Chat("discord", "100")
OWN = Chat("telegram", "1", private=True)
TURNED = """INSERT INTO displays
    ("table", platform, chat, thread, private, message, shown, page)
    SELECT id, 'telegram', '1', '', true, '12', -1, 'lobby-menu' FROM tables"""
BLOCKED = "SELECT pid FROM pg_locks WHERE NOT granted"
TABLE = Table("ABCDE", "reversi", "telegram:1", chairs=(Chair("Ann", "telegram:1"),))


@pytest.fixture
async def table(store: Store) -> Table:
    await store.tables.create(TABLE)
    return TABLE


@both
async def test_a_display_comes_back_from_its_table_and_from_its_message(
    store: Store, table: Table
) -> None:
    group = await store.chats.add_display("ABCDE", GROUP, "12", None, 0)
    own = await store.chats.add_display("ABCDE", OWN, "12", "telegram:1", 3)
    assert group == Display(group.id, "ABCDE", GROUP, "12", None, 0)
    assert await display_rows.of_table(store.database, "ABCDE") == [group, own]
    assert await display_rows.at(store.database, OWN, "12") == own
    assert await display_rows.at(store.database, GROUP, "13") is None
    assert await display_rows.at(store.database, replace(GROUP, thread="8"), "12") is None
    assert await display_rows.of_table(store.database, "ZZZZZ") == []


@both
async def test_a_display_that_is_posted_anew_is_found_at_its_new_message(
    store: Store, table: Table
) -> None:
    display = await store.chats.add_display("ABCDE", GROUP, "12", None, 5)
    await display_rows.replace_message(store.database, display.id, "13")
    assert await display_rows.at(store.database, GROUP, "12") is None
    assert await display_rows.at(store.database, GROUP, "13") == replace(
        display, message="13", shown=-1
    )


async def test_a_message_that_shows_another_table_is_no_display_of_the_first(
    store: Store, table: Table
) -> None:
    await store.tables.create(replace(TABLE, code="FGHJK"))
    await store.chats.add_display("ABCDE", GROUP, "12", None, 4)
    second = await store.chats.add_display("FGHJK", GROUP, "12", "telegram:1", 0)
    assert await display_rows.of_table(store.database, "ABCDE") == []
    assert await display_rows.of_table(store.database, "FGHJK") == [second]


async def test_a_table_that_does_not_exist_has_no_display(store: Store) -> None:
    with pytest.raises(LookupError):
        await store.chats.add_display("ABCDE", GROUP, "12", None, 0)


@both
async def test_a_forgotten_display_is_gone(store: Store, table: Table) -> None:
    display = await store.chats.add_display("ABCDE", GROUP, "12", None, 0)
    await display_rows.forget(store.database, display.id)
    await display_rows.forget(store.database, display.id)
    assert await display_rows.at(store.database, GROUP, "12") is None


async def test_displays_behind_their_table_are_found_by_platform(
    store: Store, table: Table
) -> None:
    telegram = await store.chats.add_display("ABCDE", GROUP, "12", None, 0)
    discord = await store.chats.add_display("ABCDE", CHANNEL, "34", None, 0)
    assert await display_rows.behind(store.database, "telegram") == []
    await store.tables.commit(table, table.changed(due=1.0))
    assert await display_rows.behind(store.database, "telegram") == [telegram]
    assert await display_rows.behind(store.database, "discord") == [discord]
    shown = [replace(display, shown=1) for display in (telegram, discord)]
    await display_rows.note_shown(store.database, shown)
    assert (
        await display_rows.behind(store.database, "telegram")
        == await display_rows.behind(store.database, "discord")
        == []
    )


@both
async def test_what_a_display_shows_never_goes_back(store: Store, table: Table) -> None:
    display = await store.chats.add_display("ABCDE", GROUP, "12", None, 0)
    await display_rows.note_shown(store.database, [replace(display, shown=5)])
    await display_rows.note_shown(store.database, [replace(display, shown=4)])
    await display_rows.note_shown(store.database, [])
    assert await display_rows.of_table(store.database, "ABCDE") == [replace(display, shown=5)]


@both
async def test_what_was_shown_before_a_display_turned_or_moved_is_not_noted_as_what_it_shows(
    store: Store, table: Table
) -> None:
    turned = await store.chats.add_display("ABCDE", GROUP, "12", None, 0)
    moved = await store.chats.add_display("ABCDE", CHANNEL, "34", None, 0)
    await display_rows.turn(store.database, turned.id, "lobby-menu")
    await display_rows.replace_message(store.database, moved.id, "35")
    await display_rows.note_shown(store.database, [turned, moved])  # by a process that knows less
    assert await display_rows.behind(store.database, GROUP.platform) == [
        replace(turned, page="lobby-menu", shown=-1)
    ]
    assert await display_rows.behind(store.database, CHANNEL.platform) == [
        replace(moved, message="35", shown=-1)
    ]


@both
async def test_a_page_that_was_turned_before_its_message_was_noted_is_still_to_be_shown(
    store: Store, table: Table
) -> None:
    adopted = await store.chats.add_display("ABCDE", GROUP, "12", None, -1)
    await display_rows.turn(store.database, adopted.id, "lobby-menu")
    turned = replace(adopted, page="lobby-menu")
    noted = await store.chats.add_display("ABCDE", GROUP, "12", None, 0)  # by who has sent it
    assert noted == turned
    assert await display_rows.behind(store.database, GROUP.platform) == [turned]
    await display_rows.note_shown(store.database, [replace(turned, shown=0)])
    again = await store.chats.add_display("ABCDE", GROUP, "12", None, 0)
    assert again == replace(adopted, shown=0), "it shows the table once more"


@pytest.mark.parametrize("kind", ["postgresql"], indirect=True)
async def test_a_page_that_is_turned_while_its_message_is_noted_is_still_to_be_shown(
    store: Store, url: str, table: Table
) -> None:
    presser, watch = await asyncpg.connect(url), await asyncpg.connect(url)
    try:
        async with presser.transaction():  # of another process, in which it was pressed
            await presser.execute(TURNED)
            noting = asyncio.create_task(store.chats.add_display("ABCDE", OWN, "12", None, 0))
            async with asyncio.timeout(PATIENCE):
                while not await watch.fetch(BLOCKED):
                    await asyncio.sleep(0.01)
        noted = await noting
    finally:
        await presser.close()
        await watch.close()
    assert (noted.page, noted.shown) == ("lobby-menu", -1)
    assert await display_rows.at(store.database, OWN, "12") == noted


@both
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
        await store.tables.create(replace(TABLE, code=code, status=status))
        await store.chats.add_display(code, GROUP, str(number), None, 0)
    assert await table_rows.latest(store.database, GROUP) == "BBBBB"
    await store.chats.add_display("CCCCC", CHANNEL, "1", None, 0)
    await store.chats.add_display("DDDDD", CHANNEL, "2", None, 0)
    assert await table_rows.latest(store.database, CHANNEL) == "DDDDD"
    assert await table_rows.latest(store.database, OWN) is None


async def test_a_chat_that_gets_another_id_takes_its_tables_and_language_along(
    store: Store, table: Table
) -> None:
    old, new = Chat("telegram", "-5"), Chat("telegram", "-1005")
    await store.chats.add_display("ABCDE", old, "12", None, 0)
    await store.chats.set_preferences(old, ChatPreferences("de"))
    await owed_rows.owe(store.database, "telegram:1", old, "No such move.", 1.0)
    await move(store.database, old, new)
    assert await table_rows.latest(store.database, new) == "ABCDE"
    assert await owed_rows.owed(store.database, "telegram:1", new, 2.0) == "No such move."
    assert (await person_rows.chat_preferences(store.database, new)).language == "de"
    assert await table_rows.latest(store.database, old) is None
    assert await person_rows.chat_preferences(store.database, old) == ChatPreferences()


@both
async def test_what_the_new_chat_already_has_is_kept(store: Store, table: Table) -> None:
    old, new = Chat("telegram", "-5"), Chat("telegram", "-1005")
    await store.tables.create(replace(TABLE, code="FGHJK"))
    await store.chats.add_display("ABCDE", old, "12", None, 0)
    await store.chats.add_display("FGHJK", new, "12", None, 0)
    await store.chats.set_preferences(old, ChatPreferences("de"))
    await store.chats.set_preferences(new, ChatPreferences("en"))
    for chat, words in ((old, "Slower, please."), (new, "No such move.")):
        await owed_rows.owe(store.database, "telegram:1", chat, words, 1.0)
    await move(store.database, old, new)
    assert await owed_rows.owed(store.database, "telegram:1", new, 2.0) == "No such move."
    assert not await owed_rows.owed(store.database, "telegram:1", old, 2.0)
    assert await display_rows.of_table(store.database, "ABCDE") == []
    assert await table_rows.latest(store.database, new) == "FGHJK"
    assert (await person_rows.chat_preferences(store.database, new)).language == "en"


async def test_each_thread_of_a_chat_has_its_own_language(store: Store) -> None:
    await store.chats.set_preferences(GROUP, ChatPreferences("en"))
    await store.chats.set_preferences(GROUP, ChatPreferences("de"))
    assert (await person_rows.chat_preferences(store.database, GROUP)).language == "de"
    assert (
        await person_rows.chat_preferences(store.database, replace(GROUP, thread="8"))
        == ChatPreferences()
    )


async def test_people_are_remembered_as_they_were_last_seen(store: Store, url: str) -> None:
    ann = Person("telegram", "1", "Ann", "de")
    renamed = replace(ann, name="Änn 🎲", language="")
    assert await store.people.person(ann.key) is None
    await store.people.remember(ann)
    await store.people.remember(ann)
    assert await store.people.person(ann.key) == ann
    await store.people.remember(renamed)
    assert await store.people.person(ann.key) == renamed
    await store.people.remember(ann)
    assert await store.people.person(ann.key) == ann


@both
async def test_a_half_made_choice_is_kept_a_seat_and_replaced_by_the_next(
    store: Store, table: Table
) -> None:
    assert await note_rows.picked(store.database, "ABCDE", 0) is None
    await note_rows.pick(store.database, "ABCDE", 0, 3, ("swap", "a1"))
    await note_rows.pick(store.database, "ABCDE", 1, 3, ("red",))
    await note_rows.pick(store.database, "ABCDE", 0, 4, ())
    assert await note_rows.picked(store.database, "ABCDE", 0) == (4, ())
    assert await note_rows.picked(store.database, "ABCDE", 1) == (3, ("red",))


async def test_a_choice_at_a_table_that_does_not_exist_is_forgotten(store: Store) -> None:
    await note_rows.pick(store.database, "ABCDE", 0, 3, ("swap",))
    assert await note_rows.picked(store.database, "ABCDE", 0) is None


@both
async def test_a_secret_is_made_once(store: Store) -> None:
    secrets = await asyncio.gather(*(note_rows.secret(store.database, "cookies") for _ in range(4)))
    assert len(set(secrets)) == 1
    assert len(secrets[0]) >= 32
    assert await note_rows.secret(store.database, "another") != secrets[0]


async def test_a_secret_is_the_same_for_every_process(server: postgres.Server) -> None:
    url = await server.fresh()
    stores = await asyncio.gather(*(Store.open(url) for _ in range(2)))
    secrets = await asyncio.gather(
        *(note_rows.secret(each.database, "cookies") for each in (*stores, *stores))
    )
    assert len(set(secrets)) == 1
    for each in stores:
        await each.close()


async def test_everything_is_there_after_closing_and_opening_again(url: str) -> None:
    first = await Store.open(url)
    played = replace(TABLE, match=Match(0, "setup", "seed", ("d3",)), status=Status.PLAYING)
    await first.tables.create(played)
    display = await first.chats.add_display("ABCDE", GROUP, "12", None, 0)
    secret = await note_rows.secret(first.database, "cookies")
    await first.close()
    second = await Store.open(url)
    try:
        assert await table_rows.load(second.database, "ABCDE") == played
        assert await display_rows.of_table(second.database, "ABCDE") == [display]
        assert await note_rows.secret(second.database, "cookies") == secret
        assert await table_rows.unfinished(second.database) == ["ABCDE"]
    finally:
        await second.close()
