"""Every screen of every game, each in some of all languages, is a message that Discord takes."""

import random
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.desk import Desk
from bot.people import Chat, Person
from bot.press import Press
from bot.screens import Screen
from engines import GAMES
from tests.loopback.discord_rules import walk
from tests.platforms.discord.conftest import Bot
from tests.platforms.discord.test_layout import container

STEPS = 12  # presses after which a match has been seen
TURNS = 6  # of so many steps, one is looked at in each language
CHAT = Chat("discord", "77")
LOOKED_FOR = 27  # components while a cell is looked for


def people(count: int) -> tuple[Person, ...]:
    return tuple(Person("discord", str(n), f"*Player_{n}*", "en-US") for n in range(count))


async def started(desk: Desk, game: str, players: tuple[Person, ...]) -> tuple[str, list[Screen]]:
    """The code of a match of these players, and the lobby's screens on the way to it."""
    opened = await desk.command(players[0], CHAT, "play", {"game": game})
    assert opened.screen is not None
    code, lobbies = opened.screen.table, [opened.screen]
    for player in players[1:]:
        await desk.press(player, CHAT, Press("join", code, 0).pack())
        lobbies += [
            await desk.page_screens.table(code, player, lang) for lang in desk.words.languages
        ]
    await desk.press(players[0], CHAT, Press("start", code, 0).pack())
    return code, lobbies


async def screens(desk: Desk, code: str, players: tuple[Person, ...]) -> AsyncIterator[Screen]:
    """What each player sees of a match while it is played at random, and while they choose."""
    rng = random.Random(5)
    for step in range(STEPS):
        for language in desk.words.languages[step % TURNS :: TURNS]:
            for player in players:
                yield await desk.page_screens.table(code, player, language)
        seen = [(p, await desk.page_screens.table(code, p, "de")) for p in players]
        mover, screen = next(((p, s) for p, s in seen if s.choices), (None, None))
        if mover is None or screen is None:
            return
        while screen is not None and screen.choices:
            for column in {choice.column for choice in screen.choices}:
                yield replace(screen, column=column)
            reply = await desk.press(mover, CHAT, rng.choice(screen.choices).payload)
            screen = reply.screen if reply.screen and reply.screen.audience else None
            screen = screen if screen and screen.choices else None


@pytest.mark.parametrize("game", GAMES)
async def test_every_screen_is_a_message(bot: Bot, game: str) -> None:
    players = people(GAMES[game].seats.stop - 1)
    code, lobbies = await started(bot.desk, game, players)
    for screen in lobbies:
        container(screen)
    count = 0
    async for screen in screens(bot.desk, code, players):
        parts = list(walk([container(screen)]))
        count += 1
        if any(str(part.get("custom_id", "")).startswith("ct:column:") for part in parts):
            assert len(parts) <= LOOKED_FOR
    assert count >= 2 * len(players)
