"""Plans on the platforms with the real clients: made by few presses, played with the move before,
and in no message, page or picture of anybody else."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.platforms.days import World, a_world
from tests.platforms.discord.play import open_match
from tests.platforms.web.callers import Tab


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


async def test_somebody_on_telegram_and_somebody_on_discord_plan_and_it_is_played(
    world: World,
) -> None:
    channel = world.discord.channel()
    ann, dora = world.person("Ann").private, world.user("Dora")
    await dora.slash(channel, "play", game="reversi", first="1")
    await world.discord.until(lambda: channel.messages)
    post = channel.last
    code = next(iter(post.buttons.values()))["custom_id"].split(":")[2]
    ann.say(f"/join {code}")
    await ann.press("Join")
    await world.discord.until(lambda: "Start" in post.buttons)
    await dora.press(post, "Start")
    board = await ann.sees("Dora’s turn")

    await ann.press("More", board)
    await ann.press("Plan")
    stood = len(channel.messages), post.text
    await ann.press("c5", await ann.sees("Your plan for your turn"))
    await ann.sees("Only you see this.")
    assert (len(channel.messages), post.text) == stood
    await dora.press(post, "d3")
    await world.discord.until(lambda: "c5" in post.text)
    assert "Dora" in post.text.partition("your turn")[0]

    more = await dora.press(post, "d6")
    assert not more.private
    await ann.sees("Your turn")
    asked = await dora.press(post, "More")
    menu = asked.original or asked.followups[-1]
    await dora.press(menu, "Plan")
    await world.discord.until(lambda: "Your plan for your turn" in menu.text)
    cell = next(label for label in menu.buttons if len(label) == 2)
    await dora.press(menu, cell)
    await world.discord.until(lambda: f"\n{cell}\n" in f"{menu.text}\n")


async def test_in_a_channel_it_is_said_to_the_presser_alone_that_a_plan_was_dropped(
    world: World,
) -> None:
    channel, ann, dora = world.discord.channel(), world.user("Ann"), world.user("Dora")
    post = await open_match(world.discord, ann, dora, channel)
    asked = await dora.press(post, "More")
    menu = asked.original or asked.followups[-1]
    await dora.press(menu, "Plan")
    await world.discord.until(lambda: "Your plan for your turn" in menu.text)
    await dora.press(menu, "f4")
    await world.discord.until(lambda: "\nf4\n" in f"{menu.text}\n")
    await ann.press(post, "d3")
    async with asyncio.timeout(PATIENCE):
        while not world.database.rows("SELECT 1 FROM owed_words"):
            await asyncio.sleep(0.02)
    await world.later(6.0)  # for so long what is owed may go unseen
    said = await dora.press(post, "c3")
    word = "Your plan is dropped: f4 is not possible now."
    await world.discord.until(lambda: word in said.private)
    assert word not in post.text


async def test_in_a_group_it_is_said_to_the_presser_alone_that_a_plan_was_dropped(
    world: World,
) -> None:
    group = world.telegram.group()
    ann, ben = (world.person(name).at(group) for name in ("Ann", "Ben"))
    ann.say("/play reversi first 1")
    await ben.press("Join")
    await ann.press("Start")
    board = await ann.offered("d3")
    _, code, revision, _ = str(board.buttons[0]["callback_data"]).split(":")
    await ben.send(f"planning:{code}:{revision}:w.f4", board).answered()
    await ann.press("d3", board)
    async with asyncio.timeout(PATIENCE):
        while not world.database.rows("SELECT 1 FROM owed_words"):
            await asyncio.sleep(0.02)
    await world.later(6.0)
    answer = await ben.press("c3", board)
    assert answer.alert and answer.text == "Your plan is dropped: f4 is not possible now."
    assert not any(answer.text in message.text for message in ann.messages)


async def test_on_the_page_a_press_on_the_waiting_board_is_a_plan_while_clocks_are_short(
    world: World,
) -> None:
    ann, ben = await world.tab(), await world.tab()
    await ann.ask("line", text="/play reversi clock 5m+10s first 1")
    code = (await ann.until("go"))["table"]
    for tab in (ann, ben):
        await tab.ask("open", table=code)
    await ben.press("join")
    await ann.revision(1)
    await ann.press("start")
    waits = await ben.revision(2)
    assert {one["choice"] for one in waits["picture"]["regions"]} >= {"c3", "c5", "e3"}
    await ann.revision(2)
    before = len(ann.told)
    await pressed(ben, "c5")
    assert ben.screen["lines"][-1] == "Your plan: c5"
    assert [m for m in ann.told[before:] if m["type"] == "screen"] == []
    await pressed(ann, "d3")
    done = await ben.revision(waits["revision"] + 1)
    assert "c5, as planned" in str(done["lines"])
    assert (await ann.revision(waits["revision"] + 1))["mine"]


async def pressed(tab: Tab, place: str) -> None:
    """A press on a place of the board that is shown."""
    [region] = [r for r in tab.screen["picture"]["regions"] if r["choice"] == place]
    await tab.ask("press", payload=region["payload"])
