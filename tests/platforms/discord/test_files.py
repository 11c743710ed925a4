"""Animations and documents on Discord."""

import pytest

from bot.desk.platform import Newest
from bot.people import Chat
from bot.screens import Screen
from tests.bot.test_animation import Gate
from tests.loopback.discord import Discord
from tests.platforms.discord.conftest import Bot
from tests.platforms.discord.play import open_match, play_move
from tests.platforms.files import RECORD, animation, answering, shown

ASKED = "rules"


async def test_an_animation_plays_in_a_gallery_with_its_description(
    discord: Discord, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, channel, moving = discord.user("Ann"), discord.channel(), animation()
    answering(monkeypatch, shown(moving))
    await ann.slash(channel, ASKED)
    await discord.until(lambda: channel.messages)
    assert channel.last.pictures == [(moving.data, "A board that moves.")]
    assert channel.last.files == {moving.name: moving.data}
    assert channel.last.text == "Here it is."


async def test_a_document_is_there_to_be_kept_under_its_name(
    discord: Discord, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, channel = discord.user("Ann"), discord.channel()
    answering(monkeypatch, shown(RECORD))
    await ann.slash(channel, ASKED)
    await discord.until(lambda: channel.messages)
    assert channel.last.kept_files == {RECORD.name: RECORD.data}
    assert channel.last.pictures == []


async def test_a_file_for_one_person_is_shown_to_them_alone(
    discord: Discord, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, channel = discord.user("Ann"), discord.channel()
    answering(monkeypatch, shown(RECORD), private=True)
    interaction = await ann.slash(channel, ASKED)
    await discord.until(lambda: interaction.original is not None)
    message = interaction.original
    assert message is not None and message.ephemeral
    assert message.kept_files == {RECORD.name: RECORD.data}
    assert not [m for m in channel.messages.values() if not m.ephemeral]


async def test_a_line_becomes_the_animation_that_it_announced(
    discord: Discord, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, channel, moving = discord.user("Ann"), discord.channel(), animation()
    answering(monkeypatch, shown(None, "0 of 60"), shown(None, "31 of 60"), shown(moving, "Done."))
    await ann.slash(channel, ASKED)
    await discord.until(lambda: channel.messages and channel.last.pictures)
    (message,) = channel.messages.values()
    assert (message.text, message.pictures[0][0]) == ("Done.", moving.data)


async def test_asked_for_on_a_hand_it_comes_for_all_and_the_hand_goes_on_meanwhile(
    discord: Discord, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    discord.buckets = False
    ann, bob, channel = discord.user("Ann"), discord.user("Bob"), discord.channel()
    board = await open_match(discord, ann, bob, channel)
    _, _, code, revision, _ = board.buttons["d3"]["custom_id"].split(":")
    hand = (await ann.send_and_wait(board, f"ct:mine:{code}:{revision}:")).original
    assert hand is not None and hand.ephemeral
    gate = Gate(monkeypatch)
    await ann.send_and_wait(hand, f"ct:share:{code}:{revision}:0.animation")
    await discord.until(lambda: "Making the animation" in channel.last.text)
    assert not channel.last.ephemeral
    await play_move(discord, board, ann, "d3")
    await discord.until(lambda: "d3" in hand.text)
    gate.open.set()
    await discord.until(lambda: channel.last.pictures)
    assert channel.last.pictures[0][0].startswith(b"GIF89a") and hand.ephemeral
    assert "No move yet" in channel.last.text, "as it stood when it was asked for"


async def test_a_file_can_be_posted_without_anybody_asking(discord: Discord, bot: Bot) -> None:
    channel = discord.channel()
    await bot.platform.post(Chat("discord", str(channel.id)), _always(shown(RECORD)))
    assert channel.last.kept_files == {RECORD.name: RECORD.data}


def _always(screen: Screen) -> Newest:
    async def newest() -> Screen:
        return screen

    return newest
