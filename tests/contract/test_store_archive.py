"""Everybody's own matches that are over, on both databases."""

import pytest
from sqlalchemy import ClauseElement, Connection, delete, event, text

from bot.features.archive import rows
from bot.features.archive.filing import marks_at
from bot.features.archive.filing_job import FilingJob
from bot.features.archive.match_notes import KeptLine, MatchNotes
from bot.features.archive.rows import Entry, archive, older
from bot.features.archive.wanted import LOST, WON, MatchPlace, WantedMatches
from bot.people import Person
from bot.store import personal_data
from bot.store.forgetting import fresh_ghost
from bot.store.store import Store
from bot.tables.table import Table
from tests.bot.club import ANN, BEN, CLEO, Club
from tests.contract.conftest import both
from tests.contract.test_store_linked_ratings import linked

LATER = 1e9
ALL = WantedMatches()


@pytest.fixture
def club(store: Store) -> Club:
    return Club(store)


async def own(store: Store, person: str, wanted: WantedMatches = ALL) -> list[Entry]:
    return await rows.page(store.renamings, person, wanted, None, 100, False)


async def told(store: Store, person: str) -> list[tuple[str, list[str]]]:
    """The results of a person's matches, the latest first, each with the rivals' names."""
    found = await own(store, person)
    return [(one.result, [name for _, _, name in one.rivals]) for one in found]


async def given_up(club: Club, loser: Person, *others: Person) -> Table:
    """A match of Reversi in which somebody gives up after some moves."""
    table = await club.moved(await club.seated("reversi", loser, *others), 6)
    return await club.matches.resign(table.code, loser)


@both
async def test_a_match_that_is_over_is_in_the_archives_of_its_players(club: Club) -> None:
    store = club.store
    first, second = await given_up(club, ANN, BEN), await given_up(club, BEN, ANN)
    third = await given_up(club, ANN, CLEO)
    found = await own(store, ANN.key)
    assert [one.code for one in found] == [third.code, second.code, first.code]
    assert await told(store, ANN.key) == [(LOST, ["Cleo"]), (WON, ["Ben"]), (LOST, ["Ben"])]
    assert [one.plies for one in found] == [6, 6, 6] and found[0].match == 0
    for wanted, codes in (
        (WantedMatches(rival=BEN.key, result=LOST), [first.code]),
        (WantedMatches(since=found[1].place.ended, until=found[0].place.ended), [second.code]),
        (WantedMatches(game="crosswise"), []),
        (WantedMatches(shortest=7), []),
    ):
        assert [one.code for one in await own(store, ANN.key, wanted)] == codes
    page = await rows.page(store.renamings, ANN.key, WantedMatches(), found[0].place, 1, False)
    assert page == found[1:2] and MatchPlace.parse(str(page[0].place)) == page[0].place
    assert (
        await rows.page(store.renamings, ANN.key, WantedMatches(), page[0].place, 9, True)
        == found[:1]
    )


@both
async def test_matches_of_before_are_filed_and_found_by_their_positions(club: Club) -> None:
    store = club.store
    table = await given_up(club, ANN, BEN)
    await given_up(club, BEN, CLEO)
    before = [await own(store, key) for key in (ANN.key, BEN.key, CLEO.key)]
    await store.database.write(lambda connection: connection.execute(delete(archive)))
    await FilingJob(store.database).run()
    after = [await own(store, key) for key in (ANN.key, BEN.key, CLEO.key)]
    assert [[(one.code, one.result, one.rivals) for one in person] for person in after] == [
        [(one.code, one.result, one.rivals) for one in person] for person in before
    ]
    assert table.match is not None
    marks = marks_at("reversi", table.match, 4)
    assert [one.code for one in await own(store, ANN.key, WantedMatches(marks=marks))] == [
        table.code
    ]
    assert await own(store, CLEO.key, WantedMatches(marks=marks)) == []
    await given_up(club, ANN, CLEO)
    await store.database.write(lambda connection: connection.execute(delete(archive)))
    await FilingJob(store.database).run()
    assert await own(store, ANN.key) == [], "what was over before is filed once"
    await store.database.write(lambda connection: connection.execute(delete(older)))
    await FilingJob(store.database).run()
    assert len(await own(store, ANN.key)) == 2


@both
async def test_archives_follow_who_is_who(club: Club) -> None:
    store = club.store
    await given_up(club, ANN, CLEO)
    await given_up(club, BEN, CLEO)
    await given_up(club, BEN, ANN)
    key = await linked(store, ANN, BEN)
    assert [one.result for one in await own(store, key)] == [WON, LOST, LOST, LOST]
    assert len(await own(store, CLEO.key, WantedMatches(rival=key))) == 2
    await store.people.part(BEN.account, 2.0)
    assert await told(store, key) == [(WON, ["Ben"]), (LOST, ["Cleo"])]
    assert await told(store, BEN.account) == [(LOST, ["Ann"]), (LOST, ["Cleo"])]
    assert len(await own(store, CLEO.key, WantedMatches(rival=BEN.account))) == 1


@both
async def test_nobody_is_named_in_archives_who_is_forgotten(club: Club) -> None:
    store = club.store
    await given_up(club, ANN, CLEO)
    await store.people.forget(ANN.account, fresh_ghost(), LATER)
    assert await told(store, CLEO.key) == [(WON, [""])], "at once"
    await store.renamings.finish()
    assert await told(store, CLEO.key) == [(WON, [""])]
    assert await own(store, ANN.key) == []


@pytest.mark.parametrize("kind", ["postgresql"], indirect=True)
async def test_a_search_reads_no_match_that_it_does_not_show(store: Store) -> None:
    def planned(connection: Connection) -> str:
        asked = list[ClauseElement]()
        event.listen(connection, "before_execute", lambda _, clause, *_more: asked.append(clause))
        rows.page.within(connection, ANN.key, wanted, MatchPlace(9.0, 1, 0, 0), 20, False)
        written = asked[0].compile(
            dialect=connection.dialect, compile_kwargs={"literal_binds": True}
        )
        connection.execute(text("SET LOCAL enable_seqscan = off"))
        connection.execute(text("SET LOCAL enable_sort = off"))
        return "\n".join(connection.exec_driver_sql(f"EXPLAIN {written}").scalars())

    wanted = WantedMatches("reversi", BEN.key, LOST, 1.0, 8.0, 2, 60, "web", ("sought",))
    plan = await store.database.read(planned)
    assert "Index Only Scan Backward using archive_key" in plan


@both
async def test_notes_follow_their_people_and_go_with_them(club: Club) -> None:
    store, line = club.store, KeptLine(4, ("f5",))
    places = [f"{(await given_up(club, ANN, CLEO)).code}.0" for _ in range(2)]
    await rows.note(store.database, ANN.key, places[0], "Ann's", 1.0)
    await rows.note(store.database, BEN.key, places[1], "Ben's", 2.0)
    await rows.keep_line(store.database, BEN.key, places[1], line, 1, 2.0)
    of_ben = MatchNotes("Ben's", (line,))
    key = await linked(store, ANN, BEN)
    both_notes = {places[0]: MatchNotes("Ann's"), places[1]: of_ben}
    assert await rows.noted(store.database, key, places) == both_notes
    told = await personal_data.of_person(store.renamings, key)
    assert {each["note"] for each in told["match_notes"]} == {"Ann's", "Ben's"}
    assert [each["moves"] for each in told["kept_lines"]] == ["f5"]
    await store.people.part(BEN.account, 3.0)
    assert await rows.noted(store.database, key, places) == {places[0]: MatchNotes("Ann's")}
    assert await rows.noted(store.database, BEN.account, places) == {places[1]: of_ben}
    await store.people.forget(BEN.account, fresh_ghost(), LATER)
    assert await rows.noted(store.database, BEN.account, places) == {}
    assert await rows.noted(store.database, key, places) == {places[0]: MatchNotes("Ann's")}
