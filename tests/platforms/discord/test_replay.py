"""A match that is over, walked through under its own message on Discord."""

import re
from functools import partial
from io import BytesIO

import pytest
from PIL import Image

from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Channel, Interaction, Message
from tests.platforms.discord.conftest import Bot
from tests.platforms.discord.play import WORDS, open_resigned
from tests.platforms.discord.test_columns import rows
from tests.platforms.discord.test_settings import MANAGER

Resigned = tuple[Message, User, User, Channel]

REPLAY, BACK = WORDS.say("en", "button-walk"), WORDS.say("en", "button-back")


@pytest.fixture
async def resigned(discord: Discord, bot: Bot) -> Resigned:
    """A match that Ann has won after four moves, in a channel."""
    discord.buckets = False
    ann, bob, channel = discord.user("Ann"), discord.user("Bob"), discord.channel()
    return await open_resigned(discord, ann, bob, channel, REPLAY), ann, bob, channel


def private_answer(pressed: Interaction, board: Message) -> Message:
    """The message that answers a press to its presser alone."""
    found = (pressed.original, *pressed.followups)
    return next(m for m in found if m is not None and m is not board and m.ephemeral)


def stands_at(board: Message, ply: int) -> bool:
    """Whether the message shows the position after so many moves."""
    return bool(re.search(rf"\b{ply}\\?\. ", board.text))


async def test_a_result_is_walked_through_by_its_asker_alone_and_back(
    discord: Discord, resigned: Resigned
) -> None:
    board, _, bob, _ = resigned
    result = board.text
    assert rows(board) == [["Rematch", "Replay", "Analysis"], ["Share", "More"]]
    pressed = await bob.press(board, REPLAY)
    await discord.until(lambda: pressed.private)
    shown = private_answer(pressed, board)
    await discord.until(partial(stands_at, shown, 4))
    assert list(shown.buttons)[:4] == ["⏮", "◀", "▶", "⏭"]
    for number in (3, 2, 1):
        await bob.press(shown, "◀")
        await discord.until(partial(stands_at, shown, number))
    assert "Ann played d3 and flipped 1 disc." in shown.text
    await bob.press(shown, "⏮")
    await discord.until(lambda: "Ann begins." in shown.text)
    await bob.press(shown, "⏭")
    await discord.until(partial(stands_at, shown, 4))
    await bob.press(shown, BACK)
    await discord.until(lambda: "Ann wins" in shown.text)
    assert board.text == result


async def test_a_match_is_shared_as_an_animation_below_its_result(
    discord: Discord, resigned: Resigned
) -> None:
    board, _, bob, channel = resigned
    pressed = await bob.press(board, WORDS.say("en", "button-share"))
    await discord.until(lambda: "Send to this chat:" in pressed.private)
    ways = private_answer(pressed, board)
    assert rows(ways) == [["Picture", "Animation", "As a file"]]
    await bob.press(ways, "Animation")
    await discord.until(lambda: animation_in(channel))
    (gif, alt) = channel.last.pictures[0]
    with Image.open(BytesIO(gif)) as animation:
        assert getattr(animation, "n_frames", 0) == 5
    assert alt.startswith("Reversi, the whole match move by move (4). Ann wins.")
    assert channel.last.id != board.id and REPLAY in board.buttons


async def test_the_command_shows_the_animation_in_german_in_any_channel(
    discord: Discord, resigned: Resigned
) -> None:
    board, ann, *_ = resigned
    custom_id = next(iter(board.buttons.values()))["custom_id"]
    code = custom_id.split(":")[2]
    ann.permissions, there = MANAGER, discord.channel()
    await ann.slash(there, "language", language="de")
    await ann.slash(there, "replay", code=code)
    await discord.until(lambda: shown(there) and animation_in(there))
    assert "Ann gewinnt" in there.last.text
    refused = await ann.slash(there, "replay", code=code, number=3)
    await discord.until(lambda: refused.private)
    assert "Only 1 match has been played at this table" in refused.private


def shown(channel: Channel) -> list[Message]:
    """What everybody sees there."""
    return [message for message in channel.messages.values() if not message.ephemeral]


def animation_in(channel: Channel) -> bool:
    """Whether the newest message plays one."""
    return any(name.endswith(".gif") for name in channel.last.files)
