"""/settings: one screen, who may choose what in it, and what a choice changes."""

from dataclasses import replace

import pytest

from bot.desk.reply import Reply, others_of
from bot.features.puzzles import rows as puzzle_rows
from bot.people import Chat, ChatPreferences, Person, PersonPreferences
from bot.preferences.chat_choices import Choosers
from bot.preferences.screens import SETTINGS
from bot.screens import Screen
from bot.store import people as person_rows
from bot.store.store import Store
from bot.texts import Words
from tests.bot.rooms import Rooms, buttons, payload, person, room, until
from tests.desks import desk_of
from tests.thinking import workers_for

CHAT = room("parlour")
OWN = room("ann", private=True)
ANN, EVE = person("Ann"), person("Eve")
LOOKS = {"board", "palette", "size"}


def labels(screen: Screen | None) -> list[str]:
    assert screen is not None
    return [button.label for button in buttons(screen)]


async def opened(rooms: Rooms, who: Person = ANN, chat: Chat = CHAT) -> Reply:
    reply = await rooms.desk.command(who, chat, "settings", {})
    assert reply.screen and reply.here
    return reply


async def chosen(
    rooms: Rooms, path: str, who: Person = ANN, chat: Chat = CHAT, message: str = "9"
) -> Reply:
    wanted = f"settings::0:{path}"
    return await rooms.desk.press(who, chat, wanted, message, buttons=[wanted])


@pytest.fixture
async def table(rooms: Rooms) -> Screen:
    """A table of Ann's, shown in the chat."""
    reply = await rooms.desk.command(ANN, CHAT, "play", {"game": "reversi"})
    return await rooms.post(ANN, CHAT, reply)


async def test_a_chats_settings_are_one_screen_with_a_button_each(
    rooms: Rooms, table: Screen
) -> None:
    reply = await opened(rooms)
    assert reply.private and reply.screen and reply.screen.audience == ANN.key
    assert reply.screen.lines[0] == "Settings of this chat"
    assert labels(reply.screen) == [
        "Notices: when needed",
        "Reminders: on",
        "Language: English",
        "Theme: automatic",
        "Board: standard",
        "Colours: standard",
        "Print size: normal",
        "Seasons: off",
        "Only for me",
    ]
    assert {len(row) for row in reply.screen.actions} == {1}


async def test_a_press_opens_all_choices_with_the_present_one_marked(
    rooms: Rooms, table: Screen
) -> None:
    overview = (await opened(rooms)).screen
    assert overview
    notices = payload(overview, "settings", "chat", "notices")
    reply = await rooms.desk.press(ANN, CHAT, notices, "9", buttons=[notices])
    assert reply.here and reply.private
    assert labels(reply.screen) == ["✓ When needed", "At every turn", "Never", "Back"]
    assert reply.screen
    way = buttons(reply.screen)[-1].payload
    back = await rooms.desk.press(ANN, CHAT, way, "9", buttons=[way])
    assert back.screen == overview


async def test_choices_of_every_setting_hold_and_lead_back(
    rooms: Rooms, table: Screen, store: Store
) -> None:
    for scope, chat in (("chat", CHAT), ("me", CHAT), ("me", OWN)):
        for setting in SETTINGS:
            page = (await chosen(rooms, f"{scope}.{setting}", chat=chat)).screen
            assert page
            *choices, _back = buttons(page)
            # To paint what there is of boards takes long, in each look anew.
            several = (choices[0], choices[len(choices) // 2]) if setting not in LOOKS else ()
            for button in (*several, choices[-1]):
                after = await rooms.desk.press(
                    ANN, chat, button.payload, "9", buttons=[button.payload]
                )
                assert after.screen and after.here and not after.refused
                again = (await chosen(rooms, f"{scope}.{setting}", chat=chat)).screen
                marked = [b.payload for b in buttons(again or page) if b.label.startswith("✓")]
                assert marked == [button.payload]
    last = Words().languages[-1]
    assert await person_rows.chat_preferences(store.database, CHAT) == ChatPreferences(
        last, "never", False, "dark", "tritan", "large", "plum"
    )
    own = await person_rows.person_preferences(store.database, ANN.key)
    assert own == PersonPreferences(
        last, "never", False, "dark", palette="tritan", size="large", board="plum"
    )


async def test_in_a_private_chat_the_settings_are_the_persons_own_with_most_of_them_folded(
    rooms: Rooms,
) -> None:
    reply = await opened(rooms, chat=OWN)
    assert not reply.private
    assert labels(reply.screen) == [
        "Notices: in the table’s chat",
        "Language: automatic",
        "Look",
        "More",
    ]
    look = await chosen(rooms, "me.look", chat=OWN)
    assert labels(look.screen) == [
        "Theme: automatic",
        "Board: standard",
        "Colours: standard",
        "Print size: normal",
        "Boards as text: off",
        "Back",
    ]
    more = await chosen(rooms, "me.more", chat=OWN)
    assert labels(more.screen) == [
        "Reminders: on",
        "Ladder: on",
        "Ratings while playing: on",
        "Tips: on",
        "Blocked people",
        "When may I ring?",
        "My programs",
        "Back",
    ]


async def test_a_setting_and_what_it_becomes_lead_back_to_where_it_is_folded(rooms: Rooms) -> None:
    look = (await chosen(rooms, "me.look", chat=OWN)).screen
    theme = (await chosen(rooms, "me.theme", chat=OWN)).screen
    assert look is not None and theme is not None
    assert (await chosen(rooms, "me.look", chat=OWN)).screen == look
    assert buttons(theme)[-1].payload == "settings::0:me.look"
    assert buttons(look)[-1].payload == "settings::0:me"
    after = await chosen(rooms, "me.theme.dark", chat=OWN)
    assert labels(after.screen)[0] == "Theme: dark"
    assert (await chosen(rooms, "chat.look")).refused  # a chat's are few


async def test_where_no_chat_is_shared_nobody_is_told_elsewhere(rooms: Rooms) -> None:
    rooms.choosers = Choosers.NOBODY
    assert labels((await opened(rooms, chat=OWN)).screen)[0] == "Notices: on"
    page = await chosen(rooms, "me.notices", chat=OWN)
    assert labels(page.screen) == ["✓ On", "Off", "Back"]
    assert (await chosen(rooms, "me.notices.private", chat=OWN)).refused


async def test_the_own_settings_are_behind_a_button_and_for_nobody_else(
    rooms: Rooms, table: Screen
) -> None:
    reply = await chosen(rooms, "me")
    assert reply.private and others_of(reply) == "settings"
    assert reply.screen and reply.screen.audience == ANN.key
    assert labels(reply.screen)[-1] == "Of this chat"


async def test_who_plays_at_a_table_shown_there_may_choose_and_nobody_else(
    rooms: Rooms, table: Screen, store: Store
) -> None:
    theirs = await opened(rooms, EVE)
    assert theirs.private and theirs.screen and theirs.screen.lines[0] == "Your settings"
    for path in ("chat", "chat.theme", "chat.theme.dark"):
        reply = await chosen(rooms, path, EVE)
        assert reply.refused and reply.alert and not reply.screen
        assert reply.notice.startswith("Whoever plays at a table in this chat may change")
    assert await person_rows.chat_preferences(store.database, CHAT) == ChatPreferences()
    german = await chosen(rooms, "chat", person("Uwe", "de"))
    assert german.notice.startswith("Die Einstellungen dieses Chats ändert, wer hier")


@pytest.mark.parametrize("name", ["language", "daily"])
@pytest.mark.parametrize("typed", [False, True])
async def test_what_changes_a_chat_asks_for_the_same_right_as_its_settings(
    rooms: Rooms, table: Screen, store: Store, name: str, typed: bool
) -> None:
    async def wanted(who: Person, value: str) -> Reply:
        if typed:
            return await rooms.desk.typed(who, CHAT, f"{name} {value}", "1")
        return await rooms.desk.line(who, CHAT, name, value)

    async def kept() -> tuple[ChatPreferences, int | None]:
        return await person_rows.chat_preferences(store.database, CHAT), await puzzle_rows.hour(
            store.database, CHAT
        )

    for_all, other = {"language": ("de", "fr"), "daily": ("9", "off")}[name]
    assert not (await wanted(ANN, for_all)).refused
    before = await kept()
    assert before != (ChatPreferences(), None)
    reply = await wanted(EVE, other)
    assert reply.refused
    assert reply.notice.startswith("Whoever plays at a table in this chat may change")
    assert await kept() == before


async def test_where_chats_have_managers_only_they_may_choose(rooms: Rooms, table: Screen) -> None:
    rooms.choosers, rooms.shows_privately = Choosers.MANAGERS, True
    boss = replace(EVE, manages=True)
    reply = await opened(rooms, boss)
    assert reply.private and reply.screen and reply.screen.lines[0] == "Settings of this chat"
    assert "Theme: dark" in labels((await chosen(rooms, "chat.theme.dark", boss)).screen)
    refused = await chosen(rooms, "chat.theme.light", ANN)
    assert refused.notice.startswith("Whoever manages this chat may change")
    own = await chosen(rooms, "me", boss)
    assert labels(own.screen)[-1] == "Of this chat"
    assert "Of this chat" not in labels((await chosen(rooms, "me", ANN)).screen)


@pytest.mark.parametrize(
    "path",
    ["", "nobody", "chat.colour", "chat.theme.pink", "chat.theme.dark.1", "me.notices.smart"],
)
async def test_a_button_that_was_never_there_is_refused(
    rooms: Rooms, table: Screen, store: Store, path: str
) -> None:
    assert (await chosen(rooms, path)).refused
    assert await person_rows.chat_preferences(store.database, CHAT) == ChatPreferences()


async def test_a_chat_cannot_be_chosen_for_where_there_is_one_reader(
    rooms: Rooms, table: Screen, store: Store
) -> None:
    assert (await chosen(rooms, "chat.theme.dark", chat=OWN)).refused
    assert await person_rows.chat_preferences(store.database, OWN) == ChatPreferences()


async def test_a_chats_theme_is_that_of_all_its_boards_at_once(rooms: Rooms, table: Screen) -> None:
    light = rooms.screen(CHAT).picture
    other = await rooms.desk.command(ANN, CHAT, "play", {"game": "triominos"})
    await rooms.post(ANN, CHAT, other)
    await rooms.desk.press(ANN, CHAT, payload(table, "also"))
    await rooms.desk.press(ANN, CHAT, payload(rooms.messages[CHAT.key, "1"], "start"))
    await until(lambda: rooms.messages[CHAT.key, "1"].choices)
    before = {message: screen.picture for (_, message), screen in rooms.messages.items()}
    await chosen(rooms, "chat.theme.dark")
    await until(
        lambda: all(
            rooms.messages[CHAT.key, message].picture != picture
            for message, picture in before.items()
        )
    )
    assert light is not None


async def test_a_persons_theme_is_that_of_what_they_alone_see(rooms: Rooms, table: Screen) -> None:
    alone = room("alone", private=True)
    reply = await rooms.desk.command(ANN, alone, "play", {"game": "reversi"})
    board = await rooms.post(ANN, alone, reply)
    shared = rooms.screen(CHAT).picture
    await chosen(rooms, "me.theme.dark", chat=alone)
    await until(lambda: rooms.screen(alone).picture != board.picture)
    own = await rooms.desk.tables.own_screen(table.table, ANN, CHAT)
    others = await rooms.desk.tables.own_screen(table.table, EVE, CHAT)
    assert (own.picture, others.picture) == (rooms.screen(alone).picture, shared)
    again = await rooms.desk.command(ANN, CHAT, "board", {})
    assert again.screen and again.screen.picture == shared


@pytest.mark.parametrize("path", ["palette.contrast", "palette.deutan", "size.large", "board.wood"])
async def test_a_palette_a_size_and_a_board_are_chosen_as_a_theme_is(
    rooms: Rooms, table: Screen, path: str
) -> None:
    alone = room("alone", private=True)
    reply = await rooms.desk.command(ANN, alone, "play", {"game": "crosswise"})
    board = await rooms.post(ANN, alone, reply)
    shared = rooms.screen(CHAT).picture
    await chosen(rooms, f"me.{path}", chat=alone)
    await until(lambda: rooms.screen(alone).picture != board.picture)
    own = await rooms.desk.tables.own_screen(table.table, ANN, CHAT)
    others = await rooms.desk.tables.own_screen(table.table, EVE, CHAT)
    assert own.picture != others.picture == shared == rooms.screen(CHAT).picture
    await chosen(rooms, f"chat.{path}")
    await until(lambda: rooms.screen(CHAT).picture != shared)
    assert own.picture == rooms.screen(CHAT).picture, "one look, whoever has chosen it"


async def test_boards_are_chosen_from_a_picture_that_numbers_them(rooms: Rooms) -> None:
    page = (await chosen(rooms, "me.board", chat=OWN)).screen
    assert page and page.picture and labels(page) == ["✓ 1 Standard", "2 Wood", "3 Plum", "Back"]
    assert page.alt == "Board: 1 Standard, 2 Wood, 3 Plum"
    await chosen(rooms, "me.theme.dark", chat=OWN)
    dark = (await chosen(rooms, "me.board", chat=OWN)).screen
    assert dark and dark.picture and dark.picture != page.picture
    await chosen(rooms, "me.text.only", chat=OWN)
    told = (await chosen(rooms, "me.board", chat=OWN)).screen
    assert told and not told.picture
    rooms.choosers = Choosers.NOBODY  # a page, which shows each board on its button
    paged = (await chosen(rooms, "me.board", chat=OWN)).screen
    assert paged and not paged.picture and labels(paged)[1] == "Wood"
    assert [button.board for button in buttons(paged)] == ["standard", "wood", "plum", ""]


async def test_a_chats_theme_is_also_that_of_hands_whose_owners_have_chosen_none(
    rooms: Rooms, table: Screen
) -> None:
    light = (await rooms.desk.tables.own_screen(table.table, ANN, CHAT)).picture
    await chosen(rooms, "chat.theme.dark")
    dark = (await rooms.desk.tables.own_screen(table.table, ANN, CHAT)).picture
    assert dark != light
    await chosen(rooms, "me.theme.light")
    assert (await rooms.desk.tables.own_screen(table.table, ANN, CHAT)).picture == light


async def test_a_persons_language_comes_before_what_their_platform_tells(
    rooms: Rooms, table: Screen
) -> None:
    reply = await chosen(rooms, "me.language.de")
    assert reply.screen and reply.screen.lines[0] == "Deine Einstellungen"
    assert (await rooms.desk.press(ANN, CHAT, "nonsense")).notice.startswith("Dieser Knopf")
    own = await rooms.desk.tables.own_screen(table.table, ANN, CHAT)
    assert "Tisch" in own.caption
    assert "Tisch" not in rooms.screen(CHAT).caption
    assert rooms.desk.readers.language(ANN) == "de"
    back = await chosen(rooms, "me.language.auto")
    assert back.screen and back.screen.lines[0] == "Your settings"
    assert rooms.desk.readers.language(ANN) == "en"


async def test_language_in_a_private_chat_is_the_persons_own(rooms: Rooms, store: Store) -> None:
    await rooms.desk.line(ANN, OWN, "language", "de")
    assert (await person_rows.person_preferences(store.database, ANN.key)).language == "de"
    assert labels((await opened(rooms, chat=OWN)).screen)[1] == "Sprache: Deutsch"


async def test_language_in_a_shared_chat_is_the_chats_setting(
    rooms: Rooms, table: Screen, store: Store
) -> None:
    await rooms.desk.line(ANN, CHAT, "language", "de")
    assert (await person_rows.chat_preferences(store.database, CHAT)).language == "de"
    assert labels((await opened(rooms)).screen)[2] == "Language: Deutsch"


async def test_what_was_chosen_holds_after_a_restart(
    rooms: Rooms, table: Screen, store: Store, words: Words, games: str
) -> None:
    await chosen(rooms, "chat.theme.dark")
    workers = workers_for(games)
    again = Rooms(desk_of(store, workers, words))
    again.desk.attach(again)
    assert "Theme: dark" in labels((await opened(again)).screen)
    await again.desk.close()
    await workers.close()


async def test_help_names_the_command_once(rooms: Rooms) -> None:
    reply = await rooms.desk.command(ANN, CHAT, "help", {})
    assert reply.screen
    lines = [line for line in reply.screen.lines if line.startswith("/settings")]
    assert lines == ["/settings: Notices, reminders, language and theme"]
