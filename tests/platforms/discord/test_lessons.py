"""A lesson on Discord: for one alone, below the rules that all in the channel can read."""

from functools import partial

from engines import GAMES
from engines.path import split
from tests.english import ENGLISH
from tests.loopback.discord import Discord
from tests.loopback.discord_world import Message
from tests.platforms.discord.conftest import Bot


def label(choice: str) -> str:
    """What stands on the button of a choice in Crosswise."""
    name = f"crosswise-choice-{choice}"
    return ENGLISH.say("en", name) if ENGLISH.has(name) else choice


def edited(message: Message, before: int) -> bool:
    """Whether the message has changed since it had so many edits."""
    return message.edits > before


async def test_a_lesson_is_played_privately_and_ends_in_a_match(discord: Discord, bot: Bot) -> None:
    discord.buckets = False
    ann, channel = discord.user("Ann"), discord.channel()
    asked = await ann.slash(channel, "learn", game="crosswise")
    await discord.until(lambda: asked.original and asked.original.pictures)
    lesson = asked.original
    assert lesson is not None and lesson.ephemeral
    for step in GAMES["crosswise"].lesson:
        for choice in split(step.right[0]):
            if label(choice) in {**lesson.buttons, **lesson.choices}:
                edits = lesson.edits
                await ann.press(lesson, label(choice))
                await discord.until(partial(edited, lesson, edits))
    assert "That is all you need" in lesson.text and lesson.pictures
    await ann.press(lesson, "Play Beginner")
    await discord.until(lambda: channel.messages and channel.last.pictures)
    assert not channel.last.ephemeral
