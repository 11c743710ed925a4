import asyncio
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from sqlalchemy import Engine, event

from bot.errors import BadPress
from bot.people import Chat, Person
from bot.press import unpack
from bot.screens import Screen
from bot.store import tables as table_rows
from bot.store.store import Store
from engines import GAMES
from tests.bot.rooms import Rooms, at_revision, buttons, payload, person, room, surely, until
from tests.desks import desk_of
from tests.signs import any_text
from tests.starting import start
from tests.tally import settled
from tests.thinking import KeptWorkers

ANN, BEN, CLEO = person("Ann"), person("Ben"), person("Cleo")
CHAT = room("lounge")


async def opened(rooms: Rooms, who: Person = ANN, chat: Chat = CHAT, **args: str) -> Screen:
    reply = await rooms.desk.command(who, chat, "play", {"game": "reversi", **args})
    return await rooms.post(who, chat, reply)


async def started(rooms: Rooms) -> Screen:
    """A running match: Ann plays black, Ben white."""
    screen = await opened(rooms)
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"))
    await rooms.desk.press(ANN, CHAT, payload(screen, "join").replace("join", "start"))
    await until(lambda: rooms.screen(CHAT).choices)
    return rooms.screen(CHAT)


async def test_a_lobby_shows_its_host_and_what_can_be_done(rooms: Rooms) -> None:
    screen = await opened(rooms)
    assert "Ann" in screen.caption
    assert {unpack(b.payload).verb for b in buttons(screen)} >= {"join", "also", "add", "cancel"}
    assert screen.picture is not None


async def test_joining_and_starting_shows_the_board_to_everybody(rooms: Rooms) -> None:
    screen = await started(rooms)
    assert [b.label for b in screen.choices] == ["d3", "c4", "f5", "e6"]
    assert "Ann" in screen.caption


async def test_a_move_reaches_every_display_of_the_table(rooms: Rooms) -> None:
    screen = await started(rooms)
    other = room("attic")
    reply = await rooms.desk.command(CLEO, other, "join", {"code": screen.table.lower()})
    await rooms.post(CLEO, other, reply)
    reply = await rooms.desk.press(ANN, CHAT, payload(screen, "move", "d3"))
    assert not reply.refused
    await until(lambda: "d3" in rooms.screen(other).caption)
    await until(lambda: "d3" in rooms.screen(CHAT).caption)


async def test_a_press_on_a_table_at_hand_reads_nothing_and_commits_once(rooms: Rooms) -> None:
    screen = await started(rooms)
    await rooms.desk.press(ANN, CHAT, payload(screen, "move", "d3"), "1")
    await settled(rooms.desk)
    said: list[str] = []

    def commit(_: object) -> None:
        said.append("COMMIT")

    def ask(*what: object) -> None:
        said.append(str(what[2]).split()[0])

    event.listen(Engine, "commit", commit)
    event.listen(Engine, "before_cursor_execute", ask)
    try:
        board = rooms.screen(CHAT)
        reply = await rooms.desk.press(BEN, CHAT, payload(board, "move", "c3"), "1")
        await settled(rooms.desk)
    finally:
        event.remove(Engine, "commit", commit)
        event.remove(Engine, "before_cursor_execute", ask)
    assert not reply.refused and "c3" in rooms.screen(CHAT).caption
    assert said == ["UPDATE", "INSERT", "COMMIT"]


async def test_the_wrong_player_is_told_whose_turn_it_is(rooms: Rooms) -> None:
    screen = await started(rooms)
    reply = await rooms.desk.press(BEN, CHAT, payload(screen, "move", "d3"))
    assert reply.refused
    assert reply.notice == "Not your turn: Ann is to move."


async def test_a_stranger_is_told_so_in_their_language(rooms: Rooms) -> None:
    screen = await started(rooms)
    stranger = person("Dora", "de-AT")
    reply = await rooms.desk.press(stranger, CHAT, payload(screen, "move", "d3"))
    assert reply.notice == "Du spielst an diesem Tisch nicht mit."


async def test_a_press_delivered_twice_counts_once(rooms: Rooms, store: Store) -> None:
    screen = await started(rooms)
    press = payload(screen, "move", "d3")
    first = await rooms.desk.press(ANN, CHAT, press)
    second = await rooms.desk.press(ANN, CHAT, press)
    assert not first.refused
    assert second.refused
    table = await table_rows.load(store.database, screen.table)
    assert table is not None and table.match is not None
    assert table.match.moves == ("d3",)


async def test_of_two_presses_at_the_same_instant_one_counts(rooms: Rooms, store: Store) -> None:
    screen = await started(rooms)
    replies = await asyncio.gather(
        rooms.desk.press(ANN, CHAT, payload(screen, "move", "d3")),
        rooms.desk.press(ANN, CHAT, payload(screen, "move", "c4")),
    )
    assert sorted(reply.refused for reply in replies) == [False, True]
    table = await table_rows.load(store.database, screen.table)
    assert table is not None and table.match is not None
    assert len(table.match.moves) == 1


async def test_two_processes_at_one_database_never_both_move(rooms: Rooms, store: Store) -> None:
    screen = await started(rooms)
    workers = KeptWorkers()
    twin = desk_of(store, workers)
    twin.attach(Rooms(twin))
    await twin.page_screens.table(screen.table, ANN, "en")
    first = await rooms.desk.press(ANN, CHAT, payload(screen, "move", "d3"))
    second = await twin.press(ANN, CHAT, payload(screen, "move", "c4"))
    assert (first.refused, second.refused) == (False, True)
    await twin.close()
    await workers.close()


@pytest.mark.parametrize("path", ["a1", "zz", "d3.d3", "@1"])
async def test_a_path_that_is_no_move_is_refused(rooms: Rooms, path: str) -> None:
    screen = await started(rooms)
    press = replace(unpack(payload(screen, "move")), path=tuple(path.split("."))).pack()
    reply = await rooms.desk.press(ANN, CHAT, press)
    assert reply.refused
    assert reply.notice == f"{path} cannot be played now."


async def test_a_table_that_never_was_is_no_table(rooms: Rooms) -> None:
    reply = await rooms.desk.press(ANN, CHAT, "move:QQQQQ:3:d3")
    assert reply.refused
    assert reply.notice == "I know no table with this code."


@settings(max_examples=300)
@given(st.binary(max_size=100) | any_text(100).map(str.encode))
def test_any_bytes_are_a_press_or_a_refusal(data: bytes) -> None:
    try:
        press = unpack(data)
    except BadPress:
        return
    assert press.pack().encode() == data


async def test_bytes_made_up_by_an_attacker_change_nothing(rooms: Rooms, store: Store) -> None:
    screen = await started(rooms)
    before = await table_rows.load(store.database, screen.table)
    code = screen.table
    for data in (
        b"",
        b"\xff\xfe",
        b"move",
        "move:ÄÖÜ:0:".encode(),
        f"drop:{code}:0:0".encode(),
        f"nosuch:{code}:2:d3".encode(),
        f"set:{code}:2:first".encode(),
        f"series:{code}:2:match.nine".encode(),
        f"series:{code}:2:match.99".encode(),
        f"add:{code}:2:god".encode(),
        f"mine:{code}:9999999:d3".encode(),
        b"play::0:",
        b"play::0:chess",
        b"move::0:d3",
        b"join::0:",
        f"ask:{code}:2:".encode(),
        f"ask:{code}:2:who.is.it".encode(),
        f"slot:{code}:2:".encode(),
        f"slot:{code}:2:@0".encode(),
        f"slot:{code}:2:@9.@9".encode(),
        f"start:{code}:2:".encode(),
        f"next:{code}:2:".encode(),
        f"rematch:{code}:2:".encode(),
        f"leave:{code}:2:".encode(),
        f"also:{code}:2:".encode(),
        f"shift:{code}:2:".encode(),
    ):
        reply = await rooms.desk.press(ANN, CHAT, data)
        is_question = reply.screen is not None and not reply.screen.table
        assert reply.refused or is_question, data
        assert reply.notice or is_question, data
        assert "wrong on my side" not in reply.notice, data
    assert await table_rows.load(store.database, screen.table) == before


async def test_a_press_on_an_old_message_is_refused_and_the_screen_refreshed(rooms: Rooms) -> None:
    screen = await started(rooms)
    shown = len(rooms.history)
    for _ in range(2):  # the first may have been made before its presser could see the screen
        old = at_revision(payload(screen, "move", "d3"), 0)
        reply = await rooms.desk.press(ANN, CHAT, old, "1")
        assert reply.notice == "The table has moved on. Look at the newest board."
    await until(lambda: len(rooms.history) > shown)


async def test_one_person_can_play_both_sides(rooms: Rooms) -> None:
    screen = await opened(rooms)
    await rooms.desk.press(ANN, CHAT, payload(screen, "also"))
    await rooms.post(ANN, CHAT, await rooms.desk.command(ANN, CHAT, "start", {}))
    for _ in range(6):
        await until(lambda: rooms.screen(CHAT).choices)
        seen = rooms.screen(CHAT)
        reply = await rooms.desk.press(ANN, CHAT, seen.choices[0].payload)
        assert not reply.refused
        await until(lambda s=seen: rooms.screen(CHAT).revision > s.revision)


async def test_only_the_host_starts_and_configures(rooms: Rooms) -> None:
    screen = await opened(rooms)
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"))
    for verb in ("add", "cancel", "set", "series"):
        reply = await rooms.desk.press(BEN, CHAT, payload(screen, verb))
        assert reply.notice == "Only Ann, who opened the table, can do that.", verb
    reply = await rooms.desk.command(BEN, CHAT, "start", {})
    assert reply.notice == "Only Ann, who opened the table, can do that."


async def test_a_computer_answers_by_itself(rooms: Rooms) -> None:
    await opened(rooms, computer="beginner")
    await until(lambda: rooms.screen(CHAT).choices)
    await rooms.desk.press(ANN, CHAT, payload(rooms.screen(CHAT), "move", "d3"))
    await until(lambda: rooms.screen(CHAT).revision >= 4)
    assert "Ann" in rooms.screen(CHAT).caption


async def play_out(rooms: Rooms) -> Screen:
    """Play first legal moves by whoever is to move until the match is over."""
    for _ in range(70):
        screen = rooms.screen(CHAT)
        if not screen.choices:
            break
        turn = ANN if "Ann, your turn" in screen.caption else BEN
        reply = await rooms.desk.press(turn, CHAT, screen.choices[0].payload)
        assert not reply.refused, reply.notice
        await until(lambda s=screen: rooms.screen(CHAT).revision > s.revision)
    return rooms.screen(CHAT)


async def test_a_whole_match_ends_with_result_record_and_rematch(rooms: Rooms) -> None:
    await started(rooms)
    screen = await play_out(rooms)
    assert "wins" in screen.caption or "draw" in screen.caption
    assert "Record: d3" not in screen.caption
    text = (await rooms.desk.press(BEN, CHAT, payload(screen, "text"))).screen
    assert text is not None and "Record: d3" in text.caption
    reply = await rooms.desk.press(BEN, CHAT, payload(screen, "rematch"))
    assert not reply.refused
    await until(lambda: rooms.screen(CHAT).choices)
    assert "Ben, your turn ⚫" in rooms.screen(CHAT).caption


async def test_a_series_goes_on_by_a_press_of_any_player(rooms: Rooms) -> None:
    reply = await rooms.desk.line(ANN, CHAT, "play", "reversi match 2")
    screen = await rooms.post(ANN, CHAT, reply)
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"))
    await rooms.post(ANN, CHAT, await rooms.desk.command(ANN, CHAT, "start", {}))
    await until(lambda: rooms.screen(CHAT).choices)
    await surely(rooms.desk, BEN, CHAT, "resign")
    await until(lambda: not rooms.screen(CHAT).choices)
    assert "First to 2: Ann 1 : 0 Ben." in rooms.screen(CHAT).caption
    refused = await rooms.desk.press(CLEO, CHAT, payload(rooms.screen(CHAT), "next"))
    assert refused.refused
    await rooms.desk.press(BEN, CHAT, payload(rooms.screen(CHAT), "next"))
    await until(lambda: rooms.screen(CHAT).choices)
    await surely(rooms.desk, BEN, CHAT, "resign")
    await until(lambda: not rooms.screen(CHAT).choices)
    assert "Ann wins the series" in rooms.screen(CHAT).caption
    payload(rooms.screen(CHAT), "rematch")


@pytest.mark.parametrize("game", GAMES)
async def test_in_a_match_given_up_nobody_is_to_move_and_the_winner_is_crowned(
    rooms: Rooms, game: str
) -> None:
    screen = await opened(rooms, game=game)
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"))
    await rooms.post(ANN, CHAT, await rooms.desk.command(ANN, CHAT, "start", {}))
    assert "is to move" in rooms.screen(CHAT).alt
    await surely(rooms.desk, BEN, CHAT, "resign")
    await until(lambda: "resigned" in rooms.screen(CHAT).caption)
    own = await rooms.desk.command(ANN, room("Ann", private=True), "board", {"code": screen.table})
    for shown in (rooms.screen(CHAT), own.screen):
        assert shown is not None and shown.picture is not None
        assert re.search("has won|wins", shown.alt) and "to move" not in shown.alt
        assert not shown.picture.regions


async def test_who_gives_up_among_three_is_told_who_plays_on(rooms: Rooms) -> None:
    screen = await opened(rooms, game="triominos")
    for friend in (BEN, CLEO):
        await rooms.desk.press(friend, CHAT, payload(rooms.screen(CHAT), "join"))
        await until(lambda f=friend: f.name in rooms.screen(CHAT).caption)
    await rooms.post(ANN, CHAT, await rooms.desk.command(ANN, CHAT, "start", {}))
    reply = await surely(rooms.desk, BEN, CHAT, "resign")
    assert reply.notice == (
        f"You gave up at table {screen.table}. A computer player takes your seat for the rest of "
        "the match."
    )
    await until(lambda: "Mira" in rooms.screen(CHAT).caption)


async def test_the_board_sent_down_again_replaces_the_old_message(rooms: Rooms) -> None:
    screen = await started(rooms)
    reply = await rooms.desk.command(BEN, CHAT, "board", {})
    await rooms.post(BEN, CHAT, reply)
    assert [key for key, _ in rooms.messages.items() if key[0] == CHAT.key] == [(CHAT.key, "2")]
    assert screen.table == rooms.screen(CHAT).table


async def test_a_chat_speaks_the_language_chosen_for_it(rooms: Rooms) -> None:
    await started(rooms)
    reply = await rooms.desk.line(ANN, CHAT, "language", "de")
    assert reply.notice == "Ich spreche hier jetzt Deutsch."
    await until(lambda: "am Zug" in rooms.screen(CHAT).caption)


async def test_a_board_that_somebody_deleted_comes_back_when_asked_for(rooms: Rooms) -> None:
    screen = await started(rooms)
    rooms.gone.add("1")
    del rooms.messages[CHAT.key, "1"]
    again = await rooms.post(BEN, CHAT, await rooms.desk.command(BEN, CHAT, "board", {}))
    assert again.table == screen.table
    await rooms.desk.press(ANN, CHAT, rooms.screen(CHAT).choices[0].payload)
    await until(lambda: rooms.screen(CHAT).revision > again.revision)
    assert [key for key, _ in rooms.messages.items() if key[0] == CHAT.key] == [(CHAT.key, "2")]


async def test_a_table_is_found_before_its_first_message_stands(rooms: Rooms) -> None:
    for _ in range(2):  # the second time beside a table of this chat that is over
        opened_table = await rooms.desk.command(ANN, CHAT, "play", {"game": "reversi"})
        again = await rooms.desk.command(BEN, CHAT, "board", {})
        assert opened_table.screen is not None and again.screen is not None
        assert again.screen.table == opened_table.screen.table
        screen = await rooms.post(ANN, CHAT, opened_table)
        await rooms.desk.press(ANN, CHAT, payload(screen, "leave"))
        await until(lambda: "closed" in rooms.screen(CHAT).caption)


@pytest.mark.parametrize("name", ["help", "rules", "score", "language", "hand", "board", "play"])
async def test_commands_without_a_table_are_answered(rooms: Rooms, name: str) -> None:
    reply = await rooms.desk.command(ANN, room("empty"), name, {})
    assert reply.notice or reply.screen


async def test_a_lobby_without_people_closes(rooms: Rooms) -> None:
    screen = await opened(rooms)
    await rooms.desk.press(ANN, CHAT, payload(screen, "leave"))
    await until(lambda: "closed" in rooms.screen(CHAT).caption)
    assert not buttons(rooms.screen(CHAT))


async def test_running_tables_go_on_after_a_restart(rooms: Rooms, store: Store) -> None:
    screen = await opened(rooms, computer="beginner")
    await until(lambda: rooms.screen(CHAT).choices)
    press = payload(rooms.screen(CHAT), "move", "d3")
    await rooms.desk.press(ANN, CHAT, press)
    await rooms.desk.close()
    workers = KeptWorkers()
    again = desk_of(store, workers)
    later = Rooms(again)
    again.attach(later)
    await start(again)
    await until(lambda: later.messages and later.screen(CHAT).choices)
    assert (await again.press(ANN, CHAT, press)).refused
    old = payload(later.screen(CHAT), "move")
    assert not (await again.press(ANN, CHAT, old)).refused
    assert later.screen(CHAT).table == screen.table
    await again.close()
    await workers.close()
