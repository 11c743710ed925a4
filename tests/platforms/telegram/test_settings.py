"""/settings on Telegram: the group's and one's own, for whoever asks alone."""

from collections.abc import Callable

import pytest

from render.theme import SHARP, THEMES
from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Answer, Message
from tests.platforms.looks import page_of
from tests.platforms.telegram.conftest import Run
from tests.platforms.telegram.hands import Two, hand, leaks, open_hand
from tests.platforms.telegram.test_hidden_commands import registered

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


async def choose_everything(someone: Someone, message: Message) -> None:
    """Press through all choices; only ever this message changes."""
    before = [each.id for each in (*someone.messages, *someone.whispers)]
    for setting, choices in CHOICES.items():
        for choice in choices:
            await choose(someone, message, setting, choice)
    assert [each.id for each in (*someone.messages, *someone.whispers)] == before


async def unfold(someone: Someone, message: Message, setting: str) -> None:
    """Open what holds a setting, where that is folded."""
    if not any(label.startswith(f"{setting}:") for label in message.labels):
        assert await someone.press("Look", message) == Answer()
        await someone.server.until(lambda: any(setting in label for label in message.labels))


async def choose(someone: Someone, message: Message, setting: str, choice: str) -> None:
    """Press a setting, and one of its choices."""
    await unfold(someone, message, setting)
    assert await someone.press(f"{setting}:", message) == Answer()
    shown = f"{setting}:"
    await someone.server.until(lambda: not any(one.startswith(shown) for one in message.labels))
    assert "Back" in message.labels
    assert await someone.press(choice, message) == Answer()
    said = choice if setting == "Language" else choice.lower()
    await someone.server.until(lambda: f"{setting}: {said}" in message.labels)


async def choose_by_picture(
    someone: Someone, message: Message, shown: Callable[[], list[Message]]
) -> Message:
    """Choose a board; the message with the settings afterwards, of which there is one at most."""
    before, wood = len(shown()), "Board: wood"
    await unfold(someone, message, "Board")
    await someone.press("Board:", message)
    await someone.server.until(lambda: any(each.picture for each in shown()))
    await someone.press("2 Wood", next(each for each in shown() if each.picture))
    await someone.server.until(lambda: any(wood in each.labels for each in shown()))
    await someone.server.until(lambda: len(shown()) == before)
    return next(each for each in shown() if wood in each.labels)


async def settings(someone: Someone) -> Message:
    """Type /settings where nobody else sees it; what opens."""
    await registered(someone.server)
    someone.say("/settings")
    return await someone.told(TITLE)


async def test_a_groups_settings_are_chosen_in_a_message_for_whoever_asks(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    telegram.api = "10.3"
    group = telegram.group(forum=True)
    there = alice.at(group, group.topic())
    async with bot():
        await seat(there)
        before = [message.id for message in there.messages]
        message = await choose_by_picture(there, await settings(there), lambda: there.whispers)
        await choose_everything(there, message)
        assert [message.id for message in there.messages] == before


async def test_without_private_messages_they_are_chosen_in_the_private_chat(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    telegram.api = "10.1"
    group = telegram.group()
    there = alice.at(group)
    async with bot():
        await seat(there)
        asked = there.say("/settings")
        invitation = await there.offered("Open privately")
        assert invitation.silent and invitation.reply_to == asked.id
        private = there.follow(str(invitation.buttons[0]["url"]))
        await choose_everything(private, await private.sees(TITLE))
        # Whoever has a private chat finds it there at once, with a way back.
        before = [message.id for message in there.messages]
        asked = there.say("/settings")
        opened = await private.offered("Back to the group")
        assert TITLE in opened.text and "Language: Deutsch" in opened.labels
        await choose(private, opened, "Theme", "Dark")
        way = f"https://t.me/c/{str(group.id).removeprefix('-100')}/{asked.id}"
        assert opened.buttons[-1] == {"text": "Back to the group", "url": way}
        assert [message.id for message in there.messages] == [*before, asked.id]


async def test_in_a_private_chat_they_are_ones_own(bot: Run, alice: Account) -> None:
    async with bot():
        alice.private.say("/settings")
        message = await alice.private.sees("Your settings")
        assert message.labels[0] == "Notices: in the table’s chat"
        await alice.private.press("Notices:")
        await alice.private.press("Privately")
        assert await alice.private.offered("Notices: privately") is message
        private = alice.private
        message = await choose_by_picture(private, message, lambda: private.messages[1:])
        await alice.private.press("Back", message)
        await alice.private.offered("Language: automatic")
        await alice.private.press("Language:")
        await alice.private.press("Deutsch")
        assert await alice.private.sees("Deine Einstellungen") is message


@pytest.mark.parametrize("api", ["10.1", "10.3"])
async def test_somebody_who_does_not_play_there_is_refused(
    bot: Run, telegram: TelegramServer, alice: Account, bruno: Account, api: str
) -> None:
    telegram.api = api
    group = telegram.group()
    async with bot():
        await seat(alice.at(group))
        refused = "Die Einstellungen dieses Chats ändert, wer hier"
        board = alice.at(group).board
        for path in ("chat", f"chat{group.id}", "chat.theme.dark"):
            answer = await bruno.at(group).send(f"settings::0:{path}", board).answered()
            assert answer.alert and answer.text.startswith(refused)
        bruno.at(group).follow(f"=settings__0_chat{group.id}_theme")
        await bruno.private.sees(refused)
        # A link that somebody else has written chooses nothing.
        alice.at(group).follow(f"=settings__0_chat{group.id}_theme_dark")
        await telegram.until(lambda: len(alice.private.messages) > 1)
        answer = await alice.at(group).send("settings::0:chat", board).answered()
        if api == "10.1":
            private = alice.at(group).follow(answer.url)
            assert "Theme: automatic" in (await private.sees(TITLE)).labels
        else:
            assert "Theme: automatic" in (await alice.at(group).told(TITLE)).labels


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
    own = await settings(ben)
    before = len(alice.whispers)
    await ben.press("Only for me", own)
    await telegram.until(lambda: "Your settings" in own.text)
    await choose(ben, own, "Theme", "Dark")
    assert len(ben.whispers) == 1
    assert len(alice.whispers) == before
    message = await settings(alice)
    assert "Theme: automatic" in message.labels


async def test_a_settings_message_of_an_earlier_version_leads_to_them_after_a_restart(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    telegram.api = "10.3"
    there = alice.at(telegram.group())
    async with bot():
        await seat(there)
    async with bot():
        board, before = there.board, there.board.content()
        press = there.send("settings::0:chat.theme", board)
        assert await press.answered() == Answer()
        message = await there.told("Theme")
        await there.press("Dark", message)
        await telegram.until(lambda: "Theme: dark" in message.labels)
        assert board.text == before[0]


async def test_a_chosen_palette_and_size_are_those_of_the_own_hand_alone(
    seated: Two, telegram: TelegramServer
) -> None:
    alice, ben = seated
    board = next(m for m in reversed(alice.messages) if m.picture)
    await open_hand(alice)
    await open_hand(ben)
    await telegram.until(lambda: _hands(alice) and _hands(ben))
    shared, standard = board.picture, hand(ben).picture
    own = await settings(ben)
    await ben.press("Only for me", own)
    await telegram.until(lambda: "Your settings" in own.text)
    await unfold(ben, own, "Colours")
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
