"""Finished matches in the store with their whole log, and records that come into it."""

from dataclasses import replace

import msgspec
import pytest

from bot.features.records import rows as record_rows
from bot.people import Person
from bot.records.logged_match import LoggedMatch
from bot.records.making import record_of
from bot.records.opening import opened
from bot.store import personal_data
from bot.store import tables as table_rows
from bot.store.database import connect, parse
from bot.store.migrate import HEAD, upgrade
from bot.store.store import Store
from bot.store.tables import Conflict
from bot.tables.table import Match, Table
from tests.bot.recorded import TABLES, finished, person
from tests.contract.conftest import both
from tests.contract.versions import step_back


async def played(store: Store, kept: LoggedMatch) -> None:
    """The match as a bot would have written it, move by move; takebacks in between."""
    match = kept.match
    empty = Match(match.number, match.setup, match.seed)
    table = replace(kept.table, revision=0, match=empty)
    await store.tables.create(table)
    for seat in range(len(table.chairs)):
        await store.people.remember(person(seat))
    growing: Match = empty
    for logged in kept.log:
        growing = after_entry(growing, kept, logged.keep)
        later = table.changed(match=growing)
        await store.tables.commit(table, later)
        table = later
    await store.tables.commit(table, table.changed(match=match))


def after_entry(match: Match, kept: LoggedMatch, keep: int | None) -> Match:
    from bot.tables.table import Maker, Undone

    logged = kept.log[match.logged]
    if keep is None:
        maker = Maker(logged.seat, logged.who)
        return replace(match, moves=(*match.moves, logged.move), makers=(*match.makers, maker))
    undone = Undone(keep, match.moves[keep:], match.makers[keep:], logged.who)
    return replace(
        match,
        moves=match.moves[:keep],
        makers=match.makers[:keep],
        undone=(*match.undone, undone),
    )


def timeless(kept: LoggedMatch) -> tuple[object, ...]:
    """All but when it was written."""
    return kept.match, [replace(logged, at=0.0) for logged in kept.log]


@pytest.mark.parametrize("table", TABLES[::2], ids=lambda table: f"{table[0]}-{table[1]}")
async def test_a_match_is_read_with_all_that_happened_in_it(
    store: Store, table: tuple[str, int]
) -> None:
    kept = finished(*table, 1, "called-off")
    await played(store, kept)
    found = await record_rows.load(store.database, "ABCDE", 0)
    assert found is not None and timeless(found) == timeless(kept)
    assert all(logged.at > 1e9 for logged in found.log)
    assert record_of(found).seats == record_of(kept).seats
    assert await record_rows.load(store.database, "ABCDE", 1) is None
    assert await record_rows.load(store.database, "ZZZZZ", 0) is None


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
async def test_a_record_that_comes_in_goes_out_the_same(
    store: Store, table: tuple[str, int]
) -> None:
    record = record_of(finished(*table))
    await record_rows.keep(store.database, opened(record, "FGHJK"), "record:1")
    found = await record_rows.load(store.database, "FGHJK", 0)
    assert found is not None and record_of(found) == record
    assert await table_rows.opened_by(store.database, "record:1") == "FGHJK"
    loaded = await table_rows.load(store.database, "FGHJK")
    assert loaded is not None and loaded.match == found.match
    with pytest.raises(Conflict):
        await record_rows.keep(store.database, opened(record, "LMNPQ"), "record:1")
    with pytest.raises(Conflict):
        await record_rows.keep(store.database, opened(record, "FGHJK"), "record:2")
    assert (
        await table_rows.next_wake(store.database) is None
        and await table_rows.unfinished(store.database) == []
    )


async def test_all_finished_matches_come_in_turn_and_no_running_one(store: Store) -> None:
    codes = []
    for number, (key, seats) in enumerate(TABLES):
        code = f"AAAA{'ABCDEFGH'[number]}"
        await record_rows.keep(
            store.database, opened(record_of(finished(key, seats)), code), f"record:{number}"
        )
        codes.append(code)
    running = replace(finished("crosswise", 2), log=())
    table = replace(running.table, code="BBBBB", match=replace(running.match, outcome=None))
    await store.tables.create(bare(table))
    for most in (1, 3, 100):
        batches = [batch async for batch in record_rows.finished(store.database, most)]
        assert all(len(batch) <= most for batch in batches)
        found = [kept for batch in batches for kept in batch]
        assert [kept.table.code for kept in found] == codes
        assert [record_of(kept) for kept in found] == [
            record_of(finished(*each)) for each in TABLES
        ]


def bare(table: Table) -> Table:
    """Without moves, as tables are created."""
    match = table.match
    assert match is not None
    return replace(table, match=replace(match, moves=(), makers=(), undone=()))


@both
async def test_every_match_of_a_table_is_found(store: Store) -> None:
    first, second = finished("reversi", 2, 1), finished("reversi", 2, 2)
    await played(store, first)
    table = await table_rows.load(store.database, "ABCDE")
    assert table is not None
    later = replace(second.match, number=1)
    begun = replace(later, moves=(), makers=(), undone=(), outcome=None)
    await store.tables.commit(table, table.changed(match=begun))
    found = [
        kept.match.number
        async for batch in record_rows.finished(store.database, 1)
        for kept in batch
    ]
    assert found == [0]
    kept = await record_rows.load(store.database, "ABCDE", 0)
    assert kept is not None and kept.match == first.match


@both
async def test_a_forged_record_that_an_earlier_version_took_names_nobody_any_more(
    own: str,
) -> None:
    victim = Person("telegram", "1234567", "Vera")
    whole = finished("reversi", 2, 1, "called-off")
    true = record_of(whole)
    log = tuple(msgspec.structs.replace(entry, name="", level=victim.key) for entry in true.log)
    forged = msgspec.structs.replace(true, log=log)
    store = await Store.open(own)
    await played(store, whole)
    await store.people.remember(victim)
    await record_rows.keep(store.database, opened(true, "FGHJK"), "record:1")
    await record_rows.keep(store.database, opened(forged, "LMNPQ"), "record:2")
    before = [
        await record_rows.load(store.database, code, 0) for code in ("ABCDE", "FGHJK", "LMNPQ")
    ]
    assert before[2] is not None and victim.name in str(record_of(before[2])), "as it was found"
    await store.close()
    database = await connect(parse(own))
    await database.write(step_back, "0023")
    await database.write(upgrade, HEAD)
    await database.close()
    store = await Store.open(own)
    try:
        after = [
            await record_rows.load(store.database, code, 0) for code in ("ABCDE", "FGHJK", "LMNPQ")
        ]
        assert after[:2] == before[:2], "what was told truly stays"
        assert after[2] is not None and {logged.who for logged in after[2].log} == {""}
        told = record_of(after[2])
        assert victim.name not in str(told) and told.seats == true.seats
        assert (await personal_data.of_person(store.renamings, victim.key))["moves"] == []
    finally:
        await store.close()
