"""Quiet hours through the real clients: nothing rings, and then one private message does."""

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.platforms.days import HOUR, MINUTE, World, a_world, payloads, sit_down


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


def now(world: World) -> str:
    """Quiet hours that have begun, as one chooses them."""
    hour = time.gmtime(world.now).tm_hour
    return f"{(hour - 1) % 24}-{(hour + 2) % 24}"


async def test_on_discord_two_tables_are_one_private_message_when_the_hours_end(
    world: World,
) -> None:
    tables = [await sit_down(world)]
    dora = tables[0].dora
    tables.append(await sit_down(world, dora=dora))
    settings = await dora.slash(tables[0].channel, "settings")
    await world.discord.until(lambda: settings.original and settings.original.buttons)
    assert settings.original is not None
    await dora.send_and_wait(settings.original, f"ct:peace::0:quiet.{now(world)}")
    await world.later(10 * MINUTE)
    for table in tables:
        await table.ann_plays()
    assert [await table.told() for table in tables] == [[], []]
    await world.later(2 * HOUR)
    await world.desk.background.catch_up("discord")
    own = world.discord.dm(dora)
    await world.discord.until(lambda: own.messages)
    assert "2 tables are waiting for you now." in own.last.text
    opens = [press for press in payloads(own.last).values() if press.startswith("open:")]
    assert sorted(press.split(":")[1] for press in opens) == sorted(t.code for t in tables)
    await dora.press(own.last, next(iter(payloads(own.last))))
    await world.discord.until(lambda: len(own.messages) > 1)


async def test_on_telegram_they_are_as_well(world: World) -> None:
    ann, eve = world.person("Ann"), world.person("Eve")
    ann.private.say("/settings")
    await ann.private.press("More", await ann.private.offered("More"))
    asked = await ann.private.offered("When may I ring?")
    await ann.private.press("When may I ring?", asked)
    ann.private.send(f"peace::0:quiet.{now(world)}", asked)
    await world.telegram.until(
        lambda: world.database.rows("SELECT 1 FROM people WHERE quiet != ''")
    )
    codes = []
    for title in ("One", "Two"):
        group = world.telegram.group(title)
        host, guest = ann.at(group), eve.at(group)
        host.say("/play reversi first:2")
        await guest.press("Join", await host.offered("Join"))
        await host.press("Start", await host.offered("Start"))
        board = await guest.offered("More")
        codes.append(next(iter(payloads(board).values())).split(":")[1])
        world.now += 10 * MINUTE
        moves = [label for label, press in payloads(board).items() if press.startswith("move:")]
        await guest.press(moves[0], board)
    held = "SELECT 1 FROM notices WHERE held IS NOT NULL"
    await world.telegram.until(lambda: len(world.database.rows(held)) == 2)
    world.calls()
    await world.later(2 * HOUR)
    await world.desk.background.catch_up("telegram")
    await world.telegram.until(lambda: "2 tables are waiting" in ann.private.messages[-1].text)
    told = ann.private.messages[-1]
    opens = [press for press in payloads(told).values() if press.startswith("open:")]
    assert sorted(press.split(":")[1] for press in opens) == sorted(codes)
    assert world.calls() == []  # in no group
