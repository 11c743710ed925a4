"""Guests who come, move and give up, to lift somebody on the ladder of everybody."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import Connection, update

from bot.people import Person
from bot.ratings.rows import ladders as ladder_rows
from bot.ratings.rows import rebuild as rating_rows
from bot.store.schema import standings
from bot.store.store import Store
from tests.bot.club import ANN, BEN, CLEO, PEOPLE, Club
from tests.contract.test_store_linked_ratings import joined
from tests.stores import opened

GUESTS = [Person("web", f"guest{number}", f"G{number}", "en") for number in range(30)]
HERO = Person("telegram", "1", "Hero", "en")


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    found = await opened(tmp_path / "tables.db")
    yield found
    await found.close()


async def make_sure(store: Store) -> None:
    """As if everybody had played many matches."""

    def write(connection: Connection) -> None:
        connection.execute(update(standings).values(sigma=3.0))

    await store.database.write(write)


async def test_no_number_of_guests_lifts_anybody_onto_the_ladder_of_everybody(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = Club(store)
    for one in (HERO, *GUESTS):
        monkeypatch.setitem(PEOPLE, one.key, one)
    for guest in GUESTS:
        await club.beats(HERO, guest)
    assert max((await club.skills()).items(), key=lambda one: one[1].shown)[0] == HERO.key
    assert await ladder_rows.best(store.renamings, "", "reversi", 99) == []
    page = await ladder_rows.page(store.renamings, "", "reversi", 0, 10, HERO.key)
    assert (page.total, page.own) == (0, None)
    circle = await ladder_rows.best(store.renamings, HERO.key, "reversi", 99)
    assert circle[0].person == HERO.key, "as before where people know each other"

    await make_sure(store)  # the guests too, who may have met each other day after day
    await club.beats(HERO, ANN)
    key = await joined(store, GUESTS[0], GUESTS[1])
    monkeypatch.setitem(PEOPLE, key, replace(GUESTS[0], linked=key))
    await club.beats(HERO, PEOPLE[key])
    assert await ladder_rows.best(store.renamings, "", "reversi", 99) == [], (
        "all guests, linked or not, are one"
    )

    await club.beats(HERO, BEN)
    assert await ladder_rows.best(store.renamings, "", "reversi", 99) == [], (
        "who is not sure proves nobody"
    )
    await make_sure(store)
    await club.beats(CLEO, HERO)
    await make_sure(store)
    await club.beats(CLEO, HERO)
    assert [one.person for one in await ladder_rows.best(store.renamings, "", "reversi", 99)] == [
        HERO.key
    ]
    await store.replays.finish()
    await rating_rows.rebuild(store.renamings)
    page = await ladder_rows.page(store.renamings, "", "reversi", 0, 10, HERO.key)
    assert page.total == 0 and page.own is None, "with ratings that follow from the matches alone"
