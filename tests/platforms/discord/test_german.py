"""Every command of records, ratings, people and puzzles answers a German reader in German."""

import pytest

from bot.people import Person
from tests.database import Database
from tests.loopback.discord import Discord
from tests.loopback.discord_people import Uploaded, User
from tests.loopback.discord_world import Channel, Message
from tests.platforms.discord.conftest import Bot
from tests.platforms.german import Case, assert_german, cases
from tests.platforms.web.ranked import BEN, beats

MANAGES = 1 << 5
RUBBISH = "keine Aufzeichnung, die ich lesen kann"


async def test_in_a_german_channel(
    discord: Discord, bot: Bot, database: Database, subtests: pytest.Subtests
) -> None:
    discord.buckets = False
    bruno, channel = discord.user("Bruno", "de"), discord.channel()
    bruno.permissions = MANAGES
    own = Person("discord", str(bruno.id), "Bruno", "de")
    code = await beats(bot.desk, database, own, BEN, platform="discord")
    await bruno.slash(channel, "language", language="de")
    await bruno.slash(channel, "board", code=code)
    await discord.until(lambda: any("Bruno" in m.text for m in channel.messages.values()))
    for case in cases(code):
        with subtests.test(str(case)):
            await answers(discord, bruno, channel, case)


async def answers(discord: Discord, bruno: User, channel: Channel, case: Case) -> None:
    """The command is sent, and whatever comes then is German, the answer among it."""
    said, given = case.said, dict[str, str | int | Uploaded](case.given)
    if case.command == "import":  # a client sends none without a file
        said, given = RUBBISH, {"file": Uploaded("urlaub.jpg", b"\0\1\2")}
    before = set(channel.messages)
    await bruno.slash(channel, case.command, **given)

    def came() -> list[Message]:
        return [message for key, message in channel.messages.items() if key not in before]

    await discord.until(lambda: any(said in message.text for message in came()))
    for message in came():
        assert_german(message.text, *message.buttons, *message.choices)
