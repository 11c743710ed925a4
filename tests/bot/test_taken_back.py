"""A match in which much is taken back: its record is that of the moves that stand, and the
database loses nothing."""

import random

import pytest
from sqlalchemy import Connection, text

from bot.cli import records
from bot.errors import Stale
from bot.features.analysis.analysis import has_choice
from bot.people import Person
from bot.running.consent import Consent
from bot.running.matches import Matches
from bot.running.service import Tables
from bot.store import tables as table_rows
from bot.store.store import Store
from bot.tables import lobby, play, proposals
from bot.tables.frames import final_view, view_before
from bot.tables.table import Series, Status, Table
from engines import GAMES
from engines.replay import replay
from tests.bot.clock import Clock

ANN, BEN = Person("rooms", "ann", "Ann"), Person("rooms", "ben", "Ben")

Entry = tuple[int, str, str | None]


async def log(store: Store) -> list[Entry]:
    """Every entry of the log of moves, as the database has it."""

    def read(connection: Connection) -> list[Entry]:
        rows = connection.execute(text("SELECT ply, move, who FROM moves ORDER BY ply"))
        return [(row.ply, row.move, row.who) for row in rows]

    return await store.database.read(read)


async def dealt(store: Store, tables: Tables) -> Table:
    table = await tables.open("reversi", ANN, {"first": "1"}, Series(), clock="3d+1d")
    await tables.change(table.code, lambda before: lobby.joined(before, BEN))
    return await Matches(store.database, tables).start(table.code, ANN)


async def moved(matches: Matches, table: Table, luck: random.Random) -> Table:
    """With a move of whoever is in turn."""
    assert table.turn.seat is not None
    who, view = (ANN, BEN)[table.turn.seat], matches.tables.view(table, table.turn.seat)
    return await matches.move(table.code, table.revision, who, (luck.choice(view.moves),))


async def taken_back(tables: Tables, table: Table, luck: random.Random) -> Table:
    """With the last decision of one of them taken back, to which the other agrees."""
    asks, agrees = luck.sample((ANN, BEN), 2)
    asking = await Consent(tables).propose(table.code, asks, proposals.TAKEBACK)
    assert asking.proposal is not None
    return await Consent(tables).agree(table.code, agrees, proposals.mark(asking.proposal))


@pytest.mark.parametrize("seed", range(3))
async def test_the_record_is_that_of_the_moves_that_stand_and_the_log_only_grows(
    store: Store, seed: int
) -> None:
    luck, tables = random.Random(seed), Tables(store, Clock())
    table, before = await dealt(store, tables), list[Entry]()
    while table.status is Status.PLAYING:
        assert table.match is not None
        if len(table.match.moves) > 2 and luck.random() < 0.2:
            table = await taken_back(tables, table, luck)
        else:
            table = await moved(Matches(store.database, tables), table, luck)
        after = await log(store)
        assert after[: len(before)] == before and len(after) > len(before)
        before = after
    match = table.match
    assert match is not None and match.outcome is not None and len(match.undone) > 2
    assert len(before) == match.logged
    assert [place for place, _, _ in before] == list(range(match.logged))

    assert await table_rows.load(store.database, table.code) == table, "a restart reads the same"
    view = GAMES["reversi"].view(replay(GAMES["reversi"], match.setup, match.moves), None)
    assert match.outcome == view.outcome == table.series.results[-1]
    notation = GAMES["reversi"].notation(match.setup, match.moves)
    assert records.read(notation, "reversi").moves == match.moves
    assert final_view("reversi", match).outcome == match.outcome
    for ply, move in enumerate(match.moves):  # what an analysis looks at
        seen = view_before("reversi", match.setup, match.moves[:ply])
        assert move in seen.moves or not has_choice(seen)
        assert match.makers[ply].who in (ANN.key, BEN.key)


async def test_another_process_reads_a_takeback_as_it_was_made(store: Store) -> None:
    luck, tables, other = random.Random(1), Tables(store, Clock()), Tables(store, Clock())
    table = await dealt(store, tables)
    for _ in range(3):
        table = await moved(Matches(store.database, tables), table, luck)
    await other.get(table.code)
    table = await taken_back(tables, table, luck)
    await other.on_remote_change(table.code)
    known = await other.get(table.code)
    assert known == table
    seat = table.turn.seat
    assert other.view(known, seat) == tables.view(table, seat)
    assert await moved(Matches(store.database, other), known, luck)


async def test_a_move_made_on_what_was_taken_back_is_stale(store: Store) -> None:
    luck, tables = random.Random(2), Tables(store, Clock())
    table = await dealt(store, tables)
    for _ in range(3):
        table = await moved(Matches(store.database, tables), table, luck)
    old = table
    await taken_back(tables, table, luck)
    with pytest.raises(Stale):
        await moved(Matches(store.database, tables), old, luck)


async def test_a_resigned_match_in_which_something_was_taken_back_keeps_its_result(
    store: Store,
) -> None:
    luck, tables = random.Random(3), Tables(store, Clock())
    table = await dealt(store, tables)
    for _ in range(4):
        table = await moved(Matches(store.database, tables), table, luck)
    table = await taken_back(tables, table, luck)
    table = await Matches(store.database, tables).resign(table.code, ANN)
    again = await table_rows.load(store.database, table.code)
    assert again == table and again.match is not None and again.match.outcome is not None
    assert (again.match.outcome.winners, again.match.outcome.reason) == ((1,), play.RESIGNED)
