"""Tables in the store: what is committed comes back, and of two changes one wins."""

import asyncio
import itertools
import logging
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.store import notes as note_rows
from bot.store import tables as table_rows
from bot.store.store import Store
from bot.store.tables import Conflict
from bot.tables.table import (
    Chair,
    Maker,
    Match,
    Proposal,
    Series,
    Status,
    Table,
    Turn,
    Undone,
)
from engines.game import Outcome
from tests import postgres
from tests.contract.conftest import both

ANN, BEN = Chair("Änn 🎲", "telegram:1"), Chair("بن", "discord:2")
SEED = "5eed" * 16
PLAYING = Table(
    "ABCDE",
    "reversi",
    ANN.person,
    Status.PLAYING,
    options=(("first", "random"), ("position", "")),
    chairs=(ANN, BEN),
    series=Series("match", 2, first=0),
    match=Match(0, "the setup", SEED),
)

texts = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=20)
seats = st.integers(0, 3)
outcomes = st.builds(
    Outcome,
    winners=st.lists(seats, max_size=4).map(tuple),
    scores=st.lists(st.integers(-500, 900), max_size=4).map(tuple),
    reason=texts,
)
times = st.floats(0, 4e9)
chairs = st.lists(
    st.builds(
        Chair,
        name=texts,
        person=texts,
        level=texts,
        former=texts,
        joined=st.integers(0, 99),
        away=times,
        away_since=times,
        spent=times,
    ),
    max_size=4,
).map(tuple)
turns = st.builds(
    Turn,
    seat=st.none() | seats,
    since=times,
    left=st.lists(times, max_size=4).map(tuple),
    deadline=st.none() | times,
    overdue=st.none() | times,
    reminded=st.booleans(),
    warned=times,
)
proposals = st.builds(
    Proposal,
    kind=texts,
    person=texts,
    at=times,
    agreed=st.lists(texts, max_size=3).map(tuple),
    number=st.integers(0, 99),
    detail=texts,
)
# A move is a path; what begins with "<" takes moves back in the log.
moves = st.lists(texts.filter(lambda text: not text.startswith("<")), max_size=15).map(tuple)
makers = st.builds(Maker, seat=st.none() | seats, who=texts)
changes = st.fixed_dictionaries(
    {},
    optional={
        "host": texts,
        "status": st.sampled_from(Status),
        "options": st.lists(st.tuples(texts, texts), max_size=4).map(tuple),
        "chairs": chairs,
        "series": st.builds(
            Series,
            kind=st.sampled_from(["single", "match", "sumof"]),
            length=st.integers(1, 9),
            first=st.none() | seats,
            results=st.lists(outcomes, max_size=5).map(tuple),
        ),
        "due": st.none() | st.floats(0, 4e9),
        "hints": st.booleans(),
        "clock": texts,
        "paused": times,
        "allowance": st.integers(0, 30),
        "turn": turns,
        "proposal": st.none() | proposals,
        "refused": st.lists(st.tuples(texts, texts), max_size=3).map(tuple),
    },
)
matches = st.builds(
    Match, number=st.just(0), setup=texts, seed=texts, moves=moves, outcome=st.none() | outcomes
)
codes = ("".join(letters) for letters in itertools.product("ABCDEFGHJK", repeat=5))


def moved(table: Table, *played: str) -> Table:
    assert table.match is not None
    match = replace(table.match, moves=(*table.match.moves, *played))
    return table.changed(match=match)


def grown(table: Table, match: Match) -> Table:
    """With ``match`` going on from the table's own, or dealt after it is over."""
    now = table.match
    if now is None or now.outcome is not None:
        return table.changed(match=replace(match, number=0 if now is None else now.number + 1))
    later = replace(now, moves=now.moves + match.moves, outcome=match.outcome)
    return table.changed(match=later)


async def test_a_code_that_nobody_took_has_no_table(store: Store) -> None:
    assert await table_rows.load(store.database, "ABCDE") is None


@both
@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(first=changes, steps=st.lists(st.tuples(changes, st.none() | matches), max_size=6))
async def test_a_table_comes_back_as_it_was_after_every_change(
    store: Store, first: dict[str, object], steps: list[tuple[dict[str, object], Match | None]]
) -> None:
    table = replace(Table(next(codes), "reversi", "web:1"), **first)  # type: ignore[arg-type]
    await store.tables.create(table)
    assert await table_rows.load(store.database, table.code) == table
    for change, match in steps:
        after = table.changed(**change)
        after = replace(grown(after, match), revision=after.revision) if match else after
        await store.tables.commit(table, after)
        assert await table_rows.load(store.database, table.code) == after
        table = after


async def test_seats_left_free_before_the_first_player_come_back(store: Store) -> None:
    table = Table(next(codes), "crosswise", "web:1", chairs=(Chair("Ann", "web:1"),))
    await store.tables.create(table)
    alone = table.changed(vacant=1)
    await store.tables.commit(table, alone)
    assert await table_rows.load(store.database, table.code) == alone


async def test_the_times_of_a_match_come_back(store: Store) -> None:
    makers = (Maker(0, "web:1", 1_007.5),)
    match = Match(
        0, "reversi first=1 position=start", "seed", ("d3",), makers=makers, began=1_000.0
    )
    table = replace(PLAYING, code=next(codes), match=match)
    await store.tables.create(table)
    gone = Undone(0, match.moves, match.makers, "web:1", 1_010.0)
    makers = (Maker(0, "web:1", 1_020.0),)
    won = Outcome((0,), (33, 31), "full")
    over = replace(match, makers=makers, undone=(gone,), outcome=won, ended=1_030.0)
    await store.tables.commit(table, table.changed(match=over))
    for found in (
        (await table_rows.load(store.database, table.code) or table).match,
        await table_rows.match(store.database, table.code, 0),
    ):
        assert found is not None
        assert (found.began, found.ended) == (1_000.0, 1_030.0)
        assert (found.makers[0].at, found.undone[0].at) == (1_020.0, 1_010.0)
        assert found.undone[0].makers[0].at == 1_007.5


@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(data=st.data())
async def test_moves_that_were_taken_back_stay_in_the_log(
    store: Store, data: st.DataObject
) -> None:
    table = replace(PLAYING, code=next(codes))
    await store.tables.create(table)
    steps: int = data.draw(st.integers(1, 6))
    for _ in range(steps):
        match = table.match
        assert match is not None
        back: bool = data.draw(st.booleans())
        if match.moves and back:
            keep: int = data.draw(st.integers(0, len(match.moves)))
            gone = Undone(keep, match.moves[keep:], match.makers[keep:], data.draw(texts))
            fewer = replace(match, moves=match.moves[:keep], makers=match.makers[:keep])
            after = table.changed(match=replace(fewer, undone=(*match.undone, gone)))
        else:
            made = data.draw(makers.filter(lambda maker: maker != Maker()))
            more = replace(match, moves=(*match.moves, "d3"), makers=(*match.makers, made))
            after = table.changed(match=more)
        await store.tables.commit(table, after)
        table = after
        assert await table_rows.load(store.database, table.code) == table


@both
async def test_what_opened_a_table_opens_no_second_one(store: Store) -> None:
    await store.tables.create(PLAYING, origin="telegram:-1::7")
    again = replace(PLAYING, code="FGHJK", chairs=(), match=None)
    with pytest.raises(Conflict):
        await store.tables.create(again, origin="telegram:-1::7")
    assert await table_rows.opened_by(store.database, "telegram:-1::7") == "ABCDE"
    assert await table_rows.opened_by(store.database, "telegram:-1::8") is None
    assert await table_rows.load(store.database, "FGHJK") is None
    await store.tables.create(again)
    await store.tables.create(replace(again, code="KLMNP"))
    assert await table_rows.opened_by(store.database, "") is None


async def test_a_table_is_created_whole_with_its_seats_and_moves(store: Store) -> None:
    table = moved(PLAYING, "d3", "c5")
    await store.tables.create(table)
    assert await table_rows.load(store.database, "ABCDE") == table


async def test_moves_come_back_in_the_order_in_which_they_were_played(store: Store) -> None:
    await store.tables.create(PLAYING)
    table = PLAYING
    for ply in range(120):
        after = moved(table, f"m{ply}")
        await store.tables.commit(table, after)
        table = after
    assert await table_rows.load(store.database, "ABCDE") == table


@both
async def test_a_code_can_be_taken_once(store: Store) -> None:
    await store.tables.create(PLAYING)
    with pytest.raises(Conflict):
        await store.tables.create(replace(PLAYING, game="crosswise", chairs=()))
    assert await table_rows.load(store.database, "ABCDE") == PLAYING


async def test_a_commit_on_an_older_revision_writes_nothing(store: Store) -> None:
    await store.tables.create(PLAYING)
    newer = moved(PLAYING, "d3")
    await store.tables.commit(PLAYING, newer)
    late = moved(PLAYING, "c4").changed(chairs=(BEN, ANN), due=5.0, status=Status.OVER)
    with pytest.raises(Conflict):
        await store.tables.commit(PLAYING, late)
    assert await table_rows.load(store.database, "ABCDE") == newer


async def test_a_commit_to_a_table_that_does_not_exist_is_a_conflict(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.tables.commit(PLAYING, moved(PLAYING, "d3"))


@both
async def test_a_ply_is_played_once_whatever_the_revision_says(store: Store) -> None:
    table = moved(PLAYING, "d3")
    await store.tables.create(table)
    with pytest.raises(Conflict):
        await store.tables.commit(
            replace(PLAYING, revision=1), replace(moved(PLAYING, "c4"), revision=2)
        )
    assert await table_rows.load(store.database, "ABCDE") == table


async def test_a_match_that_has_lost_a_move_is_refused(store: Store) -> None:
    table = moved(PLAYING, "d3")
    await store.tables.create(table)
    with pytest.raises(ValueError, match="lost moves"):
        await store.tables.commit(table, table.changed(match=PLAYING.match))
    assert await table_rows.load(store.database, "ABCDE") == table


async def test_a_new_match_leaves_the_moves_of_the_one_before_alone(store: Store) -> None:
    await store.tables.create(PLAYING)
    over = moved(PLAYING, "d3")
    await store.tables.commit(PLAYING, over)
    dealt = over.changed(match=Match(1, "another setup", SEED, ("c4",)))
    await store.tables.commit(over, dealt)
    assert await table_rows.load(store.database, "ABCDE") == dealt
    longer = moved(dealt, "e3")
    await store.tables.commit(dealt, longer)
    assert await table_rows.load(store.database, "ABCDE") == longer


@both
async def test_of_two_commits_at_once_exactly_one_wins(store: Store) -> None:
    await store.tables.create(PLAYING)
    table = PLAYING
    for _ in range(20):
        rivals = [moved(table, "d3"), moved(table, "c4")]
        results = await asyncio.gather(
            *(store.tables.commit(table, rival) for rival in rivals), return_exceptions=True
        )
        assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
        table = rivals[results.index(None)]
        assert await table_rows.load(store.database, "ABCDE") == table


async def test_of_two_processes_that_commit_at_once_exactly_one_wins(
    server: postgres.Server,
) -> None:
    url = await server.fresh()
    store, other = await Store.open(url), await Store.open(url)
    try:
        await store.tables.create(PLAYING)
        table = PLAYING
        for _ in range(20):
            rivals = [moved(table, "d3"), moved(table, "c4")]
            results = await asyncio.gather(
                store.tables.commit(table, rivals[0]),
                other.tables.commit(table, rivals[1]),
                return_exceptions=True,
            )
            assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
            table = rivals[results.index(None)]
            assert (
                await table_rows.load(store.database, "ABCDE")
                == await table_rows.load(other.database, "ABCDE")
                == table
            )
    finally:
        await store.close()
        await other.close()


async def test_a_refused_commit_leaves_those_beside_it_alone(store: Store) -> None:
    tables = [replace(PLAYING, code=f"ABCD{letter}") for letter in "ABCDEFGH"]
    await asyncio.gather(*(store.tables.create(table) for table in tables))
    stale = [replace(table, revision=7) for table in tables[::2]]
    befores = [stale.pop(0) if at % 2 == 0 else table for at, table in enumerate(tables)]
    results = await asyncio.gather(
        *(store.tables.commit(before, moved(before, "d3")) for before in befores),
        return_exceptions=True,
    )
    assert [type(result).__name__ for result in results] == ["Conflict", "NoneType"] * 4
    for before, table in zip(befores, tables, strict=True):
        expected = table if before.revision else moved(table, "d3")
        assert await table_rows.load(store.database, table.code) == expected


@both
async def test_a_reader_never_sees_half_a_commit(store: Store) -> None:
    await store.tables.create(PLAYING)

    async def play() -> None:
        table = PLAYING
        for ply in range(60):
            after = moved(table, f"m{ply}")
            await store.tables.commit(table, after)
            table = after

    playing = asyncio.create_task(play())
    while not playing.done():
        seen = await table_rows.load(store.database, "ABCDE")
        assert seen is not None and seen.match is not None
        assert len(seen.match.moves) == seen.revision
    await playing


@both
async def test_neither_setup_nor_moves_reach_a_log(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await store.tables.create(PLAYING)
    await store.tables.commit(PLAYING, moved(PLAYING, "secret-move"))
    await table_rows.load(store.database, "ABCDE")
    await note_rows.pick(store.database, "ABCDE", 0, 1, ("secret-choice",))
    for secret in ("the setup", SEED, "secret-move", "secret-choice"):
        assert secret not in caplog.text


@both
async def test_an_error_of_the_database_does_not_tell_what_was_to_be_written(
    store: Store,
) -> None:
    await store.tables.create(PLAYING)
    broken = PLAYING.changed(match=Match(1, "the setup", None))  # type: ignore[arg-type]
    with pytest.raises(Exception) as raised:
        await store.tables.commit(PLAYING, broken)
    shown = repr(raised.value) + str(raised.value) + str(raised.value.__context__)
    assert "the setup" not in shown
    assert await table_rows.load(store.database, "ABCDE") == PLAYING


@both
async def test_tables_that_play_are_unfinished_and_lobbies_only_when_a_time_is_set(
    store: Store,
) -> None:
    states = {
        "LBBYA": (Status.LOBBY, None),
        "LBBYD": (Status.LOBBY, 7.0),
        "PLAYA": (Status.PLAYING, None),
        "PLAYD": (Status.PLAYING, 7.0),
        "VERAA": (Status.OVER, None),
        "CLSED": (Status.CLOSED, None),
    }
    for code, (status, due) in states.items():
        await store.tables.create(replace(PLAYING, code=code, status=status, due=due))
    assert sorted(await table_rows.unfinished(store.database)) == ["LBBYD", "PLAYA", "PLAYD"]


@both
async def test_computers_are_looked_for_where_one_may_be_to_move(store: Store) -> None:
    computer = Chair("", level="club")
    states = {
        "MVEDA": (Status.PLAYING, Turn(1, 5.0)),  # the computer's turn
        "WAITA": (Status.PLAYING, Turn(0, 5.0)),  # the person's
        "VNKNA": (Status.PLAYING, Turn(None, 5.0)),
        "VERAA": (Status.OVER, Turn(1, 5.0)),
    }
    for code, (status, turn) in states.items():
        table = replace(PLAYING, code=code, status=status, turn=turn, chairs=(ANN, computer))
        await store.tables.create(table)
    await store.tables.create(replace(PLAYING, code="LBBYD", status=Status.LOBBY, due=7.0))
    assert sorted(await table_rows.for_computers(store.database)) == ["LBBYD", "MVEDA", "VNKNA"]


@both
async def test_a_persons_tables_come_newest_first_and_each_once(store: Store) -> None:
    for code, sitting in (("AAAAA", (ANN, BEN)), ("BBBBB", (ANN, ANN)), ("CCCCC", (BEN, BEN))):
        await store.tables.create(replace(PLAYING, code=code, chairs=sitting))
    found = [
        ("BBBBB", "reversi", Status.PLAYING),
        ("AAAAA", "reversi", Status.PLAYING),
    ]
    assert await table_rows.of_person(store.renamings, ANN.person, 10) == found
    assert await table_rows.of_person(store.renamings, ANN.person, 1) == found[:1]
    assert await table_rows.of_person(store.renamings, "web:nobody", 10) == []


async def test_computer_players_have_no_tables(store: Store) -> None:
    await store.tables.create(replace(PLAYING, chairs=(ANN, Chair("", level="club"))))
    assert await table_rows.of_person(store.renamings, "", 10) == []


async def test_whose_seat_a_computer_player_has_taken_over_still_has_the_table(
    store: Store,
) -> None:
    left = Chair("Ann", level="club", former=ANN.person)
    await store.tables.create(replace(PLAYING, code="AAAAA", chairs=(left, BEN)))
    await store.tables.create(replace(PLAYING, code="BBBBB", chairs=(ANN, BEN)))
    found = [code for code, _, _ in await table_rows.of_person(store.renamings, ANN.person, 10)]
    assert found == ["BBBBB", "AAAAA"]
    assert len(await table_rows.of_person(store.renamings, ANN.person, 1)) == 1


async def test_who_leaves_a_table_no_longer_has_it(store: Store) -> None:
    await store.tables.create(PLAYING)
    await store.tables.commit(PLAYING, PLAYING.changed(chairs=(BEN,)))
    assert await table_rows.of_person(store.renamings, ANN.person, 10) == []
