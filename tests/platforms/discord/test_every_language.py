"""Matches of every game, each turn in another language, until all have been read: what the strict
server takes of the lobby, the board, the hands, the moves and the result."""

from collections.abc import Callable
from itertools import cycle
from typing import TypeVar

import pytest

from bot.texts import Words
from engines import GAMES
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Message
from tests.platforms.discord.conftest import Bot
from tests.platforms.tasks import asks

T = TypeVar("T")
WORDS = Words()
LANGUAGES = WORDS.languages
OVER, COLUMN, MOVES, ON = "ct:rematch:", "ct:column:", ("ct:move:", "ct:mine:"), ("ct:next:",)
SPECIALS = {"move", "remove", "replace", "swap"}  # stones that take a way of their own
PICKED = 1  # the style of a piece that is picked


def payloads(message: Message, *starts: str) -> list[str]:
    """What the buttons that do one of these send."""
    sent = ((str(b.get("custom_id", "")), b["style"]) for b in message.buttons.values())
    return [
        payload
        for payload, style in sent
        if payload.startswith(starts) and not (style == PICKED and payload.startswith(MOVES))
    ]


def onward(message: Message) -> str | None:
    """What leads on from here: a place, else a column to look for one in, else a piece, plain ones
    first; never another piece, for that would put the first one back."""
    paths = {step: step.rpartition(":")[2] for step in payloads(message, *MOVES)}
    places = [step for step, path in paths.items() if "." in path]
    if places or picked(message):
        return next(iter((*places, *payloads(message, COLUMN))), None)
    pieces = [step for step, path in paths.items() if path]
    plain = [step for step in pieces if paths[step] not in SPECIALS]
    return next(iter(plain or pieces or payloads(message, COLUMN, *ON)), None)


def picked(message: Message) -> bool:
    """Whether a piece is chosen already."""
    lit = (b for b in message.buttons.values() if b["style"] == PICKED)
    return any(str(button.get("custom_id", "")).startswith(MOVES) for button in lit)


def board(user: User, *starts: str) -> Message | None:
    """The newest message to somebody that offers one of these."""
    messages = reversed(user.discord.dm(user).messages.values())
    return next((m for m in messages if payloads(m, *starts)), None)


def due(*players: User) -> tuple[User, Message] | None:
    """Whoever can go on, and where."""
    for player in players:
        shown = board(player, *MOVES, COLUMN, OVER, *ON)
        if shown is not None and onward(shown):
            return player, shown
    return None


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_in_every_language(
    discord: Discord, bot: Bot, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    discord.buckets = False
    ann, bob, spoken = discord.user("Ann"), discord.user("Bob"), cycle(LANGUAGES)
    heard: dict[str, str] = dict.fromkeys(LANGUAGES, "")  # by language: all that was read
    await ann.slash(discord.dm(ann), "play", game=game, rated="off")
    lobby = await found(discord, lambda: board(ann, "ct:rules:"))
    code = payloads(lobby, "ct:rules:")[0].split(":")[2]
    await bob.slash(discord.dm(bob), "join", code=code)
    await press(bob, await found(discord, lambda: board(bob, "ct:join:")), "ct:join:")
    await press(ann, await found(discord, lambda: board(ann, "ct:start:")), "ct:start:")
    while not all(asks(language, game, read) for language, read in heard.items()):
        mover, shown = await found(discord, lambda: due(ann, bob))
        heard[mover.locale.partition("-")[0]] += shown.text
        mover.locale = next(spoken)
        step = onward(shown)
        assert step is not None
        await changed(discord, mover, shown, step)
    sure = await ann.slash(discord.dm(ann), "resign")
    asked = await found(discord, lambda: sure.original)
    await press(ann, asked, "ct:resign:")
    over = await found(discord, lambda: board(ann, OVER))
    assert over.pictures and not payloads(over, *MOVES)
    assert [said for said in caplog.messages if "text" in said] == []


async def found(discord: Discord, look: Callable[[], T | None]) -> T:
    """What is there once it is."""
    await discord.until(look)
    there = look()
    assert there is not None
    return there


async def changed(discord: Discord, mover: User, shown: Message, step: str) -> None:
    """Press, and wait until the message is another."""
    before = shown.edits
    await mover.send_and_wait(shown, step)
    await discord.until(lambda: shown.edits > before)


async def press(user: User, message: Message, verb: str) -> None:
    await user.send_and_wait(message, payloads(message, verb)[0])
