"""A database as a version with ratings and links left it goes on with all that is in it."""

from collections.abc import AsyncIterator

import pytest

from bot.accounts.accounts import Accounts
from bot.features.puzzles import rows as puzzle_rows
from bot.features.training import rows as training_rows
from bot.people import Chat, Person, PersonPreferences
from bot.ratings.rows import ladders as ladder_rows
from bot.ratings.rows import news as news_rows
from bot.ratings.rows import rebuild as rating_rows
from bot.running.presence import Presence
from bot.store import displays as display_rows
from bot.store import people as person_rows
from bot.store import tables as table_rows
from bot.store.database import connect, parse
from bot.store.forgetting import fresh_ghost
from bot.store.migrate import FOLDER, HEAD, scripts_in, upgrade, version
from bot.store.store import Store
from bot.tables.play import RESIGNED
from bot.tables.table import Status, Table
from tests.bot.club import ANN, BEN, CLEO, DAN, PEOPLE, Club
from tests.contract.conftest import both
from tests.contract.versions import write_version

OTHER = Person("telegram", "11", "Anna", "de")  # who is Ann
OVER, RUNNING, HIDDEN, ALONE, LOBBY = "SQU8N", "J2R9L", "LWD3V", "96LW9", "J648X"
CODE = "GWRXR9YK"  # that Ben was given a moment before
NOW = 1_800_001_800.0


@pytest.fixture
async def store(empty: str) -> AsyncIterator[Store]:
    """Brought up to date one migration after the other."""
    database = await connect(parse(empty))
    await database.write(write_version, "0009")
    for script in reversed(list(scripts_in(FOLDER).iterate_revisions(HEAD, "0009"))):
        await database.write(upgrade, script.revision)
        assert await database.read(version) == script.revision
    await database.close()
    opened = await Store.open(empty)
    yield opened
    await opened.close()


async def loaded(store: Store, code: str) -> Table:
    table = await table_rows.load(store.database, code)
    assert table is not None
    return table


@both
async def test_its_tables_are_there_and_its_ratings_right(store: Store) -> None:
    """Whoever was rated before is told once what is new."""
    found = {code: await loaded(store, code) for code in (OVER, RUNNING, HIDDEN, ALONE, LOBBY)}
    assert [table.status for table in found.values()] == [
        Status.OVER, Status.PLAYING, Status.PLAYING, Status.PLAYING, Status.LOBBY,
    ]  # fmt: skip
    over = found[OVER].match
    assert over is not None and over.outcome is not None and over.outcome.reason == RESIGNED
    assert len(over.gains) == 2 and over.moves and over.makers[0].who.startswith("person:")
    assert (await rating_rows.check(store.database)).wrong, "by the formula of its time"
    await store.replays.finish()
    checked = await rating_rows.check(store.database)
    assert (checked.counted, checked.wrong) == (3, 0)
    key = await store.people.person_of(ANN.key)
    assert key == await store.people.person_of(OTHER.key) != ANN.key
    assert await person_rows.person_preferences(store.database, key) == PersonPreferences(
        "de", "never", False, "dark"
    )
    assert (await person_rows.person_preferences(store.database, CLEO.key)).ladder is False
    assert CLEO.key not in {
        one.person for one in await ladder_rows.best(store.renamings, "", "reversi", 9)
    }
    assert [one.level for one in await ladder_rows.beaten_by(store.database, DAN.key)] == [
        "beginner"
    ]
    assert [
        display.message for display in await display_rows.of_table(store.database, RUNNING)
    ] == ["7"]
    assert await news_rows.is_left(store.database, key)
    assert await news_rows.settle(store.database, key)
    assert not await news_rows.is_left(store.database, key)
    assert not await news_rows.settle(store.database, key)
    assert not await news_rows.is_left(store.database, DAN.key), "never rated"


async def test_its_matches_are_played_on_by_either_account_and_count(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = Club(store)
    accounts = Accounts(store, club.tables, Presence(store.database, club.clock), club.clock)
    ann = await accounts.person(OTHER)
    monkeypatch.setitem(PEOPLE, ann.key, ann)
    for code in (RUNNING, HIDDEN):
        before = await loaded(store, code)
        moved = await club.moved(await club.tables.get(code), 3)
        assert moved.match is not None and before.match is not None
        assert len(moved.match.moves) == len(before.match.moves) + 3
    ended = await club.matches.resign(RUNNING, ann)
    assert ended.match is not None and len(ended.match.gains) == 2
    await store.replays.finish()
    checked = await rating_rows.check(store.database)
    assert (checked.counted, checked.wrong) == (4, 0)


async def test_a_code_given_before_links_after_and_the_puzzles_begin(store: Store) -> None:
    club = Club(store)
    accounts = Accounts(store, club.tables, Presence(store.database, club.clock), lambda: NOW)
    dan = await accounts.person(DAN)
    changed = await accounts.link(dan, (await accounts.look(dan, CODE)).mark)
    assert (
        await store.people.person_of(BEN.key)
        == await store.people.person_of(DAN.key)
        == changed.person
    )
    chat = Chat("rooms", "lounge")
    assert await puzzle_rows.attempt(store.database, changed.person, 20_000, chat, True, 3, NOW)
    assert await puzzle_rows.solved_days(store.database, changed.person) == [20_000]
    await training_rows.miss(store.database, changed.person, "reversi.12", NOW)
    await puzzle_rows.subscribe(store.database, chat, 18, 20_000)
    assert await puzzle_rows.hour(store.database, chat) == 18
    await store.people.forget(changed.person, fresh_ghost(), NOW)
    assert await puzzle_rows.solved_days(store.database, changed.person) == []
    await store.replays.finish()
    assert (await rating_rows.check(store.database)).wrong == 0
