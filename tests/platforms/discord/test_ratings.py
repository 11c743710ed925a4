"""Ratings in a Discord channel: what a result says, a person's card, the ladder."""

import re

import discord as library

from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Channel, Message
from tests.platforms.discord.conftest import Bot
from tests.platforms.discord.play import OPENING, give_up, open_match, play_move


async def beaten(discord: Discord, ann: User, bob: User, channel: Channel) -> Message:
    """A match that counts, given up by Bob."""
    board = await open_match(discord, ann, bob, channel, rated="on")
    for number, cell in enumerate(OPENING):
        await play_move(discord, board, (ann, bob)[number % 2], cell)
    await give_up(discord, bob, board)
    await discord.until(lambda: "Ann wins" in board.text)
    return board


async def said(discord: Discord, channel: Channel, words: str) -> Message:
    """The message for all that says so, once it is there."""

    def found() -> list[Message]:
        return [m for m in channel.messages.values() if words in m.text and not m.ephemeral]

    await discord.until(found)
    return found()[-1]


async def test_a_result_a_card_and_a_ladder_in_a_channel(discord: Discord, bot: Bot) -> None:
    discord.buckets = False
    ann, bob, channel = discord.user("Ann"), discord.user("Bob"), discord.channel()
    board = await beaten(discord, ann, bob, channel)
    assert re.search(r"Ratings: Ann \+\d+ · Bob −\d+", board.text)
    await bob.slash(channel, "rating", player="Ann")
    card = await said(discord, channel, "Ann’s ratings")
    assert card.files and re.search(r"Reversi: \d+\? · 1 match · 100 %", card.text)
    await bob.slash(channel, "top", game="reversi")
    ladder = await said(discord, channel, "Reversi: the ladder of this chat")
    places = re.findall(r"(\d)\\?\. (Ann|Bob) \d+\?", ladder.text)
    assert places == [("1", "Ann"), ("2", "Bob")]
    own = await ann.slash(channel, "top", where="computers")
    await discord.until(lambda: own.private)
    assert "How often you have beaten the computers" in own.private


async def test_commands_and_choices_are_in_german_too(discord: Discord, bot: Bot) -> None:
    discord.buckets = False
    german, bob, channel = discord.user("Bruno", "de"), discord.user("Bob"), discord.channel()
    german.permissions = library.Permissions(manage_channels=True).value
    await german.slash(channel, "language", language="de")
    await bob.slash(channel, "rating")
    card = await said(discord, channel, "Wertung von Bob")
    assert "Noch keine gewertete Partie" in card.text
    own = await german.slash(channel, "top", where="computers")
    await discord.until(lambda: own.private)
    assert "Wie oft du die Computer geschlagen hast" in own.private
