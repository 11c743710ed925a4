"""For seven days a link can be taken back: each account has again what it brought."""

import json
from dataclasses import dataclass
from typing import Any

import pytest

from bot.accounts.accounts import Accounts
from bot.features.puzzles import rows as puzzle_rows
from bot.features.training import rows as training_rows
from bot.people import Chat, Person, PersonPreferences
from bot.ratings.rows import rebuild as rating_rows
from bot.running.presence import Presence
from bot.store import away as away_rows
from bot.store import games as game_rows
from bot.store import links as link_rows
from bot.store import people as person_rows
from bot.store import recent_links as recent_link_rows
from bot.store import tables as table_rows
from bot.store.database import connect, parse
from bot.store.migrate import HEAD, upgrade
from bot.store.recent_links import LASTS
from bot.store.store import Store
from bot.tables.table import Series
from tests.bot.club import ANN, BEN, CLEO, Club
from tests.contract.conftest import both
from tests.contract.test_store_forgetting import kept
from tests.contract.versions import step_back

CHAT = Chat("rooms", "lounge")
COUNTED = {
    "tables": ("revision", "updated", "wake"),
    "matches": ("updated", "own"),  # one between the two that runs then counts for nobody
}
PASSING = {
    "links",
    "link_codes",
    "link_guesses",
    "links_made",
    "recent_links",
    "brought",
    "secrets",
    "notices",
}


@dataclass
class Lives:
    """Ann, Ben and Cleo, who have played each other, with all that is kept of them."""

    club: Club
    accounts: Accounts
    shared: str

    async def link(self, giver: Person, taker: Person) -> str:
        """Make them one person; its key."""
        offer = await self.accounts.look(taker, await self.accounts.code(giver))
        key = (await self.accounts.link(taker, offer.mark)).person
        await self.club.store.replays.finish()
        return key


async def lived(store: Store) -> Lives:
    club = Club(store)
    accounts = Accounts(store, club.tables, Presence(store.database, club.clock), club.clock)
    for winner, loser in ((ANN, CLEO), (CLEO, BEN), (ANN, BEN), (BEN, ANN)):
        await club.beats(winner, loser)
    await club.moved(await club.seated("triominos", BEN, CLEO), 3)
    shared = await club.moved(await club.seated("crosswise", ANN, BEN, rated=False), 3)
    await club.tables.open("reversi", ANN, {}, Series())
    for who, language in ((ANN, "de"), (BEN, "fr")):
        await person_rows.set_person_preferences(
            store.renamings, who.key, PersonPreferences(language, "never")
        )
        await away_rows.go(store.database, who.key, club.clock.now, club.clock.now + 60)
        await training_rows.miss(store.database, who.key, "reversi.12", club.clock.now)
        club.clock.turn(5)
    await puzzle_rows.attempt(store.database, ANN.key, 20_000, CHAT, True, 3, club.clock.now)
    await puzzle_rows.attempt(store.database, BEN.key, 20_000, CHAT, False, 0, club.clock.now + 1)
    await puzzle_rows.attempt(store.database, BEN.key, 20_001, CHAT, True, 2, club.clock.now + 1)
    return Lives(club, accounts, shared.code)


def of_people(found: dict[str, list[dict[str, Any]]], *renamed: tuple[str, str]) -> list[str]:
    """All that is kept of anybody, but for what any change counts up."""
    lines = []
    for name, rows in found.items():
        left_out = COUNTED.get(name, ())
        for row in [] if name in PASSING else rows:
            line = json.dumps({k: v for k, v in row.items() if k not in left_out}, default=str)
            for key, was in renamed:
                line = line.replace(key, was)
            lines.append(f"{name}: {line}")
    return sorted(lines)


async def test_each_account_has_again_all_that_it_brought(store: Store) -> None:
    """Tables, seats, moves, results, ratings, settings, puzzles and absences: the one that leaves,
    and the one that stays under the key of both."""
    lives = await lived(store)
    before = of_people(await kept(store))
    key = await lives.link(ANN, BEN)
    assert of_people(await kept(store), (key, ANN.key)) != before
    lives.club.clock.turn(3600)
    await lives.accounts.unlink(BEN)
    await store.replays.finish()
    after = await kept(store)
    assert of_people(after, (key, ANN.key)) == before
    assert after["recent_links"] == after["brought"] == []
    assert (await rating_rows.check(store.database)).wrong == 0
    assert await link_rows.accounts_of(store.database, key) == (ANN.account,)
    await lives.club.tables.close()


async def test_moves_since_the_link_go_with_their_seat_and_new_tables_stay(store: Store) -> None:
    lives = await lived(store)
    key = await lives.link(ANN, BEN)
    linked = await lives.accounts.person(ANN)
    fresh = await lives.club.tables.open("reversi", linked, {}, Series())
    await lives.accounts.unlink(BEN)
    shared, own = (
        await table_rows.load(store.database, lives.shared),
        await table_rows.load(store.database, fresh.code),
    )
    assert shared is not None and own is not None and shared.match is not None
    assert [chair.person for chair in shared.chairs] == [key, BEN.key]
    assert {maker.seat: maker.who for maker in shared.match.makers} == {0: key, 1: BEN.key}
    assert own.host == key and not own.seats_of(BEN.key)
    await lives.club.tables.close()


@pytest.mark.parametrize(
    ("kind", "after"), [("postgresql", 3600.0), ("sqlite", LASTS + 1)], indirect=["kind"]
)
async def test_seats_that_stay_bear_a_name_of_whoever_keeps_them(
    store: Store, after: float
) -> None:
    """Taken by Ben while both were one, they are Ann's alone once he is gone: at tables that go on,
    at those that are over, and where people are listed."""
    lives = await lived(store)
    key = await lives.link(ANN, BEN)
    both = await lives.accounts.person(BEN)
    await store.people.remember(both)
    going = await lives.club.tables.open("reversi", both, {}, Series())
    over = await lives.club.seated("reversi", both, CLEO)
    over = await lives.club.matches.resign(over.code, CLEO)
    shown = await table_rows.load(store.database, over.code)
    assert going.chairs[0].name == BEN.name and shown is not None
    lives.club.clock.turn(after)
    count, keepers = await lives.accounts.seats_staying(both)
    assert count >= 1 and keepers == (ANN.account,)
    changed = await lives.accounts.unlink(both)
    assert {going.code, over.code} <= {*changed.codes}
    for code, before in ((going.code, going), (over.code, shown)):
        table = await table_rows.load(store.database, code)
        assert table is not None and table.revision > before.revision
        assert [c.name for c in table.chairs if c.person == key] == [ANN.name]
    known = await store.people.person(key)
    assert known is not None and known.name == ANN.name
    await lives.club.tables.close()


@both
async def test_the_accounts_of_one_who_had_several_leave_together(store: Store) -> None:
    lives = await lived(store)
    both = await lives.link(ANN, BEN)
    mine = await game_rows.of_person(store.renamings, both, 99)
    lives.club.clock.turn(60)
    other = Person("cellars", "eve", "Eve", "en")
    await store.people.remember(other)
    assert await lives.link(other, BEN) == both
    await lives.accounts.unlink(other)
    assert await link_rows.accounts_of(store.database, both) == (ANN.account, BEN.account)
    assert await store.people.person_of(other.account) == other.account
    assert {game.code for game in await game_rows.of_person(store.renamings, both, 99)} == {
        game.code for game in mine
    }
    await lives.club.tables.close()


async def test_after_seven_days_a_link_is_for_good(store: Store) -> None:
    lives = await lived(store)
    key = await lives.link(ANN, BEN)
    mine = {game.code for game in await game_rows.of_person(store.renamings, key, 99)}
    lives.club.clock.turn(LASTS)
    assert await lives.accounts.parting(BEN) is None
    await recent_link_rows.expire(store.database, lives.club.clock.now - LASTS)
    found = await kept(store)
    assert found["recent_links"] == found["brought"] == []
    await lives.accounts.unlink(BEN)
    assert await game_rows.of_person(store.renamings, BEN.key, 99) == []
    assert {game.code for game in await game_rows.of_person(store.renamings, key, 99)} == mine
    await lives.club.tables.close()


@both
async def test_links_of_the_version_before_part_as_they_did(own: str) -> None:
    store = await Store.open(own)
    lives = await lived(store)
    key = await lives.link(ANN, BEN)
    await lives.club.tables.close()
    await store.close()
    database = await connect(parse(own))
    await database.write(step_back, "0022")
    await database.write(upgrade, HEAD)
    await database.close()
    store = await Store.open(own)
    try:
        assert (await store.people.part(BEN.account, lives.club.clock.now)).accounts == (
            ANN.account,
        )
        assert await game_rows.of_person(store.renamings, BEN.key, 99) == []
        running = await table_rows.load(store.database, lives.shared)
        assert running is not None and running.seats_of(key) == (0, 1)
    finally:
        await store.close()
