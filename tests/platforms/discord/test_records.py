"""Records on Discord: attachments of a command come in, and go out."""

import pytest

from bot.records.files import file_of
from bot.records.making import record_of
from bot.records.record import LARGEST, read, write
from tests.bot.recorded import finished
from tests.loopback.discord import Discord
from tests.loopback.discord_people import Uploaded
from tests.platforms.discord.conftest import Bot
from tests.platforms.discord.play import code_of

RECORD = record_of(finished("reversi", 2))


async def test_a_record_becomes_a_match_and_goes_out_the_same(discord: Discord, bot: Bot) -> None:
    ann, channel = discord.user("Ann"), discord.channel()
    await ann.slash(channel, "import", file=Uploaded("match.json", write(RECORD)))
    await discord.until(lambda: channel.messages and channel.last.pictures)
    assert "Ann has opened this match from a file." in channel.last.text
    await ann.slash(channel, "export", code=code_of(channel.last))
    await discord.until(lambda: channel.last.kept_files)
    ((name, data),) = channel.last.kept_files.items()
    assert name.endswith("-1.json") and read(data) == RECORD
    assert discord.fetched == 1


@pytest.mark.parametrize("form", ["transcript", "ggf", "wthor"])
async def test_other_formats_come_in_and_go_out(discord: Discord, bot: Bot, form: str) -> None:
    ann, channel = discord.user("Ann"), discord.channel()
    given = file_of(RECORD, form).data
    await ann.slash(channel, "import", file=Uploaded(f"match.{form}", given))
    await discord.until(lambda: channel.messages and channel.last.pictures)
    await ann.slash(channel, "export", code=code_of(channel.last), number=1, format=form)
    await discord.until(lambda: channel.last.kept_files)
    ((_, data),) = channel.last.kept_files.items()
    assert data[-60:] == given[-60:]


@pytest.mark.parametrize(
    ("locale", "told"), [("en-US", "no record that I can read"), ("de", "keine Aufzeichnung")]
)
async def test_what_is_no_record_is_said_to_the_one_who_gave_it(
    discord: Discord, bot: Bot, locale: str, told: str
) -> None:
    ann, channel = discord.user("Ann", locale), discord.channel()
    interaction = await ann.slash(channel, "import", file=Uploaded("holiday.jpg", b"\0\1\2"))
    await discord.until(lambda: interaction.original is not None)
    message = interaction.original
    assert message is not None and message.ephemeral and told in message.text


async def test_what_is_too_large_is_not_even_fetched(discord: Discord, bot: Bot) -> None:
    ann, channel = discord.user("Ann"), discord.channel()
    large = Uploaded("large.json", b"x" * (LARGEST + 1))
    interaction = await ann.slash(channel, "import", file=large)
    await discord.until(lambda: interaction.original is not None)
    assert interaction.original is not None and "too large" in interaction.original.text
    assert discord.fetched == 0
