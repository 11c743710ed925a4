"""Which cookies hold is in the database, for every process and over restarts."""

from bot.store import Store
from bot.store.links import fresh_ghost
from bot.store.sessions import Device

ANN, BEN = "web:" + "a" * 32, "web:" + "b" * 32
TELEGRAM = "telegram:1"
NOW = 1_000_000.0


async def test_a_browser_is_seen_and_ends(store: Store) -> None:
    devices = store.devices
    await devices.note(ANN, "Firefox", NOW)
    await devices.note(ANN, "Edge", NOW + 5)
    found = await devices.devices((TELEGRAM, BEN, ANN))
    assert found == [Device(ANN, "Edge", NOW, NOW + 5), Device(BEN)]
    assert await devices.void([(ANN, 0), (BEN, 0)]) == set()
    await devices.end(ANN, NOW + 6)
    assert await devices.void([(ANN, 9), (BEN, 0)]) == {(ANN, 9)}
    assert await devices.devices((ANN, BEN)) == [Device(BEN)]
    await devices.end(ANN, NOW + 7)


async def test_a_cookie_that_is_renewed_leaves_its_copies_void(store: Store) -> None:
    devices = store.devices
    assert [await devices.renew(ANN, NOW) for _ in range(2)] == [1, 2]
    assert await devices.void([(ANN, 1), (ANN, 2)]) == {(ANN, 1)}
    assert [one.account for one in await devices.devices((ANN,))] == [ANN]


async def test_what_is_left_of_somebody_forgotten_names_nobody(store: Store) -> None:
    await store.devices.note(ANN, "Firefox", NOW)
    assert [row["browser"] for row in (await store.kept_of(ANN))["devices"]] == ["Firefox"]
    for person in (ANN, BEN, TELEGRAM):
        await store.forget_person(person, fresh_ghost(), NOW)
    assert (await store.kept_of(ANN))["devices"] == []
    assert await store.devices.void([(ANN, 0), (BEN, 0), (TELEGRAM, 0)]) == {(ANN, 0), (BEN, 0)}
