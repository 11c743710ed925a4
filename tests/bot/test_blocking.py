"""Blocking at the desk: who is kept apart, how it is undone, and that nobody is told."""

import json
import time
from typing import Any

import pytest

from bot.accounts.accounts import Accounts
from bot.desk.reply import Reply, is_secret
from bot.features.blocking.api import Blocking
from bot.people import Person
from bot.press import Press, unpack
from bot.running.presence import Presence
from bot.running.service import Tables
from bot.screens import Screen
from tests.bot.rooms import Rooms, buttons, payload, person, room

ANN, BEN = person("Ann"), person("Ben")
PHONE = Person("phone", "77", "Benny")
OWN, BENS, GROUP = room("ann", private=True), room("ben", private=True), room("lounge")


def shown(reply: Reply) -> Screen:
    assert reply.screen is not None
    return reply.screen


def way(screen: Screen, label: str) -> str:
    return next(each.payload for each in buttons(screen) if each.label == label)


@pytest.fixture
async def table(rooms: Rooms) -> str:
    """A match of Ann's and Ben's in the group."""
    screen = await rooms.post(ANN, GROUP, await rooms.desk.line(ANN, GROUP, "play", "reversi"))
    await rooms.desk.typed(BEN, GROUP, "join")
    await rooms.desk.typed(ANN, GROUP, "start")
    return screen.table


@pytest.fixture
def blocking(rooms: Rooms) -> Blocking:
    return rooms.desk.features.api("blocking", Blocking)


async def block(rooms: Rooms, table: str) -> Reply:
    """Ann blocks Ben by the buttons behind [More] of the match."""
    more = await rooms.desk.press(ANN, GROUP, Press("menu", table, 0, ("more",)).pack())
    reply = await rooms.desk.press(ANN, GROUP, payload(shown(more), "block"))
    for label in ("Ben", "Block", "Block"):
        assert reply.private
        reply = await rooms.desk.press(ANN, GROUP, way(shown(reply), label))
    return reply


async def test_who_is_blocked_is_kept_apart_until_it_is_undone_in_the_settings(
    rooms: Rooms, table: str, blocking: Blocking
) -> None:
    reply = await block(rooms, table)
    assert reply.private and shown(reply).lines[0] == "Ben is blocked."
    assert await blocking.apart(ANN.key, (BEN.key, "x")) == {BEN.key}
    assert await blocking.apart(BEN.key, (ANN.key,))
    assert await blocking.deaf_to(BEN.key) == {ANN.key}
    assert await blocking.deaf_to(ANN.key) == frozenset()
    settings = shown(await rooms.desk.line(ANN, OWN, "settings", ""))
    more = shown(await rooms.desk.press(ANN, OWN, way(settings, "More")))
    listed = shown(await rooms.desk.press(ANN, OWN, way(more, "Blocked people")))
    undone = shown(await rooms.desk.press(ANN, OWN, way(listed, "Unblock Ben")))
    assert "nobody" in undone.lines[-1]
    assert not await blocking.apart(ANN.key, (BEN.key,))


async def test_it_holds_for_whom_the_blocked_become_and_nobody_tells_them(
    rooms: Rooms, table: str, blocking: Blocking
) -> None:
    await block(rooms, table)
    offered = shown(await rooms.desk.line(PHONE, room("p", private=True), "link", ""))
    code = next(word for line in offered.lines for word in line.split() if "-" in word)
    asked = shown(await rooms.desk.line(BEN, BENS, "link", code))
    await rooms.desk.press(BEN, BENS, payload(asked, "link", "yes"))
    key = await rooms.store.people.person_of(PHONE.account)
    assert key == await rooms.store.people.person_of(BEN.account) != BEN.key
    assert await blocking.apart(ANN.key, (key,))
    told = shown(await rooms.desk.line(BEN, BENS, "mydata", ""))
    assert told.file and json.loads(told.file.data)["blocked"] == []
    mine = shown(await rooms.desk.line(ANN, OWN, "mydata", ""))
    assert mine.file and [one["name"] for one in json.loads(mine.file.data)["blocked"]] == ["Ben"]
    await rooms.desk.press(BEN, BENS, Press("forget", "", 0, ("yes",)).pack())
    assert await blocking.blocked_by(ANN.key) == {}


async def test_muting_is_one_press_and_leaves_the_rest_as_it_is(
    rooms: Rooms, table: str, blocking: Blocking
) -> None:
    mute = Press("block", table, 0, ("1", "mute")).pack()
    reply = await rooms.desk.press(ANN, GROUP, mute)
    assert is_secret(reply) and "no longer see words from Ben" in reply.notice
    assert await blocking.deaf_to(BEN.key) == {ANN.key}
    assert not await blocking.apart(ANN.key, (BEN.key,))
    own = await rooms.desk.press(BEN, GROUP, mute)
    assert own.refused


async def test_buttons_call_nobody_by_an_account(rooms: Rooms, table: str) -> None:
    reply = await rooms.desk.press(ANN, GROUP, Press("block", table, 0).pack())
    (other,) = buttons(shown(reply))
    assert BEN.id not in other.payload and unpack(other.payload).path != ("1",)


LINK, PART, BLOCK = "link", "part", "block"
ORDERS: tuple[tuple[tuple[Any, ...], set[str]], ...] = (
    ((BLOCK, (LINK, "ben", "phone")), {"ben", "phone"}),
    (((LINK, "ben", "phone"), BLOCK), {"ben", "phone"}),
    (((LINK, "ben", "phone"), BLOCK, (PART, "ben")), {"ben", "phone"}),
    ((BLOCK, (LINK, "phone", "ben"), (PART, "phone")), {"ben", "phone"}),
    ((BLOCK, (LINK, "phone", "ben"), (PART, "ben")), {"ben", "phone"}),
    ((BLOCK, (LINK, "ann", "phone"), (PART, "phone")), {"ben"}),
    (((LINK, "phone", "ann"), BLOCK, (PART, "ann")), {"ben"}),
    (
        (BLOCK, (LINK, "ben", "phone"), (PART, "phone"), (LINK, "phone", "cleo")),
        {"ben", "phone", "cleo"},
    ),
    ((BLOCK, (LINK, "ann", "ben")), set()),
    ((BLOCK, (LINK, "ann", "ben"), (PART, "ben")), {"ben"}),
)
"""What happens to accounts, and from which of them those of Ann's are kept apart in the end."""


async def test_in_whatever_order_accounts_are_linked_and_parted_the_block_holds_both_ways(
    rooms: Rooms, blocking: Blocking
) -> None:
    store = rooms.store
    accounts = Accounts(store, Tables(store), Presence(store.database, time.time), time.time)
    for number, (steps, apart) in enumerate(ORDERS):
        people = {name: person(f"{name}{number}") for name in ("ann", "ben", "phone", "cleo")}
        for who in people.values():
            await store.people.remember(who)

        async def key(name: str, people: dict[str, Person] = people) -> str:
            return await accounts.key(people[name].account)

        mine = {"ann"}
        for step in steps:
            match step:
                case "block":
                    await blocking.block(await key("ann"), await key("ben"))
                case ("link", giver, taker):
                    code = await accounts.code(people[giver])
                    offer = await accounts.look(people[taker], code)
                    await accounts.link(people[taker], offer.mark)
                    mine |= {giver, taker} - {"ben"} if "ann" in (giver, taker) else set()
                case (_, who):
                    await accounts.unlink(people[who], give_back=False)
        for own in [await key(name) for name in mine]:
            assert own not in await blocking.blocked_by(own)
            others = {name: await key(name) for name in people if name not in mine}
            kept = {name for name, one in others.items() if await blocking.apart(own, (one,))}
            back = {name for name, one in others.items() if await blocking.apart(one, (own,))}
            assert kept == back == apart, steps
