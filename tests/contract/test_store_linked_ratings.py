"""Ratings of accounts that become one person, part and are forgotten, on both databases."""

import asyncio
from dataclasses import replace

import pytest

from bot.people import Person
from bot.ratings import rating
from bot.ratings.rating import DAILY, Skill
from bot.ratings.rows import ladders as ladder_rows
from bot.ratings.rows import rebuild as rating_rows
from bot.store import links as link_rows
from bot.store import personal_data
from bot.store import tables as table_rows
from bot.store.forgetting import fresh_ghost
from bot.store.store import Store
from bot.store.tables import Conflict
from tests import postgres
from tests.bot.club import ANN, BEN, CLEO, DAN, PEOPLE, Club
from tests.contract.conftest import both

MOST = 4
LATER = 1e9  # later than anything that happens here


@pytest.fixture
def club(store: Store) -> Club:
    return Club(store)


async def linked(store: Store, first: Person, second: Person) -> str:
    """Make the two one person, and replay what follows from it; its key."""
    key = await joined(store, first, second)
    await store.replays.finish()
    return key


async def joined(store: Store, first: Person, second: Person) -> str:
    """Make the two one person; its key."""
    await link_rows.offer(store.database, first.account, f"hash of {first.account}", 0.0, LATER)
    return (await store.people.join(second.account, f"hash of {first.account}", 1.0, MOST)).person


def computed(*results: tuple[str, str]) -> dict[str, Skill]:
    """What openskill makes of winners and losers in turn."""
    model = rating.model()
    known = {name: model.rating() for result in results for name in result}
    for pair in results:
        rated = model.rate([[known[name]] for name in pair], ranks=[1, 2])
        for name, (after,) in zip(pair, rated, strict=True):
            known[name] = after
    return {name: Skill(one.mu, one.sigma) for name, one in known.items()}


async def right(club: Club) -> bool:
    """Whether all ratings are what the matches say."""
    return (await rating_rows.check(club.store.database)).wrong == 0


async def test_ratings_of_linked_accounts_follow_from_the_matches_of_both(club: Club) -> None:
    for winner, loser in ((ANN, CLEO), (CLEO, BEN), (ANN, DAN), (CLEO, DAN), (BEN, DAN)):
        await club.beats(winner, loser)
    before = await club.skills()
    key = await linked(club.store, ANN, BEN)
    skills = await club.skills()
    assert skills == computed(
        *((key, CLEO.key), (CLEO.key, key), (key, DAN.key), (CLEO.key, DAN.key), (key, DAN.key))
    )
    assert skills[key].mu != (before[ANN.key].mu + before[BEN.key].mu) / 2
    assert skills[CLEO.key] != before[CLEO.key], "those who met both are rated by one person"
    met = await ladder_rows.best(club.store.renamings, key, "reversi", 9)
    [standing] = [one for one in met if one.person == key]
    assert (standing.name, standing.matches, standing.points) == ("Ann", 4, 3.0)
    assert await right(club)


async def test_matches_of_linked_accounts_with_each_other_count_no_longer(club: Club) -> None:
    met = await club.beats(ANN, BEN)
    assert met.match is not None and len(met.match.gains) == 2
    await club.beats(ANN, CLEO)
    key = await linked(club.store, ANN, BEN)
    assert {row["table"] for row in await club.rows()} == {2}
    again = await table_rows.load(club.store.database, met.code)
    assert again is not None and again.match is not None and again.match.gains == ()
    assert await club.skills() == computed((key, CLEO.key))
    assert await right(club)


async def test_a_match_under_way_between_two_who_become_one_counts_for_nobody(club: Club) -> None:
    table = await club.moved(await club.seated("reversi", ANN, BEN), 4)
    assert table.counts and not table.may_hint
    key = await linked(club.store, ANN, BEN)
    await club.tables.reload_and_notify(table.code)
    table = await club.tables.get(table.code)
    assert not table.counts and table.may_hint, "they may ask for hints from now on"
    ended = await club.matches.resign(table.code, replace(BEN, linked=key))
    assert ended.match is not None and ended.match.outcome is not None
    assert await club.rows() == [] and await right(club)


async def test_linked_accounts_have_one_share_of_the_matches_of_a_day(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(DAILY):
        await club.beats((ANN, BEN)[number % 2], CLEO)
    key = await linked(club.store, ANN, BEN)
    monkeypatch.setitem(PEOPLE, key, replace(ANN, linked=key))
    more = await club.beats(PEOPLE[key], CLEO)
    assert more.match is not None and more.match.gains == ()
    assert await right(club)


async def test_what_one_account_alone_has_earned_is_the_persons(club: Club) -> None:
    await club.beats(ANN, CLEO)
    await club.beats(CLEO, ANN)
    await club.store.people.remember(BEN)
    before, skills = await club.rows(), await club.skills()
    key = await linked(club.store, BEN, ANN)

    def renamed(row: dict[str, object]) -> dict[str, object]:
        return row | {"person": key if row["person"] == ANN.key else row["person"]}

    assert await club.rows() == [renamed(row) for row in before]
    assert await club.skills() == {key: skills[ANN.key], CLEO.key: skills[CLEO.key]}
    assert await right(club)


async def test_an_account_that_parts_has_no_rating(club: Club) -> None:
    await club.beats(ANN, CLEO)
    await club.beats(BEN, CLEO)
    key = await linked(club.store, ANN, BEN)
    before = await club.rows(), await club.skills()
    await club.store.people.part(ANN.account, LATER)  # when nothing is given back any more
    await club.store.people.remember(ANN)
    profile = await ladder_rows.profile(club.store.renamings, ANN.account)
    assert profile is not None and profile.courses == ()
    assert (await club.rows(), await club.skills()) == before
    assert key in before[1] and await right(club)


@both
async def test_the_forgotten_are_on_no_ladder_and_others_keep_their_numbers(club: Club) -> None:
    for winner, loser in ((ANN, BEN), (BEN, CLEO), (CLEO, ANN), (ANN, CLEO), (ANN, BEN)):
        table = await club.beats(winner, loser)
    casual = await club.tables.open("reversi", ANN, {"first": "1"}, table.series, "casual")
    await club.matches.resign((await club.moved(casual, 4)).code, ANN)
    before, skills = await club.rows(), await club.skills()
    ghost = fresh_ghost()
    await club.store.people.forget(ANN.key, ghost, 1.0)
    assert await club.skills() == {key: skills[key] for key in (BEN.key, CLEO.key)}
    for reader in (BEN, CLEO):
        met = await ladder_rows.best(club.store.renamings, reader.key, "reversi", 9)
        assert {one.person for one in met} == {BEN.key, CLEO.key}
    assert {key for key, _ in await ladder_rows.named(club.store.database, "", 9)} == {
        BEN.key,
        CLEO.key,
    }
    assert (
        await ladder_rows.profile(club.store.renamings, ghost) is None
        and await ladder_rows.profile(club.store.renamings, ANN.key) is None
    )
    profile = await ladder_rows.profile(club.store.renamings, BEN.key)
    assert profile is not None and profile.rival == "Cleo", "though Ann was met more often"
    kept = await table_rows.load(club.store.database, table.code)
    assert kept is not None and kept.match is not None
    assert kept.match.gains[0] is None and kept.match.gains[1] is not None
    rows = await club.rows()
    assert [row | {"person": ""} for row in rows] == [row | {"person": ""} for row in before]
    assert await right(club)
    await rating_rows.rebuild(club.store.renamings)
    assert await club.rows() == rows
    assert ANN.key not in str(
        await personal_data.of_person(club.store.renamings, ANN.key)
        | {"key": "", "accounts": [], "account_names": {}}
    )


async def test_a_match_that_somebody_forgotten_leaves_counts_for_nobody(club: Club) -> None:
    table = await club.moved(await club.seated("reversi", ANN, BEN), 4)
    await club.store.people.forget(ANN.key, fresh_ghost(), 1.0)
    await club.tables.reload_and_notify(table.code)
    assert not (await club.tables.get(table.code)).counts
    await club.matches.resign(table.code, BEN)
    assert await club.rows() == [] and await right(club)


async def test_a_person_reads_their_ratings_and_nobody_elses(club: Club) -> None:
    await club.beats(ANN, BEN)
    table = await club.beats(CLEO, BEN)
    casual = await club.tables.open("reversi", BEN, {"first": "1"}, table.series, "casual")
    await club.matches.resign((await club.moved(casual, 4)).code, BEN)
    kept = await personal_data.of_person(club.store.renamings, BEN.key)
    skill = (await club.skills())[BEN.key]
    assert [one["table"] for one in kept["ratings"]][-1] == table.code
    assert len(kept["ratings"]) == 2 and kept["ratings"][-1]["mu"] == skill.mu
    [standing] = kept["standings"]
    assert (standing["game"], standing["matches"], standing["sigma"]) == ("reversi", 2, skill.sigma)
    [met] = kept["beaten"]
    assert (met["level"], met["matches"], met["won"]) == ("casual", 1, 0)
    assert {row["person"] for name in ("ratings", "standings", "beaten") for row in kept[name]} == {
        BEN.key
    }


async def test_links_and_ends_of_matches_in_two_processes_leave_one_order(
    server: postgres.Server,
) -> None:
    url = await server.fresh()
    one, other = await Store.open(url), await Store.open(url)
    try:
        ours, theirs = Club(one), Club(other)
        await ours.beats(ANN, CLEO)
        await ours.beats(BEN, CLEO)
        running = [await theirs.moved(await theirs.seated("reversi", DAN, CLEO), 4) for _ in "ab"]
        key, *ended = await asyncio.gather(
            linked(one, ANN, BEN),
            *(theirs.matches.resign(table.code, CLEO) for table in running),
            return_exceptions=True,
        )
        if isinstance(key, Conflict):
            key = await linked(one, ANN, BEN)
        assert isinstance(key, str) and not any(isinstance(each, Exception) for each in ended)
        found = await rating_rows.check(one.database)
        assert (found.counted, found.wrong) == (4, 0)
        assert key in await ours.skills()
    finally:
        await one.close()
        await other.close()
