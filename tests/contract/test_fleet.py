"""Processes that share a server know of each other, and what is whose."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.running.fleet import Fleet, dealt
from bot.store.store import Store
from tests import postgres, stores
from tests.patience import PATIENCE

FOREVER = 1000.0
KEYS = [f"chat {number}" for number in range(600)]


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.01)


class Fleets:
    def __init__(self, url: str, stack: AsyncExitStack) -> None:
        self.url = url
        self._stack = stack
        self.all: list[Fleet] = []

    async def join(self, *roles: str, gone: float = 60.0, beat: float = 0.02) -> Fleet:
        store = await Store.open(self.url)
        self._stack.push_async_callback(store.close)
        fleet = Fleet(store.database, roles, beat, gone)
        await fleet.start()
        self._stack.push_async_callback(fleet.close)
        self.all.append(fleet)
        return fleet

    def owners(self, role: str) -> list[str]:
        """Whose each key is, once nobody disagrees."""
        for key in KEYS:
            assert sum(fleet.mine(role, key) for fleet in self.all) <= 1
        return [self.all[0].owner(role, key) for key in KEYS]

    async def agree(self, role: str, count: int) -> None:
        await until(lambda: all(len(fleet.members(role)) == count for fleet in self.all))


@pytest.fixture
async def fleets(server: postgres.Server) -> AsyncIterator[Fleets]:
    async with AsyncExitStack() as stack:
        yield Fleets(await server.own(), stack)


async def test_everything_belongs_to_one_of_those_with_the_role(fleets: Fleets) -> None:
    first = await fleets.join("telegram", "web")
    second = await fleets.join("telegram")
    await fleets.join("players")
    await fleets.agree("telegram", 2)
    shares = Counter(fleets.owners("telegram"))
    assert set(shares) == {first.id, second.id}
    assert min(shares.values()) > len(KEYS) / 3
    assert [fleet.share("telegram") for fleet in fleets.all] == [0.5, 0.5, 0.0]
    assert set(fleets.owners("web")) == {first.id}
    assert set(fleets.owners("discord")) == {""}


async def test_only_what_was_of_the_one_that_leaves_changes_hands(fleets: Fleets) -> None:
    for _ in range(3):
        await fleets.join("telegram")
    await fleets.agree("telegram", 3)
    before = fleets.owners("telegram")
    leaving = fleets.all.pop()
    await leaving.close()
    await fleets.agree("telegram", 2)
    for was, now in zip(before, fleets.owners("telegram"), strict=True):
        assert now == was or was == leaving.id


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 16])
def test_what_is_dealt_out_is_so_evenly_whatever_the_order(count: int) -> None:
    keys, members = [f"{shard}/{count}" for shard in range(count)], ("a", "b", "c")
    owners = dealt(keys, members)
    assert owners == dealt(reversed(keys), reversed(members))
    assert sorted(owners) == sorted(keys)
    shares = Counter(dict.fromkeys(members, 0) | Counter(owners.values()))
    assert max(shares.values()) - min(shares.values()) <= 1
    assert dealt(keys, ()) == {}


async def test_one_that_gives_no_sign_is_gone(fleets: Fleets) -> None:
    await fleets.join("telegram", beat=FOREVER)
    changes: list[tuple[str, ...]] = []
    other = await fleets.join("telegram", gone=0.5)
    other.listen(lambda: changes.append(other.members("telegram")))
    await until(lambda: other.members("telegram") == (other.id,))
    assert changes in ([], [(other.id,)])  # it may have been gone before anybody listened


async def test_one_that_cannot_say_that_it_is_alive_has_nothing(
    server: postgres.Server, fleets: Fleets
) -> None:
    fleet = await fleets.join("telegram", gone=0.3)
    assert fleet.mine("telegram", "a chat")
    server.run("DROP TABLE processes", fleets.url)
    await until(lambda: not fleet.mine("telegram", "a chat"))
    assert fleet.share("telegram") == 0.0


async def test_in_a_file_all_is_its_own_and_nothing_is_written(tmp_path: Path) -> None:
    store = await stores.opened(tmp_path / "tables.db")
    fleet = Fleet(store.database, ["telegram"])
    await fleet.start()
    assert fleet.mine("telegram", "a chat") and fleet.share("telegram") == 1.0
    await fleet.close()
    await store.close()
