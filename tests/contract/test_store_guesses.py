"""How often codes may be tried: counted in the database, for every process and over restarts."""

import asyncio

from sqlalchemy import inspect

from bot.accounts.errors import TooManyGuesses
from bot.accounts.link_codes import LASTS, LENGTH
from bot.codes import LETTERS
from bot.store import guesses as guess_rows
from bot.store import link_offers as link_offer_rows
from bot.store import links as link_rows
from bot.store import personal_data
from bot.store.database import connect, parse
from bot.store.forgetting import fresh_ghost
from bot.store.migrate import HEAD, upgrade, version
from bot.store.store import Store
from bot.tables.limits import GuessLimits
from tests import postgres
from tests.contract.conftest import both
from tests.contract.test_store_links import ANN, BEN, CARL, MOST, NOW, OVER, RUNNING, loaded
from tests.contract.versions import step_back

LIMITS = GuessLimits(own=3, in_all=5, window=600.0)


async def tried(store: Store, account: str, times: int, now: float = NOW) -> list[bool]:
    """Which of so many tries were allowed."""
    results = await asyncio.gather(
        *(guess_rows.charge_attempt(store.database, account, now, LIMITS) for _ in range(times)),
        return_exceptions=True,
    )
    assert all(isinstance(result, int | TooManyGuesses) for result in results), results
    return sorted((isinstance(result, int) for result in results), reverse=True)


@both
async def test_an_account_and_all_together_are_limited(store: Store) -> None:
    assert await tried(store, ANN, 4) == [True, True, True, False]
    assert await tried(store, BEN, 3) == [True, True, False], "five in all"
    assert await tried(store, CARL, 1, NOW + LIMITS.window - 1) == [False]
    assert await tried(store, CARL, 1, NOW + LIMITS.window) == [True]


async def test_a_restart_forgets_no_guess(url: str) -> None:
    for allowed in (True, False):
        store = await Store.open(url)
        assert await tried(store, ANN, LIMITS.own) == [allowed] * LIMITS.own
        await store.close()


async def test_processes_that_share_a_database_count_together(server: postgres.Server) -> None:
    url = await server.fresh()
    stores = [await Store.open(url) for _ in range(3)]
    try:
        found = await asyncio.gather(*(tried(store, ANN, LIMITS.own) for store in stores))
        assert sum(map(sum, found)) == LIMITS.own
    finally:
        for store in stores:
            await store.close()


@both
async def test_the_right_code_costs_nothing_and_a_wrong_one_does(store: Store) -> None:
    await link_rows.offer(store.database, ANN, "one", NOW, NOW + 600)
    for _ in range(LIMITS.own - 1):
        await guess_rows.charge_attempt(store.database, BEN, NOW, LIMITS)
    guess = await guess_rows.charge_attempt(store.database, BEN, NOW, LIMITS)
    await link_offer_rows.look(store.database, BEN, "one", NOW, MOST, guess)
    assert await tried(store, BEN, 2) == [True, False]


async def test_the_guesses_of_the_forgotten_count_on_for_all_and_name_nobody(store: Store) -> None:
    assert all(await tried(store, ANN, 3))
    assert len((await personal_data.of_person(store.renamings, ANN))["guesses"]) == 3
    await store.people.forget(ANN, fresh_ghost(), NOW)
    assert (await personal_data.of_person(store.renamings, ANN))["guesses"] == []
    assert await tried(store, BEN, 3) == [True, True, False]


def test_of_a_thousand_codes_at_a_time_one_is_found_in_a_century() -> None:
    limits = GuessLimits()
    assert limits.window >= LASTS, "no code outlives the guesses at it"
    a_year = (limits.in_all + limits.newcomers) * 365 * 86_400 / limits.window
    assert a_year * 1000 / len(LETTERS) ** LENGTH < 1 / 100


@both
async def test_a_database_of_the_version_before_counts_from_now_on(own: str) -> None:
    store = await Store.open(own)
    for table in (RUNNING, OVER):
        await store.tables.create(table)
    await store.close()
    database = await connect(parse(own))
    await database.write(step_back, "0010")
    assert await database.read(version) == "0010"
    assert "link_guesses" not in await database.read(lambda c: inspect(c).get_table_names())
    await database.write(upgrade, HEAD)
    await database.close()
    store = await Store.open(own)
    try:
        assert [await loaded(store, code) for code in ("AAAAA", "BBBBB")] == [RUNNING, OVER]
        assert await tried(store, ANN, 4) == [True, True, True, False]
    finally:
        await store.close()
