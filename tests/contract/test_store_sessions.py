"""Which cookies hold is in the database, for every process and over restarts."""

from bot.store import personal_data
from bot.store import sessions as session_rows
from bot.store.forgetting import fresh_ghost
from bot.store.sessions import Device
from bot.store.store import Store
from tests.contract.conftest import both

ANN, BEN = "web:" + "a" * 32, "web:" + "b" * 32
TELEGRAM = "telegram:1"
NOW = 1_000_000.0


@both
async def test_a_browser_is_seen_and_ends(store: Store) -> None:
    database = store.database
    await session_rows.note(database, ANN, "Firefox", NOW)
    await session_rows.note(database, ANN, "Edge", NOW + 5)
    found = await session_rows.devices(database, (TELEGRAM, BEN, ANN))
    assert found == [Device(ANN, "Edge", NOW, NOW + 5), Device(BEN)]
    assert await session_rows.void(database, [(ANN, 0), (BEN, 0)]) == set()
    await session_rows.end(database, [ANN], NOW + 6)
    assert await session_rows.void(database, [(ANN, 9), (BEN, 0)]) == {(ANN, 9)}
    assert await session_rows.devices(database, (ANN, BEN)) == [Device(BEN)]
    await session_rows.end(database, [ANN], NOW + 7)


@both
async def test_a_cookie_that_is_renewed_leaves_its_copies_void(store: Store) -> None:
    database = store.database
    assert [await session_rows.renew(database, ANN, NOW) for _ in range(2)] == [1, 2]
    assert await session_rows.void(database, [(ANN, 1), (ANN, 2)]) == {(ANN, 1)}
    assert [one.account for one in await session_rows.devices(database, (ANN,))] == [ANN]


async def test_what_is_left_of_somebody_forgotten_names_nobody(store: Store) -> None:
    await session_rows.note(store.database, ANN, "Firefox", NOW)
    assert [
        row["browser"] for row in (await personal_data.of_person(store.renamings, ANN))["devices"]
    ] == ["Firefox"]
    for person in (ANN, BEN, TELEGRAM):
        await store.people.forget(person, fresh_ghost(), NOW)
    assert (await personal_data.of_person(store.renamings, ANN))["devices"] == []
    assert await session_rows.void(store.database, [(ANN, 0), (BEN, 0), (TELEGRAM, 0)]) == {
        (ANN, 0),
        (BEN, 0),
    }
