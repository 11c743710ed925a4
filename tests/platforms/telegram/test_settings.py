"""/settings on Telegram: a message in the group for the group, what is one's own elsewhere."""

import pytest

from render.theme import SHARP, THEMES
from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Answer, Message
from tests.platforms.looks import page_of
from tests.platforms.telegram.conftest import Run
from tests.platforms.telegram.hands import Two, hand, leaks, open_hand

TITLE = "Settings of this chat"
CHOICES = {
    "Notices": ("At every turn", "Never", "When needed"),
    "Reminders": ("Off", "On"),
    "Theme": ("Light", "Dark", "Automatic"),
    "Colours": ("For weak blue vision (tritan)", "Standard"),
    "Print size": ("Large", "Normal"),
    "Language": ("Deutsch",),
}


async def seat(someone: Someone) -> None:
    """Open a table where somebody is, so that they play there. The bot knows that its message
    shows the table when it has changed it."""
    someone.say("/play reversi")
    await someone.play("+ Computer")
    await someone.play("Me here too")


async def choose_everything(someone: Someone, message: object) -> None:
    """Press through all choices; only ever this message changes."""
    before = [each.id for each in someone.messages]
    for setting, choices in CHOICES.items():
        for choice in choices:
            assert await someone.press(f"{setting}:") == Answer()
            await someone.offered("Back")
            assert await someone.press(choice) == Answer()
            shown = "Sprache: Deutsch" if setting == "Language" else f"{setting}: {choice.lower()}"
            assert await someone.offered(shown) is message
    assert [each.id for each in someone.messages] == before


@pytest.mark.parametrize("topic", [False, True])
async def test_a_groups_settings_are_chosen_in_one_message(
    bot: Run, telegram: TelegramServer, alice: Account, topic: bool
) -> None:
    group = telegram.group(forum=topic)
    there = alice.at(group, group.topic() if topic else None)
    async with bot():
        await seat(there)
        there.say("/settings")
        await choose_everything(there, await there.sees(TITLE))


async def test_in_a_private_chat_they_are_ones_own(bot: Run, alice: Account) -> None:
    async with bot():
        alice.private.say("/settings")
        message = await alice.private.sees("Your settings")
        assert message.labels[0] == "Notices: in the table’s chat"
        await alice.private.press("Notices:")
        await alice.private.press("Privately")
        assert await alice.private.offered("Notices: privately") is message
        await alice.private.press("Language:")
        await alice.private.press("Deutsch")
        assert await alice.private.sees("Deine Einstellungen") is message


async def test_somebody_who_does_not_play_there_is_refused(
    bot: Run, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    group = telegram.group()
    async with bot():
        await seat(alice.at(group))
        alice.at(group).say("/settings")
        message = await alice.at(group).sees(TITLE)
        for label in ("Theme:", "Notices:"):
            answer = await bruno.at(group).press(label, message)
            assert answer.alert
            assert answer.text.startswith("Die Einstellungen dieses Chats ändert, wer hier")
        await alice.at(group).press("Theme:")
        await alice.at(group).offered("Dark")
        answer = await bruno.at(group).press("Dark", message)
        assert answer.alert and "ändert, wer hier" in answer.text
        assert "✓ Automatic" in message.labels


async def test_without_private_messages_a_link_leads_to_ones_own(
    bot: Run, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    group = telegram.group()
    async with bot():
        await seat(alice.at(group))
        alice.at(group).say("/settings")
        message = await alice.at(group).sees(TITLE)
        answer = await bruno.at(group).press("Only for me", message)
        assert answer.url.endswith("?start=settings")
        assert TITLE in message.text
        bruno.private.say("/start settings")
        await bruno.private.sees("Deine Einstellungen")


async def test_who_does_not_play_gets_a_link_to_their_own_by_command(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    there = alice.at(telegram.group())
    async with bot():
        there.say("/settings")
        invitation = await there.offered("Open privately")
        assert [button["url"].partition("?")[2] for button in invitation.buttons] == [
            "start=settings"
        ]
        assert not [m for m in there.messages if "Theme" in " ".join(m.labels)]


async def test_with_private_messages_ones_own_open_in_the_group(
    seated: Two, telegram: TelegramServer
) -> None:
    alice, ben = seated
    before = len(alice.whispers)
    alice.say("/settings")
    message = await alice.sees(TITLE)
    assert await ben.press("Only for me", message) == Answer()
    own = await ben.told("Your settings")
    await ben.press("Theme:", own)
    await telegram.until(lambda: "✓ Automatic" in own.labels)
    await ben.press("Dark", own)
    await telegram.until(lambda: "Theme: dark" in own.labels)
    assert len(ben.whispers) == 1
    assert len(alice.whispers) == before
    assert TITLE in message.text and "Theme: automatic" in message.labels


async def test_a_settings_message_works_after_a_restart_and_when_it_was_deleted(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    there = alice.at(telegram.group())
    async with bot():
        await seat(there)
        there.say("/settings")
        message = await there.sees(TITLE)
    async with bot():
        await there.press("Theme:", message)
        assert await there.offered("Back") is message
        press = there.tap("Dark", message)
        message.deleted = True
        assert await press.answered() == Answer()
        await there.offered("Theme: dark")


async def test_a_chosen_palette_and_size_are_those_of_the_own_hand_alone(
    seated: Two, telegram: TelegramServer
) -> None:
    alice, ben = seated
    board = next(m for m in reversed(alice.messages) if m.picture)
    await open_hand(alice)
    await open_hand(ben)
    await telegram.until(lambda: _hands(alice) and _hands(ben))
    shared, standard = board.picture, hand(ben).picture
    alice.say("/settings")
    message = await alice.sees(TITLE)
    await ben.press("Only for me", message)
    own = await ben.told("Your settings")
    for setting, choice in (("Colours", "High contrast"), ("Print size", "Large")):
        await ben.press(f"{setting}:", own)
        await telegram.until(lambda choice=choice: choice in own.labels)  # type: ignore[misc]
        await ben.press(choice, own)
        wanted = f"{setting}: {choice.lower()}"
        await telegram.until(lambda wanted=wanted: wanted in own.labels)  # type: ignore[misc]
    await open_hand(ben)
    await telegram.until(lambda: _hands(ben) and _hands(ben)[-1].picture != standard)
    look = page_of(_hands(ben)[-1].picture)
    assert (page_of(standard), look) == (THEMES["light"].page, SHARP["light"].page)
    assert board.picture == shared and page_of(hand(alice).picture) == THEMES["light"].page
    assert not leaks(telegram, alice, ben)


def _hands(someone: Someone) -> list[Message]:
    return [message for message in someone.whispers if message.picture]
