"""Tournaments on the page inside the apps of chats: how their messages lead there, and who may join
there what only one chat may join."""

import json
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import pytest
import pytest_asyncio
from aiohttp import ClientSession
from playwright.async_api import Browser, expect

from bot.codes import LENGTH
from bot.desk import memberships
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import FOR_ROLE, SEES, Channel, snowflake
from tests.loopback.discord_world import Message as Post
from tests.loopback.telegram import Account
from tests.loopback.telegram_http import Fault
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import BOT_NAME, Message
from tests.patience import PATIENCE
from tests.platforms.discord.play import meant
from tests.platforms.web.callers import Tab
from tests.platforms.web.discord_client import discord_client, proxy
from tests.platforms.web.discord_client import opened as opened_in_discord
from tests.platforms.web.inside import PAGE, Inside, inside_both
from tests.platforms.web.launches import fragment, launch
from tests.platforms.web.telegram_client import opened as opened_in_telegram
from tests.platforms.web.telegram_client import telegram_client

ELSEWHERE = "Only the chat where it was opened may join."
UNKNOWN = "I can’t find out right now whether you are in that chat."


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def inside(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    async with inside_both(tmp_path_factory.mktemp("inside")) as inside:
        yield inside


async def opened_for_this_chat(ann: Someone) -> str:
    """The code of a tournament that Ann has opened in her group by its form, for that alone."""
    ann.say("/tournament swiss reversi")
    await ann.press("Open to")
    await ann.press("Only this chat may join.")
    await ann.press("Open it")
    return (await ann.sees("Code: ")).text.split("Code: ")[1][:LENGTH]


async def opened_for_this_channel(
    discord: Discord, ann: User, channel: Channel
) -> tuple[Post, str]:
    """The message of one that Ann has opened so in a channel, and its code."""
    asked = await ann.slash(channel, "tournament", form="swiss", game="reversi")
    for label in ("Open to", "Only this chat may join.", "Open it"):
        form = asked.original
        assert form is not None
        await ann.press(form, next(one for one in form.buttons if label in one))

    await discord.until(lambda: "Nobody is in yet." in channel.last.text)
    post = channel.last
    return post, post.text.split("Code: ")[1][:LENGTH]


def way(message: Message) -> dict[str, Any]:
    """The button of a message that opens the tournament's page."""
    return next(button for button in message.buttons if button["text"] == "Open tournament")


@asynccontextmanager
async def page(inside: Inside, app: str, origin: str, data: str) -> AsyncIterator[Tab]:
    """The page that somebody has opened inside an app, which says so by this."""
    address = f"{inside.web.url}socket/{app}"
    async with (
        ClientSession() as session,
        session.ws_connect(address, headers={"Origin": origin}) as socket,
    ):
        tab = Tab(socket)
        await socket.send_str(json.dumps({"ask": "identify", "data": data, "token": ""}))
        await tab.until("hello")
        yield tab


def in_telegram(inside: Inside, account: Account) -> AbstractAsyncContextManager[Tab]:
    """The page that somebody has opened inside Telegram."""
    told: dict[str, Any] = {"id": account.user.id, "first_name": account.user.first_name}
    data = launch(told, token=inside.telegram.token)
    return page(inside, "telegram", inside.web.url.rstrip("/"), data)


def in_discord(inside: Inside, user: User, channel: Channel) -> AbstractAsyncContextManager[Tab]:
    """The page that somebody has opened in a channel of Discord."""
    activities = inside.discord.activities
    instance = activities.join(user, channel)
    data = json.dumps({"instance": instance.id, "code": activities.authorize(user)})
    origin = f"https://{inside.discord.application}.discordsays.com"
    return page(inside, "discord", origin, data)


async def offered(tab: Tab, code: str) -> bool:
    """Whether the tournament's page offers to join."""
    tab.told.clear()
    await tab.ask("tournament", code=code)
    return bool((await tab.until("tournament-own"))["join"])


async def joining(tab: Tab, code: str) -> str:
    """What somebody is told who presses Join, "" for nothing."""
    told = await tab.ask("press", payload=f"cup::0:{code.lower()}.join")
    return next((one["text"] for one in told if one["type"] == "notice" and one["alert"]), "")


@pytest.mark.parametrize("status", ["member", "creator", "administrator", "restricted"])
@pytest.mark.asyncio(loop_scope="session")
async def test_whoever_is_of_the_group_joins_on_the_page(inside: Inside, status: str) -> None:
    telegram, group = inside.telegram, inside.telegram.group()
    ann, ben = telegram.user("Ann").at(group), telegram.user("Ben")
    code = await opened_for_this_chat(ann)
    group.members[ben.user.id] = status
    before = len(telegram.said("getChatMember"))
    async with in_telegram(inside, ben) as tab:
        assert await offered(tab, code)
        assert len(telegram.said("getChatMember")) == before, "it was asked for a screen"
        assert await joining(tab, code) == ""
        assert len(telegram.said("getChatMember")) == before + 1
        await tab.until("tournament-own", number=1)
    await ann.sees("1 in: Ben")


@pytest.mark.asyncio(loop_scope="session")
async def test_whoever_is_of_the_group_joins_with_the_code_from_the_private_chat(
    inside: Inside,
) -> None:
    group = inside.telegram.group()
    ann, ben = inside.telegram.user("Ann").at(group), inside.telegram.user("Ben")
    code = await opened_for_this_chat(ann)
    ben.at(group)
    ben.private.say(f"/join {code}")
    await ann.sees("1 in: Ben")


@pytest.mark.parametrize("status", ["left", "kicked", "restricted left", ""])
@pytest.mark.asyncio(loop_scope="session")
async def test_whoever_is_not_of_the_group_is_told_so_alone(inside: Inside, status: str) -> None:
    telegram, group = inside.telegram, inside.telegram.group()
    ann, eve = telegram.user("Ann").at(group), telegram.user("Eve")
    code = await opened_for_this_chat(ann)
    if status:
        group.members[eve.user.id] = status
    else:  # Telegram does not know them any more
        del telegram.people[eve.user.id]
    async with in_telegram(inside, eve) as tab:
        assert await joining(tab, code) == ELSEWHERE
        assert await offered(tab, code)
    await ann.press("Join")
    await ann.sees("1 in: Ann")


FAULTS = {
    "hidden": Fault("getChatMember", refuse="member list is inaccessible"),
    "broken": Fault("getChatMember", status=502),
    "lost": Fault("getChatMember", lose=True),
    "too many": Fault("getChatMember", wait=30),
    "silent": Fault("getChatMember", delay=PATIENCE),
}


@pytest.mark.parametrize("why", [*FAULTS, "thrown out"])
@pytest.mark.asyncio(loop_scope="session")
async def test_where_telegram_does_not_say_it_nobody_is_taken_in_and_nothing_is_lost(
    inside: Inside, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memberships, "ASKED_SECONDS", 1.0)
    telegram, group = inside.telegram, inside.telegram.group()
    ann, ben = telegram.user("Ann").at(group), telegram.user("Ben")
    code = await opened_for_this_chat(ann)
    ben.at(group)
    async with in_telegram(inside, ben) as tab:
        if why in FAULTS:
            telegram.faults.append(FAULTS[why])
        else:
            group.banned = "bot was kicked from the supergroup chat"
        assert (await joining(tab, code)).startswith(UNKNOWN)
        group.banned = ""
        telegram.faults.clear()
        await tab.ask("tournament", code=code)
        assert (await tab.until("tournament"))["entrants"] == []
        assert await joining(tab, code) == ""
    await ann.sees("1 in: Ben")


@pytest.mark.asyncio(loop_scope="session")
async def test_a_group_that_has_become_a_supergroup_is_the_same_people(inside: Inside) -> None:
    telegram, group = inside.telegram, inside.telegram.group(plain=True)
    ann, ben, eve = (telegram.user(name) for name in ("Ann", "Ben", "Eve"))
    code = await opened_for_this_chat(ann.at(group))
    ben.at(group)
    telegram.migrate(group)
    for someone, told in ((ben, ""), (eve, ELSEWHERE)):
        async with in_telegram(inside, someone) as tab:
            assert await joining(tab, code) == told


@pytest.mark.asyncio(loop_scope="session")
async def test_whoever_has_the_page_open_in_the_channel_joins_there(inside: Inside) -> None:
    discord, channel = inside.discord, inside.discord.channel()
    ann, bob, eve = (discord.user(name) for name in ("Ann", "Bob", "Eve"))
    post, code = await opened_for_this_channel(discord, ann, channel)
    async with in_discord(inside, bob, channel) as tab:
        assert await offered(tab, code)
        assert await joining(tab, code) == ""
    await discord.until(lambda: "1 in: Bob" in post.text)
    async with in_discord(inside, eve, discord.channel()) as tab:
        assert await joining(tab, code) == ELSEWHERE
    await eve.press(post, "Join")
    await discord.until(lambda: "2 in: Bob and Eve" in post.text)


@pytest.mark.parametrize(
    ("who", "told"),
    [
        ("member", ""),
        ("stranger", ELSEWHERE),
        ("shut out", ELSEWHERE),
        ("let in by a role", ""),
        ("in the thread", ""),
        ("not in the thread", ELSEWHERE),
    ],
)
@pytest.mark.asyncio(loop_scope="session")
async def test_whoever_sees_the_channel_joins_where_they_have_the_page_open(
    inside: Inside, who: str, told: str
) -> None:
    discord, channel = inside.discord, inside.discord.channel()
    ann, bob, guild = discord.user("Ann"), discord.user("Bob"), channel.guild
    assert guild is not None
    if "thread" in who:
        channel = discord.thread(channel, private=True)
    _, code = await opened_for_this_channel(discord, ann, channel)
    if who != "stranger":
        guild.members[bob.id] = []
    if who in ("shut out", "let in by a role"):
        role = snowflake()
        channel.rules = [(guild.id, FOR_ROLE, 0, SEES), (role, FOR_ROLE, SEES, 0)]
        guild.roles[role] = 0
        guild.members[bob.id] = [role] if told == "" else []
    if who == "in the thread":
        channel.joined.add(bob.id)
    async with in_discord(inside, bob, discord.channel()) as tab:
        assert await offered(tab, code)
        assert await joining(tab, code) == told


@pytest.mark.parametrize("why", ["no member itself", "broken"])
@pytest.mark.asyncio(loop_scope="session")
async def test_where_discord_does_not_say_it_nobody_is_taken_in(
    inside: Inside, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memberships, "ASKED_SECONDS", 1.0)
    discord, channel = inside.discord, inside.discord.channel()
    ann, bob, guild = discord.user("Ann"), discord.user("Bob"), channel.guild
    assert guild is not None
    _, code = await opened_for_this_channel(discord, ann, channel)
    guild.members[bob.id] = []
    async with in_discord(inside, bob, discord.channel()) as tab:
        trouble = discord.trouble(f"GET /guilds/{guild.id}$", 500, times=9 * (why == "broken"))
        guild.bot_member = why == "broken"
        assert (await joining(tab, code)).startswith(UNKNOWN)
        guild.bot_member, trouble.times = True, 0
        assert await joining(tab, code) == ""


@pytest.mark.asyncio(loop_scope="session")
async def test_the_message_in_telegram_opens_the_tournament_in_the_app_where_one_joins(
    inside: Inside, chromium: Browser
) -> None:
    telegram, group = inside.telegram, inside.telegram.group()
    ann, ben = telegram.user("Ann").at(group), telegram.user("Ben")
    ben.at(group)
    code = await opened_for_this_chat(ann)
    address = way(await ann.offered("Open tournament"))["url"]
    assert address == f"https://t.me/{BOT_NAME}?startapp=tournaments_{code}"
    told: dict[str, Any] = {"id": ben.user.id, "first_name": "Ben"}
    data = launch(told, token=telegram.token, start=address.partition("startapp=")[2])
    async with telegram_client(inside.web, chromium) as page:
        frame = await opened_in_telegram(page, inside.web, fragment(data, dark=True))
        await frame.locator("[data-key=join]").click()
        await ann.sees("1 in: Ben")
        await expect(frame.locator("[data-key=leave]")).to_be_visible()
        # Loaded again it is at the same tournament, and the same person's.
        assert frame.url == f"{inside.web.url}app/tournaments/{code}"
        await page.evaluate("tell('reload_iframe')")
        await page.wait_for_function(
            "said.filter(({ eventType }) => eventType === 'web_app_ready').length === 2"
        )
        await expect(frame.locator("[data-key=leave]")).to_be_visible()
    # In a private chat it opens at once.
    ben.private.say(f"/tournament {code}")
    own = way(await ben.private.offered("Open tournament"))
    assert own["web_app"] == {"url": f"{PAGE}/app/tournaments/{code}"}


@pytest.mark.asyncio(loop_scope="session")
async def test_the_message_in_discord_leads_the_page_of_the_channel_to_the_tournament(
    inside: Inside, chromium: Browser
) -> None:
    discord, channel = inside.discord, inside.discord.channel()
    ann, bob = discord.user("Ann"), discord.user("Bob")
    post, code = await opened_for_this_channel(discord, ann, channel)
    origin = f"https://{discord.application}.discordsays.com"
    await bob.press(post, "Open tournament")
    [instance] = [i for i in discord.activities.instances.values() if i.channel is channel]
    await meant(inside.desk, instance.id, bob, code)
    async with (
        proxy(inside.web.url.rstrip("/"), origin, self_matches=True) as address,
        discord_client(chromium, address) as page,
    ):
        frame = await opened_in_discord(page, address, discord, bob, instance)
        await frame.locator("[data-key=join]").click()
        await discord.until(lambda: "1 in: Bob" in post.text)
        await expect(frame.locator("[data-key=leave]")).to_be_visible()
        # A page that is open already is led to the next one.
        other, second = await opened_for_this_channel(discord, ann, channel)
        await bob.press(other, "Open tournament")
        await expect(frame.locator("[data-key=join]")).to_be_visible()
        await frame.locator("[data-key=join]").click()
        await discord.until(lambda: "1 in: Bob" in other.text)
        assert second != code


@pytest.mark.asyncio(loop_scope="session")
async def test_a_board_that_stands_in_another_chat_is_watched_from_its_page_in_discord(
    inside: Inside,
) -> None:
    telegram, discord, group = inside.telegram, inside.discord, inside.telegram.group()
    people = [telegram.user(name).at(group) for name in ("Ann", "Ben", "Cleo", "Dora")]
    ann = people[0]
    code = await opened_for_this_chat(ann)
    for someone in people:
        await someone.press("Join")
    await ann.press("More")
    await ann.press("Start now")
    await inside.desk.features.jobs.run_once()
    async with in_discord(inside, discord.user("Eve"), discord.channel()) as tab:
        await tab.ask("tournament", code=code)
        for board in (await tab.until("tournament", stage="running"))["now"]:
            await tab.ask("open", table=board["table"], theme="dark")
            assert tab.screen["table"] == board["table"] and not tab.screen["choices"]
