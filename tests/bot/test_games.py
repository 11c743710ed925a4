"""/games: what a person's list and a chat's say, and where their buttons lead."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from bot.desk import Desk
from bot.desk.reply import Reply, is_shared, others_of
from bot.features.my_tables.screens import GamesScene, Which, games_screen
from bot.moments import plain
from bot.people import Chat, Person
from bot.press import Press, unpack
from bot.running.positions import Positions
from bot.screens import Screen
from bot.store import displays as display_rows
from bot.store import games as game_rows
from bot.store.store import Store
from bot.tables.overview import Overview
from bot.tables.table import Chair, Proposal, Status, Table
from bot.texts import Words
from engines.game import Outcome, Seat, View
from tests.bot.rooms import Rooms, buttons, payload, person, room, surely, until

ANN, BEN, CLEO = person("Ann"), person("Ben"), person("Cleo")
LOUNGE, ATTIC = room("lounge"), room("attic")
HOME = room("ann", private=True)
DAY = 86_400.0
NOW = 1_800_000_000.0

A, B = Chair("Ann", ANN.key), Chair("Ben", BEN.key)
TURN = Overview(ANN.key, "AAAAA", "reversi", Status.PLAYING, 3, (A, B), turn=0, since=NOW - 2 * DAY)
SOON = replace(TURN, clock="3d+1d", deadline=NOW + 2 * DAY)


@dataclass
class Time:
    """A clock that the test turns."""

    now: float

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Time:
    return Time(time.time())


def scene(*tables: Overview, language: str = "en", **more: Any) -> GamesScene:
    """A list of Ann's."""
    given: dict[str, Any] = {"which": Which.MINE, "reader": ANN.key, **more}
    return GamesScene(Words(), language, NOW, tables=tables, **given)


def lines(screen: Screen | None) -> list[str]:
    """What stands in a list, below its title."""
    assert screen is not None
    return [plain(line) for line in screen.lines[1:]]


def labels(screen: Screen | None) -> list[str]:
    assert screen is not None
    return [button.label for button in buttons(screen)]


def said(*tables: Overview, **more: Any) -> list[str]:
    return lines(games_screen(scene(*tables, **more)))


# What a line says


def test_a_line_says_against_whom_whose_turn_it_is_and_until_when_in_forty_characters() -> None:
    theirs = replace(SOON, turn=1, deadline=NOW + 5 * 3600)
    assert said(SOON, theirs, replace(TURN, game="triominos")) == [
        "1. Reversi · Ben · AAAAA — your turn, due in 2 days",
        "2. Reversi · Ben · AAAAA — Ben’s turn, due in 5 hours",
        "3. Triominos · Ben — your turn (2 days ago)",
    ]
    (line,) = said(SOON)
    assert line == "1. Reversi · Ben — your turn, due in 2 days" and len(line) < 45


def test_without_a_clock_a_line_says_since_when() -> None:
    patience = replace(TURN, deadline=NOW + DAY)  # after which the others may choose
    assert said(patience) == ["1. Reversi · Ben — your turn (2 days ago)"]
    assert said(replace(TURN, since=0.0)) == ["1. Reversi · Ben — your turn"]


def test_lines_are_german_for_whoever_reads_german() -> None:
    (line,) = said(SOON, language="de")
    assert line == "1. Reversi · Ben – du bist dran, Frist in 2 Tagen"


def test_names_are_joined_as_in_the_language_of_the_list() -> None:
    many = replace(TURN, game="triominos", chairs=(A, B, Chair("Cleo", CLEO.key)))
    (line,) = said(many, language="ja")
    assert "Ben、Cleo" in line


def test_a_moment_is_one_that_each_platform_can_show_in_its_own_way() -> None:
    (line,) = games_screen(scene(SOON)).lines[1:]
    assert line != plain(line) and str(round(NOW + 2 * DAY)) in line


def test_tables_of_the_same_game_against_the_same_people_are_told_apart_by_their_codes() -> None:
    again, other = replace(SOON, code="BBBBB"), replace(SOON, code="CCCCC", game="crosswise")
    screen = games_screen(scene(SOON, again, other))
    assert [line.partition(" — ")[0] for line in lines(screen)] == [
        "1. Reversi · Ben · AAAAA",
        "2. Reversi · Ben · BBBBB",
        "3. Crosswise · Ben",
    ]
    assert labels(screen)[:2] == ["1 · Reversi · Ben · AAAAA", "2 · Reversi · Ben · BBBBB"]


@pytest.mark.parametrize(
    ("table", "state"),
    [
        (replace(TURN, turn=None), "continues soon"),
        (replace(TURN, turn=1, proposal=Proposal("draw", BEN.key, NOW)), "waiting for your answer"),
        (replace(TURN, status=Status.LOBBY, turn=None), "can start"),
        (replace(TURN, chairs=(Chair("Ann", level="club", former=ANN.key), B)), "a computer plays"),
    ],
)
def test_a_line_says_what_a_table_waits_for(table: Overview, state: str) -> None:
    (line,) = said(table)
    assert line.startswith(f"1. Reversi · Ben — {state}")


def test_computer_players_are_listed_by_their_names() -> None:
    chairs = (A, Chair("Otto", level="club"), Chair("Mira", level="club"))
    (line,) = said(replace(TURN, game="triominos", chairs=chairs, turn=2))
    assert line.startswith("1. Triominos · Otto, Mira — Mira’s turn")


def test_a_table_at_which_nobody_else_sits_is_named_by_its_code_or_as_ones_own() -> None:
    alone = replace(TURN, status=Status.LOBBY, turn=None, chairs=(A,))
    assert said(alone) == ["1. Reversi · AAAAA — waits for players"]
    assert said(replace(TURN, chairs=(A, A)))[0].startswith("1. Reversi · both sides — your turn")


def test_many_long_names_leave_a_line_short() -> None:
    chairs = (A, *(Chair(f"{name} of the Long Name", f"rooms:{name}") for name in "BCD"))
    (line,) = said(replace(SOON, game="triominos", chairs=chairs))
    assert line == "1. Triominos · B of…, C of…, D of… — your turn, due in 2 days"


@pytest.mark.parametrize(
    ("outcome", "told"),
    [
        (Outcome((0,), (40, 24), "full"), "you won 40 : 24"),
        (Outcome((1,), (24, 40), "full"), "you lost 24 : 40"),
        (Outcome((), (32, 32), "full"), "drawn 32 : 32"),
        (None, "called off"),
    ],
)
def test_a_table_that_is_over_says_how_it_ended(outcome: Outcome | None, told: str) -> None:
    over = replace(TURN, status=Status.OVER, turn=None, outcome=outcome, updated=NOW - DAY)
    assert said(over, which=Which.DONE) == [f"1. Reversi · Ben — {told} (24 hours ago)"]


def test_eight_tables_stand_on_a_page_in_at_most_five_rows() -> None:
    many = [replace(SOON, code=f"AAAA{letter}") for letter in "ABCDEFGHJKLMNPQRS"]
    first = games_screen(scene(*many, over=1))
    assert first.lines[0] == "17 tables are waiting for you. 1–8 of 17."
    assert len(lines(first)) == 8 and len(first.actions) == 5
    assert labels(first)[8:] == ["More", "Finished"]
    middle = games_screen(scene(*many, page=1))
    assert lines(middle)[0].startswith("9. ") and labels(middle)[8:] == ["Back", "More"]
    last = games_screen(scene(*many, page=2))
    assert len(lines(last)) == 1 and labels(last)[1:] == ["Back"]
    assert games_screen(scene(*many, page=7)) == last  # tables have ended meanwhile
    assert [unpack(b.payload).table for b in buttons(first)[:8]] == [t.code for t in many[:8]]


# The lists at the desk


async def match(rooms: Rooms, chat: Chat = LOUNGE, *people: Person, **args: str) -> str:
    """The code of a running match in the chat, in which the first of the people is to move."""
    first, *others = people or (ANN, BEN)
    reply = await rooms.desk.command(first, chat, "play", {"game": "reversi", "first": "1", **args})
    screen = await rooms.post(first, chat, reply)
    for other in others:
        await rooms.desk.press(other, chat, Press("join", screen.table, 0).pack())
    started = await rooms.desk.press(first, chat, Press("start", screen.table, 0).pack())
    assert not started.refused, started
    return screen.table


async def listed(rooms: Rooms, who: Person = ANN, chat: Chat = HOME, line: str = "") -> Reply:
    reply = await rooms.desk.line(who, chat, "games", line)
    assert reply.screen is not None, reply
    return reply


async def press(rooms: Rooms, screen: Screen | None, verb: str, *path: str) -> Reply:
    """Ann presses a button of a list in her private chat."""
    assert screen is not None
    return await rooms.desk.press(ANN, HOME, payload(screen, verb, *path))


async def test_own_turns_come_first_the_soonest_deadline_before_all(
    rooms: Rooms, clock: Time
) -> None:
    late = await match(rooms, clock="7d+2d")
    theirs = await match(rooms, LOUNGE, BEN, ANN, clock="1d+12h")
    soon = await match(rooms, clock="3d+1d")
    reply = await listed(rooms)
    found = [unpack(button.payload).table for button in buttons(reply.screen or Screen("", 0, ()))]
    assert found == [soon, late, theirs, ""], "the last leads to what is over"
    assert lines(reply.screen) == [
        f"1. Reversi · Ben · {soon} — your turn, due in 3 days · another chat",
        f"2. Reversi · Ben · {late} — your turn, due in 7 days · another chat",
        f"3. Reversi · Ben · {theirs} — Ben’s turn, due in 24 hours · another chat",
    ]
    assert reply.screen and reply.screen.lines[0] == "2 tables are waiting for you."
    assert reply.screen.audience == ANN.key


async def test_tables_is_another_word_for_it_that_no_menu_and_no_help_names(
    rooms: Rooms, desk: Desk
) -> None:
    await match(rooms)
    typed = await desk.line(ANN, HOME, "tables", "")
    assert typed == await desk.line(ANN, HOME, "games", "")
    shared = await desk.line(ANN, LOUNGE, "tables", "here")
    assert is_shared(shared) and lines(shared.screen)
    help_ = await desk.line(ANN, HOME, "help", "")
    assert help_.screen and "/games:" in help_.screen.caption
    assert "/tables" not in help_.screen.caption and "tables" not in desk.catalogue.listed


async def test_a_table_says_where_it_stands_unless_that_is_here(
    rooms: Rooms, desk: Desk, store: Store
) -> None:
    halls = Rooms(desk, "halls")
    desk.attach(halls)
    code = await match(rooms)
    dora = Person("halls", "dora", "Dora", "en")
    hall, own = Chat("halls", "hall"), Chat("halls", "dora", "", True)
    await halls.post(dora, hall, await desk.command(dora, hall, "join", {"code": code}))
    assert lines((await listed(rooms, chat=LOUNGE)).screen) == ["1. Reversi · Ben — your turn"]
    assert lines((await listed(rooms)).screen)[0].endswith(" · another chat")
    for display in await display_rows.of_table(store.database, code):
        if display.chat.platform == "rooms":
            await display_rows.forget(store.database, display.id)
    games = await game_rows.of_person(store.renamings, ANN.key, 10)
    assert games[0].code == code
    # The texts name the platforms that there are, the hall's is none of them.
    assert "halls" in lines((await listed(rooms)).screen)[0]
    for display in await display_rows.of_table(store.database, code):
        await display_rows.forget(store.database, display.id)
    await halls.post(dora, own, await desk.command(dora, own, "join", {"code": code}))
    assert lines((await listed(rooms)).screen) == ["1. Reversi · Ben — your turn"]


async def test_a_table_opens_as_a_new_message_in_a_private_chat(rooms: Rooms) -> None:
    code = await match(rooms)
    reply = await listed(rooms)
    opened = await press(rooms, reply.screen, "open")
    assert opened.screen and opened.screen.table == code and opened.screen.choices
    assert not opened.here and not opened.private
    await rooms.post(ANN, HOME, opened)
    assert not (await press(rooms, opened.screen, "mine", "d3")).refused
    await until(lambda: "You played d3" in rooms.screen(HOME).caption)


async def test_where_others_read_along_the_list_and_its_tables_are_for_one_alone(
    rooms: Rooms,
) -> None:
    rooms.shows_privately = True
    code = await match(rooms)
    reply = await listed(rooms, chat=LOUNGE)
    assert reply.private and reply.screen and reply.screen.audience == ANN.key
    opened = await rooms.desk.press(ANN, LOUNGE, payload(reply.screen, "open"))
    assert opened.private and opened.screen and opened.screen.table == code
    assert opened.screen.audience == ANN.key


async def test_where_nothing_can_be_private_the_list_stands_behind_a_link(rooms: Rooms) -> None:
    reply = await listed(rooms, chat=LOUNGE)
    assert reply.private and others_of(reply) == "games"


async def test_nobodys_own_tables_take_the_place_of_what_all_see(rooms: Rooms) -> None:
    await match(rooms)
    forged = Press("games", "", 0, ("mine", "0")).pack()
    reply = await rooms.desk.press(ANN, LOUNGE, forged, "17")
    assert reply.private and not reply.here
    assert (await rooms.desk.press(ANN, LOUNGE, forged)).here


async def test_a_table_that_is_gone_and_a_press_that_makes_no_sense_are_refused(
    rooms: Rooms,
) -> None:
    for verb in ("open", "board"):
        reply = await rooms.desk.press(ANN, LOUNGE, Press(verb, "GGGGG", 0).pack())
        assert reply.refused and reply.notice == "I know no table with this code."
    for path in ((), ("mine",), ("mine", "x"), ("all", "0"), ("mine", "0", "0"), ("here", "999")):
        reply = await rooms.desk.press(ANN, LOUNGE, Press("games", "", 0, path).pack())
        assert reply.refused and reply.notice == "This button does not belong to any table."


async def test_finished_tables_of_the_last_week_stand_behind_a_button(
    rooms: Rooms, clock: Time
) -> None:
    code = await match(rooms)
    assert "Finished" not in labels((await listed(rooms)).screen)
    assert not (await surely(rooms.desk, ANN, HOME, "resign", code)).refused
    clock.now += 6 * DAY
    reply = await listed(rooms)
    assert reply.screen and reply.screen.lines == ("You are not at any table now. Open one:",)
    assert labels(reply.screen)[-2:] == ["Finished", "My matches"]
    over = await press(rooms, reply.screen, "games", "done")
    assert over.here and lines(over.screen)[0].endswith("(6 days ago) · another chat")
    assert "you lost" in lines(over.screen)[0]
    back = await press(rooms, over.screen, "games", "mine")
    assert back.screen == reply.screen
    clock.now += 2 * DAY
    assert "Finished" not in labels((await listed(rooms)).screen)
    gone = await press(rooms, reply.screen, "games", "done")
    assert gone.screen and gone.screen.caption.startswith("None of your tables")


async def test_nothing_to_show_says_so_and_offers_the_games(rooms: Rooms) -> None:
    for line, chat, verbs in (("", HOME, {"play", "do"}), ("here", LOUNGE, {"play"})):
        screen = (await listed(rooms, chat=chat, line=line)).screen
        assert screen and screen.caption.endswith("Open one:")
        assert {unpack(button.payload).verb for button in buttons(screen)} == verbs
    opened = await press(rooms, screen, "play", "reversi")
    assert opened.screen and opened.screen.table


async def test_a_seat_left_to_a_computer_stays_in_the_list(example: object, rooms: Rooms) -> None:
    reply = await rooms.desk.command(ANN, LOUNGE, "play", {"game": "four"})
    screen = await rooms.post(ANN, LOUNGE, reply)
    await rooms.desk.press(BEN, LOUNGE, payload(screen, "join"))
    await rooms.desk.press(ANN, LOUNGE, Press("start", screen.table, 0).pack())
    replacing = Press("replace", screen.table, 0, ("1", "club"))
    await rooms.desk.press(BEN, LOUNGE, replacing.pack())
    (line,) = lines((await listed(rooms, BEN, LOUNGE)).screen)
    assert line.endswith("· Ann — a computer plays for you")


# A chat's own list


async def test_a_chats_own_list_has_what_runs_there_for_everybody(rooms: Rooms) -> None:
    code = await match(rooms, clock="3d+1d")
    other = await match(rooms, LOUNGE, BEN, CLEO, clock="1d+12h")
    await match(rooms, ATTIC)
    await match(rooms, HOME, ANN, CLEO)
    reply = await listed(rooms, CLEO, LOUNGE, "here")
    assert is_shared(reply) and not reply.private
    assert reply.screen and reply.screen.audience is None
    assert lines(reply.screen) == [
        "1. Reversi · Ben, Cleo — Ben’s turn, due in 24 hours",
        "2. Reversi · Ann, Ben — Ann’s turn, due in 3 days",
    ]
    found = {unpack(button.payload).table for button in buttons(reply.screen)}
    assert found == {code, other}
    sent = await rooms.desk.press(CLEO, LOUNGE, Press("board", code, 0).pack(), "99")
    assert sent.screen and sent.screen.table == code and sent.screen.audience is None
    assert not sent.private and not sent.here


async def test_a_list_is_never_taken_for_a_board(rooms: Rooms, store: Store) -> None:
    code = await match(rooms)
    reply = await listed(rooms, CLEO, LOUNGE, "here")
    await rooms.post(CLEO, LOUNGE, reply)
    message = str(rooms.count)
    await rooms.desk.press(CLEO, LOUNGE, Press("board", code, 0).pack(), message)
    assert message not in {
        display.message for display in await display_rows.of_table(store.database, code)
    }
    assert rooms.messages[LOUNGE.key, message] is reply.screen


# Nothing hidden


@pytest.mark.parametrize("game", ["crosswise", "triominos"])
async def test_no_list_looks_at_any_hand(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    first = await rooms.desk.command(ANN, LOUNGE, "play", {"game": game})
    screen = await rooms.post(ANN, LOUNGE, first)
    await rooms.desk.press(BEN, LOUNGE, payload(screen, "join"))
    await rooms.desk.press(ANN, LOUNGE, Press("start", screen.table, 0).pack())
    await until(lambda: rooms.screen(LOUNGE).revision == 2)
    looked: list[Seat | None] = []
    view: Callable[..., View] = Positions.view

    def noted(self: Positions, table: Table, seat: Seat | None) -> View:
        looked.append(seat)
        return view(self, table, seat)

    monkeypatch.setattr(Positions, "view", noted)
    told = [
        (await listed(rooms, who, chat, line)).screen
        for who in (ANN, BEN, CLEO)
        for chat, line in ((LOUNGE, ""), (LOUNGE, "here"), (room(who.id, True), ""))
    ]
    assert looked == []
    for shown in filter(None, told):
        assert shown.picture is None
        for button in buttons(shown):
            assert (
                unpack(button.payload).path in {(), (game,), ("reversi",)}
                or not unpack(button.payload).table
            )
