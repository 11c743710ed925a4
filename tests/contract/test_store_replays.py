"""Ratings that follow anew from the matches, step by step, while people go on playing."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest
from sqlalchemy import Connection, delete, insert, select, update

from bot.people import Person
from bot.ratings.rows import merging, replays
from bot.ratings.rows import rebuild as rating_rows
from bot.store.forgetting import fresh_ghost
from bot.store.processes import present
from bot.store.schema import (
    beaten,
    moves,
    processes,
    rating_rebuilds,
    ratings,
    seats,
    standings,
)
from bot.store.store import Store
from bot.tables.table import Chair, Maker, Match, Series, Status, Table
from engines import GAMES
from engines.game import Outcome, Seat
from tests import postgres
from tests.bot.club import ANN, BEN, CLEO, Club
from tests.contract.conftest import both
from tests.contract.test_store_linked_ratings import LATER, joined

PEOPLE = [Person("rooms", f"p{number}", f"P{number}", "en") for number in range(8)]
SEATED = (("reversi", 2), ("reversi", 2), ("triominos", 3))
SECONDS = 900.0  # from one match to the next
START = 1_800_000_000.0

Begun = tuple[str, tuple[str, ...], tuple[Seat | None, ...]]


def begun(game: str, seats: int) -> Begun:
    """Setup, moves and their seats of a match in which everybody has moved."""
    rules = GAMES[game]
    setup = rules.deal(seats, {}, "0" * 64)
    state, moves, turns = rules.start(setup), list[str](), list[Seat | None]()
    while set(turns) < set(range(seats)):
        turn = rules.view(state, None).turn
        view = rules.view(state, turn)
        move = view.follow if turn is None else view.moves[0]
        state = rules.play(state, move)
        moves.append(move)
        turns.append(turn)
    return setup, tuple(moves), tuple(turns)


class Season:
    """Matches between people, and some against computers, as lots are drawn: now and then three of
    them meet more often in a day than counts."""

    def __init__(self, store: Store, seed: int) -> None:
        self.store, self.luck, self.played = store, random.Random(seed), 0
        self._begun = {seated: begun(*seated) for seated in SEATED}

    async def play(self, matches: int) -> None:
        """So many matches, one after the other."""
        for _ in range(matches):
            game, seats = self.luck.choice(SEATED)
            often = self.luck.random() < 0.6
            people = self.luck.sample(PEOPLE[:4] if often else PEOPLE, seats)
            keys = [await self.store.people.person_of(person.account) for person in people]
            if self.luck.random() < 0.2:
                keys[-1] = self.luck.choice(("casual", "club"))
            await self._end(game, keys)

    async def _end(self, game: str, keys: Sequence[str]) -> None:
        self.played += 1
        setup, moves, turns = self._begun[game, len(keys)]
        makers = tuple(Maker(seat, "" if seat is None else keys[seat]) for seat in turns)
        own = len(set(keys)) == len(keys) and all(":" in key for key in keys)
        match = Match(0, setup, f"{self.played:064x}", moves, makers=makers, own=own)
        chairs = tuple(Chair(k, k) if ":" in k else Chair(k, "", level=k) for k in keys)
        before = Table(
            f"T{self.played}",
            game,
            next(key for key in keys if ":" in key),
            Status.PLAYING,
            chairs=chairs,
            series=Series(),
            match=match,
            rated=True,
        )
        winners = self.luck.choice(((), (0,), (1,)))
        outcome = Outcome(winners, tuple(range(len(keys))), "full")
        after = before.changed(status=Status.OVER, match=replace(match, outcome=outcome))
        await self.store.tables.create(before)
        await self.store.tables.commit(before, after, now=START + SECONDS * self.played)


@pytest.fixture
async def season(store: Store, monkeypatch: pytest.MonkeyPatch) -> Season:
    """Few matches, replayed in many steps."""
    for name, most in (("MATCHES", 10), ("PEOPLE", 2), ("TABLES", 5)):
        monkeypatch.setattr(replays, name, most)
    for person in PEOPLE:
        await store.people.remember(person)
    return Season(store, 7)


async def everything(store: Store) -> list[list[tuple[object, ...]]]:
    """All that ratings are, in order."""

    def read(connection: Connection) -> list[list[tuple[object, ...]]]:
        found = (connection.execute(select(table)) for table in (ratings, standings, beaten))
        return [sorted(tuple(row) for row in rows) for rows in found]

    return await store.database.read(read)


async def test_a_link_leaves_what_follows_from_it_for_later(store: Store) -> None:
    club = Club(store)
    await club.beats(ANN, CLEO)
    await club.beats(BEN, CLEO)
    before = await club.skills()
    key = await joined(store, ANN, BEN)
    skills = await club.skills()
    assert skills[CLEO.key] == before[CLEO.key]
    assert skills[key] in (before[ANN.key], before[BEN.key])
    assert (await rating_rows.check(store.database)).wrong
    assert await store.replays.step()
    await store.replays.finish()
    assert (await club.skills())[CLEO.key] != before[CLEO.key]
    assert not (await rating_rows.check(store.database)).wrong


@both
async def test_what_is_replayed_beside_matches_and_links_is_what_all_matches_say(
    store: Store, season: Season
) -> None:
    """Two link whose matches are spread over all; while that is replayed matches end, two others
    link, one who was linked is forgotten, and the process that replays is another one."""
    await season.play(60)
    assert not (await rating_rows.check(store.database)).wrong
    await joined(store, PEOPLE[0], PEOPLE[1])
    assert (await rating_rows.check(store.database)).wrong
    steps = 0
    while await store.replays.step():
        steps += 1
        if steps < 6:
            await season.play(3)
        if steps == 2:
            await joined(store, PEOPLE[5], PEOPLE[6])
        if steps == 4:
            store = season.store = Store(store.database)  # what the one before knew is lost
            key = await store.people.person_of(PEOPLE[0].account)
            await store.people.forget(key, fresh_ghost(), LATER)
    assert steps > 6
    found = await everything(store)
    checked = await rating_rows.check(store.database)
    assert (checked.wrong, checked.matches) == (0, season.played)
    assert checked.counted < season.played * 0.7, "some are over what counts in a day"
    await rating_rows.rebuild(store.renamings)
    assert await everything(store) == found


async def test_what_a_person_earned_is_that_of_two_whose_moves_are_their_own_again(
    store: Store, season: Season
) -> None:
    """Half of the person's tables, as where a link is taken back."""
    await season.play(40)
    before = PEOPLE[1].key
    key = await joined(store, PEOPLE[0], PEOPLE[1])
    await store.renamings.finish()

    def parted(connection: Connection) -> None:
        half = moves.c.who == key, moves.c.table % 2 == 0
        connection.execute(update(moves).where(*half).values(who=before))
        sat = seats.c.person == key, seats.c.table % 2 == 0
        connection.execute(update(seats).where(*sat).values(person=before))
        merging.part(connection, key, before)

    await store.database.write(parted)
    await store.replays.finish()
    found = await everything(store)
    assert before in str(found) and key in str(found)
    await rating_rows.rebuild(store.renamings)
    assert await everything(store) == found


async def test_a_replay_broken_off_anywhere_goes_on_and_ends_alike(
    store: Store, season: Season
) -> None:
    await season.play(40)
    await joined(store, PEOPLE[2], PEOPLE[3])
    for steps in (1, 3, 1):
        store = Store(store.database)
        for _ in range(steps):
            assert await store.replays.step()
    await store.replays.finish()
    found = await everything(store)
    await rating_rows.rebuild(store.renamings)
    assert await everything(store) == found


async def by_another_formula(store: Store) -> None:
    """Ratings as a version before left them, and the word of a migration about it."""

    def write(connection: Connection) -> None:
        for table in (ratings, standings):
            other = {"mu": table.c.mu * 2 - 20, "sigma": table.c.sigma * 2}
            connection.execute(update(table).values(other))
        connection.execute(update(ratings).values(mu_before=25.0, sigma_before=25 / 3))
        connection.execute(update(standings).values(proven=False))
        connection.execute(insert(rating_rebuilds).values(version="0026"))

    await store.database.write(write)


async def test_by_another_formula_all_is_replayed_while_people_play(
    store: Store, season: Season
) -> None:
    """Also who stands among everybody, which those prove whose ratings are written last."""
    await season.play(60)
    await by_another_formula(store)
    assert (await rating_rows.check(store.database)).wrong > 60
    steps = 0
    while await store.replays.step():
        steps += 1
        if steps < 4:
            await season.play(3)
        if steps == 2:
            store = season.store = Store(store.database)
    found = await everything(store)
    assert (await rating_rows.check(store.database)).wrong == 0
    assert any(row[-1] for row in found[1]), "somebody stands among everybody"
    await rating_rows.rebuild(store.renamings)
    assert await everything(store) == found


async def test_nothing_is_replayed_by_another_formula_while_a_process_knows_only_that_before(
    server: postgres.Server,
) -> None:
    """It would go on with its own."""
    store = await Store.open(await server.fresh())
    try:
        club = Club(store)
        await club.beats(ANN, CLEO)
        await by_another_formula(store)

        def older(connection: Connection) -> None:
            now = {"began": present(connection), "seen": present(connection)}
            connection.execute(insert(processes).values(id="p", roles="", version="0025", **now))

        await store.database.write(older)
        assert not await store.replays.step() and not await store.replays.unfinished()
        await store.database.write(lambda connection: connection.execute(delete(processes)))
        assert await store.replays.unfinished()
        await store.replays.finish()
        assert (await rating_rows.check(store.database)).wrong == 0
        assert not await store.replays.unfinished()
    finally:
        await store.close()
