"""/games in Telegram: for one person alone in groups that can, by a link in others, and /games
here for everybody."""

import pytest

from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Message
from tests.platforms.telegram.conftest import MENUS, Run
from tests.platforms.telegram.hands import GAME, Two, choices, leaks, sit_down, to_move

LINK = "https://t.me/CrosstableTestBot?start=games"


def tables(message: Message) -> list[str]:
    """The labels of the buttons that lead to tables."""
    data = ((b["text"], b.get("callback_data", "")) for b in message.buttons)
    return [label for label, payload in data if payload.startswith(("open:", "board:"))]


async def registered(telegram: TelegramServer) -> None:
    """The menu is there, so that people's clients know which commands are hidden."""
    await telegram.until(lambda: len(telegram.commands) == MENUS)


@pytest.mark.parametrize("api", ["10.2", "10.3"])
async def test_in_a_group_the_list_and_its_tables_are_shown_to_one_alone(
    seated: Two, telegram: TelegramServer
) -> None:
    await registered(telegram)
    alice, ben = seated
    before = [m.id for m in alice.messages]
    for player, other in ((alice, "Ben"), (ben, "Alice Liddell")):
        player.say("/games")
        listed = await player.told(f" · {other} — ")
        assert len(tables(listed)) == 1 and not listed.picture
        await player.press(tables(listed)[0], listed)
        await telegram.until(lambda: any(m.picture for m in player.whispers))  # noqa: B023
    mover = await to_move(alice, ben)
    assert choices(mover.whispers[0])
    assert [m.id for m in alice.messages] == before
    assert not leaks(telegram, alice, ben)


async def test_a_group_without_private_messages_is_shown_the_way_alone(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    telegram.api = "10.1"
    group = telegram.group()
    async with bot():
        here, ben = alice.at(group), telegram.user("Ben").at(group)
        board = await sit_down(GAME, here, ben)
        for word in ("games", "tables"):
            here.say(f"/{word}")
            way = await here.sees("Only you may see this")
            assert [button.get("url") for button in way.buttons] == [LINK]
        assert not [m for m in group.visible(None) if "— " in m.text and m is not board]
        alice.private.say("/start games")
        listed = await alice.private.sees(" · Ben — ")
        assert "another chat" in listed.text
        await alice.private.press(tables(listed)[0], listed)
        opened: Message = await telegram.until(lambda: _board(alice.private))
        assert opened.id > listed.id and tables(listed)


def _board(someone: Someone) -> Message | None:
    return next((m for m in someone.messages if m.picture), None)


async def test_in_a_private_chat_the_list_stays_and_the_board_comes_below_it(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    there = alice.private
    async with bot():
        for word in ("games", "tables"):
            there.say(f"/{word}")
            await there.sees("You are not at any table now")
        await there.press("Reversi")
        lobby: Message = await telegram.until(lambda: _board(there))
        there.say("/tables")
        listed = await there.sees("waits for players")
        await there.press(tables(listed)[0], listed)
        await telegram.until(lambda: (_board(there) or lobby).id > listed.id)
        assert tables(listed) and lobby.deleted


@pytest.mark.parametrize("api", ["10.1", "10.3"])
async def test_the_chats_own_list_is_for_everybody_and_sends_the_board_down(
    seated: Two, telegram: TelegramServer
) -> None:
    await registered(telegram)
    alice, ben = seated
    board, whispers = alice.board, len(alice.whispers)
    alice.say("/games here")
    listed = await ben.sees("Running in this chat")
    assert "Alice" in listed.text and "Ben" in listed.text
    assert len(alice.whispers) == whispers
    await ben.press(tables(listed)[0], listed)
    await telegram.until(lambda: board.deleted)
    assert alice.board.id > listed.id


async def test_nobodys_menu_has_it_twice(seated: Two, telegram: TelegramServer) -> None:
    await registered(telegram)
    for entries in telegram.commands.values():
        names = [entry["command"] for entry in entries]
        assert names.count("games") == 1 and "tables" not in names
