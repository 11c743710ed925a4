"""A German reader in an English channel: what they alone see is German, what all see is English."""

from tests.loopback.discord import Discord
from tests.platforms.discord.conftest import Bot
from tests.platforms.discord.play import labelled, open_match


async def test_private_answers_are_in_the_language_of_whoever_asked(
    discord: Discord, bot: Bot
) -> None:
    discord.buckets = False
    german, bob = discord.user("Bruno", "de"), discord.user("Bob")
    channel = discord.channel()
    board = await open_match(discord, german, bob, channel)
    assert "Bruno" in board.text and "Zug" not in board.text
    hint = await german.press(board, labelled(board, "hint"))
    await discord.until(lambda: hint.private)
    assert hint.private.startswith("Versuch ")
    rules = await german.slash(channel, "rules")
    await discord.until(lambda: rules.private)
    assert "Schließ Steine der anderen Farbe ein" in rules.private
    typed = await german.slash(channel, "score", about="c4")
    await discord.until(lambda: typed.private)
    assert typed.private.startswith("c4 dreht 1 Stein um: d4.")
    other = await bob.slash(channel, "score", about="c4")
    await discord.until(lambda: other.private)
    assert other.private.startswith("c4 flips 1 disc: d4.")
    public = [m.text for m in channel.messages.values() if not m.ephemeral]
    assert not [text for text in public if "Versuch" in text or "dreht" in text]


async def test_a_hint_is_a_picture_that_its_presser_alone_sees(discord: Discord, bot: Bot) -> None:
    discord.buckets = False
    ann, bob, channel = discord.user("Ann"), discord.user("Bob"), discord.channel()
    board = await open_match(discord, ann, bob, channel)
    await ann.press(board, labelled(board, "hint"))
    await discord.until(lambda: any(m.ephemeral for m in channel.messages.values()))
    (own,) = (m for m in channel.messages.values() if m.ephemeral)
    assert own.only_for == ann.id and own.files and own.files != board.files
