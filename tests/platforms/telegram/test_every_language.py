"""Matches of every game, each turn in another language, until all have been read: what the strict
server takes of the lobby, the board, the hands, the moves and the result."""

from dataclasses import replace
from itertools import cycle

import pytest

from bot.texts import Words
from engines import GAMES
from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone, sure
from tests.loopback.telegram_world import Message
from tests.platforms.tasks import asks
from tests.platforms.telegram.conftest import Run

WORDS = Words()
LANGUAGES = WORDS.languages
OVER, MOVES, ON = "rematch:", ("move:", "mine:"), ("hand:", "next:", "column:")
SPECIALS = {"move", "remove", "replace", "swap"}  # stones that take a way of their own


def verbs(message: Message, *starts: str) -> list[str]:
    """The payloads of the buttons that do one of these."""
    return [data for button in message.buttons if (data := _data(button)).startswith(starts)]


def _data(button: dict[str, str]) -> str:
    return str(button.get("callback_data", ""))


def onward(message: Message) -> str | None:
    """What leads on from here: a place, else a piece, plain ones first."""
    steps = verbs(message, *MOVES)
    depth = max((step.count(".") for step in steps), default=0)
    deepest = [step for step in steps if step.count(".") == depth]
    plain = [step for step in deepest if step.rpartition(":")[2] not in SPECIALS]
    return next(iter(plain or deepest or verbs(message, *ON)), None)


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_in_every_language(
    bot: Run,
    telegram: TelegramServer,
    alice: Account,
    bruno: Account,
    game: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    here, there = alice.private, bruno.private
    spoken = cycle(LANGUAGES)
    heard: dict[str, str] = dict.fromkeys(LANGUAGES, "")  # by language: all that was read
    async with bot():
        here.say(f"/play {game} rated off")
        lobby = await telegram.until(lambda: board(here, "rules:"))
        there.say(f"/start {verbs(lobby, 'rules:')[0].split(':')[1]}")
        await press(there, await telegram.until(lambda: board(there, "join:")), "join:")
        await press(here, await telegram.until(lambda: board(here, "start:")), "start:")
        while not all(asks(language, game, read) for language, read in heard.items()):
            mover, shown = await telegram.until(lambda: due(here, there))
            heard[mover.user.language] += shown.text
            mover.user = replace(mover.user, language=next(spoken))
            step = onward(shown)
            assert step is not None
            await changed(mover, shown, step)
        mover, shown = await telegram.until(lambda: due(here, there))
        await sure(mover, shown, "resign").answered()
        over = await telegram.until(lambda: board(here, OVER))
        assert over.picture and not verbs(over, *MOVES)
    assert [said for said in caplog.messages if "text" in said] == []


def board(someone: Someone, *starts: str) -> Message | None:
    """The newest message that offers one of these."""
    return next((m for m in reversed(someone.messages) if verbs(m, *starts)), None)


def due(*players: Someone) -> tuple[Someone, Message] | bool:
    """Whoever can go on, and where."""
    for player in players:
        shown = board(player, *MOVES, OVER, *ON)
        if shown is not None and onward(shown):
            return player, shown
    return False


async def press(someone: Someone, message: Message, verb: str) -> None:
    await someone.send(verbs(message, verb)[0], message).answered()


async def changed(mover: Someone, shown: Message, step: str) -> None:
    """Press, and wait until the message is another."""
    before = shown.edits
    answer = await mover.send(step, shown).answered()
    # The next round begins by itself, too: then the press comes too late.
    assert not answer.text or step.startswith(ON), answer.text
    await mover.server.until(lambda: shown.edits > before or shown.deleted)
