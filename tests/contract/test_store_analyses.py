"""Matches that are over, and what was found out about them, stay in the store."""

from dataclasses import replace

import pytest

from bot.features.analysis import rows
from bot.features.analysis.analysis import Analysis, AnalysisStep
from bot.people import Chat
from bot.store import displays as display_rows
from bot.store import tables as table_rows
from bot.store.store import Store
from bot.tables.table import Chair, Match, Status, Table
from engines.game import Outcome
from tests.bot.analysed import keep_analysis
from tests.contract.conftest import both

ANN = Chair("Ann", "web:1")
FIRST = Match(0, "one", "aa", ("d3", "c3"), Outcome((0,), (40, 24), "full"))
TABLE = Table("ABCDE", "reversi", ANN.person, Status.OVER, chairs=(ANN,), match=FIRST)
STEPS = (AnalysisStep(0, 0, "d3", -1.5, "c4", 2.25), AnalysisStep(1, 1, "c3", 0.0, "c3", 0.0))


@pytest.fixture
async def table(store: Store) -> Table:
    await store.tables.create(TABLE)
    return TABLE


async def test_a_match_can_be_read_when_another_is_played(store: Store, table: Table) -> None:
    later = table.changed(status=Status.PLAYING, match=Match(1, "two", "bb", ("e6",)))
    await store.tables.commit(table, later)
    assert await table_rows.match(store.database, "ABCDE", 0) == FIRST
    assert await table_rows.match(store.database, "ABCDE", 1) == later.match
    assert await table_rows.match(store.database, "ABCDE", 2) is None
    assert await table_rows.match(store.database, "ZZZZZ", 0) is None


@both
async def test_an_analysis_grows_until_it_is_done(store: Store, table: Table) -> None:
    assert await rows.load(store.database, "ABCDE", 0, 2) == Analysis(2)
    assert await rows.unfinished(store.database) == []
    half = Analysis(2, STEPS[:1], at=1)
    await keep_analysis(store, "ABCDE", 0, half)
    assert await rows.load(store.database, "ABCDE", 0, 2) == half
    assert await rows.unfinished(store.database) == [("ABCDE", 0)]
    whole = Analysis(2, STEPS, at=2, done=True)
    await keep_analysis(store, "ABCDE", 0, whole)
    assert await rows.load(store.database, "ABCDE", 0, 2) == whole
    assert await rows.unfinished(store.database) == []


async def test_an_analysis_of_no_table_is_kept_nowhere(store: Store, table: Table) -> None:
    await keep_analysis(store, "ZZZZZ", 0, Analysis(2))
    assert await rows.unfinished(store.database) == []


@both
async def test_a_display_that_turns_to_a_page_does_not_show_it_yet(
    store: Store, table: Table
) -> None:
    chat = Chat("telegram", "-1")
    display = await store.chats.add_display("ABCDE", chat, "5", None, 0)
    assert display.page == "" and await display_rows.behind(store.database, "telegram") == []
    await display_rows.turn(store.database, display.id, "0.0.1")
    turned = replace(display, page="0.0.1", shown=-1)
    assert await display_rows.of_table(store.database, "ABCDE") == [turned]
    assert await display_rows.behind(store.database, "telegram") == [turned]
    again = await store.chats.add_display("ABCDE", chat, "6", None, 0, "0.0.2")
    assert (await display_rows.at(store.database, chat, "6")) == again
    assert again.page == "0.0.2"
