"""/settings on Discord: seen by whoever asks alone, in servers, as a guest there, and in DMs."""

import discord as library
import pytest

from render.theme import SHARP, THEMES
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Channel, Interaction, Message
from tests.platforms.discord.conftest import Bot
from tests.platforms.discord.play import open_table
from tests.platforms.discord.test_hands import open_hand, open_hidden
from tests.platforms.looks import page_of

MANAGER = library.Permissions(manage_channels=True).value
CHOICES = {
    "Notices": ("At every turn", "Never", "When needed"),
    "Reminders": ("Off", "On"),
    "Theme": ("Light", "Dark", "Automatic"),
    "Colours": ("High contrast", "For weak green vision (deutan)", "Standard"),
    "Print size": ("Large", "Normal"),
    "Board": ("2 Wood",),
    "Language": ("Deutsch",),
}


def manager(discord: Discord, name: str = "Ann", locale: str = "en-US") -> User:
    user = discord.user(name, locale)
    user.permissions = MANAGER
    return user


async def settings(user: User, channel: Channel) -> Message:
    """The message that answers /settings."""
    opened: Interaction = await user.slash(channel, "settings")
    await user.discord.until(lambda: opened.original is not None and opened.original.buttons)
    assert opened.original is not None
    return opened.original


def label(message: Message, beginning: str) -> str:
    return next(label for label in message.buttons if label.startswith(beginning))


async def choose(discord: Discord, user: User, message: Message, setting: str, choice: str) -> None:
    """Open a setting and take a choice; both presses change the message in their own answer."""
    if not any(one.startswith(f"{setting}:") for one in message.buttons):
        await user.press(message, "Look")
        await discord.until(lambda: any(one.startswith(f"{setting}:") for one in message.buttons))
    before = label(message, f"{setting}:")
    opened = await user.press(message, before)
    await discord.until(lambda: before not in message.buttons)
    assert "Back" in message.buttons
    chosen = label(message, choice)
    taken = await user.press(message, chosen)
    await discord.until(lambda: chosen not in message.buttons)
    assert opened.type == taken.type == 7


async def told_privately(discord: Discord, told: Interaction, text: str) -> bool:
    """Whether an interaction was answered privately with this text."""
    await discord.until(lambda: told.private)
    return text in told.private


@pytest.mark.parametrize("member", [True, False], ids=["member", "user-installed"])
async def test_a_manager_chooses_for_the_channel_in_one_private_message(
    discord: Discord, bot: Bot, member: bool
) -> None:
    ann, channel = manager(discord), discord.channel(discord.guild(bot_member=member))
    message = await settings(ann, channel)
    assert message.only_for == ann.id
    assert "Settings of this chat" in message.text
    before = set(channel.messages)
    for setting, choices in CHOICES.items():
        for choice in choices:
            found = {choice, f"✓ {choice}"}
            await ann.press(message, label(message, f"{setting}:"))
            await discord.until(lambda: "Back" in message.buttons)
            await ann.press(message, next(iter(found & set(message.buttons))))
            await discord.until(lambda: "Back" not in message.buttons)
            wanted = choice if setting == "Language" else choice.lower().removeprefix("2 ")
            assert f"{setting}: {wanted}" in message.buttons
    assert set(channel.messages) == before


async def test_their_own_are_one_press_away_and_the_chats_one_back(
    discord: Discord, bot: Bot
) -> None:
    ann, channel = manager(discord), discord.channel()
    message = await settings(ann, channel)
    await ann.press(message, "Only for me")
    await discord.until(lambda: "Your settings" in message.text)
    await choose(discord, ann, message, "Notices", "Privately")
    assert "Notices: privately" in message.buttons
    await ann.press(message, "Of this chat")
    await discord.until(lambda: "Settings of this chat" in message.text)
    assert "Notices: when needed" in message.buttons


async def test_a_member_who_manages_nothing_gets_their_own_and_never_in_place_of_what_all_see(
    discord: Discord, bot: Bot
) -> None:
    ann, eve, channel = discord.user("Ann"), discord.user("Eve", "de"), discord.channel()
    message = await settings(eve, channel)
    assert message.only_for == eve.id
    assert "Deine Einstellungen" in message.text
    assert "Für diesen Chat" not in message.buttons
    board = await open_table(discord, ann, channel)
    before = board.text
    told = await ann.send_and_wait(board, "ct:settings::0:me")
    assert await told_privately(discord, told, "Your settings")
    assert board.text == before


async def test_an_old_button_pressed_without_the_right_is_refused(
    discord: Discord, bot: Bot
) -> None:
    ann, channel = manager(discord), discord.channel()
    message = await settings(ann, channel)
    ann.permissions = 0
    for payload in ("ct:settings::0:chat.theme", "ct:settings::0:chat.theme.dark"):
        told = await ann.send_and_wait(message, payload)
        assert await told_privately(discord, told, "Whoever manages this chat may change")
    assert "Theme: automatic" in message.buttons
    ann.permissions = MANAGER
    assert "Theme: automatic" in (await settings(ann, channel)).buttons


async def test_in_a_dm_the_message_that_was_pressed_changes(discord: Discord, bot: Bot) -> None:
    ann = discord.user("Ann")
    channel = discord.dm(ann)
    message = await settings(ann, channel)
    assert "Your settings" in message.text
    before = set(channel.messages)
    await choose(discord, ann, message, "Language", "Deutsch")
    assert "Deine Einstellungen" in message.text
    assert set(channel.messages) == before


async def test_in_a_group_of_friends_everybody_may_choose(discord: Discord, bot: Bot) -> None:
    ann = discord.user("Ann")
    message = await settings(ann, discord.group(ann, discord.user("Bob")))
    assert "Settings of this chat" in message.text
    await choose(discord, ann, message, "Theme", "Light")
    assert "Theme: light" in message.buttons


async def test_a_chosen_palette_and_size_are_those_of_the_own_hand_alone(
    discord: Discord, bot: Bot
) -> None:
    discord.buckets = False
    ann, bob, channel = discord.user("Ann"), discord.user("Bob"), discord.channel()
    board = await open_hidden(discord, "crosswise", channel, ann, bob)
    ((shared, _),) = board.pictures
    own = await settings(ann, channel)
    for setting, choice in (("Colours", "High contrast"), ("Print size", "Large")):
        await choose(discord, ann, own, setting, choice)
        assert f"{setting}: {choice.lower()}" in own.buttons
    for user, page in ((ann, SHARP["dark"].page), (bob, THEMES["dark"].page)):
        ((picture, _),) = (await open_hand(discord, board, user)).pictures
        assert page_of(picture) == page
    assert board.pictures[0][0] == shared
    boss = manager(discord, "Cem")
    await choose(discord, boss, await settings(boss, channel), "Colours", "High contrast")
    await discord.until(lambda: board.pictures and board.pictures[0][0] != shared)
    ((sharp, _),) = board.pictures
    assert page_of(sharp) == SHARP["dark"].page
    await choose(discord, boss, await settings(boss, channel), "Theme", "Light")
    await discord.until(lambda: board.pictures and board.pictures[0][0] != sharp)
    assert page_of(board.pictures[0][0]) == SHARP["light"].page
