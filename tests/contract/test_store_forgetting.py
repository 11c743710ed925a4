"""A process that dies while it forgets somebody: they are known as before, or nowhere."""

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, select

from bot.accounts.accounts import Accounts
from bot.features.puzzles import rows as puzzle_rows
from bot.features.training import rows as training_rows
from bot.people import Chat, Person, PresenceSign, is_gone
from bot.ratings.rows import rebuild as rating_rows
from bot.running.presence import Presence
from bot.store import away as away_rows
from bot.store import guesses as guess_rows
from bot.store import launches as launch_rows
from bot.store import links as link_rows
from bot.store import owed_words as owed_word_rows
from bot.store import signs as sign_rows
from bot.store import tables as table_rows
from bot.store import ways_back as way_rows
from bot.store.forgetting import Views
from bot.store.links import Changed
from bot.store.schema import metadata
from bot.store.store import Store
from bot.tables.limits import GuessLimits
from bot.tables.notices import Notice, NoticeKind
from bot.tables.play import CALLED_OFF
from bot.tables.table import Series, Status
from tests.bot.club import ANN, BEN, CLEO, Club
from tests.campaigns import so_many
from tests.contract.test_store_crash import PROCESSES

KEY = "person:"  # begins that of somebody with several accounts
LATER = 74  # there are fewer changes in the first transaction, and more with the others
EVERY = (1, 2, 7, 15, 22, 27, 32, 74, 76, 78, 80, 82, 1000)
MOMENTS = {
    "sqlite": so_many((32, 75), EVERY),
    "postgresql": so_many((32,), EVERY),
}
"""Before which change it is killed; the last comes after all of them."""
OTHER = Person("cellars", "anna", "Anna", "en")


@asynccontextmanager
async def accounts_at(store: Store) -> AsyncIterator[tuple[Accounts, Club]]:
    """Who is who, in a store with a club."""
    club = Club(store)
    presence = Presence(store.database, club.clock)
    yield Accounts(store, club.tables, presence, club.clock), club
    await club.tables.close()
    await presence.close()


async def lived(store: Store) -> dict[str, str]:
    """The codes of the tables of Ann, who has two accounts and has left traces everywhere."""
    async with accounts_at(store) as (accounts, club):
        over = await club.beats(ANN, BEN)
        running = await club.moved(await club.seated("triominos", BEN, ANN, CLEO), 3)
        alone = await club.tables.open("reversi", ANN, {"first": "1"}, Series(), "casual")
        lobby = await club.tables.open("crosswise", ANN, {}, Series())
        chat = Chat("rooms", "lounge")
        await sign_rows.note(
            store.database, [(running.code, ANN.key, PresenceSign(club.clock.now, chat))]
        )
        await away_rows.go(store.database, ANN.key, club.clock.now, club.clock.now + 60)
        await puzzle_rows.attempt(store.database, ANN.key, 20_000, chat, True, 3, club.clock.now)
        await training_rows.miss(store.database, ANN.key, "reversi.12", club.clock.now)
        await store.chats.add_display(
            alone.code, Chat("rooms", "ann", private=True), "1", ANN.key, 0
        )
        await store.people.remember(OTHER)
        offer = await accounts.look(OTHER, await accounts.code(ANN))
        await accounts.link(OTHER, offer.mark)
        await store.renamings.finish()
        await link_rows.offer(
            store.database, ANN.account, "hash", club.clock.now, club.clock.now + 600
        )
        await guess_rows.charge_attempt(store.database, ANN.account, club.clock.now, GuessLimits())
        await owed_word_rows.owe(store.database, ANN.account, chat, "No.", club.clock.now)
        own = Chat(ANN.platform, ANN.id, private=True)
        await way_rows.keep(store.database, own, "1", "Back", "https://t.me/c/1/2", club.clock.now)
        await launch_rows.note(store.database, "i-1", ANN.account, alone.code, club.clock.now)
        return {
            "over": over.code, "running": running.code, "alone": alone.code, "lobby": lobby.code
        }  # fmt: skip


async def forgotten(store: Store) -> None:
    async with accounts_at(store) as (accounts, _):
        await accounts.forget(await accounts.person(ANN))
    await store.renamings.finish()


def rows(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    return {
        table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
        for table in metadata.sorted_tables
    }


async def kept(store: Store) -> dict[str, list[dict[str, Any]]]:
    """Everything that the database has."""
    return await store.database.read(rows)


def traces(found: dict[str, list[dict[str, Any]]]) -> list[str]:
    """Where anything still says who Ann was."""
    words = (ANN.key, OTHER.key, KEY, '"Ann"', '"Anna"')
    lines = [(name, json.dumps(row, default=str)) for name in found for row in found[name]]
    return [f"{name}: {line}" for name, line in lines if any(word in line for word in words)]


async def check_forgotten(store: Store, codes: dict[str, str]) -> None:
    """Nobody knows her; others play on, and what she was alone at is over."""
    left = await kept(store)
    assert traces(left) == [] and not left["ways_back"] and not left["launches"]
    found = {name: await table_rows.load(store.database, code) for name, code in codes.items()}
    assert all(table is not None for table in found.values())
    status = {name: table.status for name, table in found.items() if table is not None}
    assert status == {
        "over": Status.OVER,
        "running": Status.PLAYING,
        "alone": Status.OVER,
        "lobby": Status.CLOSED,
    }
    running, alone, over = found["running"], found["alone"], found["over"]
    assert running is not None and running.chairs[1].level and not running.chairs[1].person
    assert alone is not None and alone.match is not None and alone.match.outcome is not None
    assert alone.match.outcome.reason == CALLED_OFF
    assert over is not None and is_gone(over.chairs[0].person) and not over.chairs[0].name
    ghosts = {chair.person for table in found.values() if table for chair in table.chairs}
    assert len(list(filter(is_gone, ghosts))) == 1, "one key stands for her everywhere"
    assert (await rating_rows.check(store.database)).wrong == 0


def forget_and_die(url: str, statement: int, outside: bool) -> None:
    """Forget Ann, and be killed before this statement of it."""

    async def forget() -> None:
        store = await Store.open(url)
        left = statement

        def count(connection: Any, _cursor: Any, text: str, *_: Any) -> None:
            nonlocal left
            changes = not text.lstrip().startswith(("SELECT", "PRAGMA"))
            left -= changes
            if changes and not left:
                os.kill(os.getpid(), signal.SIGKILL)

        event.listen(Engine, "before_cursor_execute", count)
        await forgotten(store)
        if outside:  # after the last commit
            os.kill(os.getpid(), signal.SIGKILL)

    asyncio.run(forget())


def changes_of_one(url: str, statement: int) -> int | None:
    """The exit status of a process that forgets her and dies at this statement, if it comes."""
    process = PROCESSES.Process(target=forget_and_die, args=(url, statement, True))
    process.start()
    process.join()
    return process.exitcode


@pytest.mark.parametrize(
    ("kind", "statement"),
    [(kind, statement) for kind, moments in MOMENTS.items() for statement in moments],
    indirect=["kind"],
)
async def test_killed_at_any_moment_it_has_forgotten_all_or_nothing(
    url: str, statement: int
) -> None:
    store = await Store.open(url)
    codes = await lived(store)
    before = await kept(store)
    assert {line.partition(":")[0] for line in traces(before)} >= {
        "tables", "seats", "moves", "displays", "people", "signs", "away", "ratings", "standings",
        "links", "link_codes", "link_guesses", "owed_words", "puzzle_tries", "puzzle_misses",
    }  # fmt: skip
    await store.close()
    assert changes_of_one(url, statement) == -signal.SIGKILL
    store = await Store.open(url)
    try:
        if statement < LATER:
            assert await kept(store) == before
            await forgotten(store)
        await store.renamings.finish()  # as the bot does that goes on
        await check_forgotten(store, codes)
        after = await kept(store)
        await forgotten(store)
        assert await kept(store) == after, "to forget nobody changes nothing"
    finally:
        await store.close()


async def test_notices_of_others_name_nobody_who_was_forgotten(store: Store) -> None:
    """Nor the private chat in which somebody had the puzzle of the day."""
    async with accounts_at(store) as (accounts, club):
        table = await club.seated("reversi", ANN, BEN)
        asked = Notice(BEN.key, NoticeKind.ASKED, 9, f"calloff.{ANN.key}.17.5")
        await store.tables.commit(table, table.changed(), due=[asked])
        await puzzle_rows.subscribe(
            store.database, Chat(ANN.platform, ANN.id, private=True), 9, 20_000
        )
        await accounts.forget(await accounts.person(ANN))
    await store.renamings.finish()
    found = await kept(store)
    assert traces(found) == [] and found["dailies"] == []
    assert [row["about"] for row in found["notices"]][-1:] == ["calloff.17.5"]


class Broken(Exception):
    """The disk is full, or the server has gone."""


async def test_a_commit_that_breaks_has_forgotten_nothing(store: Store) -> None:
    codes = await lived(store)
    before = await kept(store)

    def broken(_: Connection) -> None:
        raise Broken

    event.listen(Engine, "commit", broken)
    try:
        with pytest.raises(Broken):
            await forgotten(store)
    finally:
        event.remove(Engine, "commit", broken)
    assert await kept(store) == before
    await forgotten(store)
    await check_forgotten(store, codes)


async def test_a_move_between_the_look_at_the_tables_and_the_end_is_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = await lived(store)
    async with accounts_at(store) as (accounts, club):
        person = await accounts.person(ANN)
        table = await club.tables.get(codes["alone"])
        forget, moves = store.people.forget, [club.tables.view(table, 0).moves[0]]

        async def moved_first(key: str, ghost: str, now: float, views: Views) -> Changed:
            while moves:
                path = tuple(moves.pop().split("."))
                await club.matches.move(table.code, table.revision, person, path)
            return await forget(key, ghost, now, views)

        monkeypatch.setattr(store.people, "forget", moved_first)
        await accounts.forget(person)
    await store.renamings.finish()
    await check_forgotten(store, codes)
    after = await table_rows.load(store.database, codes["alone"])
    assert after is not None and after.match is not None and len(after.match.moves) == 1
