"""Matches of two people in one group, one of whom has the table open inside the app of the chat,
while the other plays by the buttons of messages."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from functools import partial

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Frame, TimeoutError, expect

from engines import GAMES
from tests.campaigns import so_many
from tests.loopback.discord_world import Message as Posted
from tests.loopback.telegram_world import Message
from tests.patience import PATIENCE
from tests.platforms.discord.play import (
    REMATCH,
    give_up,
    labelled,
    moves,
    next_step,
)
from tests.platforms.endings import NEARLY_FULL
from tests.platforms.web.discord_client import discord_client, proxy
from tests.platforms.web.discord_client import opened as opened_in_discord
from tests.platforms.web.inside import Inside, inside_both
from tests.platforms.web.launches import fragment, launch
from tests.platforms.web.telegram_client import opened, telegram_client
from tests.platforms.web.windows import DRAW

PAGE = "https://play.example.org"
OVER = ".onward .main"
PLIES = so_many(4, 1000)  # until a match is given up, unless it is over before
GIVEN: dict[str, dict[str, str]] = {"reversi": {"position": NEARLY_FULL}}


async def by_page(frame: Frame) -> None:
    """Click the first place, or if there is none a piece, or what is done without one."""
    for places in (".part.main .region", "[role=toolbar] .region", DRAW):
        found = frame.locator(places).first
        if await found.count():
            with suppress(TimeoutError):  # what has just moved away
                await found.click(timeout=1000)
            return


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def inside(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    async with inside_both(tmp_path_factory.mktemp("inside")) as inside:
        yield inside


async def moved(inside: Inside, code: str, step: Callable[[], Awaitable[None]]) -> None:
    """Take steps until a move has come of them."""
    known = await inside.desk.tables.revision(code)
    async with asyncio.timeout(PATIENCE):
        while await inside.desk.tables.revision(code) == known:
            await step()
            await asyncio.sleep(0.03)


async def played(
    inside: Inside, code: str, frame: Frame, by_buttons: Callable[[], Awaitable[None]]
) -> bool:
    """Let Ann play in the frame and the other one by buttons; whether one has won before so many
    moves. Between rounds the page leads on."""
    for _ in range(PLIES):
        mover = await inside.mover(code)
        if not mover and await frame.locator(OVER).count():
            return True
        await moved(
            inside, code, by_buttons if mover in ("Ben", "Bob") else partial(by_page, frame)
        )
        revision = str(await inside.desk.tables.revision(code))
        await expect(frame.locator(".table")).to_have_attribute("data-revision", revision)
    return False


@pytest.mark.asyncio(loop_scope="session")
async def test_one_plays_in_telegrams_app_and_one_by_its_buttons(
    inside: Inside, chromium: Browser
) -> None:
    server, group = inside.telegram, inside.telegram.group()
    ann, ben = (server.user(name).at(group) for name in ("Ann", "Ben"))

    def at(code: str, messages: list[Message]) -> Message | None:
        """The newest of these at the table from which something can be done."""
        steps = ("mine:", "move:")
        return next((m for m in reversed(messages) if paths(m, code, *steps)), None)

    def paths(message: Message, code: str, *verbs: str) -> list[str]:
        # What is lit in a hand is picked already.
        found = (b for b in message.buttons if b.get("style") != "primary" or "hand:" in verbs)
        named = (str(b.get("callback_data", "")) for b in found)
        return [path for path in named if path.startswith(tuple(f"{v}{code}:" for v in verbs))]

    async with telegram_client(inside.web, chromium) as page:
        for game in GAMES:
            given = " ".join(f"{key} {value}" for key, value in GIVEN.get(game, {}).items())
            code = await inside.begun_in_telegram(ann, ben, f"{game} rated off {given}".strip())
            user: dict[str, object] = {"id": ann.user.id, "first_name": "Ann"}
            told = launch(user, token=server.token, start=code)
            frame = await opened(page, inside.web, fragment(told))

            async def press(code: str = code) -> None:
                shown = at(code, ben.whispers) or at(code, ben.messages)
                if shown is None:  # a hand that is not open yet
                    shown = next(m for m in reversed(ben.messages) if paths(m, code, "hand:"))
                    await ben.send(paths(shown, code, "hand:")[0], shown).answered()
                    return
                steps = paths(shown, code, "mine:", "move:")
                await ben.send(max(steps, key=lambda path: path.count(".")), shown).answered()

            if not await played(inside, code, frame, press):
                gives_up = f"resign:{code}:{await inside.desk.tables.revision(code)}:"
                await ben.send(gives_up, ben.board).answered()
            await expect(frame.locator(OVER)).to_be_visible()
            await ben.offered("Rematch")


@pytest.mark.asyncio(loop_scope="session")
async def test_one_plays_in_discords_activity_and_one_by_its_buttons(
    inside: Inside, chromium: Browser
) -> None:
    discord, channel = inside.discord, inside.discord.channel()
    ann, bob = discord.user("Ann"), discord.user("Bob")
    origin = f"https://{discord.application}.discordsays.com"
    instance = discord.activities.join(ann, channel)
    frame: Frame | None = None
    hands: dict[str, Posted] = {}

    def board(code: str) -> Posted:
        """The newest message that shows the table to all."""
        shown = (m for m in reversed(channel.messages.values()) if not m.ephemeral and m.pictures)
        return next(m for m in shown if f":{code}:" in str(m.components))

    async with (
        proxy(inside.web.url.rstrip("/"), origin, self_matches=True) as address,
        discord_client(chromium, address) as page,
    ):
        for game in GAMES:
            given = GIVEN.get(game, {})
            code = await inside.begun_in_discord(ann, bob, channel, game=game, **given)
            # The page that is open already is led to the next table.
            frame = frame or await opened_in_discord(page, address, discord, ann, instance)
            await expect(frame.locator(".table .picture")).to_be_visible()

            async def press(code: str = code) -> None:
                at = hands.get(code) or board(code)
                if label := labelled(at, "hand"):
                    asked = await bob.press(at, label)
                    await discord.until(lambda: asked.original)
                    assert asked.original is not None
                    at = hands[code] = asked.original
                if moves(at):
                    edits = at.edits
                    await bob.press(at, next_step(at))
                    await discord.until(lambda: at.edits > edits)

            if not await played(inside, code, frame, press):
                await give_up(discord, bob, board(code))
            await expect(frame.locator(OVER)).to_be_visible()
            assert REMATCH in board(code).buttons
