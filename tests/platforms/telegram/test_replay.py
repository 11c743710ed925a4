"""A match that is over, walked through under its own message in Telegram."""

from functools import partial
from io import BytesIO

import pytest
from PIL import Image

from bot.running.timing import Timing
from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Message
from tests.platforms.telegram.conftest import Run
from tests.platforms.telegram.test_study import resigned


@pytest.fixture
def timing() -> Timing:
    return Timing(ply=0.02, least_ply=0.02)


async def test_a_result_is_walked_through_by_its_asker_alone_and_back(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    telegram.api = "10.3"
    group = telegram.group()
    async with bot():
        players = alice.at(group), telegram.user("Ben").at(group)
        board = await resigned("Replay", *players)
        stood, picture = board.content(), board.picture
        walker = players[1]
        await walker.press("Replay", board)
        shown = await walker.told("4. ")
        assert shown.labels[:4] == ["⏮", "◀", "▶", "⏭"]
        seen = {shown.picture}
        for ply in (3, 2, 1):
            await walker.press("◀", shown)
            shown = await walker.told(f"{ply}. ")
            seen.add(shown.picture)
        assert len(seen) == 4, "every ply has a picture of its own"
        assert "played d3 and flipped" in shown.text
        await walker.press("⏮", shown)
        shown = await walker.told("Alice Liddell begins.")
        await walker.press("⏭", shown)
        shown = await walker.told("4. ")
        await walker.press("Back", shown)
        await walker.told("Alice Liddell wins")
        assert board.content() == stood and board.picture == picture


async def test_a_match_is_shared_by_whoever_is_asked_alone_how(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    telegram.api = "10.3"
    group = telegram.group()
    async with bot():
        players = alice.at(group), telegram.user("Ben").at(group)
        board = await resigned("Share", *players)
        stood = board.content()
        await players[1].press("Share", board)
        ways = await players[1].told("Send to this chat:")
        assert ways.labels == ["Picture", "Animation", "As a file"]
        assert not players[0].whispers and board.content() == stood
        await players[1].press("Picture", ways)
        picture = await players[0].sees("Alice Liddell wins. Ben resigned.")
        assert picture.kind == "photo" and picture is not board
        await players[1].press("Animation", ways)
        shared = await telegram.until(partial(animated, players[0]))
        assert shared.text.splitlines()[1] == "Alice Liddell wins. Ben resigned."
        with Image.open(BytesIO(shared.picture)) as animation:
            assert getattr(animation, "n_frames", 0) == 5
        assert board.kind == "photo", "the board stays what it was"


async def test_the_animation_comes_into_the_topic_or_the_private_chat_that_asked_in_german(
    bot: Run, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    group, forum = telegram.group(), telegram.group(forum=True)
    async with bot():
        players = alice.at(group), telegram.user("Ben").at(group)
        board = await resigned("Share", *players)
        code = board.buttons[-1]["callback_data"].split(":")[1]
        topic = bruno.at(forum, forum.topic())
        topic.say(f"/replay {code}")
        await telegram.until(partial(animated, topic))
        bruno.private.say(f"/replay {code} 1")
        shared = await telegram.until(partial(animated, bruno.private))
        assert shared.text.splitlines()[1].startswith("Alice Liddell gewinnt.")
        bruno.private.say(f"/replay {code} 2")
        await bruno.private.sees("An diesem Tisch gab es bisher nur 1 Partie.")


def animated(there: Someone) -> Message | None:
    """The message with an animation."""
    return next((m for m in there.messages if m.kind == "animation"), None)
