"""A person's tables as the store lists them."""

from dataclasses import replace

from bot.store import games as game_rows
from bot.store.store import Store
from bot.tables.table import Chair, Match, Proposal, Status, Table, Turn
from engines.game import Outcome
from tests.contract.conftest import both

ANN, BEN = Chair("Änn 🎲", "telegram:1"), Chair("بن", "discord:2")
TABLE = Table(
    "ABCDE",
    "reversi",
    ANN.person,
    Status.PLAYING,
    options=(("first", "random"), ("position", "")),
    chairs=(ANN, BEN),
    match=Match(0, "the setup", "5eed" * 16),
    clock="3d+1d",
    turn=Turn(1, 1000.0, (7.0, 8.0), 2000.0),
    proposal=Proposal("draw", ANN.person, 1500.0),
)


async def codes(store: Store, person: str = ANN.person, limit: int = 10) -> list[str]:
    return [found.code for found in await game_rows.of_person(store.renamings, person, limit)]


async def test_a_listed_table_says_who_sits_there_whose_turn_it_is_and_until_when(
    store: Store,
) -> None:
    await store.tables.create(TABLE)
    (found,) = await game_rows.of_person(store.renamings, BEN.person, 10)
    assert (found.person, found.code, found.game) == (BEN.person, "ABCDE", "reversi")
    assert found.chairs == TABLE.chairs and found.options == TABLE.options
    assert (found.turn, found.since, found.deadline) == (1, 1000.0, 2000.0)
    assert found.proposal == TABLE.proposal and found.revision == TABLE.revision
    assert found.mine and found.outcome is None and found.updated > 0


async def test_a_listed_table_has_the_outcome_of_the_match_on_it(store: Store) -> None:
    await store.tables.create(TABLE)
    assert TABLE.match is not None
    outcome = Outcome((0,), (40, 24), "full")
    over = TABLE.changed(
        status=Status.OVER, turn=Turn(), match=replace(TABLE.match, outcome=outcome)
    )
    await store.tables.commit(TABLE, over)
    (found,) = await game_rows.of_person(store.renamings, ANN.person, 10)
    assert found.outcome == outcome and found.status is Status.OVER and not found.mine


@both
async def test_unfinished_tables_are_listed_before_others_and_cancelled_ones_never(
    store: Store,
) -> None:
    for code, status in (
        ("PLAYA", Status.PLAYING),
        ("CLSED", Status.CLOSED),
        ("LBBYA", Status.LOBBY),
        ("VERAA", Status.OVER),
        ("VERBB", Status.OVER),
    ):
        await store.tables.create(replace(TABLE, code=code, status=status))
    assert await codes(store) == ["LBBYA", "PLAYA", "VERBB", "VERAA"]
    assert await codes(store, limit=3) == ["LBBYA", "PLAYA", "VERBB"]


async def test_a_table_is_listed_once_and_only_for_who_sits_there_or_has_left_the_seat(
    store: Store,
) -> None:
    left = Chair("Änn 🎲", level="club", former=ANN.person)
    await store.tables.create(replace(TABLE, code="BBBBB", chairs=(ANN, ANN)))
    await store.tables.create(replace(TABLE, code="LEFTB", chairs=(left, BEN)))
    await store.tables.create(replace(TABLE, code="THERS", chairs=(BEN, BEN)))
    assert await codes(store) == ["LEFTB", "BBBBB"]
    assert await codes(store, "web:nobody") == await codes(store, "") == []
