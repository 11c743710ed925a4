"""What every feature answers for: it can be taken out, and its rows follow their people."""

import logging
import re
from pathlib import Path

import pytest
from sqlalchemy import Connection, Table, insert, select

from bot.desk.feature import Feature, all_verbs, without
from bot.desk.reply import outcome_of
from bot.features import CORE, FEATURES
from bot.press import unpack
from bot.running.timing import Timing
from bot.screens import Screen
from bot.store.chat_rows import chat_tables
from bot.store.growth import rules
from bot.store.personal_rows import forget, personal_tables, rename
from bot.store.schema import metadata
from bot.store.seated_rows import seated_tables
from bot.store.store import Store
from tests import stores
from tests.bot.rooms import Rooms, answered, buttons, payload, person, room, surely, until
from tests.desks import desk_of
from tests.starting import all_commands
from tests.thinking import KeptWorkers

ANN, OWN = person("Ann"), room("ann's own", private=True)
NAMES = [feature.name for feature in FEATURES if feature not in CORE]


def brought(features: tuple[Feature, ...]) -> set[str]:
    return {command.name for feature in features for command in feature.commands}


async def over(rooms: Rooms, features: tuple[Feature, ...]) -> set[str]:
    """The verbs of a match against a computer that was given up after a move, and of all pages that
    its result leads to."""
    reply = await rooms.desk.line(ANN, OWN, "play", "reversi beginner")
    screen = await rooms.post(ANN, OWN, reply)
    await rooms.desk.press(ANN, OWN, payload(screen, "mine", "d3"))
    await answered(rooms, OWN)
    await surely(rooms.desk, ANN, OWN, "resign")
    await until(lambda: "rematch" in verbs(rooms.screen(OWN)))
    result, found = rooms.screen(OWN), verbs(rooms.screen(OWN))
    brought = {verb for feature in features for verb in feature.table_verbs}
    for verb in brought & found:
        await rooms.desk.press(ANN, OWN, payload(result, verb), "1")
        await until(lambda: "page" in verbs(rooms.screen(OWN)))
        found |= verbs(rooms.screen(OWN))
        await rooms.desk.press(ANN, OWN, payload(rooms.screen(OWN), "page"), "1")
        await until(lambda: "page" not in verbs(rooms.screen(OWN)))
    return found


def verbs(screen: Screen) -> set[str]:
    return {unpack(button.payload).verb for button in buttons(screen)}


def test_every_command_of_a_feature_is_listed() -> None:
    assert brought(FEATURES) <= all_commands().keys()


@pytest.mark.parametrize("name", NAMES)
async def test_a_feature_can_be_taken_out(
    name: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    left = without(FEATURES, name)
    gone = tuple(feature for feature in FEATURES if feature not in left)
    store, workers = await stores.opened(tmp_path / "tables.db"), KeptWorkers()
    desk = desk_of(store, workers, features=left, timing=Timing(pace=0.0))
    rooms = Rooms(desk)
    rooms.store = store
    desk.attach(rooms)
    try:
        with caplog.at_level(logging.WARNING):
            assert desk.catalogue.listed.keys() == all_commands().keys() - brought(gone)
            for command in brought(gone):
                assert (await desk.line(ANN, OWN, command, "")).refused, command
            for verb in {verb for each in gone for verb in (*each.verbs, *each.table_verbs)}:
                assert (await desk.press(ANN, OWN, f"{verb}::0:")).refused, verb
            assert not {*desk.catalogue.messages} & {
                kind for each in gone for kind in each.messages
            }
            assert not desk.catalogue.linkable & brought(gone)
            assert not (await desk.features.home_cards(ANN, "en")).keys() & {
                each.name for each in gone
            }
            for command in brought(left):
                assert outcome_of(await desk.line(ANN, OWN, command, "")) != "failed", command
            assert await over(rooms, left) <= {*all_verbs(left), "play"}
            await desk.features.jobs.run_once()
        assert caplog.records == []
    finally:
        await desk.close()
        await store.close()


def test_rows_of_features_say_whose_they_are_and_how_long_they_stay() -> None:
    personal = {table.name for table, _ in (*personal_tables(), *seated_tables())}
    of_chats = {table.name for table in chat_tables()}
    for table in metadata.sorted_tables:
        columns = {*table.columns.keys()}
        if _defined_by_a_feature(table):
            assert table.name in rules(), table.name
            assert ("person" in columns) == (table.name in personal), table.name
            alone = {"platform", "chat"} <= columns and "person" not in columns
            assert alone == (table.name in of_chats), table.name


def _defined_by_a_feature(table: Table) -> bool:
    folder = Path(__file__).parent.parent.parent / "bot/features"
    texts = (
        file.read_text() for place in ("rows.py", "rows/*.py") for file in folder.glob(f"*/{place}")
    )
    return any(re.search(rf'Table\(\s*"{table.name}",', text) for text in texts)


def test_each_table_of_people_has_names_of_its_own_in_links_and_in_what_is_told() -> None:
    rows = [rows for _, rows in personal_tables()]
    for names in ([each.kind for each in rows], [each.called for each in rows]):
        assert all(names)
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("table", [table for table, _ in personal_tables()], ids=str)
async def test_rows_of_two_people_who_are_one_are_merged_and_forgotten(
    table: Table, store: Store
) -> None:
    def tried(connection: Connection) -> None:
        row = _filled(table)
        connection.execute(insert(table), [row | {"person": "a", "at": 1.0}])
        connection.execute(insert(table), [row | {"person": "b", "at": 2.0}])
        rename(connection, ["a", "b"], "c")
        (kept,) = connection.execute(select(table)).mappings().all()
        assert kept["person"] == "c"
        assert kept["at"] == (2.0 if rows.newest else 1.0)
        forget(connection, ["c"])
        assert connection.execute(select(table)).all() == []

    rows = dict(personal_tables())[table]
    await store.database.write(tried)


def _filled(table: Table) -> dict[str, object]:
    """A row of values that fit."""
    return {name: column.type.python_type() for name, column in table.columns.items()}
