"""Proposals at the desk: what boards say and offer, whose answers count, and what presses do."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from sqlalchemy import Connection, text

from bot.moments import plain
from bot.people import Person
from bot.screens import Screen
from bot.store.store import Store
from bot.tables.clocks import DAY
from bot.tables.table import Status
from tests.bot.clock import Clock
from tests.bot.rooms import Rooms, kept, payload, person, room, surely, until, verbs
from tests.tally import settled

ANN, BEN, CLEO, DORA = person("Ann"), person("Ben"), person("Cleo"), person("Dora")
CHAT, ATTIC = room("lounge"), room("attic")


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def begun(
    rooms: Rooms, line: str = "reversi first 1", people: Sequence[Person] = (BEN,), moves: int = 1
) -> Screen:
    """A match between Ann, who begins, and others, so many moves old."""
    screen = await rooms.post(ANN, CHAT, await rooms.desk.line(ANN, CHAT, "play", line))
    for who in people:
        await rooms.desk.press(who, CHAT, payload(screen, "join"))
    if people:
        await rooms.desk.command(ANN, CHAT, "start", {})
    await settled(rooms.desk)
    for number in range(moves):
        who = (ANN, *people)[number % (1 + len(people))]
        reply = await rooms.desk.press(who, CHAT, payload(rooms.screen(CHAT), "move"))
        assert not reply.refused, reply.notice
        await settled(rooms.desk)
    return rooms.screen(CHAT)


async def says(rooms: Rooms, who: Person, line: str) -> str:
    reply = await surely(rooms.desk, who, CHAT, line)
    await settled(rooms.desk)
    return reply.notice


async def presses(rooms: Rooms, who: Person, screen: Screen, verb: str) -> str:
    reply = await rooms.desk.press(who, CHAT, payload(screen, verb))
    await settled(rooms.desk)
    return reply.notice if reply.refused else ""


async def own(rooms: Rooms, code: str, who: Person) -> set[str]:
    return verbs(await rooms.desk.page_screens.table(code, who, "en"))


@pytest.mark.parametrize(
    ("line", "asks"),
    [
        ("undo", "Ann asks to take back d3"),
        ("draw", "Ann offers a draw"),
        ("calloff", "Ann proposes to call the match off, without a result"),
    ],
)
async def test_what_is_proposed_stands_on_the_board_with_who_has_still_to_answer(
    rooms: Rooms, line: str, asks: str
) -> None:
    screen = await begun(rooms)
    assert await says(rooms, ANN, line) == "Asked. Still to answer: Ben."
    asking = rooms.screen(CHAT)
    assert asks in asking.caption and "Still to answer: Ben." in asking.caption
    assert {"agree", "decline"} <= verbs(asking)
    assert {"agree", "decline"} <= await own(rooms, screen.table, BEN)
    alone = await rooms.desk.page_screens.table(screen.table, BEN, "en")
    assert "Still to answer: you." in alone.caption
    assert "agree" not in await own(rooms, screen.table, ANN)
    assert "decline" in await own(rooms, screen.table, ANN), "which withdraws it"
    assert not {"agree", "decline"} & await own(rooms, screen.table, CLEO)


async def test_it_is_answered_in_any_chat_that_shows_the_table(rooms: Rooms, store: Store) -> None:
    screen = await begun(rooms)
    await rooms.post(BEN, ATTIC, await rooms.desk.line(BEN, ATTIC, "join", screen.table))
    await says(rooms, ANN, "draw")
    assert "Ann offers a draw" in rooms.screen(ATTIC).caption
    reply = await rooms.desk.press(BEN, ATTIC, payload(rooms.screen(ATTIC), "agree"))
    assert not reply.refused
    await settled(rooms.desk)
    for chat in (CHAT, ATTIC):
        assert "Both sides agreed." in rooms.screen(chat).caption
    assert (await kept(store, screen.table)).status is Status.OVER


async def test_of_four_each_is_asked_and_named_until_the_last_has_agreed(
    rooms: Rooms, store: Store
) -> None:
    screen = await begun(rooms, "crosswise", (BEN, CLEO, DORA), moves=0)
    await says(rooms, ANN, "calloff")
    for who, missing in ((CLEO, "Ben and Dora"), (BEN, "Dora")):
        asking = rooms.screen(CHAT)
        assert await presses(rooms, who, asking, "agree") == ""
        assert await presses(rooms, who, asking, "agree") == "", "the same press once more"
        assert f"Still to answer: {missing}." in rooms.screen(CHAT).caption
        assert "agree" not in await own(rooms, screen.table, who)
    await presses(rooms, DORA, rooms.screen(CHAT), "agree")
    assert (await kept(store, screen.table)).status is Status.OVER


async def test_declined_with_one_press_and_not_asked_again_before_the_next_move(
    rooms: Rooms,
) -> None:
    await begun(rooms)
    await says(rooms, ANN, "draw")
    old = rooms.screen(CHAT)
    assert await presses(rooms, BEN, old, "decline") == ""
    assert "offers a draw" not in rooms.screen(CHAT).caption
    again = await says(rooms, ANN, "draw")
    assert again == "That was declined a moment ago. Ask again after the next move."
    for verb in ("agree", "decline"):
        answer = await presses(rooms, BEN, old, verb)
        assert answer == "There is nothing for you to answer any more."
    await presses(rooms, BEN, rooms.screen(CHAT), "move")
    assert (await says(rooms, ANN, "draw")).startswith("Asked.")


async def test_a_press_for_an_older_proposal_does_not_answer_the_next(
    rooms: Rooms, clock: Clock, store: Store
) -> None:
    screen = await begun(rooms)
    await says(rooms, ANN, "draw")
    old = rooms.screen(CHAT)
    await presses(rooms, ANN, old, "decline")
    clock.turn(5)
    await says(rooms, ANN, "draw")
    assert await presses(rooms, BEN, old, "agree") != ""
    assert (await kept(store, screen.table)).proposal is not None


async def test_the_next_move_withdraws_it(rooms: Rooms, store: Store) -> None:
    screen = await begun(rooms)
    await says(rooms, ANN, "draw")
    old = rooms.screen(CHAT)
    assert await presses(rooms, BEN, old, "move") == ""
    assert (await kept(store, screen.table)).proposal is None
    assert "agree" not in verbs(rooms.screen(CHAT))


async def test_a_day_without_an_answer_ends_it(rooms: Rooms, clock: Clock, store: Store) -> None:
    screen = await begun(rooms)
    await says(rooms, ANN, "draw")
    for seconds, is_open in ((DAY - 1, True), (1, False)):
        clock.turn(seconds)
        await rooms.desk.clocks.tick()
        assert ((await kept(store, screen.table)).proposal is not None) == is_open


@pytest.mark.parametrize(
    ("line", "people", "command", "answer"),
    [
        ("triominos", (BEN, CLEO), "draw", "A draw can only be agreed where two sides play."),
        ("reversi first 2", (BEN,), "undo", "You have not made a move yet"),
    ],
)
async def test_what_cannot_be_proposed_is_said(
    rooms: Rooms, line: str, people: tuple[Person, ...], command: str, answer: str
) -> None:
    await begun(rooms, line, people, moves=0)
    assert (await says(rooms, ANN, command)).startswith(answer)
    assert await says(rooms, DORA, command) == "You do not play at this table."


async def test_while_one_waits_there_is_no_other(rooms: Rooms) -> None:
    await begun(rooms)
    await says(rooms, ANN, "draw")
    for who in (ANN, BEN):
        answer = await says(rooms, who, "calloff")
        assert answer == "The open proposal has to be answered first."


# Takeback


async def test_who_may_take_back_is_offered_to(rooms: Rooms) -> None:
    screen = await begun(rooms)
    assert "undo" in verbs(screen)
    assert "undo" in await own(rooms, screen.table, ANN)
    for who in (BEN, CLEO):
        assert "undo" not in await own(rooms, screen.table, who)


async def test_a_takeback_is_told_and_the_log_only_grows(rooms: Rooms, store: Store) -> None:
    screen = await begun(rooms, moves=3)
    logs = [await log(store)]
    for _ in range(2):
        await says(rooms, ANN, "undo")
        logs.append(await log(store))
        await presses(rooms, BEN, rooms.screen(CHAT), "agree")
        logs.append(await log(store))
        await presses(rooms, ANN, rooms.screen(CHAT), "move")
        logs.append(await log(store))
    for before, after in pairwise(logs):
        assert after[: len(before)] == before
    assert [move for _, move, _ in logs[-1]].count("<2") == 2
    assert [place for place, _, _ in logs[-1]] == list(range(len(logs[-1])))
    table = await kept(store, screen.table)
    assert table.match is not None and len(table.match.moves) == 3
    assert len(table.match.undone) == 2
    told = [one.text for one in await rooms.desk.tables.history(screen.table, BEN, "en")]
    assert sum("took a move back" in line for line in told) == 2


async def log(store: Store) -> list[tuple[int, str, str]]:
    """Every entry of the log of moves, as the database has it."""

    def read(connection: Connection) -> list[tuple[int, str, str]]:
        rows = connection.execute(text("SELECT ply, move, who FROM moves ORDER BY ply"))
        return [(row.ply, row.move, row.who) for row in rows]

    return await store.database.read(read)


async def test_against_a_computer_it_is_done_at_once_also_while_it_thinks(
    rooms: Rooms, store: Store
) -> None:
    screen = await begun(rooms, "reversi beginner first 1", (), moves=0)
    for _ in range(3):
        await presses(rooms, ANN, rooms.screen(CHAT), "move")
        thinking = await kept(store, screen.table)
        assert thinking.turn.seat == 1, "the computer's move comes after a while"
        assert await says(rooms, ANN, "undo") == "Taken back."
        table = await kept(store, screen.table)
        assert table.match is not None
        assert (table.turn.seat, table.match.moves) == (0, ())
    await presses(rooms, ANN, rooms.screen(CHAT), "move")
    await until(lambda: "Ann, your turn ⚫" in plain(rooms.screen(CHAT).caption))
    table = await kept(store, screen.table)
    assert table.match is not None and len(table.match.moves) == 2
    assert await says(rooms, ANN, "undo") == "Taken back."
    table = await kept(store, screen.table)
    assert table.match is not None
    assert table.match.moves == () and len(table.match.undone) == 4


async def test_a_takeback_pressed_twice_takes_one_decision_back(rooms: Rooms, store: Store) -> None:
    screen = await begun(rooms, "reversi beginner first 1", (), moves=0)
    for moves in (2, 4):
        await presses(rooms, ANN, rooms.screen(CHAT), "move")
        await until(lambda n=moves: rooms.screen(CHAT).revision >= screen.revision + n)
    board = rooms.screen(CHAT)
    assert await presses(rooms, ANN, board, "undo") == ""
    assert await presses(rooms, ANN, board, "undo") != ""
    table = await kept(store, screen.table)
    assert table.match is not None and len(table.match.moves) == 2


# Computers: what they answer

DOOMED = ("-XO-O---", 8 * "-", "XO------", 5 * 8 * "-", "X")  # after d1 and a1 White leads 6 to 1
AHEAD = ("-XO-O---", 8 * "-", "XXXXXXX-", 8 * "-", "XO------", 3 * 8 * "-", "X")


@pytest.mark.parametrize(("position", "agrees"), [(DOOMED, False), (AHEAD, True)])
async def test_a_computer_agrees_to_a_draw_when_it_does_not_expect_to_lead(
    rooms: Rooms, store: Store, position: tuple[str, ...], agrees: bool
) -> None:
    line = f"reversi beginner first 1 position {''.join(position)}"
    screen = await rooms.post(ANN, CHAT, await rooms.desk.line(ANN, CHAT, "play", line))
    await rooms.desk.press(ANN, CHAT, payload(screen, "move", "d1"))
    await until(lambda: "Otto played a1" in rooms.screen(CHAT).caption)
    answer = await says(rooms, ANN, "draw")
    table = await kept(store, screen.table)
    assert table.match is not None
    if agrees:
        assert answer == "Agreed: the match is a draw."
        assert table.match.outcome is not None and table.match.outcome.reason == "agreed"
    else:
        assert answer == "Otto expects to win and wants no draw."
        assert table.match.outcome is None
