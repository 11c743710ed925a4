"""Slash commands as Discord gets them."""

from pathlib import Path

import discord as library
import pytest

from bot.desk.commands import OF_PERSON, OF_TABLE
from bot.desk.reply import Done, Reply
from bot.texts import Words
from engines import GAMES
from tests.loopback.discord import Discord
from tests.loopback.discord_rules import Json
from tests.platforms.discord.conftest import Bot, running
from tests.platforms.discord.play import JOIN, open_match, open_table
from tests.starting import all_commands


@pytest.fixture
def registers() -> bool:
    return True


def behind(command: Json) -> list[Json]:
    """The commands that stand behind one, or it itself where it is one to be run."""
    inner = [option for option in command.get("options", []) if option["type"] == 1]
    return inner or [command]


async def test_every_command_is_registered_fourteen_of_them_in_the_list(
    discord: Discord, bot: Bot
) -> None:
    assert len(discord.commands) == 14
    assert list(discord.commands)[:3] == ["play", "join", "games"]
    runnable = [each["name"] for command in discord.commands.values() for each in behind(command)]
    assert {*runnable, OF_TABLE, OF_PERSON} == set(all_commands(Words().languages))
    assert len(runnable) == len(set(runnable))


async def test_one_behind_another_does_what_it_did_alone(discord: Discord, bot: Bot) -> None:
    ann = discord.user("Ann")
    told = await ann.slash(discord.channel(), "link")
    assert told.data["name"] == OF_PERSON and "/link" in told.private


async def test_they_work_everywhere_and_for_everybody(discord: Discord, bot: Bot) -> None:
    for command in discord.commands.values():
        assert command["contexts"] == [0, 1, 2]
        assert command["integration_types"] == [0, 1]


async def test_they_are_described_in_every_language(discord: Discord, bot: Bot) -> None:
    words = Words("en")
    named = {each["name"]: each for one in discord.commands.values() for each in behind(one)}
    for name, command in {**named, **discord.commands}.items():
        assert command["description"] == words.say("en", f"command-{name}")
        told = command["description_localizations"]
        assert told["de"] == words.say("de", f"command-{name}")
        assert told["en-US"] == told["en-GB"] == command["description"]
        for option in command.get("options", []):
            assert option["description"] not in {"", "…", option["name"]}
            assert option["description_localizations"]["de"]


async def test_they_are_called_by_their_names_in_every_language_and_typed_in_english(
    discord: Discord, bot: Bot
) -> None:
    words = Words("en")
    locales = {
        "de",
        "fr",
        "es-ES",
        "es-419",
        "pt-BR",
        "uk",
        "ja",
        "ko",
        "it",
        "nl",
        "pl",
        "ru",
        "tr",
    }
    for name, command in discord.commands.items():
        told = command["name_localizations"]
        assert locales <= told.keys()
        assert (told["de"], told["en-GB"]) == (words.say("de", f"discord-command-{name}"), name)
        for option in command.get("options", []) if behind(command) == [command] else ():
            said = words.say("ja", f"discord-parameter-{option['name']}")
            assert option["name_localizations"]["ja"] == said
    assert discord.commands["play"]["name_localizations"]["de"] == "spielen"
    eva = discord.user("Eva", "de")
    told = await eva.slash(discord.channel(), "help")
    assert words.say("de", "command-play") in told.private


async def test_choices_have_labels_in_every_language(discord: Discord, bot: Bot) -> None:
    options = {option["name"]: option for option in discord.commands["play"]["options"]}
    levels = {choice["value"]: choice for choice in options["computer"]["choices"]}
    assert levels["beginner"]["name_localizations"]["de"] == "Anfänger"
    names = [Words("en").say("en", f"game-{key}") for key in GAMES]
    assert [choice["name"] for choice in options["game"]["choices"]] == names


async def test_numbers_have_bounds_and_nothing_is_required_to_play(
    discord: Discord, bot: Bot
) -> None:
    options = {option["name"]: option for option in discord.commands["play"]["options"]}
    assert (options["match"]["type"], options["match"]["min_value"]) == (4, 1)
    assert options["match"]["max_value"] == 9
    assert [name for name, option in options.items() if option.get("required")] == []


async def test_the_operators_language_describes_them_first(
    discord: Discord, tmp_path: Path
) -> None:
    async with running(discord, tmp_path, Words("de"), registers=True):
        assert discord.commands["help"]["description"] == Words("de").say("de", "command-help")


async def test_they_are_sent_once_a_start(discord: Discord, bot: Bot) -> None:
    await discord.gateway.reconnect()
    await discord.gateway.ready.wait()
    assert discord.command_puts == 1


async def test_what_opens_activities_stays_and_is_left_to_discord(
    discord: Discord, tmp_path: Path
) -> None:
    named = {"name_localizations": {"de": "Starten"}, "contexts": [0, 1, 2]}
    discord.activities.enable(handler=1, **named)
    before = discord.commands["Launch"]
    async with running(discord, tmp_path, registers=True):
        after = discord.commands["Launch"]
        assert len(discord.commands) == 15
        assert (after["id"], after["type"], after["handler"]) == (before["id"], 4, 2)
        assert after.items() >= named.items()


async def test_codes_of_own_tables_are_offered(discord: Discord, bot: Bot) -> None:
    ann, eve = discord.user("Ann"), discord.user("Eve")
    channel = discord.channel()
    lobby = await open_table(discord, ann, channel)
    code = lobby.text.split("table ")[1].split()[0]
    offered = await ann.complete(channel, "join", "code", code[:2].lower())
    assert [choice["value"] for choice in offered] == [code]
    assert offered[0]["name"].startswith(f"{code} · Reversi")
    assert await eve.complete(channel, "join", "code", "") == []


async def test_options_reach_the_table(discord: Discord, bot: Bot) -> None:
    ann = discord.user("Ann")
    lobby = await open_table(discord, ann, discord.channel(), match=3)
    assert "First to 3" in lobby.text


async def test_the_language_of_a_chat_can_be_chosen(discord: Discord, bot: Bot) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    board = await open_match(discord, ann, bob, discord.channel())
    refused = await ann.slash(board.channel, "language", language="de")
    assert refused.private.startswith("Whoever manages this chat may change")
    ann.permissions = library.Permissions(manage_channels=True).value
    await ann.slash(board.channel, "language", language="de")
    await discord.until(lambda: "Mehr" in board.buttons)
    assert "du bist am Zug" in board.text and "Tipp" in board.buttons


async def test_a_german_client_gets_german_private_answers(discord: Discord, bot: Bot) -> None:
    eva = discord.user("Eva", "de")
    told = await eva.slash(discord.channel(), "help")
    assert Words("de").say("de", "command-help") in told.private


async def test_a_match_can_be_started_by_command(discord: Discord, bot: Bot) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    channel = discord.channel()
    lobby = await open_table(discord, ann, channel)
    await bob.press(lobby, JOIN)
    await ann.slash(channel, "start")
    await discord.until(lambda: lobby.id not in channel.messages)
    await discord.until(lambda: "d3" in channel.last.buttons)


async def test_a_command_without_anything_to_say_leaves_nothing_behind(
    discord: Discord, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(*_: object) -> Reply:
        return Done()

    monkeypatch.setattr(bot.desk, "command", silent)
    channel = discord.channel()
    told = await discord.user("Ann").slash(channel, "start")
    await discord.until(lambda: told.type != 5)
    assert channel.messages == {}
