"""A lobby: a section a seat with its button, a list of levels, options for one alone."""

from typing import Any

from tests.loopback.discord import Discord
from tests.loopback.discord_rules import walk
from tests.loopback.discord_world import Message
from tests.platforms.discord.conftest import Bot
from tests.platforms.discord.play import JOIN, START, open_table

OURS, BLUE, GREEN = 0x235C45, 1, 3
SECTION = 9


def sections(message: Message) -> dict[str, Any]:
    """The button of each section by the first line of its text."""
    found = (part for part in walk(message.components) if part["type"] == SECTION)
    return {_said(part): part["accessory"] for part in found}


def _said(section: Any) -> str:
    return str(section["components"][0]["content"]).splitlines()[0].replace("*", "")


async def test_a_lobby_has_a_section_a_seat_with_its_button(discord: Discord, bot: Bot) -> None:
    ann, ben = discord.user("Ann"), discord.user("Ben")
    lobby = await open_table(discord, ann, discord.channel(), game="crosswise")
    assert lobby.accent == OURS
    assert lobby.text.startswith("### Crosswise")
    assert "**🟠 Ann**\n-# Orange · Host" in lobby.text
    assert not lobby.pictures
    await ben.press(lobby, JOIN)
    await discord.until(lambda: "🟢 Ben" in sections(lobby))
    assert {name: button["label"] for name, button in sections(lobby).items()} == {
        "🟠 Ann": "Leave",
        "🟢 Ben": "Remove",
        "Two seats free": "Join",
    }
    assert sections(lobby)["Two seats free"]["style"] == BLUE
    assert lobby.buttons[START]["style"] == GREEN
    await ann.send_and_wait(lobby, sections(lobby)["🟢 Ben"]["custom_id"])
    await discord.until(lambda: "🟢 Ben" not in sections(lobby))


async def test_a_computer_player_comes_from_a_list_of_levels(discord: Discord, bot: Bot) -> None:
    ann = discord.user("Ann")
    lobby = await open_table(discord, ann, discord.channel(), game="crosswise")
    [levels] = lobby.selects
    assert levels["placeholder"] == "Add a computer: choose its level"
    assert all(entry["description"] for entry in levels["options"])
    opened = [b["custom_id"].split(":")[-1] for b in lobby.buttons.values() if "menu" in str(b)]
    assert opened == ["options"]
    await ann.press(lobby, "Club")
    await discord.until(lambda: "🟢 Otto" in sections(lobby))
    assert "Club" in lobby.text
    [levels] = lobby.selects
    used = [entry["label"] for entry in levels["options"] if "✓" in entry["label"]]
    assert used == ["✓ Club"]
    assert levels["placeholder"] == "Add a computer: choose its level", "which no entry replaces"
    await ann.press(lobby, "✓ Club")
    await discord.until(lambda: "🟠 Mira" in sections(lobby))


async def test_a_full_lobby_has_neither_a_free_seat_nor_levels(discord: Discord, bot: Bot) -> None:
    ann = discord.user("Ann")
    lobby = await open_table(discord, ann, discord.channel())
    await discord.user("Ben").press(lobby, JOIN)
    await discord.until(lambda: START in lobby.buttons)
    assert [button["label"] for button in sections(lobby).values()] == ["Leave", "Remove"]
    assert JOIN not in lobby.buttons


async def test_options_open_for_one_alone_and_what_is_chosen_there_shows(
    discord: Discord, bot: Bot
) -> None:
    ann = discord.user("Ann")
    lobby = await open_table(discord, ann, discord.channel())
    before = lobby.components
    opened = await ann.press(lobby, "Options")
    await discord.until(lambda: opened.original)
    options = opened.original
    assert options is not None and options.only_for == ann.id
    assert lobby.components == before
    edits = options.edits
    await ann.press(options, "Clock: none")
    await discord.until(lambda: options.edits > edits)
    assert next(iter(options.buttons)) == "‹ Back"
    assert options.buttons["✓ None"]["style"] == BLUE
    await ann.press(options, "5 min + 10 s")
    await discord.until(lambda: "5 min + 10 s" in lobby.text)
    await discord.until(lambda: "Clock: 5 min + 10 s" in options.buttons)


async def test_a_host_alone_chooses_a_team_and_the_next_one_takes_the_other(
    discord: Discord, bot: Bot
) -> None:
    ann = discord.user("Ann")
    lobby = await open_table(discord, ann, discord.channel(), game="crosswise")
    opened = await ann.press(lobby, "Options")
    await discord.until(lambda: opened.original)
    options = opened.original
    assert options is not None
    await ann.press(options, "Seats")
    await discord.until(lambda: "🟢 Green" in options.buttons)
    await ann.press(options, "🟢 Green")
    await discord.until(lambda: "🟢 Ann" in sections(lobby))
    await discord.user("Ben").press(lobby, JOIN)
    await discord.until(lambda: "🟠 Ben" in sections(lobby))


async def test_the_bar_has_the_colour_of_the_side_to_move(discord: Discord, bot: Bot) -> None:
    ann, ben = discord.user("Ann"), discord.user("Ben")
    lobby = await open_table(discord, ann, discord.channel(), game="crosswise", first="1")
    await ben.press(lobby, JOIN)
    await discord.until(lambda: START in lobby.buttons)
    await ann.press(lobby, START)
    await discord.until(lambda: lobby.pictures)
    assert lobby.accent == 0xF08A2C
