"""A tournament's pictures in chats, and its files."""

import csv
import io
from dataclasses import replace

import pytest
from msgspec import structs

from bot.features.tournaments.crosstable import results, standings_table
from bot.features.tournaments.entrant import Entrant
from bot.features.tournaments.exporting import told_boards
from bot.features.tournaments.options import TournamentOptions
from bot.features.tournaments.pairing import BoardPairing, BoardResult
from bot.features.tournaments.spreadsheet import safe, spreadsheet
from bot.features.tournaments.tournament import (
    Enrolled,
    PlayedBoard,
    Tournament,
    TournamentState,
)
from bot.people import Person
from bot.records.files import records_in
from bot.screens import Screen
from render.podium import BOARD, HIGH
from tests.bot.clock import Clock
from tests.bot.rooms import Rooms
from tests.bot.tournaments.test_playing import (
    BEN,
    CLEO,
    CLUB,
    MINUTE,
    join_all,
    opened,
    play_on,
    shown,
    state_of,
)

EVIL = Person("rooms", "evil", '=HYPERLINK("x")')


@pytest.fixture
def clock() -> Clock:
    """What the desk lives by."""
    return Clock()


async def run(rooms: Rooms, clock: Clock) -> str:
    """A round robin of three that is over; its code."""
    code = await opened(rooms, "round-robin reversi")
    people = (EVIL, BEN, CLEO)
    await join_all(rooms, people)
    clock.now += 16 * MINUTE
    while (await state_of(rooms, code)).tournament.goes_on:
        await rooms.desk.features.jobs.run_once()
        await play_on(rooms, code, people)
    await rooms.desk.features.jobs.run_once()
    return code


async def asked(rooms: Rooms, code: str, *path: str) -> Screen:
    reply = await rooms.desk.press(BEN, CLUB, f"cup::0:{'.'.join((code.lower(), *path))}", "2")
    assert reply.screen, reply
    return reply.screen


async def test_rounds_have_a_crosstable_and_the_end_a_podium(rooms: Rooms, clock: Clock) -> None:
    code = await run(rooms, clock)
    end, last = shown(rooms, "It is over."), shown(rooms, "Round 3")
    assert end.picture and end.alt == end.lines[1]
    assert end.picture.height > HIGH + BOARD, "the last board of the best match is below it"
    standings, ties = last.lines[-2:]
    said = [line.partition(": ") for line in last.alt.splitlines()]
    assert last.picture and last.picture.height > 200
    assert " · ".join(who for who, _, _ in said) == standings
    assert all(
        sorted(result[-1] for result in met.split(" and ")) == ["0", "1"] for *_, met in said
    )
    assert ties == "Tie-breaks: Direct encounter · Sonneborn-Berger · Wins"
    state = await state_of(rooms, code)
    table = standings_table(state, state.standings, 3)
    assert table is not None and table.square and len(table.rows) == 3
    for number, row in enumerate(table.rows):
        assert sum(cell.share or 0 for cell in row.cells) == row.value
        for other, cell in enumerate(table.rows[number].cells):
            opposite = table.rows[other].cells[number]
            told = number != other
            assert (cell.share is not None) is told
            assert not told or (cell.share or 0) + (opposite.share or 0) == 1


async def test_the_crosstable_is_a_file_in_which_no_name_is_a_formula(
    rooms: Rooms, clock: Clock
) -> None:
    code = await run(rooms, clock)
    file = (await asked(rooms, code, "csv")).file
    assert file is not None and (file.name, file.media_type) == (
        f"crosstable-{code}.csv",
        "text/csv",
    )
    assert file.data.startswith(b"\xef\xbb\xbf") and b"\r\n" in file.data
    rows = list(csv.reader(io.StringIO(file.data.decode("utf-8-sig"))))
    assert rows[0][:5] == ["row", "place", "name", "points", "played"]
    assert rows[0][-3:] == ["1", "2", "3"] and len(rows) == 4
    assert {row[2] for row in rows[1:]} == {"'" + EVIL.name, "Ben", "Cleo"}
    assert [row[-3:][number] for number, row in enumerate(rows[1:])] == [""] * 3
    for begun in ("=1", "+1", "-1", "@x", " =1", "−", "\t1"):
        assert safe(begun) == f"'{begun}"
    assert safe("7.25") == "7.25"


def test_an_evening_has_each_match_of_two_in_their_cell() -> None:
    tournament = Tournament(
        "A", TournamentOptions("evening", "reversi"), "5m+10s", True, 0.0, round=5
    )
    people = tuple(Enrolled(Entrant(number), name=name) for number, name in enumerate("ABC", 1))
    ended = {1: BoardResult((1, 2)), 2: BoardResult((1, 1)), 3: BoardResult((2, 1))}
    boards = [BoardPairing(number, 1, (1, 2), result) for number, result in ended.items()]
    boards += [
        BoardPairing(4, 1, (2, 1), BoardResult((1, 2), absent=frozenset({1}))),
        BoardPairing(5, 1, (3, 1)),
    ]
    state = TournamentState(tournament, "", people, tuple(map(PlayedBoard, boards)))
    order = [one.entrant for one in state.standings]
    cells = results(state, state.standings, 5)
    assert cells[1][order.index(2)].text == "1 ½ 0 −"
    assert cells[2][order.index(1)].text == "0 ½ 1 +"
    assert cells[3][order.index(1)].played and not cells[3][order.index(2)].text
    rows = list(csv.reader(io.StringIO(spreadsheet(state, str).decode("utf-8-sig"))))
    assert rows[0][-3:] == ["1", "2", "3"] and "1 ½ 0 −" in str(rows)


async def test_all_matches_are_files_that_can_be_read_again(rooms: Rooms, clock: Clock) -> None:
    code = await run(rooms, clock)
    for key in ("json", "ggf"):
        screen = await asked(rooms, code, "matches", key)
        assert screen.file is not None and "3 matches" in screen.caption
        assert len(list(records_in(screen.file.data))) == 3
    rest = await asked(rooms, code, "matches", "ggf", "1")
    assert "2 matches" in rest.caption
    for path in (("matches", "csv"), ("matches", "json", "x")):
        reply = await rooms.desk.press(BEN, CLUB, f"cup::0:{'.'.join((code.lower(), *path))}", "2")
        assert reply.refused


async def test_the_same_deal_is_told_once_its_round_is_over(rooms: Rooms, clock: Clock) -> None:
    state = await state_of(rooms, await run(rooms, clock))
    assert len(told_boards(state)) == 3
    same = replace(state.tournament.options, same_deal=True)
    first = next(board for board in state.boards if not board.pairing.bye)
    twin = structs.replace(first, pairing=replace(first.pairing, board=9, result=None))
    tournament = structs.replace(state.tournament, options=same)
    running = structs.replace(state, tournament=tournament, boards=(*state.boards, twin))
    assert first not in told_boards(running) and len(told_boards(running)) == 2
    assert first in told_boards(structs.replace(running, boards=state.boards))
