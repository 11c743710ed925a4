"""Other keys come to stand in finished tables step by step: nobody sees the old ones meanwhile."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from sqlalchemy import Connection, select

from bot.accounts.accounts import Accounts
from bot.features.records import rows as record_rows
from bot.people import Chat, Person
from bot.ratings.rating import DAILY
from bot.ratings.rows import ladders as ladder_rows
from bot.ratings.rows import rebuild as rating_rows
from bot.running.presence import Presence
from bot.store import displays as display_rows
from bot.store import games as game_rows
from bot.store import renamings
from bot.store import tables as table_rows
from bot.store.database import connect, parse
from bot.store.forgetting import fresh_ghost
from bot.store.migrate import HEAD, upgrade
from bot.store.schema import moves, ratings, seats, signs, tables
from bot.store.schema import renamings as pending
from bot.store.store import Store
from bot.store.tables import Conflict
from bot.tables.table import Status, Table
from tests.bot.club import ANN, BEN, CLEO, DAN, PEOPLE, Club
from tests.contract.conftest import both
from tests.contract.test_store_forgetting import kept
from tests.contract.test_store_linked_ratings import LATER, joined
from tests.contract.test_store_replays import PEOPLE as PLAYERS
from tests.contract.test_store_replays import Season, everything, season
from tests.contract.test_store_unlinking import Lives, lived, of_people
from tests.contract.versions import step_back

__all__ = ["season"]  # a fixture
LOUNGE = Chat("rooms", "lounge")
WHO = (seats.c.person, seats.c.former, tables.c.host, moves.c.who, signs.c.person, ratings.c.person)


@pytest.fixture(autouse=True)
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """One table a step."""
    monkeypatch.setattr(renamings, "LINKED_TABLES", 1)
    monkeypatch.setattr(renamings, "FORGOTTEN_TABLES", 1)


@pytest.fixture
def club(store: Store) -> Club:
    return Club(store)


async def written(store: Store) -> set[str]:
    """The keys that stand anywhere at tables."""

    def read(connection: Connection) -> set[str]:
        return {key for column in WHO for key in connection.scalars(select(column)) if key}

    return await store.database.read(read)


async def is_pending(store: Store) -> bool:
    """Whether anything is still to be renamed."""

    def read(connection: Connection) -> bool:
        return connection.execute(select(pending)).first() is not None

    return await store.database.read(read)


def keys_at(table: Table) -> Iterator[str]:
    """Everybody whom a table names."""
    yield table.host
    for chair in table.chairs:
        yield from (chair.person, chair.former)
    for maker in table.match.makers if table.match is not None else ():
        yield maker.who


async def met(club: Club, times: int = 1) -> list[str]:
    """Ann and Ben have each beaten Cleo and Dan so often, and been seen there; the codes."""
    codes = []
    for _ in range(times):
        for winner, loser in ((ANN, CLEO), (BEN, CLEO), (DAN, ANN), (BEN, DAN)):
            codes.append((await club.beats(winner, loser)).code)
    for number, code in enumerate(codes):
        await club.store.chats.add_display(code, LOUNGE, str(number), None, 0)
    return codes


@both
async def test_between_any_two_steps_everybody_reads_the_key_that_holds(club: Club) -> None:
    """Tables, records, matches that are over, the rival in another's profile, the ladder of a chat
    and of whoever met them, whichever process goes on."""
    store, codes = club.store, await met(club, 2)
    before = [await table_rows.load(store.database, code) for code in codes]
    key = await joined(store, ANN, BEN)
    names = {ANN.key: key, BEN.key: key}
    steps = 0
    while await is_pending(store):
        for code, old in zip(codes, before, strict=True):
            table, record = (
                await table_rows.load(store.database, code),
                await record_rows.load(store.database, code, 0),
            )
            assert table is not None and old is not None and record is not None
            expected = {names.get(who, who) for who in keys_at(old)}
            assert set(keys_at(table)) == set(keys_at(record.table)) == expected
            assert (
                table.match is not None
                and await table_rows.match(store.database, code, 0) == table.match
            )
            assert record.match.makers == table.match.makers
        profile = await ladder_rows.profile(store.renamings, CLEO.key)
        assert profile is not None and (profile.rival, profile.met) == ("Ann", 4)
        for ladder in (
            await ladder_rows.best(store.renamings, "", "reversi", 9, chat=LOUNGE),
            await ladder_rows.best(store.renamings, CLEO.key, "reversi", 9),
        ):
            assert {one.person for one in ladder} >= {key, CLEO.key}
            assert not {one.person for one in ladder} & {ANN.key, BEN.key}
        store = Store(store.database)  # as after a kill
        assert await store.renamings.step()
        steps += 1
    assert steps > len(codes)
    assert await written(store) == {key, CLEO.key, DAN.key}


async def test_whoever_asks_for_their_own_has_it_complete(club: Club) -> None:
    store, codes = club.store, await met(club)
    key = await joined(store, ANN, BEN)
    assert {ANN.key, BEN.key} & await written(store)
    assert {game.code for game in await game_rows.of_person(store.renamings, key, 99)} == set(codes)
    assert not {ANN.key, BEN.key} & await written(store)
    profile = await ladder_rows.profile(store.renamings, key)
    assert profile is not None and len(profile.courses[0].shown) == len(codes)


async def test_the_ladder_is_what_all_matches_say_in_the_end_while_others_play_on(
    store: Store, season: Season
) -> None:
    """A replay that was under way waits for the names."""
    await season.play(30)
    await joined(store, PLAYERS[0], PLAYERS[1])
    await store.renamings.finish()
    for _ in range(2):
        assert await store.replays.step()
    await joined(store, PLAYERS[2], PLAYERS[3])
    steps = 0
    while await store.replays.step():
        steps += 1
        if steps % 6 == 0 and steps < 40:
            await season.play(1)
        if steps == 9:
            store = season.store = Store(store.database)
    assert steps > 30
    found = await everything(store)
    await rating_rows.rebuild(store.renamings)
    assert await everything(store) == found


async def test_a_link_is_taken_back_at_once(store: Store) -> None:
    lives = await lived(store)
    before = of_people(await kept(store))
    key = await link_alone(lives, ANN, BEN)
    assert await store.renamings.step() and await is_pending(store)
    await lives.accounts.unlink(BEN)
    await store.replays.finish()
    assert of_people(await kept(store), (key, ANN.key)) == before
    assert (await rating_rows.check(store.database)).wrong == 0
    await lives.club.tables.close()


async def link_alone(lives: Lives, giver: Person, taker: Person) -> str:
    """Make them one person, and leave the rest for later; its key."""
    offer = await lives.accounts.look(taker, await lives.accounts.code(giver))
    return (await lives.accounts.link(taker, offer.mark)).person


async def test_two_links_in_a_row_leave_one_person(club: Club) -> None:
    store, codes = club.store, await met(club)
    first = await joined(store, ANN, BEN)
    assert await store.renamings.step() and await is_pending(store)
    key = await joined(store, ANN, DAN)
    assert key == first and await is_pending(store)
    await store.replays.finish()
    assert await written(store) == {key, CLEO.key}
    assert {game.code for game in await game_rows.of_person(store.renamings, key, 99)} == set(codes)
    assert (await rating_rows.check(store.database)).wrong == 0


@both
async def test_two_persons_of_several_accounts_become_one_while_the_first_links_wait(
    club: Club,
) -> None:
    store = club.store
    await met(club)
    first, second = await joined(store, ANN, BEN), await joined(store, CLEO, DAN)
    key = await joined(store, BEN, DAN)
    assert key in (first, second)
    await store.replays.finish()
    assert await written(store) == {key}
    assert (await rating_rows.check(store.database)).wrong == 0


async def test_the_forgotten_are_nowhere_though_a_link_was_under_way(club: Club) -> None:
    store, codes = club.store, await met(club)
    key = await joined(store, ANN, BEN)
    assert await store.renamings.step() and await is_pending(store)
    ghost = fresh_ghost()
    await store.people.forget(key, ghost, LATER)
    steps = 0
    while await is_pending(store):
        for code in codes:
            table = await table_rows.load(store.database, code)
            assert table is not None
            assert not {ANN.key, BEN.key, key} & set(keys_at(table))
            assert not {"Ann", "Ben"} & {chair.name for chair in table.chairs}
            assert table.match is not None and None in table.match.gains
        profile = await ladder_rows.profile(store.renamings, CLEO.key)
        assert profile is not None and profile.rival not in ("Ann", "Ben")
        store = Store(store.database)  # as after a kill
        assert await store.renamings.step()
        steps += 1
    assert steps > len(codes)
    assert await written(store) == {ghost, CLEO.key, DAN.key}
    await store.replays.finish()
    assert (await rating_rows.check(store.database)).wrong == 0
    found = str(await kept(store))
    assert not [word for word in (ANN.key, BEN.key, key, "'Ann'", "'Ben'") if word in found]


async def test_what_somebody_does_after_they_were_forgotten_is_theirs(club: Club) -> None:
    """The same account begins afresh before everything of before is gone."""
    store, codes = club.store, await met(club)
    await store.chats.add_display(
        codes[0], Chat("rooms", "ann", private=True), "old", ANN.account, 0
    )
    await store.people.forget(ANN.key, fresh_ghost(), LATER)
    fresh = await club.seated("reversi", ANN, CLEO)
    await store.chats.add_display(
        fresh.code, Chat("rooms", "ann", private=True), "new", ANN.account, 0
    )
    assert await is_pending(store)
    await store.renamings.finish()
    found = await table_rows.load(store.database, fresh.code)
    assert found is not None and found.seats_of(ANN.key)
    assert {game.code for game in await game_rows.of_person(store.renamings, ANN.key, 99)} == {
        fresh.code
    }
    displays = {
        display.message
        for code in (*codes, fresh.code)
        for display in await display_rows.of_table(store.database, code)
    }
    assert "new" in displays and "old" not in displays


async def test_a_finished_table_is_changed_once_the_keys_stand_there(club: Club) -> None:
    store = club.store
    [code, *_] = await met(club)
    accounts = Accounts(store, club.tables, Presence(store.database, club.clock), club.clock)
    stale = await club.tables.get(code)
    key = await joined(store, ANN, BEN)
    accounts.people_changed()
    listed = await table_rows.load(store.database, code)
    assert listed is not None and stale.revision == listed.revision
    with pytest.raises(Conflict):
        await store.tables.commit(stale, stale.changed(hints=False))
    renamed = await table_rows.load(store.database, code)
    assert renamed == replace(listed, revision=listed.revision + 1) and renamed.seats_of(key)
    again = await club.matches.rematch(code, await accounts.person(BEN))
    assert again.status is not Status.OVER and again.seats_of(key)


async def test_a_finished_table_that_was_at_hand_is_shown_with_the_key_that_holds(
    store: Store,
) -> None:
    lives = await lived(store)
    [code] = [(await lives.club.beats(BEN, CLEO)).code]
    assert (await lives.club.tables.get(code)).seats_of(BEN.key)
    key = await link_alone(lives, ANN, BEN)
    assert await is_pending(store)
    assert (await lives.club.tables.get(code)).seats_of(key)
    await lives.club.tables.close()


async def test_what_both_have_played_today_counts_for_both(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten matches a day between two count, whichever account played them."""
    for _ in range(DAILY // 2):
        await club.beats(ANN, CLEO)
        await club.beats(BEN, CLEO)
    key = await joined(club.store, ANN, BEN)
    both = replace(ANN, linked=key)
    monkeypatch.setitem(PEOPLE, key, both)
    more = await club.beats(both, CLEO)
    assert await is_pending(club.store)
    assert more.match is not None and more.match.outcome is not None and more.match.gains == ()
    await club.store.replays.finish()
    assert (await rating_rows.check(club.store.database)).wrong == 0


@both
async def test_a_database_of_the_version_before_links_and_forgets(own: str) -> None:
    """With running and with finished tables."""
    store = await Store.open(own)
    club = Club(store)
    codes = await met(club)
    running = await club.moved(await club.seated("triominos", BEN, ANN, CLEO), 3)
    await club.tables.close()
    await store.close()
    database = await connect(parse(own))
    await database.write(step_back, "0024")
    await database.write(upgrade, HEAD)
    await database.close()
    store = await Store.open(own)
    try:
        # Tables of then leave their people as much time to be away as all had.
        kept = replace(running, allowance=30)
        assert await table_rows.load(store.database, running.code) == kept
        key = await joined(store, ANN, BEN)
        table = await table_rows.load(store.database, running.code)
        assert table is not None and table.seats_of(key) == (0, 1)
        over = await table_rows.load(store.database, codes[0])
        assert over is not None and over.seats_of(key)
        ghost = fresh_ghost()
        await store.people.forget(key, ghost, LATER)
        await store.replays.finish()
        assert await written(store) == {ghost, CLEO.key, DAN.key}
        assert (await rating_rows.check(store.database)).wrong == 0
    finally:
        await store.close()
