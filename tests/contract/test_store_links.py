"""Accounts become one person, part, and are forgotten: in one transaction, on both databases."""

import asyncio
from dataclasses import replace

import pytest
from msgspec import structs
from sqlalchemy import select

from bot.accounts.errors import AlreadyLinked, NotLinked, OwnCode, TooManyAccounts, UnknownCode
from bot.features.puzzles import rows as puzzle_rows
from bot.features.training import rows as training_rows
from bot.people import Chat, Person, PersonPreferences, PresenceSign
from bot.store import away as away_rows
from bot.store import displays as display_rows
from bot.store import games as game_rows
from bot.store import links as link_rows
from bot.store import notices as notice_rows
from bot.store import people as person_rows
from bot.store import personal_data
from bot.store import signs as sign_rows
from bot.store import tables as table_rows
from bot.store.database import connect, parse
from bot.store.forgetting import fresh_ghost
from bot.store.migrate import HEAD, upgrade, version
from bot.store.recent_links import LASTS
from bot.store.schema import notices
from bot.store.store import Store
from bot.store.tables import Conflict
from bot.tables.notices import Notice, NoticeKind, is_current
from bot.tables.table import Chair, Maker, Match, Proposal, Series, Status, Table
from engines.game import Outcome
from tests.contract.conftest import both
from tests.contract.versions import step_back

ANN, BEN, CARL = "telegram:1", "discord:2", "web:3"
MOST = 4
NOW = 1_000.0
MATCH = Match(0, "setup", "seed", ("d3", "c5"), makers=(Maker(0, ANN), Maker(1, CARL)))
RUNNING = Table(
    "AAAAA",
    "reversi",
    ANN,
    Status.PLAYING,
    5,
    (),
    (Chair("Ann", ANN, joined=1), Chair("Carl", CARL, joined=2)),
    Series(first=0),
    MATCH,
    refused=(("draw", ANN),),
)
OVER = replace(
    RUNNING,
    code="BBBBB",
    status=Status.OVER,
    chairs=(Chair("Ben", BEN, joined=1), Chair("Carl", CARL, joined=2)),
    host=CARL,
    refused=(),
    match=replace(
        MATCH, outcome=Outcome((0,), (33, 31), "full"), makers=(Maker(0, BEN), Maker(1, CARL))
    ),
)
BOTH = replace(
    RUNNING,
    code="CCCCC",
    chairs=(Chair("Ann", ANN, joined=1), Chair("Ben", BEN, joined=2)),
    proposal=Proposal("draw", ANN, 9.0),
    refused=(),
    match=replace(MATCH, makers=(Maker(0, ANN), Maker(1, BEN))),
)


async def linked(store: Store, first: str = ANN, second: str = BEN) -> str:
    """Make the two one person; its key."""
    await link_rows.offer(store.database, first, f"hash of {first}", NOW, NOW + 600)
    return (await store.people.join(second, f"hash of {first}", NOW + 1, MOST)).person


async def loaded(store: Store, code: str) -> Table:
    table = await table_rows.load(store.database, code)
    assert table is not None
    return table


async def test_an_account_on_its_own_is_its_own_person(store: Store) -> None:
    assert await store.people.person_of(ANN) == ANN
    assert await link_rows.accounts_of(store.database, ANN) == (ANN,)


@both
async def test_their_puzzles_are_those_of_one_person_until_nobody_knows_them(store: Store) -> None:
    chat = Chat("web", "home", private=True)
    for person, solved, at in ((ANN, False, NOW), (BEN, True, NOW + 1)):
        assert await puzzle_rows.attempt(store.database, person, 20_000, chat, solved, 3, at)
        await training_rows.miss(store.database, person, "reversi.12", at)
    assert await puzzle_rows.attempt(store.database, BEN, 20_001, chat, True, 2, NOW)
    key = await linked(store)
    assert await puzzle_rows.tried(store.database, key, 20_000) is False  # the first counts
    assert await puzzle_rows.solved_days(store.database, key) == [20_001]
    assert await training_rows.missed(store.database, key) == ["reversi.12"]
    assert await puzzle_rows.tried(store.database, BEN, 20_001) is None
    kept = await personal_data.of_person(store.renamings, key)
    assert [len(kept[name]) for name in ("puzzles", "missed")] == [2, 1]
    await store.people.forget(key, fresh_ghost(), NOW + 2)
    assert await puzzle_rows.tried(store.database, key, 20_000) is None
    assert await training_rows.missed(store.database, key) == []


@both
async def test_linked_accounts_are_one_person_at_every_table(store: Store) -> None:
    for table in (RUNNING, OVER, BOTH):
        await store.tables.create(table)
    key = await linked(store)
    assert await store.people.person_of(ANN) == await store.people.person_of(BEN) == key
    assert await link_rows.accounts_of(store.database, key) == (BEN, ANN)
    running, over, both = [await loaded(store, code) for code in ("AAAAA", "BBBBB", "CCCCC")]
    assert [chair.person for chair in running.chairs] == [key, CARL]
    assert (running.host, running.refused) == (key, (("draw", key),))
    assert running.match is not None and running.match.makers[0].who == key
    assert over.match is not None and over.match.makers == (Maker(0, key), Maker(1, CARL))
    assert both.seats_of(key) == (0, 1) and both.proposal is None
    assert [table.revision for table in (running, over, both)] == [6, 5, 6]
    await store.renamings.finish()
    assert await loaded(store, "BBBBB") == replace(over, revision=6)
    assert {game.code for game in await game_rows.of_person(store.renamings, key, 9)} == {
        "AAAAA",
        "BBBBB",
        "CCCCC",
    }


async def test_what_shows_a_finished_table_shows_it_still(store: Store) -> None:
    await store.tables.create(OVER)
    await store.tables.create(RUNNING)
    chat = Chat("telegram", "-1")
    await store.chats.add_display("BBBBB", chat, "1", None, OVER.revision)
    await store.chats.add_display("AAAAA", chat, "2", None, RUNNING.revision)
    await linked(store)
    assert [display.table for display in await display_rows.behind(store.database, "telegram")] == [
        "AAAAA"
    ]
    await store.renamings.finish()
    assert [display.table for display in await display_rows.behind(store.database, "telegram")] == [
        "AAAAA"
    ]


@both
async def test_settings_signs_absences_and_notices_follow(store: Store) -> None:
    await store.people.remember(Person("telegram", "1", "Ann", "de"))
    await store.people.remember(Person("discord", "2", "Ben", "en"))
    await person_rows.set_person_preferences(
        store.renamings, ANN, PersonPreferences("de", "never", False, "dark")
    )
    await store.tables.create(BOTH)
    here = Chat("discord", "7")
    await sign_rows.note(
        store.database,
        [("CCCCC", ANN, PresenceSign(1.0, here)), ("CCCCC", BEN, PresenceSign(2.0, here))],
    )
    await away_rows.go(store.database, BEN, 5.0, 50.0)
    asked = Notice(BEN, NoticeKind.ASKED, 6, f"draw.{ANN}.9.0")
    await store.tables.commit(BOTH, BOTH.changed(), due=[asked])
    key = await linked(store)
    assert await person_rows.person_preferences(store.database, key) == PersonPreferences(
        "de", "never", False, "dark"
    )
    assert await sign_rows.of_table(store.database, "CCCCC") == {key: PresenceSign(2.0, here)}
    assert await away_rows.spans(store.database, key, 0.0) == [(5.0, 50.0)]
    assert await store.people.person(ANN) is None
    assert await notice_rows.claim(store.database, ["web"], 20.0, 0.0) == [], (
        "no account of theirs is there"
    )
    [notice] = await notice_rows.claim(store.database, ["telegram"], 20.0, 0.0)
    assert (notice.notice.person, notice.notice.about) == (key, f"draw.{key}.9.0")
    assert len(await notice_rows.claim(store.database, ["discord"], 90.0, 80.0)) == 1, (
        "its claim has lapsed"
    )


async def test_codes_work_once_until_they_expire_and_for_others(store: Store) -> None:
    await link_rows.offer(store.database, ANN, "one", NOW, NOW + 600)
    with pytest.raises(OwnCode):
        await store.people.join(ANN, "one", NOW, MOST)
    with pytest.raises(UnknownCode):
        await store.people.join(BEN, "one", NOW + 600, MOST)
    await link_rows.offer(store.database, ANN, "two", NOW, NOW + 600)
    with pytest.raises(UnknownCode):
        await store.people.join(BEN, "one", NOW, MOST)
    await store.people.join(BEN, "two", NOW, MOST)
    with pytest.raises(UnknownCode):
        await store.people.join(CARL, "two", NOW, MOST)
    await link_rows.offer(store.database, BEN, "three", NOW, NOW + 600)
    with pytest.raises(AlreadyLinked):
        await store.people.join(ANN, "three", NOW, MOST)


@both
async def test_two_who_give_the_same_code_at_once(store: Store) -> None:
    await link_rows.offer(store.database, ANN, "one", NOW, NOW + 600)
    results = await asyncio.gather(
        *(store.people.join(account, "one", NOW, MOST) for account in (BEN, CARL)),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["Changed", "UnknownCode"]


async def test_persons_with_several_accounts_become_one_up_to_a_limit(store: Store) -> None:
    first, second = await linked(store), await linked(store, CARL, "web:4")
    assert first != second
    key = await linked(store, ANN, CARL)
    assert key == first and len(await link_rows.accounts_of(store.database, key)) == 4
    with pytest.raises(TooManyAccounts):
        await linked(store, ANN, "web:5")
    assert await store.people.person_of("web:5") == "web:5"


async def test_an_account_that_parts_begins_afresh(store: Store) -> None:
    await store.tables.create(RUNNING)
    key = await linked(store)
    before = await loaded(store, "AAAAA")
    changed = await store.people.part(ANN, NOW + 1 + LASTS)
    assert (changed.accounts, changed.codes) == ((BEN,), ("AAAAA",))
    assert await store.people.person_of(ANN) == ANN and await store.people.person_of(BEN) == key
    assert await game_rows.of_person(store.renamings, ANN, 9) == []
    after = await loaded(store, "AAAAA")
    assert after == replace(before, revision=before.revision + 1)
    with pytest.raises(NotLinked):
        await store.people.part(ANN, NOW)
    with pytest.raises(NotLinked):
        await store.people.part(BEN, NOW)


async def test_a_change_of_a_table_known_before_a_link_is_a_conflict(store: Store) -> None:
    await store.tables.create(RUNNING)
    await linked(store)
    with pytest.raises(Conflict):
        await store.tables.commit(RUNNING, RUNNING.changed(hints=False))


@both
async def test_a_link_and_moves_at_once_leave_one_order(store: Store) -> None:
    await store.tables.create(RUNNING)
    assert RUNNING.match is not None
    match = replace(
        RUNNING.match,
        moves=(*RUNNING.match.moves, "e6"),
        makers=(*RUNNING.match.makers, Maker(0, ANN)),
    )
    moved = RUNNING.changed(match=match)
    key, result = await asyncio.gather(
        linked(store), store.tables.commit(RUNNING, moved), return_exceptions=True
    )
    assert isinstance(key, str | Conflict)
    if isinstance(key, Conflict):
        key = await linked(store)
    table = await loaded(store, "AAAAA")
    assert table.match is not None
    assert {maker.who for maker in table.match.makers} == {key, CARL}
    assert len(table.match.moves) == (2 if isinstance(result, Conflict) else 3)


@both
async def test_the_forgotten_leave_a_key_that_leads_to_nobody(store: Store) -> None:
    for table in (RUNNING, OVER):
        await store.tables.create(table, origin=f"{ANN}::{table.code}")
    await store.people.remember(Person("telegram", "1", "Ann", "de"))
    await store.chats.add_display("AAAAA", Chat("telegram", "1", private=True), "9", ANN, 5)
    key, ghost = await linked(store), fresh_ghost()
    await store.people.forget(key, ghost, NOW)
    running, over = await loaded(store, "AAAAA"), await loaded(store, "BBBBB")
    assert running.chairs[0].level and running.host == CARL and running.refused == ()
    assert running.match is not None and running.match.makers[0].who == ghost
    assert over.chairs[0] == Chair("", ghost, joined=1)
    assert (
        await store.people.person(key) is None
        and await display_rows.of_table(store.database, "AAAAA") == []
    )
    assert await table_rows.opened_by(store.database, f"{ANN}::AAAAA") is None
    for account in (ANN, BEN):
        assert await store.people.person_of(account) == account
        assert await game_rows.of_person(store.renamings, account, 9) == []


async def test_a_person_reads_what_is_kept_of_them_and_of_nobody_else(store: Store) -> None:
    await store.tables.create(RUNNING)
    await store.tables.create(OVER)
    kept = await personal_data.of_person(store.renamings, ANN)
    assert [(seat["table"], seat["name"]) for seat in kept["seats"]] == [("AAAAA", "Ann")]
    assert [(entry["ply"], entry["move"]) for entry in kept["moves"]] == [(0, "d3")]
    assert [table["code"] for table in kept["hosted"]] == ["AAAAA"]
    assert CARL not in str(kept)


@both
async def test_notices_of_the_version_before_name_nobody_once_they_are_out(own: str) -> None:
    store = await Store.open(own)
    await store.tables.create(BOTH)
    asked = Notice(BEN, NoticeKind.ASKED, 6, f"draw.{ANN}.9.5")
    await store.tables.commit(BOTH, BOTH.changed(), due=[asked, asked])
    [sent, _] = await notice_rows.free(store.database, ["discord"], 0.0, 0.0)
    await notice_rows.sent(store.database, [sent.id], NOW)
    await store.close()
    database = await connect(parse(own))
    await database.write(step_back, "0015")
    await database.write(upgrade, HEAD)
    told = select(notices.c.about).order_by(notices.c.id)
    about = await database.read(lambda connection: connection.scalars(told).all())
    assert about == ["draw.9.5", f"draw.{ANN}.9.5"], "what is not out yet, older versions compare"
    await database.close()
    store = await Store.open(own)
    try:
        assert ANN not in str((await personal_data.of_person(store.renamings, BEN))["notices"])
        [left] = await notice_rows.free(store.database, ["discord"], 0.0, 0.0)
        assert is_current(left.notice, await loaded(store, "CCCCC")) is False, "of another proposal"
        assert is_current(
            structs.replace(left.notice, about=f"draw.{ANN}.9.0"), await loaded(store, "CCCCC")
        )
    finally:
        await store.close()


@both
async def test_a_database_of_the_version_before_links_its_running_and_finished_tables(
    own: str,
) -> None:
    store = await Store.open(own)
    for table in (RUNNING, OVER):
        await store.tables.create(table)
    await store.close()
    database = await connect(parse(own))
    await database.write(step_back, "0007")
    assert await database.read(version) == "0007"
    await database.write(upgrade, HEAD)
    await database.close()
    store = await Store.open(own)
    try:
        assert await loaded(store, "AAAAA") == RUNNING
        assert await loaded(store, "BBBBB") == OVER
        key = await linked(store)
        assert (await loaded(store, "AAAAA")).host == key
        assert (await loaded(store, "BBBBB")).chairs[0].person == key
    finally:
        await store.close()
