"""Ratings in the store: written with the end of a match, and the same when computed anew."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import Connection, insert, update

from bot.features.analysis.analysis import Analysis, AnalysisStep
from bot.features.analysis.best_move import BestMove
from bot.features.analysis.rows import best_move_of
from bot.people import Chat, Person, PersonPreferences
from bot.ratings import rating
from bot.ratings.rating import DAILY, DAY, START, Skill
from bot.ratings.rows import ladders as ladder_rows
from bot.ratings.rows import rebuild as rating_rows
from bot.ratings.rows.ladders import RETOLD_MOST
from bot.store import games as game_rows
from bot.store import people as person_rows
from bot.store import tables as table_rows
from bot.store.database import connect, parse
from bot.store.migrate import HEAD, version
from bot.store.schema import matches, ratings, standings
from bot.store.store import Store
from bot.tables import play
from bot.tables.play import match_over
from bot.tables.table import Chair, Match, Series, Status, Table
from engines.game import Outcome
from tests import postgres
from tests.bot.analysed import keep_analysis
from tests.bot.club import ANN, BEN, CLEO, DAN, PEOPLE, Club
from tests.contract.conftest import both
from tests.contract.versions import write_version

ROOM, OTHER = Chat("rooms", "lounge"), Chat("rooms", "attic")


@pytest.fixture
def club(store: Store) -> Club:
    return Club(store)


@both
async def test_the_end_of_a_match_leaves_what_openskill_computes(club: Club) -> None:
    model = rating.model()
    known = {person.key: model.rating() for person in (ANN, BEN, CLEO)}
    expected = []
    for winner, loser in ((ANN, BEN), (BEN, CLEO), (ANN, CLEO), (BEN, ANN)):
        await club.beats(winner, loser)
        pair = [[known[winner.key]], [known[loser.key]]]
        for person, (after,) in zip((winner, loser), model.rate(pair, ranks=[1, 2]), strict=True):
            before, known[person.key] = known[person.key], after
            expected.append((person.key, before.mu, before.sigma, after.mu, after.sigma))
    found = [
        (row["person"], row["mu_before"], row["sigma_before"], row["mu"], row["sigma"])
        for row in await club.rows()
    ]
    assert found == expected
    skills = await club.skills()
    assert skills == {key: Skill(one.mu, one.sigma) for key, one in known.items()}


async def test_the_table_says_what_its_match_has_changed(club: Club) -> None:
    table = await club.beats(ANN, BEN)
    skills = await club.skills()
    assert table.match is not None
    gains = tuple(skills[person.key].shown - START.shown for person in (ANN, BEN))
    assert table.match.gains == gains and gains[0] > 0 > gains[1]
    assert await table_rows.load(club.store.database, table.code) == table
    assert await table_rows.match(club.store.database, table.code, 0) == table.match


async def test_a_match_played_to_its_end_counts_with_three_and_in_teams(club: Club) -> None:
    three = await club.moved(await club.seated("triominos", ANN, BEN, CLEO), 4)
    assert three.match is not None and three.match.own
    teams = await club.moved(await club.seated("crosswise", ANN, BEN, CLEO, DAN), 90)
    assert teams.match is not None and teams.match.outcome is not None
    found = {row["person"]: (row["side"], row["mu"]) for row in await club.rows()}
    assert {person: side for person, (side, _) in found.items()} == {
        ANN.key: 0,
        BEN.key: 1,
        CLEO.key: 0,
        DAN.key: 1,
    }
    assert found[ANN.key] == found[CLEO.key] and found[BEN.key] == found[DAN.key]


async def test_a_series_counts_match_by_match(club: Club) -> None:
    table = await club.seated("reversi", ANN, BEN)
    table = await club.tables.change(
        table.code,
        lambda before: before.changed(series=replace(before.series, kind="match", length=2)),
    )
    for number in range(2):
        table = await club.moved(table, 4)
        table = await club.matches.resign(table.code, BEN)
        if number == 0:
            table = await club.matches.proceed(table.code, table.revision, ANN)
    assert [row["match"] for row in await club.rows()] == [0, 0, 1, 1]
    assert table.match is not None and len(table.match.gains) == 2


async def test_what_does_not_count_leaves_no_rating(club: Club) -> None:
    table = await club.moved(await club.seated("reversi", ANN, BEN, rated=False), 4)
    table = await club.matches.resign(table.code, BEN)
    assert table.match is not None and table.match.gains == ()
    table = await club.moved(await club.seated("reversi", ANN, BEN), 1)
    await club.matches.resign(table.code, BEN)  # who has not moved
    table = await club.moved(await club.seated("reversi", ANN, BEN), 4)
    await club.tables.change(
        table.code, lambda before: play.called_off(before, club.tables.view(before, None))
    )
    assert await club.rows() == []


async def test_the_same_two_count_ten_times_within_a_day(club: Club) -> None:
    for _ in range(DAILY):
        await club.beats(ANN, BEN)
    more = await club.beats(ANN, BEN)
    assert more.match is not None and more.match.gains == ()
    await club.beats(ANN, CLEO)
    assert len(await club.rows()) == 2 * (DAILY + 1)
    club.clock.turn(DAY)
    assert (again := await club.beats(ANN, BEN)).match is not None
    assert len(again.match.gains) == 2
    found = await rating_rows.check(club.store.database)
    assert (found.matches, found.counted, found.wrong) == (DAILY + 3, DAILY + 2, 0)


async def season(club: Club) -> None:
    """Matches of all kinds, some of which do not count."""
    people = (ANN, BEN, CLEO)
    for number in range(24):
        one, other = club.luck.sample(people, 2)
        table = await club.beats(one, other, ("reversi", "crosswise")[number % 2])
        assert table.match is not None
        club.clock.turn(club.luck.choice((60.0, DAY / 3)))
    await club.moved(await club.seated("crosswise", ANN, BEN, CLEO, DAN), 90)
    table = await club.tables.open("reversi", DAN, {"first": "1"}, Series(), "casual")
    await club.matches.resign((await club.moved(table, 6)).code, DAN)


async def test_computed_anew_from_the_matches_they_are_the_same(club: Club) -> None:
    await season(club)
    before = (
        await club.rows(),
        await club.skills(),
        await ladder_rows.beaten_by(club.store.database, DAN.key),
    )
    assert len(before[0]) > 40 and before[2]
    found = await rating_rows.rebuild(club.store.renamings)
    assert found.counted * 2 + 2 == len(before[0])
    assert (
        await club.rows(),
        await club.skills(),
        await ladder_rows.beaten_by(club.store.database, DAN.key),
    ) == before
    assert (await rating_rows.check(club.store.database)).wrong == 0


@both
async def test_what_somebody_has_changed_is_found_and_mended(club: Club) -> None:
    for winner, loser in ((ANN, BEN), (BEN, CLEO), (ANN, CLEO)):
        await club.beats(winner, loser)
    before = await club.rows(), await club.skills()

    def tamper(connection: Connection) -> None:
        connection.execute(update(ratings).where(ratings.c.person == CLEO.key).values(mu=40.0))
        connection.execute(update(standings).where(standings.c.person == ANN.key).values(points=9))
        connection.execute(ratings.delete().where(ratings.c.person == BEN.key))

    await club.store.database.write(tamper)
    assert (await rating_rows.check(club.store.database)).wrong == 2 + 2 + 1
    await rating_rows.rebuild(club.store.renamings)
    assert (await club.rows(), await club.skills()) == before


async def test_no_two_matches_end_at_once(club: Club) -> None:
    club.clock.turn(-60 * 4)
    for _ in range(3):
        await club.beats(ANN, BEN)
        club.clock.turn(-60 * 4)  # as if another machine's clock were slow
    times = [row["ended"] for row in (await club.rows())[::2]]
    assert len(set(times)) == 3 and times == sorted(times)  # type: ignore[type-var]
    assert (await rating_rows.check(club.store.database)).wrong == 0


async def test_a_ladder_is_of_all_of_a_chat_or_of_those_one_has_met(club: Club) -> None:
    first = await club.beats(ANN, BEN)
    second = await club.beats(CLEO, DAN)
    await club.beats(BEN, DAN)
    await club.store.chats.add_display(first.code, ROOM, "1", None, 9)
    await club.store.chats.add_display(second.code, OTHER, "1", None, 9)

    async def names(chat: Chat | None = None, person: str = "") -> list[str]:
        best = await ladder_rows.best(club.store.renamings, person, "reversi", 9, chat)
        return [one.name for one in best]

    await club.prove()
    skills = await club.skills()
    best = sorted(PEOPLE.values(), key=lambda p: -skills[p.key].shown)
    assert await names() == [person.name for person in best]
    assert sorted(await names(chat=ROOM)) == ["Ann", "Ben"]
    assert sorted(await names(chat=OTHER)) == ["Cleo", "Dan"]
    assert sorted(await names(person=ANN.key)) == ["Ann", "Ben"]
    assert sorted(await names(person=BEN.key)) == ["Ann", "Ben", "Dan"]
    assert await names(chat=Chat("rooms", "nowhere")) == []
    assert await ladder_rows.best(club.store.renamings, "", "crosswise", 9) == []


async def test_whoever_stays_out_is_nowhere_and_others_ratings_stay_as_they_are(
    club: Club,
) -> None:
    await club.beats(ANN, BEN)
    before = await club.rows()
    await person_rows.set_person_preferences(
        club.store.renamings, BEN.key, PersonPreferences(ladder=False)
    )
    table = await club.beats(ANN, BEN)
    await club.store.chats.add_display(table.code, ROOM, "1", None, 9)
    assert table.match is not None and table.match.gains[1] is None and table.match.gains[0]
    assert await table_rows.load(club.store.database, table.code) == table
    await club.prove()
    for person, chat in (("", None), ("", ROOM), (ANN.key, None)):
        found = await ladder_rows.best(club.store.renamings, person, "reversi", 9, chat)
        assert [one.name for one in found] == ["Ann"]
    assert await ladder_rows.named(club.store.database, "b", 5) == []
    profile = await ladder_rows.profile(club.store.renamings, ANN.key)
    assert profile is not None and profile.rival == ""
    rows = await club.rows()
    assert rows[:2] == before and len(rows) == 4, "the match counts all the same"
    await person_rows.set_person_preferences(club.store.renamings, BEN.key, PersonPreferences())
    assert await ladder_rows.named(club.store.database, "B", 5) == [(BEN.key, "Ben")]


@both
async def test_a_profile_tells_the_course_the_rival_the_run_and_the_best_move(
    club: Club,
) -> None:
    for winner, loser in ((BEN, ANN), (ANN, BEN), (ANN, CLEO), (ANN, BEN), (CLEO, ANN)):
        table = await club.beats(winner, loser)
    await club.beats(ANN, BEN, "crosswise")
    steps = (
        AnalysisStep(0, 0, "d3", 1.0, "d3", 1.0),  # Cleo
        AnalysisStep(1, 1, "c3", 4.0, "c3", 4.0),  # Ann: expected −1, found +4
        AnalysisStep(2, 0, "c4", -3.0, "c4", -3.0),
        AnalysisStep(3, 1, "e3", 9.0, "c5", 9.5),  # there was a better one
    )
    await keep_analysis(club.store, table.code, 0, Analysis(4, steps, 4, done=True))
    profile = await ladder_rows.profile(club.store.renamings, ANN.key)
    assert profile is not None
    reversi, crosswise = profile.courses
    assert (reversi.standing.game, crosswise.standing.game) == ("reversi", "crosswise")
    assert (reversi.standing.matches, reversi.standing.points) == (5, 3.0)
    assert reversi.standing.share == 60
    rows = [row for row in await club.rows() if row["person"] == ANN.key]
    shown = [Skill(row["mu"], row["sigma"]).shown for row in rows]  # type: ignore[arg-type]
    assert reversi.shown == tuple(shown[:5]) and crosswise.shown == tuple(shown[5:])
    assert (profile.rival, profile.met, profile.run) == ("Ben", 4, 3)
    best = await best_move_of(club.store.renamings, ANN.key)
    assert best == BestMove("reversi", "c3", 5.0)
    assert await ladder_rows.profile(club.store.renamings, "rooms:nobody") is None
    await club.store.people.remember(DAN)
    empty = await ladder_rows.profile(club.store.renamings, DAN.key)
    assert empty is not None and empty.courses == ()


async def test_the_best_move_is_of_all_matches_that_were_analysed(club: Club) -> None:
    """The one that counts is the oldest of many."""
    codes = [(await club.beats(ANN, CLEO)).code for _ in range(5)]
    codes += [(await club.beats(ANN, BEN)).code for _ in range(5)]
    codes += [(await club.beats(ANN, DAN)).code for _ in range(35)]
    for number, code in enumerate(codes):
        gain = 7.0 if number == 0 else 2.0
        steps = (
            AnalysisStep(0, 0, "d3", 1.0, "d3", 1.0),
            AnalysisStep(1, 1, "c3", -1.0, "c3", -1.0),
            AnalysisStep(2, 0, "c4", 1.0 + gain, "c4", 1.0 + gain),
        )
        await keep_analysis(club.store, code, 0, Analysis(3, steps, 3, done=True))
    unfinished = await club.beats(ANN, CLEO)
    brilliant = AnalysisStep(0, 0, "a1", 1.0, "a1", 1.0), AnalysisStep(2, 0, "a8", 60.0, "a8", 60.0)
    await keep_analysis(club.store, unfinished.code, 0, Analysis(9, brilliant, 3, done=False))
    best = await best_move_of(club.store.renamings, ANN.key)
    assert best == BestMove("reversi", "c4", 7.0)


@both
async def test_a_ladder_has_pages_and_everybody_a_place(club: Club) -> None:
    for winner, loser in ((ANN, BEN), (BEN, CLEO), (CLEO, DAN)):
        await club.beats(winner, loser)
    await club.prove()
    order = [one.person for one in await ladder_rows.best(club.store.renamings, "", "reversi", 9)]
    page = await ladder_rows.page(club.store.renamings, "", "reversi", 1, 2, order[3])
    assert page.total == 4
    assert [(one.place, one.standing.person) for one in page.people] == [
        (2, order[1]),
        (3, order[2]),
    ]
    assert page.own is not None and (page.own.place, page.own.standing.person) == (4, order[3])
    for place, key in enumerate(order, 1):
        found = await ladder_rows.page(club.store.renamings, "", "reversi", 0, 1, key)
        assert found.own is not None and found.own.place == place
    assert (
        await ladder_rows.page(club.store.renamings, "", "reversi", 0, 1, "rooms:nobody")
    ).own is None
    empty = await ladder_rows.page(club.store.renamings, "", "reversi", 8, 2, order[0])
    assert empty.people == () and empty.total == 4
    circle = await ladder_rows.page(club.store.renamings, DAN.key, "reversi", 0, 9, DAN.key)
    assert circle.total == 2 and circle.own is not None and circle.own.place == 2
    await person_rows.set_person_preferences(
        club.store.renamings, order[0], PersonPreferences(ladder=False)
    )
    out = await ladder_rows.page(club.store.renamings, "", "reversi", 0, 9, order[0])
    assert out.total == 3 and out.own is None
    assert [one.place for one in out.people] == [1, 2, 3]
    assert await ladder_rows.rated(club.store.database) == set(order[1:])
    asked = [order[0], order[1], "rooms:nobody"]
    assert await ladder_rows.have_standings(club.store.database, asked) == {order[0], order[1]}


@both
async def test_of_two_who_stand_alike_the_places_are_those_of_the_page(club: Club) -> None:
    people = [person.key for person in (ANN, BEN, CLEO, DAN)]
    for person in (ANN, BEN, CLEO, DAN):
        await club.store.people.remember(person)
    rows = [
        {"game": "reversi", "person": key, "mu": 25.0, "sigma": 6.5, "matches": 1, "points": 0.5}
        | {"proven": True}
        for key in people
    ]

    def write(connection: Connection) -> None:
        connection.execute(insert(standings), rows)

    await club.store.database.write(write)
    for place, key in enumerate(sorted(people), 1):
        page = await ladder_rows.page(club.store.renamings, "", "reversi", 0, 9, key)
        assert page.own == page.people[place - 1] and page.own.standing.person == key


async def test_the_latest_results_are_those_to_be_told_anew(club: Club) -> None:
    codes = [(await club.beats(ANN, BEN)).code for _ in range(3)]
    await club.beats(CLEO, DAN)
    now = club.clock()
    assert await ladder_rows.results_of(club.store.renamings, BEN.key, now) == codes[::-1]
    assert await ladder_rows.results_of(club.store.renamings, BEN.key, now + 8 * DAY) == []
    many = [(await club.beats(ANN, CLEO)).code for _ in range(8)]
    many += [(await club.beats(ANN, DAN)).code for _ in range(10)]
    assert len(many) + len(codes) > RETOLD_MOST
    assert (
        len(await ladder_rows.results_of(club.store.renamings, ANN.key, club.clock()))
        == RETOLD_MOST
    )


async def test_computers_have_a_ladder_of_their_own(club: Club) -> None:
    for level, moves in (("casual", 4), ("casual", 200), ("club", 4)):
        table = await club.tables.open("reversi", ANN, {"first": "1"}, Series(), level)
        table = await club.moved(table, moves)
        if not match_over(table):
            await club.matches.resign(table.code, ANN)
    found = {
        one.level: (one.matches, one.won)
        for one in await ladder_rows.beaten_by(club.store.database, ANN.key)
    }
    assert found["club"] == (1, 0) and found["casual"][0] == 2
    assert await club.rows() == [], "which changes no rating"


async def test_two_processes_that_end_matches_at_once_leave_one_order(
    server: postgres.Server,
) -> None:
    url = await server.fresh()
    one, other = await Store.open(url), await Store.open(url)
    try:
        ours, theirs = Club(one), Club(other)
        theirs.clock.now = ours.clock.now - 500  # another machine's clock
        for _ in range(4):
            first = await ours.moved(await ours.seated("reversi", ANN, BEN), 4)
            second = await theirs.moved(await theirs.seated("reversi", ANN, CLEO), 4)
            await asyncio.gather(
                ours.matches.resign(first.code, BEN), theirs.matches.resign(second.code, CLEO)
            )
        found = await rating_rows.check(one.database)
        assert (found.counted, found.wrong) == (8, 0)
    finally:
        await one.close()
        await other.close()


@both
async def test_tables_from_before_ratings_go_on_and_change_none(
    empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await connect(parse(empty))
    await database.write(write_version, "0006")
    assert await database.read(version) == "0006"
    await database.close()
    store = await Store.open(empty)
    try:
        assert await store.database.read(version) == HEAD
        club = Club(store)
        names = {"telegram:1": "Ann", "telegram:2": "Ben", "telegram:3": "Cleo"}
        people = {key: Person("telegram", key[-1], name) for key, name in names.items()}
        codes = [one.code for one in await game_rows.of_person(store.renamings, "telegram:1", 9)]
        found = {code: await table_rows.load(store.database, code) for code in codes}
        running = [one for one in found.values() if one and one.status is Status.PLAYING]
        over = [one for one in found.values() if one and one.status is Status.OVER]
        assert len(running) == 2 and len(over) == 1
        for table in (*running, *over):
            assert (table.rated, table.hints) == (False, True)
            assert table.match is not None and not table.match.own
            assert table.match.gains == ()
        for table in running:  # they go on, with their hints, and count for nobody
            assert table.may_hint
            turn = table.turn.seat
            assert turn is not None
            view = club.tables.view(await club.tables.get(table.code), turn)
            path = tuple(view.moves[0].split("."))
            mover = people[table.chairs[turn].person]
            after = await club.matches.move(table.code, table.revision, mover, path)
            ended = await club.matches.resign(after.code, people["telegram:1"])
            assert ended.match is not None and ended.match.outcome is not None
        assert await club.rows() == []
        again = await club.matches.rematch(over[0].code, people["telegram:1"])
        assert not again.rated, "its players have not chosen that it counts"
        assert (await rating_rows.check(store.database)).wrong == 0
        for key, person in people.items():
            monkeypatch.setitem(PEOPLE, key, person)
        ann, ben = people["telegram:1"], people["telegram:2"]
        new = await club.beats(ann, ben)
        assert new.match is not None and len(new.match.gains) == 2, "new tables count"
    finally:
        await store.close()


def test_no_column_of_ratings_but_the_persons_key_says_who_it_is() -> None:
    for table in (ratings, standings):
        assert not {"name", "chat", "message"} & set(table.columns.keys())
        assert "person" in table.columns
    assert not {"person", "name"} & set(matches.columns.keys())


def test_a_rating_is_of_a_match_with_an_outcome() -> None:
    chairs = (Chair("Ann", ANN.key), Chair("Ben", BEN.key))
    table = Table("ABCDE", "reversi", ANN.key, chairs=chairs, rated=True)
    assert table.counts
    outcome = Outcome((0,), (2, 2), "resigned")
    assert rating.contest("reversi", "no setup", outcome, (), own=True) is None
    assert Match(0, "", "").gains == ()
